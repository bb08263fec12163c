// What a silent chart makes of a leaf: by where it stands in the tree, and by what the policy says of silence.

import { expect, test } from 'vitest';
import { typedPage } from '../chart/documents/typed-page.ts';
import { readPolicies } from '../policy/index.ts';
import { review } from '../review.ts';

const policy = (silence: string) => {
  const { policies, mistakes } = readPolicies(
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
  A: {name: Cough, statement: There is a cough., ask: A note., met: [cough]}
  X: {name: Clot, statement: There is a clot., ask: A scan., met: [clot]${silence}}
titles:
  - title: First
    criteria: {all: [A, {none_of: [X]}]}
  - title: Second
    criteria: {all: [A, X]}
`,
      },
    ],
  );
  expect(mistakes).toEqual([]);
  return policies[0];
};
const page = typedPage(1, 'Visit note', 'Date: 06/01/2026', 'She has a cough.');

test.each([
  ['inside none_of silence means absent', '', 'First', 'not_met'],
  ['elsewhere it is unknown', '', 'Second', 'unknown'],
  ['what the leaf says of silence goes before', ', silence: unknown', 'First', 'unknown'],
])('%s', (_name, silence, title, status) => {
  const { criteria } = review([page], policy(silence), title);
  expect(criteria.find((c) => c.id === 'X')).toMatchObject({ status, silent: true });
});
