import { expect, test } from 'vitest';
import type { Page, Word } from '../../pdf/page.ts';
import { readChart } from '../index.ts';

const CHAR = 8;

/** Lines of typed print, `width` letters to the line; a line that begins with "*" is bold. */
function pageOf(lines: readonly string[], width: number): Page {
  const words = lines.flatMap((written, row): Word[] => {
    const bold = written.startsWith('*');
    const line = bold ? written.slice(1) : written;
    return [...line.matchAll(/\S+/g)].map((m) => ({
      text: m[0],
      x0: 50 + m.index * CHAR,
      x1: 50 + (m.index + m[0].length) * CHAR - 1,
      y0: 50 + row * 12,
      y1: 60 + row * 12,
      size: 10,
      bold,
    }));
  });
  return { number: 1, width: 100 + width * CHAR, height: 792, source: 'text', confidence: 100, words };
}

const titleOf = (lines: readonly string[], width: number): string =>
  readChart([pageOf(lines, width)]).documents[0].title;

const body = (width: number): string => 'He walks to the mailbox and back with a cane every day now'.slice(0, width);

test('a title that takes two lines is one title', () => {
  const lines = [
    '*Behavioral Health Assessment prior to',
    '*implanted device',
    'Patient: Orla Venn',
    'DOB: 04/02/1961',
  ];
  expect(titleOf([...lines, '', body(41), body(41), body(41)], 41)).toBe(
    'Behavioral Health Assessment prior to implanted device',
  );
});

test('a line that has room left ends where its writer ended it', () => {
  const lines = ['*Hillside Clinic', '*Progress Note', 'Patient: Orla Venn', 'DOB: 04/02/1961'];
  expect(titleOf([...lines, '', body(58), body(58), body(58)], 58)).not.toContain('Clinic Progress');
});

test('a number that the line breaks from its label is read with it', () => {
  const chart = readChart([
    pageOf(['Seen at the Elmwood office on the first of the month, MRN', '772041, by the nurse.', body(58)], 58),
  ]);
  expect(chart.lines[0].end).toBeGreaterThan(chart.text.indexOf('nurse'));
});
