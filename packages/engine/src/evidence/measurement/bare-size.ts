// "131 kg, 168 cm": a weight and a height side by side need no labels, for nothing else of a person is written so.

import type { Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import type { Assertion, Measurement } from '../finding.ts';
import { sentenceTexts } from '../flat-text.ts';

const pair =
  /(?<![\d.])(\d{2,3}(?:\.\d{1,2})?)\s?kg\s?(?:[,;/]|and|at|with)?\s?(1[2-9]\d(?:\.\d)?|2[0-2]\d(?:\.\d)?)\s?cm\b/gi;
/** Of another day, or of no day: the highest ever, the goal. */
const notNow =
  /\b(?:highest|heaviest|peak|max(?:imum)?|goals?|target|ideal|before|was|were|had been|ago|ever|birth|expected|predicted|in (?:19|20)\d\d|mother|father|sister|brother)\b/i;

export type Size = { readonly height: Measurement; readonly weight: Measurement };

export function bareSizes(
  chart: Chart,
  assess: (chart: Chart, sentence: number, span: Span) => Assertion,
): readonly Size[] {
  const found: Size[] = [];
  const texts = sentenceTexts(chart);
  chart.sentences.forEach((s, index) => {
    const text = texts[index];
    if (!/kg/i.test(text) || notNow.test(text)) return;
    for (const m of text.matchAll(pair)) {
      const d = chart.documents[s.document]?.date;
      const at = { start: s.start + m.index, end: s.start + m.index + m[0].length };
      const assertion = assess(chart, index, at);
      const one = (analyte: string, n: number, unit: string): Measurement => ({
        ...at,
        analyte,
        value: { lo: n, hi: n },
        approximate: false,
        unit,
        unitBasis: 'written',
        role: 'actual',
        assertion,
        date: d ? { lo: d.lo, hi: d.hi, basis: 'document', span: d.span } : null,
        sentence: index,
        side: null,
        label: at,
        qualifiers: [],
        implausible: false,
      });
      found.push({ height: one('~height', Number(m[2]), 'cm'), weight: one('~weight', Number(m[1]), 'kg') });
    }
  });
  return found;
}
