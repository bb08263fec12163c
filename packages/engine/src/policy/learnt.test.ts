import { expect, test } from 'vitest';
import { readLearnt } from './learnt.ts';

const criteria = new Set(['A', 'B']);
const read = (text: string) => readLearnt('sample/learnt.json', text, criteria);

test('bias and words of each criterion', () => {
  const { learnt, mistakes } = read(
    '{"note": "n", "charts": 3, "criteria": {"A": {"bias": [-3, -4.5], "words": {"knee": [1, 0]}}}}',
  );
  expect(mistakes).toEqual([]);
  expect([...learnt.keys()]).toEqual(['A']);
  expect(learnt.get('A')?.words.get('knee')).toEqual([1, 0]);
});

test.each([
  ['no JSON', '{"criteria": ', 'not what `mnr policy learn` writes'],
  ['no criteria', '{"leaves": {}}', 'not what `mnr policy learn` writes'],
  ['a bias of one number', '{"criteria": {"A": {"bias": [1], "words": {}}}}', 'not what `mnr policy learn` writes'],
  [
    'a pull that is no number',
    '{"criteria": {"A": {"bias": [1, 2], "words": {"knee": ["1", 2]}}}}',
    'not what `mnr policy learn` writes',
  ],
  [
    'a criterion that the policy has not',
    '{"criteria": {"C": {"bias": [1, 2], "words": {}}}}',
    'the policy has no criterion `C`',
  ],
])('%s is a mistake, and nothing is learnt', (_name, text, message) => {
  const { learnt, mistakes } = read(text);
  expect(learnt.size).toBe(0);
  expect(mistakes[0]?.message).toContain(message);
});
