import { expect, test } from 'vitest';
import { pageOfLines } from '../../from-text.ts';
import { readChart } from '../../read-chart.ts';

/** Rows with their cells, each behind its title. */
function rowsOf(lines: readonly string[]): string[] {
  const { text, sentences } = readChart([pageOfLines(lines, 1)]);
  const at = (span: { start: number; end: number }): string => text.slice(span.start, span.end);
  return sentences.flatMap(({ cells, lead }) =>
    cells
      ? [
          `${lead ? `${at(lead)} > ` : ''}${cells.map((c) => `${c.header ? `${at(c.header)}=` : ''}${at(c)}`).join(' | ')}`,
        ]
      : [],
  );
}

test('parts of a table with titles of their own keep its head', () => {
  expect(
    rowsOf([
      'VISUAL FIELD REPORT',
      '',
      '                       Right eye      Left eye',
      'Lids at rest',
      'Upper limit            14 degrees     16 degrees',
      'Points seen            13 of 36       15 of 36',
      'Lids taped',
      'Upper limit            40 degrees     41 degrees',
      'Points seen            32 of 36       34 of 36',
    ]),
  ).toEqual([
    'Right eye | Left eye',
    'Lids at rest > Upper limit | Right eye=14 degrees | Left eye=16 degrees',
    'Lids at rest > Points seen | Right eye=13 of 36 | Left eye=15 of 36',
    'Lids taped > Upper limit | Right eye=40 degrees | Left eye=41 degrees',
    'Lids taped > Points seen | Right eye=32 of 36 | Left eye=34 of 36',
  ]);
});

test('days stand over every part of a report', () => {
  expect(
    rowsOf([
      'CUMULATIVE LABS',
      '',
      'Test               03/02/2026     09/14/2026',
      'A1c                9.4 %          8.1 %',
      'Glucose            210            166',
      '     Lipids',
      'LDL                110            90',
      'HDL                35             41',
    ]).slice(-2),
  ).toEqual([
    'Lipids > Test=LDL | 03/02/2026=110 | 09/14/2026=90',
    'Lipids > Test=HDL | 03/02/2026=35 | 09/14/2026=41',
  ]);
});

test('a heading that stands apart begins another table, whatever columns it has', () => {
  expect(
    rowsOf([
      'Drug               Dose           Since',
      'Lisinopril         10 mg          2019',
      'Metformin          500 mg         2020',
      '',
      'Allergies',
      '',
      'Penicillin         hives          1990',
      'Sulfa              rash           2001',
    ]).slice(-2),
  ).toEqual(['Allergies > Penicillin | hives | 1990', 'Allergies > Sulfa | rash | 2001']);
});
