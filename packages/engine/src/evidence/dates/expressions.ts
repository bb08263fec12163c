// Dates in one piece of text: absolute, partial, without a year, relative. Text and its origin in, day intervals out.
//
// Each family of patterns has a file of its own. Of two that take the same words the one that is asked first stands.

import { agesIn } from './ages.ts';
import { calendarDays } from './calendar-terms.ts';
import { daysAgo, daysOfOperation, stretchesToNow } from './counted-back.ts';
import { dayFigures } from './day-in-words.ts';
import { dayLists } from './day-list.ts';
import { daysOfMonth } from './day-of-month.ts';
import { dayPairs } from './day-pair.ts';
import type { DateExpression, Origin } from './expression.ts';
import { monthLists } from './month-list.ts';
import { namedDays, namedWords } from './named-days.ts';
import { thisYear } from './this-year.ts';
import { weekdaysIn } from './weekdays.ts';
import { writtenDates } from './written.ts';
import { yearsIn } from './years.ts';

const quick =
  /\d|\bago\b|\bback\b|yesterday|today|tonight|tomorrow|morning|last|past|this|next|previous|prior|day\b|spring|summer|fall|autumn|winter|christmas|xmas|easter|thanksgiving|halloween|eve\b|juneteenth|july|valentine|patrick|\byear\b|january|february|march|april|may\b|june|august|september|october|november|december|\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b|POD|\bage\b|ties\b/i;

/** What some word of every date has in it, for asking the words of a chart: as `quick`, without its borders. */
export const dateWord = new RegExp(quick.source.replaceAll('\\b', ''), 'i');

export function dateExpressions(said: string, { anchor, birth }: Origin): DateExpression[] {
  if (!quick.test(said)) return [];
  const text = dayFigures(said);
  const out: DateExpression[] = [];
  const take = (found: readonly DateExpression[]): void => {
    for (const d of found) if (!out.some((o) => d.start < o.end && o.start < d.end)) out.push(d);
  };
  // Each family runs only where one of its words stands: most sentences hold none.
  const low = text.toLowerCase();
  const holds = (words: readonly string[]): boolean => words.some((w) => low.includes(w));
  if (anchor !== null && holds(['/'])) take(dayLists(text, anchor));
  if (monthsGate.test(text)) take(monthLists(text, anchor));
  if (anchor !== null && holds(['this ', 'last '])) take(thisYear(text, anchor));
  if (holds(namedWords)) take(namedDays(text, anchor));
  // "in his fifties" is no decade of the century
  if (birth !== null && holds(['age ', 'aged', 'when ', ' at ', 'in his ', 'in her ', 'in their ']))
    take(agesIn(text, birth, anchor));
  if (yearsGate.test(text)) take(yearsIn(text, anchor));
  if (writtenGate.test(text)) take(writtenDates(text, { anchor, birth }));
  if (anchor !== null) {
    if (holds([' the '])) take(daysOfMonth(text, anchor));
    if (holds(['/'])) take(dayPairs(text, anchor));
    take(daysAgo(text, anchor, birth));
    if (holds(['past ', 'last ', 'previous ', 'preceding ', 'prior '])) take(stretchesToNow(text, anchor));
    if (holds(['pod', 'post', 's/p', 'out from', 'after surg'])) take(daysOfOperation(text, anchor));
    if (holds(calendarWords)) take(calendarDays(text, anchor));
    take(weekdaysIn(text, anchor));
  }
  return out.sort((a, b) => a.start - b.start);
}

/** Two months of a list, or a month under a year. */
const monthsGate =
  /(?:\d\d ?[:(–,-] ?(?:in )?|[a-z0-9.] ?(?:,|;|&|\/|[-–]|and|then|to|through|thru|until|till) ?(?:and )?)(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? \d{1,2}(?:,| and)/;
const writtenGate =
  /\d[/.-]\d|(?:19|20)\d\d|['’]\d\d|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)|[ -](?:january|february|march|april|may|june|july|august|september|october|november|december)\b/;
const yearsGate = /(?:19|20)\d\d\s?[-–]\s?\d\d|[2-9]0['’]?s\b|(?:thir|for|fif|six|seven|eigh|nine)ties/i;
const calendarWords = ['yesterday', 'last ', 'today', 'this ', 'tonight', 'tomorrow', 'next ', 'past '];
