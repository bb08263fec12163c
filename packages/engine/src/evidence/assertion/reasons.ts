// Where a statement goes over to its reason: "no headache after surgery", "CPAP for sleep apnea", "a brace for her ankle". What stands
// there is neither denied nor planned with it.

import type { Axis } from './cues/cue.ts';
import { givesReason } from './lists.ts';
import { type Cue, mark, norm, type Reading, type Target } from './reading.ts';
import { CLOSE, COLON, COMMA } from './text-marks.ts';
import { SUBJECT } from './words.ts';

/** "A brace was ordered for her unstable ankle": the reason of an order is there already; "for pain relief" is what it should bring. */
export function isReasonOfOrder(r: Reading, cue: Cue, { last }: Target): boolean {
  if (cue.group.value !== 'ordered' && cue.group.value !== 'recommended') return false;
  if (norm(r, cue.last) !== 'for' || !leadsToReason(r, cue.last)) return false;
  let at = cue.first - 1;
  // "a sleep study indicated for her snoring"
  if (norm(r, cue.first) !== 'indicated' && (at < r.from || !PASSIVE.has(norm(r, at)))) return false;
  while (at > r.from && PASSIVE.has(norm(r, at))) at--;
  if (SUBJECT.has(norm(r, at)) || norm(r, at) === 'who') return false;
  for (let i = cue.last + 1; i <= Math.min(last + 2, r.to - 1); i++) if (PURPOSES.has(norm(r, i))) return false;
  return true;
}
const PASSIVE = new Set('is are was were be been being has have had also then initially previously'.split(' '));
const PURPOSES = new Set(
  'relief control management treatment therapy prevention prophylaxis use mobility ambulation safety improvement support help assistance clearance consideration suspected suspicion rule evaluation assessment risk'.split(
    ' ',
  ),
);

/** "no headache **after** surgery", "no cough **for** 2 days": what follows is real. */
export function endsAtReason(r: Reading, i: number, axis: Axis): boolean {
  const word = norm(r, i);
  // "no pressure on the cord": on what it would press is denied with it; "no abnormality on MRI" is where one looked
  if (word === 'on' && PRESSES.has(norm(r, i - 1))) return false;
  if (givesReason(r, i)) return axis === 'polarity' || word === 'because' || word === 'due' || word === 'secondary';
  if (word === 'for' && axis === 'polarity')
    return !/^(?:need|evidence|indication|concern|suspicion|support|criteria|desire|reason|reasons|factors|plans|candidate|candidates|eligible|qualify|test|screen|allergies|allergy|complaints)$/.test(
      norm(r, i - 1),
    );
  return word === 'that' && axis === 'polarity';
}

const PRESSES = new Set(
  'pressure compression impingement encroachment effect traction pull tension indentation'.split(' '),
);

/** "CPAP **for** sleep apnea": the reason is no plan; "PT **for** 6 weeks" goes on. */
export function leadsToReason(r: Reading, i: number): boolean {
  const word = norm(r, i);
  if (word === 'for')
    return (
      i + 1 < r.to &&
      !/^\d|^(?:a|an|the|up|at|evaluation|possible|further|repeat|two|three|four|six|eight|twelve)$/.test(
        norm(r, i + 1),
      )
    );
  if (word === 'on' || word === 'in') return isGround(r, i);
  return word === 'because' || word === 'due' || word === 'given' || word === 'secondary' || word === 'despite';
}
/** "On the strength of the films", "on account of her wheeze", "in light of the scan". */
function isGround(r: Reading, i: number): boolean {
  const noun = i + 1 < r.to && norm(r, i + 1) === 'the' ? i + 2 : i + 1;
  return noun + 1 < r.to && norm(r, noun + 1) === 'of' && GROUNDS.has(norm(r, noun));
}
const GROUNDS = new Set(['strength', 'basis', 'account', 'grounds', 'evidence', 'view', 'light', 'face']);

/** "No shocks since the arrest": what is told from it is denied, the event behind "since" is not. Nothing but "the" or "his" stands between: "no fever since Monday, no chills" goes on behind. */
export function endsAtEvent(r: Reading, since: number, target: Target): boolean {
  if (!SINCE.has(norm(r, since)) || target.first <= since + 1 || target.first - since > 4) return false;
  for (let i = since + 1; i <= target.first; i++) {
    if (mark(r, i) & (COMMA | CLOSE)) return false;
    if (i < target.first && !OF_EVENT.test(norm(r, i))) return false;
  }
  return true;
}
const SINCE: ReadonlySet<string> = new Set(['since', 'after', 'following']);
const OF_EVENT = /^(?:the|his|her|their|that|this|my|last|first|second|previous|initial|prior|index|original|recent)$/;

/** "The differential for her cough includes asthma": what it is made for is there, what it names is not sure. */
export function isAskedOf(r: Reading, cue: Cue, target: Target): boolean {
  if (!/^(?:differential|ddx|dd|diagnos[ei]s)$/.test(norm(r, cue.last)) || norm(r, cue.last + 1) !== 'for')
    return false;
  for (let i = cue.last + 2; i < target.first; i++)
    if (mark(r, i + 1) & COLON || /^(?:includ(?:es?|ed|ing)|is|are|was|were|remains?|comprises?)$/.test(norm(r, i)))
      return false;
  return true;
}
