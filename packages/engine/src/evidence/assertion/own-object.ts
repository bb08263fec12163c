// A word that declines, or that indicates, in; out, whether its object stands behind it, so that it says nothing of what goes before.

import { type Cue, HARD, mark, norm, type Reading, type Target } from './reading.ts';
import { CELL, CLOSE, COLON, COMMA, DASH, OPEN, QUESTION } from './text-marks.ts';

/** "Drinks daily, declined rehab", "no relief and refused surgery": what is declined stands behind the word, not before it. */
export function hasOwnObject(r: Reading, cue: Cue): boolean {
  const behind = cue.last + 1;
  if (showsSomething(r, cue) || isSecondVerb(r, cue)) return true;
  // "the tear was not recognized until the MRI": then it was
  if (cue.group.axis === 'polarity' && behind < r.to && UNTIL.test(norm(r, behind)) && !mark(r, behind)) return true;
  if (cue.group.value !== 'declined' || behind >= r.to || !REFUSES.has(norm(r, cue.last))) return false;
  if (mark(r, behind) & (HARD | COMMA | COLON | CELL | DASH | OPEN | CLOSE | QUESTION)) return false;
  if (/^\d/.test(norm(r, behind)) || NO_OBJECT.has(norm(r, behind))) return false;
  // "surgery was offered but she declined treatment": the same thing by another name
  for (let i = r.from; i < cue.last; i++) if (OFFERS.has(norm(r, i))) return false;
  return true;
}

/** "Read through the booklet and discussed harms", "reviewed the film and advised surgery": what was advised stands behind the word. */
function isSecondVerb(r: Reading, cue: Cue): boolean {
  const behind = cue.last + 1;
  if (cue.first !== cue.last || cue.group.value !== 'recommended' || behind >= r.to || cue.first === r.from)
    return false;
  return norm(r, cue.first - 1) === 'and' && !mark(r, behind) && !NO_OBJECT.has(norm(r, behind));
}

/** "Films indicated joint space loss": what they show; "films indicated for it", "films indicated" ask for them. */
function showsSomething(r: Reading, cue: Cue): boolean {
  const behind = cue.last + 1;
  if (cue.first !== cue.last || norm(r, cue.last) !== 'indicated' || behind >= r.to) return false;
  if (mark(r, behind) & (HARD | COMMA | COLON | CELL | DASH | OPEN | CLOSE | QUESTION)) return false;
  return !NO_OBJECT.has(norm(r, behind)) && !NOT_SHOWN.test(norm(r, behind));
}
const NOT_SHOWN =
  /^(?:\d.*|for|to|as|given|pending|under|should|but|next|first|urgently|soon|prior|following|based|per)$/;

/** "Edema, present at the last visit, is now absent": what stands between two commas is set in. */
export function isBehindApposition(r: Reading, cue: Cue, target: Target): boolean {
  if (!/^(?:is|are|was|were|has|have)$/.test(norm(r, cue.first)) || !(mark(r, cue.first) & COMMA)) return false;
  if (target.last + 1 >= cue.first || !(mark(r, target.last + 1) & COMMA)) return false;
  for (let i = target.last + 1; i < cue.first; i++)
    if (mark(r, i) & (HARD | COLON | CELL | (i > target.last + 1 ? COMMA : 0))) return false;
  return true;
}

/** "Radiation she turned down, chemotherapy …", "surgery was postponed and an injection given": what was declined stands before. */
export function hasObjectBefore(r: Reading, cue: Cue): boolean {
  if (cue.group.value !== 'declined') return false;
  for (let i = cue.first + 1; i <= Math.min(cue.last + 1, r.to - 1); i++) if (mark(r, i) & COMMA) return true;
  if (cue.first === r.from || !PASSIVE.test(norm(r, cue.first - 1))) return false;
  return cue.last + 1 < r.to && /^(?:and|so|then)$/.test(norm(r, cue.last + 1));
}
const PASSIVE = /^(?:is|are|was|were|been|being)$/;

const UNTIL = /^(?:until|till)$/;

const REFUSES = new Set(
  'declined declines refused refuses deferred defers rejected cancelled canceled postponed'.split(' '),
);

const OFFERS = new Set(
  (
    'offered offer discussed discuss recommended recommend suggested advised proposed considered planned scheduled ordered prescribed ' +
    'referred explained option options candidate eligible was were is are been'
  ).split(' '),
);

/** What follows a bare "declined" and is not what was declined. */
const NO_OBJECT = new Set(
  (
    'at by due because since for from in on of until till per after before when while as with without again already also both but and or ' +
    'nor so then though although today yesterday now last this that these those it them him her all twice once several times repeatedly ' +
    'politely initially previously despite via if yet every each he she they patient pt family wife husband I we no not is was are were'
  ).split(' '),
);
