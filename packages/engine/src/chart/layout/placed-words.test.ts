import { expect, test } from 'vitest';
import type { Word } from '../../pdf/page.ts';
import { placedWords } from './placed-words.ts';

test.each([1, 3, 199, 200, 201, 1_000])('in a line of %d words each is found where it stands', (count) => {
  const words: Word[] = Array.from({ length: count }, (_, i) => ({
    text: `w${i}`,
    x0: 100 * i,
    x1: 100 * i + 10,
    y0: 0,
    y1: 10,
    size: 10,
    confidence: i % 90,
  }));
  const text = words.map((w) => w.text).join(' ');
  const placed = placedWords();
  placed.add(7, 7 + text.length, words, 1);
  let at = 7;
  for (const [i, word] of words.entries()) {
    const span = { start: at, end: at + word.text.length };
    expect(placed.boxesIn(span).map((b) => b.x0)).toEqual([word.x0]);
    expect(placed.confidenceIn(span)).toBe(i % 90);
    at = span.end + 1;
  }
});
