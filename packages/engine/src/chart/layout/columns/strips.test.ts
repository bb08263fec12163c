import { expect, test } from 'vitest';
import { type VisualLine, visualLines } from '../visual-lines.ts';
import { CLEAR, SHORTEST, stripsOf } from './strips.ts';

const STEP = 3;

/** Words of any width on every line, some of them beyond both edges of the page. */
function linesOf(seed: number, count: number): VisualLine[] {
  let state = seed;
  const dice = (sides: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
  const words = Array.from({ length: count }, (_, row) => {
    let x = dice(300) - 40;
    return Array.from({ length: 1 + dice(9) }, () => {
      const x0 = x;
      const x1 = x0 + 4 + dice(70) + dice(10) / 7;
      x = x1 + 1 + dice(40);
      return { text: 'word', x0, x1, y0: row * 12, y1: row * 12 + 10, size: 10 };
    });
  });
  return visualLines(words.flat());
}

test.each([
  [612, 40],
  [612, 2],
  [1400, 30],
  [5, 12],
])('strips of a page %d wide are those found word by word', (width, count) => {
  const places: number[] = [];
  for (let x = width * 0.3; x <= width * 0.7; x += STEP) places.push(x);
  for (let seed = 1; seed <= 20; seed++) {
    const lines = linesOf(seed * 7, count);
    const strips = stripsOf(lines, places, STEP);
    places.forEach((x, k) => {
      const crossed = lines.map((l) => l.words.some((w) => w.x0 < x + CLEAR && w.x1 > x - CLEAR));
      expect(lines.map((_, i) => strips.isCrossed(i, k))).toEqual(crossed);
      const divides = lines.some((_, i) => {
        const together = lines.slice(i, i + SHORTEST);
        return (
          together.length === SHORTEST &&
          !crossed.slice(i, i + SHORTEST).includes(true) &&
          together.some((l) => l.x1 > x)
        );
      });
      expect(strips.mayDivide(k)).toBe(divides);
    });
  }
});
