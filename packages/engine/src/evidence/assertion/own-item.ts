// A "no" and a place behind a later comma in; out, whether that item stands for itself: "no distress, tender over the patella" (what is so is
// no thing to be denied), "no stone, no mass, simple cyst in the left kidney, no free air" (each denied item has a "no" of its own).

import { continuesList } from './lists.ts';
import { type Cue, HARD, mark, norm, type Reading, type Target } from './reading.ts';
import { CELL, COLON, COMMA } from './text-marks.ts';

const END = HARD | CELL | COLON | COMMA;

export function isOwnItem(r: Reading, cue: Cue, target: Target): boolean {
  if (!DETERMINER.test(norm(r, cue.last))) return false;
  let start = target.first;
  while (start > cue.last && !(mark(r, start) & COMMA)) start--;
  if (start <= cue.last + 1) return false;
  let end = target.last + 1;
  while (end < r.to && !(mark(r, end) & END)) end++;
  for (let i = start; i < end; i++) if (/^(?:or|nor|and)$/.test(norm(r, i))) return false;
  if (end < r.to && /^(?:or|nor|and)$/.test(norm(r, end))) return false;
  return isSo(r, start, end) || (isDeniedEach(r, cue, start, end) && isPlaced(r, target, end));
}
const DETERMINER = /^(?:no|without)$/;

/** "Allergic to tape", "tender over the patella", "dependent on oxygen"; "tender nodes" is a thing. */
const isSo = (r: Reading, start: number, end: number): boolean =>
  SO.test(norm(r, start)) && (start + 1 === end ? !continuesList(r, start) : PLACES.test(norm(r, start + 1)));
const SO =
  /^(?:allergic|sensitive|tender|itchy|swollen|warm|red|able|unable|alert|awake|oriented|comfortable|dependent|independent|reliant|intolerant|adherent|compliant|obese|overweight|afebrile|febrile|hypertensive|hypotensive|tachycardic|bradycardic|hypoxic|diabetic|ambulatory|tired|sleepy|fatigued|exhausted|breathless|winded|dizzy|anxious|depressed|restless|short|limited|confined|bound|ready|willing|eligible|due|positive|painful|sore|stiff|weak|unsteady|numb|full|intact)$/;

/** The item before has its own "no", and so has the one before that or the one behind. */
function isDeniedEach(r: Reading, cue: Cue, start: number, end: number): boolean {
  if (norm(r, cue.last) !== 'no') return false;
  const before = itemStart(r, start - 1);
  if (norm(r, before) !== 'no') return false;
  if (end < r.to && norm(r, end) === 'no') return true;
  return before > r.from && (mark(r, before) & COMMA) > 0 && norm(r, itemStart(r, before - 1)) === 'no';
}

function itemStart(r: Reading, i: number): number {
  let start = i;
  while (start > r.from && !(mark(r, start) & END)) start--;
  return start;
}

/** "Cyst in the left kidney", "laxity on snap-back", "port in place". */
function isPlaced(r: Reading, target: Target, end: number): boolean {
  for (let i = target.first + 1; i < end; i++) if (PLACES.test(norm(r, i)) || SIDES.test(norm(r, i))) return true;
  return false;
}
const PLACES = /^(?:to|over|on|at|in|with|from|by|along|for|about|under|across|around|below|above)$/;
const SIDES = /^(?:l|r|left|right|bilat|bilaterally|od|os|ou|midline)$/;
