// The best date for a mention: a chart, a sentence and a span in; when it was so, and where that is written, out.

import type { Chart, Sentence } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import type { Dated, DateFinding } from '../finding.ts';
import { flatBetween, flatText } from '../flat-text.ts';
import { carriedDay } from './carried-part.ts';
import {
  arrow,
  bounding,
  cameFrom,
  carriedFrom,
  comma,
  countsFrom,
  fromInBrackets,
  fromThatDay,
  fromThen,
  heads,
  isNow,
  isToday,
  lookedAt,
  nextValue,
  ofExtreme,
  ofTest,
  ofValueBefore,
  ofVisit,
  otherEvent,
  otherSide,
  otherValue,
  ownDay,
  rightBefore,
  sinceThen,
  stop,
  test,
  testIsFrom,
  testThen,
  turn,
  valueBehind,
} from './date-cues.ts';
import { dayOverCell } from './date-row.ts';
import { datesIn, datesOfText, isNoEvent, originOf } from './events.ts';
import { formDay } from './form-day.ts';
import { ofThen } from './of-then.ts';
import { dated, reportDate } from './report-day.ts';

const isOfTest = (lead: string): boolean => ofTest.test(lead) || testIsFrom.test(lead);
/** "5/6/26 echo EF 28, 2/1/26 EF 24": where each value has its day before it, the day behind a comma is that of the next. */
function leadsNext(chart: Chart, s: Span, span: Span, d: Span, dates: readonly Span[], gap: string): boolean {
  return (
    comma.test(gap) &&
    dates.some((o) => o.end <= span.start) &&
    valueBehind.test(flatBetween(chart, d.end, Math.min(s.end, d.end + 28)))
  );
}
export function dateFor(chart: Chart, index: number, span: Span): Dated | null {
  const sentence = chart.sentences[index];
  if (!sentence) return null;
  const dates = datesIn(chart, index);
  const own =
    sentence.kind === 'row' && sentence.cells
      ? inRow(chart, index, span, dates)
      : inClause(chart, sentence, span, dates);
  if (own) return own;
  const then = dates.length === 0 ? ofThen(chart, index, span) : null;
  return then ?? aroundSentence(chart, index, dates);
}

const surrounding = new WeakMap<Chart, (Dated | null | undefined)[]>();

/** The date that a sentence has from its surroundings; the same for everything in it. */
function aroundSentence(chart: Chart, index: number, dates: readonly DateFinding[]): Dated | null {
  let known = surrounding.get(chart);
  if (!known) {
    known = new Array(chart.sentences.length);
    surrounding.set(chart, known);
  }
  const before = known[index];
  if (before !== undefined) return before;
  const date = fromSurroundings(chart, index, dates);
  known[index] = date;
  return date;
}

function fromSurroundings(chart: Chart, index: number, dates: readonly DateFinding[]): Dated | null {
  const sentence = chart.sentences[index];
  const led =
    formDay(chart, index) ??
    inLead(chart, sentence) ??
    carriedDay(chart, index) ??
    (dates.length === 0 ? before(chart, index) : null);
  if (led) return led;
  const report = reportDate(chart, index);
  if (report) return report;
  const origin = originOf(chart, sentence);
  const document = chart.documents[origin.document]?.date;
  return document ? { lo: document.lo, hi: document.hi, basis: 'document', span: document.span } : null;
}

function inRow(chart: Chart, index: number, span: Span, dates: readonly DateFinding[]): Dated | null {
  const s = chart.sentences[index];
  const cell = s.cells!.find((c) => span.start >= c.start && span.end <= c.end);
  if (cell) {
    const inCell = dates.filter((d) => d.start >= cell.start && d.end <= cell.end);
    const near = nearest(chart, s, span, inCell);
    if (near) return dated(near, near.basis === 'column' ? 'column' : near.basis);
    if (cell.header) {
      const header = datesOfText(chart, cell.header, s)[0];
      if (header) return dated(header, 'column');
    }
    const over = dayOverCell(chart, index, cell);
    const day = over && datesOfText(chart, over, s)[0];
    if (day) return dated(day, 'column');
  }
  // "11/10/2025 | 52 % | before **ablation**": the row's day is not that of what it is told by.
  if (cell && otherEvent.test(flatBetween(chart, cell.start, span.start))) return null;
  const column = dates.filter((d) => d.basis === 'column');
  const row = column[0] ?? dates[0];
  return row ? dated(row, row.basis === 'relative' ? 'relative' : 'column') : null;
}

