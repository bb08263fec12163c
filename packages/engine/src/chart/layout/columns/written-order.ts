// In which order a file writes the words on both sides of a gutter: columns one after the other, the rows of a table across.

import type { Word } from '../../../pdf/page.ts';

/** Where the second of two pairs of columns begins that stand one below the other: the file writes left, right, left, right. */
export function secondPair(
  left: readonly Word[],
  right: readonly Word[],
  written: readonly Word[],
): number | undefined {
  const isLeft = new Map([...left.map((w) => [w, true] as const), ...right.map((w) => [w, false] as const)]);
  const runs: { readonly isLeft: boolean; y0: number; y1: number }[] = [];
  for (const w of written) {
    const side = isLeft.get(w);
    if (side === undefined) continue;
    const last = runs.at(-1);
    if (last?.isLeft === side) {
      last.y0 = Math.min(last.y0, w.y0);
      last.y1 = Math.max(last.y1, w.y1);
    } else if (runs.length === 4) return undefined;
    else runs.push({ isLeft: side, y0: w.y0, y1: w.y1 });
  }
  const [a, b, c, d] = runs;
  if (!d || !a.isLeft) return undefined;
  const top = Math.min(c.y0, d.y0);
  return Math.max(a.y1, b.y1) <= top ? top : undefined;
}

/** How often the file goes from one side to the other; counted no further than is asked, to one more than `most`. */
export function changesOfSide(
  left: readonly Word[],
  right: readonly Word[],
  written: readonly Word[],
  most: number,
): number {
  const sideOf = new Map<Word, number>();
  for (const w of left) sideOf.set(w, 0);
  for (const w of right) sideOf.set(w, 1);
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { y0 } of sideOf.keys()) {
    if (y0 < top) top = y0;
    if (y0 > bottom) bottom = y0;
  }
  let changes = 0;
  let last: number | undefined;
  for (const w of written) {
    // Most of a page's words stand above the columns or below them.
    if (w.y0 < top || w.y0 > bottom) continue;
    const side = sideOf.get(w);
    if (side === undefined) continue;
    if (last !== undefined && side !== last && ++changes > most) break;
    last = side;
  }
  return changes;
}
