// The dates of a chart's sentence at which something may have happened, out: birth, print, fax and signature dates are left out.

import type { Chart, Sentence } from '../../chart/chart.ts';
import type { Day, Days } from '../../values/civil-date.ts';
import type { Span } from '../../values/span.ts';
import type { DateFinding } from '../finding.ts';
import { flatBetween, flatText } from '../flat-text.ts';
import { sentencesWith } from '../word-kinds.ts';
import { countedOn, countedOnWord } from './counted-on.ts';
import type { DateExpression } from './expression.ts';
import { dateExpressions, dateWord } from './expressions.ts';

const notAnEvent =
  /(?:\bd\.?o\.?b\.?|\bdate of birth|\bbirth ?date|(?<!(?:son|daughter|child|children|baby|twins?|niece|nephew)s? (?:was|were) )\bborn(?: on)?|\bprint(?:ed|out)?(?: date| on| by [^.;]{0,30})?|\bfax(?:ed)?(?: date| on| received)?|\be-?signed(?: by)?[^;]{0,70}|\b(?:electronically|digitally) (?:\w+ )?(?:signed|authenticated|verified)(?: by)?[^;]{0,70}|^\s*(?:co-?)?signed(?: by)?:?[^;]{0,50}|\bdictated(?: on| by)?[^;]{0,30}|\btranscribed(?: on| by)?[^;]{0,30}|\bd\s?\/\s?t:?|\bauthenticated[^;]{0,40}|\bscanned(?: on)?|\bprepared(?: on)?|\breceived(?: date| on)?|\bexp(?:ires|iration)?(?: date| on)?|\blicen[sc]e[^;]{0,20}|\breport(?:ed)? printed[^;]{0,20}|\bform (?:rev|revision|version)\.?[^;]{0,12}|\beffective(?: date)?)[\s:,-]*$/i;

/** "From 8/10 to 2/10" are scores, not the tenth of August. */
const score = /^(?:[0-9]|10)\/10$/;

const paperwork =
  /b\.?\b|birth|born|print|fax|sign|prepared|dictat|transcri|d\s?\/\s?t|authent|verif|scan|receiv|exp|licen|rev|effective/i;
/** "DOB: ", "printed ": the date behind is none of an event. */
export const isNoEvent = (before: string): boolean => paperwork.test(before) && notAnEvent.test(before);

const dateHeader =
  /\bdate|\bday\b|\bwhen\b|\bon\b|\bdos\b|\btime\b|\bsince\b|\bstart|\bbegan|\bbegun|\bcommenced|\bfrom\b|\bseen\b|\bperformed|\bvisit|\bcollected|\bdrawn|\bfilled|\bstop|\bend|\bto\b|\bperiod|\byears?\b/i;

const known = new WeakMap<Chart, (readonly DateFinding[])[]>();

/** Where a sentence was first written: copied-forward text counts from its origin (reader.md 4.5). */
export function originOf(chart: Chart, sentence: Sentence): Sentence {
  let s = sentence;
  for (let i = 0; s.copyOf !== undefined && i < 50; i++) s = chart.sentences[s.copyOf];
  return s;
}

export function anchorOf(chart: Chart, sentence: Sentence): Day | null {
  const d = chart.documents[originOf(chart, sentence).document]?.date;
  return d ? d.hi : null;
}

export function birthOf(chart: Chart, sentence: Sentence): Day | null {
  return chart.documents[sentence.document]?.patient.birthDate?.day ?? chart.patient.birthDate?.day ?? null;
}

/** Leads and headings are asked for once per mention below them. */
const ofSpans = new WeakMap<Chart, Map<number, ReturnType<typeof datesOfText>>>();

export function datesOfText(
  chart: Chart,
  span: Span,
  sentence: Sentence,
): (Span & { lo: Day; hi: Day; basis: 'stated' | 'relative' })[] {
  const of = ofSpans.get(chart) ?? new Map<number, ReturnType<typeof datesOfText>>();
  ofSpans.set(chart, of);
  const key = span.start * 4096 + Math.min(span.end - span.start, 4095);
  const before = of.get(key);
  if (before) return before;
  const text = flatText(chart, span);
  const birth = birthOf(chart, sentence);
  const read = (anchor: Day | null) => dateExpressions(text, { anchor, birth });
  const entry = span.start === sentence.start ? OF_ENTRY.exec(text)?.[0] : undefined;
  const all = read(anchorOf(chart, sentence));
  const [first, ...later] = all;
  const isLogged = entry && first?.start === 0 && first.end <= entry.length && first.lo === first.hi;
  const dates = isLogged && later.some((d) => d.basis === 'relative') ? read(first.hi) : all;
  const found = dates.map((d) => ({ ...d, start: d.start + span.start, end: d.end + span.start }));
  of.set(key, found);
  return found;
}

