// Months, or days of months, told one after the other with one year for all: "in Feb, May and September of 2025", "2025 (Feb, May)",
// "October 5, 12 and 19, 2025"; without a year each month is the latest before the next. A text and the day it was written on in, days out.

import { type Day, dayOf, daysInMonth, partsOf } from '../../values/civil-date.ts';
import { matchesOf } from '../../values/matches.ts';
import type { DateExpression } from './expression.ts';
import { ahead } from './written.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\b\\.?';
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?(?![\d/.:%])`;
const join = String.raw`(?:,? and |,? then |, ?|;? ?& ?|\/(?=[A-Z])|; )`;
const named = `${month}(?: ${day})?`;
const withYear = new RegExp(
  String.raw`\b(${named}(?:${join}(?:${named}|${day}))+)(?:,? of |,? in |,? |\/)((?:19|20)\d\d)(?![\d/-])`,
  'g',
);
const underYear = new RegExp(
  String.raw`(?<![\w/.-])((?:19|20)\d\d)(?:\s?[:(]\s?(?:in )?|\s[–-]\s|,? in )(${named}(?:${join}${named})*)(?! ?\d)`,
  'g',
);
const withoutYear = new RegExp(
  String.raw`(?:\b(?:in|of|every)|[:(]) ?(${month}(?:${join}${month})+)(?!,? (?:of |in )?['’\d])`,
  'g',
);

/** "Feb-Apr", "January to April", "between January and March": the first and the last of a stretch. */
const stretch = new RegExp(
  String.raw`\b(?:${month}(?: ?[-–] ?| (?:to|through|thru|until|till) )${month}|(?<=\bbetween )${month} and ${month})(?!,? (?:of |in )?['’\d])`,
  'g',
);

/** Letters before a list in which it may be said to lie ahead. */
const LEAD = 48;

type Named = { readonly at: number; readonly end: number; readonly month: number; readonly day: number | null };

function namedIn(list: string): Named[] {
  let last = 0;
  return matchesOf(new RegExp(`(${month})?(?: ?(${day}))?`, 'g'), list)
    .filter((m) => m[0].trim() !== '')
    .map((m) => {
      last = m[1] ? MONTHS.indexOf(m[1].slice(0, 3).toLowerCase()) + 1 : last;
      const at = m.index + m[0].length - m[0].trimStart().length;
      return { at, end: m.index + m[0].length, month: last, day: m[2] ? Number.parseInt(m[2], 10) : null };
    });
}

function found(n: Named, year: number, start: number, end: number): DateExpression | null {
  const lo = dayOf(year, n.month, n.day ?? 1);
  const hi = n.day === null ? dayOf(year, n.month, daysInMonth(year, n.month)) : lo;
  return lo === undefined || hi === undefined ? null : { start, end, lo, hi, basis: 'stated' };
}

export function monthLists(text: string, anchor: Day | null): readonly DateExpression[] {
  const out: DateExpression[] = [];
  const add = (all: readonly (DateExpression | null)[]): void => {
    const known = all.filter((d) => d !== null);
    if (known.length === all.length)
      out.push(...known.filter((d) => !out.some((o) => d.start < o.end && o.start < d.end)));
  };
  for (const m of matchesOf(underYear, text)) {
    const at = m.index + m[0].length - m[2].length;
    const list = namedIn(m[2]);
    add(list.map((n, i) => found(n, Number(m[1]), i === 0 ? m.index : at + n.at, at + n.end)));
  }
  for (const m of matchesOf(withYear, text)) {
    const list = namedIn(m[1]);
    // from the last back: a later month before an earlier one is of the year before
    let year = Number(m[2]);
    let after = 12;
    const dates: (DateExpression | null)[] = [];
    for (const [i, n] of [...list.entries()].reverse()) {
      if (n.month > after) year--;
      after = n.month;
      dates.unshift(found(n, year, m.index + n.at, i === list.length - 1 ? m.index + m[0].length : m.index + n.end));
    }
    add(dates);
  }
  const yearless = anchor === null ? [] : [...matchesOf(withoutYear, text), ...matchesOf(stretch, text)];
  for (const m of yearless) {
    const list = m[1] ?? m[0];
    const at = m.index + m[0].length - list.length;
    if (ahead.test(text.slice(Math.max(0, m.index - LEAD), m.index))) continue;
    let latest = anchor!;
    const dates: (DateExpression | null)[] = [];
    for (const n of namedIn(
      list.replace(/ (?:to|through|thru|until|till) |[-–]/, (j) => ' '.repeat(j.length)),
    ).reverse()) {
      const { year } = partsOf(latest);
      const before = [year, year - 1].find((y) => dayOf(y, n.month, 1)! <= latest)!;
      dates.unshift(found(n, before, at + n.at, at + n.end));
      latest = dayOf(before, n.month, 1)! - 1;
    }
    add(dates);
  }
  return out;
}
