// A cue and a target in one sentence in; out, whether the cue governs the target. Scope ends with the clause, not with the sentence.

import { answers } from './answers.ts';
import { mainClauseOfUnless } from './fronted-clause.ts';
import { labelsGoals } from './goal-label.ts';
import { addsFact, endsQuestion, statesAnew } from './own-clause.ts';
import { reachesBack } from './reach-back.ts';
import { reachesForward } from './reach-forward.ts';
import { type Cue, HARD, mark, norm, type Reading, type Target } from './reading.ts';
import { CELL, COLON, COMMA, SEMICOLON, STOP } from './text-marks.ts';
import { CONJUNCTION, CONTRAST, SUBJECT } from './words.ts';

/** Does this cue say something about the target? A cue inside the target is part of what was looked for and does not count. */
export function governs(r: Reading, cue: Cue, target: Target): boolean {
  const { dir } = cue.group;
  if (cue.first >= target.first && cue.last <= target.last) return false;
  // "[Achilles absent] on the right": the denying word is the phrase's own, only what follows it is not
  const isInside = cue.first >= target.first && cue.first <= target.last;
  if (cue.group.axis === 'polarity' && isInside && OWN.has(norm(r, cue.first))) return false;
  if (dir === 'answer') return cue.first > target.last && answers(r, cue, target);
  if (dir === 'pre' || dir === 'both') {
    if (cue.first < target.first && labelsGoals(r, cue, target)) return true;
    if (cue.first < target.first && !deniesItself(r, cue, target) && reachesForward(r, cue, target)) return true;
  }
  if (dir === 'post' || dir === 'both') return cue.last > target.last && reachesBack(r, cue, target);
  return false;
}

const OWN: ReadonlySet<string> = new Set(['absent', 'negative']);
/** "No varus, no valgus", "no trunk control, cannot grasp": an item that begins with a denial of its own is not denied by the one before. */
const deniesItself = (r: Reading, cue: Cue, target: Target): boolean =>
  cue.group.axis === 'polarity' &&
  /^(?:no|not|without|never|denies|nothing|none|cannot|can't|couldn't|unable|isn't|doesn't|won't)$/.test(
    norm(r, target.first),
  ) &&
  ((mark(r, target.first) & COMMA) > 0 || CONJUNCTION.has(norm(r, target.first - 1)));

/**
 * Does a cue that governs its whole sentence ("no evidence that …") govern the target? It runs over commas, verbs and conjunctions to a
 * contrast. One that opens its sentence runs over a semicolon too, unless a new statement about the patient begins there.
 */
export function governsWhole(r: Reading, cue: Cue, target: Target): boolean {
  if (target.first <= cue.last) return target.first >= cue.first && target.last > cue.last;
  const leads = leadsSentence(r, cue);
  const { axis } = cue.group;
  const main = axis === 'frame' ? mainClauseOfUnless(r, cue) : null;
  let parted = axis === 'polarity' || axis === 'certainty';
  for (let i = cue.last + 1; i <= target.first; i++) {
    const m = mark(r, i);
    if (i === main) return false;
    if (m & STOP || (m & CELL && !(m & COLON))) return false;
    if (m & SEMICOLON && (!leads || SUBJECT.has(norm(r, i)))) return false;
    // what opens a sentence with a denial denies all of it: better once too much than a finding out of a denial
    if (parted && axis !== 'experiencer' && !(leads && axis === 'polarity') && statesAnew(r, i)) return false;
    if (m & COMMA) {
      parted = true;
      if (norm(r, i) === 'yet' || (axis === 'frame' && addsFact(r, i, target))) return false;
    }
    if (cue.group.value !== 'education' && endsQuestion(r, i)) return false;
    if (CONTRAST.has(norm(r, i))) return false;
    if (
      !leads &&
      m & COMMA &&
      (SUBJECT.has(norm(r, i)) || (i < target.first && norm(r, i) === 'and' && SUBJECT.has(norm(r, i + 1))))
    )
      return false;
  }
  return true;
}

function leadsSentence(r: Reading, cue: Cue): boolean {
  if (cue.first - r.from > 6) return false;
  for (let i = r.from + 1; i <= cue.first; i++) if (mark(r, i) & (HARD | COLON | CELL)) return false;
  return true;
}

/** Does a `pre` cue reach to the end of its own text (a list's lead: "Denies:")? */
export function reachesEnd(r: Reading, cue: Cue): boolean {
  return reachesForward(r, cue, { first: r.to, last: r.to });
}
