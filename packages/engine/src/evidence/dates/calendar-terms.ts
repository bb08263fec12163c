// "Yesterday", "last month", "this year": terms of the calendar as patterns, each with its days as seen from a day.

import { addMonths, type Day, type Days, dayOf, partsOf } from '../../values/civil-date.ts';
import { matchesOf } from '../../values/matches.ts';
import { partBefore, partOf, weekday } from './calendar.ts';
import type { DateExpression } from './expression.ts';

const monthFrom = (anchor: Day, months: number): Days => {
  const { year, month } = partsOf(anchor);
  const lo = addMonths(dayOf(year, month, 1)!, months);
  return { lo, hi: addMonths(lo, 1) - 1 };
};
const yearFrom = (anchor: Day, years: number): Days => {
  const year = partsOf(anchor).year + years;
  return { lo: dayOf(year, 1, 1)!, hi: dayOf(year, 12, 31)! };
};

const calendarTerms: readonly (readonly [RegExp, (anchor: Day) => Days])[] = [
  [/\b(?:the )?day before yesterday\b/gi, (a) => ({ lo: a - 2, hi: a - 2 })],
  [/\b(?:yesterday|last night|last evening)\b/gi, (a) => ({ lo: a - 1, hi: a - 1 })],
  [/\bsince (?:bedtime|supper|dinner|lunch|breakfast|waking|dawn|midnight|noon)\b/gi, (a) => ({ lo: a - 1, hi: a })],
  [
    /\b(?:today(?:['’]s)?|this (?:morning|afternoon|evening)|tonight|at (?:this|today['’]s) visit|this visit)\b/gi,
    (a) => ({ lo: a, hi: a }),
  ],
  [/\btomorrow\b/gi, (a) => ({ lo: a + 1, hi: a + 1 })],
  [/\b(?:last|this past) weekend\b/gi, (a) => ({ lo: a - 8, hi: a - 1 })],
  [/\blast w(?:ee)?k\b(?! (?:of|in)\b)/gi, (a) => ({ lo: a - 7 - weekday(a), hi: a - 1 })],
  [/\bthis w(?:ee)?k\b/gi, (a) => ({ lo: a - weekday(a), hi: a })],
  [/\bnext w(?:ee)?k\b/gi, (a) => ({ lo: a + 1, hi: a + 13 })],
  [/\blast mo(?:nth)?\b/gi, (a) => monthFrom(a, -1)],
  [/\b(?:earlier )?this month\b/gi, (a) => ({ lo: monthFrom(a, 0).lo, hi: a })],
  [/\bnext month\b/gi, (a) => monthFrom(a, 1)],
  [/\blast y(?:ea)?r\b/gi, (a) => yearFrom(a, -1)],
  // "for the first time this year" tells how long it was not so
  [/(?<!\btime )\b(?:(?:earlier|later) )?this year\b/gi, (a) => ({ lo: yearFrom(a, 0).lo, hi: a })],
  [/\bnext year\b/gi, (a) => yearFrom(a, 1)],
];

/** "Late last month", "at the end of last year": a part of it. */
const WITH_PARTS = /^last (?:y|mo)/i;

export const calendarDays = (text: string, anchor: Day): readonly DateExpression[] =>
  calendarTerms.flatMap(([pattern, days]) =>
    matchesOf(pattern, text).map((m): DateExpression => {
      const part = WITH_PARTS.test(m[0]) ? partBefore(text, m.index) : null;
      const { lo, hi } = part ? partOf(days(anchor), part[1]) : days(anchor);
      const start = part ? m.index - part[0].length : m.index;
      return { start, end: m.index + m[0].length, lo, hi, basis: 'relative' };
    }),
  );
