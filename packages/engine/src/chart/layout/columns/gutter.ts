// The lines of a page in, its best gutter out: a vertical strip that no word crosses over several lines, with words on both sides.

import type { VisualLine } from '../visual-lines.ts';
import { SHORTEST, stripsOf } from './strips.ts';

/** Lines `from` (included) to `to` (excluded) leave the place `x` free. */
export type Gutter = { readonly from: number; readonly to: number; readonly x: number };

const STEP = 3;
export const FEWEST_LINES = 4;
/** Room beside a strip above which more lines count for more than more room. */
const WIDE_ENOUGH = 20;

/** The best run of lines beside a place that none of their words crosses. */
export function bestGutter(lines: readonly VisualLine[], width: number): Gutter | undefined {
  const places: number[] = [];
  for (let x = width * 0.3; x <= width * 0.7; x += STEP) places.push(x);
  const strips = stripsOf(lines, places, STEP);
  let leftmost: Float64Array | undefined;
  let best: Gutter | undefined;
  let most = 0;
  for (let k = 0; k < places.length; k++) {
    if (!strips.mayDivide(k)) continue;
    leftmost ??= Float64Array.from(lines, firstWordEnd);
    const x = places[k];
    let from = 0;
    for (let i = 0; i <= lines.length; i++) {
      if (i < lines.length && !strips.isCrossed(i, k)) continue;
      const start = i - from >= SHORTEST ? withoutLead(lines, from, i, x) : i;
      from = i + 1;
      const balance = balanceOf(lines, leftmost, start, i, x);
      // Before the words are asked for their distance: it is less than the gutter's own from the page's edge.
      if (balance === 0 || (best && balance * 10 + x <= most)) continue;
      const score = balance * 10 + Math.min(clearanceOf(lines, start, i, x), WIDE_ENOUGH);
      if (best && score <= most) continue;
      best = { from: start, to: i, x };
      most = score;
    }
  }
  return best;
}

function firstWordEnd({ words, edges, at }: VisualLine): number {
  let end = edges[at + 1];
  for (let n = at + 3; n < at + 2 * words.length; n += 2) if (edges[n] < end) end = edges[n];
  return end;
}

/** Where the run begins without leading lines that stand on one side only and so tell nothing; `to` when nothing is left. */
function withoutLead(lines: readonly VisualLine[], from: number, to: number, x: number): number {
  let start = from;
  while (start < to && lines[start].x1 < x) start++;
  if (start >= to) return to;
  // A left line just above the first right line belongs to the columns when they begin at nearly the same height.
  while (start > from && lines[start - 1].y1 > lines[start].y0 - lines[start].size * 0.6) start--;
  return start;
}

/** How many lines the side with fewer has; 0 when that is too few for columns. */
function balanceOf(lines: readonly VisualLine[], leftmost: Float64Array, from: number, to: number, x: number): number {
  let left = 0;
  let right = 0;
  for (let i = from; i < to; i++) {
    if (leftmost[i] <= x) left++;
    if (lines[i].x1 > x) right++;
  }
  const balance = Math.min(left, right);
  return balance >= 2 && left + right >= 2 * FEWEST_LINES - 3 ? balance : 0;
}

/** From the gutter's middle to the nearer word. */
function clearanceOf(lines: readonly VisualLine[], from: number, to: number, x: number): number {
  let leftEdge = 0;
  let rightEdge = Number.POSITIVE_INFINITY;
  for (let i = from; i < to; i++) {
    const { words, edges, at } = lines[i];
    for (let n = at; n < at + 2 * words.length; n += 2) {
      const x0 = edges[n];
      const x1 = edges[n + 1];
      if (x1 > x) rightEdge = Math.min(rightEdge, x0);
      else leftEdge = Math.max(leftEdge, x1);
    }
  }
  return Math.min(x - leftEdge, rightEdge - x);
}
