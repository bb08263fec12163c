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
/** Letter-spaced print is told from two short words by at least this many gaps, in the run or in another one of its line. */
const gapsForSpacing = 3;
/** Wider gaps part the columns of a table, whose row may be all single digits. */
const widestSpacing = 1;

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

const gapsOf = (run: readonly Glyph[]): readonly number[] =>
  run
    .slice(1)
    .map((next, i) =>
      next.turn === undefined
        ? 0
        : (from(next.turn, next) - to(run[i]!.turn as Turn, run[i]!)) / Math.max(run[i]!.size, 0.1),
    );

/** The usual gap of a run long enough to tell, of which it may hold several words. */
const spacingOf = (gaps: readonly number[]): number | undefined => {
  const within = gaps.filter((gap) => gap <= widestSpacing);
  return within.length >= gapsForSpacing ? Math.max(0, median(within.toSorted((a, b) => a - b))) : undefined;
};

const splitRun = (run: readonly Glyph[], lineSpacing: () => number): readonly (readonly Glyph[])[] => {
  const gaps = gapsOf(run);
  // Nearly every run is one word.
  if (gaps.every((gap, i) => gap <= gapInEm && !isBox(run[i]!.text)) && !isBox(run.at(-1)!.text)) return [run];
  const usual = spacingOf(gaps) ?? lineSpacing();
  const parts: Glyph[][] = [[run[0]!]];
  gaps.forEach((gap, i) => {
    const next = run[i + 1]!;
    const enough = run[i]!.tight || next.tight ? inkGapInEm : gapInEm;
    if (gap > usual + enough || isBox(run[i]!.text) || isBox(next.text)) parts.push([next]);
    else parts.at(-1)!.push(next);
  });
  return parts;
};

/** Glyphs without a blank between them, and whether one is written before them on their line. */
type Run = { readonly glyphs: Glyph[]; readonly blank: boolean };

/** "AND" and "CT" between longer words of a letter-spaced heading are spaced like these. */
const wordsOfLine = (runs: readonly Run[]): readonly NativeWord[] => {
  const lineSpacing = () => {
    const spacings = runs.map((run) => spacingOf(gapsOf(run.glyphs))).filter((spacing) => spacing !== undefined);
    return spacings.length > 0 ? Math.min(...spacings) : 0;
  };
  return runs.flatMap(({ glyphs, blank }) =>
    splitRun(glyphs, lineSpacing).map((part, k) => toWord(part, k > 0 || !blank)),
  );
};

const toWord = (part: readonly Glyph[], apart: boolean): NativeWord => {
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
  const word: Word = { text: text.normalize('NFC'), x0, y0, x1, y1, size, bold: bolds * 2 > part.length, apart };
  return { word, doubtful, light: first.light, object: first.object };
};

export const wordsOf = (items: readonly (Glyph | Break)[]): readonly NativeWord[] => {
  const words: NativeWord[] = [];
  let lineRuns: Run[] = [];
  let run: Run = { glyphs: [], blank: false };
  let blank = false;
  let spaced = false;
  const endRun = () => {
    if (run.glyphs.length > 0) lineRuns.push(run);
    run = { glyphs: [], blank };
  };
  const endLine = () => {
    blank = false;
    endRun();
    for (const word of wordsOfLine(lineRuns)) words.push(word);
    lineRuns = [];
  };
  for (const item of items) {
    if (!('size' in item)) {
      spaced = true;
      blank ||= item.text === ' ';
      continue;
    }
    const last = run.glyphs.at(-1);
    if (last !== undefined && breaksRun(last, item)) endLine();
    // Between the letters of drawn fonts PDFium reports spaces and line ends that take no room: no breaks.
    else if (spaced && !(last !== undefined && last.turn !== undefined && touching(last, item))) endRun();
    spaced = false;
    blank = false;
    run.glyphs.push(item);
  }
  endLine();
  return writesBlanks(words) ? words : words.map(notApart);
};

/** Most neighbours of a line have a blank between them: some writers place each word by itself. */
const writesBlanks = (words: readonly NativeWord[]): boolean => {
  let neighbours = 0;
  let parted = 0;
  for (let k = 1; k < words.length; k++) {
    const { word } = words[k]!;
    const before = words[k - 1]!.word;
    const gap = word.x0 - before.x1;
    if (Math.abs(word.y1 - before.y1) > 0.3 * word.size || gap < 0.1 * word.size || gap > widestBlank * word.size)
      continue;
    neighbours++;
    if (!word.apart) parted++;
  }
  return parted > 0.7 * neighbours;
};
/** In em; in typed print a blank is as wide as a letter. */
const widestBlank = 0.7;

const notApart = (entry: NativeWord): NativeWord => ({ ...entry, word: { ...entry.word, apart: false } });
