// The words of a page in, its blocks in reading order out: two-column prose is read column by column, all else top to bottom.

import type { Word } from '../../pdf/page.ts';
import { type VisualLine, visualLines } from './visual-lines.ts';

/** Words read together before the next block begins. */
export type TextBlock = readonly Word[];

const STEP = 3;
const FEWEST_LINES = 4;

/**
 * A gutter is a vertical strip that no word crosses over several lines. It divides columns of prose, not a table, when both
 * sides hold running text, or when the file itself writes one side after the other.
 */
export function textBlocks(words: readonly Word[], width: number, usual?: number): TextBlock[] {
  if (words.length === 0) return [];
  const found = words.length < 30 ? [words] : columnBlocks(words, width);
  return found.length === 1 && usual !== undefined ? usualColumns(words, usual) : found;
}

function columnBlocks(words: readonly Word[], width: number): TextBlock[] {
  const order = new Map(words.map((w, i) => [w, i]));
  const lines = visualLines(words);
  const gutter = bestGutter(lines, width);
  if (!gutter) return [words];
  const { from, to, x } = gutter;
  const inside = lines.slice(from, to).flatMap((l) => l.words);
  const left = inside.filter((w) => w.x1 <= x);
  const right = inside.filter((w) => w.x1 > x);
  if (!areColumns(left, right, order)) return [words];
  const wordsOf = (part: readonly VisualLine[]): TextBlock => part.flatMap((l) => l.words);
  return [
    ...textBlocks(wordsOf(lines.slice(0, from)), width),
    left,
    right,
    ...textBlocks(wordsOf(lines.slice(to)), width),
  ].filter((b) => b.length > 0);
}

/** Left edge of the right column where the page is set in columns. */
export function rightColumnEdge(blocks: readonly TextBlock[]): number | undefined {
  for (let i = 1; i < blocks.length; i++) {
    const edge = Math.min(...blocks[i].map((w) => w.x0));
    if (edge > Math.max(...blocks[i - 1].map((w) => w.x1))) return edge;
  }
  return undefined;
}

/** A short page of a record whose other pages are set in columns: the file writes the left column first, then the right at its usual place. */
function usualColumns(words: readonly Word[], edge: number): TextBlock[] {
  const order = new Map(words.map((w, i) => [w, i]));
  const lines = visualLines(words);
  const starts = (l: VisualLine): boolean => l.words.some((w) => Math.abs(w.x0 - edge) < 2);
  const from = lines.findIndex((l) => starts(l) && !crosses(l, edge - 4));
  if (from < 0) return [words];
  let to = from;
  while (to < lines.length && !crosses(lines[to], edge - 4)) to++;
  const inside = lines.slice(from, to).flatMap((l) => l.words);
  const left = inside.filter((w) => w.x1 <= edge);
  const right = inside.filter((w) => w.x1 > edge);
  const lastLeft = Math.max(...left.map((w) => order.get(w)!));
  const inOrder = left.length > 0 && right.every((w) => order.get(w)! > lastLeft);
  const startsThere = right.filter((w) => Math.abs(w.x0 - edge) < 2).length > 0;
  if (!inOrder || !startsThere) return [words];
  const rest = (part: readonly VisualLine[]): TextBlock => part.flatMap((l) => l.words);
  return [rest(lines.slice(0, from)), left, right, rest(lines.slice(to))].filter((b) => b.length > 0);
}

type Gutter = { readonly from: number; readonly to: number; readonly x: number };

function bestGutter(lines: readonly VisualLine[], width: number): Gutter | undefined {
  let best: (Gutter & { readonly score: number }) | undefined;
  for (let x = width * 0.3; x <= width * 0.7; x += STEP) {
    let from = 0;
    for (let i = 0; i <= lines.length; i++) {
      if (i < lines.length && !crosses(lines[i], x)) continue;
      const run = trimmed(lines, from, i, x);
      from = i + 1;
      if (!run) continue;
      const score = run.balance * 10 + run.clearance;
      if (!best || score > best.score) best = { from: run.from, to: run.to, x, score };
    }
  }
  return best;
}

const crosses = (line: VisualLine, x: number): boolean => line.words.some((w) => w.x0 < x + 2 && w.x1 > x - 2);

/** The run without leading and trailing lines that stand on one side only and so tell nothing; how many lines each side has. */
function trimmed(
  lines: readonly VisualLine[],
  from: number,
  to: number,
  x: number,
): { readonly from: number; readonly to: number; readonly balance: number; readonly clearance: number } | undefined {
  const hasRight = (l: VisualLine): boolean => l.words.some((w) => w.x0 >= x);
  let start = from;
  while (start < to && !hasRight(lines[start])) start++;
  if (start >= to) return undefined;
  // A left line just above the first right line belongs to the columns when they begin at nearly the same height.
  while (start > from && lines[start - 1].y1 > lines[start].y0 - lines[start].size * 0.6) start--;
  let left = 0;
  let right = 0;
  let leftEdge = 0;
  let rightEdge = Number.POSITIVE_INFINITY;
  for (let i = start; i < to; i++) {
    let onLeft = false;
    let onRight = false;
    for (const w of lines[i].words) {
      if (w.x1 <= x) {
        onLeft = true;
        leftEdge = Math.max(leftEdge, w.x1);
      } else {
        onRight = true;
        rightEdge = Math.min(rightEdge, w.x0);
      }
    }
    if (onLeft) left++;
    if (onRight) right++;
  }
  const balance = Math.min(left, right);
  const clearance = Math.min(x - leftEdge, rightEdge - x);
  return balance >= 2 && left + right >= 2 * FEWEST_LINES - 3 ? { from: start, to, balance, clearance } : undefined;
}

function areColumns(left: readonly Word[], right: readonly Word[], order: ReadonlyMap<Word, number>): boolean {
  const l = visualLines(left);
  const r = visualLines(right);
  const fewest = Math.min(l.length, r.length);
  if (fewest < 2) return false;
  const sides = [
    ...left.map((w) => [order.get(w)!, 0] as const),
    ...right.map((w) => [order.get(w)!, 1] as const),
  ].sort((a, b) => a[0] - b[0]);
  const changes = sides.filter(([, side], i) => i > 0 && side !== sides[i - 1][1]).length;
  const fill = Math.min(left.length / l.length, right.length / r.length);
  if (changes <= 3 && fewest >= 3) return fill >= 2.5;
  if (changes <= 1) return fill >= 3.5;
  return fewest >= FEWEST_LINES + 1 && fill >= 5 && runsOn(l) && runsOn(r);
}

/** Prose: most lines go on to about the column's right edge and do not begin with a capital. */
function runsOn(lines: readonly VisualLine[]): boolean {
  const edge = Math.max(...lines.map((l) => l.x1));
  const start = Math.min(...lines.map((l) => l.x0));
  const full = lines.filter((l) => l.x1 - start > (edge - start) * 0.75).length;
  const lower = lines.filter((l) => /^[a-z(]/.test(l.words[0].text)).length;
  return full >= lines.length * 0.5 && lower >= lines.length * 0.3;
}
