// "On the 29th": a day without its month. The text and the day it was written in, the last such day before it out.

import { type Day, dayOf, partsOf } from '../../values/civil-date.ts';
import { matchesOf } from '../../values/matches.ts';
import type { DateExpression } from './expression.ts';

/** Toes, ribs, visits and floors are counted too: what follows goes on with the sentence. */
const DAY =
  /\b(?:on|by|since|of|from|until) the (\d{1,2})(?:st|nd|rd|th)(?=\s*(?:[,.;:)]|$)|\s(?:\d+|to|and|but|was|were|she|he|they|i|we|it|at|in|by|for|with|before|after|because|when|while|as|so|shows?|showed)\b)/gi;

export function daysOfMonth(text: string, anchor: Day): readonly DateExpression[] {
  const { year, month, day } = partsOf(anchor);
  return matchesOf(DAY, text).flatMap((m) => {
    const number = Number(m[1]);
    const isOfMonthBefore = number > day;
    const ofYear = isOfMonthBefore && month === 1 ? year - 1 : year;
    const found = dayOf(ofYear, isOfMonthBefore ? ((month + 10) % 12) + 1 : month, number);
    return found === undefined
      ? []
      : [{ start: m.index, end: m.index + m[0].length, lo: found, hi: found, basis: 'relative' }];
  });
}
