// The lines of a table in, its columns out: from where to where each one's cells stand.

import type { Word } from '../../../pdf/page.ts';
import { divided, median, type Segment, type VisualLine } from '../visual-lines.ts';
import { CLOSE } from './close-cells.ts';
import { CROSS } from './head.ts';

export type Column = { x0: number; x1: number };

export const overlap = (a: Column, b: Column): number => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);

/** Left, right or middle stand under one another, or most of one lies under the other. */
export const aligned = (a: Column, b: Column, size: number): boolean => {
  const shared = overlap(a, b);
  if (shared <= 0) return false;
  const near = size * 0.7;
  return (
    Math.abs(a.x0 - b.x0) < near ||
    Math.abs(a.x1 - b.x1) < near ||
    Math.abs(a.x0 + a.x1 - b.x0 - b.x1) < 2 * near ||
    shared > 0.7 * Math.min(a.x1 - a.x0, b.x1 - b.x0)
  );
};

export function widen(columns: Column[], s: Segment): void {
  const under = columns.filter((c) => overlap(s, c) > 0);
  if (under.length === 1) {
    under[0].x0 = Math.min(under[0].x0, s.x0);
    under[0].x1 = Math.max(under[0].x1, s.x1);
  } else if (under.length === 0) {
    columns.push({ x0: s.x0, x1: s.x1 });
    columns.sort((a, b) => a.x0 - b.x0);
  }
}

/** No table has more; a page of dots may seem to. */
const MOST_COLUMNS = 40;

export function columnsOf(lines: readonly VisualLine[]): Column[] {
  const columns: Column[] = [];
  const rows = [...lines].sort((a, b) => b.segments.length - a.segments.length);
  for (const line of rows) for (const s of line.segments) widen(columns, s);
  columns.sort((a, b) => a.x0 - b.x0);
  // A name in the middle and a figure at its left or right may stand beside each other: no line has a cell in both.
  const head = lines.reduce((a, b) => (b.y0 < a.y0 ? b : a));
  const most = rows[0].segments.length;
  // Under "Yes   No" with a cross each, no cell may stand under "Yes"; it is no name of what is asked.
  const areCrossed = rows.every((row) => row === head || row.segments.slice(1).every((s) => CROSS.test(s.text)));
  for (let k = columns.length - 1; k > 0 && columns.length <= MOST_COLUMNS; k--) {
    const [a, b] = [columns[k - 1], columns[k]];
    if (k === 1 && areCrossed && rows.length > 1 && a.x1 < head.x0) continue;
    const isIn = (s: Segment, c: Column): boolean => overlap(s, c) > 0;
    const inBoth = (s: Segment): boolean => isIn(s, a) && isIn(s, b);
    const has = (row: VisualLine, c: Column): boolean => row.segments.some((s) => isIn(s, c) && !inBoth(s));
    if (rows.some((row) => has(row, a) && has(row, b))) continue;
    const isHead = (c: Column): boolean => rows.every((row) => row === head || !has(row, c));
    const isOne = rows.some((row) => row.segments.some(inBoth)) || (columns.length > most && (isHead(a) || isHead(b)));
    if (isOne) columns.splice(k - 1, 2, { x0: a.x0, x1: b.x1 });
  }
  return columns;
}

/** A word that stands exactly under a later column's left edge begins that cell. */
export function cutAt(segment: Segment, columns: readonly Column[]): readonly Segment[] {
  const { words } = segment;
  const usual = usualGap(words);
  const isCut = (w: Word, k: number): boolean =>
    k > 0 &&
    !words[k - 1].text.endsWith(':') &&
    w.x0 - words[k - 1].x1 > Math.max(w.size * CLOSE, usual) &&
    columns.some((c) => Math.abs(c.x0 - w.x0) < 1.5 && c.x0 > segment.x0 + 2);
  return divided(
    segment,
    words.flatMap((w, k) => (isCut(w, k) ? [k] : [])),
  );
}

/** In typed print words of prose stand far apart, and by chance exactly under one another: a cell's gap is wider than its line's others. */
function usualGap(words: readonly Word[]): number {
  if (words.length < PROSE) return 0;
  const gaps = words.slice(1).map((w, k) => w.x0 - words[k].x1);
  return 1.2 * median(gaps);
}
/** In words. */
const PROSE = 6;
