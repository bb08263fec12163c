import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Tree } from '../policy/policy.ts';
import type { Status } from '../values/truth.ts';
import { groundOf, rollUp } from './tree.ts';

const leaf = (id: string): Tree => ({ kind: 'leaf', id });
const statuses: Readonly<Record<string, Status>> = {
  m: 'met',
  n: 'not_met',
  u: 'unknown',
  c: 'conflict',
  j: 'judgement',
};
const of = (letters: string) => [...letters].map((l, i) => leaf(`${l}${i}`));
const statusOf = (id: string): Status => statuses[id[0]];

// 00-conventions section 1; m met, n not met, u unknown, c conflict, j judgement.
describe('truth tables', () => {
  test.each([
    ['all', 'mm', 'met'],
    ['all', 'mn', 'not_met'],
    ['all', 'un', 'not_met'],
    ['all', 'cn', 'not_met'],
    ['all', 'mu', 'unknown'],
    ['all', 'cu', 'conflict'],
    ['all', 'jm', 'conflict'],
    ['any', 'mn', 'met'],
    ['any', 'mc', 'met'],
    ['any', 'nc', 'conflict'],
    ['any', 'uc', 'conflict'],
    ['any', 'nu', 'unknown'],
    ['any', 'nn', 'not_met'],
    ['none_of', 'nn', 'met'],
    ['none_of', 'nm', 'not_met'],
    ['none_of', 'um', 'not_met'],
    ['none_of', 'nc', 'conflict'],
    ['none_of', 'cu', 'conflict'],
    ['none_of', 'nu', 'unknown'],
  ] as const)('%s of %s is %s', (kind, letters, expected) => {
    expect(rollUp({ kind, of: of(letters) }, statusOf)).toBe(expected);
  });

  test.each([
    [2, 'mmn', 'met'],
    [2, 'mnn', 'not_met'],
    [2, 'mun', 'unknown'],
    [2, 'mcn', 'conflict'],
    [2, 'mmc', 'met'],
    [2, 'muc', 'conflict'],
    [1, 'nnn', 'not_met'],
    [3, 'mmu', 'unknown'],
  ] as const)('at least %i of %s is %s', (n, letters, expected) => {
    expect(rollUp({ kind: 'at_least', n, of: of(letters) }, statusOf)).toBe(expected);
  });
});

describe('a failed node', () => {
  const silent = (id: string) => id.endsWith('s');
  const status = (id: string): Status => statuses[id[0]];
  test('stands on words when one alternative fails explicitly and silence fills in the others', () => {
    expect(groundOf({ kind: 'any', of: [leaf('n1'), leaf('n2s')] }, status, silent)).toBe('explicit');
  });
  test('stands on silence when two of five alternatives fail explicitly', () => {
    const of = ['n1', 'n2', 'n3s', 'n4s', 'n5s'].map(leaf);
    expect(groundOf({ kind: 'any', of }, status, silent)).toBe('filled');
  });
  test('stands on silence when only one of three alternatives fails explicitly', () => {
    expect(groundOf({ kind: 'any', of: [leaf('n1'), leaf('n2s'), leaf('n3s')] }, status, silent)).toBe('filled');
  });
  test('stands on words when the pathway that the chart argues, leaf for leaf, fails and silence fills in the others', () => {
    const argued: Tree = { kind: 'all', of: [...'mmmmmmmn'].map((l, i) => leaf(`${l}a${i}`)) };
    expect(groundOf({ kind: 'any', of: [argued, leaf('n2s'), leaf('n3s')] }, status, silent)).toBe('explicit');
  });
  test('stands on silence when the failed pathway of three is hardly spoken of', () => {
    const named: Tree = { kind: 'all', of: [leaf('n1'), ...[...'mmmmmmm'].map((l, i) => leaf(`${l}b${i}s`))] };
    expect(groundOf({ kind: 'any', of: [named, leaf('n2s'), leaf('n3s')] }, status, silent)).toBe('filled');
  });
  test('stands on silence alone when no alternative was argued', () => {
    expect(groundOf({ kind: 'any', of: [leaf('n1s'), leaf('n2s')] }, status, silent)).toBe('filled');
  });
  test('stands on a stated exclusion', () => {
    expect(groundOf({ kind: 'none_of', of: [leaf('m1'), leaf('n2s')] }, status, silent)).toBe('explicit');
  });
});

const tree: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('a', 'b', 'c', 'd').map(leaf),
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const, 'none_of' as const),
      of: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), of: tie('tree') }),
  ),
})).tree;

test('a decided root stays decided however the unknown leaves turn out', () => {
  const status = fc.constantFrom<Status>('met', 'not_met', 'unknown');
  fc.assert(
    fc.property(
      tree,
      fc.array(status, { minLength: 4, maxLength: 4 }),
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      (t, now, turns) => {
        const at = (id: string) => 'abcd'.indexOf(id);
        const root = rollUp(t, (id) => now[at(id)]);
        if (root !== 'met' && root !== 'not_met') return true;
        return (
          rollUp(t, (id) => (now[at(id)] === 'unknown' ? (turns[at(id)] ? 'met' : 'not_met') : now[at(id)])) === root
        );
      },
    ),
  );
});
