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
  const sorted = words.map((word) => ({ word, cy: (word.y0 + word.y1) / 2 })).sort((a, b) => a.cy - b.cy);
  const bands: Band[] = [];
  for (const { word } of sorted) {
    const band = bands.at(-1);
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
  const groups = bands.map((b) => b.words);
  const space = typicalSpace(groups);
  return groups.map((group) => lineOf(group, space));
}

export function lineOf(words: Word[], space: number): VisualLine {
  words.sort((a, b) => a.x0 - b.x0);
  const size = median(words.map((w) => w.size));
  const boldChars = words.reduce((n, w) => n + (w.bold ? w.text.length : 0), 0);
  const chars = words.reduce((n, w) => n + w.text.length, 0);
  return {
    words,
    segments: segmentsOf(words, space, size),
    x0: words[0].x0,
    x1: Math.max(...words.map((w) => w.x1)),
    y0: Math.min(...words.map((w) => w.y0)),
    y1: Math.max(...words.map((w) => w.y1)),
    size,
    bold: boldChars > chars * 0.7,
  };
}

function segmentsOf(words: readonly Word[], space: number, size: number): Segment[] {
  const wide = Math.max(1.8 * space, 0.9 * size);
  const segments: Word[][] = [[words[0]]];
  for (let i = 1; i < words.length; i++) {
    const gap = words[i].x0 - words[i - 1].x1;
    // Typists put two spaces after a sentence.
    const afterSentence = /[.?!:]["')]?$/.test(words[i - 1].text) && gap < 2.4 * space;
    if (gap > wide && !afterSentence) segments.push([words[i]]);
    else segments.at(-1)!.push(words[i]);
  }
  return segments.map(segmentOf);
}

export const segmentOf = (words: readonly Word[]): Segment => ({
  words,
  x0: words[0].x0,
  x1: Math.max(...words.map((w) => w.x1)),
});

/** Median gap between neighbours: the width of a space, also in monospaced type. */
function typicalSpace(groups: readonly (readonly Word[])[]): number {
  const gaps: number[] = [];
  for (const group of groups) {
    const sorted = [...group].sort((a, b) => a.x0 - b.x0);
    for (let i = 1; i < sorted.length; i++) {
      const gap = sorted[i].x0 - sorted[i - 1].x1;
      if (gap > 0 && gap < 3 * sorted[i].size) gaps.push(gap);
    }
  }
  return gaps.length < 5 ? 3 : median(gaps);
}

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
