// A place in a sentence over which a frame (planned, hypothetical, looked for) runs, in; out, whether a clause with a fact of its own begins
// there: "MRI ordered, the knee is swollen", "…, the foot drop having begun in June", "…, whose cough has gone on", "…; today she is well".

import { HARD, mark, norm, type Reading, type Target } from './reading.ts';
import { CELL, COLON, COMMA, DASH, QUESTION, SEMICOLON } from './text-marks.ts';
import { FINITE } from './words.ts';

/** Behind the comma at `i`, where the target stands: an absolute clause, or a relative one that tells of today or of the past. */
export function addsFact(r: Reading, i: number, target: Target): boolean {
  if (!(mark(r, i) & COMMA) || i > target.first) return false;
  const opens = BOTH.has(norm(r, i)) ? i + 1 : i;
  const word = norm(r, opens);
  const end = clauseEnd(r, opens);
  if (end <= target.first) return false;
  if (OWNED.has(word)) {
    for (let j = opens + 1; j < Math.min(end, opens + ABSOLUTE); j++) {
      if (FINITE.has(norm(r, j))) return false;
      if (PARTICIPLE.test(norm(r, j))) return true;
    }
    return false;
  }
  const who = WHO.test(word);
  if (!who && word !== 'which') return false;
  for (let j = opens + 1; j < end; j++) {
    if (OPEN_VERB.test(norm(r, j))) return false;
    if (!who && FINITE.has(norm(r, j))) return true;
  }
  return who;
}

/** "MRI ordered, the knee is swollen": two statements with no more than a comma between, the target the second one's subject. */
export function isSpliced(r: Reading, i: number, target: Target): boolean {
  if (!(mark(r, i) & COMMA)) return false;
  // "progress toward goals, and he has gained"
  if (JOINS.test(norm(r, i)))
    return i + 1 < target.first && PERSON.test(norm(r, i + 1)) && !opensLater(r, i, i + 5) && norm(r, i) !== 'or';
  const end = clauseEnd(r, i);
  // "Working toward stairs, he needs two people"
  if (PERSON.test(norm(r, i)) && i < target.first) return !opensLater(r, i, Math.min(end, i + 4));
  if (end <= target.last) return false;
  for (let j = i; j < end; j++) {
    const word = norm(r, j);
    if (OPEN_VERB.test(word) || (j < target.first && RELATIVE.test(word))) return false;
    if (FINITE.has(word)) return j > target.last && !RELATIVE.test(norm(r, j - 1));
  }
  return false;
}

/** "The brace we ordered came Friday and has been worn": the target's own first word is a verb of today or of the past. */
export const isVerbOfNow = (r: Reading, { first }: Target): boolean =>
  first < r.to && FINITE.has(norm(r, first)) && !OPEN_VERB.test(norm(r, first)) && !DOES.test(norm(r, first));
/** "Eager for the implant and does not want a second trial": of the same wish. */
const DOES = /^(?:do|does|did|wants?|prefers)$/;

/** "Repeat A1c in 3 months — last one 9.2": what stands behind a dash is no more meant than said; between two dashes it is put in. */
export function isBehindDash(r: Reading, from: number, i: number): boolean {
  if (!(mark(r, i) & DASH)) return false;
  for (let j = i + 1; j < r.to && !(mark(r, j) & HARD); j++) if (mark(r, j) & DASH) return false;
  for (let j = from; j < i; j++) if (mark(r, j) & DASH) return false;
  return true;
}

/** "If the lead moves, we reprogram; coverage is excellent": behind a semicolon a statement of its own, with a verb of today. */
export function statesAnew(r: Reading, i: number): boolean {
  if (!(mark(r, i) & SEMICOLON)) return false;
  const end = statementEnd(r, i);
  let states = OWNED.has(norm(r, i)) || norm(r, i) === 'hers';
  for (let j = i; j < end; j++) {
    const word = norm(r, j);
    if (OPEN_VERB.test(word) || CONDITION.test(word)) return false;
    if (FINITE.has(word) || SAYS.test(word)) states = true;
  }
  return states;
}
const SAYS = /^(?:said|asked|answered|replied)$/;

/** `"What if I stop breathing?" asks the patient`: a question in quotation marks ends with them. */
export function endsQuestion(r: Reading, i: number): boolean {
  if (!(mark(r, i) & QUESTION) || i >= r.to || i === r.from) return false;
  return /\?["”’]\s+$/.test(r.chart.text.slice(r.chart.tokens.ends[i - 1], r.chart.tokens.starts[i]));
}

/** "Goal: 150 feet; currently 40": behind a comma or semicolon what is so now. */
export function tellsOfNow(r: Reading, i: number): boolean {
  if (i >= r.to || !(mark(r, i) & (COMMA | SEMICOLON | DASH))) return false;
  return NOW.has(norm(r, i)) || (NOW_WITH.has(norm(r, i)) && NOW_END.test(norm(r, i + 1)));
}
const NOW = new Set('currently today now presently baseline meanwhile actual actually'.split(' '));
const NOW_WITH = new Set(['at', 'so', 'thus', 'to', 'as', 'this', 'right']);
const NOW_END = /^(?:present|far|date|of|week|now|baseline)$/;

const opensLater = (r: Reading, from: number, to: number): boolean => {
  for (let j = from; j < Math.min(to, r.to); j++) if (OPEN_VERB.test(norm(r, j))) return true;
  return false;
};
const PERSON = /^(?:he|she|they|we|i)$/;

function clauseEnd(r: Reading, from: number): number {
  for (let j = from + 1; j < r.to; j++) if (mark(r, j) & (HARD | COMMA | COLON | CELL | DASH)) return j;
  return r.to;
}
function statementEnd(r: Reading, from: number): number {
  for (let j = from + 1; j < r.to; j++) if (mark(r, j) & HARD) return j;
  return r.to;
}

/** In words, from the owner to the participle: "her present one having left". */
const ABSOLUTE = 7;
const BOTH = new Set(['with', 'and', 'both', 'of']);
const OWNED = new Set(['his', 'her', 'their', 'the', 'its', 'both', 'this', 'that', 'these', 'those']);
const PARTICIPLE = /^(?:being|having|notwithstanding)$/;
const WHO = /^(?:who|whose|whom)$/;
const RELATIVE = /^(?:who|whose|whom|which|that|if|when|where|while|because|as|since)$/;
const JOINS = /^(?:and|or|nor|but|which|who|that|then)$/;
const CONDITION = /^(?:if|unless|when|whenever|once)$/;
/** What may, should or will come is no fact either. */
const OPEN_VERB =
  /^(?:will|would|shall|should|may|might|can|could|must|need|needs|won't|wouldn't|shouldn't|can't|couldn't|recommended|advised|ordered|planned|scheduled|needed|considered|discussed|indicated|reviewed|explained|offered|encouraged|required|requested|pending)$/;
