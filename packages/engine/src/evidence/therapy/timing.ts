// When and how long a treatment was used, and how many sessions of it. A treatment in its sentence in; days, ends and counts out.

import type { Chart, Sentence } from '../../chart/chart.ts';
import type { Day } from '../../values/civil-date.ts';
import type { Span } from '../../values/span.ts';
import { datesIn, durationsIn } from '../dates/index.ts';
import type { DateFinding, DurationFinding, TherapyEpisode } from '../finding.ts';
import { flatText } from '../flat-text.ts';
import { durationFor } from './duration-for.ts';
import { begun, inClause, inColumns, toPresent } from './first-and-last.ts';
import { sessionsFor } from './sessions.ts';

export type Timing = Pick<TherapyEpisode, 'from' | 'to' | 'days' | 'daysBasis' | 'sessions'> & {
  readonly spans: readonly Span[];
};

const runsOn = /\b(?:since|start\w*|began|begun|going back to|ongoing from)\b[^.;,]{0,14}$/i;
const ofComplaint = /\b(?:pain|symptom|sciatic|ache|onset|numb|weak)\w*\b[^.;,]{0,22}$/i;

/** `stopped`: it is told that it ended; else what began and is not said to have ended runs to the note. */
export function timingOf(
  chart: Chart,
  index: number,
  agent: Span,
  others: readonly Span[],
  current: boolean,
  stopped = false,
): Timing {
  const s = chart.sentences[index];
  const text = flatText(chart, s);
  const spans: Span[] = [];
  const duration = durationFor(s, text, agent, others, durationsIn(chart, index));
  if (duration) spans.push({ start: duration.start, end: duration.end });
  const sessions = sessionsFor(s, text, agent, others);
  if (sessions) spans.push(sessions.span);
  const dates =
    s.kind === 'row' && s.cells
      ? inColumns(chart, s, datesIn(chart, index))
      : inClause(s, text, agent, others, datesIn(chart, index));
  for (const d of [dates.from, dates.to]) if (d) spans.push({ start: d.start, end: d.end });
  let from = ends(dates.from);
  let to = ends(dates.to);
  if (duration?.since) from = from ?? duration.since;
  if (duration?.basis === 'from-to' && !from && !to) {
    const inside = datesIn(chart, index).filter((d) => d.start >= duration.start && d.end <= duration.end);
    if (inside.length === 2) {
      from = ends(inside[0]);
      to = ends(inside[1]);
    }
  }
  const back = dates.from || duration ? null : dayPointedTo(chart, index, text);
  if (back) {
    from = ends(back);
    spans.push({ start: back.start, end: back.end });
  }
  const document = chart.documents[s.document]?.date ?? null;
  const open =
    (back !== null && !stopped) || (dates.from && !dates.to && !stopped && isOpen(s, text, agent, dates.from));
  const { days, daysBasis } = lasting(duration, from, to, current || open === true, document?.lo ?? null);
  return { from, to, days, daysBasis, sessions: sessions?.value ?? null, spans };
}

function isOpen(s: Sentence, text: string, agent: Span, from: DateFinding): boolean {
  if (toPresent.test(text.slice(from.end - s.start))) return true;
  const lead = text.slice(Math.max(0, from.start - s.start - 40), from.start - s.start);
  const before = text.slice(0, agent.start - s.start);
  return from.start > agent.end
    ? runsOn.test(lead) || begun.test(before)
    : runsOn.test(lead) && !ofComplaint.test(lead);
}

/** "I first saw him on August 31. Naproxen **from that date**": the one day that the sentence before tells. */
const pointsBack = /\b(?:from|since|beginning|starting) (?:that|this) (?:same )?(?:date|day|visit|time on|time)\b/i;

function dayPointedTo(chart: Chart, index: number, text: string): DateFinding | null {
  if (!pointsBack.test(text) || chart.sentences[index - 1]?.document !== chart.sentences[index].document) return null;
  const told = datesIn(chart, index - 1);
  return told.length === 1 ? told[0] : null;
}

const ends = (d: DateFinding | null): { lo: Day; hi: Day } | null => (d ? { lo: d.lo, hi: d.hi } : null);

export function lasting(
  duration: DurationFinding | null,
  from: TherapyEpisode['from'],
  to: TherapyEpisode['to'],
  current: boolean,
  today: Day | null,
): Pick<TherapyEpisode, 'days' | 'daysBasis'> {
  if (duration && (duration.basis === 'stated' || duration.basis === 'vague'))
    return { days: duration.days, daysBasis: 'stated' };
  if (from && to && to.hi >= from.lo)
    return { days: { lo: Math.max(0, to.lo - from.hi), hi: to.hi - from.lo }, daysBasis: 'computed' };
  if (duration?.basis === 'from-to') return { days: duration.days, daysBasis: 'computed' };
  // "Since March" runs to the note only while it is still used.
  if (from && current && today !== null && today >= from.lo)
    return { days: { lo: Math.max(0, today - from.hi), hi: today - from.lo }, daysBasis: 'at_least' };
  return { days: null, daysBasis: null };
}
