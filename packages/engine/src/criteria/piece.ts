// A finding → the piece of evidence that is cited: what to quote, when it was, and how good its source is.

import type { Chart, ChartDocument } from '../chart/chart.ts';
import { indexAt } from '../chart/place-of.ts';
import type { Span } from '../values/span.ts';
import type { Piece } from './verdict.ts';

const quoteLength = 240;

/** The sentence around the focus, cut at words when it is long; never over a page's end. */
export function quoteSpan(chart: Chart, focus: Span, sentence: number | null): Span {
  const page = chart.pages.at(indexAt(chart.pages, focus.start));
  const around = sentence === null ? focus : chart.sentences[sentence];
  let start = Math.max(Math.min(around.start, focus.start), page?.start ?? 0);
  let end = Math.min(Math.max(around.end, focus.end), page?.end ?? chart.text.length);
  if (end - start > quoteLength) {
    const spare = Math.max(0, quoteLength - (focus.end - focus.start));
    const from = Math.max(start, focus.start - Math.floor(spare / 2));
    const to = Math.min(end, Math.max(focus.end, from + quoteLength));
    start = from === start ? start : afterBreak(chart.text, from, focus.start);
    end = to === end ? end : beforeBreak(chart.text, to, focus.end);
  }
  while (start < end && /\s/.test(chart.text[start])) start++;
  while (end > start && /\s/.test(chart.text[end - 1])) end--;
  return { start, end };
}

function afterBreak(text: string, at: number, limit: number): number {
  for (let i = at; i < limit; i++) if (/\s/.test(text[i])) return i + 1;
  return Math.min(at, limit);
}

function beforeBreak(text: string, at: number, limit: number): number {
  for (let i = at; i > limit; i--) if (/\s/.test(text[i])) return i;
  return Math.max(at, limit);
}

const kindRank: Readonly<Partial<Record<ChartDocument['kind'], number>>> = {
  imaging: 1,
  sleep_study: 1,
  lab: 1,
  cardiac_test: 1,
  pulmonary_test: 1,
  vision_test: 1,
  pathology: 1,
  operative_note: 1,
  procedure_note: 1,
  device_download: 2,
  therapy_note: 5,
  nursing_note: 5,
  patient_form: 6,
  supplier_form: 7,
  payer_form: 7,
  education: 8,
  policy_text: 8,
  fax_cover: 8,
  voided: 8,
};

function rankOf(chart: Chart, document: number, sentence: number | null): number {
  const d = chart.documents[document];
  if (!d) return 8;
  const s = sentence === null ? null : chart.sentences[sentence];
  if (s?.copyOf !== undefined) return 8;
  if (s && chart.sections[s.section]?.kind === 'problem_list') return 8;
  const byKind = kindRank[d.kind];
  if (byKind !== undefined) return byKind;
  return { clinician: 3, other_clinician: 4, patient: 6, supplier: 7, payer: 7, unknown: 3 }[d.authorRole];
}

export function pieceOf(
  chart: Chart,
  focus: Span,
  sentence: number | null,
  day: Piece['day'],
  note: string | null = null,
  rank?: number,
): Piece {
  const document = sentence !== null ? chart.sentences[sentence].document : documentAt(chart, focus);
  return {
    focus,
    span: quoteSpan(chart, focus, sentence),
    sentence,
    document,
    day,
    rank: rank ?? rankOf(chart, document, sentence),
    note,
  };
}

function documentAt(chart: Chart, span: Span): number {
  return Math.max(indexAt(chart.documents, span.start), 0);
}
