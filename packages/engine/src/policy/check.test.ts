import { describe, expect, test } from 'vitest';
import { checkPolicies, readPolicies } from './index.ts';

const leaf = (id: string, rest = 'source: "[C]", finding: cough') =>
  `  ${id}: {name: ${id}, statement: s, ask: a, ${rest}}`;

function mistakesOf(change: { readonly criteria?: string; readonly leaf?: string; readonly concept?: string }) {
  const text = `
policy: p
id: 00000000-0000-4000-8000-000000000000
name: P
publisher: X
version: "1"
effective: {from: 2026-01-01}
concepts:
  cough: ${change.concept ?? '[cough]'}
analytes:
  bmi: {labels: [BMI], unit: kg/m2, plausible: 5..120}
leaves:
${['A', 'B', 'C', 'D'].map((id) => leaf(id)).join('\n')}
${leaf('T', change.leaf ?? 'source: "[C]", finding: cough')}
titles:
  - title: One
    criteria: {all: [T, ${change.criteria ?? 'A'}]}
`;
  const file = 'p/policy.yaml';
  const { policies, mistakes } = readPolicies([], [{ file, text }]);
  expect(mistakes.filter((m) => m.severity === 'error')).toEqual([]);
  return checkPolicies([], [{ policy: policies[0], source: { file, text } }]);
}

describe('a branch of a criteria tree that decides nothing is a mistake', () => {
  test.each([
    ['a leaf twice in an all', '{all: [A, A]}', /stands twice/],
    ['a leaf again below itself', '{all: [A, {any: [A, B]}]}', /already holds/],
    ['a leaf asked for and excluded', '{all: [A, {none_of: [A]}]}', /cannot hold/],
    ['a leaf asked for and negated', '{all: [A, {not: A}]}', /cannot hold/],
    ['an any branch that a leaf beside it covers', '{any: [A, {all: [A, B]}]}', /cannot hold/],
    ['an any branch that another covers', '{any: [{all: [A, B]}, {all: [A, B, C]}]}', /decides nothing/],
    ['an all branch that another covers', '{all: [{any: [A, B]}, {any: [A, B, C]}]}', /decides nothing/],
    ['a child twice in an at_least', '{at_least: {n: 2, of: [A, B, A]}}', /stands twice/],
  ])('%s', (_name, criteria, message) => {
    const found = mistakesOf({ criteria });
    expect(found.map((m) => m.code)).toContain('unreachable-branch');
    expect(found.map((m) => m.message).join('\n')).toMatch(message);
  });

  test.each([
    '{any: [A, B]}',
    '{all: [A, {any: [B, {all: [C, D]}]}]}',
    '{any: [{all: [A, B]}, {all: [A, C]}]}',
    '{all: [{any: [A, B]}, {any: [A, C]}, {none_of: [D]}]}',
    '{at_least: {n: 2, of: [A, B, {all: [A, C]}]}}',
    '{any: [{all: [A, {not: B}]}, {all: [B, C]}]}',
  ])('%s is sound', (criteria) => expect(mistakesOf({ criteria })).toEqual([]));
});

describe('a threshold says how well it is known', () => {
  test.each([
    ['decide: [{measure: bmi, is: ">= 35"}]'],
    ['met: [{lasts: cough, is: ">= 28 days"}], not_met: []'],
    ['met: [{present: cough, within: 6 months before IDX}]'],
    ['met: [{all_of: [{present: cough}, {age: ">= 50"}]}]'],
  ])('%s', (rules) => {
    expect(mistakesOf({ leaf: `source: NCD 1.2, ${rules}` }).map((m) => m.code)).toEqual(['no-provenance']);
    expect(mistakesOf({ leaf: `source: "[S] NCD 1.2", ${rules}` })).toEqual([]);
  });

  test('a leaf without one need not', () => {
    expect(mistakesOf({ leaf: 'source: NCD 1.2, finding: cough' })).toEqual([]);
  });
});

describe('phrases of a concept do not stand in each other’s way', () => {
  test.each([
    ['without a word', '["SLR {positive|+}"]', 'empty-alternative'],
    ['twice, in other letters', '[cough, Cough]', 'phrase-twice'],
    ['one alternative of another', '["{dry|wet} cough", wet cough]', 'phrase-twice'],
    ['with the optional word left out', '["[dry] cough", cough]', 'phrase-twice'],
    ['excepted', '{phrases: [dry cough, "{wet|loud} cough"], except: [loud cough]}', 'phrase-shadowed'],
    ['stated and denied', '{phrases: ["[no] cough"], opposite: [no cough]}', 'phrase-shadowed'],
  ])('%s', (_name, concept, code) => {
    expect(mistakesOf({ concept }).map((m) => [m.code, m.line])).toEqual([[code, 9]]);
  });

  test.each(['["{dry|wet} cough", "{wet|loud} cough"]', '{phrases: [cough], except: [whooping cough]}'])(
    '%s is sound',
    (concept) => expect(mistakesOf({ concept })).toEqual([]),
  );
});

describe('the words beside a policy', () => {
  const policy = `
policy: p
id: 00000000-0000-4000-8000-000000000000
name: P
publisher: X
version: "1"
leaves:
${leaf('A')}
titles: [{title: One, criteria: A}]
`;
  const readWith = (words: string) => {
    const source = { file: 'p/policy.yaml', text: policy, words: { file: 'p/words.yaml', text: words } };
    const shared = [{ file: 'concepts/s.yaml', text: 'concepts: {fever: [fever]}' }];
    const { policies, mistakes } = readPolicies(shared, [source]);
    const found = [...mistakes, ...checkPolicies(shared, [{ policy: policies[0], source }])];
    return [...new Set(found.map((m) => `${m.file} ${m.code}`))];
  };

  test.each([
    ['define what the policy names', 'concepts: {cough: [cough, "@fever & cough"]}', []],
    ['are missing where they are needed', 'concepts: {sneeze: [sneeze]}', ['p/policy.yaml unknown-concept']],
    ['may not redefine a shared one', 'concepts: {cough: [cough], fever: [hot]}', ['p/words.yaml redefined']],
    [
      'may not measure in furlongs',
      'concepts: {cough: [cough]}\nanalytes: {way: {labels: [way], unit: furlong, plausible: 0..9}}',
      ['p/words.yaml unknown-unit'],
    ],
    ['may not refer to nothing', 'concepts: {cough: [cough, "@chill"]}', ['p/words.yaml unknown-concept']],
    ['are checked for phrases said twice', 'concepts: {cough: [cough, Cough]}', ['p/words.yaml phrase-twice']],
  ])('%s', (_name, words, mistakes) => expect(readWith(words)).toEqual(mistakes));
});
