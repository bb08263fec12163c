// A demand ("… is required for coverage") or a word on people in general ("most people get …") and a place in its sentence in; out, whether
// it speaks of the place: both ways, to where the patient's own story begins ("Medicare requires PT, which she has done", "he uses a cane,
// and falls must be documented", "most people walk it off, her knee locked").

import { normAt } from '../../chart/words/token-columns.ts';
import type { Cue, Reading, Target } from './reading.ts';
import { CELL, CLOSE, COLON, COMMA, DASH, OPEN, SEMICOLON, STOP } from './text-marks.ts';
import { CONTRAST, FINITE, SUBJECT } from './words.ts';

const norm = (r: Reading, i: number): string => (i < r.to ? normAt(r.chart.tokens, i) : '');
const mark = (r: Reading, i: number): number => r.marks[i - r.from];

export function governsAround(r: Reading, cue: Cue, target: Target): boolean {
  if (cue.group.value === 'education' && namesPatient(r, cue, target)) return false;
  if (target.last < cue.first) return reachesBefore(r, cue, target);
  if (target.first <= cue.last) return true;
  for (let i = cue.last + 1; i <= target.first; i++) {
    if (mark(r, i) & (STOP | SEMICOLON) || CONTRAST.has(norm(r, i))) return false;
    if (mark(r, i) & CELL && !(mark(r, i) & COLON)) return false;
    if ((mark(r, i) & (COMMA | COLON | DASH | OPEN | CLOSE) || LINKS.has(norm(r, i))) && tellsOfPatient(r, i))
      return false;
  }
  return true;
}

/** His or hers between the two, or in the target's clause: "cares for people, lifting hurts her back", "most nerves are spared, his root is not". */
export function namesPatient(r: Reading, cue: Cue, target: Target): boolean {
  let end = target.last + 1;
  while (end < r.to && !(mark(r, end) & (STOP | SEMICOLON | COMMA | CELL | DASH)) && norm(r, end) !== 'and') end++;
  for (let i = Math.min(cue.first, target.first); i < end; i++)
    if (
      (i < cue.first || i > cue.last || THIRD.has(norm(r, i))) &&
      PATIENT.has(norm(r, i)) &&
      !(i > target.last && target.first < cue.first)
    )
      return true;
  return cue.first > r.from && POSSESSIVE.has(norm(r, cue.first - 1));
}
const THIRD = new Set(['he', 'she', 'him']);
const POSSESSIVE = new Set(['his', 'her', 'my']);
const PATIENT = new Set(['he', 'she', 'his', 'her', 'him', 'hers', 'my', 'i', 'me', 'mr', 'mrs', 'ms']);

/** "…, she has", "… and he did", "…, which was done", "(done in May)". */
function tellsOfPatient(r: Reading, i: number): boolean {
  const next = LINKS.has(norm(r, i)) ? i + 1 : i;
  // "pays only where there has been a visit"
  if (norm(r, i) === 'where' && norm(r, next) === 'there') return false;
  if (norm(r, next) === 'in' && CASE.test(norm(r, next + 2)) && THIS.has(norm(r, next + 1))) return true;
  // "asks for photographs, and those enclosed show it"
  if (ENCLOSED.test(norm(r, next)) || (OF_THOSE.test(norm(r, next)) && ENCLOSED.test(norm(r, next + 1)))) return true;
  // "PT" is physical therapy, if no verb follows
  if (SUBJECT.has(norm(r, next)) && (norm(r, next) !== 'pt' || FINITE.has(norm(r, next + 1))))
    return !(ASKED.test(norm(r, next + 1)) || (/^ha(?:s|ve)$/.test(norm(r, next + 1)) && norm(r, next + 2) === 'to'));
  return /^(?:done|completed|met|satisfied|yes|see|both|all|is|was|were|has|did)$/.test(norm(r, next));
}
/** "…, which in her case was done" */
const CASE = /^(?:case|instance|patient|chart)$/;
const THIS = new Set(['this', 'his', 'her', 'our', "patient's"]);
const ENCLOSED = /^(?:hers|ours|mine|enclosed|attached|appended|submitted|yours)$/;
const OF_THOSE = /^(?:the|those|these|what|both|all)$/;
const LINKS = new Set(['and', 'so', 'as', 'since', 'because', 'which', 'while', 'when', 'where']);
const ASKED = /^(?:must|should|needs?|shall|be)$/;

function reachesBefore(r: Reading, cue: Cue, target: Target): boolean {
  for (let i = target.last + 1; i <= cue.first; i++) {
    if (mark(r, i) & (STOP | SEMICOLON | CELL | COLON | DASH) || CONTRAST.has(norm(r, i))) return false;
    // a clause of its own before: the list "age, BMI, and failed diets must be documented" has no verb
    if (mark(r, i) & COMMA && saysAlready(r, i)) return false;
    if (/^(?:which|so|as|because|since)$/.test(norm(r, i))) return false;
  }
  return true;
}

function saysAlready(r: Reading, before: number): boolean {
  for (let i = before - 1; i >= r.from && !(mark(r, i + 1) & (STOP | SEMICOLON)); i--)
    if (FINITE.has(norm(r, i)) && !/^(?:had|needed|failed|required)$/.test(norm(r, i))) return true;
  return false;
}
