import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { dateFor } from './index.ts';

function dayOf(text: string, word: string): string | null {
  const chart = chartFromText(text);
  const start = chart.text.indexOf(word);
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  const date = dateFor(chart, sentence, { start, end: start + word.length });
  return date?.span && date.basis !== 'document' ? chart.text.slice(date.span.start, date.span.end) : null;
}

const log = `Cath log | Case 1 | Case 2
Date | 11/17/2024 | 02/20/2026
Status | emergent | elective
Done | DES to LAD | DES to RCA`;

test('the day of a column may stand in a row of its own', () => {
  expect(dayOf(log, 'DES to LAD')).toBe('11/17/2024');
  expect(dayOf(log, 'DES to RCA')).toBe('02/20/2026');
  expect(dayOf(log, 'elective')).toBe('02/20/2026');
});

test('a day that a cell names itself comes first, and a row of other things is no row of days', () => {
  expect(dayOf(`${log} of 02/21/2026`, 'DES to RCA of')).toBe('02/21/2026');
  expect(dayOf(log.replace('Date |', 'Birthday |'), 'DES to RCA')).toBeNull();
});
