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

type Band = { readonly words: Word[]; top: number; bottom: number; measured: number };

export function visualLines(words: readonly Word[]): VisualLine[] {
  const bands: Band[] = [];
  for (const word of inOrder(words, middleOf)) {
    const band = bands[bands.length - 1];
    const height = Math.max(word.y1 - word.y0, 0.5);
    if (
      !band ||
      Math.min(word.y1, band.bottom) - Math.max(word.y0, band.top) <
        SAME_LINE * Math.min(height, band.bottom - band.top)
    ) {
      bands.push({ words: [word], top: word.y0, bottom: word.y0 + height, measured: 1 });
      continue;
    }
    band.words.push(word);
    // A dash or a comma read by itself does not tell where the line stands.
    if (height < (band.bottom - band.top) * 0.6) continue;
    if (band.bottom - band.top < height * 0.6) Object.assign(band, { top: word.y0, bottom: word.y1, measured: 0 });
    band.measured++;
    band.top += (word.y0 - band.top) / band.measured;
    band.bottom += (word.y1 - band.bottom) / band.measured;
  }
  const groups = bands.map((b) => inOrder(b.words, leftOf));
  const space = typicalSpace(groups);
  return groups.map((group) => lineOf(group, space));
}

const middleOf = (word: Word): number => (word.y0 + word.y1) / 2;
const leftOf = (word: Word): number => word.x0;

/** Words as files write them mostly stand in order already: then nothing is copied or sorted. */
function inOrder(words: readonly Word[], place: (word: Word) => number): readonly Word[] {
  for (let i = 1; i < words.length; i++)
    if (place(words[i]) < place(words[i - 1])) return [...words].sort((a, b) => place(a) - place(b));
  return words;
}

export function lineOf(unordered: readonly Word[], space: number): VisualLine {
  const words = inOrder(unordered, leftOf);
  const size = median(words.map((w) => w.size));
  let boldChars = 0;
  let chars = 0;
  let [{ x1, y0, y1 }] = words;
  for (const w of words) {
    chars += w.text.length;
    if (w.bold) boldChars += w.text.length;
    if (w.x1 > x1) x1 = w.x1;
    if (w.y0 < y0) y0 = w.y0;
    if (w.y1 > y1) y1 = w.y1;
  }
  return {
    words,
    segments: segmentsOf(words, space, size),
    x0: words[0].x0,
    x1,
    y0,
    y1,
    size,
    bold: boldChars > chars * 0.7,
  };
}

function segmentsOf(words: readonly Word[], space: number, size: number): Segment[] {
  const wide = Math.max(1.8 * space, 0.9 * size);
  const segments: Segment[] = [];
  let from = 0;
  for (let i = 1; i < words.length; i++) {
    const gap = words[i].x0 - words[i - 1].x1;
    if (!(gap > wide)) continue;
    // Typists put two spaces after a sentence.
    if (gap < 2.4 * space && /[.?!:]["')]?$/.test(words[i - 1].text)) continue;
    segments.push(segmentOf(words.slice(from, i)));
    from = i;
  }
  segments.push(segmentOf(from === 0 ? words : words.slice(from)));
  return segments;
}

export function segmentOf(words: readonly Word[]): Segment {
  let [{ x1 }] = words;
  for (const w of words) if (w.x1 > x1) x1 = w.x1;
  return { words, x0: words[0].x0, x1 };
}

/** Median gap between neighbours of lines in order: the width of a space, also in monospaced type. */
function typicalSpace(groups: readonly (readonly Word[])[]): number {
  const gaps: number[] = [];
  for (const group of groups)
    for (let i = 1; i < group.length; i++) {
      const gap = group[i].x0 - group[i - 1].x1;
      if (gap > 0 && gap < 3 * group[i].size) gaps.push(gap);
    }
  return gaps.length < 5 ? 3 : median(gaps);
}

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  // type of one size: nothing to sort
  if (values.every((v) => v === values[0])) return values[0];
  return Float64Array.from(values).sort()[Math.floor(values.length / 2)];
}
