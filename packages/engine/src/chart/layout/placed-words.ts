// The words of a chart's text in order; for a place in the text, its boxes on the page and how certainly it was read.

import type { Word } from '../../pdf/page.ts';
import type { Box, Span } from '../../values/span.ts';

export type PlacedWords = {
  /** In the order of the text. */
  readonly add: (start: number, word: Word, page: number) => void;
  /** One box per visual line that the span touches. */
  readonly boxesIn: (span: Span) => Box[];
  /** Of the word read with the least certainty among those that match; null where nothing was read from a picture. */
  readonly confidenceIn: (span: Span, among?: RegExp) => number | null;
};

/**
 * Lists side by side, not a list of records: there are some hundred thousand words, and few are ever asked for.
 * @param most as many words as will be added
 */
export function placedWords(most: number): PlacedWords {
  const words = new Array<Word>(most);
  let count = 0;
  const starts = new Uint32Array(most);
  const pages = new Uint32Array(most);

  /** The first word that ends behind `at`. */
  const firstAfter = (at: number): number => {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (starts[middle] + words[middle].text.length <= at) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  return {
    add: (start, word, page) => {
      starts[count] = start;
      pages[count] = page;
      words[count++] = word;
    },
    confidenceIn: (span, among) => {
      let least: number | null = null;
      for (let i = firstAfter(span.start); i < count && starts[i] < span.end; i++) {
        const { text, confidence } = words[i];
        if (confidence !== undefined && (least === null || confidence < least) && (among?.test(text) ?? true))
          least = confidence;
      }
      return least;
    },
    boxesIn: (span) => {
      const boxes: { page: number; x0: number; y0: number; x1: number; y1: number }[] = [];
      for (let i = firstAfter(span.start); i < count && starts[i] < span.end; i++) {
        const { x0, y0, x1, y1, size } = words[i];
        const page = pages[i];
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
      }
      return boxes;
    },
  };
}
