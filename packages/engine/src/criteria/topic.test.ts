// A paper that speaks of other organs and never of the policy's field holds no evidence; a lab's sheet is of the whole patient.

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
topic: {about: "@joint", elsewhere: "@nose"}
concepts:
  joint: {phrases: [knee]}
  nose: {phrases: [nasal]}
analytes:
  a1c: {labels: [A1c], unit: "%", plausible: 3..20}
leaves:
  A:
    name: Sugar
    statement: A1c is high.
    ask: A lab report.
    met: [{measure: a1c, is: "> 8"}]
titles:
  - title: First
    criteria: {all: [A]}
`,
    },
  ],
);
const who = 'Mae West DOB 09/17/1961';

test.each([
  [['Laboratory Report', who, 'Collected: 09/24/2026', 'Hemoglobin A1c: 8.4 %', 'Nasal MRSA PCR: negative'], 'met'],
  [
    ['Office visit', who, 'Date of service: 09/24/2026', 'Nasal polyps seen. A1c 8.4.', 'Signed A. Reed, MD'],
    'unknown',
  ],
] as const)('%j: %s', (lines, status) => {
  expect(review([typedPage(1, ...lines)], policies[0], 'First').criteria[0].status).toBe(status);
});
