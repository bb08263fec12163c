import { expect, test } from 'vitest';
import { typedPage } from '../../../chart/documents/typed-page.ts';
import { chartFromText, readChart } from '../../../chart/index.ts';
import { assess } from '../../assertion/index.ts';
import { findMeasurements } from '../index.ts';

const need = {
  id: 'hours',
  labels: [],
  unit: 'h',
  plausible: [0, 1000] as [number, number],
  except: [],
  computed: 'relief_hours',
  formulas: [],
};

test.each([
  ['Pain after the block: before 7; 1 h 1; 2 h 1; 4 h 5; 6 h 7.', ['2 to under 4']],
  ['Pain after the block: before 8; 15 min 1; 45 min 6; 1 h 8.', ['0.25 to under 0.75']],
  // by the clock the block lies between the score before and the first one after
  ['Pain log\n9:00 am (before) 8/10\n9:30 am 1/10\n12:30 pm 1/10\n3:30 pm 6/10', ['3 to under 6.5']],
  ['Pain log\n9:40 before 7\n10:40 1\n11:40 2\n1:40 6', ['1 to under 4']],
  ['Pain before 8. At 11:05, leaning back: 1/10. At 12:05 1/10.', ['1 to 1000']],
  // never less than half
  ['Pain after the block: before 7; 1 h 5; 2 h 6.', []],
  // one look says nothing of how long
  ['Pain before 7, at 30 min 1.', []],
  ['No sedation. Pain before 7; 1 h 1; 2 h 1; 4 h 5.', ['2 to under 4']],
  // what is scored is not pain, or nobody's
  ['Pain clinic. Ramsay score before 8; 5 min 2; 10 min 1.', []],
  ['Sugar log after the block. 8:00 before 9; 9:00 1; 10:00 1.', []],
  ['Pain log\nSystolic before 9\n1 h 1\n2 h 1', []],
  ['How to fill in your pain diary: before 9; 1 h 1; 2 h 1.', []],
  ['Pain diary. Before physical therapy 9; 1 h 1; 2 h 1.', []],
  ['Glucose before 7; 1 h 9; 2 h 6.', []],
])('%j lasts %j hours', (text, hours) => {
  const chart = chartFromText(`=== procedure_note 2026-05-04 Note\n${text}`);
  const found = findMeasurements(chart, [need as never], assess).get('hours')!;
  expect(found.map(({ value: { lo, hi, hiOpen } }) => `${lo} to ${hiOpen ? 'under ' : ''}${hi}`)).toEqual(hours);
});

test('scores without a name, under their hours', () => {
  const page = typedPage(
    1,
    'PROCEDURE RECORD',
    'Patient diary (NRS 0-10)',
    'Before    15 min    30 min    1 h       2 h       3 h       4 h',
    '8         2         1         1         1         5         7',
  );
  const hours = page.words.find((w) => w.text === 'Before')!.y0;
  const words = page.words.map((w) => ({ ...w, bold: w.y0 === hours }));
  const found = findMeasurements(readChart([{ ...page, words }]), [need as never], assess).get('hours')!;
  expect(found.map(({ value: { lo, hi, hiOpen } }) => [lo, hi, hiOpen])).toEqual([[2, 3, true]]);
});
