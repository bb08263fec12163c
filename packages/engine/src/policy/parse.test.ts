import { describe, expect, test } from 'vitest';
import { readPolicies } from './index.ts';

const good = `
policy: sample
id: 00000000-0000-4000-8000-000000000001
name: Sample
publisher: Nobody
version: "1"
concepts:
  insomnia: {phrases: ["trouble {falling|staying} asleep", insomnia], opposite: [sleeps well]}
analytes:
  ahi: {labels: [AHI], unit: /h, plausible: 0..200}
dates:
  test_date: [{document: sleep_study}]
leaves:
  A:
    name: Insomnia
    statement: Insomnia is documented.
    ask: A note.
    finding: insomnia
  B:
    name: Index
    statement: The index is 15 or more.
    ask: A study.
    decide: [{measure: ahi, is: ">= 15", round: half_up, within: 6 months before test_date}]
titles:
  - title: First
    criteria: {all: [A, {any: [B, {not: A}]}]}
`;

const read = (text: string) => readPolicies([], [{ file: 'sample/policy.yaml', text }]);
const lineOf = (text: string, words: string) => text.slice(0, text.indexOf(words)).split('\n').length;

test('a sound policy reads without a mistake', () => {
  const { policies, mistakes } = read(good);
  expect(mistakes).toEqual([]);
  expect(policies[0].leaves.get('A')?.met).toMatchObject([{ kind: 'present', concepts: ['insomnia'] }]);
  expect(policies[0].leaves.get('A')?.notMet).toMatchObject([{ kind: 'absent', concepts: ['insomnia'] }]);
  expect(policies[0].leaves.get('B')?.decide).toMatchObject([
    {
      kind: 'measure',
      analytes: ['ahi'],
      is: [{ op: '>=', value: 15 }],
      round: 'half_up',
      scope: { within: { anchor: 'test_date', direction: 'before', most: { n: 6, unit: 'months' } } },
    },
  ]);
});

test('a scope is said once and a group of criteria stands for its list', () => {
  const text = good
    .replace('leaves:', 'scopes:\n  told: {in: [visit_note, letter], within: 6 months before test_date}\nleaves:')
    .replace(', within: 6 months before test_date}]', ', scope: told, in: lab}]')
    .replace('titles:', 'groups: {base: [A, B]}\ntitles:')
    .replace('{all: [A, {any: [B, {not: A}]}]}', '{all: [base, {any: [base, {not: A}]}]}');
  const { policies, mistakes } = read(text);
  expect(mistakes).toEqual([]);
  expect(policies[0].leaves.get('B')?.decide[0].scope).toMatchObject({
    documents: ['lab'],
    within: { most: { n: 6 } },
  });
  const leaf = (id: string) => ({ kind: 'leaf', id });
  expect(policies[0].titles[0].tree).toEqual({
    kind: 'all',
    of: [leaf('A'), leaf('B'), { kind: 'any', of: [leaf('A'), leaf('B'), { kind: 'not', of: leaf('A') }] }],
  });
  expect(read(text.replace('scope: told', 'scope: tlod')).mistakes[0]?.code).toBe('unknown-scope');
});

describe('a mistake is shown where it stands, with help', () => {
  const cases: readonly [name: string, from: string, to: string, code: string, help: RegExp | null][] = [
    ['an unknown field', 'finding: insomnia', 'findng: insomnia', 'unknown-field', /allowed: .*finding/],
    ['an unknown concept', 'finding: insomnia', 'finding: insomnai', 'unknown-concept', /did you mean `insomnia`/],
    ['an unknown analyte', 'measure: ahi', 'measure: aih', 'unknown-analyte', /did you mean `ahi`/],
    [
      'a bad phrase',
      'trouble {falling|staying} asleep',
      'trouble {falling|staying asleep',
      'bad-phrase',
      /policy-language/,
    ],
    ['a bad comparison', '>= 15', 'at least', 'bad-comparison', />= 15/],
    ['a bad window', '6 months before test_date', 'recently', 'bad-window', /60 days before IDX/],
    ['an unknown date', 'before test_date', 'before tset_date', 'unknown-date', /did you mean `test_date`/],
    [
      'an unknown document kind',
      'document: sleep_study',
      'document: sleepstudy',
      'unknown-document-kind',
      /sleep_study/,
    ],
    ['a leaf without evidence', 'finding: insomnia', 'source: none', 'no-evidence', /finding/],
    ['a leaf in no leaves', '{not: A}', '{not: C}', 'unknown-leaf', /did you mean/],
    ['an empty node', '{any: [B, {not: A}]}', '{any: []}', 'empty-node', null],
    ['two constructs in one rule', 'measure: ahi, is', 'measure: ahi, says: x, is', 'one-construct', /constructs:/],
    ['an id that is none', '00000000-0000-4000-8000-000000000001', '12', 'bad-id', /UUID/],
    ['a phrase without quotes', '[sleeps well]', '[{sleeps|slept} well]', 'yaml', null],
    ['a phrase in braces only', '[sleeps well]', '[{sleeps|slept}]', 'expected-text', /quotes/],
    [
      'silence of a title that is no word',
      'criteria: {all',
      'silence: {A: unknwon}\n    criteria: {all',
      'unknown-word',
      /absent/,
    ],
    ['a status that is none', 'criteria: {all', 'hard_if: {A: mett}\n    criteria: {all', 'unknown-word', /not_met/],
    ['broken YAML', 'version: "1"', 'version: "1', 'yaml', null],
  ];
  test.each(cases)('%s', (_name, from, to, code, help) => {
    expect(good).toContain(from);
    const text = good.replace(from, to);
    const found = read(text).mistakes.find((m) => m.code === code);
    expect(found, JSON.stringify(read(text).mistakes)).toBeDefined();
    if (help) expect(found?.help).toMatch(help);
    expect(found?.file).toBe('sample/policy.yaml');
    if (['unknown-field', 'unknown-concept', 'bad-phrase', 'bad-window'].includes(code))
      expect(found?.line).toBe(lineOf(text, to));
  });

  test('all mistakes are reported at once', () => {
    const text = good
      .replace('finding: insomnia', 'findng: insomnia')
      .replace('>= 15', 'lots')
      .replace('document: sleep_study', 'document: x');
    expect(new Set(read(text).mistakes.map((m) => m.code))).toEqual(
      new Set(['unknown-field', 'no-evidence', 'bad-comparison', 'unknown-document-kind']),
    );
  });
});
