// A value that was worked out shows every word it was worked out from.

import { expect, test } from 'vitest';
import { typedPage } from '../chart/documents/typed-page.ts';
import { readPolicies } from '../policy/index.ts';
import { review } from '../review.ts';

const { policies } = readPolicies(
  [],
  [
    {
      file: 'sample/policy.yaml',
      text: `
policy: sample
id: 00000000-0000-4000-8000-000000000001
name: Sample
publisher: Nobody
version: "1"
analytes:
  bmi: {labels: [BMI], unit: kg/m2, plausible: 10..90, computed: bmi}
leaves:
  A: {name: BMI at least 35, statement: The BMI is at least 35., ask: A note., met: [{measure: bmi, is: ">= 35"}]}
titles:
  - {title: First, criteria: {all: [A]}}
`,
    },
  ],
);
const evidenceOf = (...lines: string[]) =>
  review([typedPage(1, 'Mae West DOB 09/17/1961', 'Visit note', ...lines)], policies[0], 'First').criteria[0].evidence;

test('height and weight on two lines are two quotes', () =>
  expect(evidenceOf('Weight 97.5 kg', 'Height 160 cm').map((e) => [e.quote, e.boxes.length])).toEqual([
    ['Weight 97.5 kg', 1],
    ['Height 160 cm', 1],
  ]));

test('height and weight in one sentence are one quote with both places lit', () => {
  const evidence = evidenceOf('Vitals: height 160 cm, weight 97.5 kg, pulse 70.');
  expect(evidence.map((e) => [e.quote, e.boxes.length])).toEqual([
    ['Vitals: height 160 cm, weight 97.5 kg, pulse 70.', 2],
  ]);
});
