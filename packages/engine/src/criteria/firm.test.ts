// A note and what labelled charts taught of its words in; out, whether an approval may hang on its one sentence.

import { expect, test } from 'vitest';
import { typedPage } from '../chart/documents/typed-page.ts';
import { readPolicies } from '../policy/index.ts';
import { review } from '../review.ts';

/** Words that were never labelled so pull nothing: what is left is the bias, which speaks against. */
const taught = { bias: [-5, -5], words: { loosen: [30, 0], wear: [30, 0] } };
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
concepts:
  loose: {phrases: [loosening, pedestal]}
  worn: {phrases: [worn, thin]}
leaves:
  A:
    name: Loosening
    statement: The implant is loose.
    ask: A film.
    met: [{present: loose}]
  B:
    name: Wear
    statement: The liner is worn.
    ask: A film.
    met: [{present: worn}]
titles:
  - title: Both
    criteria: {all: [A, B]}
  - title: Either
    criteria: {any: [A, B]}
`,
      learnt: { file: 'sample/learnt.json', text: JSON.stringify({ criteria: { A: taught, B: taught } }) },
    },
  ],
);

const reviewed = (title: string, ...said: readonly string[]) => {
  const lines = [
    'Visit note',
    'Mae West DOB 09/17/1961',
    'Date of service: 06/01/2026',
    ...said,
    'Signed by A. Lee, MD',
  ];
  return review([typedPage(1, ...lines)], policies[0], title);
};

test('the sample is sound', () => expect(mistakes).toEqual([]));

test('what is worded as it was labelled carries an approval', () =>
  expect(reviewed('Both', 'There is loosening of the cup.', 'The liner is worn.').recommendation).toBe('approve'));

test('one sentence in words that are new for it does not, and is asked for with that sentence', () => {
  const { recommendation, missing, criteria } = reviewed('Both', 'There is a pedestal.', 'The liner is worn.');
  expect(recommendation).toBe('pend');
  expect(missing.map((m) => m.criterion)).toEqual(['A']);
  const [a] = criteria;
  expect(a.status).toBe('unknown');
  expect(a.reason).toMatch(/words that are new for it/);
  expect(a.near_misses.map((n) => n.evidence.quote)).toEqual(['There is a pedestal.']);
});

test('two sentences are no thread', () =>
  expect(reviewed('Both', 'There is a pedestal.', 'The pedestal has grown.', 'The liner is worn.').recommendation).toBe(
    'approve',
  ));

test('what nothing hangs on stays met', () => {
  const { recommendation, criteria } = reviewed('Either', 'There is a pedestal.', 'The liner is worn.');
  expect(recommendation).toBe('approve');
  expect(criteria.map((c) => c.status)).toEqual(['met', 'met']);
});

test('where there is no approval anyway, it is told as it was read', () => {
  const { recommendation, criteria } = reviewed('Both', 'There is a pedestal.', 'She has a cough.');
  expect(recommendation).toBe('pend');
  expect(criteria.map((c) => c.status)).toEqual(['met', 'unknown']);
});
