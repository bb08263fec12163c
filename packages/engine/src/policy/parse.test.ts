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
    ['an unknown unit', 'unit: /h', 'unit: furlong', 'unknown-unit', /units: %, points, \/h/],
    ['a comparison in another unit', '">= 15"', '">= 15 min"', 'bad-unit', /`\/h`/],
    ['an analyte that nothing names', '{labels: [AHI], unit', '{unit', 'empty-analyte', null],
    ['a range that holds nothing', '0..200', '200..0', 'bad-range', null],
    ['a comparison that nothing passes', '">= 15"', '"20..10"', 'bad-comparison', /smaller/],
    ['a comparison in two units', '">= 15"', '">= 15 h and < 3 days"', 'two-units', null],
    [
      'a class of treatments that is none',
      'dates:',
      'therapies: {t: {classes: [nsaids]}}\ndates:',
      'unknown-class',
      /did you mean `nsaid`/,
    ],
    ['a yes that is no true', 'round: half_up', 'current: yes', 'unknown-word', /true, false/],
    ['a code that is none', 'criteria: {all', 'codes: {hcpcs: [E06O1]}\n    criteria: {all', 'bad-code', /four digits/],
    [
      'a kind of leaf that is none',
      'finding: insomnia',
      'kind: findng-present\n    finding: insomnia',
      'unknown-word',
      /finding-present/,
    ],
    ['a trigger that is none', 'criteria: {all', 'hard: [ESC-1]\n    criteria: {all', 'unknown-trigger', null],
    [
      'a leaf status of no leaf',
      'criteria: {all',
      'hard_if: {C: met}\n    criteria: {all',
      'unknown-leaf',
      /did you mean/,
    ],
    [
      'silence of no leaf',
      'criteria: {all',
      'silence: {C: absent}\n    criteria: {all',
      'unknown-leaf',
      /did you mean/,
    ],
    [
      'another title that is none',
      'criteria: {all',
      'reroute: {A: Frist}\n    criteria: {all',
      'unknown-title',
      /did you mean `First`/,
    ],
    [
      'a source of a day that is two',
      '[{document: sleep_study}]',
      '[{document: lab, same_as: IDX}]',
      'bad-date',
      /give each/,
    ],
    ['a day that is itself', '[{document: sleep_study}]', '[{same_as: test_date}]', 'circle', null],
    ['a leaf that asks for itself', 'finding: insomnia', 'met: [{leaf: A}]', 'circle', null],
    [
      'a field of at_least that is none',
      '{any: [B, {not: A}]}',
      '{at_least: {n: 1, of: [A, B], most: 2}}',
      'unknown-field',
      /n, of/,
    ],
    ['a guard outside a list', 'finding: insomnia', 'met: [{unless: {present: insomnia}}]', 'unless-alone', /not/],
    ['a topic without its other', 'dates:', 'topic: {about: [sleep]}\ndates:', 'missing-field', null],
    [
      'no title',
      'titles:\n  - title: First\n    criteria: {all: [A, {any: [B, {not: A}]}]}',
      'titles: []',
      'no-title',
      null,
    ],
    ['a title without criteria', 'criteria: {all: [A, {any: [B, {not: A}]}]}', 'note: none', 'missing-field', null],
    [
      'an end before the beginning',
      'version: "1"',
      'version: "1"\neffective: {from: 2026-01-01, to: 2025-01-01}',
      'bad-date',
      null,
    ],
    [
      'a day that no calendar has',
      'version: "1"',
      'version: "1"\neffective: {from: 2026-02-30}',
      'bad-date',
      /2026-01-31/,
    ],
    ['a short name with a space', 'policy: sample', 'policy: my sample', 'bad-name', /hyphens/],
    ['broken YAML', 'version: "1"', 'version: "1', 'yaml', null],
  ];
  test.each(cases)('%s', (_name, from, to, code, help) => {
    expect(good).toContain(from);
    const text = good.replace(from, to);
    const found = read(text).mistakes.find((m) => m.code === code);
    expect(found, JSON.stringify(read(text).mistakes)).toBeDefined();
    if (help) expect(found?.help).toMatch(help);
    expect(found?.file).toBe('sample/policy.yaml');
    // What is put on a line of its own stands where it was put; the others are told at the line they were changed on.
    const lines = text.split('\n').flatMap((line, i) => (line === good.split('\n')[i] ? [] : [i + 1]));
    if (!['yaml', 'no-evidence', 'circle', 'missing-field'].includes(code)) expect(lines).toContain(found?.line);
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
