// A cue that stands alone behind a target in; out, whether it answers it.

import type { Span } from '../../values/span.ts';
import { type Cue, HARD, mark, norm, type Reading, type Target } from './reading.ts';
import {
  BLANK,
  CELL,
  CLOSE,
  COLON,
  COMMA,
  DASH,
  isLettered,
  OPEN,
  QUESTION,
  SEMICOLON,
  SLASH,
  STOP,
} from './text-marks.ts';
import { CONTRAST, FINITE } from './words.ts';

const lineRest = ({ chart }: Reading, token: number): string => {
  const end = chart.tokens.ends[token];
  return chart.text.slice(end, end + 9);
};

/** "Fever: no", "Fever (denies)", "Fever - none", "Fever? No", "fever absent". */
export function answers(r: Reading, cue: Cue, target: Target): boolean {
  if (cue.group.value === 'negated' && isResultOf(r, target)) return false;
  const m = mark(r, cue.first);
  if (answersAll(r, cue, target)) return true;
  // "Symptoms (cough, hemoptysis, weight loss)  None": a form's line whose colon is a wide gap
  const listed = (m & CLOSE) > 0 && cue.last + 1 === r.to;
  const asked = listed || (m & (COLON | DASH | QUESTION | OPEN | CELL)) > 0;
  const between = cue.first - target.last - 1;
  if (between > (listed ? 14 : asked ? 8 : 1)) return false;
  // "used in all rooms with no problems": how it went
  if (norm(r, cue.first - 1) === 'with' && cue.first - 1 > target.last) return false;
  for (let i = target.last + 1; i < cue.first; i++) {
    if (mark(r, i) & (HARD | COLON | DASH | CELL | QUESTION)) return false;
    if (FINITE.has(norm(r, i))) return false;
    if (mark(r, i) & COMMA && (!asked || isToldBefore(r, target, i))) return false;
    // "Tobacco (1 ppd), alcohol (none)": each has a bracket of its own
    if (m & OPEN && mark(r, i) & CLOSE) return false;
  }
  if (m & (HARD | SLASH) || ((m & CELL) > 0 && (answersOtherSide(r, cue, target) || answersItsHead(r, cue))))
    return false;
  const after = mark(r, cue.last + 1);
  // filled in on a line of its own, and the next question below
  const ownLine = (m & QUESTION) > 0 && /^[ \t]*\n/.test(lineRest(r, cue.last));
  const alone =
    ownLine || cue.last + 1 === r.to || (after & (COMMA | SEMICOLON | STOP | CLOSE | CELL | DASH | OPEN | BLANK)) > 0;
  // "falls: none since May"
  const dated = asked && cue.last + 1 < r.to && NONE.test(norm(r, cue.last)) && DATES.test(norm(r, cue.last + 1));
  const word = norm(r, cue.first);
  // "normal range: 0–5", "0,18": the first half of a number
  if (word === '0' && /^\s?[.,–—-]\s?\d/.test(r.chart.text.slice(r.chart.tokens.ends[cue.first]))) return false;
  if (cue.last === cue.first && (word === 'no' || word === 'n' || word === 'y' || word === 'zero'))
    return (
      isLettered(r, cue.first) ||
      ((m & QUESTION) > 0 && word === 'no' && cue.last + 1 < r.to && !NO_ANSWER.test(norm(r, cue.last + 1))) ||
      (alone && (asked || ((m | after) & (COMMA | SEMICOLON | STOP | CLOSE)) > 0 || cue.last + 1 === r.to))
    );
  return (alone || dated) && (asked || (m & COMMA) === 0 || cue.last + 1 === r.to);
}

/**
 * "Has the member tried NSAIDs, alone or together, in the last year? No", "PT stopped because every session flared her back: no": a
 * question, and a statement that a form asks for, are answered as a whole.
 */
