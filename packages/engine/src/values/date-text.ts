// Dates as people write them, in; civil-day intervals with their place in the text, out. Used for documents and for evidence.
//
//   06/09/2026  6/9/26  2026-06-09  9 June 2026  June 9th, 2026  08 Oct 2026  09-Jun-2026     one day
//   Mar 2025  03/2025  2025-03                                                                 the whole month
//   2019  Q1 2024                                                                              the whole year, the quarter
//   April 21  08/27  in July                                                                   only with an anchor, which gives the year
//
// Month before day when both could be (US usage), day first with dots (09.06.2026 is 9 June).

import { type Day, dayOf, daysInMonth, partsOf } from './civil-date.ts';
import {
  type DateTextOptions,
  FIGURES_WITH_YEAR,
  FIGURES_WITHOUT_DAY,
  type Form,
  MONTHS_ALONE,
  NAMED,
  type Parsed,
  QUARTERS,
  SHARED_YEAR_FIGURES,
  SHARED_YEAR_NAMED,
  SHORT_YEARS,
  YEARLESS_FIGURES,
  YEARLESS_NAMED,
  YEARS,
} from './date-forms.ts';
import { matchesOf } from './matches.ts';
import type { Span } from './span.ts';

export type DateText = Span & {
  readonly lo: Day;
  readonly hi: Day;
  readonly precision: 'day' | 'month' | 'quarter' | 'year';
  /** The text gave no year: it was taken from the anchor (the nearest such day) or the pivot year. */
  readonly yearless?: true;
};

/**
 * Dates in `text`, in order, not overlapping. Offsets are those of `text`.
 * findDates('seen 9 June 2026') → [{ start: 5, end: 16, lo: 20613, hi: 20613, precision: 'day' }]
 */
export function findDates(text: string, options: DateTextOptions = {}): DateText[] {
  if (!MAY_HOLD_A_DATE.test(text)) return [];
  const found: DateText[] = [];
  // Fuller forms first: a place already read is not read again. Each is tried only on text that can hold it: most text holds none.
  const figures = FIGURES.test(text);
  const slashed = figures && SLASHED.test(text);
  const century = CENTURY.test(text);
  const names = MONTH_NAME.test(text);
  if (figures && WITH_YEAR.test(text)) read(FIGURES_WITH_YEAR, text, options, found);
  if (names) read(SHARED_YEAR_NAMED, text, options, found);
  if (slashed) read(SHARED_YEAR_FIGURES, text, options, found);
  if (names) read(NAMED, text, options, found);
  if (figures && century) read(FIGURES_WITHOUT_DAY, text, options, found);
  if (text.includes('Q') || text.includes('q')) read(QUARTERS, text, options, found);
  if (options.pivotYear !== undefined || options.anchor !== undefined) {
    if (names) read(YEARLESS_NAMED, text, options, found);
    if (slashed) read(YEARLESS_FIGURES, text, options, found);
    if (names) read(MONTHS_ALONE, text, options, found);
  }
  if (century) read(YEARS, text, options, found);
  if (SHORT_YEAR.test(text)) read(SHORT_YEARS, text, options, found);
  return found.length < 2 ? found : found.sort((a, b) => a.start - b.start);
}
const MONTH_NAME = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;
const FIGURES = /\d[-/.]\d/;
const SLASHED = /\d\/\d/;
const WITH_YEAR = /\d[-/.]\d{1,2}[-/.]\d/;
const CENTURY = /(?:19|20)\d\d/;
const SHORT_YEAR = / ['’]\d\d/;

const MAY_HOLD_A_DATE =
  /\d\d|\d\/\d|[A-Z](?:[a-z]{2,8}|[A-Z]{2,8})\.?[ \n]+\d|(?:in|since|by|early|mid|late|from|until|till|last|to|of|through|during|before|after|this|next|into|about|around|past|beyond|the|his|her|that|my|our)[ \n-][JFMASONDjfmasond][a-z]{2}|[A-Z][ \n-](?:JAN|FEB|MAR|APR|MAY|JU[NL]|AUG|SEP|OCT|NOV|DEC)/;

/** Adds what the forms find to what is found already, where it takes no words from that. */
function read(forms: readonly Form[], text: string, options: DateTextOptions, found: DateText[]): void {
  for (const form of forms)
    for (const m of matchesOf(form.pattern, text)) {
      const start = m.index;
      const end = start + m[0].length;
      const parsed = form.read(m, options);
      if (!parsed || found.some((f) => start < f.end && f.start < end)) continue;
      const interval = intervalOf(parsed, options);
      if (interval) found.push({ start, end, ...interval });
    }
}

type Told = Omit<DateText, 'start' | 'end'>;

function intervalOf(p: Parsed, options: DateTextOptions): Told | undefined {
  if (p.y !== undefined) return inYear(p, p.y);
  if (options.anchor === undefined) {
    const there = inYear(p, options.pivotYear!);
    return there && withoutYear(there);
  }
  const anchor = options.anchor;
  const year = partsOf(anchor).year;
  const candidates = [year - 1, year, year + 1].map((y) => inYear(p, y)).filter((c) => c !== undefined);
  const distance = (c: { lo: Day; hi: Day }): number => Math.max(c.lo - anchor, anchor - c.hi, 0);
  const nearest = candidates.sort((a, b) => distance(a) - distance(b))[0];
  return nearest && withoutYear(nearest);
}

const withoutYear = ({ lo, hi, precision }: Told): Told => ({ lo, hi, precision, yearless: true });

function inYear(p: Parsed, y: number): Told | undefined {
  if (y < 1900 || y > 2099) return undefined;
  if (p.quarter)
    return {
      lo: dayOf(y, p.quarter * 3 - 2, 1)!,
      hi: dayOf(y, p.quarter * 3, daysInMonth(y, p.quarter * 3))!,
      precision: 'quarter',
    };
  if (p.m === undefined) return { lo: dayOf(y, 1, 1)!, hi: dayOf(y, 12, 31)!, precision: 'year' };
  if (p.m < 1 || p.m > 12) return undefined;
  if (p.d === undefined) return { lo: dayOf(y, p.m, 1)!, hi: dayOf(y, p.m, daysInMonth(y, p.m))!, precision: 'month' };
  const day = dayOf(y, p.m, p.d);
  return day === undefined ? undefined : { lo: day, hi: day, precision: 'day' };
}
