// Drawn characters in content order → words with boxes.

import { around, type Box } from './geometry.ts';
import type { Break, Glyph, Turn } from './glyphs.ts';
import { isRiddle, ticked, unticked } from './marks.ts';
import type { Word } from './page.ts';

export type NativeWord = {
  readonly word: Word;
  readonly doubtful: boolean;
  readonly light: number;
  readonly object: number;
};

/** A wider gap than this (in em, beyond the run's usual gap) separates words: tabs and positioned columns leave no space character. */
const gapInEm = 0.08;
/** Beside a glyph whose box holds only its ink. */
const inkGapInEm = 0.18;
/** Letter-spaced print is told from two short words by at least this many gaps. */
const gapsForSpacing = 3;

/** Extent along the direction of reading, and the place of the line across it. */
const along = (turn: Turn, box: Box): readonly [from: number, to: number, line: number] => {
  if (turn === 1) return [box.y0, box.y1, -(box.x0 + box.x1) / 2];
  if (turn === 2) return [-box.x1, -box.x0, -(box.y0 + box.y1) / 2];
  if (turn === 3) return [-box.y1, -box.y0, (box.x0 + box.x1) / 2];
  return [box.x0, box.x1, (box.y0 + box.y1) / 2];
};

const breaksRun = (last: Glyph, next: Glyph): boolean => {
  if (last.turn !== next.turn) return true;
  const em = Math.max(last.size, next.size);
  if (next.turn === undefined) return Math.hypot(next.x0 - last.x0, next.y0 - last.y0) > 3 * em;
  const [lastFrom, , lastLine] = along(last.turn, last);
  const [nextFrom, , nextLine] = along(next.turn, next);
  return Math.abs(nextLine - lastLine) > 0.5 * em || nextFrom < lastFrom - 0.5 * em;
};

const median = (sorted: readonly number[]): number => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;

const splitRun = (run: readonly Glyph[]): readonly (readonly Glyph[])[] => {
  const gaps: number[] = [];
  for (let i = 1; i < run.length; i++) {
    const [last, next] = [run[i - 1]!, run[i]!];
    gaps.push(
      next.turn === undefined ? 0 : (along(next.turn, next)[0] - along(last.turn, last)[1]) / Math.max(last.size, 0.1),
    );
  }
  const usual = gaps.length >= gapsForSpacing ? Math.max(0, median(gaps.toSorted((a, b) => a - b))) : 0;
  const parts: Glyph[][] = [[run[0]!]];
  gaps.forEach((gap, i) => {
    const next = run[i + 1]!;
    const isBox = [run[i]!.text, next.text].some((text) => text === ticked || text === unticked || isRiddle(text));
    const enough = run[i]!.tight || next.tight ? inkGapInEm : gapInEm;
    if (gap > usual + enough || isBox) parts.push([next]);
    else parts.at(-1)!.push(next);
  });
  return parts;
};

const toWord = (part: readonly Glyph[]): NativeWord => {
  const first = part[0]!;
  const box = part.reduce<Box>((sum, glyph) => around(sum, glyph), first);
  const bold = part.filter((glyph) => glyph.bold).length * 2 > part.length;
  const size = Math.max(...part.map((glyph) => glyph.size));
  const text = part
    .map((glyph) => glyph.text)
    .join('')
    .normalize('NFC');
  return {
    word: { text, x0: box.x0, y0: box.y0, x1: box.x1, y1: box.y1, size, ...(bold ? { bold } : {}) },
    doubtful: part.some((glyph) => glyph.doubtful),
    light: first.light,
    object: first.object,
  };
};

export const wordsOf = (items: readonly (Glyph | Break)[]): readonly NativeWord[] => {
  const words: NativeWord[] = [];
  let run: Glyph[] = [];
  const flush = () => {
    if (run.length > 0) words.push(...splitRun(run).map(toWord));
    run = [];
  };
  for (const item of items) {
    if (!('size' in item)) {
      flush();
      continue;
    }
    const last = run.at(-1);
    if (last !== undefined && breaksRun(last, item)) flush();
    run.push(item);
  }
  flush();
  return words;
};
