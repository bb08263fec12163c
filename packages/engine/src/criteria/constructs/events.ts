// Which pieces tell of one event. Pieces that say the same in, one of each event out.

import type { Interval } from '../../values/interval.ts';
import type { Case } from '../case.ts';
import type { Piece } from '../verdict.ts';

/** A value told twice is one event, unless on different days; so are two values of one day, and what a note tells again of a record. */
export function events(k: Case, pieces: readonly Piece[]): readonly Piece[] {
  const numberIn = (p: Piece): string =>
    /[\d.]+(?=\D*$)/.exec(k.chart.text.slice(p.focus.start, p.focus.end))?.[0] ?? '';
  const isDay = (p: Piece): boolean => p.day !== null && p.day.lo === p.day.hi;
  const same = (a: Piece, b: Piece): boolean => {
    const meet = !a.day || !b.day || (a.day.lo <= b.day.hi && b.day.lo <= a.day.hi);
    if (meet) return numberIn(a) === numberIn(b) || (isDay(a) && isDay(b));
    return overlap(a.value, b.value) && (toldAgain(k, a, b) || toldAgain(k, b, a));
  };
  const kept: Piece[] = [];
  for (const p of [...pieces].sort((a, b) => Number(!a.day) - Number(!b.day)))
    if (!kept.some((other) => same(p, other))) kept.push(p);
  return kept;
}

const overlap = (a: Interval | undefined, b: Interval | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  (a.lo ?? Number.NEGATIVE_INFINITY) <= (b.hi ?? Number.POSITIVE_INFINITY) &&
  (b.lo ?? Number.NEGATIVE_INFINITY) <= (a.hi ?? Number.POSITIVE_INFINITY);

/** The record's day is the event's; a later note that sets no other day beside the same value tells of it. */
function toldAgain(k: Case, record: Piece, note: Piece): boolean {
  const [of, later] = [k.chart.documents[record.document], k.chart.documents[note.document]];
  if (!RECORDS.has(of.kind) || !NOTES.has(later.kind) || !of.date || !later.date || of.date.hi >= later.date.lo)
    return false;
  const own = note.day !== null && note.day.lo === later.date.lo && note.day.hi === later.date.hi;
  const said = note.sentence === null ? null : k.chart.sentences[note.sentence];
  return own && !(said && ANOTHER.test(k.chart.text.slice(said.start, said.end)));
}
const RECORDS: ReadonlySet<string> = new Set([
  'procedure_note',
  'operative_note',
  'nursing_note',
  'telephone_note',
  'patient_form',
]);
const NOTES: ReadonlySet<string> = new Set(['visit_note', 'consultation', 'letter', 'hospital_note']);
const ANOTHER = /\b(?:second|2nd|other|another|latest|last|both|each|again|repeat)\b/i;
