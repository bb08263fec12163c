// "PT 6/1–9/5", "6/1 to 9/5": the first and the last day of a stretch. A text and the day it was written on in, the days out.

import { type Day, dayOf, partsOf } from '../../values/civil-date.ts';
import { matchesOf } from '../../values/matches.ts';
import type { DateExpression } from './expression.ts';

/** "8/10 - 2/10" are scores. */
const dayPair =
  /(?<![\d/.])(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(\s?(?:-|–|—|to|through|thru|until)\s?)(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?![\d/%]|\s?(?:mmHg|pain))/gi;

export function dayPairs(text: string, anchor: Day): readonly DateExpression[] {
  const out: DateExpression[] = [];
  for (const m of matchesOf(dayPair, text)) {
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
    out.push({ start: m.index, end: m.index + first, lo: starts, hi: starts, basis: 'stated' });
    out.push({
      start: m.index + first + m[3].length,
      end: m.index + m[0].length,
      lo: ends,
      hi: ends,
      basis: 'stated',
    });
  }
  return out;
}
