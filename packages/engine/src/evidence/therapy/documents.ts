// A physical therapy summary as one episode: first and last visit, number of visits, response. A chart in, episodes out.

import type { Chart, ChartDocument } from '../../chart/chart.ts';
import type { Interval } from '../../values/interval.ts';
import type { Span } from '../../values/span.ts';
import { plain } from '../assertion/index.ts';
import { datesIn, durationsIn } from '../dates/index.ts';
import type { DateFinding, TherapyEpisode } from '../finding.ts';
import { flatBetween, flatText } from '../flat-text.ts';
import type { Assess } from '../measurement/index.ts';
import { sideOfDocument } from '../mentions/side-of-paper.ts';
import { outcomeCues } from './cues/index.ts';
import type { Outcome } from './outcome-of.ts';
import { sessionsIn } from './sessions.ts';
import { lasting } from './timing.ts';

const isTherapy = /\b(?:physical therap|physiotherap|PT\b|rehab|therapy)/i;
const first =
  /\b(?:start of care|soc|initial (?:visit|eval\w*|evaluation)|date of (?:initial )?eval\w*|eval(?:uat\w+)?(?: date)?|first (?:visit|session|seen)|start(?:ed|ing)?(?: date)?|began|from|admit(?:ted)?|dates? of service)\b[^.;\d]{0,24}$/i;
