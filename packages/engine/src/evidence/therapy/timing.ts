// When and how long a treatment was used, and how many sessions of it. A treatment in its sentence in; days, ends and counts out.

import type { Chart, Sentence } from '../../chart/chart.ts';
import type { Day } from '../../values/civil-date.ts';
import type { Span } from '../../values/span.ts';
import { datesIn, durationsIn, triedUntil } from '../dates/index.ts';
import type { DateFinding, DurationFinding, TherapyEpisode } from '../finding.ts';
import { flatBetween, flatText } from '../flat-text.ts';
import { sessionsFor } from './sessions.ts';

export type Timing = Pick<TherapyEpisode, 'from' | 'to' | 'days' | 'daysBasis' | 'sessions'> & {
  readonly spans: readonly Span[];
};

/** Durations of the complaint, of an effect or of an order are not those of its treatment. */
const ofSomethingElse =
  /\b(?:pain|lbp|symptoms?|sciatica|radicul\w+|relief|osteoarthritis|oa|history|hx|ache|numbness|weakness|diabetes|t2dm|osa|snoring|problem|complaint|duration|onset|benefit|lasting|lasted|helped|worked|refill|supply|follow[- ]?up|return|recheck|life|improvement)\b[^.;,]{0,22}$/i;
const effectBefore =
  /\b(?:relief|benefit|improvement|helped|lasted|lasting|worked|better|reduction|effect|relieved|wore off|returned)\b[^.;]{0,24}$/i;
/** "No relief **after** 8 weeks of PT": of the treatment, though an effect is told of. */
const ofCourse = /\b(?:after|despite|with|from|following)\s(?:\w+\s)?$/i;
/** "Last 9 months: PT, meloxicam": the time at the head of a list is that of all in it. */
const isLabel = (text: string, start: number, end: number): boolean =>
  LABEL.test(text.slice(0, start)) && /^\s?:\s/.test(text.slice(end));
const LABEL =
  /^\W*(?:(?:(?:has |have )?(?:failed|tried|completed|had|did)\s)?(?:conservative|non-?operative|non-?surgical)\s(?:care|tx|treatments?|management|therapy|measures|rx)[\s,]*)?(?:(?:in|over|for|during|x)\s)?(?:the\s)?(?:past|last|previous|prior)?\s?$/i;
/** As far off as a duration of its own may not be. */
const OF_LABEL = 100;
const courseOf =
  /^[\s-]*(?:(?:trial|course|period|program|regimen|worth|supply|attempt|use|stretch|round)s?\s)?(?:(?:of|on|with|in|doing|using|taking|attending)\s)?(?:[a-z-]+\s){0,4}$/i;
