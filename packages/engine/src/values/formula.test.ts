import { expect, test } from 'vitest';
import { evaluate, namesIn, parseFormula } from './formula.ts';

test.each([
  ['ahi * scored_time / 60', ['ahi', 'scored_time']],
  ['hypopneas + [apneas] + [mixed_apneas]', ['hypopneas', 'apneas', 'mixed_apneas']],
  ['100 * central / all_events', ['central', 'all_events']],
])('%s speaks of %j', (text, names) => expect(namesIn(parseFormula(text)!)).toEqual(names));

test.each(['', 'a +', 'a ** b', '[a', 'a - b', 'a b'])('%j is no formula', (text) =>
  expect(parseFormula(text)).toBeNull(),
);

const values: Record<string, { lo: number | null; hi: number | null }> = {
  index: { lo: 16, hi: 16 },
  minutes: { lo: 96, hi: 96 },
  range: { lo: 10, hi: 20 },
  above: { lo: 30, hi: null },
  zero: { lo: 0, hi: 0 },
};
test.each([
  ['index * minutes / 60', { lo: 25.6, hi: 25.6 }],
  ['range + index', { lo: 26, hi: 36 }],
  ['range + [missing]', { lo: 10, hi: null }],
  ['index * missing', null],
  ['above * 2', { lo: 60, hi: null }],
  ['100 * range / above', { lo: 0, hi: 66.66666667 }],
  ['index / zero', null],
])('%s gives %j', (text, expected) =>
  expect(evaluate(parseFormula(text)!, (id) => values[id] ?? null)).toEqual(
    expected && expect.objectContaining(expected),
  ),
);
