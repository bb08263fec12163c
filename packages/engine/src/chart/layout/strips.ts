// Lines and places across the page in; which lines a narrow strip at each place runs through without meeting a word out.
//
// Places are bits, side by side for a line: whether something stands there in three lines together is told for all places at once.

import type { VisualLine } from './visual-lines.ts';

/** On both sides of a strip's middle. */
export const CLEAR = 2;
/** Fewer lines than that are not divided. */
export const SHORTEST = 3;

export type Strips = {
  /** Does a word of line `i` cross the strip at place `k`? */
  readonly isCrossed: (i: number, k: number) => boolean;
  /** Are there so many lines together that it does not cross, with a word to the right of it? */
  readonly mayDivide: (k: number) => boolean;
};

/** @param places from left to right, at one distance */
export function stripsOf(lines: readonly VisualLine[], places: readonly number[]): Strips {
  const count = places.length;
  const row = (count + 31) >> 5;
  const crossed = new Int32Array(lines.length * row);
  /** Places left of a line's end. */
  const inside = new Int32Array(lines.length * row);
  const step = places[1] - places[0];
  /** The first place that is not left of `x`, sought from near it. */
  const placeAt = (x: number): number => {
    let k = Math.max(0, Math.floor((x - places[0]) / step) - 1);
    while (k < count && places[k] < x) k++;
    return k;
  };
  const least = places[0] - CLEAR;
  const most = places[count - 1] + CLEAR;
  for (let i = 0; i < lines.length; i++) {
    const { words, x1: end } = lines[i];
    for (let n = 0; n < words.length; n++) {
      const { x0, x1 } = words[n];
      if (x1 <= least || x0 >= most) continue;
      let from = Math.max(0, Math.floor((x0 - places[0]) / step) - 1);
      while (from < count && x0 >= places[from] + CLEAR) from++;
      let to = from;
      while (to < count && x1 > places[to] - CLEAR) to++;
      fill(crossed, i * row, from, to);
    }
    fill(inside, i * row, 0, placeAt(end));
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