function inClause(chart: Chart, s: Sentence, span: Span, dates: readonly DateFinding[]): Dated | null {
  const best = nearest(chart, s, span, dates);
  return best ? dated(best, best.basis === 'column' ? 'stated' : best.basis) : null;
}

/** A date right behind what it dates ("26 % on 09/30", "6.6 % (07/01/2026)") beats one before it; other dates and clauses in between count against it. */
function nearest(chart: Chart, s: Sentence, span: Span, dates: readonly DateFinding[]): DateFinding | null {
  let best: DateFinding | null = null;
  let least = 140;
  const said = flatText(chart, span);
  const isFigure = /^\W*\d/.test(said);
  const endsInFigure = /[\d%]$/.test(said);
  for (const d of dates) {
    const behind = d.start >= span.end;
    // "helped until 05" ends in the midst of the day that it reaches
    const inside = d.start >= span.start && d.start < span.end;
    const gap = behind ? flatBetween(chart, span.end, d.start) : flatBetween(chart, d.end, Math.max(span.start, d.end));
    const lead = !behind && /^\W*(?:on|in|as of|dated)?\W*$/i.test(flatBetween(chart, s.start, d.start));
    if (!inside && stop.test(gap) && !(lead && (!/;/.test(gap) || testThen.test(gap)))) continue;
    // Words of the mention itself bound nothing: "surgery scheduled for", "has not smoked since" ask for this very date.
    // "Since the spring" is one expression and bounds all the same.
    const since = behind && /^since\b/i.test(flatText(chart, d)) ? 'since ' : '';
    const prefix = flatBetween(chart, Math.max(s.start, d.start - 48, behind ? span.end : 0), d.start) + since;
    if (dates.length > 1 && lookedAt.test(prefix) && isToday.test(flatText(chart, d))) continue;
    // "four weeks after the epidural I gave on 10/13": not the day of what it is counted from
    if (!behind && !inside && countsFrom.test(flatText(chart, d)) && dates.some((o) => o !== d && o.start >= span.end))
      continue;
    // "By Labor Day he was back to half a block" says when; "done by 10/01" does not.
    // "After the 02/10 epidural": the date is the epidural's own.
    const own = !behind && /^\W*$/.test(gap);
    const begins = behind && fromThen.test(prefix) && turn.test(flatBetween(chart, span.start, d.start));
    if (
      bounding.test(prefix) &&
      !isOfTest(prefix) &&
      !carriedFrom.test(prefix) &&
      !(endsInFigure && fromInBrackets.test(prefix)) &&
      !(isFigure && behind && d.lo === d.hi && fromThatDay.test(gap)) &&
      !own &&
      !begins &&
      (behind || !/\bby\s+(?:the\s)?$/i.test(prefix))
    )
      continue;
    if (behind && (ofVisit.test(gap) || arrow.test(gap) || leadsNext(chart, s, span, d, dates, gap))) continue;
    if (
      isFigure &&
      !behind &&
      !inside &&
      (ofValueBefore.test(flatBetween(chart, Math.max(s.start, d.start - 40), d.start)) ||
        (d.hi > d.lo && /\d/.test(gap))) &&
      (sinceThen.test(gap) || isNow.test(flatBetween(chart, span.end, Math.min(s.end, span.end + 24))))
    )
      continue;
    if (
      !behind &&
      !inside &&
      ((gap.length > 20 && otherEvent.test(gap)) || rightBefore.test(gap) || (isFigure && cameFrom.test(gap)))
    )
      continue;
    if (
      behind &&
      (otherSide.test(gap) || otherValue.test(gap) || nextValue.test(gap) || (isFigure && ofExtreme.test(gap)))
    )
      continue;
    // but "the ESI on 02/03/2026: 70 % relief" has its own day
    if (behind && !ownDay.test(gap) && heads.test(flatBetween(chart, d.end, Math.min(s.end, d.end + 8)))) continue;
    let cost = inside ? 0 : gap.length + (behind ? 0 : 6);
    cost +=
      8 * (gap.match(/,/g)?.length ?? 0) +
      25 * (gap.match(/\b(?:and|but|then|while|whereas|now|today)\b/gi)?.length ?? 0);
    if (
      dates.some(
        (o) => o !== d && (behind ? o.start >= span.end && o.end <= d.start : o.start >= d.end && o.end <= span.start),
      )
    )
      cost += 40;
    if (lead) cost = Math.min(cost, 60);
    if (cost < least) {
      least = cost;
      best = d;
    }
  }
  return best;
}

