// `fall`: by how many percent a score fell from one time to another ("ODI 52 before the ablation, 22 in March") → evidence for and against.

import type { Measurement } from '../../evidence/finding.ts';
import type { RuleOf, Scope } from '../../policy/rule.ts';
import type { Interval } from '../../values/interval.ts';
import type { Answer } from '../../values/truth.ts';
import type { Case } from '../case.ts';
import { pieceOf } from '../piece.ts';
import { dayFor, inWindow, refusedByPlace } from '../scope.ts';
import { merge, nothing, type Verdict } from '../verdict.ts';
import { all, place, refuseValue, show } from './measure.ts';

type FallRule = RuleOf<'fall'>;
type Value = { readonly m: Measurement; readonly lo: number; readonly hi: number; readonly day: number };

/** Each scale for itself: the fall of one says nothing of another. */
export function judgeFall(k: Case, rule: FallRule): Verdict {
  const scales = rule.pooled ? [rule.analytes] : rule.analytes.map((id) => [id]);
  return merge(scales.map((ids) => ofScale(k, rule, ids)));
}

function ofScale(k: Case, rule: FallRule, ids: readonly string[]): Verdict {
  const earlier = usable(k, rule, ids, rule.from);
  const later = usable(k, rule, ids, rule.to);
  if (earlier.length === 0 || later.length === 0) return nothing;
  return rule.from.within ? fromDayToDay(k, rule, ids, earlier, later) : fromWordToWord(k, rule, earlier, later);
}

const lower = (a: Value, b: Value): Value => (b.lo < a.lo ? b : a);
const higher = (a: Value, b: Value): Value => (b.hi > a.hi ? b : a);
const share = (before: number, after: number): number => ((before - after) / before) * 100;

/**
 * What it was: the last before; of several of one day the lowest, which claims least, and against it only what fails from the highest
 * too ("leg 8, back 2"). What it came to: the lowest.
 */
function fromDayToDay(
  k: Case,
  rule: FallRule,
  ids: readonly string[],
  earlier: readonly Value[],
  later: readonly Value[],
): Verdict {
  const lastDay = Math.max(...earlier.map((v) => v.day));
  const last = earlier.filter((v) => v.day === lastDay);
  const from = last.reduce(lower);
  const to = later.reduce(lower);
  if (from.lo <= 0) return nothing;
  // "2 in March, 7 in April, 3 in July after prednisone": what rose in between did not hold.
  const between = rule.held ? usable(k, rule, ids, rule.held).filter((v) => v.day < to.day) : [];
  if (between.some((v) => all({ lo: share(from.lo, v.hi), hi: share(from.hi, v.lo) }, rule.is) === 'no'))
    return nothing;
  const fell = { lo: share(from.lo, to.hi), hi: share(from.hi, to.lo) };
  const highest = Math.max(...last.map((v) => v.hi));
  const most = { lo: share(highest, to.hi), hi: share(highest, to.lo) };
  const truth = all(fell, rule.is);
  return judged(k, rule, truth === 'no' && all(most, rule.is) !== 'no' ? 'unclear' : truth, fell, from, to);
}

/** Told in words and not by days: of several scores the highest before and the highest after. */
function fromWordToWord(k: Case, rule: FallRule, earlier: readonly Value[], later: readonly Value[]): Verdict {
  const from = earlier.reduce(higher);
  const to = later.reduce(higher);
  if (from.lo <= 0) return nothing;
  const fell = { lo: share(from.lo, to.hi), hi: share(from.hi, to.lo) };
  return judged(k, rule, all(fell, rule.is), fell, from, to);
}

function judged(k: Case, rule: FallRule, truth: Answer, fell: Interval, from: Value, to: Value): Verdict {
  const piece = ({ m }: Value, told: string | null) =>
    pieceOf(k.chart, m, m.sentence, dayFor(k, rule.scope, m.date, m.sentence), told);
  const note = `${show(fell)} % from ${show(from.m.value)} to ${show(to.m.value)}`;
  return place(truth, [piece(to, note), piece(from, null)]);
}

function usable(k: Case, rule: FallRule, ids: readonly string[], moment: Scope): readonly Value[] {
  const found = ids.flatMap((id) => k.findings.measurements.get(id) ?? []);
  return found.flatMap((m): Value[] => {
    const { lo, hi } = m.value;
    if (lo === null || hi === null || m.approximate) return [];
    if (refuseValue(k, rule, m) !== null || refusedByPlace(k, moment, m.sentence, m, m.side) !== null) return [];
    const day = dayFor(k, rule.scope, m.date, m.sentence);
    if (!moment.within) return [{ m, lo, hi, day: day?.lo ?? 0 }];
    return day && inWindow(k, moment.within, day) === 'inside' ? [{ m, lo, hi, day: day.lo }] : [];
  });
}
