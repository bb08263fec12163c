// Days of one stretch told one after the other: "Attended: 9/4, 9/11, 9/18", and those whose year stands before or behind them all:
// "in 2026 (1/13, 2/10)", "2025: 8/12, 11/4", "8/12, 11/4/25". A text and the day it was written on in, the days out.

import { type Day, dayOf, partsOf } from '../../values/civil-date.ts';
import { matchesOf } from '../../values/matches.ts';
import type { DateExpression } from './expression.ts';

const day = String.raw`(?:1[0-2]|0?[1-9])\/(?:3[01]|[12]\d|0?[1-9])`;
const join = String.raw`(?:,? and |,? ?& ?|[,;] ?)`;
const list = new RegExp(String.raw`(?<![\d/.])${day}(?:(?:,| and|, and|;)\s?${day}){2,}(?![\d/%])`, 'g');
const underYear = new RegExp(
  String.raw`(?<![\w/.-])((?:19|20)\d\d|this year|last year)(?:\s?[:(]\s?(?:on )?|\s[–-]\s|,? on )(${day}(?:${join}${day})*)(?![\d/%]|\.\d|${join}\d+\/\d+\/)`,
  'gi',
);
const beforeYear = new RegExp(
  String.raw`(?<![\d/.])(${day}(?:${join}${day})*)${join}(?=(\d{1,2})\/\d{1,2}\/((?:20)?\d\d)(?![\d/]))`,
  'g',
);

/** "NRS: 3/1 8, 4/1 5, 5/1 5": each day with its value. */
const withValues = new RegExp(
  String.raw`(?<=[:;] ?)${day}:? \d{1,3}(?:\.\d)?%?(?:[,;] ${day}:? \d{1,3}(?:\.\d)?%?)+(?=\s*(?:[.;,)]|$))`,
  'g',
);

export function dayLists(text: string, anchor: Day): readonly DateExpression[] {
  const now = partsOf(anchor).year;
  const headed = matchesOf(underYear, text).flatMap((m) => {
    const year = /^last/i.test(m[1]) ? now - 1 : /^this/i.test(m[1]) ? now : Number(m[1]);
    const at = m.index + m[0].length - m[2].length;
    return isOfScores(m[2]) ? [] : ofYear(m[2], at, () => year, m.index);
  });
  const closed = matchesOf(beforeYear, text).flatMap((m) => {
    const year = Number(m[3].length === 4 ? m[3] : `20${m[3]}`);
    // "11/4, 1/20/26": what has a later month is of the year before
    return isOfScores(m[1]) ? [] : ofYear(m[1], m.index, (month) => (month > Number(m[2]) ? year - 1 : year), m.index);
  });
  return [...headed, ...closed, ...alone(text, list, anchor), ...alone(text, withValues, anchor)];
}

const told = (days: string): readonly RegExpExecArray[] => matchesOf(/(\d{1,2})\/(\d{1,2})/g, days);

/** Grades of strength and scores are of one kind: "3/5, 4/5, 5/5"; a single "4/5" or "8/10" is one too. */
function isOfScores(days: string): boolean {
  const of = told(days).map((t) => Number(t[2]));
  return of.length === 1
    ? of[0] <= 5 || of[0] === 10
    : new Set(of).size === 1 && told(days).every((t) => Number(t[1]) <= of[0]);
}

/** @param start where the words of the first begin: its year may stand before it */
function ofYear(days: string, at: number, yearOf: (month: number) => number, start: number): DateExpression[] {
  const found = told(days).map((t, i): DateExpression | null => {
    const lo = dayOf(yearOf(Number(t[1])), Number(t[1]), Number(t[2]));
    const begin = i === 0 ? start : at + t.index;
    return lo === undefined ? null : { start: begin, end: at + t.index + t[0].length, lo, hi: lo, basis: 'stated' };
  });
  const all = found.filter((f) => f !== null);
  return all.length === found.length ? all : [];
}

function alone(text: string, list: RegExp, anchor: Day): DateExpression[] {
  const { year } = partsOf(anchor);
  return matchesOf(list, text).flatMap((m) => {
    if (isOfScores(m[0])) return [];
    const out: DateExpression[] = [];
    let latest = anchor;
    // from the last day back: each is the latest such day before the one behind it
    for (const t of [...told(m[0])].reverse()) {
      const before = [year, year - 1].map((y) => dayOf(y, Number(t[1]), Number(t[2])));
      const found = before.find((d) => d !== undefined && d <= latest);
      if (found === undefined) return [];
      const start = m.index + t.index;
      out.unshift({ start, end: start + t[0].length, lo: found, hi: found, basis: 'stated' });
      latest = found - 1;
    }
    return out[out.length - 1].lo - out[0].lo <= YEAR ? out : [];
  });
}

const YEAR = 366;
