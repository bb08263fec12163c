// Days and months told by the year or month of the note: "Feb 9 this year", "02/11 this year", "in March of last year", "the third of this month".
// A text and the note's day in; intervals of days out, before "this year" or "Feb 9" are read alone.

import { type Day, dayOf, daysInMonth, partsOf } from '../../values/civil-date.ts';
import { monthNumber } from '../../values/date-forms.ts';
import { matchesOf } from '../../values/matches.ts';
import { ordinals } from './day-in-words.ts';
import type { DateExpression } from './expression.ts';

const ofYear =
  /\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?(?:\s+(\d{1,2})(?:st|nd|rd|th)?)?,?\s+(?:of\s+)?(this|last)\s+year\b/gi;
const slashedOfYear = /(?<![\d/.])(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9]),?\s+(?:of\s+)?(this|last)\s+year\b/gi;
const ofMonth = new RegExp(
  String.raw`\b(?:the\s+)?(?:(\d{1,2})(?:st|nd|rd|th)|(${ordinals.join('|')}))\s+of\s+(this|last)\s+month\b`,
  'gi',
);

export function thisYear(text: string, anchor: Day): readonly DateExpression[] {
  const out: DateExpression[] = [];
  const add = (m: RegExpExecArray, lo: Day | undefined, hi = lo): void => {
    if (lo !== undefined && hi !== undefined)
      out.push({ start: m.index, end: m.index + m[0].length, lo, hi, basis: 'stated' });
  };
  const now = partsOf(anchor);
  for (const m of matchesOf(ofYear, text)) {
    const year = m[3].toLowerCase() === 'last' ? now.year - 1 : now.year;
    const month = monthNumber(m[1]);
    const lo = dayOf(year, month, m[2] ? Number(m[2]) : 1);
    const hi = m[2] ? lo : dayOf(year, month, daysInMonth(year, month));
    add(m, lo, hi);
  }
  for (const m of matchesOf(slashedOfYear, text)) {
    const day = dayOf(m[3].toLowerCase() === 'last' ? now.year - 1 : now.year, Number(m[1]), Number(m[2]));
    add(m, day);
  }
  for (const m of matchesOf(ofMonth, text)) {
    const back = m[3].toLowerCase() === 'last' ? 1 : 0;
    const month = ((now.month - back + 11) % 12) + 1;
    const year = now.month - back < 1 ? now.year - 1 : now.year;
    const day = dayOf(year, month, m[1] ? Number(m[1]) : ordinals.indexOf(m[2].toLowerCase()) + 1);
    add(m, day);
  }
  return out;
}
