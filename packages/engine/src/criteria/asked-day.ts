// The day ahead for which something is asked, where a chart names it without a year. A mention and the day told beside it in; the day
// that is meant out, or none where it is told of what is over.

import type { Dated, Mention } from '../evidence/finding.ts';
import { addMonths, type Days } from '../values/civil-date.ts';
import type { Span } from '../values/span.ts';
import type { Case } from './case.ts';

/** Days: what was done so long before the last visit is not what is asked for now. */
export const PASSED = 30;
const VISITS: readonly string[] = ['visit_note', 'consultation', 'letter', 'hospital_note'];

/** So long before a visit that it is the service of an earlier round: the record of the last operation bears its date too. */
export function isLongBefore(k: Case, date: { readonly hi: number }, most: number): boolean {
  return k.chart.documents.some(
    (d) => VISITS.includes(d.kind) && d.date && d.date.basis !== 'inherited' && d.date.lo - date.hi > most,
  );
}

/** Letters: how far on the year of a list of days may stand. */
const LIST = 120;
/** Days: what is asked for now is done within that time of the last visit. */
const SOON = 180;
const hasYear = /\b(?:19|20)\d\d\b|\d[/.-]\d{1,2}[/.-]\d\d/;
/** "August 5, October 14 and December 9, 2025": the year at the end of a list is that of all its days. */
const yearBehind =
  /^[a-z]{3,9}\.? \d{1,2}(?:(?:,|,? and)\s(?:on )?(?:[a-z]{3,9}\.? )?\d{1,2}(?!\d))+,?\s(?:19|20)\d\d\b/i;

/** "Started epidurals last September": of what is behind, whatever it is told of. */
const isPast = /\b(?:last|this past)\s$/i;
/** "Is held for him", "surgery date", "on the board": words of an appointment beside its day. */
const appoints =
  /\b(?:(?:held|hold(?:ing)?|sav(?:ed|ing)|set|kept|blocked|down)(?: (?:it|that|this|him|her|them|us|the patient|patient|aside|out|off))?(?: (?:for|on|as)\b|$)|is held|set aside|reserv\w+|book\w*|schedul\w*|slot\w*|slated|calendar|board|openings?|appointment|appt|dates?|plan(?:ned|s)?|pencill?ed|earmarked|tentative\w*|target\w*|will|to be|next)\b/i;
/** Letters around a day in which such words stand. */
const BESIDE = 60;

function isAppointed(k: Case, m: Mention, day: Span): boolean {
  if (UNDONE.has(m.assertion.frame)) return true;
  const s = k.chart.sentences[m.sentence];
  const around = k.chart.text.slice(Math.max(s.start, day.start - BESIDE), Math.min(s.end, day.end + BESIDE));
  return appoints.test(around);
}
const UNDONE: ReadonlySet<string> = new Set(['planned', 'ordered', 'recommended']);

/** "November 17 is held for him", read as last year's: what is asked for lies ahead. Null where it is the service of an earlier round. */
export function askedFor<T extends Days & { readonly span: Dated['span'] }>(k: Case, m: Mention, day: T): T | null {
  if (!isLongBefore(k, day, PASSED)) return day;
  if (!day.span || hasYear.test(k.chart.text.slice(day.span.start, day.span.end))) return null;
  if (isPast.test(k.chart.text.slice(Math.max(0, day.span.start - 12), day.span.start))) return null;
  if (!isAppointed(k, m, day.span)) return null;
  if (yearBehind.test(k.chart.text.slice(day.span.start, day.span.start + LIST))) return null;
  const next = { ...day, lo: addMonths(day.lo, 12), hi: addMonths(day.hi, 12) };
  const visits = k.chart.documents.flatMap((d) => (VISITS.includes(d.kind) && d.date ? [d.date.hi] : []));
  return isLongBefore(k, next, PASSED) || next.lo - Math.max(...visits) > SOON ? null : next;
}
