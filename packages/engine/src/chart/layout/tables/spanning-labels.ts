// The lines below a table's head in, its rows out where a cell of the first column spans several: "Knee" beside "Flexion" and "Extension".
//
// Such a cell is set in the middle of its rows, or beside the first of them. It is put above them as their title, for each of the rows
// that it spans has values of its own.

import type { Word } from '../../../pdf/page.ts';
import { type VisualLine, visualLines } from '../visual-lines.ts';
import type { Column } from './columns.ts';
import { cellsIn } from './rows.ts';
import type { BlockLine, TableRow } from './tables.ts';

type Cells = ReadonlyMap<number, readonly Word[]>;
type Row = { readonly line: VisualLine; readonly own: Cells };
type Group = { readonly label: readonly Word[]; readonly rows: readonly Row[] };

/** Rows stand farther apart than the lines of a cell do, in type sizes from line to line. */
const ROW = 1.5;
const FEWEST_COLUMNS = 3;
const FEWEST_LINES = 3;

export function spannedRows(lines: readonly VisualLine[], columns: readonly Column[]): BlockLine[] | undefined {
  if (columns.length < FEWEST_COLUMNS || lines.length < FEWEST_LINES) return undefined;
  if (!lines.some((line) => isSetIn(line, columns[0]))) return undefined;
  const starts = new Set(lines.flatMap(({ segments }) => (segments.length > 1 ? [Math.round(segments[0].x0)] : [])));
  const cells = lines.map((line): Cells => cellsIn(line, columns, starts));
  const groups = groupsOf(lines, cells, columns.length);
  if (!groups?.some((g) => g.rows.length > 1)) return undefined;
  return groups.flatMap(({ label, rows }): BlockLine[] => [
    { kind: 'line', line: visualLines(label)[0] },
    ...rows.map(
      ({ line, own }): TableRow => ({
        kind: 'row',
        cells: columns.map((_, k) => own.get(k)),
        lines: [line],
        isHeader: false,
        table: 0,
        hasHeader: true,
      }),
    ),
  ]);
}

/** Begins right of the first column, with several cells. */
const isSetIn = ({ segments, x0, size }: VisualLine, first: Column): boolean =>
  segments.length > 1 && x0 > first.x0 + 2 * size;

/** Groups of rows beside one cell each; `undefined` where the lines are anything else. */
function groupsOf(
  lines: readonly VisualLine[],
  cells: readonly Cells[],
  columns: number,
): readonly Group[] | undefined {
  const groups: Group[] = [];
  let at = 0;
  while (at < lines.length) {
    const from = at;
    while (at < lines.length && !cells[at].has(0)) at++;
    const label = cells[at]?.get(0);
    if (!label) return undefined;
    // Set in the middle, as many rows follow as stand above; beside the first row, all up to the next cell.
    let end = at + 1 + (at - from);
    if (at === from) while (end < lines.length && !cells[end].has(0)) end++;
    if (end > lines.length) return undefined;
    const rows: Row[] = [];
    for (let k = from; k < end; k++) {
      if (k !== at && cells[k].has(0)) return undefined;
      const own = new Map([...cells[k]].filter(([column]) => column !== 0));
      if (own.size > 0) rows.push({ line: lines[k], own });
    }
    if (rows.length === 0 || rows.some(({ own }) => own.size !== columns - 1)) return undefined;
    if (rows.some(({ line }, k) => k > 0 && line.y0 - rows[k - 1].line.y0 < ROW * line.size)) return undefined;
    groups.push({ label, rows });
    at = end;
  }
  return groups;
}
