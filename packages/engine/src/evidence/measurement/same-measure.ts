// "A BMI of 40 is asked for; hers is 42", "it is 30 %", "the patient is 20/60": a figure that takes up the measure told just before it,
// of the patient's own. The text before a number in, whether it says so out.

import type { Quantity } from './numbers/quantities.ts';

const TITLE = String.raw`(?:mr|mrs|ms|miss|dr)\.?\s[\w'’-]+`;
const PATIENT = String.raw`(?:(?:the|this|our|my)\s)?(?:patient|pt|member|applicant|beneficiary|claimant|veteran|gentleman|lady)`;
const OWNER = String.raw`(?:his|hers|theirs|mine|his own|her own|my own|${PATIENT}['’]s(?: own)?|${TITLE}['’]s(?: own)?)`;
const OWN_FIGURE = String.raw`(?:his|her|their|my|the|${PATIENT}['’]s|${TITLE}['’]s)\s(?:own |actual |measured |current |latest |most recent ){0,2}(?:value|figure|number|reading|result|level|score|index|measurement)`;
const IT = String.raw`(?:it|this one|this)`;
const SUBJECT = String.raw`(?:he|she|they|i|${PATIENT}|${TITLE})`;
const BE = String.raw`(?:is|was|are|were|measure[ds]?|reads?|runs?|ran|tested|stands|stood|sits|sat|came (?:back|out|in)|comes (?:out|in)|has been|remains)`;
const EASE = String.raw`(?:\s(?:now|currently|today|still|only|just|about|well|even|already|presently))*`;
const AT = String.raw`(?:\s(?:at|to|as))?`;

const own = new RegExp(
  String.raw`(?:^|[;:,.]\s|\b(?:and|but|while|whereas)\s)(?:${OWNER}|${OWN_FIGURE})\s${BE}${EASE}${AT}${EASE}\s$`,
  'i',
);
/** "Brother's EF 15 %, hers 60 %" */
const ownAlone = new RegExp(
  String.raw`[;,]\s(?:and\s|but\s)?(?:hers|theirs|mine|${PATIENT}['’]s|${TITLE}['’]s|his(?: own)?)\s$`,
  'i',
);
const itself = new RegExp(String.raw`(?:^|[;,.]\s|\b(?:and|but)\s)${IT}\s${BE}${EASE}${AT}${EASE}\s$`, 'i');
const person = new RegExp(
  String.raw`(?:^|[;,.]\s|\b(?:and|but|while|whereas)\s)${SUBJECT}\s${BE}${EASE}(\s(?:at|down to|up to))?${EASE}\s$`,
  'i',
);
/** "He is at 58 years", "at 5 feet": told of the person, not of the measure. */
const OTHER = /^\s?(?:-?years?|-?y\.?o|weeks?|months?|days?|hours?|visits?|miles?|feet)\b/i;

/** Whether the number is told as the patient's own of the measure before it, with nothing else that it could be. */
export function takesUpOwn(text: string, q: Quantity, previous: Quantity | null): boolean {
  const before = text.slice(Math.max(0, q.start - 72), q.start);
  if (OTHER.test(text.slice(q.at + 1).replace(/^[\d.]*/, ''))) return false;
  if (own.test(before) || ownAlone.test(before)) return true;
  const alike =
    previous !== null && (previous.over !== null ? q.over !== null : previous.unit?.symbol === q.unit?.symbol);
  if (itself.test(before)) return previous === null ? q.unit !== null || q.over !== null : alike;
  const m = person.exec(before);
  if (!m) return false;
  // "he is 58" is an age, "he is at 58 %" none
  return previous === null
    ? Boolean(m[1])
    : alike && (Boolean(m[1]) || q.over !== null || (q.unit !== null && q.unit.symbol === '%'));
}

/** A sentence that begins so: "Hers is 38.2.", "The patient's was 55 %.", "He is at 8.9." */
export const beginsWithOwn = (text: string): boolean => BEGINS.test(text);
const BEGINS = new RegExp(
  String.raw`^(?:but |and |yet )?(?:(?:${OWNER}|${OWN_FIGURE}|${IT})\s${BE}${EASE}${AT}${EASE}|${SUBJECT}\s${BE}${EASE}\sat${EASE})\s[~<>]?\d+(?:\.\d+)?\s?(?:%|percent|mm|ms|\/|kg|lbs?|points|[.,;(]|$|on\b|by\b|in\b|today\b|now\b|at\b)`,
  'i',
);
