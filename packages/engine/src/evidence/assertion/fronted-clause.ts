// A cue in its sentence in; out, where the main clause begins if the cue stands in a clause set before it: "Although he denies snoring,
// the sleepiness persists." What is said in the one is not said of the other.

import { type Cue, HARD, mark, norm, type Reading } from './reading.ts';
import { CELL, CLOSE, COLON, COMMA, OPEN } from './text-marks.ts';
import { FINITE, SUBJECT } from './words.ts';

/** The first word of the main clause; null where the cue stands in none that is set before another, or where a list may still go on. */
export function mainClauseAfter(r: Reading, cue: Cue): number | null {
  const start = statementStart(r, cue.first);
  const lead = leadOf(r, start);
  if (lead === null || lead >= cue.first + 1) return null;
  const commas: number[] = [];
  let end = r.to;
  let depth = 0;
  for (let i = start + 1; i < r.to; i++) {
    const m = mark(r, i);
    if (m & (HARD | CELL | COLON)) {
      end = i;
      break;
    }
    if (m & OPEN) depth++;
    if (m & CLOSE && depth > 0) depth--;
    if (m & COMMA && depth === 0) commas.push(i);
  }
  const behind = commas.filter((i) => i > cue.last);
  for (let c = 0; c < behind.length; c++) {
    const at = behind[c];
    if (JOINS.test(norm(r, at))) continue;
    if (commas.length === 1 || OPENS.test(norm(r, at)) || SUBJECT.has(norm(r, at))) return at;
    const next = behind[c + 1] ?? end;
    for (let i = at; i < next; i++) if (FINITE.has(norm(r, i))) return at;
  }
  return null;
}

function statementStart(r: Reading, at: number): number {
  let start = at;
  while (start > r.from && !(mark(r, start) & (HARD | CELL | COLON))) start--;
  return start;
}

/** The word that makes a clause wait for another; "and", "even" and the like may stand before it. */
function leadOf(r: Reading, start: number): number | null {
  for (let i = start; i < Math.min(start + 3, r.to); i++) {
    if (LEADS.test(norm(r, i))) return i;
    if (!BEFORE.test(norm(r, i))) return null;
  }
  return null;
}
const LEADS =
  /^(?:although|though|while|whilst|whereas|since|because|when|whenever|as|once|after|before|until|given|despite|spite)$/;
const BEFORE = /^(?:and|but|so|then|also|even|in|not|just|only|now)$/;
/** Goes on with a list. */
const JOINS = /^(?:or|nor|and)$/;
/** Seldom begins an item of a list of what is denied. */
const OPENS = /^(?:the|his|her|their|this|that|these|those|its|it)$/;
