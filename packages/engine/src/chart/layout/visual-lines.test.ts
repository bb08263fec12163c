import { expect, test } from 'vitest';
import type { Word } from '../../pdf/page.ts';
import { visualLines } from './visual-lines.ts';

/** Words on one line, so far apart, in type sizes; six points a letter. */
function lineOf(text: string, blanks: number | readonly number[]): Word[] {
  let x = 40;
  return text.split(' ').map((word, i) => {
    const x0 = i === 0 ? x : x + 10 * (typeof blanks === 'number' ? blanks : blanks[i - 1]);
    x = x0 + 6 * word.length;
    return { text: word, x0, x1: x, y0: 100, y1: 110, size: 10 };
  });
}
const cellsOf = (words: readonly Word[]): string[] => visualLines(words).flatMap((l) => l.segments.map((s) => s.text));

test.each([0.3, 0.95, 1.4, 2.1])('a line justified with blanks of %d type sizes is one piece', (blank) => {
  expect(cellsOf(lineOf('immune medicine. Lying down eases it and he sleeps', blank))).toHaveLength(1);
});

test('columns of words of several lengths stand unequally far apart', () => {
  expect(cellsOf(lineOf('06/08/2026 Evaluation glides 7 6', [1.2, 3.1, 2.4, 1.9]))).toHaveLength(5);
});

test('a label stands farther from a justified line than its words from each other', () => {
  expect(cellsOf(lineOf('Exam Stands straight and bends to the knees', [4, 1, 1, 1, 1, 1, 1]))).toEqual([
    'Exam',
    'Stands straight and bends to the knees',
  ]);
});

test('figures of one width in columns of one width are cells', () => {
  expect(cellsOf(lineOf('5/5 5/5 4/5 5/5 5/5 5/5', 1.8))).toHaveLength(6);
});
