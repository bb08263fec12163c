// `difference`: one analyte less another, both of one side and one document ("taped 38, untaped 20") → evidence for and against.

import type { Measurement } from '../../evidence/finding.ts';
import type { RuleOf } from '../../policy/rule.ts';
import type { Case } from '../case.ts';
import { pieceOf } from '../piece.ts';
import { dayFor, inWindow } from '../scope.ts';
import { merge, nothing, type Verdict } from '../verdict.ts';
import { all, place, refuseValue, show } from './measure.ts';

type DifferenceRule = RuleOf<'difference'>;

/** Every pair must pass: a gain of one eye does not stand for the other. */
export function judgeDifference(k: Case, rule: DifferenceRule): Verdict {
  const firsts = usable(k, rule, rule.of);
  const seconds = usable(k, rule, rule.less);
  const verdicts = firsts.flatMap((a) => {
    const b = rule.of === rule.less ? before(a, firsts) : partner(k, a, seconds);
    if (!b || a.value.lo === null || a.value.hi === null || b.value.lo === null || b.value.hi === null) return [];
    const share = (top: number, bottom: number): number =>
      rule.percent ? (top === 0 ? 0 : ((top - bottom) / top) * 100) : top - bottom;
    const value = { lo: share(a.value.lo, b.value.hi), hi: share(a.value.hi, b.value.lo) };
    const day = dayFor(k, rule.scope, a.date, a.sentence);
    const note = `${show(value)} ${rule.percent ? '%' : a.unit} from ${show(b.value)} and ${show(a.value)}`;
    return [
      place(all(value, rule.is), [pieceOf(k.chart, a, a.sentence, day, note), pieceOf(k.chart, b, b.sentence, day)]),
    ];
  });
  if (verdicts.length === 0) return nothing;
  const v = merge(verdicts);
  return v.against.length > 0 ? { ...v, for: [] } : v;
}

function usable(k: Case, rule: DifferenceRule, id: string): readonly Measurement[] {
  return (k.findings.measurements.get(id) ?? []).filter((m) => {
    if (refuseValue(k, rule, m) !== null) return false;
    const day = dayFor(k, rule.scope, m.date, m.sentence);
    return !rule.scope.within || inWindow(k, rule.scope.within, day) === 'inside';
  });
}

/** One analyte twice: "rose from 12 to 30" is read as two values of one place, in the order they were written. */
function before(a: Measurement, among: readonly Measurement[]): Measurement | null {
  const of = among.filter((b) => b.start === a.start && b.end === a.end);
  return of.length === 2 && of[1] === a ? of[0] : null;
}

/** A value of the ward last month and one of last night are no pair, though they stand on one page. */
const mayBeOfOneDay = (a: Measurement, b: Measurement): boolean =>
  !a.date || !b.date || (a.date.lo <= b.date.hi + 1 && b.date.lo <= a.date.hi + 1);

/** Of the same sentence (nearest), else the nearest of the same document; always of the same side. */
function partner(k: Case, a: Measurement, among: readonly Measurement[]): Measurement | null {
  const document = (m: Measurement): number => k.chart.sentences[m.sentence].document;
  const same = among.filter(
    (b) => b.side === a.side && document(b) === document(a) && b.start !== a.start && mayBeOfOneDay(a, b),
  );
  // Inside one sentence the side is often said once for both.
  const near = among.filter(
    (b) => b.sentence === a.sentence && b.start !== a.start && (b.side === a.side || !b.side || !a.side),
  );
  const from = near.length > 0 ? near : same;
  return from.reduce<Measurement | null>(
    (best, b) => (!best || Math.abs(b.start - a.start) < Math.abs(best.start - a.start) ? b : best),
    null,
  );
}
