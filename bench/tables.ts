// `npm run bench:tables [-- SET…]`: the tables of charts that have their HTML (charts/seventeenth), printed in several ways: how many rows are
// read cell by cell, and how many cells below a head under the right one.
//
// Seen on 22 November 2026, before and after heads were told ahead of the tables, in percent of 396 rows and 479 cells: as written 91.2 → 91.9
// and 98.1 → 98.1, typewriter 89.9 → 91.9 and 96.2 → 96.2, justified 81.6 → 87.6 and 75.4 → 78.3, capitals 87.9 → 91.7 and 86.0 → 91.4.

import { fileURLToPath } from 'node:url';
import { type Chart, readChart } from '@mnr/engine';
import { createReader } from '@mnr/reader';
import { labelsIn } from '../packages/cli/src/eval/labels.ts';
import { needs } from './needs.ts';
import { chromiumPath, openPrinter, prints, sourcesIn, type Table } from './printed.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sets = process.argv.length > 2 ? process.argv.slice(2) : [`${root}charts/seventeenth`];
needs([chromiumPath], 'apt-get install chromium, or set CHROMIUM to its path');
const printer = await openPrinter();
const reader = createReader({ workers: 2 });

/** What print changes of a text: blanks, hyphens, boxes, dots. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\s\u00AD\u2010☐☑☒[\]✓•·.…-]+/g, '');

type Row = readonly { readonly text: string; readonly head: string }[];

/** Rows of at least two cells, each cell with the head above it; forms, whose rows all begin with a label, have none. */
function rowsOf(table: Table): Row[] {
  let heads: readonly string[] = [];
  return table.flatMap((cells) => {
    if (cells.length > 1 && cells.every((c) => c.isHead || c.text === '') && cells.some((c) => c.isHead)) {
      heads = cells.map((c) => bare(c.text));
      return [];
    }
    const row = cells.map((c, k) => ({ text: bare(c.text), head: heads[k] ?? '' })).filter((c) => c.text !== '');
    return row.length > 1 ? [row] : [];
  });
}

/** The rows of a chart as it is read, by all that stands in them. */
function rowsRead({ text, lines }: Chart): ReadonlyMap<string, Row> {
  const at = (span: { start: number; end: number } | null): string =>
    span ? bare(text.slice(span.start, span.end)) : '';
  return new Map(
    lines
      .filter((l) => l.cells !== undefined && l.cells !== null)
      .map((l) => l.cells!.map((c) => ({ text: at(c), head: at(c.header) })).filter((c) => c.text !== ''))
      .map((row) => [keyOf(row), row]),
  );
}
const keyOf = (row: Row): string => row.map((c) => c.text).join('|');

for (const how of Object.keys(prints)) {
  let [rows, exact, cells, right] = [0, 0, 0, 0];
  for (const set of sets) {
    const sources = sourcesIn(set);
    for (const { label } of labelsIn(set)) {
      const html = sources.get(label.file);
      if (!html) continue;
      const read = rowsRead(readChart(await reader.read(await printer.print(html, how))));
      for (const row of (await printer.tables()).flatMap(rowsOf)) {
        const found = read.get(keyOf(row));
        rows++;
        if (found) exact++;
        row.forEach(({ head }, k) => {
          if (head === '') return;
          cells++;
          if (found?.[k].head === head) right++;
        });
      }
    }
  }
  const share = (n: number, of: number): string => `${n} of ${of} (${((100 * n) / of).toFixed(1)} %)`;
  console.log(
    `${how.padEnd(24)} rows read cell by cell ${share(exact, rows)}, cells under their head ${share(right, cells)}`,
  );
}
await printer.close();
await reader.close();
