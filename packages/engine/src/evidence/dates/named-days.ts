// "Around Labor Day", "the summer of 2024", "mid-2023", "last winter": holidays and seasons. The text and the day it was written in, days out.

import { type Day, type Days, dayOf, partsOf } from '../../values/civil-date.ts';
import { matchesOf } from '../../values/matches.ts';
import { holiday, holidayPattern, latest, partBefore, partOf, season, seasonBefore } from './calendar.ts';
import type { DateExpression } from './expression.ts';
import { ahead } from './written.ts';

/** One of these stands in every such name, in small letters. */
export const namedWords = [
  'spring',
  'summer',
  'fall',
  'autumn',
  'winter',
  'early-',
  'mid-',
  'late-',
  'labor',
  'memorial',
  'columbus',
  'indigenous',
  'veteran',
  'mlk',
  'luther',
  'president',
  'valentine',
  'patrick',
  'mother',
  'father',
  'new year',
  'turn of the',
  'christmas',
  'xmas',
  'easter',
  'thanksgiving',
  'halloween',
  'juneteenth',
  'of july',
  'independence',
];

/** Letters before a season in which it may be said to lie ahead. */
const LEAD = 48;

const holidays = new RegExp(
  String.raw`\b(?:(around|about|near|(?:the\s)?(?:day|week|month)\s(?:after|before|following)|(?:just|right|shortly|soon)\s(?:after|before))\s)?(?:(?:last|this past)\s)?(${holidayPattern})(\s(?:weekend|week))?(?:,?\s(?:of\s|in\s)?((?:19|20)\d\d|(?:this|last) year))?(?![a-z])`,
  'gi',
);

/** "Around Easter", "the week after Memorial Day", "shortly before Christmas". */
function beside(d: Days, said: string): Days {
  const reach = /\bday\b/i.test(said) ? 1 : /\bmonth\b/i.test(said) ? 31 : /\bweek\b/i.test(said) ? 13 : 7;
  if (/after|following/i.test(said)) return { lo: d.hi + 1, hi: d.hi + reach };
  return { lo: d.lo - reach, hi: /before/i.test(said) ? d.lo - 1 : d.hi + reach };
}

/** "2025", "this year", "last year". */
function yearSaid(said: string, anchor: Day | null): number | null {
  if (/^\d/.test(said)) return Number(said);
  return anchor === null ? null : partsOf(anchor).year - (/^last/i.test(said) ? 1 : 0);
}

export function namedDays(text: string, anchor: Day | null): readonly DateExpression[] {
  const out: DateExpression[] = [];
  const add = (m: RegExpExecArray, d: Days, basis: DateExpression['basis']): void => {
    out.push({ start: m.index, end: m.index + m[0].length, lo: d.lo, hi: d.hi, basis });
  };
  for (const m of matchesOf(holidays, text)) {
    const weekend = Boolean(m[3]);
    const year = m[4] && yearSaid(m[4], anchor);
    const d = year
      ? holiday(m[2], year, weekend)
      : anchor === null
        ? null
        : latest((y) => holiday(m[2], y, weekend), anchor);
    if (d) add(m, m[1] ? beside(d, m[1]) : d, m[4] ? 'stated' : 'relative');
  }
  for (const m of matchesOf(
    /\b(spring|summer|fall|autumn|winter)(?: of|,)?\s(?:of\s)?((?:19|20)\d\d|(?<=of )(?:this|last) year)\b/gi,
    text,
  )) {
    const year = yearSaid(m[2], anchor);
    if (year === null) continue;
    const p = partBefore(text, m.index);
    const s = season(m[1], year);
    const third = Math.floor((s.hi - s.lo) / 3);
    const d =
      !p || m[1].toLowerCase() === 'winter'
        ? s
        : /early|begin|start/i.test(p[1])
          ? { lo: s.lo, hi: s.lo + third }
          : /mid/i.test(p[1])
            ? { lo: s.lo + third, hi: s.hi - third }
            : { lo: s.hi - third, hi: s.hi };
    add(m, d, 'stated');
  }
  for (const m of matchesOf(/\b(early|mid|late)-((?:19|20)\d\d)\b/gi, text)) {
    const year = Number(m[2]);
    add(m, partOf({ lo: dayOf(year, 1, 1)!, hi: dayOf(year, 12, 31)! }, m[1]), 'stated');
  }
  if (anchor === null) return out;
  for (const m of matchesOf(
    /\b(?:(last|this past|this|in the|over the|since the|since|early|late)\s(?:the\s)?)(spring|summer|fall|autumn|winter)\b(?!\s(?:from|on|in the|risk|off|of|down|precaution|injur|asleep|at|backward|forward|hazard))/gi,
    text,
  )) {
    if (
      m[2].toLowerCase() === 'fall' &&
      /^(?:since|in the|over the)$/i.test(m[1]) &&
      !/^(?:\s(?:of|she|he)|[,.;)]|$)/.test(text.slice(m.index + m[0].length))
    )
      continue;
    const d = seasonBefore(m[2], anchor, m[1].toLowerCase() === 'last');
    // "this spring", told as over, ends with the note
    const open = ahead.test(text.slice(Math.max(0, m.index - LEAD), m.index));
    add(m, open ? d : { lo: d.lo, hi: Math.min(d.hi, anchor) }, 'relative');
  }
  return out;
}
