// The lines of a block and a head in; the table below it out whose cells hold a cross each: "None | A little | A lot" over "Reading | X".
//
// Few rows have their cross in the same column, and under names set in the middle a cross at the left stands under none of them. A cross
// stands left of its name, under it, or right of it, the same way in all rows: where the name of the first column stands over its labels,
// and crosses beyond the first and the last name, tell which.

import type { VisualLine } from '../visual-lines.ts';
import { isNameOfColumn } from './head.ts';
import { HEAD_APART } from './head-lines.ts';
import type { TableRow } from './tables.ts';

const CROSS = /^(?:[xX✓✔✗✘☒☑•●*]|\[ ?[xX✓] ?\])$/;
const FEWEST_ROWS = 2;
/** In points. */
const EDGE = 3;

export function crossedTable(
  lines: readonly VisualLine[],
  at: number,
): { readonly rows: readonly TableRow[]; readonly end: number } | undefined {
  const head = lines[at];
  const first = lines[at + 1];
  if (!first || head.segments.length < 2 || !isCrossed(first) || first.y0 - head.y1 > HEAD_APART * head.size)
    return undefined;
  if (!head.segments.every(isNameOfColumn) || head.segments.some((s) => CROSS.test(s.text))) return undefined;
  let end = at + 1;
  while (end < lines.length && isCrossed(lines[end]) && goesOn(lines[end - 1], lines[end], first)) end++;
  const body = lines.slice(at + 1, end);
  if (body.length < FEWEST_ROWS) return undefined;
  const labels = Math.max(...body.map((l) => l.segments[0].x1));
  // The column of labels may have no name.
  const unnamed = head.x0 > labels ? 1 : 0;
  const names = unnamed === 1 ? head.segments : head.segments.slice(1);
  if (names.length < 2) return undefined;
  const crosses = body.flatMap((l) => l.segments.slice(1));
  const isLeft = crosses.some((c) => c.x0 < names[0].x0 - EDGE && c.x1 < names[0].x0);
  const isRight = crosses.some((c) => c.x0 > names.at(-1)!.x1 && CROSS.test(c.text));
  const leftNames = unnamed === 0 && Math.abs(head.x0 - first.x0) < EDGE;
  if (isLeft && isRight) return undefined;
  const fromRight = isRight || (!isLeft && leftNames);
  const columnOf = (x0: number): number => {
    const k = fromRight ? names.findLastIndex((n) => n.x0 <= x0 + EDGE) : names.findIndex((n) => n.x1 > x0);
    return k < 0 ? (fromRight ? 0 : names.length - 1) : k;
  };
  const row = (line: VisualLine, cells: TableRow['cells'], isHeader: boolean): TableRow => ({
    kind: 'row',
    cells,
    lines: [line],
    isHeader,
    table: 0,
    hasHeader: true,
  });
  const label = unnamed === 1 ? undefined : head.segments[0].words;
  const rows = body.map((line) => {
    const cells: TableRow['cells'][number][] = [line.segments[0].words, ...names.map(() => undefined)];
    for (const s of line.segments.slice(1)) {
      const k = columnOf(s.x0) + 1;
      cells[k] = [...(cells[k] ?? []), ...s.words];
    }
    return row(line, cells, false);
  });
  return { rows: [row(head, [label, ...names.map((n) => n.words)], true), ...rows], end };
}

/** A label, its cross, and what was written beside it. */
const isCrossed = ({ segments }: VisualLine): boolean =>
  segments.length >= 2 && !CROSS.test(segments[0].text) && CROSS.test(segments[1].text);

const goesOn = (above: VisualLine, line: VisualLine, first: VisualLine): boolean =>
  Math.abs(line.x0 - first.x0) < EDGE && line.y0 - above.y1 < HEAD_APART * line.size;
