import { expect, test } from 'vitest';
import { changesSince } from './changes.ts';
import type { Summary } from './score.ts';

const wrong = (chart: string, leaf: string, expected: string, got: string) => ({
  chart,
  leaf,
  expected,
  got,
  quote: 'q',
});
const summary = (cases: readonly (readonly [string, string, string])[], leaves: readonly ReturnType<typeof wrong>[]) =>
  ({ cases: cases.map(([id, expected, got]) => ({ id, expected, got })), wrongLeaves: leaves }) as unknown as Summary;

test('what became wrong, what became right and what is wrong in another way are told apart; new charts are no change', () => {
  const before = summary(
    [
      ['a', 'approve', 'approve'],
      ['b', 'deny', 'pend'],
    ],
    [
      wrong('b', 'X-1', 'not_met', 'unknown'),
      wrong('b', 'X-2', 'met', 'unknown'),
      wrong('gone', 'X-1', 'met', 'unknown'),
    ],
  );
  const now = summary(
    [
      ['a', 'approve', 'pend'],
      ['b', 'deny', 'deny'],
      ['new', 'deny', 'pend'],
    ],
    [wrong('a', 'X-3', 'met', 'unknown'), wrong('b', 'X-2', 'met', 'not_met'), wrong('new', 'X-1', 'met', 'unknown')],
  );
  expect(changesSince(before, now)).toEqual([
    'WORSE  a: approve → pend, labelled approve',
    'better b: pend → deny, labelled deny',
    'WORSE  a X-3: unknown, labelled met “q”',
    'other  b X-2: unknown → not_met, labelled met “q”',
    'better b X-1: unknown → not_met',
  ]);
});
