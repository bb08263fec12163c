// Sentences that a page's end breaks: "She denies any | history of stroke" is one denial, whatever runs between the halves.

import { expect, test } from 'vitest';
import type { Page, Word } from '../../pdf/page.ts';
import { pageOfLines } from '../from-text.ts';
import { readChart } from '../index.ts';

const running = (text: string, y0: number): Word[] =>
  text.split(' ').map((w, i) => ({ text: w, x0: 50 + i * 60, x1: 90 + i * 60, y0, y1: y0 + 8, size: 8 }));

/** Under the patient's name and over the page's number. */
function framed(lines: readonly string[], number: number): Page {
  const page = pageOfLines(lines, number);
  const words = [...running('Vale, Jordan DOB 03/04/1958', 30), ...page.words];
  return { ...page, words: [...words, ...running(`Page ${number} of 2`, page.height - 30)] };
}

const sentences = (above: string, below: string): string[] => {
  const course = (n: number): string[] =>
    Array.from(
      { length: n },
      (_, i) => `Visit ${i + 1} of this long course went without any change worth noting here.`,
    );
  const chart = readChart([
    framed(['OFFICE NOTE 06/01/2026', '', ...course(30), above], 1),
    framed([below, ...course(9)], 2),
  ]);
  return chart.sentences.map((s) => chart.text.slice(s.start, s.end).replace(/\s+/g, ' '));
};

test.each<[string, string, string, string]>([
  [
    'the running lines step aside',
    "On further questioning at today's long visit she clearly denies any",
    'history of stroke. She walks daily.',
    "On further questioning at today's long visit she clearly denies any history of stroke.",
  ],
  [
    'in brackets',
    'The left knee has been injected with corticosteroid three times this year',
    '(last in May) without relief. She walks daily.',
    'The left knee has been injected with corticosteroid three times this year (last in May) without relief.',
  ],
])('%s', (_, above, below, whole) => {
  expect(sentences(above, below)).toContain(whole);
});

test.each<[string, string, string]>([
  [
    'a sentence that ended',
    'On further questioning she denies any other trouble with her knee today.',
    'history of stroke in her mother.',
  ],
  [
    'a new sentence',
    'On further questioning at the visit she denies any chest pain or dizziness',
    'History of stroke in 2019.',
  ],
  ['a label', 'On further questioning at the visit she denies any chest pain or dizziness', 'history: stroke in 2019.'],
  ['a list', 'On further questioning at the visit she denies any chest pain or dizziness', '- stroke in 2019.'],
  ['a short line', 'Denies', 'history of stroke in 2019.'],
])('not joined: %s', (_, above, below) => {
  const broken = `${above.split(' ').at(-1)} ${below.split(' ')[0]}`;
  expect(sentences(above, below).filter((s) => s.includes(broken))).toEqual([]);
});

test('a table that a page breaks keeps its columns', () => {
  const row = (...cells: readonly string[]): string =>
    cells
      .map((c) => c.padEnd(20))
      .join('')
      .trimEnd();
  const walks = Array.from({ length: 20 }, (_, i) => row(`05/${10 + i}`, `9${i % 9} %`, `8${i % 9} %`));
  const above = ['WALK TESTS 06/01/2026', '', row('Date', 'At rest', 'Walking'), ...walks];
  const below = [row('05/30', '91 %', '84 %'), row('05/31', '90 %', '83 %'), '', 'Read by the technician of the day.'];
  const chart = readChart([framed(above, 1), framed(below, 2)]);
  const last = chart.lines.find((l) => chart.text.slice(l.start, l.end).startsWith('05/31'))!;
  const heads = last.cells?.map((c) => c.header && chart.text.slice(c.header.start, c.header.end));
  expect(heads).toEqual(['Date', 'At rest', 'Walking']);
});
