import { expect, test } from 'vitest';
import { periodsOf } from './periods.ts';

const byDay = [
  { day: '2026-10-31', cases: 2 },
  { day: '2026-11-02', cases: 5 },
];

test('days without a case stand between the others, up to today', () => {
  const { unit, periods } = periodsOf(byDay, 4, '2026-11-03');
  expect(unit).toBe('day');
  expect(periods).toEqual([
    { from: '2026-10-31', cases: 2 },
    { from: '2026-11-01', cases: 0 },
    { from: '2026-11-02', cases: 5 },
    { from: '2026-11-03', cases: 0 },
  ]);
});

test('a year is plotted by weeks that end today, and no case is lost', () => {
  const { unit, periods } = periodsOf(byDay, 365, '2026-11-03');
  expect(unit).toBe('week');
  expect(periods).toHaveLength(53);
  expect(periods.at(-1)).toEqual({ from: '2026-10-28', cases: 7 });
  expect(periods.reduce((n, p) => n + p.cases, 0)).toBe(7);
});
