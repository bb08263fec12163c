// A physical therapy summary as one episode: first and last visit, number of visits, response. A chart in, episodes out.

import type { Chart, ChartDocument } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import { plain } from '../assertion/index.ts';
import { datesIn, durationsIn } from '../dates/index.ts';
import type { DateFinding, TherapyEpisode } from '../finding.ts';
import { flatBetween, flatText } from '../flat-text.ts';
import type { Assess } from '../measurement/index.ts';
import { sideOfDocument } from '../mentions/side-of-paper.ts';
import { outcomeCues } from './cues/index.ts';
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

function summary(chart: Chart, d: ChartDocument, assess: Assess): TherapyEpisode | null {
  const spans: Span[] = [];
  let from: DateFinding | null = null;
  let to: DateFinding | null = null;
  let sessions: TherapyEpisode['sessions'] = null;
  let outcome: TherapyEpisode['outcome'] = 'unstated';
  const rows: DateFinding[] = [];
  let sentence = -1;
  let result: Span | null = null;
  for (let index = firstIn(chart, d); index < chart.sentences.length && chart.sentences[index].start < d.end; index++) {
    const s = chart.sentences[index];
    if (s.end > d.end || s.kind === 'heading') continue;
    // what is doubted, planned or told of another as a whole sentence gives no visit, date or result
    if (assess(chart, index, { start: Math.max(s.start, s.end - 1), end: s.end }).whole) continue;
    const text = flatText(chart, s);
    const dates = datesIn(chart, index);
    if (dates.length >= 3 && !from && !to && attended.test(text.slice(0, dates[0].start - s.start))) {
      [from, to] = [dates[0], dates[dates.length - 1]];
      if (sentence < 0) sentence = index;
    }
    if (s.cells && dates.length > 0 && dates[0].start === s.start) rows.push(dates[0]);
    for (const [k, f] of dates.entries()) {
      const before = text.slice(0, f.start - s.start);
      if (firstAndLast.test(before) && k + 1 < dates.length && !from && !to) {
        [from, to] = [f, dates[k + 1]];
        if (sentence < 0) sentence = index;
        break;
      }
      if (first.test(before) && !from) {
        from = f;
        if (sentence < 0) sentence = index;
      } else if (last.test(before)) to = f;
    }
    if (!sessions && /\b(?:visit|session|appointment|treatment)/i.test(text)) {
      const found = sessionsIn(text)[0];
      if (found) {
        sessions = found.value;
        spans.push({ start: s.start + found.start, end: s.start + found.end });
        if (sentence < 0) sentence = index;
      }
    }
    // The last word counts: what is said at discharge stands below what was said on the way.
    if (
      unreached.test(text) ||
      /\b(?:progress|response|respon|improv|goals?|plateau|pain|relief|benefit|status|function|assessment|outcome|discharge|left therapy|better)/i.test(
        text,
      )
    ) {
      const cue =
        outcomeCues(text).find(
          (c) =>
            c.value === 'failed' ||
            c.value === 'partial' ||
            (c.value === 'effective' && c.direction === 'post' && c.end - c.start > 6),
        ) ?? (unreached.test(text) ? { start: 0, end: text.length, value: 'failed' as const } : null);
      if (cue) {
        outcome = cue.value as TherapyEpisode['outcome'];
        result = { start: s.start + cue.start, end: s.start + cue.end };
      }
    }
    const span = durationsIn(chart, index).find((x) => x.basis === 'from-to');
    if (span && !(from && to)) {
      const both = datesIn(chart, index).filter((f) => f.start >= span.start && f.end <= span.end);
      if (both.length === 2) {
        [from, to] = both;
        if (sentence < 0) sentence = index;
      }
    }
  }
  // A table of visits: its first day and its last. Under "Discharge" the report's own day ends what has begun.
  if (!from && !to && rows.length > 1) {
    const days = [...rows].sort((a, b) => a.lo - b.lo);
    [from, to] = [days[0], days[days.length - 1]];
    if (sentence < 0) sentence = from.sentence;
  }
  if (from && !to && d.date && CLOSING.test(d.title)) to = { ...from, lo: d.date.lo, hi: d.date.hi };
  if (result) spans.push(result);
  const start = from as DateFinding | null;
  const end = to as DateFinding | null;
  // Without its own dates or visits such a note says no more than its sentences do.
  if (sentence < 0 || (!(start && end) && !sessions)) return null;
  const s = chart.sentences[sentence];
  for (const f of [start, end]) if (f) spans.push({ start: f.start, end: f.end });
  const time = { from: start && { lo: start.lo, hi: start.hi }, to: end && { lo: end.lo, hi: end.hi } };
  const { days, daysBasis } = lasting(null, time.from, time.to, false, null);
  return {
    start: s.start,
    end: s.end,
    agent: 'physical_therapy',
    classes: ['physical_therapy', 'conservative_care', 'physical_treatment'],
    status: 'tried',
    ...time,
    days,
    daysBasis,
    sessions,
    outcome,
    assertion: plain,
    date: d.date ? { lo: d.date.lo, hi: d.date.hi, basis: 'document', span: d.date.span } : null,
    sentence,
    side: sideOfDocument(chart, s.document),
    spans,
  };
}
