// Lines in, a page of fixed-width type out: papers for tests of what a document is and where it begins.

import type { Page } from '../../pdf/page.ts';

const CHAR = 6;
const LINE = 12;

export const typedPage = (number: number, ...lines: readonly string[]): Page => ({
  number,
  width: 792,
  height: 792,
  source: 'text',
  confidence: 100,
  words: lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((m) => ({
      text: m[0],
      x0: 50 + m.index * CHAR,
      x1: 50 + (m.index + m[0].length) * CHAR,
      y0: 60 + row * LINE,
      y1: 70 + row * LINE,
      size: 10,
    })),
  ),
});
