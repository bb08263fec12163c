import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { parsePhrase } from '../../values/phrase.ts';
import { assess } from '../assertion/index.ts';
import { findMeasurements } from './index.ts';

const phrase = (source: string) => {
  const parsed = parsePhrase(source);
  if ('mistake' in parsed) throw new Error(parsed.mistake.message);
  return parsed.phrase;
};
const mrd = {
  id: 'mrd1',
  labels: [phrase('MRD1'), phrase('MRD 1')],
  unit: 'mm',
  plausible: [-5, 8] as [number, number],
  except: [],
  computed: null,
  formulas: [],
};

test.each([
  ['MRD-1: R 2, L 1.5 with the brow held.', ['right 2', 'left 1.5']],
  ['MRD1 2.0 R, 1.5 L.', ['right 2', 'left 1.5']],
  ['MRD1 OD 1, OS 3.5.', ['right 1', 'left 3.5']],
  ['MRD1 LUL 0.5, RUL 4.5.', ['left 0.5', 'right 4.5']],
  ['| | R | L |\n| MRD1 | 4.0 | 3.5 |', ['right 4', 'left 3.5']],
  ['| Lid | MRD1 R | MRD1 L |\n| natural | 1.0 | 2.5 |', ['right 1', 'left 2.5']],
])('%j is of both sides', (text, expected) => {
  const chart = chartFromText(`=== visit_note 2026-05-04 Note\nExam\n${text}`);
  const found = findMeasurements(chart, [mrd as never], assess).get('mrd1')!;
  expect(found.map((m) => `${m.side} ${m.value.lo}`)).toEqual(expected);
});

test('an entry of a log is named by its day and hour', () => {
  const glucose = { ...mrd, id: 'glucose', labels: [phrase('SMBG')], unit: 'mg/dL', plausible: [10, 500] };
  const chart = chartFromText(
    '=== visit_note 2026-06-04 Note\nSMBG log:\n5/18 0310  44\n5/22 0255  50\n5/29 1600  131',
  );
  const found = findMeasurements(chart, [glucose as never], assess).get('glucose')!;
  expect(found.map((m) => m.value.lo)).toEqual([44, 50, 131]);
});