function answersAll(r: Reading, cue: Cue, target: Target): boolean {
  const m = mark(r, cue.first);
  const asked = (m & QUESTION) > 0;
  const after = mark(r, cue.last + 1);
  const alone = cue.last + 1 === r.to || (after & (asked ? COMMA | STOP | SEMICOLON | CELL | DASH : STOP)) > 0;
  if (!alone || !WHOLE_ANSWER.test(norm(r, cue.first))) return false;
  if (!asked && !((m & COLON) > 0 || ((m & CELL) > 0 && r.chart.sentences[r.sentence].cells?.length === 2)))
    return false;
  if (cue.first - target.last > 40) return false;
  for (let i = target.last + 1; i < cue.first; i++) {
    if (mark(r, i) & (HARD | COLON | CELL | QUESTION | (asked ? 0 : COMMA | DASH))) return false;
    if (CONTRAST.has(norm(r, i))) return false;
  }
  return true;
}
const WHOLE_ANSWER = /^(?:no|n|yes|y|denied|denies)$/;

const NONE = /^(?:none|nil|never)$/;
const DATES = /^(?:since|in|at|for|over|during|within|today|recently|lately|currently|so|to|after|before)$/;

/** "Uses a walker, falls: none", "staples in place, drain: none": told before the question, no item of it. */
function isToldBefore(r: Reading, target: Target, comma: number): boolean {
  for (let i = target.first - 1; i >= r.from && !(mark(r, i + 1) & (HARD | COMMA | COLON | CELL)); i--)
    if (TELLS.test(norm(r, i)) || FINITE.has(norm(r, i))) return true;
  for (let i = target.last + 1; i < comma; i++) if (STANDS.test(norm(r, i))) return true;
  return false;
}
const TELLS = /^(?:uses?|using|wears?|wearing|takes?|taking|on|with|has|clean|stable|good)$/;
const STANDS = /^(?:place|situ|intact|clean|dry|stable|healed|healing|present|daily|nightly|good|normal)$/;

/** "Relief with physical therapy: none" tells of the relief: the therapy was tried. */
function isResultOf(r: Reading, target: Target): boolean {
  for (let i = target.first - 1; i > r.from && i >= target.first - WORDS_BETWEEN; i--)
    if (RESULT_OF.test(norm(r, i))) return RESULT.test(norm(r, i - 1));
  return false;
}
const WORDS_BETWEEN = 4;
const RESULT_OF = /^(?:with|from|to|of|after|by)$/;
const RESULT = /^(?:relief|benefits?|improvements?|help|response|results?|success)$/;

/** "Could you be pregnant? no uterus" answers; "Pregnant? no answer" and "any pain? no more than usual" do not. */
export const NO_ANSWER = /^(?:answers?|response|record|data|information|entry|more|less|one|way|change|difference)$/;

/** "Corridor walk, 140 m | none | 83 %" under "| Oxygen |": the walk was without it. */
function answersItsHead(r: Reading, cue: Cue): boolean {
  const { text, tokens, sentences } = r.chart;
  const at = tokens.starts[cue.first];
  const head = sentences[r.sentence].cells?.find((c) => c.start <= at && at < c.end)?.header;
  return head ? GIVEN.test(text.slice(head.start, head.end)) : false;
}
const GIVEN = /\b(?:oxygen|O2|device|aids?|support|flow|L\/?min|LPM|mask|cannula|sedation|contrast)\b/i;

const SIDE = /^\W*(?:OD|OS|R|L|R[TE]|L[TE]|right|left)\b/i;

/** "Refraction | 20/70 | not applicable" under "| OD | OS": the left column's answer is not the right one's. */
function answersOtherSide(r: Reading, cue: Cue, target: Target): boolean {
  const { text, tokens, sentences } = r.chart;
  const header = (c: { readonly header?: Span | null }): string =>
    c.header ? text.slice(c.header.start, c.header.end) : '';
  const sided = sentences[r.sentence].cells?.filter((c) => SIDE.test(header(c))) ?? [];
  const answer = sided.find((c) => c.start <= tokens.starts[cue.first] && tokens.starts[cue.first] < c.end);
  return (
    answer !== undefined &&
    sided.some((c) => c !== answer && c.start <= tokens.starts[target.last] && tokens.ends[target.last] <= c.end)
  );
}
