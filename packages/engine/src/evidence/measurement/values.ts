// A quantity and the analyte it is said of, in; its value in the analyte's own unit, out. Null when it cannot be a value of it.

import type { Interval } from '../../values/interval.ts';
import { acuityUnit, countWords, scale } from '../../values/unit-names.ts';
import type { AnalyteNeed } from '../finding.ts';
import type { Bound } from './numbers/comparators.ts';
import { intervalOf, type Quantity } from './numbers/quantities.ts';
import { convert, mostKilopascals, type Unit, unitNamed, unwritten } from './numbers/units.ts';

export type Value = {
  readonly value: Interval;
  /** Of a change ("from 12 to 20"): what it was before. */
  readonly earlier: Interval | null;
  readonly unitBasis: 'written' | 'assumed';
  readonly approximate: boolean;
  readonly implausible: boolean;
};

/** For measuring the reader on sentences that name no unit: any but a length of time. */
export const anyUnit = '*';
const diastolic = /diastolic|\bdbp\b/i;

export function valueFor(need: AnalyteNeed, as: Quantity, unitFromHeader: Unit | null = null): Value | null {
  const q = as.bound === null ? as : { ...as, bound: boundFor(need, as.bound) };
  // `/10` is a scale: a bare number, or one over its top.
  const top = scale.exec(need.unit);
  if (top) return q.over !== null && q.over !== Number(top[1]) ? null : valueFor({ ...need, unit: 'points' }, q);
  const canonical = unitNamed(need.unit);
  const approximate = q.bound === 'about';
  if (acuityUnit.test(need.unit)) return acuity(need, q, /better|worse/.test(as.bound ?? '') ? q.bound : null);
  if (need.unit === anyUnit)
    return q.unit?.dimension === 'time'
      ? null
      : { value: intervalOf(q), earlier: earlierOf(q), unitBasis: 'written', approximate, implausible: false };
  let n: Quantity = q;
  // "Pain 8/10" is a score; relief is worked out from two of them, never read off one.
  if (need.computed === 'percent_relief' && (q.unit ?? unitFromHeader)?.symbol !== '%') return null;
  if (q.over !== null) {
    const small = q.over <= 4 && q.first < q.over && q.second === null;
    if (canonical?.dimension === 'pressure' && q.first > q.over)
      n = diastolic.test(need.id) ? { ...q, first: q.over, second: q.overTo } : q;
    else if (
      small &&
      (canonical?.dimension === 'packs per day' || canonical?.dimension === 'packs' || canonical?.dimension === 'time')
    )
      n = { ...q, first: q.first / q.over };
    // Adherence "27 of 30 nights" and "used 27/30 days" are a share; "8/10" is a score and stays what it is.
    else if (canonical?.symbol === '%' && q.over === 10) return null;
    else if (canonical?.symbol === '%' && q.first <= q.over && q.unit === null)
      n = { ...q, first: (q.first / q.over) * 100 };
    else if (!countWords.has(need.unit.toLowerCase()) && !(canonical && canonical.dimension === 'points')) return null;
    else if (q.first > q.over || (q.second !== null && q.second > q.over)) return null;
  }
  const low = need.plausible[0];
  if (q.negative && low < 0) n = { ...n, first: -n.first, second: n.second === null ? null : -n.second };
  const unit = q.unit ?? unitFromHeader;
  const wrap = (i: Interval, earlier: Interval | null, unitBasis: Value['unitBasis']): Value => ({
    value: i,
    earlier,
    unitBasis,
    approximate,
    implausible: !plausible(i, need),
  });
  if (unit && !countsOf(need, unit)) {
    if (!canonical)
      return countWords.has(need.unit.toLowerCase()) || need.unit.toLowerCase() === unit.symbol.toLowerCase()
        ? need.unit.toLowerCase() === unit.symbol.toLowerCase()
          ? wrap(intervalOf(n), earlierOf(n), 'written')
          : null
        : null;
    if (canonical.dimension === 'time' && unit.dimension === 'time' && farApart(unit, canonical)) return null;
    const i = through(intervalOf(n), unit, canonical, need);
    if (!i) return null;
    const e = earlierOf(n);
    return wrap(i, e && through(e, unit, canonical, need), 'written');
  }
  if (!canonical || countWords.has(need.unit.toLowerCase())) return wrap(intervalOf(n), earlierOf(n), 'written');
  // A decimal fraction for a percentage ("EF 0.35") where only that is possible.
  if (canonical.symbol === '%' && q.over === null && n.first > 0 && n.first < 1 && !plausible(intervalOf(n), need)) {
    const hundred = { ...n, first: n.first * 100, second: n.second === null ? null : n.second * 100 };
    if (plausible(intervalOf(hundred), need)) return wrap(tidyInterval(intervalOf(hundred)), null, 'assumed');
  }
  const possible = (unwritten[canonical.symbol] ?? [canonical.symbol])
    .filter((symbol) => symbol !== 'kPa' || n.first < mostKilopascals)
    .map((symbol) => through(intervalOf(n), unitNamed(symbol)!, canonical, need))
    .filter((i) => i !== null && plausible(i, need));
  if (possible.length > 1) return null;
  if (possible.length === 1)
    return wrap(
      possible[0]!,
      possible.length === 1 && plausibleAs(need, n, canonical) ? earlierOf(n) : null,
      'assumed',
    );
  return wrap(intervalOf(n), earlierOf(n), 'assumed');
}

