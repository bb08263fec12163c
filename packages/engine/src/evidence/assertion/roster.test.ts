// Lists of several patients: what stands in another's entry is another's.

import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { assess } from './index.ts';

const name = 'Patient: Joan Brandvold\n\n';
const experiencerOf = (text: string, what: string): string => {
  const chart = chartFromText(name + text);
  const start = chart.text.indexOf(what);
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  return assess(chart, sentence, { start, end: start + what.length }).experiencer;
};

test.each([
  [
    '| Case | Summary |\n| 2 | Brandvold, 47. Right sciatica since August. |\n| 3 | L.M., 66. Prior melanoma. |',
    'melanoma',
    'other',
  ],
  [
    '| Case | Summary |\n| 2 | Brandvold, 47. Right sciatica since August. |\n| 3 | L.M., 66. Prior melanoma. |',
    'sciatica',
    'patient',
  ],
  ['1 J.B., 61 F: sciatica.\n2 B.R., 68 M: melanoma.\n3 S.K., 59 F: gout.', 'melanoma', 'other'],
  ['1 J.B., 61 F: sciatica.\n2 B.R., 68 M: melanoma.\n3 S.K., 59 F: gout.', 'sciatica', 'patient'],
  ['Case 4. Olsen, 71 M. Sciatica. Had a melanoma in 2011.\nCase 5. Brandvold, 47 F. Gout.', 'melanoma', 'other'],
  ['Case 4. Olsen, 71 M. Sciatica.\nCase 5. Brandvold, 47 F. Gout, had a melanoma in 2011.', 'melanoma', 'patient'],
  // numbers behind capitals that are no one's age
  ['1. Grade 3 melanoma in 2011.\n2. Pain 7/10 at night.', 'melanoma', 'patient'],
  ['2. September 12. Melanoma removed.', 'Melanoma', 'patient'],
  ['3. Metoprolol 50 mg daily, melanoma in 2011.', 'melanoma', 'patient'],
  ['1. A1c 8.1. No change.\n2. L4-5, 5 mm slip, melanoma.', 'melanoma', 'patient'],
])('%j: %s is of the %s', (text, what, whose) => {
  expect(experiencerOf(text, what)).toBe(whose);
});
