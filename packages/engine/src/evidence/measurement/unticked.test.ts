import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { parsePhrase } from '../../values/phrase.ts';
import { assess } from '../assertion/index.ts';
import type { AnalyteNeed } from '../finding.ts';
import { findMeasurements } from './index.ts';

const label = parsePhrase('Hct');
if ('mistake' in label) throw new Error(label.mistake.message);
const hct: AnalyteNeed = {
  id: 'hct',
  labels: [label.phrase],
  except: [],
  unit: '%',
  plausible: [10, 80],
  computed: null,
};

test.each([
  ['If 89%: ☐ edema/CHF ☐ cor pulmonale ☐ Hct >56', 0],
  ['If 89%: ☐ edema/CHF ☐ cor pulmonale ☒ Hct 57', 1],
  ['Polycythemia ☒ Hct 57', 1],
  ['Hct 57 ☒', 1],
])('%s holds %i values', (line, count) => {
  expect(findMeasurements(chartFromText(line), [hct], assess).get('hct')).toHaveLength(count);
});
