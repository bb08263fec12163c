// "Attended: 9/4, 9/11, 9/18": days of one stretch told one after the other. A text and the day it was written on in, the days out.

import { type Day, dayOf, partsOf } from '../../values/civil-date.ts';
import { matchesOf } from '../../values/matches.ts';
import type { DateExpression } from './expression.ts';

const day = String.raw`(?:1[0-2]|0?[1-9])\/(?:3[01]|[12]\d|0?[1-9])`;
const list = new RegExp(String.raw`(?<![\d/.])${day}(?:(?:,| and|, and|;)\s?${day}){2,}(?![\d/%])`, 'g');

export function dayLists(text: string, anchor: Day): readonly DateExpression[] {
  const { year } = partsOf(anchor);
  return matchesOf(list, text).flatMap((m) => {
    const told = matchesOf(/(\d{1,2})\/(\d{1,2})/g, m[0]);
    // grades of strength and scores are of one kind: "3/5, 4/5, 5/5"
    if (new Set(told.map((t) => t[2])).size === 1) return [];
    const out: DateExpression[] = [];
    let latest = anchor;
    // from the last day back: each is the latest such day before the one behind it
    for (const t of [...told].reverse()) {
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
