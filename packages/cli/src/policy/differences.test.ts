import { readPolicies } from '@mnr/engine';
import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

const policy = (change: { readonly bmi?: string; readonly criteria?: string; readonly above?: string }) =>
  readPolicies(
    [],
    [
      {
        file: 'policy.yaml',
        text: `${change.above ?? ''}
policy: p
id: 00000000-0000-4000-8000-000000000000
name: P
publisher: X
version: "1"
effective: {from: 2026-01-01}
analytes: {bmi: {labels: [BMI], unit: kg/m2, plausible: 5..120}}
leaves:
  A: {name: A, statement: s, ask: a, decide: [{measure: bmi, is: "${change.bmi ?? '>= 35'}"}]}
  B: {name: B, statement: s, ask: a, met: [{says: [cough]}]}
titles: [{title: One, criteria: {all: ${change.criteria ?? '[A, B]'}}}]
`,
      },
    ],
  ).policies[0];

test.each([
  ['nothing but line numbers', { above: '# a comment\n# more' }, []],
  ['a threshold', { bmi: '>= 40' }, ['criterion A: threshold >= 35 → >= 40']],
  ['a criterion fewer', { criteria: '[A]' }, ['title One: no longer asks for B']],
  ['another combination', { criteria: '[{any: [A, B]}]' }, ['title One: combines its criteria otherwise']],
])('%s', (_name, change, lines) => {
  expect(differencesOf(policy({}), policy(change))).toEqual(lines);
});