/** "07/06/2026 RN Powell  Leg back since last Thursday": a log's entry tells of its own day, whenever the log was printed. */
const OF_ENTRY = /^\d{1,2}\/\d{1,2}\/\d{2,4}(?=\s(?!(?:to|through|thru|and|until)\b))/;

const withDateWords = sentencesWith(dateWord);
const withCountedOn = sentencesWith(countedOnWord);

const NO_DATES: readonly DateFinding[] = [];

/** Of one sentence. Read when somebody asks: most sentences are never asked. */
export function datesIn(chart: Chart, sentence: number): readonly DateFinding[] {
  if (withDateWords(chart)[sentence] === 0 && withCountedOn(chart)[sentence] === 0) return NO_DATES;
  let of = known.get(chart);
  if (!of) {
    of = new Array(chart.sentences.length);
    known.set(chart, of);
  }
  of[sentence] ??= readDates(chart, sentence);
  return of[sentence];
}

function readDates(chart: Chart, sentence: number): readonly DateFinding[] {
  const s = chart.sentences[sentence];
  // A date does not run over the cells of a row ("June" | "27 of 30").
  const stretches: readonly Span[] = s.kind === 'row' && s.cells ? s.cells : [s];
  const told = stretches.flatMap((part) => datesOfText(chart, part, s));
  return withCounted(chart, sentence, told)
    .filter(
      (d, i, all) =>
        !isNoEvent(flatBetween(chart, Math.max(s.start, d.start - 90), d.start)) &&
        !(
          score.test(flatText(chart, d)) &&
          !/\bon\s$/i.test(flatBetween(chart, d.start - 4, d.start)) &&
          !(i > 0 && isListed(chart, all[i - 1], d))
        ),
    )
    .map((d) => ({
      start: d.start,
      end: d.end,
      lo: d.lo,
      hi: d.hi,
      sentence,
      basis: inDateColumn(chart, s, d) ? 'column' : d.basis,
    }));
}

/** With those that are told from another: "two weeks later". */
function withCounted(chart: Chart, sentence: number, told: readonly DateExpression[]): readonly DateExpression[] {
  const s = chart.sentences[sentence];
  if (s.kind === 'row' || withCountedOn(chart)[sentence] === 0) return told;
  const here = told.map((d) => ({ ...d, start: d.start - s.start, end: d.end - s.start }));
  const counted = countedOn(flatText(chart, s), here, () => namedAbove(chart, sentence)).map((d) => ({
    ...d,
    start: d.start + s.start,
    end: d.end + s.start,
  }));
  if (counted.length === 0) return told;
  const rest = told.filter((d) => !counted.some((c) => c.start < d.end && d.start < c.end));
  return [...rest, ...counted].sort((a, b) => a.start - b.start);
}

/** The last day of one of the two sentences before, in the same section. */
function namedAbove(chart: Chart, sentence: number): Days | null {
  const s = chart.sentences[sentence];
  for (let k = sentence - 1; k >= Math.max(0, sentence - 2); k--) {
    const p = chart.sentences[k];
    if (p.document !== s.document || p.section !== s.section || p.kind === 'row') return null;
    const last = datesIn(chart, k).at(-1);
    if (last) return last;
  }
  return null;
}

/** "2026 (1/13, 2/10)": the next of a list of days, which is no score. */
const isListed = (chart: Chart, before: Span, d: Span): boolean =>
  !score.test(flatText(chart, before)) &&
  before.end <= d.start &&
  /^(?:,? and |,? ?& ?|[,;] ?)$/.test(flatBetween(chart, before.end, d.start));

function inDateColumn(chart: Chart, s: Sentence, d: Span): boolean {
  if (s.kind !== 'row' || !s.cells) return false;
  const cell = s.cells.find((c) => d.start >= c.start && d.end <= c.end);
  if (!cell) return false;
  const alone = cell.end - cell.start - (d.end - d.start) <= 6;
  return cell.header ? dateHeader.test(flatText(chart, cell.header)) || alone : alone;
}
