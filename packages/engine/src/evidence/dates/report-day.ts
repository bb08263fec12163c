// A chart and a sentence in; the day of the report it stands in, where its document holds several or a sample's head names its own, out.

import type { Chart } from '../../chart/chart.ts';
import type { Days } from '../../values/civil-date.ts';
import type { Span } from '../../values/span.ts';
import type { Dated } from '../finding.ts';
import { flatText } from '../flat-text.ts';
import { sentencesWith } from '../word-kinds.ts';
import { datesIn } from './events.ts';

export const dated = (d: Span & Days, basis: Dated['basis']): Dated => ({
  lo: d.lo,
  hi: d.hi,
  basis,
  span: { start: d.start, end: d.end },
});

/** "Exam date 02/18/2025": of two reports in one document each has its own day. */
const reportHead =
  /^\W*(?:(?:exam(?:ination)?|study|test|scan|imaging|procedure|service|collection)\s+(?:date|performed|done)|date of (?:the\s)?(?:exam(?:ination)?|study|test|scan|imaging|procedure|service|collection))\b/i;
/** "Drawn 10/27/2026 11:20, left radial": the day of all below it in its section. */
const drawnHead =
  /^\W*(?:(?:blood|sample|specimen) )?(?:drawn|collected|sampled)\W+(?:on\W+)?(?=\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i;
const HEAD_LENGTH = 60;
const withDate = sentencesWith(/^dates?$|^performed$|^done$|^drawn$|^collected$|^sampled$/);
const reports = new WeakMap<Chart, (Dated | null)[]>();

/** The day of the last such head above a sentence, where its document has several. */
export function reportDate(chart: Chart, index: number): Dated | null {
  let known = reports.get(chart);
  if (!known) {
    known = readReports(chart);
    reports.set(chart, known);
  }
  return known[index];
}

function readReports(chart: Chart): (Dated | null)[] {
  const { sentences } = chart;
  const worded = withDate(chart);
  const heads = new Map<number, { readonly index: number; readonly date: Dated }[]>();
  const drawn = new Map<number, { readonly index: number; readonly date: Dated }>();
  sentences.forEach((s, index) => {
    if (worded[index] === 0 || s.end - s.start > HEAD_LENGTH) return;
    const text = flatText(chart, s);
    const [date] = datesIn(chart, index);
    if (date && drawnHead.test(text)) drawn.set(s.section, { index, date: dated(date, 'stated') });
    if (date && reportHead.test(text))
      heads.set(s.document, [...(heads.get(s.document) ?? []), { index, date: dated(date, 'stated') }]);
  });
  return sentences.map((s, index) => {
    const sample = drawn.get(s.section);
    if (sample && sample.index < index) return sample.date;
    const own = heads.get(s.document);
    if (!own || own.every((h) => h.date.lo === own[0].date.lo)) return null;
    return own.findLast((h) => h.index <= index)?.date ?? null;
  });
}
