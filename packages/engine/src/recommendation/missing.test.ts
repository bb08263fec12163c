// What is asked for says why: what was found and does not count is not called silence.

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
  a1c: {labels: [A1c], unit: "%", plausible: 3..20}
leaves:
  A:
    name: Sugar
    statement: A1c is high.
    ask: A lab report.
    met: [{measure: a1c, is: "> 8", within: 6 months before IDX}]
  B: {name: Pain, statement: There is pain., ask: A note., met: [pain]}
titles:
  - title: First
    criteria: {all: [A, B]}
`,
    },
  ],
);
const who = 'Mae West DOB 09/17/1961';
const prose = Array.from({ length: 8 }, (_, i) => `She tells of the garden at length, and of the ${i} stairs at home.`);

test.each([
  ['Feels well.', 'the chart does not mention it'],
  ['A1c was 8.4 on 03/02/2024.', 'what the chart says of it does not count'],
])('%s: %s', (line, why) => {
  const page = typedPage(
    1,
    'Office visit',
    who,
    'Date of service: 09/24/2026',
    ...prose,
    'There is pain in the knee.',
    line,
    'Signed A. Reed, MD',
  );
  expect(review([page], policies[0], 'First').missing).toEqual([{ criterion: 'A', ask: 'A lab report.', why }]);
});
