// "03/02/2026", "June 2024", "early March", "the week of 3/2": days, months and years as written. A date without a year is the last one
// that has been, unless words before it look ahead.

import { addMonths, type Day } from '../../values/civil-date.ts';
import { type DateText, findDates } from '../../values/date-text.ts';
import { partBefore, partOf } from './calendar.ts';
import type { DateExpression, Origin } from './expression.ts';

/** An effect that is over: "relief until April 10". */
const behind =
  /\b(?:relief|benefit|better|improve\w*|helped|held|lasted|worked|good|comfortable|pain[- ]free|well|fine|effective|effect|took|used|attended|completed|worn|wore|was|were|had|until then|from|since)\b[^.;]{0,30}\b(?:until|till|by)\s(?:about\s|around\s|the\s|early\s|late\s|mid[- ]?|(?:middle|beginning|end|start|first half|second half|latter half|(?:first|second|third|last) week) of\s)*$/i;
const byDay =
  /\b(?:by|until|till)\s(?:about\s|around\s|the\s|early\s|late\s|mid[- ]?|(?:middle|beginning|end|start|first half|second half|latter half|(?:first|second|third|last) week) of\s)*$/i;
/** "By mid April it was all back": what had come about by a day lies behind. */
const cameAbout = /^[^.;]{0,24}\b(?:was|were|had|came|went|returned|recurred|wore|felt|got|stopped|started|began)\b/i;
/** Words that make a date without a year lie ahead. */
export const ahead =
  /\b(?:will|scheduled|schedule|plan(?:ned|s)?|next|upcoming|(?:first|earliest) (?:open(?:ing)?|available|free|slot)|booked|appointment|appt|set aside|reserved|saved|pencill?ed(?: in)?|held|down for|(?:on|onto) (?:the|our|my) (?:board|list|schedule|calendar|books) for|slotted|slated|return|follow[- ]?up|f\/u|due|by(?=\s(?:about\s|around\s|the\s|early\s|late\s|mid[- ]?)*$)|until(?![^;]*\b(?:gave|began|started|saw|put|came|went|told|prescribed|was|were|had)\b)|expected|anticipated|to be|tentative|surgery date|expires?|going to|sees|to see|meets with)\b/i;

export function writtenDates(text: string, { anchor, birth }: Origin): readonly DateExpression[] {
  const out: DateExpression[] = [];
  const found = findDates(text, anchor === null ? {} : { anchor });
  for (const d of found) {
    let { lo, hi } = d;
    // Nearest is not latest: without words that look ahead, a date without a year is the last one that has been.
    if (d.yearless && anchor !== null) {
      const lead = text.slice(Math.max(0, d.start - 48), d.start);
      const over = behind.test(lead) || (byDay.test(lead) && cameAbout.test(text.slice(d.end, d.end + 48)));
      const future = ahead.test(lead) && !(over && !/\b(?:will|next|scheduled|plan)/i.test(lead));
      if (lo > anchor && !future && !found.some((o) => isBeside(o, d)))
        [lo, hi] = [addMonths(lo, -12), lastOf(addMonths(lo, -12), lo, hi)];
      // "last June", said in June
      else if (hi >= anchor && lastOne.test(lead)) [lo, hi] = [addMonths(lo, -12), lastOf(addMonths(lo, -12), lo, hi)];
      else if (hi < anchor && future && anchor - hi > 30)
        [lo, hi] = [addMonths(lo, 12), lastOf(addMonths(lo, 12), lo, hi)];
    }
    const p = d.precision === 'month' || d.precision === 'year' ? partBefore(text, d.start) : null;
    if (p) ({ lo, hi } = partOf({ lo, hi }, p[1]));
    // "the week of 3/2"
    if (lo === hi && weekOf.test(text.slice(Math.max(0, d.start - 20), d.start))) hi += 6;
    // A year of birth or a model number is not when something happened: no date before birth.
    if (birth !== null && hi < birth) continue;
    out.push({ start: p ? d.start - p[0].length : d.start, end: d.end, lo, hi, basis: 'stated' });
  }
  return out;
}

/** "At the first visit, 09/04/2026, it was stopped; she began the other 09/06": a whole date near by tells the year. */
const isBeside = (whole: DateText, d: DateText): boolean =>
  !whole.yearless &&
  whole.precision === 'day' &&
  Math.abs(whole.lo - d.lo) <= NEAR_DAYS &&
  Math.abs(whole.start - d.start) <= NEAR_LETTERS;
const NEAR_DAYS = 31;
const NEAR_LETTERS = 160;

const lastOne = /\blast (?:early |mid |late )?$/i;
const weekOf = /\bweek (?:of|beginning|starting)\s(?:mon\w*,?\s)?$/i;

const lastOf = (lo: Day, wasLo: Day, wasHi: Day): Day =>
  wasLo === wasHi ? lo : addMonths(lo, Math.round((wasHi - wasLo) / 30)) - 1;
