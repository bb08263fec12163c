// A tests.yaml that does not say what its author meant: mistakes with their lines, and never a test that is not run.

import { readPolicies } from '@mnr/engine/policy';
import { expect, test } from 'vitest';
import { policyCheck } from './check.ts';
import { mistakesInTests } from './check-tests.ts';
import { policyTest } from './test.ts';
import { runTests } from './tests.ts';

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
  A: {name: Cough, statement: There is a cough., ask: A note., met: [cough]}
titles: [{title: First, criteria: {all: [A]}}]
`,
    },
  ],
);
const chart = 'charts: [{name: c, title: First, text: "x", expect: {recommendation: approve}}]';

test.each([
  ['a sound file has none', `leaves: {A: {met: [a cough]}}\n${chart}`, []],
  ['a section of another name', 'leafs: {A: {met: [a cough]}}', ['1 a tests file has no field `leafs`']],
  ['a status that is none', 'leaves:\n  A:\n    mets: [a cough]', ['3 leaf `A` has no field `mets`']],
  ['a text where a list is wanted', 'leaves:\n  A:\n    met: a cough', ['3 `met` must be a list']],
  [
    'an example without text',
    'leaves:\n  A:\n    met:\n      - {txt: a cough}',
    ['4 an example has no field `txt`', '4 an example has no `text`'],
  ],
  [
    'a document of a kind that is none',
    'leaves:\n  A:\n    met:\n      - {text: a cough, in: vist_note}\n      - "=== vist_note 2026-01-01"',
    ['4 `in` cannot be `vist_note`', '5 a document cannot be `vist_note`'],
  ],
  ['a leaf that no title has', 'leaves:\n  B: {met: [a cough]}', ['2 no title has a leaf `B`']],
  [
    'a leaf that no title has, expected of a chart',
    chart.replace('recommendation: approve', 'leaves: {B: met}'),
    ['1 no title has a leaf `B`'],
  ],
  ['a title that is none', chart.replace('First', 'Second'), ['1 `title` cannot be `Second`']],
  [
    'a misspelt expectation',
    chart.replace('recommendation', 'recomendation'),
    ['1 `expect` has no field `recomendation`'],
  ],
  ['broken YAML', 'leaves: [', [expect.stringMatching(/^1 /)]],
])('%s', (_name, yaml, expected) => {
  expect(mistakesInTests(policies[0], 'tests.yaml', yaml).map((m) => `${m.line} ${m.message}`)).toEqual(expected);
});

test('a chart that ends otherwise than expected says which criteria decided', () => {
  const [failure] = runTests(policies[0], chart).failures;
  expect(failure.because).toContain('A unknown (the chart does not mention it');
});

test('a short name that no policy has is a wrong call, not a sound policy', () => {
  expect(() => policyCheck(['no-such-policy'])).toThrow('there is no policy no-such-policy');
  expect(() => policyTest(['no-such-policy'])).toThrow('there is no policy no-such-policy');
}, 240_000);
