import { expect, test } from 'vitest';
import type { Word } from '../../../pdf/page.ts';
import { visualLines } from '../visual-lines.ts';
import { textBlocks } from './columns.ts';

/** Words at a place, in type of ten points. */
const line = (x: number, y: number, text: string, bold = false): Word[] => {
  let at = x;
  return text.split(' ').map((word) => {
    const x0 = at;
    at += (word.length + 1) * 5;
    return { text: word, x0, x1: at - 5, y0: y, y1: y + 10, size: 10, bold };
  });
};
const box = [
  ...line(430, 100, 'Care team'),
  ...line(430, 114, 'PCP: Dr. Lee'),
  ...line(430, 128, 'Ortho: Dr. Vance'),
  ...line(430, 142, 'Pharmacy: Main Street'),
];
const prose = [
  ...line(40, 50, 'Progress note', true),
  ...line(40, 80, 'History', true),
  ...line(40, 100, 'Mrs. Roe returns for her knee. She completed ten weeks of physical therapy'),
  ...line(40, 114, 'and took naproxen for four months without benefit. An injection in May'),
  ...line(40, 128, 'helped for three weeks. She walks with a cane and cannot climb the stairs'),
  ...line(40, 142, 'to her bedroom without stopping, and sleeps in a chair on most nights.'),
  ...line(40, 156, 'Her films of September show bone on bone contact on the inner side and spurs at all margins.'),
];
const firstWords = (written: readonly Word[]): string[] =>
  textBlocks(visualLines([...written]), 612, written).map((b) => b.map((l) => l.words[0].text).join(' '));

test('a box at the right stands before what the prose beside it is headed by', () => {
  expect(firstWords([...box, ...prose])).toEqual([
    'Progress',
    'Care PCP: Ortho: Pharmacy:',
    'History Mrs. and helped to Her',
  ]);
});

test("a table's last column is no box", () => {
  const rows = ['one', 'two', 'three', 'four', 'five'].flatMap((n, i) => [
    ...line(40, 100 + 14 * i, `The finding of the week numbered ${n}, as the nurse wrote it down`),
    ...line(430, 100 + 14 * i, `No relief at ${n}`),
  ]);
  expect(firstWords(rows)).toHaveLength(1);
});
