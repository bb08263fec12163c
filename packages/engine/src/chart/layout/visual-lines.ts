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

/** Two words are on one line when their centres differ by less than this share of their height. */
const SAME_LINE = 0.5;

export function visualLines(words: readonly Word[]): VisualLine[] {
  const centred = words.map((word) => ({ word, cy: (word.y0 + word.y1) / 2 })).sort((a, b) => a.cy - b.cy);
  const groups: Word[][] = [];
  let cy = 0;
  let height = 0;
  for (const { word, cy: at } of centred) {
    const group = groups.at(-1);
    const own = Math.max(word.y1 - word.y0, 1);
    if (group && at - cy < SAME_LINE * Math.min(height, own)) {
      group.push(word);
      cy += (at - cy) / group.length;
      height = Math.max(height, own);
    } else {
      groups.push([word]);
      cy = at;
      height = own;
    }
  }
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
