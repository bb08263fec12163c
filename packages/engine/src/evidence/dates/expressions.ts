// Dates in one piece of text: absolute, partial, without a year, relative. Text and its origin's date in, day intervals out.

import { addMonths, type Day, dayOf, partsOf } from '../../values/civil-date.ts';
import { findDates } from '../../values/date-text.ts';
import { matchesOf } from '../../values/matches.ts';
import type { Span } from '../../values/span.ts';
import { wordsAt } from '../measurement/number-words.ts';
import { ago, type Days, holiday, holidayPattern, latest, partOf, season, seasonBefore } from './calendar.ts';
import { calendarTerms } from './calendar-terms.ts';
import { dayLists } from './day-list.ts';
import { daysOfMonth } from './day-of-month.ts';
import { thisYear } from './this-year.ts';
import { weekdaysIn } from './weekdays.ts';

export type DateExpression = Span & Days & { readonly basis: 'stated' | 'relative' };
export type Origin = {
  /** Date of the document that first said it. */ readonly anchor: Day | null;
  readonly birth: Day | null;
};

const part =
  /\b(early(?: in)?|mid(?:dle of)?|late(?: in)?|(?:the )?beginning of|(?:the )?start of|(?:the )?end of|(?:the )?first half of|(?:the )?second half of|(?:the )?latter (?:half|part) of|(?:the )?(?:first|second|third|last) week (?:of|in))[\s-]*(?:of\s)?(?:the\s)?$/i;
/** An effect that is over: "relief until April 10". */
const behind =
  /\b(?:relief|benefit|better|improve\w*|helped|held|lasted|worked|good|comfortable|pain[- ]free|well|fine|effective|effect|took|used|attended|completed|worn|wore|was|were|had|until then|from|since)\b[^.;]{0,30}\b(?:until|till|by)\s(?:about\s|around\s|the\s|early\s|late\s|mid[- ]?|(?:middle|beginning|end|start|first half|second half|latter half|(?:first|second|third|last) week) of\s)*$/i;
const byDay =
  /\b(?:by|until|till)\s(?:about\s|around\s|the\s|early\s|late\s|mid[- ]?|(?:middle|beginning|end|start|first half|second half|latter half|(?:first|second|third|last) week) of\s)*$/i;
/** "By mid April it was all back": what had come about by a day lies behind. */
const cameAbout = /^[^.;]{0,24}\b(?:was|were|had|came|went|returned|recurred|wore|felt|got|stopped|started|began)\b/i;
/** Words that make a date without a year lie ahead. */
const ahead =
  /\b(?:will|scheduled|schedule|plan(?:ned|s)?|next|upcoming|(?:first|earliest) (?:open(?:ing)?|available|free|slot)|booked|appointment|appt|set aside|reserved|saved|pencill?ed(?: in)?|held|down for|(?:on|onto) (?:the|our|my) (?:board|list|schedule|calendar|books) for|slotted|slated|return|follow[- ]?up|f\/u|due|by(?=\s(?:about\s|around\s|the\s|early\s|late\s|mid[- ]?)*$)|until|expected|anticipated|to be|tentative|surgery date|expires?|going to)\b/i;
const number = String.raw`(\d+(?:\.\d+)?(?:\s?[½¼¾])?|an?|one half|half an?|(?:a )?couple(?: of)?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?(?: and a half)?)`;
const unitWord = String.raw`(day|week|wk|fortnight|month|mo|year|yr|decade)s?\b\.?`;
const agoPattern = new RegExp(
  String.raw`\b(?:(over|more than|greater than|at least|>|less than|under|within|almost|nearly|just under|about|approximately|approx\.?|around|roughly|~)\s?)?${number}\+?(?:\s?(?:-|–|to|or)\s?(\d+|[a-z]+))?[\s-]?${unitWord}(?:\s(and a half))?\s?(?:ago\b|back\b(?!\s?pain)|(?:prior|previous)(?: to (?:this|today|presentation|the visit|admission))|before (?:this|today|presentation|admission))`,
  'gi',
);
const within = new RegExp(
  String.raw`\b(?:in|within|during|over) (?:the )?(?:past|last|previous|preceding|prior) (?:${number}\s)?${unitWord}`,
  'gi',
);
const post = new RegExp(
  String.raw`\bPOD\s?#?\s?(\d{1,3})\b|\bpost-?op(?:erative)? day\s?#?\s?(\d{1,3})\b|\b${number}[\s-]?${unitWord}\s?(?:s\/p|status[- ]post|post-?op(?:erative(?:ly)?)?\b|post-?surg\w+|out from|after surgery)`,
  'gi',
);
const age =
  /\b(?:at|since|from|until|till|to|by|before|after)?\s?(?:the )?age(?:d)?(?: of)?\s(\d{1,2}|[a-z]+(?:-[a-z]+)?)\b(?! (?:or|and) (?:older|above|over|under|younger))|\bwhen (?:s?he|patient|pt|the patient) was (?:about )?(\d{1,2})\b(?! (?:weeks|months|lb|pounds|kg))|(?<=\b(?:quit|stopped|cigs|cigarettes|smoking|smokes|tobacco|(?:gave|given) (?:it |them )?up)\s)at (\d{2})\b(?!\s?(?:[%:/\d]|\.\d|[ap]m|cm|mm|mg|weeks|months|packs?|cig|ppd))/gi;
