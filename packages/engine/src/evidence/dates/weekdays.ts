// "Last Tuesday", "on Monday". A text and the day it was written in, the days that it names out.

import type { Day } from '../../values/civil-date.ts';
import { matchesOf } from '../../values/matches.ts';
import { weekday } from './calendar.ts';
import type { DateExpression } from './expression.ts';

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const NAMED =
  /\b(?:(last|this past|this|on|next)\s)(sun|mon|tues?|wednes|wed|thurs?|thu|fri|satur|sat)(?:day)?\b(?!\s?,?\s?\d)/gi;
const gate = /\b(?:last|past|this|on|next)\s(?:sun|mon|tue|wed|thu|fri|sat)/i;

export function weekdaysIn(text: string, anchor: Day): readonly DateExpression[] {
  if (!gate.test(text)) return [];
  return matchesOf(NAMED, text).map((m) => {
    const on = DAYS.findIndex((d) => d.startsWith(m[2].toLowerCase().slice(0, 3)));
    const back = (weekday(anchor) - on + 7) % 7;
    const said = m[1].toLowerCase();
    const day =
      said === 'next'
        ? anchor + ((on - weekday(anchor) + 7) % 7 || 7)
        : anchor - (back === 0 && said !== 'on' && said !== 'this' ? 7 : back);
    return { start: m.index, end: m.index + m[0].length, lo: day, hi: day, basis: 'relative' };
  });
}
