// What a chart tells for and against one leaf in; its status out.

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
concepts:
  loose: {phrases: [loosening, lucent line]}
  fixed: {phrases: [well fixed, solidly fixed]}
  cough: [cough]
leaves:
  A:
    name: Loosening
    statement: The implant is loose.
    ask: A film.
    met: [{present: loose}, {all_of: [{present: cough}, {says: ["pain"]}]}]
    not_met: [{absent: loose}, {present: fixed}]
    prefer: met
  F:
    name: Loosening, whichever is told more
    statement: The implant is loose.
    ask: A film.
    kind: finding-present
    met: [{present: loose}]
    not_met: [{present: fixed}]
  N:
    name: Loosening, as if it were a number
    statement: The implant is loose.
    ask: A film.
    kind: measurement
    met: [{present: loose}]
    not_met: [{present: fixed}]
titles:
  - title: First
    criteria: {all: [A, F, N]}
`,
    },
  ],
);

test.each<[string, string, readonly string[]]>([
  ['met', 'one against one', ['There is loosening of the cup.', 'The stem is well fixed.']],
  [
    'conflict',
    'one against two',
    ['There is loosening of the cup.', 'The stem is well fixed.', 'The tray is solidly fixed.'],
  ],
  [
    'conflict',
    'a sentence repeated as it is needed',
    ['A lucent line at the cup.', 'No loosening.', 'The stem is well fixed.'],
  ],
  [
    'met',
    'two against two',
    ['A lucent line at the cup.', 'Loosening of the tray.', 'No loosening behind.', 'It is well fixed in front.'],
  ],
  [
    'conflict',
    'a rule of two parts makes one statement',
    ['She has a cough.', 'There is pain.', 'It is well fixed.', 'No loosening.'],
  ],
  ['not_met', 'only against', ['The stem is well fixed.', 'No loosening.']],
])('%s: %s', (status, _, told) => {
  expect(criteria(told)[0].status).toBe(status);
});

test.each<[string, string, readonly string[]]>([
  ['conflict', 'one against one', ['There is loosening of the cup.', 'The stem is well fixed.']],
  [
    'met',
    'two against one',
    ['There is loosening of the cup.', 'A lucent line at the tray.', 'The stem is well fixed.'],
  ],
  [
    'not_met',
    'one against two',
    ['There is loosening of the cup.', 'The stem is well fixed.', 'The tray is solidly fixed.'],
  ],
])('on one day most statements govern, %s: %s', (status, _, told) => {
  const [, words, numbers] = criteria(told);
  expect(words.status).toBe(status);
  if (status !== 'conflict')
    expect(words.reason).toMatch(/; outweighed is page 1: “.+” \(more statements of that day say so\)\.$/);
  expect(numbers.status, 'two values of one day are a conflict however often one is repeated').toBe('conflict');
});

function criteria(told: readonly string[]): ReturnType<typeof review>['criteria'] {
  const page = typedPage(
    1,
    'Office visit',
    'Mae West DOB 09/17/1961',
    'Date of service: 10/15/2026',
    ...told,
    'Signed A. Reed, MD 10/15/2026',
  );
  return review([page], policies[0], 'First').criteria;
}
