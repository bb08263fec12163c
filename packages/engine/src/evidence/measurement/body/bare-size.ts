// "131 kg, 168 cm", "132.5 kg, 1.81 m", "5'8\", 215 lb": a weight and a height side by side need no labels, for nothing else of a person is written so.

import type { Chart } from '../../../chart/chart.ts';
import type { Span } from '../../../values/span.ts';
import { dateFor } from '../../dates/index.ts';
import type { Assertion, Measurement } from '../../finding.ts';
import { sentenceTexts } from '../../flat-text.ts';

const pair =
  /(?<![\d.])(\d{2,3}(?:\.\d{1,2})?)\s?(?:kg|kilos?)\s?(?:[,;/]|and|at|with|on)?\s?(1[2-9]\d(?:\.\d)?|2[0-2]\d(?:\.\d)?)\s?cm\b/gi;
const tallKg =
  /(?<![\d.])(1[2-9]\d(?:\.\d)?|2[0-2]\d(?:\.\d)?)\s?cm(?: tall)?\s?(?:[,;/]|and|at|with)?\s?(?:(?:s?he )?weigh(?:s|ing)\s)?(\d{2,3}(?:\.\d{1,2})?)\s?kg\b/gi;
const metres = String.raw`(1\.[2-9]\d|2\.[0-2]\d)\s?m(?:et(?:er|re)s?)?\b(?!\/|²)`;
const kilos = String.raw`(?<![\d.])(\d{2,3}(?:\.\d{1,2})?)\s?(?:kg|kilos?|kilograms?)\b(?!\/)`;
const near = String.raw`\s?(?:[,;/(]|and|at|on|with|for)?\s?(?:a height of\s)?`;
const kgMetres = new RegExp(kilos + near + metres, 'gi');
const metresKg = new RegExp(String.raw`(?<![\d.])${metres}(?: tall)?${near}${kilos}`, 'gi');
const feet = String.raw`([4-7]|four|five|six)[\s-]?(?:'|’|′|ft\.?|feet|foot)[\s-]?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)\b(?:\s?(?:"|”|″|''|in(?:ches|\.)?(?![a-z])))?`;
const pounds = String.raw`(\d{2,3}(?:\.\d{1,2})?)\s?(?:[li]bs?\b|pounds\b|#)`;
const between = String.raw`(?: tall)?[\s,;/|]*(?:(?:and )?(?:s?he )?weigh(?:s|ing)|and|at|with|wt\.?|ht\.?)?[\s:]*`;
/** "301 lb, 70 in": no waist is named, and none is so long beside a weight alone. */
const inches = String.raw`(5[4-9]|6\d|7\d)(?:\.\d)?\s?(?:in\b(?!\s\w)|in\.|inches|")`;
const tallFirst = new RegExp(String.raw`(?<![\d.])${feet}${between}${pounds}`, 'gi');
const tallInches = new RegExp(String.raw`(?<![\d.'’′]\s?)${inches}${between}${pounds}`, 'gi');
const heavyInches = new RegExp(String.raw`(?<![\d.])${pounds}${between}${inches}`, 'gi');
const heavyFirst = new RegExp(String.raw`(?<![\d.])${pounds}${between}${feet}`, 'gi');

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven'.split(' ');
const count = (word: string): number => (/\d/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase()));

type Found = { readonly start: number; readonly end: number; readonly cm: number; readonly kg: number };

function sizesIn(text: string): Found[] {
  const at = (m: RegExpMatchArray) => ({ start: m.index!, end: m.index! + m[0].length });
  const cm = (ft: string, over: string): number => (count(ft) * 12 + count(over)) * 2.54;
  const kg = (lb: string): number => Number(lb) / 2.20462;
  return [
    ...[...text.matchAll(pair)].map((m) => ({ ...at(m), cm: Number(m[2]), kg: Number(m[1]) })),
    ...[...text.matchAll(tallKg)].map((m) => ({ ...at(m), cm: Number(m[1]), kg: Number(m[2]) })),
    ...[...text.matchAll(kgMetres)].map((m) => ({ ...at(m), cm: Number(m[2]) * 100, kg: Number(m[1]) })),
    ...[...text.matchAll(metresKg)].map((m) => ({ ...at(m), cm: Number(m[1]) * 100, kg: Number(m[2]) })),
    ...[...text.matchAll(tallFirst)].map((m) => ({ ...at(m), cm: cm(m[1], m[2]), kg: kg(m[3]) })),
    ...[...text.matchAll(heavyFirst)].map((m) => ({ ...at(m), cm: cm(m[2], m[3]), kg: kg(m[1]) })),
    ...[...text.matchAll(tallInches)].map((m) => ({ ...at(m), cm: cm('0', m[1]), kg: kg(m[2]) })),
    ...[...text.matchAll(heavyInches)].map((m) => ({ ...at(m), cm: cm('0', m[2]), kg: kg(m[1]) })),
  ];
}

/** Of another day, or of no day: the highest ever, the goal. */
const notNow =
  /\b(?:highest|heaviest|peak|max(?:imum)?|goals?|target|ideal|before|was|were|had been|ago|ever|college|school|wedding|twenties|thirties|birth|expected|predicted|in (?:19|20)\d\d|mother|father|sister|brother)\b/i;

export type Size = { readonly height: Measurement; readonly weight: Measurement };

export function bareSizes(
  chart: Chart,
  assess: (chart: Chart, sentence: number, span: Span) => Assertion,
): readonly Size[] {
  const found: Size[] = [];
  const texts = sentenceTexts(chart);
  chart.sentences.forEach((s, index) => {
    const text = texts[index];
    if (!/kg|kilo|lb|pounds|#/i.test(text) || notNow.test(text)) return;
    for (const m of sizesIn(text)) {
      const at = { start: s.start + m.start, end: s.start + m.end };
      const assertion = assess(chart, index, at);
      const date = dateFor(chart, index, at);
      const one = (analyte: string, n: number, unit: string): Measurement => ({
        ...at,
        analyte,
        value: { lo: n, hi: n },
        approximate: false,
        unit,
        unitBasis: 'written',
        role: 'actual',
        assertion,
        date,
        sentence: index,
        side: null,
        label: at,
        qualifiers: [],
        implausible: false,
      });
      found.push({ height: one('~height', m.cm, 'cm'), weight: one('~weight', m.kg, 'kg') });
    }
  });
  return found;
}
