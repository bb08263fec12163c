import { describe, expect, test } from 'vitest';
import { type Comparison, compare, type Interval } from './interval.ts';

// 00-conventions section 4: met only if all of the interval passes, not met only if all of it fails.
const cases: readonly [string, Interval, Comparison, 'yes' | 'no' | 'unclear'][] = [
  ['EF 30–35 against ≤ 35', { lo: 30, hi: 35 }, { op: '<=', value: 35 }, 'yes'],
  ['EF 35–40 against ≤ 35', { lo: 35, hi: 40 }, { op: '<=', value: 35 }, 'unclear'],
  ['EF 40 against ≤ 35', { lo: 40, hi: 40 }, { op: '<=', value: 35 }, 'no'],
  ['EF < 20 against ≤ 35', { lo: null, hi: 20, hiOpen: true }, { op: '<=', value: 35 }, 'yes'],
  ['EF > 35 against ≤ 35', { lo: 35, hi: null, loOpen: true }, { op: '<=', value: 35 }, 'no'],
  ['the boundary counts for ≥', { lo: 15, hi: 15 }, { op: '>=', value: 15 }, 'yes'],
  ['the boundary does not count for >', { lo: 15, hi: 15 }, { op: '>', value: 15 }, 'no'],
  ['over 20 against ≥ 20', { lo: 20, hi: null, loOpen: true }, { op: '>=', value: 20 }, 'yes'],
  ['over 20 against > 20', { lo: 20, hi: null, loOpen: true }, { op: '>', value: 20 }, 'yes'],
  ['at least 10 against ≥ 20', { lo: 10, hi: null }, { op: '>=', value: 20 }, 'unclear'],
  ['under 50 against ≥ 50', { lo: null, hi: 50, hiOpen: true }, { op: '>=', value: 50 }, 'no'],
  ['89 against = 89', { lo: 89, hi: 89 }, { op: '=', value: 89 }, 'yes'],
  ['88–89 against = 89', { lo: 88, hi: 89 }, { op: '=', value: 89 }, 'unclear'],
  ['88 against = 89', { lo: 88, hi: 88 }, { op: '=', value: 89 }, 'no'],
  ['90 against = 89', { lo: 90, hi: 90 }, { op: '=', value: 89 }, 'no'],
];

describe('an interval against a threshold', () => {
  test.each(cases)('%s', (_name, interval, comparison, expected) => {
    expect(compare(interval, comparison)).toBe(expected);
  });
});
