// A denying word and a place behind it in; out, whether the denial passes the place by: "cannot cross the room without a cane", "no more
// pain than before", "no rupture of the aneurysm". What is needed, compared or unchanged is there.

import { type Cue, HARD, mark, norm, type Reading, type Target } from './reading.ts';
import { CELL, CLOSE, COLON, COMMA, DASH, OPEN } from './text-marks.ts';
import { CONJUNCTION } from './words.ts';

const BREAK = HARD | CELL | COLON | COMMA | DASH | OPEN | CLOSE;

export function isUndenied(r: Reading, cue: Cue, target: Target): boolean {
  const word = norm(r, cue.first);
  return (
    isNeeded(r, cue, target, word) ||
    ((word === 'no' || word === 'not') && isCompared(r, cue, target)) ||
    (WHOLE.test(word) && isWholeOfPart(r, cue, target))
  );
}

/** "Cannot stand without a frame", "not a night passes without cramps": both denials together affirm. */
function isNeeded(r: Reading, cue: Cue, target: Target, word: string): boolean {
  if (WITHOUT.test(word)) {
    // "cannot walk without a cane, without pain"
    for (let i = cue.first; i >= Math.max(r.from, cue.first - FARTHEST); i--) {
      if (i < cue.first && deniesVerb(r, i)) return true;
      if (mark(r, i) & BREAK || PARTS.test(norm(r, i))) return false;
    }
    return false;
  }
  if (!deniesVerb(r, cue.first)) return false;
  for (let i = cue.last + 1; i < target.first && i <= cue.last + FARTHEST; i++) {
    if (mark(r, i) & BREAK || PARTS.test(norm(r, i))) return false;
    if (WITHOUT.test(norm(r, i))) return true;
  }
  return false;
}
const WITHOUT = /^(?:without|w\/o)$/;
const PARTS = /^(?:and|but|who|which|that|because|so|although|though)$/;
const FARTHEST = 9;

function deniesVerb(r: Reading, i: number): boolean {
  const word = norm(r, i);
  if (/^(?:cannot|can't|couldn't|never|unable|inability|doesn't|don't|didn't|won't|wouldn't)$/.test(word)) return true;
  if (/^(?:no|not|hardly|barely|scarcely|rarely|seldom)$/.test(word)) {
    for (let j = i + 1; j <= Math.min(i + 3, r.to - 1); j++) if (SPELL.test(norm(r, j))) return true;
    if (word === 'no') return false;
    return i > r.from && (word !== 'not' ? FINITE_BEFORE : AUXILIARY).test(norm(r, i - 1)) && !isState(r, i);
  }
  return false;
}
const SPELL = /^(?:day|night|week|weekend|month|hour|morning|evening|meal|visit|shift|session|year|winter|season)$/;
const AUXILIARY = /^(?:can|could|do|does|did|will|would|is|are|was|were)$/;
const FINITE_BEFORE = /^(?:s?he|they|patient|pt|can|could|will|would|is|are|was|were)$/;
/** "Is not in distress without …" tells of no deed; "is not safe without a frame" does. */
const isState = (r: Reading, i: number): boolean =>
  /^(?:is|are|was|were)$/.test(norm(r, i - 1)) &&
  !/^(?:safe|able|steady|stable|independent|possible|mobile|comfortable|continent|functional|rested|awake)$/.test(
    norm(r, i + 1),
  );

/** "No more swelling than before", "not as much pain as in May": as much, or less, is some. */
function isCompared(r: Reading, cue: Cue, target: Target): boolean {
  const next = norm(r, cue.last + 1 < r.to ? cue.last + 1 : cue.last);
  const by = /^(?:as|so)$/.test(next) ? 'as' : MORE.test(next) ? 'than' : null;
  if (!by) return false;
  for (let i = cue.last + 2; i < Math.min(r.to, target.last + 6); i++) {
    if (mark(r, i) & BREAK) return false;
    // "no worse than her sister, no pain" is parted by its comma
    if (norm(r, i) === by) return i > target.last || target.first > i;
  }
  return false;
}
const MORE = /^(?:more|less|greater|lesser|worse|fewer|larger|smaller|bigger|higher|lower|stronger|better)$/;

/** "No loosening of the stem, no rupture of the known aneurysm": what could go wrong with a thing is denied, not the thing. */
function isWholeOfPart(r: Reading, cue: Cue, target: Target): boolean {
  let of = target.first - 1;
  while (of > cue.last && of > target.first - 6 && norm(r, of) !== 'of') {
    if (mark(r, of + 1) & BREAK || CONJUNCTION.has(norm(r, of))) return false;
    of--;
  }
  if (of <= cue.last || norm(r, of) !== 'of' || mark(r, of + 1) & BREAK) return false;
  const definite = DEFINITE.test(norm(r, of + 1));
  let grows = false;
  for (let i = of; i > cue.last; i--) {
    if (mark(r, i) & BREAK && i > cue.last + 1) return false;
    if (CHANGES.test(norm(r, i))) grows = true;
    // "no interval growth of nodule"
    if (grows && (definite || /^(?:interval|continued|measurable)$/.test(norm(r, i)))) return true;
  }
  return false;
}
const WHOLE = /^(?:no|without)$/;
const DEFINITE = /^(?:the|his|her|their|its|this|that|these|those|known|existing)$/;
const CHANGES =
  /^(?:growth|enlargement|expansion|extension|propagation|migration|displacement|subsidence|loosening|rupture|dehiscence|dilation|dilatation|deterioration|advancement|collapse|kinking|leakage|healing|shrinkage|malignant|degeneration|transformation|spread|infection|breakdown)$/;