/** "PT 6/1–9/5", "6/1 to 9/5": two days of one year; "8/10 - 2/10" are scores. */
const dayPair =
  /(?<![\d/.])(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(\s?(?:-|–|—|to|through|thru|until)\s?)(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?![\d/%]|\s?(?:mmHg|pain))/gi;
const quick =
  /\d|\bago\b|\bback\b|yesterday|today|tonight|tomorrow|morning|last|past|this|next|previous|prior|day\b|spring|summer|fall|autumn|winter|christmas|xmas|easter|thanksgiving|halloween|eve\b|juneteenth|july|valentine|patrick|\byear\b|january|february|march|april|may\b|june|august|september|october|november|december|\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b|POD|\bage\b/i;

/** What some word of every date has in it, for asking the words of a chart: as `quick`, without its borders. */
export const dateWord = new RegExp(quick.source.replaceAll('\\b', ''), 'i');

export function dateExpressions(text: string, origin: Origin): DateExpression[] {
  if (!quick.test(text)) return [];
  const out: DateExpression[] = [];
  const take = (start: number, end: number, d: Days | null, basis: DateExpression['basis']): void => {
    if (!d || out.some((o) => start < o.end && o.start < end)) return;
    out.push({ start, end, lo: d.lo, hi: d.hi, basis });
  };
  // Each family of patterns runs only where one of its words stands: most sentences hold none.
  const low = text.toLowerCase();
  const holds = (words: readonly string[]): boolean => words.some((w) => low.includes(w));
  if (origin.anchor !== null && holds(['this ', 'last ']))
    for (const { start, end, days } of thisYear(text, origin.anchor)) take(start, end, days, 'stated');
  if (holds(namedWords)) named(text, origin, take);
  if (origin.anchor !== null && holds(['/']))
    for (const { start, end, day } of dayLists(text, origin.anchor)) take(start, end, { lo: day, hi: day }, 'stated');
  if (absoluteGate.test(text)) absolute(text, origin, take);
  if (origin.birth !== null && holds(['age ', 'aged', 'when ', ' at '])) aged(text, origin.birth, origin.anchor, take);
  if (origin.anchor !== null && low.includes(' the '))
    for (const { start, end, day } of daysOfMonth(text, origin.anchor))
      take(start, end, { lo: day, hi: day }, 'relative');
  if (origin.anchor !== null) relative(text, holds, origin.anchor, origin.birth, take);
  return out.sort((a, b) => a.start - b.start);
}

const namedWords = [
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
const absoluteGate =
  /\d[/.-]\d|(?:19|20)\d\d|['’]\d\d|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)|[ -](?:january|february|march|april|may|june|july|august|september|october|november|december)\b/;
const relativeWords = ['yesterday', 'last ', 'today', 'this ', 'tonight', 'tomorrow', 'next ', 'past '];
const agoGate = /\bago\b|(?:days?|weeks?|wks?|months?|mos?|years?|yrs?)\.?\s(?:back|prior|previous|before)\b/i;

type Take = (start: number, end: number, d: Days | null, basis: DateExpression['basis']) => void;

function absolute(text: string, { anchor, birth }: Origin, take: Take): void {
  for (const d of findDates(text, anchor === null ? {} : { anchor })) {
    let { lo, hi } = d;
    // Nearest is not latest: without words that look ahead, a date without a year is the last one that has been.
    if (d.yearless && anchor !== null) {
      const lead = text.slice(Math.max(0, d.start - 48), d.start);
      const over = behind.test(lead) || (byDay.test(lead) && cameAbout.test(text.slice(d.end, d.end + 48)));
      const future = ahead.test(lead) && !(over && !/\b(?:will|next|scheduled|plan)/i.test(lead));
      if (lo > anchor && !future) [lo, hi] = [addMonths(lo, -12), lastOf(addMonths(lo, -12), lo, hi)];
      else if (hi < anchor && future && anchor - hi > 30)
        [lo, hi] = [addMonths(lo, 12), lastOf(addMonths(lo, 12), lo, hi)];
    }
    const p =
      d.precision === 'month' || d.precision === 'year'
        ? part.exec(text.slice(Math.max(0, d.start - 24), d.start))
        : null;
    if (p) ({ lo, hi } = partOf({ lo, hi }, p[1]));
    // "the week of 3/2"
    if (lo === hi && weekOf.test(text.slice(Math.max(0, d.start - 20), d.start))) hi += 6;
    // A year of birth or a model number is not when something happened: no date before birth.
    if (birth !== null && hi < birth) continue;
    take(p ? d.start - p[0].length : d.start, d.end, { lo, hi }, 'stated');
  }
}

const weekOf = /\bweek (?:of|beginning|starting)\s(?:mon\w*,?\s)?$/i;

const lastOf = (lo: Day, wasLo: Day, wasHi: Day): Day =>
  wasLo === wasHi ? lo : addMonths(lo, Math.round((wasHi - wasLo) / 30)) - 1;

const holidays = new RegExp(
  String.raw`\b(?:(around|about|near)\s)?(?:(?:last|this past)\s)?(${holidayPattern})(\s(?:weekend|week))?(?:,?\s(?:of\s|in\s)?((?:19|20)\d\d|(?:this|last) year))?(?![a-z])`,
  'gi',
);

/** "2025", "this year", "last year". */
function yearSaid(said: string, anchor: Day | null): number | null {
  if (/^\d/.test(said)) return Number(said);
  return anchor === null ? null : partsOf(anchor).year - (/^last/i.test(said) ? 1 : 0);
}

function named(text: string, { anchor }: Origin, take: Take): void {
  for (const m of matchesOf(holidays, text)) {
    const weekend = Boolean(m[3]);
    const year = m[4] && yearSaid(m[4], anchor);
    const d = year
      ? holiday(m[2], year, weekend)
      : anchor === null
        ? null
        : latest((y) => holiday(m[2], y, weekend), anchor);
    const slack = m[1] && d ? 7 : 0;
    take(m.index, m.index + m[0].length, d && { lo: d.lo - slack, hi: d.hi + slack }, m[4] ? 'stated' : 'relative');
  }
  for (const m of matchesOf(/\b(spring|summer|fall|autumn|winter)(?: of|,)?\s(?:of\s)?((?:19|20)\d\d)\b/gi, text)) {
    const p = part.exec(text.slice(Math.max(0, m.index - 24), m.index));
    const s = season(m[1], Number(m[2]));
    const third = Math.floor((s.hi - s.lo) / 3);
    const d =
      !p || m[1].toLowerCase() === 'winter'
        ? s
        : /early|begin|start/i.test(p[1])
          ? { lo: s.lo, hi: s.lo + third }
          : /mid/i.test(p[1])
            ? { lo: s.lo + third, hi: s.hi - third }
            : { lo: s.hi - third, hi: s.hi };
    take(m.index, m.index + m[0].length, d, 'stated');
  }
  for (const m of matchesOf(/\b(early|mid|late)-((?:19|20)\d\d)\b/gi, text)) {
    const year = Number(m[2]);
    take(m.index, m.index + m[0].length, partOf({ lo: dayOf(year, 1, 1)!, hi: dayOf(year, 12, 31)! }, m[1]), 'stated');
  }
  if (anchor === null) return;
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
    take(m.index, m.index + m[0].length, seasonBefore(m[2], anchor, m[1].toLowerCase() === 'last'), 'relative');
  }
}

function aged(text: string, birth: Day, anchor: Day | null, take: Take): void {
  for (const m of matchesOf(age, text)) {
    const said = m[1] ?? m[2] ?? m[3];
    const n = /^\d/.test(said) ? Number(said) : wordsAt(said, 0)?.value;
    if (n === undefined || n > 110) continue;
    const lo = addMonths(birth, n * 12);
    if (anchor !== null && lo > anchor) continue;
    take(m.index, m.index + m[0].length, { lo, hi: addMonths(birth, n * 12 + 12) - 1 }, 'relative');
  }
}

function count(said: string | undefined): number | undefined {
  if (said === undefined) return 1;
  const t = said.toLowerCase();
  if (/^\d/.test(t)) return Number.parseFloat(t) + (t.includes('½') ? 0.5 : 0);
  if (t === 'a' || t === 'an') return 1;
  if (t.includes('couple')) return 2;
  return wordsAt(said, 0)?.value;
}

function unitOf(w: string): readonly ['day' | 'week' | 'month' | 'year', number] {
  const t = w.toLowerCase();
  if (t === 'fortnight') return ['week', 2];
  if (t === 'decade') return ['year', 10];
  return [t.startsWith('d') ? 'day' : t.startsWith('w') ? 'week' : t.startsWith('m') ? 'month' : 'year', 1];
}

function relative(
  text: string,
  holds: (words: readonly string[]) => boolean,
  anchor: Day,
  birth: Day | null,
  take: Take,
): void {
  for (const m of holds(['/']) ? matchesOf(dayPair, text) : []) {
    if (
      (m[2] === '10' && m[5] === '10') ||
      /\b(?:bp|pain|vas|nrs|score|va|vision|strength|pressure)\s?(?:of |was |is |from |:)?\s?$/i.test(
        text.slice(Math.max(0, m.index - 14), m.index),
      )
    )
      continue;
    const year = partsOf(anchor).year;
    const ends = [year, year - 1]
      .map((y) => dayOf(y, Number(m[4]), Number(m[5])))
      .find((d) => d !== undefined && d <= anchor);
    if (ends === undefined) continue;
    const endYear = partsOf(ends).year;
    const starts = [endYear, endYear - 1]
      .map((y) => dayOf(y, Number(m[1]), Number(m[2])))
      .find((d) => d !== undefined && d < ends);
    if (starts === undefined) continue;
    const first = m[1].length + 1 + m[2].length;
    take(m.index, m.index + first, { lo: starts, hi: starts }, 'stated');
    take(m.index + first + m[3].length, m.index + m[0].length, { lo: ends, hi: ends }, 'stated');
  }
  for (const m of agoGate.test(text) ? matchesOf(agoPattern, text) : []) {
    const n = count(m[2]);
    if (n === undefined) continue;
    const [unit, times] = unitOf(m[4]);
    const value = (n + (m[5] ? 0.5 : 0)) * times;
    const to = m[3] ? count(m[3]) : undefined;
    const near = ago(anchor, value, unit);
    const far = to === undefined ? near : ago(anchor, to * times, unit);
    const exact =
      unit === 'day' || unit === 'week'
        ? anchor - Math.round(value * (unit === 'week' ? 7 : 1))
        : addMonths(anchor, -Math.round(value * (unit === 'year' ? 12 : 1)));
    const said = m[1]?.toLowerCase();
    let d: Days = { lo: Math.min(near.lo, far.lo), hi: Math.max(near.hi, far.hi) };
    if (said && /over|more|greater|least|>/.test(said)) d = { lo: birth ?? anchor - 36525, hi: exact };
    else if (said && /less|under|within|almost|nearly/.test(said)) d = { lo: exact, hi: anchor };
    const lead = m[1] ? 0 : m[0].length - m[0].trimStart().length;
    take(m.index + lead, m.index + m[0].length, d, 'relative');
  }
  for (const m of holds(['past ', 'last ', 'previous ', 'preceding ', 'prior ']) ? matchesOf(within, text) : []) {
    const n = count(m[1]);
    if (n === undefined) continue;
    const [unit, times] = unitOf(m[2]);
    const back = n * times;
    const lo =
      unit === 'day'
        ? anchor - back
        : unit === 'week'
          ? anchor - back * 7
          : addMonths(anchor, -Math.round(back * (unit === 'year' ? 12 : 1)));
    take(m.index, m.index + m[0].length, { lo, hi: anchor }, 'relative');
  }
  for (const m of holds(['pod', 'post', 's/p', 'out from', 'after surg']) ? matchesOf(post, text) : []) {
    const n = count(m[1] ?? m[2] ?? m[3]);
    if (n === undefined) continue;
    const [unit, times] = m[4] ? unitOf(m[4]) : (['day', 1] as const);
    take(m.index, m.index + m[0].length, ago(anchor, n * times, unit), 'relative');
  }
  if (holds(relativeWords)) calendarWords(text, anchor, take);
  for (const { start, end, day } of weekdaysIn(text, anchor)) take(start, end, { lo: day, hi: day }, 'relative');
}

function calendarWords(text: string, anchor: Day, take: Take): void {
  for (const [pattern, days] of calendarTerms)
    for (const m of matchesOf(pattern, text)) take(m.index, m.index + m[0].length, days(anchor), 'relative');
}