const startWord =
  /\b(?:start(?:ed|ing|s)?(?: date)?|began|begun|initiat\w+|since|from|first (?:visit|session|dose|evaluat\w+)|initial (?:visit|eval\w*|evaluation)|eval(?:uation)?(?: date)?|start of care|soc|commenc\w+|placed on|set ?up|enrolled|joined|beginning|in|on)\b[\s:(]*(?:by\s(?:[\w.'’-]+\s){1,3}?)?(?:on |in |of |last )?$/i;
const stopWord =
  /\b(?:stop(?:ped)?|discontinu\w+|d\/?c['’]?d|d\/c|until|till|through|thru|to|ended|ending|end|last (?:visit|session|dose|seen|appointment|treatment)|discharge[d]?(?: date)?|complet\w+|finish\w+|quit|ceased|off|into|dropped|abandoned|shelved|(?:given|gave|giving)(?: it| them)? up|(?:put|laid|set)(?: it| them)? (?:away|aside))\b[\s:(]*(?:for good |altogether )?(?:by\s(?:[\w.'’-]+\s){1,3}?)?(?:on |in |by |at )?$/i;
/** The same of what was in use: the verb itself, with the day right behind it. */
const toldStop =
  /\b(?:stop(?:ped)?|discontinued|quit|ceased|(?:came|taken|took (?:him|her)) off|(?:gave|given) up)(?: (?:it|that|them))?(?: (?:on|in|by))?\s?$/i;

/** "Naproxen in May; three weeks of it did nothing". */
const ofWhatWasNamed = /^\s(?:of|on)\s(?:it|this|that|them|these|those|which)\b/i;

/** Verbs of a beginning, before what began. */
const begun = /\b(?:start(?:ed|ing)?|began|begun|initiat\w+|resumed|(?:put|placed) on)\s(?:(?:[\w-]+,?\s){0,4})$/i;
/** Verbs of an end, before what ended: "gave up the naproxen on May 3". */
const given =
  /\b(?:stopp(?:ed|ing)|discontinu\w+|quit|ceased|dropped|abandoned|(?:gave|given|giving) up|(?:put|laid|set) (?:away|aside)|left off|came off|taken off|went off)\s(?:(?:\w+\s){0,2})$/i;
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

/** "9/4 to present", "06/2026 → now". */
const toPresent =
  /^\s*(?:→|->|-|–|—|to|through|thru|until|till)\s*(?:the )?(?:present|now|current|ongoing|date|today)\b/i;

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

function durationFor(
  s: Sentence,
  text: string,
  agent: Span,
  others: readonly Span[],
  durations: readonly DurationFinding[],
): DurationFinding | null {
  let best: DurationFinding | null = null;
  let least = 130;
  const row = s.kind === 'row';
  for (const d of durations) {
    const after = d.start >= agent.end;
    const gap = after
      ? text.slice(agent.end - s.start, d.start - s.start)
      : text.slice(d.end - s.start, Math.max(agent.start, d.end) - s.start);
    const ofIt =
      after && ofWhatWasNamed.test(text.slice(d.end - s.start)) && others.every((o) => o.start < agent.start);
    if (ofIt) return d;
    if (!row && /[;]|(?<!\bDr)\.\s+[A-Z]/.test(gap)) continue;
    const lead = text.slice(Math.max(0, d.start - s.start - 60), d.start - s.start);
    const isCourse = !after && ofCourse.test(lead) && /^\s(?:of|on|with)\s/i.test(gap);
    if (effectBefore.test(lead) && !isCourse && !triedUntil.test(lead) && !(after && d.start - agent.end < 5)) continue;
    if (!after && isLabel(text, d.start - s.start, d.end - s.start)) {
      if (OF_LABEL < least) {
        least = OF_LABEL;
        best = d;
      }
      continue;
    }
    const since = d.basis === 'since';
    if (after) {
      const between = others.filter((o) => o.start >= agent.end && o.end <= d.start);
      const local = text.slice(Math.max(agent.end - s.start, d.start - s.start - 60), d.start - s.start);
      if (!row && ofSomethingElse.test(local) && !triedUntil.test(lead)) continue;
      if (
        /^\s?(?:of|history of)\s(?:\w+\s){0,3}(?:pain|symptoms?|relief|lbp|sciatica|benefit|improvement)/i.test(
          text.slice(d.end - s.start),
        )
      )
        continue;
      // A duration behind several treatments is shared only by those that are simply listed ("NSAIDs and PT x 8 weeks").
      if (
        between.length > 0 &&
        !/^[\s,]*(?:(?:and|or|plus|&|with|\/)\s*|\d+\s?mg\s*|[a-z-]+\s){0,5}[\s,]*(?:and|or|plus|&|,|\/)?/i.test(gap)
      )
        continue;
      if (between.length > 0 && durations.some((o) => o !== d && o.start >= agent.end && o.end <= between[0].start))
        continue;
      if (
        between.length > 0 &&
        durations.some(
          (o) =>
            o !== d &&
            o.end <= agent.start &&
            courseOf.test(text.slice(o.end - s.start, agent.start - s.start)) &&
            agent.start - o.end < 40,
        )
      )
        continue;
      const cost =
        gap.length +
        30 * between.length +
        (since && !/\b(?:since|from)\b/i.test(text.slice(d.start - s.start, d.end - s.start)) ? 10 : 0);
      if (cost < least) {
        least = cost;
        best = d;
      }
    } else if (d.end <= agent.start) {
      const between = others.filter((o) => o.start >= d.end && o.end <= agent.start);
      if (!row && between.length === 0 && !courseOf.test(gap)) continue;
      if (!row && between.length > 0 && !courseOf.test(text.slice(d.end - s.start, between[0].start - s.start)))
        continue;
      if (
        between.length > 0 &&
        /\d\s?(?:-|\s)?(?:weeks?|months?|days?|years?|visits?|sessions?)\b|\b(?:then|followed|later|now)\b/i.test(
          text.slice(between[0].end - s.start, agent.start - s.start),
        )
      )
        continue;
      if (!row && gap.length > 46 && between.length === 0) continue;
      const cost = gap.length + 30 * between.length - (/\bof\s/i.test(gap) ? 8 : 0);
      if (cost < least) {
        least = cost;
        best = d;
      }
    } else if (d.start < agent.end && d.end > agent.start) {
      return d;
    }
  }
  return best;
}

function inColumns(
  chart: Chart,
  s: Sentence,
  dates: readonly DateFinding[],
): { from: DateFinding | null; to: DateFinding | null } {
  let from: DateFinding | null = null;
  let to: DateFinding | null = null;
  for (const d of dates) {
    const cell = s.cells!.find((c) => d.start >= c.start && d.end <= c.end);
    const header = cell?.header ? flatText(chart, cell.header) : '';
    const inCell = cell ? flatBetween(chart, cell.start, d.start) : '';
    if (
      /\b(?:stop|end|to\b|through|discontinu\w*|last|until|discharge|completed)/i.test(header) ||
      stopWord.test(inCell)
    )
      to = d;
    else if (
      /\b(?:since|start|began|begun|begin|from|initiated|commenced|introduced|first|date|dates|when|period|year|filled)/i.test(
        header,
      ) ||
      startWord.test(inCell)
    ) {
      // "Begun 02/20, dose now 25 mg since 06/08": since when it is so ends nothing
      if (from && from !== d && d.lo > from.hi && !/\bsince\b/i.test(header)) to = d;
      else from = from ?? d;
    }
  }
  return { from, to };
}

function inClause(
  s: Sentence,
  text: string,
  agent: Span,
  others: readonly Span[],
  dates: readonly DateFinding[],
): { from: DateFinding | null; to: DateFinding | null } {
  let from: DateFinding | null = null;
  let to: DateFinding | null = null;
  for (const d of dates) {
    const after = d.start >= agent.end;
    const gap = after
      ? text.slice(agent.end - s.start, d.start - s.start)
      : text.slice(d.end - s.start, Math.max(agent.start, d.end) - s.start);
    const crossed = others.filter((o) =>
      after ? o.start >= agent.end && o.end <= d.start : o.start >= d.end && o.end <= agent.start,
    ).length;
    const lead = text.slice(Math.max(0, d.start - s.start - 40), d.start - s.start);
    // "naproxen from August 17, took an edge off and no more; it upset his stomach and I had him stop on September 23"
    const isEnd = after && from !== null && crossed === 0 && toldStop.test(lead);
    if (!isEnd && (/[;]|(?<!\bDr)\.\s+[A-Z]/.test(gap) || gap.length > 90)) continue;
    // A date before it that follows another treatment is that one's ("metformin since 2019, glipizide …").
    if (!after && others.some((o) => o.end <= d.start && d.start - o.end < 30)) continue;
    // "Since September she has had meloxicam, therapy and two shots"
    const opens = !after && /^\W*since\s(?:last\s)?$/i.test(text.slice(0, d.start - s.start));
    if (crossed > 0 && !opens && !/^[\s,]*(?:[a-z0-9-]+\s?){0,3},?\s?(?:and|or|plus|&)\s/i.test(gap)) continue;
    if (/\b(?:before|prior to|next|scheduled|due|follow-?up|return)\s(?:on |for |in )?$/i.test(lead)) continue;
    const ended = after && gap.length < 20 && given.test(text.slice(0, agent.start - s.start));
    if (ended || (stopWord.test(lead) && !(/\b(?:to|through|into)\s?$/i.test(lead) && from === null))) to = to ?? d;
    else if (
      startWord.test(lead) ||
      toPresent.test(text.slice(d.end - s.start)) ||
      /\b(?:start|began|initiat|since)\w*\b/i.test(gap) ||
      (after && gap.length < 20 && begun.test(text.slice(0, agent.start - s.start)))
    )
      from = from ?? d;
  }
  return { from, to };
}
