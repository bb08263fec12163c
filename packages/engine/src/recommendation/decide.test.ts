// Why a clinician has to decide is said in the names of the criteria, as a nurse would tell it; the code stands behind.

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
leaves:
  A: {name: Pain, statement: There is pain., ask: A note., met: [pain]}
  B:
    name: Purpose is to be free of glasses
    statement: The purpose is to be free of glasses.
    ask: A note.
    met: [spectacle independence]
    judgement: [{says: tired of glasses, because: both motives are stated}]
  C: {name: Cancer in the history, statement: There was cancer., ask: A note., met: [cancer]}
triggers:
  T1: {statement: the patient is a pilot, when: [pilot]}
  T2: {statement: cancer in an earlier year, when: [{leaf: C}]}
titles:
  - {title: First, criteria: {all: [A, B]}}
  - {title: Third, criteria: {all: [A, {none_of: [C]}]}, hard: [T2], hard_if: {C: met}}
  - {title: Second, criteria: {all: [A, {none_of: [C]}]}, hard: [T1], hard_if: {C: met}}
`,
    },
  ],
);
const reasonsOf = (title: string, said: string): readonly string[] =>
  review([typedPage(1, 'Mae West DOB 09/17/1961', 'Visit note', said)], policies[0], title).escalation_reasons;

test.each([
  ['First', 'Has pain. Is tired of glasses.', 'Purpose is to be free of glasses (B): both motives are stated'],
  ['Second', 'Has pain. Had cancer.', 'Cancer in the history (C): the policy leaves this to a clinician'],
  ['Second', 'Has pain. She is a pilot.', 'the patient is a pilot (T1)'],
  ['Third', 'Has pain. Had cancer.', 'cancer in an earlier year (T2)'],
])('%s, “%s”: %s', (title, said, reason) => expect(reasonsOf(title, said)).toEqual([reason]));
