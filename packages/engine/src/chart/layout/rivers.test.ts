import { expect, test } from 'vitest';
import type { Word } from '../../pdf/page.ts';
import { withTables } from './tables.ts';
import { visualLines } from './visual-lines.ts';

const widthOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + ('iljt1/,'.includes(letter) ? 3 : 5), 0);

/** Cells at their places, in type of ten points whose spaces are three wide. */
const row = (y: number, ...cells: readonly (readonly [number, string])[]): Word[] =>
  cells.flatMap(([x, text]) => {
    let at = x;
    return text.split(' ').map((word) => {
      const x0 = at;
      at += widthOf(word) + 3;
      return { text: word, x0, x1: at - 3, y0: y, y1: y + 10, size: 10 };
    });
  });

const cellsOf = (words: readonly Word[]): string[][] =>
  withTables(visualLines(words)).flatMap((line) =>
    line.kind === 'row' ? [line.cells.map((cell) => cell?.map((w) => w.text).join(' ') ?? '')] : [],
  );

test('cells that stand close are parted where no row crosses', () => {
  expect(
    cellsOf([
      ...row(40, [40, 'Date'], [97, 'SpO2 %'], [150, 'Pulse'], [182, 'On']),
      ...row(60, [40, '06/02/2026'], [97, '91'], [150, '80'], [182, 'room air']),
      ...row(80, [40, '07/14/2026'], [97, '88'], [150, '84'], [182, 'room air']),
      ...row(100, [40, '08/19/2026'], [97, '94'], [150, '79'], [182, '2 L']),
    ]),
  ).toEqual([
    ['Date', 'SpO2 %', 'Pulse', 'On'],
    ['06/02/2026', '91', '80', 'room air'],
    ['07/14/2026', '88', '84', 'room air'],
    ['08/19/2026', '94', '79', '2 L'],
  ]);
});

test('sentences beside labels stay whole where their gaps stand under one another', () => {
  expect(
    cellsOf([
      ...row(40, [40, 'HX'], [100, 'sore ever since the'], [190, 'fall in March, right of the middle']),
      ...row(60, [40, 'EXAM'], [100, 'tender over the low'], [190, 'joints, and arching back hurts']),
      ...row(80, [40, 'PLAN'], [100, 'eight weeks of hard'], [190, 'with the therapist, then a visit']),
    ]).map((cells) => cells.length),
  ).toEqual([2, 2, 2]);
});