/** "Form MOB-4 (2026)", "rev. 3/2024": when the form was made. */
const edition = /\b(?:form|rev(?:ised|ision)?|version|edition|template)\b/i;

/** "Prepared 11/12/2026" over a worksheet is the paper's day, not that of what it lists. */
const ofPaper = /\b(?:prepared|printed|faxed|filled (?:in|out)|completed)(?:\son)?\W*$/i;

function inLead(chart: Chart, s: Sentence): Dated | null {
  for (const place of [s.lead, headingOf(chart, s)]) {
    if (!place) continue;
    if (isToldUnderTests(chart, place, s)) continue;
    const found = datesOfText(chart, place, s);
    if (found.length === 1 && found[0].hi > found[0].lo && edition.test(flatText(chart, place))) continue;
    // "ECG today" over "old anterior infarct": the paper's own day, and of nothing that happened
    if (found.length === 1 && /^(?:today|now)$/i.test(flatBetween(chart, found[0].start, found[0].end))) continue;
    // "Comparison: 02/11/2024" heads what was found today.
    const before = flatBetween(chart, place.start, found[0]?.start ?? place.start);
    if (found.length === 1 && !ofComparison.test(before) && !ofPaper.test(before) && !isNoEvent(before.slice(-90)))
      return dated(found[0], 'stated');
  }
  return null;
}

/** "Labs 10/12/26" over figures dates these, not what is told below them: "He had an infarction, and is compensated." */
function isToldUnderTests(chart: Chart, heading: Span, s: Sentence): boolean {
  if (s.kind !== 'prose' || !ofTests.test(flatText(chart, heading))) return false;
  const said = flatText(chart, s);
  return said.split(' ').length >= TOLD && !figure.test(said);
}
const ofTests = /^(?:labs?|laborator(?:y|ies)|blood ?work|vitals?|chemistr(?:y|ies))\b/i;
/** "Na 139", "A1c 6.9". */
const figure = /\b[A-Za-z][\w/]{0,6} ?\d/;
/** In words. */
const TOLD = 8;

const HEADING_WITHIN = 200;

const ofComparison = /\b(?:compar\w+|prior|previous|last|order(?:ed)?|due|next|print\w*)\b[^.;]*$/i;

function headingOf(chart: Chart, s: Sentence): Span | null {
  const section = chart.sections[s.section];
  if (!section || section.heading === '') return null;
  const { start, heading } = section;
  const at = chart.text.slice(start, start + HEADING_WITHIN + heading.length).indexOf(heading);
  return at < 0 ? null : { start: start + at, end: start + at + heading.length };
}

/** "A sleep study in 2025 was clean": what it showed is told, and the next sentence is of something else. */
const told =
  /\b(?:was|were|is|are|came back|read as)\s(?:\w+\s)?(?:normal|clean|clear|negative|unremarkable|benign|fine|good|reassuring|positive|abnormal|unchanged|stable)\b/i;

/** "Last seen 04/21. The pain is back": not on that day. */
const lastSeen = /\blast (?:seen|visit\w*|evaluat\w+|here|appointment)\b/i;

/** "Echo of 3/2/2026 at the outside hospital. LVEF 25 %": the sentence right before names the one dated test. */
function before(chart: Chart, index: number): Dated | null {
  const s = chart.sentences[index];
  const p = chart.sentences[index - 1];
  if (
    !p ||
    p.section !== s.section ||
    p.document !== s.document ||
    s.kind !== 'prose' ||
    (p.kind !== 'prose' && p.kind !== 'heading') ||
    (p.kind === 'heading' && /\btoday$/i.test(flatText(chart, p))) ||
    isToldUnderTests(chart, p, s)
  )
    return null;
  const dates = datesIn(chart, index - 1).filter(
    (d) => !bounding.test(flatBetween(chart, Math.max(p.start, d.start - 48), d.start)),
  );
  const text = flatText(chart, p);
  if (dates.length !== 1 || text.length > 120 || !test.test(text) || told.test(text) || lastSeen.test(text))
    return null;
  if (
    /^\W*(?:today|now|current|on (?:exam|our|my|arrival)|here|bp|vitals|he|she|patient|pt|denies|reports)\b/i.test(
      flatText(chart, s),
    )
  )
    return null;
  return dated(dates[0], dates[0].basis === 'column' ? 'stated' : dates[0].basis);
}
