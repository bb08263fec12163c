// The words of a chart's text in order; for a place in the text, its boxes on the page and how certainly it was read.

import type { Word } from '../../pdf/page.ts';
import type { Box, Span } from '../../values/span.ts';

export type PlacedWords = {
  /** Words with one character between them, in the order of the text. */
  readonly add: (start: number, end: number, words: readonly Word[], page: number) => void;
  /** One box per visual line that the span touches. */
  readonly boxesIn: (span: Span) => Box[];
  /** Of the word read with the least certainty among those that match; null where nothing was read from a picture. */
  readonly confidenceIn: (span: Span, among?: RegExp) => number | null;
};

/** A line of ten thousand words is not read from its beginning for each of them. */
const LONGEST_RUN = 200;

/** Kept as runs, just as lines hold them: there are some hundred thousand words, and few are ever asked for. */
export function placedWords(): PlacedWords {
  const runs: (readonly Word[])[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const pages: number[] = [];

  /** The first run that ends behind `at`. */
  const firstAfter = (at: number): number => {
    let low = 0;
    let high = runs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle] <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  /** Words that end behind the span's beginning and begin before its end. */
  const wordsIn = (span: Span, visit: (word: Word, page: number) => void): void => {
    for (let run = firstAfter(span.start); run < runs.length && starts[run] < span.end; run++) {
      let at = starts[run];
      for (const word of runs[run]) {
        const end = at + word.text.length;
        if (at >= span.end) return;
        if (end > span.start) visit(word, pages[run]);
        at = end + 1;
      }
    }
  };

  return {
    add: (start, end, words, page) => {
      let at = start;
      for (let from = 0; from < words.length; from += LONGEST_RUN) {
        const run = words.length <= LONGEST_RUN ? words : words.slice(from, from + LONGEST_RUN);
        const isLast = from + LONGEST_RUN >= words.length;
        starts.push(at);
        if (!isLast) for (const { text } of run) at += text.length + 1;
        ends.push(isLast ? end : at);
        pages.push(page);
        runs.push(run);
      }
    },
    confidenceIn: (span, among) => {
      let least: number | null = null;
      wordsIn(span, ({ text, confidence }) => {
        if (confidence !== undefined && (least === null || confidence < least) && (among?.test(text) ?? true))
          least = confidence;
      });
      return least;
    },
    boxesIn: (span) => {
      const boxes: { page: number; x0: number; y0: number; x1: number; y1: number }[] = [];
      wordsIn(span, ({ x0, y0, x1, y1, size }, page) => {
        const last = boxes.at(-1);
        const sameLine =
          last &&
          last.page === page &&
          y0 < last.y1 - (last.y1 - last.y0) * 0.4 &&
          y1 > last.y0 + (last.y1 - last.y0) * 0.4;
        if (last && sameLine && x0 >= last.x0 - 1 && x0 - last.x1 < size * 2.5) {
          last.x0 = Math.min(last.x0, x0);
          last.x1 = Math.max(last.x1, x1);
          last.y0 = Math.min(last.y0, y0);
          last.y1 = Math.max(last.y1, y1);
        } else boxes.push({ page, x0, y0, x1, y1 });
      });
      return boxes;
    },
  };
}