const last =
  /\b(?:last (?:visit|session|seen|treatment|attended)|discharge[d]?(?: date)?|d\/?c(?:'?d)?|end(?:ed)?(?: date)?|final (?:visit|session)|through|thru|to|until|completed)\b[^.;\d]{0,24}$/i;

const CLOSING = /\b(?:discharge|closing|final|completion|end of care)\b/i;

/** "First / last visit: 04/20/2026 / 07/17/2026". */
const firstAndLast = /\bfirst\s*(?:\/|and|&|[–-])\s*last\b[^.;\d]{0,24}$/i;
/** "Attended: 9/4, 9/11, 9/18, 9/25". */
const attended =
  /\b(?:attended|attendance|visits?|sessions?|seen|treated|dates?(?: of (?:service|treatment|visits?))?)\b[^.;\d]{0,24}$/i;
const unreached =
  /\bgoals? (?:were |are |was |is )?(?:not|un|never)[ -]?(?:met|reached|achieved|attained)|\b(?:none of (?:the |his |her )?(?:\w+ )?|(?:0|zero|no) (?:of|out of|\/) ?(?:\d|\w+) )goals?\b|\b(?:not|never|n['’]t) moved the needle|\bwhere (?:they|it|she|he|things) (?:were|was|began|started)|\bno (?:functional )?change|\bno (?:looser|stronger|easier|steadier|farther|further along|better for it)\b|plateau|\bmore of (?:the same|this|it)\b.{0,12}\b(?:not|hardly|little)|\b(?:not|hardly) (?:think|expect|believe|see) (?:that )?(?:more|further|another)\b/i;

export function therapyDocuments(chart: Chart, assess: Assess): TherapyEpisode[] {
  return chart.documents.flatMap((d) =>
    d.kind === 'therapy_note' && isTherapy.test(`${d.title} ${flatBetween(chart, d.start, d.start + 400)}`)
      ? (summary(chart, d, assess) ?? [])
      : [],
  );
}

/** The first sentence that does not begin before the document; sentences stand in the order of the text. */
function firstIn(chart: Chart, d: ChartDocument): number {
  let low = 0;
  let high = chart.sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (chart.sentences[middle].start < d.start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What a note has told so far, sentence by sentence. */
type Course = {
  from: DateFinding | null;
  to: DateFinding | null;
  sessions: (Span & { readonly value: Interval }) | null;
  outcome: (Span & { readonly value: Outcome }) | null;
  /** The days that begin rows of a table. */
  rows: readonly DateFinding[];
  /** The first sentence that tells one of these. */
  sentence: number | null;
};

function summary(chart: Chart, d: ChartDocument, assess: Assess): TherapyEpisode | null {
  const course: Course = { from: null, to: null, sessions: null, outcome: null, rows: [], sentence: null };
  for (let index = firstIn(chart, d); index < chart.sentences.length && chart.sentences[index].start < d.end; index++) {
    const s = chart.sentences[index];
    if (s.end > d.end || s.kind === 'heading') continue;
    // what is doubted, planned or told of another as a whole sentence gives no visit, date or result
    if (assess(chart, index, { start: Math.max(s.start, s.end - 1), end: s.end }).whole) continue;
    readDays(course, chart, index);
    readSessions(course, chart, index);
    readOutcome(course, chart, index);
    readPeriod(course, chart, index);
  }
  fromRows(course);
  // Under "Discharge" the report's own day ends what has begun.
  if (course.from && !course.to && d.date && CLOSING.test(d.title))
    course.to = { ...course.from, lo: d.date.lo, hi: d.date.hi };
  return episodeOf(course, chart, d);
}

function setDays(course: Course, index: number, from: DateFinding, to: DateFinding | null): void {
  course.from = from;
  if (to) course.to = to;
  course.sentence ??= index;
}

function readDays(course: Course, chart: Chart, index: number): void {
  const s = chart.sentences[index];
  const dates = datesIn(chart, index);
  if (dates.length === 0) return;
  const text = flatText(chart, s);
  const before = (date: DateFinding): string => text.slice(0, date.start - s.start);
  if (dates.length >= 3 && !course.from && !course.to && attended.test(before(dates[0])))
    setDays(course, index, dates[0], dates[dates.length - 1]);
  if (s.cells && dates[0].start === s.start) course.rows = [...course.rows, dates[0]];
  for (const [k, date] of dates.entries()) {
    const lead = before(date);
    if (firstAndLast.test(lead) && k + 1 < dates.length && !course.from && !course.to) {
      setDays(course, index, date, dates[k + 1]);
      return;
    }
    if (first.test(lead) && !course.from) setDays(course, index, date, null);
    else if (last.test(lead)) course.to = date;
  }
}

function readSessions(course: Course, chart: Chart, index: number): void {
  if (course.sessions) return;
  const s = chart.sentences[index];
  const text = flatText(chart, s);
  const found = /\b(?:visit|session|appointment|treatment)/i.test(text) ? sessionsIn(text)[0] : undefined;
  if (!found) return;
  course.sessions = { value: found.value, start: s.start + found.start, end: s.start + found.end };
  course.sentence ??= index;
}

const TELLS_RESULT =
  /\b(?:progress|response|respon|improv|goals?|plateau|pain|relief|benefit|status|function|assessment|outcome|discharge|left therapy|better)/i;

/** The last word counts: what is said at discharge stands below what was said on the way. */
function readOutcome(course: Course, chart: Chart, index: number): void {
  const s = chart.sentences[index];
  const text = flatText(chart, s);
  const isUnreached = unreached.test(text);
  if (!isUnreached && !TELLS_RESULT.test(text)) return;
  const cue = outcomeCues(text).find(
    (c) =>
      c.value === 'failed' ||
      c.value === 'partial' ||
      (c.value === 'effective' && c.direction === 'post' && c.end - c.start > 6),
  );
  if (cue) course.outcome = { value: cue.value as Outcome, start: s.start + cue.start, end: s.start + cue.end };
  else if (isUnreached) course.outcome = { value: 'failed', start: s.start, end: s.start + text.length };
}

/** "4/20 to 7/17". */
function readPeriod(course: Course, chart: Chart, index: number): void {
  if (course.from && course.to) return;
  const period = durationsIn(chart, index).find((x) => x.basis === 'from-to');
  if (!period) return;
  const both = datesIn(chart, index).filter((f) => f.start >= period.start && f.end <= period.end);
  if (both.length === 2) setDays(course, index, both[0], both[1]);
}

/** A table of visits: its first day and its last. */
function fromRows(course: Course): void {
  if (course.from || course.to || course.rows.length < 2) return;
  const days = [...course.rows].sort((a, b) => a.lo - b.lo);
  setDays(course, days[0].sentence, days[0], days[days.length - 1]);
}

function episodeOf(course: Course, chart: Chart, d: ChartDocument): TherapyEpisode | null {
  const { from, to, sentence, sessions, outcome } = course;
  // Without its own dates or visits such a note says no more than its sentences do.
  if (sentence === null || (!(from && to) && !sessions)) return null;
  const { start, end } = chart.sentences[sentence];
  const time = { from: from && { lo: from.lo, hi: from.hi }, to: to && { lo: to.lo, hi: to.hi } };
  const { days, daysBasis } = lasting(null, time.from, time.to, false, null);
  return {
    start,
    end,
    agent: 'physical_therapy',
    classes: ['physical_therapy', 'conservative_care', 'physical_treatment'],
    status: 'tried',
    ...time,
    days,
    daysBasis,
    sessions: sessions?.value ?? null,
    outcome: outcome?.value ?? 'unstated',
    assertion: plain,
    date: d.date ? { lo: d.date.lo, hi: d.date.hi, basis: 'document', span: d.date.span } : null,
    sentence,
    side: sideOfDocument(chart, d.index),
    spans: [sessions, outcome, from, to].flatMap((span) => (span ? [{ start: span.start, end: span.end }] : [])),
  };
}
