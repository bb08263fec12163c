// Drawn characters in content order → words with boxes.

import type { Box } from './geometry.ts';
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

/** Where a glyph begins along the direction of reading, where it ends, and its line across it. */
const from = (turn: Turn, box: Box): number =>
  turn === 1 ? box.y0 : turn === 2 ? -box.x1 : turn === 3 ? -box.y1 : box.x0;
const to = (turn: Turn, box: Box): number =>
  turn === 1 ? box.y1 : turn === 2 ? -box.x0 : turn === 3 ? -box.y0 : box.x1;
const line = (turn: Turn, box: Box): number =>
  turn === 1
    ? -(box.x0 + box.x1) / 2
    : turn === 2
      ? -(box.y0 + box.y1) / 2
      : turn === 3
        ? (box.x0 + box.x1) / 2
        : (box.y0 + box.y1) / 2;

const breaksRun = (last: Glyph, next: Glyph): boolean => {
  const { turn } = next;
  if (last.turn !== turn) return true;
  const em = Math.max(last.size, next.size);
  if (turn === undefined) return Math.hypot(next.x0 - last.x0, next.y0 - last.y0) > 3 * em;
  return Math.abs(line(turn, next) - line(turn, last)) > 0.5 * em || from(turn, next) < from(turn, last) - 0.5 * em;
};

/** No room for a space between the two: a space is never narrower than a twentieth of its size. */
const touching = (last: Glyph, next: Glyph): boolean =>
  last.turn === next.turn &&
  !breaksRun(last, next) &&
  from(next.turn as Turn, next) - to(last.turn as Turn, last) < 0.05 * Math.max(last.size, next.size);

const isBox = (text: string): boolean => text === ticked || text === unticked || isRiddle(text);

const median = (sorted: readonly number[]): number => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;

const splitRun = (run: readonly Glyph[]): readonly (readonly Glyph[])[] => {
  const gaps: number[] = [];
  for (let i = 1; i < run.length; i++) {
    const [last, next] = [run[i - 1]!, run[i]!];
    gaps.push(next.turn === undefined ? 0 : (from(next.turn, next) - to(last.turn, last)) / Math.max(last.size, 0.1));
  }
  // Nearly every run is one word.
  if (gaps.every((gap, i) => gap <= gapInEm && !isBox(run[i]!.text)) && !isBox(run.at(-1)!.text)) return [run];
  const usual = gaps.length >= gapsForSpacing ? Math.max(0, median(gaps.toSorted((a, b) => a - b))) : 0;
  const parts: Glyph[][] = [[run[0]!]];
  gaps.forEach((gap, i) => {
    const next = run[i + 1]!;
    const enough = run[i]!.tight || next.tight ? inkGapInEm : gapInEm;
    if (gap > usual + enough || isBox(run[i]!.text) || isBox(next.text)) parts.push([next]);
    else parts.at(-1)!.push(next);
  });
  return parts;
};

const toWord = (part: readonly Glyph[]): NativeWord => {
  const first = part[0]!;
  let { x0, y0, x1, y1, size } = first;
  let text = '';
  let bolds = 0;
  let doubtful = false;
  for (const glyph of part) {
    if (glyph.x0 < x0) x0 = glyph.x0;
    if (glyph.y0 < y0) y0 = glyph.y0;
    if (glyph.x1 > x1) x1 = glyph.x1;
    if (glyph.y1 > y1) y1 = glyph.y1;
    if (glyph.size > size) size = glyph.size;
    if (glyph.bold) bolds++;
    if (glyph.doubtful) doubtful = true;
    text += glyph.text;
  }
  const box = { text: text.normalize('NFC'), x0, y0, x1, y1, size };
  const word: Word = bolds * 2 > part.length ? { ...box, bold: true } : box;
  return { word, doubtful, light: first.light, object: first.object };
};

export const wordsOf = (items: readonly (Glyph | Break)[]): readonly NativeWord[] => {
  const words: NativeWord[] = [];
  let run: Glyph[] = [];
  let spaced = false;
  const flush = () => {
    if (run.length > 0) words.push(...splitRun(run).map(toWord));
    run = [];
  };
  for (const item of items) {
    if (!('size' in item)) {
      spaced = true;
      continue;
    }
    const last = run.at(-1);
    // Between the letters of drawn fonts PDFium reports spaces and line ends that take no room: no breaks.
    if (spaced && !(last !== undefined && last.turn !== undefined && touching(last, item))) flush();
    spaced = false;
    if (last !== undefined && breaksRun(last, item)) flush();
    run.push(item);
  }
  flush();
  return words;
};
