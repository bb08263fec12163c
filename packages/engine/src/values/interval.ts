// Closed intervals of numbers and days: what a chart states with limited precision ("30–35 %", "Mar 2025", "over 20").

import type { Answer } from './truth.ts';

/** Both ends included; `null` means unbounded on that side. */
export type Interval = {
  readonly lo: number | null;
  readonly hi: number | null;
  readonly loOpen?: boolean;
  readonly hiOpen?: boolean;
};

export type Comparator = '<' | '<=' | '>' | '>=' | '=';
export type Comparison = { readonly op: Comparator; readonly value: number };

export const exactly = (n: number): Interval => ({ lo: n, hi: n });

/**
 * `yes` when the whole interval passes, `no` when the whole interval fails, else `unclear` (00-conventions section 4).
 * compare({lo: 30, hi: 35}, {op: '<=', value: 35}) → 'yes'; ({lo: 30, hi: 36}, same) → 'unclear'.
 */
export function compare(i: Interval, c: Comparison): Answer {
  const all = passes(i, c);
  if (all) return 'yes';
  return passes(i, negate(c)) ||
    (c.op === '=' && (passes(i, { op: '<', value: c.value }) || passes(i, { op: '>', value: c.value })))
    ? 'no'
    : 'unclear';
}

function passes(i: Interval, c: Comparison): boolean {
  switch (c.op) {
    case '>=':
      return i.lo !== null && i.lo >= c.value;
    case '>':
      return i.lo !== null && (i.lo > c.value || (i.lo === c.value && i.loOpen === true));
    case '<=':
      return i.hi !== null && i.hi <= c.value;
    case '<':
      return i.hi !== null && (i.hi < c.value || (i.hi === c.value && i.hiOpen === true));
    case '=':
      return i.lo === c.value && i.hi === c.value && !i.loOpen && !i.hiOpen;
  }
}

function negate(c: Comparison): Comparison {
  const op = ({ '<': '>=', '<=': '>', '>': '<=', '>=': '<', '=': '=' } as const)[c.op];
  return c.op === '=' ? { op: '<', value: Number.NEGATIVE_INFINITY } : { op, value: c.value };
}
