// A cue in its sentence in; out, where the main clause begins if the cue stands in a clause set before it: "Although he denies snoring,
// the sleepiness persists." What is said in the one is not said of the other.

import { type Cue, HARD, mark, norm, type Reading } from './reading.ts';
import { CELL, CLOSE, COLON, COMMA, OPEN } from './text-marks.ts';
import { FINITE, SUBJECT } from './words.ts';

type Place = Pick<Cue, 'first' | 'last'>;

/** "Unless bleeding occurs she stays on apixaban": what is so, that apart; null for other conditions, or where no verb says that it is so. */
export function mainClauseOfUnless(r: Reading, cue: Cue): number | null {
  if (norm(r, cue.first) !== 'unless') return null;
  const main = mainClauseAfter(r, cue, UNLESS);
  if (main === null) return null;
  for (let i = main; i < r.to && (i === main || !(mark(r, i) & (HARD | COMMA))); i++) {
    if (MODAL.test(norm(r, i))) return null;
    if (FINITE.has(norm(r, i)) || STAYS.test(norm(r, i))) return main;
  }
  return null;
}
const UNLESS = /^unless$/;
const MODAL = /^(?:will|would|shall|should|may|might|can|could|must|need|needs)$/;
const STAYS = /^(?:stays?|keeps?|holds?)$/;

/** "Since her husband drives, it would be a hardship": what is told of the main clause is not told of the reason before it. */
export function isInReasonBefore(r: Reading, target: Place, cue: Place): boolean {
  const main = mainClauseAfter(r, target, FACTUAL);
  return main !== null && main <= cue.first;
}
const FACTUAL = /^(?:although|though|whereas|since|because|despite|spite)$/;

/** The first word of the main clause; null where the cue stands in none that is set before another, or where a list may still go on. */
export function mainClauseAfter(r: Reading, cue: Place, leads: RegExp = LEADS): number | null {
  const start = statementStart(r, cue.first);
  const lead = leadOf(r, start, leads);
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
  const bare = withoutComma(r, lead, cue, commas[0] ?? end, leads);
  if (bare !== null) return bare;
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

/** "While the chair is pending she gets about in …": behind the clause's own verb a pronoun with another one begins the main clause. */
function withoutComma(r: Reading, lead: number, cue: Place, end: number, leads: RegExp): number | null {
  let verb = false;
  for (let i = lead + 1; i < end - 1; i++) {
    const word = norm(r, i);
    if (verb && i > cue.last && PRONOUN.test(word) && !GOES_ON.test(norm(r, i - 1))) {
      const next = norm(r, i + 1);
      if (FINITE.has(next) || STAYS.test(next)) return i;
    }
    if (FINITE.has(word) || OCCURS.test(word) || (leads === UNLESS && word.endsWith('s'))) verb = true;
  }
  return null;
}
const PRONOUN = /^(?:he|she|they|we|i)$/;
const OCCURS = /^(?:\w+(?:ed|es)|occurs?|recurs?)$/;
/** A clause of the clause follows: "when the doctor said she has". */
const GOES_ON =
  /^(?:and|or|but|nor|that|which|who|whom|if|whether|because|as|since|when|while|where|what|how|than|said|says|told|states|stated|claims?|complains|denies|admits|wishes|hopes?|thinks?|thought|feels?|felt|reports?|reported|notes?|noted|knows?|knew|believes?|the|time|times|way|all|everything|things?|much)$/;

function statementStart(r: Reading, at: number): number {
  let start = at;
  while (start > r.from && !(mark(r, start) & (HARD | CELL | COLON))) start--;
  return start;
}

/** The word that makes a clause wait for another; "and", "even" and the like may stand before it. */
function leadOf(r: Reading, start: number, leads: RegExp): number | null {
  for (let i = start; i < Math.min(start + 3, r.to); i++) {
    if (leads.test(norm(r, i))) return i;
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
