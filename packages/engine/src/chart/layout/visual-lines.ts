// Placed words in, visual lines out: words at one height, left to right, cut into segments where the gap is wide.

import type { Word } from '../../pdf/page.ts';

/** A run of words without a wide gap. */
export type Segment = {
  readonly words: readonly Word[];
  /** Its words with a blank between them. */
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
};

export type VisualLine = {
  readonly words: readonly Word[];
  readonly segments: readonly Segment[];
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly size: number;
  readonly bold: boolean;
  /** Left and right edge of each word by turns: those of the line begin at `at`. */
  readonly edges: Float64Array;
  readonly at: number;
};

/** A word belongs to a line when this share of its height (or of the line's, if less) lies within the line's band. */
const SAME_LINE = 0.5;

/** Words, and where they stand as lists of numbers: each word is looked at once, its numbers many times. */
type Placed = {
  readonly words: readonly Word[];
  /** Left and right edge by turns. */
  readonly xs: Float64Array;
  /** Upper and lower edge by turns. */
  readonly ys: Float64Array;
  readonly sizes: Float64Array;
};

export function visualLines(words: readonly Word[]): VisualLine[] {
  let placed = place(words);
  // Words as files write them mostly stand in order already: then nothing is copied or sorted.
  if (!isDownwards(placed)) placed = place([...words].sort((a, b) => (a.y0 + a.y1) / 2 - (b.y0 + b.y1) / 2));
  const ends = bandEnds(placed);
  if (!isAcross(placed, ends)) placed = place(acrossIn(placed.words, ends));
  const space = typicalSpace(placed, ends);
  return ends.map((end, band) => lineOf(placed, band === 0 ? 0 : ends[band - 1], end, space));
}

function place(words: readonly Word[]): Placed {
  const xs = new Float64Array(2 * words.length);
  const ys = new Float64Array(2 * words.length);
  const sizes = new Float64Array(words.length);
  for (let i = 0; i < words.length; i++) {
    const { x0, x1, y0, y1, size } = words[i];
    xs[2 * i] = x0;
    xs[2 * i + 1] = x1;
    ys[2 * i] = y0;
    ys[2 * i + 1] = y1;
    sizes[i] = size;
  }
  return { words, xs, ys, sizes };
}

function isDownwards({ ys }: Placed): boolean {
  for (let i = 2; i < ys.length; i += 2) if (ys[i] + ys[i + 1] < ys[i - 2] + ys[i - 1]) return false;
  return true;
}

function isAcross({ xs }: Placed, ends: readonly number[]): boolean {
  let from = 0;
  for (const end of ends) {
    for (let i = from + 1; i < end; i++) if (xs[2 * i] < xs[2 * i - 2]) return false;
    from = end;
  }
  return true;
}

const acrossIn = (words: readonly Word[], ends: readonly number[]): Word[] =>
  ends.flatMap((end, band) => words.slice(band === 0 ? 0 : ends[band - 1], end).sort((a, b) => a.x0 - b.x0));

/** Words from top to bottom are cut where the next one stands below the band of those before it: where each band ends. */
function bandEnds({ words, ys }: Placed): number[] {
  const ends: number[] = [];
  let top = 0;
  let bottom = 0;
  let measured = 0;
  for (let i = 0; i < words.length; i++) {
    const y0 = ys[2 * i];
    const y1 = ys[2 * i + 1];
    const height = Math.max(y1 - y0, 0.5);
    if (i === 0 || Math.min(y1, bottom) - Math.max(y0, top) < SAME_LINE * Math.min(height, bottom - top)) {
      if (i > 0) ends.push(i);
      top = y0;
      bottom = y0 + height;
      measured = 1;
      continue;
    }
    // A dash or a comma read by itself does not tell where the line stands.
    if (height < (bottom - top) * 0.6) continue;
    if (bottom - top < height * 0.6) {
      top = y0;
      bottom = y1;
      measured = 0;
    }
    measured++;
    top += (y0 - top) / measured;
    bottom += (y1 - bottom) / measured;
  }
  if (words.length > 0) ends.push(words.length);
  return ends;
}