const SPOKEN_BARE: ReadonlySet<string> = new Set(['years', '/h', 'kg/m2']);

/**
 * Without a unit a number in words ("lifted at seventy-eight") is no value of what has one, unless it stands at its very name; an index
 * is spoken without.
 */
export function isSpokenAway(need: AnalyteNeed, q: Quantity): boolean {
  const canonical = unitNamed(need.unit);
  // "in the eighties" is no count of other things
  const isDecade = q.decade || (q.second !== null && q.first >= 20);
  return (
    q.spelled &&
    q.unit === null &&
    q.over === null &&
    !isDecade &&
    Number.isInteger(q.first) &&
    canonical !== null &&
    canonical.dimension !== 'points' &&
    !countWords.has(need.unit.toLowerCase()) &&
    !SPOKEN_BARE.has(canonical.symbol)
  );
}

/** Six minutes are no number of years, thirty years no number of hours. */
const farApart = (a: Unit, b: Unit): boolean =>
  a.factor >= 1 !== b.factor >= 1 && Math.max(a.factor, b.factor) / Math.min(a.factor, b.factor) > 24;

const plausibleAs = (need: AnalyteNeed, q: Quantity, _unit: Unit): boolean => plausible(intervalOf(q), need);

/** "142 events", "12 points": a count's own noun is no unit. */
const countsOf = (need: AnalyteNeed, unit: Unit): boolean =>
  countWords.has(need.unit.toLowerCase()) && (unit.symbol === 'points' || unit.symbol === 'units');

const earlierOf = (q: Quantity): Interval | null =>
  q.change && q.second !== null ? { lo: q.first, hi: q.first } : null;

const tidyInterval = (i: Interval): Interval => ({
  ...i,
  lo: i.lo === null ? null : Number(i.lo.toPrecision(12)),
  hi: i.hi === null ? null : Number(i.hi.toPrecision(12)),
});

function through(i: Interval, from: Unit, to: Unit, need: AnalyteNeed): Interval | null {
  const words = wordsOf(need);
  const lo = i.lo === null ? null : convert(i.lo, from, to, words);
  const hi = i.hi === null ? null : convert(i.hi, from, to, words);
  if ((i.lo !== null && lo === null) || (i.hi !== null && hi === null)) return null;
  return { ...i, lo, hi };
}

const named = new WeakMap<AnalyteNeed, string>();

/** All that an analyte is called, as one text. */
function wordsOf(need: AnalyteNeed): string {
  const before = named.get(need);
  if (before !== undefined) return before;
  const words = `${need.id} ${JSON.stringify(need.labels)}`;
  named.set(need, words);
  return words;
}

export function plausible(i: Interval, need: AnalyteNeed): boolean {
  const [least, most] = need.plausible;
  return (i.lo === null || (i.lo >= least && i.lo <= most)) && (i.hi === null || (i.hi >= least && i.hi <= most));
}

/** What is the worse, the more there is of it; "better" is more of anything else. */
const WORSE_UP: ReadonlySet<string> = new Set(['/10', '/h', 'ms', 'mg/dl', 'kg/m2']);
const GRADED = /nyha|functional class/i;
const WORSE_DOWN = /\bl?v?ef\b|ejection|sp?o2|\bsats?\b|saturation|pa?o2|\bmrd/i;

/** "Or worse" and "or better" as signs; without one where the measure does not tell which way that is. */
function boundFor(need: AnalyteNeed, bound: Bound | null): Bound | null {
  if (bound !== 'worse' && bound !== 'or worse' && bound !== 'better' && bound !== 'or better') return bound;
  const up = acuityUnit.test(need.unit) || WORSE_UP.has(need.unit.toLowerCase()) || GRADED.test(wordsOf(need));
  const open = bound.startsWith('or ') ? '=' : '';
  if (bound.endsWith('better')) return `${acuityUnit.test(need.unit) ? '<' : '>'}${open}` as Bound;
  return up ? (`>${open}` as Bound) : WORSE_DOWN.test(wordsOf(need)) ? (`<${open}` as Bound) : null;
}

/** 20/40 → 40; 6/12 → 40. The larger, the worse. */
function acuity(need: AnalyteNeed, q: Quantity, as: Bound | null): Value | null {
  if (q.over === null || (q.first !== 20 && q.first !== 6)) return null;
  const scale = q.first === 6 ? 20 / 6 : 1;
  const to = q.overTo ?? q.over;
  const [lo, hi] = [Math.min(q.over, to) * scale, Math.max(q.over, to) * scale];
  const value =
    as === null ? { lo, hi } : intervalOf({ ...q, bound: as, first: lo, second: lo === hi ? null : hi, change: false });
  return {
    value,
    earlier: null,
    unitBasis: 'written',
    approximate: q.bound === 'about',
    implausible: !plausible(value, need),
  };
}
