// The lines of a table in, its rows out: cells by the column they stand in, lines of one row together, and whether the first names columns.

import type { Word } from '../../../pdf/page.ts';
import { textOf, type VisualLine } from '../visual-lines.ts';
import { type Column, columnsOf, cutAt, overlap } from './columns.ts';
import { isHeader } from './head.ts';
import { rowGroups, wrappedRows } from './row-groups.ts';
import type { TableRow } from './tables.ts';

export function rowsOf(lines: readonly VisualLine[], table: number): TableRow[] {
  const inOrder = columnsInOrder(lines);
  const columns = inOrder ?? columnsOf(lines);
  const starts = new Set(lines.flatMap(({ segments }) => (segments.length > 1 ? [Math.round(segments[0].x0)] : [])));
  const cells = new Map(
    lines.map((line) => [line, inOrder ? cellsInOrder(line, columns.length) : cellsIn(line, columns, starts)]),
  );
  const cellsOf = (line: VisualLine): ReadonlyMap<number, readonly Word[]> => cells.get(line)!;
  const groups = wrappedRows(lines, columns, cellsOf) ?? rowGroups(lines, columns, cellsOf);
  const found = groups.map((group) => {
    const own: (readonly Word[] | undefined)[] = columns.map((_, k) => {
      const words = group.flatMap((line) => cellsOf(line).get(k) ?? []);
      return words.length > 0 ? words : undefined;
    });
    return { cells: own, lines: group };
  });
  const rows = areTiles(found) ? [found[1], found[0]] : found;
  const hasHeader = rows.length > 1 && (rows !== found || isHeader(rows[0], rows.slice(1)));
  const edges = columns.map((_, k) => Math.max(...rows.flatMap((r) => r.cells[k]?.map((w) => w.x1) ?? [0])));
  return rows.map((row, k) => ({
    kind: 'row',
    cells: row.cells,
    lines: row.lines,
    isHeader: hasHeader && (k === 0 || repeatsHead(row.cells, rows[0].cells)),
    table,
    hasHeader,
    edges,
  }));
}

/** "31.4 | 138/84 | 14/24" over "BMI kg/m2 | BP mmHg | Epworth": the names stand below what they name. */
const areTiles = (rows: readonly { readonly cells: Cells }[]): boolean => {
  if (rows.length !== 2) return false;
  const [above, below] = rows.map((row) => row.cells.map((c) => (c ? textOf(c) : '')));
  return (
    above.length >= FEWEST_TILES &&
    above.every((t) => /^[<>≤≥~]?\d[\d.,/%]*(?: ?(?:%|[a-zµ]{1,5}))?$/i.test(t)) &&
    below.every((t) => /^[A-Za-z][^:]*$/.test(t))
  );
};
const FEWEST_TILES = 3;

type Cells = readonly (readonly Word[] | undefined)[];

/** "Right eye | At rest | Taped" below the rows of "Left eye | At rest | Taped": the same head over the next part of the table. */
function repeatsHead(cells: Cells, head: Cells): boolean {
  const own = cells.slice(1).map(wordsOf);
  return (
    own.filter((text) => text !== '').length >= FEWEST_REPEATED && head.slice(1).every((h, k) => wordsOf(h) === own[k])
  );
}
const FEWEST_REPEATED = 2;
const wordsOf = (cell: readonly Word[] | undefined): string => (cell ? textOf(cell).toLowerCase() : '');

/**
 * Columns of blanks typed for another type run ragged, and one row's cells stand under another row's neighbours. Where every row has as
 * many of them, at least three, their order tells the columns; the first may have no name.
 */
function columnsInOrder(lines: readonly VisualLine[]): Column[] | undefined {
  const [head, ...rows] = lines;
  const count = rows[0]?.segments.length ?? 0;
  if (count < FEWEST_IN_ORDER || rows.length < FEWEST_IN_ORDER || rows.some((row) => row.segments.length !== count))
    return undefined;
  const columns = rows[0].segments.map(
    (_, k): Column => ({
      x0: Math.min(...rows.map((row) => row.segments[k].x0)),
      x1: Math.max(...rows.map((row) => row.segments[k].x1)),
    }),
  );
  const areRagged = columns.some((c, k) => k > 0 && c.x0 < columns[k - 1].x1);
  const unnamed = count - head.segments.length;
  const isHead = unnamed === 0 || (unnamed === 1 && head.x0 > columns[0].x0 + 2 * head.size);
  return areRagged && isHead ? columns : undefined;
}
const FEWEST_IN_ORDER = 3;

const cellsInOrder = ({ segments }: VisualLine, count: number): Map<number, readonly Word[]> =>
  new Map(segments.map((s, k) => [k + count - segments.length, s.words]));

/** In type sizes. */
const SAME_EDGE = 0.1;

/** The words of a line by the column that most of them stand in; of the first, also where they begin as its other cells do. */
export function cellsIn(
  line: VisualLine,
  columns: readonly Column[],
  starts: ReadonlySet<number>,
): Map<number, Word[]> {
  const cells = new Map<number, Word[]>();
  for (const s of line.segments.flatMap((seg) => cutAt(seg, columns))) {
    // "HGB / HCT" below "WBC   7.9" is as wide as both.
    if (s.x0 < columns[0].x1 && s === line.segments[0] && starts.has(Math.round(s.x0))) {
      cells.set(0, [...s.words]);
      continue;
    }
    // As wide as several columns, it stands in the one that begins where it does.
    const under = columns.filter((c) => overlap(s, c) > 0);
    let best = under.length > 1 ? columns.findIndex((c) => Math.abs(c.x0 - s.x0) < SAME_EDGE * line.size) : -1;
    let most = Number.NEGATIVE_INFINITY;
    if (best < 0)
      columns.forEach((c, k) => {
        const o = Math.max(overlap(s, c), -Math.abs(s.x0 - c.x0));
        if (o > most) {
          most = o;
          best = k;
        }
      });
    cells.set(best, [...(cells.get(best) ?? []), ...s.words]);
  }
  return cells;
}
