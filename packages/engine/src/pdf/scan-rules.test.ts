// A picture with a ruled line in; the same without it out.

import { expect, test } from 'vitest';
import type { Grey } from './render.ts';
import { eraseRules } from './scan-rules.ts';

const dpi = 150;
const width = 300;
const height = 120;

/** A line across the sheet: dark rows 60 and 61, and as many grey ones around them as softening leaves. */
function ruled(soft: number, letter: readonly [number, number] | null = null): Grey {
  const data = new Uint8Array(width * height).fill(255);
  const row = (y: number, value: number) => data.fill(value, y * width + 10, y * width + 290);
  for (let n = 1; n <= soft; n++) for (const y of [60 - n, 61 + n]) row(y, 200);
  for (const y of [60, 61]) row(y, 20);
  if (letter) for (let y = letter[0]; y <= letter[1]; y++) data.fill(0, y * width + 100, y * width + 104);
  return { width, height, data };
}
const inkOf = ({ data }: Grey) => data.filter((v) => v < 255).length;

test.each([0, 1, 2])('a line goes with its %i rows of grey edge on either side', (soft) =>
  expect(inkOf(eraseRules(ruled(soft), dpi))).toBe(0),
);

test('a letter above the line stays', () => {
  const { data } = eraseRules(ruled(2, [40, 55]), dpi);
  for (let y = 40; y <= 55; y++) expect(data[y * width + 101]).toBe(0);
});

test('a letter that stands on the line stays but for what the line covers', () => {
  const { data } = eraseRules(ruled(2, [40, 59]), dpi);
  for (let y = 40; y <= 57; y++) expect(data[y * width + 101]).toBe(0);
});
