// Numbers as they are dictated: "six out of ten", "twenty over sixty", "MRD1 one on the right". A text and a number in; its scale or
// lower part out, and whether a number word is a value without either.

import { digitsAt, type NumberText, wordsAt } from './number-words.ts';

const OUT_OF = /^\s?(?:out of(?: a possible)?|of a possible|of)(?: the (?:last|past|previous))?\s/i;
const NO_SCALE = /^(?:\s?%|\.\d|\/)/;
/** "One of ten fingers" */
const COUNTED = /^\s[a-z]+s\b/i;

/** "7/10" said as "7 of 10", "seven out of ten". */
export function outOf(text: string, at: number, n: NumberText): NumberText | null {
  const lead = OUT_OF.exec(text.slice(at, at + 32))?.[0];
  if (!lead) return null;
  const top = digitsAt(text, at + lead.length) ?? (n.words ? wordsAt(text, at + lead.length) : null);
  if (!top || top.value > 999 || !Number.isInteger(top.value) || NO_SCALE.test(text.slice(top.end, top.end + 3)))
    return null;
  return top.words && !/out|possible/i.test(lead) && (top.value < 10 || COUNTED.test(text.slice(top.end, top.end + 24)))
    ? null
    : top;
}

/** "20 over 50", "one fifty over ninety", "six over ten": an acuity, a pressure and a score are said so. */
export function spokenFraction(text: string, n: NumberText, at: number): NumberText | null {
  const lead = /^\sover\s/i.exec(text.slice(at, at + 6))?.[0];
  if (!lead) return null;
  const lower = digitsAt(text, at + lead.length) ?? (n.words ? wordsAt(text, at + lead.length) : null);
  if (!lower || !Number.isInteger(lower.value) || /^(?:\s?%|\.\d)/.test(text.slice(lower.end, lower.end + 2)))
    return null;
  const fits =
    (n.value === 20 && lower.value >= 10) ||
    (n.value >= 80 && n.value <= 250 && lower.value >= 10 && lower.value < n.value) ||
    (n.words && lower.value === 10 && n.value <= 10);
  return fits && !/^\s(?:minutes?|hours?|days?|weeks?|months?|years?|visits?|sessions?)\b/i.test(text.slice(lower.end))
    ? lower
    : null;
}

const COPULA =
  /(?:[:=]|\b(?:is|was|are|were|of|score[ds]?|average[ds]?|averaging|rated|at|to))\s(?:about |at least |over |only )?$/i;
/** "SpO2 ninety-one", "MRD1 two": a name in capitals or with a digit. */
const NAME = /\b[A-Z]{3,} $/;
const NAME_WITH_DIGIT = /\b[A-Z][A-Za-z]*\d[a-z]? $/;
/** What may stand behind a value: no thing that is counted. */
const BEHIND =
  /^(?:[.,;)]|$|\s(?:on|in|at|with|after|before|for|by|and|but|today|now|this|right|left|OD|OS|when|while|or|walking|ambulating|resting|standing|sitting|supine|asleep|awake|fasting|yesterday|last|prior)\b)/i;
/** "And two on the left" */
const ON_A_SIDE = /^\s(?:(?:on|in) the (?:right|left)|right|left|O[DS])\b/i;

/** A number word alone ("one of", "two") is a value only after a copula, a sign or a name, or where it is too large to count things. */
export function standsAlone(text: string, at: number, n: NumberText): boolean {
  const before = text.slice(Math.max(0, at - 24), at);
  if (COPULA.test(before) || (n.value >= 10 && NAME.test(before))) return true;
  if (/(?:,|\band) $/i.test(before) && ON_A_SIDE.test(text.slice(n.end, n.end + 14))) return true;
  return (n.value >= 20 || NAME_WITH_DIGIT.test(before)) && BEHIND.test(text.slice(n.end, n.end + 12));
}
