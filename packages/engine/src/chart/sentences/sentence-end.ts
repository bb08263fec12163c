// A full stop, question or exclamation mark in; out, whether a sentence ends with it.

import { isBlank, isCapital, isDigit, isSmall } from '../characters.ts';
import { goesOnAsking, isTitleInside, leadsDoubt } from './questions.ts';
import {
  ALWAYS_GO_ON,
  GO_ON_BEFORE_FIGURE,
  GO_ON_BEFORE_SMALL,
  LETTER_MAY_END,
  LONGEST_ABBREVIATION,
  MAY_END_BEFORE_CAPITAL,
  MAY_END_BEFORE_WORD,
} from './split-cues.ts';

export const STOP = 46;
export const QUESTION = 63;

/** How far the next word is looked for. */
const NEAR = 40;

/** Whether marks from `at` to `marks`, with closing quotes and brackets to `after`, end a sentence. */
export function endsHere(raw: string, at: number, marks: number, after: number): boolean {
  if (raw.charCodeAt(at) === QUESTION && leadsDoubt(raw, at, after)) return false;
  if (raw.charCodeAt(at) !== STOP) return !isTitleInside(raw, after);
  if (goesOnAsking(raw, at, after)) return false;
  // Dot leaders of a printed report: "Overall index ........ 8.7 /h".
  // "Blood in sputum ... No"
  if (marks - at >= 2 && isBlank(raw.charCodeAt(at - 1)) && LED_ANSWER.test(raw.slice(after, after + 12))) return false;
  if (marks - at > 3 && /^\.{4,}$/.test(raw.slice(at, after)) && /^\s*[<>~]?\d/.test(raw.slice(after, after + 12)))
    return false;
  let next = after;
  const far = Math.min(raw.length, after + NEAR);
  while (next < far && isBlank(raw.charCodeAt(next))) next++;
  if (next === far) return true;
  const start = wordStart(raw, at);
  // "01/29/2026. Right L5 injection. Tolerated.": the day of an entry stands with what is told of it
  if (isDigit(raw.charCodeAt(at - 1)) && ENTRY_DAY.test(raw.slice(Math.max(0, start - 2), at))) return false;
  if (at - start > LONGEST_ABBREVIATION && !hasStop(raw, start, at)) return true;
  const before = raw.slice(start, at);
  // "1." or "a)" in front of what it numbers.
  if (isNumber(before) && beginsEntry(raw, start, before)) return false;
  const word = before.toLowerCase();
  const code = raw.charCodeAt(next);
  if (ALWAYS_GO_ON.has(word) && !(isCapital(code) && endsBefore(word, raw, start, next))) return false;
  if (isDigit(code) && GO_ON_BEFORE_FIGURE.has(word)) return false;
  if (isSmall(code) && (GO_ON_BEFORE_SMALL.has(word) || before.length < 3)) return false;
  if (before.length < 3 && /^\p{Lu}$/u.test(before) && /^["'(]?\p{L}/u.test(raw.slice(next, next + 3))) {
    const previous = /([A-Za-z]+)\s+$/.exec(raw.slice(Math.max(0, at - 30), at - 1))?.[1]?.toLowerCase() ?? '';
    // "SIT TO STAND 27 S. NO FALLS": typed in capitals, a unit behind its figure ends what is told.
    if (LETTER_MAY_END.has(previous)) return true;
    // "93 % on 2 L. Patient's own clip": liters
    if (/\d L$/.test(raw.slice(Math.max(0, at - 4), at))) return true;
    // "Pain at night: N. Relieved lying down." but "Surgeon: N. Smith"
    const answer = raw.slice(Math.max(0, at - 24), at);
    if (ANSWERED.test(answer) && !NAMED.test(answer)) return true;
    return isCapital(raw.charCodeAt(next + 1)) && ENDS_WITH_UNIT.test(raw.slice(Math.max(0, at - 5), at));
  }
  // Initials in a row: "J.R. Smith".
  return !(
    before.includes('.') &&
    /^(?:\p{Lu}\.)+\p{Lu}$/u.test(before) &&
    /^\p{Lu}/u.test(raw.slice(next, next + 2)) &&
    !GO_ON_BEFORE_SMALL.has(word)
  );
}
const LED_ANSWER = /^[ \t]+(?:yes|no|y|n|none|denie[sd]|negative|positive|\d)\b/i;
const ENTRY_DAY = /(?:^|[\n.;] ?)\d{1,2}[/-]\d{1,2}[/-](?:\d{2}|\d{4})$/;
const ENDS_WITH_UNIT = /\d [SHDLGU]$/;

const endsBefore = (word: string, raw: string, start: number, next: number): boolean =>
  MAY_END_BEFORE_CAPITAL.has(word) ||
  (MAY_END_BEFORE_WORD.has(word) && isSmall(raw.charCodeAt(next + 1)) && isSmall(raw.charCodeAt(start - 2)));

function hasStop(raw: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (raw.charCodeAt(at) === STOP) return true;
  return false;
}

const isNumber = (word: string): boolean =>
  (word.length === 1 || (word.length === 2 && isDigit(word.charCodeAt(1)))) && isDigit(word.charCodeAt(0));

/** Whether a number that begins at `start` may be that of an entry in a list. */
function beginsEntry(raw: string, start: number, number: string): boolean {
  const lead = raw.slice(Math.max(0, start - 3), start);
  return (
    /^\s*$/.test(raw.slice(0, start)) ||
    /[.!\n]\s*$/.test(lead) ||
    // After a colon only a first item: "Plan: 1. …", but "on air: 92. Then …".
    (number === '1' && /:\s*$/.test(lead))
  );
}

const ANSWERED = /[a-z)?]\s?[:?]\s?[YN]$/;
const NAMED =
  /(?:name|surgeon|physician|provider|doctor|\bdr|\bby|therapist|nurse|\brn|\bmd|attending|referring|referred|pcp|patient|\bpt|examiner|operator|author|clinician|contact|spouse|assistant|to|from|cc|with)\s?:\s?[YN]$/i;

/** Where letters, digits and what joins them right before `at` begin. */
function wordStart(raw: string, at: number): number {
  const least = Math.max(0, at - 24);
  let start = at;
  for (; start > least; start--) {
    const code = raw.charCodeAt(start - 1);
    if (code > 127) return at - (/[\p{L}\d/.+%-]+$/u.exec(raw.slice(least, at))?.[0].length ?? 0);
    if (IN_WORD[code] === 0) break;
  }
  return start;
}
const IN_WORD = Uint8Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z\d/.+%-]/.test(String.fromCharCode(code)) ? 1 : 0,
);
