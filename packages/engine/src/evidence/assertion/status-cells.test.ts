import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { assess } from './index.ts';

function temporality(...rows: readonly string[]): string {
  const chart = chartFromText(rows.join('\n'));
  const start = chart.text.indexOf('Insulin');
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  return assess(chart, sentence, { start, end: start + 'Insulin'.length }).temporality;
}

test.each([
  ['Insulin glargine | 18 u | STOPPED 02/10/2026', 'resolved'],
  ['Insulin glargine | 18 u | inactive', 'resolved'],
  ['Insulin glargine | 18 u | active', 'current'],
])('%j under Drug, Dose and Status is %s', (row, is) => {
  expect(temporality('Drug | Dose | Status', 'Metformin | 1000 mg | active', row)).toBe(is);
});

test.each([
  ['Insulin | | X', 'resolved'],
  ['Insulin | X | X', 'current'],
  ['Insulin | X | ', 'current'],
])('%j under Current and Past is %s', (row, is) => {
  expect(temporality('Drug | Current | Past', 'Metformin | X | ', row)).toBe(is);
});

test('a column of something else ends nothing', () => {
  expect(temporality('Drug | Dose | Reason', 'Metformin | 1000 mg | sugar', 'Insulin | 18 u | stopped working')).toBe(
    'current',
  );
});
