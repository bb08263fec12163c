// The day for which a request asks, by the request's own field: "Date / place: 11/30/2026, Cedar Ridge Hospital" on a form of October.
// A case in; the day and the words that name it out.
//
// Fields are told by their place and not by what is asked for: whoever fills in a form writes the day ahead beside the word that asks
// for it, in any words. A day that is not later than the paper itself is that of its writing, sending or signing.

import type { ChartDocument, DocumentKind, Sentence } from '../chart/chart.ts';
import type { DateFinding } from '../evidence/finding.ts';
import type { Case, NamedDay } from './case.ts';
import { pieceOf } from './piece.ts';

const ASKS: ReadonlySet<DocumentKind> = new Set(['order', 'payer_form', 'supplier_form', 'fax_cover', 'other']);
const VISITS: ReadonlySet<DocumentKind> = new Set(['visit_note', 'consultation', 'letter', 'hospital_note']);
/** Days: what is asked for is done within that time. */
const AHEAD = 200;

/** What fields say of their day, the surest first. */
const FIELDS: readonly RegExp[] = [
  /\b(?:when|day|dates?|planned|scheduled|schedule|slot|appointment|appt|hold|held|booked|target|wanted)\b/i,
  /\b(?:where|place|site|facility|location|surgery|operation|procedure|scan|implant)\b/i,
  /\b(?:service|exam|study|priority|plan|notes?)\b/i,
];
/** The writing of the paper, the supply or fitting of a device, or something else that lies ahead. */
const OF_ELSE =
  /\b(?:sent|submitted|prepared|completed|filled|received|printed|faxed|signed|birth|dob|prior|previous|last|first|next|requested on|date of request$|request date|follow|return|re-?check|re-?eval\w*|visits?|supply|supplies|period|set-?up|hand-?over|deliver\w*|refill|bench|class|teaching|session|home assessment|clearance|cleared|labs?|scheduler|memo|expires?|valid|end)\b/i;
/** Beside the day itself, in a field of another name: "planned 10/21/2026". */
const BESIDE = /\b(?:planned|scheduled|booked|slot|date|held|hold|on|for)\W*$/i;
/** "Leads out 09/16/2026": of what comes after. */
const BESIDE_ELSE =
  /\b(?:out|after|until|through|thru|to|by|sent|request(?:ed)?|cleared?|visit|class|seen|expires?|labs?)\W*$|\d\s?[–—-]\s?$/i;
/** "10/01/2026 09:30, cancelled by patient", "10/01/2026 moved to 10/08/2026": behind a day, before the next, that it is no more. */
const GIVEN_UP = /\b(?:cancel+ed|void(?:ed)?|postponed|no longer|(?:moved|rescheduled|changed) to)\b/i;
/** "Rescheduled from 10/01/2026": before it. */
const GIVEN_UP_BEFORE = /\b(?:cancel+ed|void(?:ed)?|(?:moved|rescheduled|changed|postponed) from|instead of)\W*$/i;
const MOVED_TO = /\b(?:moved|rescheduled|changed|postponed) to\W*$/i;
const LEAD = 24;

type Field = {
  readonly rank: number;
  /** The day behind which its paper was written, and whether that is another paper's. */
  readonly at: number;
  readonly isApart: boolean;
  readonly sentence: number;
  readonly day: DateFinding;
};

export function requestedDay(k: Case): NamedDay | null {
  let best: Field | null = null;
  for (const [sentence, s] of k.chart.sentences.entries()) {
    const paper = k.chart.documents[s.document];
    if (!s.cells || !paper || !(ASKS.has(paper.kind) || standsAmongFields(k, sentence))) continue;
    const field = fieldIn(k, s, sentence, paper);
    if (field && (best === null || isSurer(field, best))) best = field;
  }
  if (best === null) return null;
  const { day, sentence } = best;
  const dated = { lo: day.lo, hi: day.hi, basis: 'stated', span: day } as const;
  return { lo: day.lo, hi: day.hi, pieces: [pieceOf(k.chart, day, sentence, dated)] };
}

/** The surer field; of equal ones that of the later paper, and on a paper whose own day is not known the later day. */
const isSurer = (a: Field, b: Field): boolean =>
  a.rank < b.rank || (a.rank === b.rank && (a.at > b.at || (a.at === b.at && a.isApart && a.day.lo > b.day.lo)));

/** A request that stands on the page of another paper, and was taken for a part of it: fields around it tell what is asked for. */
function standsAmongFields({ chart }: Case, sentence: number): boolean {
  const { document } = chart.sentences[sentence];
  return chart.sentences.slice(Math.max(0, sentence - NEAR), sentence + NEAR + 1).some((s) => {
    const label = s.document === document && s.cells && s.cells.length > 1 ? s.cells[0] : null;
    return label !== null && ASKED.test(chart.text.slice(label.start, label.end));
  });
}
const NEAR = 8;
const ASKED =
  /^\W*(?:procedure|service|operation|exam|study|cpt|hcpcs|codes?|dx|diagnos[ie]s|icd(?:-10)?|item)\b[^.]{0,24}$/i;

function fieldIn(k: Case, s: Sentence, sentence: number, paper: ChartDocument): Field | null {
  const written = writtenOn(k, paper);
  if (written === null) return null;
  const { text } = k.chart;
  const days = k.findings.datesIn(sentence);
  for (const [i, day] of days.entries()) {
    if (day.basis !== 'stated' || day.lo <= written || day.lo - written > AHEAD) continue;
    const cell = s.cells!.findIndex((c) => c.start <= day.start && day.end <= c.end);
    if (cell < 0) continue;
    const label = cell > 0 ? text.slice(s.cells![0].start, s.cells![0].end) : '';
    const lead = text.slice(Math.max(s.cells![cell].start, day.start - LEAD), day.start);
    if (OF_ELSE.test(label) || GIVEN_UP_BEFORE.test(lead) || (BESIDE_ELSE.test(lead) && !MOVED_TO.test(lead))) continue;
    if (GIVEN_UP.test(text.slice(day.end, days[i + 1]?.start ?? s.end))) continue;
    const rank = BESIDE.test(lead) ? 0 : FIELDS.findIndex((field) => field.test(label));
    if (rank >= 0) return { rank, at: written, isApart: !ASKS.has(paper.kind), sentence, day };
  }
  return null;
}

/** Its own day; where it has none, or is taken for another paper, that of the last paper of the chart, behind which it was written. */
function writtenOn({ chart }: Case, paper: ChartDocument): number | null {
  const asks = ASKS.has(paper.kind);
  if (asks && paper.date && paper.date.basis !== 'inherited') return paper.date.hi;
  const days = chart.documents.flatMap((d) =>
    (!asks || VISITS.has(d.kind)) && d.date && d.date.basis !== 'inherited' ? [d.date.hi] : [],
  );
  return days.length > 0 ? Math.max(...days) : null;
}
