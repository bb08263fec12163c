// Plain text in, chart out, by the same road as a PDF: the text is set in fixed-width type and read. For policy tests and marked sentences.
//
//   === visit_note 2026-06-09 Office visit        begins a document of that kind, date of service and title
//   a form feed                                   begins a page, and with it a document like the one before
//   | cells | between | bars |                    are set as a table, and so are rows of three cells and more without the outer bars
// Text without such a line is one visit note of 2026-06-01. Documents are signed by a clinician unless the text itself signs
// or says that it is unsigned, and forms of patients, suppliers and payers are theirs.

import type { Page, Word } from '../pdf/page.ts';
import { type Day, dayFromIso } from '../values/civil-date.ts';
import type { Chart, DocumentKind } from './chart.ts';
import { type Given, readStructured } from './read-chart.ts';

const HEAD = /^=== *([a-z_]+)(?: +(\d{4}-\d\d-\d\d))?(?: +(.*))?$/;
/** What people call kinds of documents beside their names here. */
export const everydayKinds: Readonly<Record<string, DocumentKind>> = {
  discharge_summary: 'hospital_note',
  consult: 'consultation',
  questionnaire: 'patient_form',
};
const CHAR = 6;
const LINE = 12;
const SIZE = 10;
const MARGIN = 50;
export const TEXT_DAY = '2026-06-01';

type Part = Given & { readonly lines: readonly string[] };

export function chartFromText(text: string): Chart {
  const parts = partsOf(text);
  return readStructured(
    parts.map((part, i) => pageOfLines(withTablesSet(part.lines), i + 1)),
    parts,
  );
}

/** A page of fixed-width type, one line below the other. */
export function pageOfLines(lines: readonly string[], number: number): Page {
  const longest = Math.max(80, ...lines.map((l) => l.length));
  const height = Math.max(792, lines.length * LINE + 4 * MARGIN);
  const words = lines.flatMap((line, row): Word[] =>
    [...line.matchAll(/\S+/g)].map((m) => ({
      text: m[0],
      x0: MARGIN + m.index * CHAR,
      x1: MARGIN + (m.index + m[0].length) * CHAR,
      y0: 2 * MARGIN + row * LINE,
      y1: 2 * MARGIN + row * LINE + SIZE,
      size: SIZE,
    })),
  );
  return {
    number,
    width: 2 * MARGIN + longest * CHAR,
    height,
    source: words.length > 0 ? 'text' : 'blank',
    confidence: 100,
    words,
  };
}

function partsOf(text: string): Part[] {
  const parts: { kind: DocumentKind; day: Day; title: string; lines: string[] }[] = [];
  let kind: DocumentKind = 'visit_note';
  let day = dayFromIso(TEXT_DAY)!;
  for (const chunk of text.replace(/\r\n?/g, '\n').split('\f')) {
    let fresh = true;
    for (const line of chunk.split('\n')) {
      const head = HEAD.exec(line.trim());
      if (head) {
        kind = everydayKinds[head[1]] ?? (head[1] as DocumentKind);
        day = dayFromIso(head[2] ?? TEXT_DAY) ?? dayFromIso(TEXT_DAY)!;
        parts.push({ kind, day, title: head[3]?.trim() ?? '', lines: [] });
        fresh = false;
        continue;
      }
      if (fresh && line.trim() === '') continue;
      if (fresh) {
        parts.push({ kind, day, title: '', lines: [] });
        fresh = false;
      }
      parts.at(-1)!.lines.push(line);
    }
  }
  return parts.length > 0 ? parts : [{ kind, day, title: '', lines: [] }];
}

const BAR_ROW = /^\s*\|(.*)\|\s*$/;
const BARE_ROW = /^\s*[^|\s][^|]*(?: \| ?[^|]*){2,}$/;
const RULE = /^[\s|:-]+$/;

const barRow = (line: string): string[] | undefined => cellsOf(BAR_ROW.exec(line)?.[1]);
const bareRow = (line: string): string[] | undefined => cellsOf(BARE_ROW.exec(line)?.[0]);
const cellsOf = (row: string | undefined): string[] | undefined => row?.split('|').map((c) => c.trim());

/** Rows between bars ("| Drug | Result |") as columns of fixed-width type, the rule below their heads left out. */
function withTablesSet(lines: readonly string[]): readonly string[] {
  const out: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const isBare = BARE_ROW.test(lines[i]);
    const rows: string[][] = [];
    let end = i;
    for (; end < lines.length; end++) {
      const cells = (isBare ? bareRow : barRow)(lines[end]);
      if (!cells || (isBare && rows.length > 0 && rows[0].length !== cells.length)) break;
      if (!RULE.test(lines[end])) rows.push(cells);
    }
    if (rows.length < 2) {
      out.push(lines[i]);
      continue;
    }
    const columns = Math.max(...rows.map((r) => r.length));
    const widths = Array.from({ length: columns }, (_, c) => Math.max(...rows.map((r) => r[c]?.length ?? 0)) + 4);
    for (const row of rows)
      out.push(
        row
          .map((cell, c) => cell.padEnd(widths[c]))
          .join('')
          .trimEnd(),
      );
    i = end - 1;
  }
  return out;
}