/** Of words `from` to `to`, which stand on one line from left to right. */
function lineOf({ words, xs, ys, sizes }: Placed, from: number, to: number, space: number): VisualLine {
  let x1 = xs[2 * from + 1];
  let y0 = ys[2 * from];
  let y1 = ys[2 * from + 1];
  let boldChars = 0;
  let chars = 0;
  let ofOneSize = true;
  for (let i = from; i < to; i++) {
    const { text, bold } = words[i];
    chars += text.length;
    if (bold) boldChars += text.length;
    if (xs[2 * i + 1] > x1) x1 = xs[2 * i + 1];
    if (ys[2 * i] < y0) y0 = ys[2 * i];
    if (ys[2 * i + 1] > y1) y1 = ys[2 * i + 1];
    if (sizes[i] !== sizes[from]) ofOneSize = false;
  }
  const size = ofOneSize ? sizes[from] : medianOf(sizes.slice(from, to));
  const own = words.slice(from, to);
  const segments = segmentsOf(own, xs, from, x1, space, size);
  return {
    words: own,
    segments,
    x0: xs[2 * from],
    x1,
    y0,
    y1,
    size,
    bold: boldChars > chars * 0.7,
    edges: xs,
    at: 2 * from,
  };
}

/** @param from where the words' edges begin in `xs`, counted in words */
function segmentsOf(
  words: readonly Word[],
  xs: Float64Array,
  from: number,
  end: number,
  space: number,
  size: number,
): readonly Segment[] {
  const wide = Math.max(1.8 * space, 0.9 * size, blankOf(words, xs, from, size) + ALIKE * size);
  let segments: Segment[] | undefined;
  let first = 0;
  for (let i = 1; i < words.length; i++) {
    const gap = xs[2 * (from + i)] - xs[2 * (from + i) - 1];
    const isApart = words[i].apart && gap > APART * size && !isMark(words, i - 1);
    if (!isApart && !(gap > wide)) continue;
    // Where the file tells its texts apart, a gap within one is a blank that the print stretched.
    if (!words[i].apart && gap < STRETCHED * size && isInParts(words)) continue;
    // Typists put two spaces after a sentence.
    if (gap < 2.4 * space && /[.?!:]["')]?$/.test(words[i - 1].text)) continue;
    if (isDot(words[i - 1])) continue;
    // "Lee, Ann  •  DOB 03/04/1950": a dot in the middle of a gap; at its end it begins an item of a list.
    if (isDot(words[i]) && i + 1 < words.length && gap < 1.5 * (xs[2 * (from + i) + 2] - xs[2 * (from + i) + 1]))
      continue;
    segments ??= [];
    segments.push(segmentOf(words.slice(first, i)));
    first = i;
  }
  if (!segments) return [{ words, text: textOf(words), x0: xs[2 * from], x1: end }];
  segments.push(segmentOf(words.slice(first)));
  return segments;
}

/**
 * The blank of a justified line, 0 of any other: words of all lengths stand equally far apart, which no columns do.
 * @param from where the words' edges begin in `xs`, counted in words
 */
function blankOf(words: readonly Word[], xs: Float64Array, from: number, size: number): number {
  if (words.length < FEWEST_JUSTIFIED) return 0;
  const gapBefore = (i: number): number => xs[2 * (from + i)] - xs[2 * (from + i) - 1];
  let widest = 0;
  for (let i = 1; i < words.length; i++) widest = Math.max(widest, gapBefore(i));
  // Of most lines nothing more is asked.
  if (widest <= 0.9 * size) return 0;
  const gaps = Float64Array.from({ length: words.length - 1 }, (_, i) => gapBefore(i + 1));
  const blank = medianOf(gaps.slice());
  if (blank > STRETCHED * size) return 0;
  let alike = 0;
  let shortest = Number.POSITIVE_INFINITY;
  let longest = 0;
  for (let i = 0; i < gaps.length; i++) {
    if (Math.abs(gaps[i] - blank) > ALIKE * size) continue;
    alike++;
    const width = xs[2 * (from + i) + 1] - xs[2 * (from + i)];
    if (width < shortest) shortest = width;
    if (width > longest) longest = width;
  }
  return alike >= MOSTLY * gaps.length && longest > 1.5 * shortest ? blank : 0;
}
const FEWEST_JUSTIFIED = 5;
const MOSTLY = 0.7;
/** What one blank may be wider than another, in type sizes. */
const ALIKE = 0.04;

/** Wider than a blank between two words, in type sizes: what the file writes apart is the next cell, however close. */
const APART = 0.3;

/** No blank between two words is wider, in type sizes. */
const STRETCHED = 2.2;
const isInParts = (words: readonly Word[]): boolean => words.some((w, i) => i > 0 && w.apart);

/** A list's mark or a box belongs to what stands behind it, though files write the two apart. */
const isMark = (words: readonly Word[], at: number): boolean =>
  MARK.test(words[at].text) || (at === 0 && NUMBER.test(words[0].text));
const MARK = /^(?:[^\p{L}\p{N}]|[([][ xX]?[)\]])$/u;
const NUMBER = /^\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]$/i;

const isDot = ({ text }: Word): boolean => text === '•' || text === '·';

export function segmentOf(words: readonly Word[]): Segment {
  let { x1 } = words[0];
  for (let i = 1; i < words.length; i++) if (words[i].x1 > x1) x1 = words[i].x1;
  return { words, text: textOf(words), x0: words[0].x0, x1 };
}

/** Its parts, which begin with the words at `cuts`. */
export const divided = (segment: Segment, cuts: readonly number[]): readonly Segment[] =>
  cuts.length === 0
    ? [segment]
    : [0, ...cuts].map((k, n) => segmentOf(segment.words.slice(k, cuts[n] ?? segment.words.length)));

export const textOf = (words: readonly Word[]): string =>
  words.length === 1 ? words[0].text : words.map(wordText).join(' ');
const wordText = (word: Word): string => word.text;

/** Typed print has the widest spaces, in type sizes; what is wider, on a page of tables most gaps, lies between cells. */
const WIDEST_SPACE = 0.8;

/** Median gap between neighbours of lines in order: the width of a space, also in monospaced type. */
function typicalSpace({ words, xs, sizes }: Placed, ends: readonly number[]): number {
  const gaps = new Float64Array(words.length);
  let count = 0;
  let from = 0;
  for (const end of ends) {
    for (let i = from + 1; i < end; i++) {
      const gap = xs[2 * i] - xs[2 * i - 1];
      if (gap > 0 && gap < WIDEST_SPACE * sizes[i]) gaps[count++] = gap;
    }
    from = end;
  }
  return count < 5 ? 3 : medianOf(gaps.subarray(0, count));
}

/** Of an even number the upper of the two in the middle; 0 of none. */
export const median = (values: readonly number[]): number =>
  values.length === 0 ? 0 : medianOf(Float64Array.from(values));

/** Reorders `values`. */
function medianOf(values: Float64Array): number {
  // type of one size: nothing to sort
  let alike = 1;
  while (alike < values.length && values[alike] === values[0]) alike++;
  return alike === values.length ? values[0] : nthLeast(values, values.length >> 1);
}

/** Hoare's selection: the part that holds the place sought is divided until the place itself is left. Reorders `values`. */
function nthLeast(values: Float64Array, n: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = values[(low + high) >> 1];
    let i = low;
    let j = high;
    while (i <= j) {
      while (values[i] < pivot) i++;
      while (values[j] > pivot) j--;
      if (i > j) break;
      const swapped = values[i];
      values[i++] = values[j];
      values[j--] = swapped;
    }
    if (n <= j) high = j;
    else if (n >= i) low = i;
    else break;
  }
  return values[n];
}
