// Placed words in, visual lines out: words at one height, left to right, cut into segments where the gap is wide.

import type { Word } from '../../pdf/page.ts';

/** A run of words without a wide gap. */
export type Segment = { readonly words: readonly Word[]; readonly x0: number; readonly x1: number };

export type VisualLine = {
  readonly words: readonly Word[];
  readonly segments: readonly Segment[];
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly size: number;
  readonly bold: boolean;
};

/** A word belongs to a line when this share of its height (or of the line's, if less) lies within the line's band. */
const SAME_LINE = 0.5;

export function visualLines(words: readonly Word[]): VisualLine[] {
  const groups = bandsOf(downwards(words));
  const space = typicalSpace(groups, words.length);
  return groups.map((group) => lineOf(group, space));
}

/** Words from top to bottom, cut where the next one stands below the band of those before it; each band from left to right. */
function bandsOf(words: readonly Word[]): (readonly Word[])[] {
  const bands: (readonly Word[])[] = [];
  let from = 0;
  let top = 0;
  let bottom = 0;
  let measured = 0;
  for (let i = 0; i < words.length; i++) {
    const { y0, y1 } = words[i];
    const height = Math.max(y1 - y0, 0.5);
    if (i === 0 || Math.min(y1, bottom) - Math.max(y0, top) < SAME_LINE * Math.min(height, bottom - top)) {
      if (i > 0) bands.push(across(words.slice(from, i)));
      from = i;
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
  if (words.length > 0) bands.push(across(words.slice(from)));
  return bands;
}

// Words as files write them mostly stand in order already: then nothing is copied or sorted.

function downwards(words: readonly Word[]): readonly Word[] {
  for (let i = 1; i < words.length; i++)
    if (words[i].y0 + words[i].y1 < words[i - 1].y0 + words[i - 1].y1)
      return [...words].sort((a, b) => (a.y0 + a.y1) / 2 - (b.y0 + b.y1) / 2);
  return words;
}

function across(words: readonly Word[]): readonly Word[] {
  for (let i = 1; i < words.length; i++)
    if (words[i].x0 < words[i - 1].x0) return [...words].sort((a, b) => a.x0 - b.x0);
  return words;
}

/** @param words of one line, from left to right */
function lineOf(words: readonly Word[], space: number): VisualLine {
  const [first] = words;
  let { x1, y0, y1 } = first;
  let boldChars = 0;
  let chars = 0;
  let ofOneSize = true;
  for (let i = 0; i < words.length; i++) {
    const w = words[i];
    chars += w.text.length;
    if (w.bold) boldChars += w.text.length;
    if (w.x1 > x1) x1 = w.x1;
    if (w.y0 < y0) y0 = w.y0;
    if (w.y1 > y1) y1 = w.y1;
    if (w.size !== first.size) ofOneSize = false;
  }
  const size = ofOneSize ? first.size : median(words.map((w) => w.size));
  return {
    words,
    segments: segmentsOf(words, space, size),
    x0: first.x0,
    x1,
    y0,
    y1,
    size,
    bold: boldChars > chars * 0.7,
  };
}

function segmentsOf(words: readonly Word[], space: number, size: number): readonly Segment[] {
  const wide = Math.max(1.8 * space, 0.9 * size);
  let segments: Segment[] | undefined;
  let from = 0;
  for (let i = 1; i < words.length; i++) {
    const gap = words[i].x0 - words[i - 1].x1;
    if (!(gap > wide)) continue;
    // Typists put two spaces after a sentence.
    if (gap < 2.4 * space && /[.?!:]["')]?$/.test(words[i - 1].text)) continue;
    segments ??= [];
    segments.push(segmentOf(words.slice(from, i)));
    from = i;
  }
  if (!segments) return [segmentOf(words)];
  segments.push(segmentOf(words.slice(from)));
  return segments;
}

export function segmentOf(words: readonly Word[]): Segment {
  let { x1 } = words[0];
  for (let i = 1; i < words.length; i++) if (words[i].x1 > x1) x1 = words[i].x1;
  return { words, x0: words[0].x0, x1 };
}

/** Median gap between neighbours of lines in order: the width of a space, also in monospaced type. */
function typicalSpace(groups: readonly (readonly Word[])[], words: number): number {
  const gaps = new Float64Array(words);
  let count = 0;
  for (const group of groups)
    for (let i = 1; i < group.length; i++) {
      const gap = group[i].x0 - group[i - 1].x1;
      if (gap > 0 && gap < 3 * group[i].size) gaps[count++] = gap;
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
