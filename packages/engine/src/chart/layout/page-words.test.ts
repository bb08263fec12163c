import { expect, test } from 'vitest';
import type { Word } from '../../pdf/page.ts';
import { wordsOf } from './page-words.ts';

const word = (text: string, x0: number, y0: number, size: number): Word => ({
  text,
  x0,
  x1: x0 + text.length * size * 0.5,
  y0,
  y1: y0 + size,
  size,
});
const lines = [100, 114, 128, 142, 156, 170].flatMap((y) =>
  ['Seen', 'for', 'pain'].map((t, k) => word(t, 50 + 40 * k, y, 10)),
);
const textsOf = (words: readonly Word[]): readonly string[] =>
  wordsOf({ number: 1, width: 612, height: 792, source: 'text', confidence: 100, words }).map((w) => w.text);

test('a stamp across the lines of a page is no word of them', () => {
  expect(textsOf([...lines, word('COPY', 40, 105, 60)])).not.toContain('COPY');
});

test('a title in large type, and a figure in a box, stand by themselves', () => {
  expect(textsOf([word('Report', 50, 20, 40), word('36.4', 300, 100, 40), ...lines])).toEqual(
    expect.arrayContaining(['Report', '36.4']),
  );
});
