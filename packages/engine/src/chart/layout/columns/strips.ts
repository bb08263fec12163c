// Lines and places across the page in; which lines a narrow strip at each place runs through without meeting a word out.
//
// Places are bits, side by side for a line: whether something stands there in three lines together is told for all places at once.

import type { VisualLine } from '../visual-lines.ts';

/** On both sides of a strip's middle. */
export const CLEAR = 3.5;
/** Surely narrower than a strip. */
const TIGHT = 1.9 * CLEAR;
/** Fewer lines than that are not divided. */
export const SHORTEST = 3;

export type Strips = {
  /** Does a word of line `i` cross the strip at place `k`? */
  readonly isCrossed: (i: number, k: number) => boolean;
  /** Are there so many lines together that it does not cross, with a word to the right of it? */
  readonly mayDivide: (k: number) => boolean;
};

/** @param places from left to right, `step` apart */
export function stripsOf(lines: readonly VisualLine[], places: readonly number[], step: number): Strips {
  const count = places.length;
  const row = (count + 31) >> 5;
  const crossed = new Int32Array(lines.length * row);
  /** Places left of a line's end. */
  const inside = new Int32Array(lines.length * row);
  /** A place that is not right of `x`, or the first: near enough to look from there. */
  const near = (x: number): number => Math.min(count, Math.max(0, Math.floor((x - places[0]) / step) - 1));
  const least = places[0] - CLEAR;
  const most = places[count - 1] + CLEAR;
  for (let i = 0; i < lines.length; i++) {
    const { words, x1: end, edges, at } = lines[i];
    const last = at + 2 * words.length;
    for (let n = at; n < last; n += 2) {
      const x0 = edges[n];
      let x1 = edges[n + 1];
      // Words so close that no strip fits between them are as one.
      for (; n + 2 < last && edges[n + 2] - x1 < TIGHT; n += 2) if (edges[n + 3] > x1) x1 = edges[n + 3];
      if (x1 <= least || x0 >= most) continue;
      let from = near(x0);
      while (from < count && x0 >= places[from] + CLEAR) from++;
      let to = Math.max(from, near(x1));
      while (to < count && x1 > places[to] - CLEAR) to++;
      fill(crossed, i * row, from, to);
    }
    let ended = near(end);
    while (ended < count && places[ended] < end) ended++;
    fill(inside, i * row, 0, ended);
  }
  const dividing = new Int32Array(row);
  for (let i = 0; i + SHORTEST <= lines.length; i++)
    for (let w = 0; w < row; w++) {
      let met = 0;
      let beside = 0;
      for (let at = i * row + w; at < (i + SHORTEST) * row; at += row) {
        met |= crossed[at];
        beside |= inside[at];
      }
      dividing[w] |= ~met & beside;
    }
  return {
    isCrossed: (i, k) => ((crossed[i * row + (k >> 5)] >>> (k & 31)) & 1) === 1,
    mayDivide: (k) => ((dividing[k >> 5] >>> (k & 31)) & 1) === 1,
  };
}

/** Sets the bits `from` … `to` of a row. */
function fill(bits: Int32Array, row: number, from: number, to: number): void {
  for (let k = from; k < to; k = (k | 31) + 1) {
    const last = Math.min(to - 1, k | 31);
    bits[row + (k >> 5)] |= (-1 << (k & 31)) & (-1 >>> (31 - (last & 31)));
  }
}
