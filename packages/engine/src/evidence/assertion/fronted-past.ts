// "When she was seven, a dog bite scarred her lip", "Thirty years ago he worked in a foundry and had a lung biopsy": a time long past, set
// before its clause, puts all of it into the past. Its cue and a place in the sentence in; out, whether it governs the place. What began then
// may last ("ten years ago she was diagnosed with diabetes"), and what is told of today ends it ("… and has a stiff ankle").

import { ends } from './lists.ts';
import { type Cue, mark, norm, type Reading, type Target } from './reading.ts';
import { CELL, CLOSE, COLON, DASH, OPEN, SEMICOLON, STOP } from './text-marks.ts';
import { CONTRAST, FINITE } from './words.ts';

export function governsPast(r: Reading, cue: Cue, target: Target): boolean {
  if (target.first <= cue.last || !isFronted(r, cue)) return false;
  for (let i = cue.last + 1; i <= Math.min(target.last, r.to - 1); i++) {
    const inside = i > target.first;
    if (!inside && mark(r, i) & (STOP | SEMICOLON | COLON | CELL | DASH | OPEN | CLOSE)) return false;
    const word = norm(r, i);
    if (CONTRAST.has(word) || isOfToday(word) || leavesBehind(r, i)) return false;
    if (!inside && i < target.first && (BEGINS.has(word) || ends(r, 'temporality', i, true))) return false;
  }
  return true;
}

/** Nothing of its clause before it but what joins it to another. */
function isFronted(r: Reading, cue: Cue): boolean {
  const { first } = cue;
  if (first === r.from || mark(r, first) & (STOP | SEMICOLON | COLON | DASH | CELL | OPEN)) return true;
  return JOINS.has(norm(r, first - 1)) || CONTRAST.has(norm(r, first - 1));
}
const JOINS = new Set('and yet while since because as that when where who'.split(' '));

/** "… and has", "… and walks": the present of a verb. */
const isOfToday = (word: string): boolean => OF_TODAY.has(word) || (FINITE.has(word) && PRESENT.test(word));
const PRESENT = /^(?:is|are|am|has|have|does|do|can|may|will|must|isn't|aren't|(?!was$)[a-z]+[^s']s)$/;
const OF_TODAY = new Set(
  "now today currently still nowadays lately recently since ever remain hasn't haven't".split(' '),
);

/** "A stroke left him with hemiparesis": what is left of the past is there today. */
export const leavesBehind = (r: Reading, i: number): boolean =>
  norm(r, i) === 'leaving' || (norm(r, i) === 'left' && i + 1 < r.to && LEFT.test(norm(r, i + 1)));
const LEFT = /^(?:him|her|them|me|patient|pt|with|a|an)$/;

const BEGINS = new Set(
  'diagnosed dx began begun started developed noticed became onset commenced initiated put prescribed'.split(' '),
);
