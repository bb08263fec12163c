// `fall`: by how many percent a score fell from one time to another ("ODI 52 before the ablation, 22 in March") → evidence for and against.

import type { Measurement } from '../../evidence/finding.ts';
import type { RuleOf, Window } from '../../policy/rule.ts';
import type { Case } from '../case.ts';
import { pieceOf } from '../piece.ts';
import { dayFor, inWindow } from '../scope.ts';
import { merge, nothing, type Verdict } from '../verdict.ts';
import { all, place, refuseValue, show } from './measure.ts';

type FallRule = RuleOf<'fall'>;
type Value = { readonly m: Measurement; readonly lo: number; readonly hi: number; readonly day: number };

/** Each scale for itself: the fall of one says nothing of another. */
export function judgeFall(k: Case, rule: FallRule): Verdict {
  return merge(rule.analytes.map((id) => ofScale(k, rule, id)));
}

/**
 * What it was: the last before; of several of one day the lowest, which claims least, and against it only what fails from the highest
 * too ("leg 8, back 2"). What it came to: the lowest.
 */
function ofScale(k: Case, rule: FallRule, id: string): Verdict {
  const lowest = (a: Value, b: Value): Value => (b.lo < a.lo ? b : a);
  const earlier = usable(k, rule, id, rule.from);
  const later = usable(k, rule, id, rule.to);
  if (earlier.length === 0 || later.length === 0) return nothing;
  const lastDay = Math.max(...earlier.map((v) => v.day));
  const from = earlier.filter((v) => v.day === lastDay).reduce(lowest);
  const to = later.reduce(lowest);
  if (from.lo <= 0) return nothing;
  const share = (before: number, after: number): number => ((before - after) / before) * 100;
  const fell = { lo: share(from.lo, to.hi), hi: share(from.hi, to.lo) };
  const note = `${show(fell)} % from ${show(from.m.value)} to ${show(to.m.value)}`;
  // "2 in March, 7 in April, 3 in July after prednisone": what rose in between did not hold.
  const between = rule.held ? usable(k, rule, id, rule.held).filter((v) => v.day < to.day) : [];
  if (between.some((v) => all({ lo: share(from.lo, v.hi), hi: share(from.hi, v.lo) }, rule.is) === 'no'))
    return nothing;
  const piece = ({ m }: Value, told: string | null) =>
    pieceOf(k.chart, m, m.sentence, dayFor(k, rule.scope, m.date, m.sentence), told);
  const highest = Math.max(...earlier.filter((v) => v.day === lastDay).map((v) => v.hi));
  const most = { lo: share(highest, to.hi), hi: share(highest, to.lo) };
  const truth = all(fell, rule.is);
  return place(truth === 'no' && all(most, rule.is) !== 'no' ? 'unclear' : truth, [piece(to, note), piece(from, null)]);
}

function usable(k: Case, rule: FallRule, id: string, window: Window): readonly Value[] {
  return (k.findings.measurements.get(id) ?? []).flatMap((m): Value[] => {
    const { lo, hi } = m.value;
    if (lo === null || hi === null || m.approximate || refuseValue(k, rule, m) !== null) return [];
    const day = dayFor(k, rule.scope, m.date, m.sentence);
    return day && inWindow(k, window, day) === 'inside' ? [{ m, lo, hi, day: day.lo }] : [];
  });
}
