import { expect, test } from 'vitest';
import { chartFromText } from '../from-text.ts';
import { isVoided } from './voided.ts';

test.each([
  '*** ENTERED IN ERROR ***',
  'THIS NOTE WAS ENTERED IN ERROR',
  'Status: Entered in error',
  'Wrong patient',
  'WRONG PATIENT - DISREGARD',
  'This report was filed in error. Please disregard.',
  'Charted in error by L. Moss, RN 05/02/2026 10:14 am',
  'Scanned to the wrong chart',
  'Please disregard this result',
  'ERRONEOUS ENCOUNTER -- DISREGARD',
  'Document retracted',
  'VOID VOID VOID',
])('a paper that says of itself: %s', (line) => {
  expect(isVoided(`Office visit\nBMI 41\n${line}\nA. Morgan, MD`)).toBe(true);
});

test.each([
  'The prior note was entered in error; see today.',
  'If you received this fax in error, destroy it.',
  'If you are not the intended recipient please disregard this message and call.',
  'The diagnosis of asthma was entered in error.',
  'Void: 300 ml at 0600',
  'Voided 400 ml',
  'No wrong patient events.',
  'Error: SENSOR',
  'Please ignore the earlier fax cover.',
])('a paper that speaks of another thing: %s', (line) => {
  expect(isVoided(`Office visit\nBMI 41\n${line}\nA. Morgan, MD`)).toBe(false);
});

test('it is a paper of its own kind, and its neighbours are not', () => {
  const chart = chartFromText(
    [
      '=== lab 2026-05-01 Lab report',
      '*** WRONG PATIENT ***',
      'Hemoglobin A1c 9.9',
      '=== visit_note 2026-05-02 Office visit',
      'Hemoglobin A1c 7.1 by report.',
    ].join('\n'),
  );
  expect(chart.documents.map((d) => d.kind)).toEqual(['voided', 'visit_note']);
});
