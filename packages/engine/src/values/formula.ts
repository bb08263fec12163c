// Arithmetic over measured values: `ahi * scored_time / 60`, `hypopneas + [apneas]`. A text in, a formula out; intervals in, an interval out.
//
// A term in brackets may be missing and then adds nothing. Values are never negative, so ends multiply with ends.

import type { Interval } from './interval.ts';

type Factor = { readonly op: '*' | '/'; readonly of: string | number };
export type Formula = {
  readonly terms: readonly { readonly optional: boolean; readonly factors: readonly Factor[] }[];
};

const factor = String.raw`(?:[a-z_][a-z0-9_]*|\d+(?:\.\d+)?)`;
const product = String.raw`${factor}(?:\s*[*/]\s*${factor})*`;
const term = new RegExp(String.raw`^\s*(\[)?\s*(${product})\s*(\])?\s*$`);

/** Null when it is no such formula. */
export function parseFormula(text: string): Formula | null {
  const terms = text.split('+').map((part) => {
    const m = term.exec(part);
    if (!m || (m[1] === undefined) !== (m[3] === undefined)) return null;
    const factors = [...`*${m[2]}`.matchAll(new RegExp(String.raw`([*/])\s*(${factor})`, 'g'))].map(
      ([, op, of]): Factor => ({ op: op as Factor['op'], of: /^\d/.test(of) ? Number(of) : of }),
    );
    return { optional: m[1] !== undefined, factors };
  });
  return terms.some((t) => t === null) ? null : { terms: terms.filter((t) => t !== null) };
}

export const namesIn = (f: Formula): readonly string[] =>
  f.terms.flatMap((t) => t.factors.flatMap(({ of }) => (typeof of === 'string' ? [of] : [])));

/**
 * Null when a value that is needed is missing. A sum of which a single term was given is only a lower bound:
 * "31 hypopneas" says that there were at least 31 events.
 */
export function evaluate(f: Formula, known: (id: string) => Interval | null): Interval | null {
  const parts: Interval[] = [];
  for (const t of f.terms) {
    const value = t.factors.reduce<Interval | null>(
      (so, { op, of }) => {
        const v = typeof of === 'number' ? { lo: of, hi: of } : known(of);
        return so && v && (op === '*' ? multiply(so, v) : divide(so, v));
      },
      { lo: 1, hi: 1 },
    );
    if (value) parts.push(value);
    else if (!t.optional) return null;
  }
  if (parts.length === 0) return null;
  const sum = parts.reduce((a, b) => ({
    ...ends(a, b),
    lo: a.lo === null || b.lo === null ? null : a.lo + b.lo,
    hi: a.hi === null || b.hi === null ? null : a.hi + b.hi,
  }));
  return tidy(f.terms.length > 1 && parts.length === 1 ? { ...sum, hi: null } : sum);
}

const ends = (a: Interval, b: Interval): Pick<Interval, 'loOpen' | 'hiOpen'> => ({
  loOpen: a.loOpen || b.loOpen,
  hiOpen: a.hiOpen || b.hiOpen,
});

const multiply = (a: Interval, b: Interval): Interval => ({
  ...ends(a, b),
  lo: (a.lo ?? 0) * (b.lo ?? 0),
  hi: a.hi === null || b.hi === null ? null : a.hi * b.hi,
});

/** By what may be nothing, nothing is known. */
function divide(a: Interval, b: Interval): Interval | null {
  if (!b.lo) return null;
  return {
    loOpen: a.loOpen || b.hiOpen,
    hiOpen: a.hiOpen || b.loOpen,
    lo: b.hi === null ? 0 : (a.lo ?? 0) / b.hi,
    hi: a.hi === null ? null : a.hi / b.lo,
  };
}

const tidy = (i: Interval): Interval => ({
  ...i,
  lo: i.lo === null ? null : Number(i.lo.toPrecision(10)),
  hi: i.hi === null ? null : Number(i.hi.toPrecision(10)),
});
