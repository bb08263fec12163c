// Values that are not written and can be worked out: BMI, pack-years, percent relief, age. Findings in; measurements citing all their inputs out.

import type { Chart } from '../../chart/chart.ts';
import { ageOn } from '../../values/civil-date.ts';
import { matchesOf } from '../../values/matches.ts';
import { type Phrase, parsePhrase } from '../../values/phrase.ts';
import type { Span } from '../../values/span.ts';
import { birthOf } from '../dates/index.ts';
import type { AnalyteNeed, Measurement } from '../finding.ts';
import { sentenceTexts } from '../flat-text.ts';
import { adherence } from './adherence.ts';
import { analgesicCuts } from './analgesic-cut.ts';
import { bareSizes } from './bare-size.ts';
import { hematocrits } from './blood-count.ts';
import { functionGains } from './function-gain.ts';
import type { Assess } from './index.ts';
import { lidFieldGains } from './lid-field.ts';
import { oxygenMeasurements } from './oxygen-kinds.ts';
import { timesBelow } from './oxygen-time.ts';
import { packYears } from './pack-years.ts';
import { percentRelief } from './relief.ts';

const phrases = (...texts: string[]): Phrase[] =>
  texts.map((t) => {
    const p = parsePhrase(t);
    if ('mistake' in p) throw new Error(`phrase \`${t}\`: ${p.mistake.message}`);
    return p.phrase;
  });

const height: AnalyteNeed = {
  id: '~height',
  labels: phrases('height', 'ht', 'stature', 'stands', 'tall', 'stadiometer'),
  unit: 'cm',
  plausible: [120, 230],
  except: phrases('sitting height', 'fundal', 'disc height', 'bed height', 'seat height'),
  computed: null,
};
const weight: AnalyteNeed = {
  id: '~weight',
  labels: phrases('weight', 'wt', 'weighs', 'weighed', 'weighing', 'scale'),
  unit: 'kg',
  plausible: [30, 400],
  except: phrases(
    'ideal',
    'goal',
    'dry weight',
    'birth weight',
    'weight bearing',
    '{lost|loss|gained|gain|down|up}',
    'adjusted',
    'excess',
    'lifting',
    'capacity',
    'pain scale',
    'scale of',
  ),
  computed: null,
};

const helped = new WeakMap<readonly AnalyteNeed[], readonly AnalyteNeed[]>();

/** The wanted analytes and further ones that must be read to compute them; the same list for the same wishes. */
export function withHelpers(wanted: readonly AnalyteNeed[]): readonly AnalyteNeed[] {
  const before = helped.get(wanted);
  if (before) return before;
  const all = wanted.some((w) => w.computed === 'bmi') ? [...wanted, height, weight] : wanted;
  helped.set(wanted, all);
  return all;
}

export function computed(
  chart: Chart,
  need: AnalyteNeed,
  found: ReadonlyMap<string, readonly Measurement[]>,
  assess: Assess,
  exceptsIn: (sentence: number) => readonly Span[],
): Measurement[] {
  const own = found.get(need.id) ?? [];
  switch (need.computed) {
    case 'bmi':
      return bodyMass(chart, need, own, found.get('~height') ?? [], found.get('~weight') ?? [], assess);
    case 'pack_years':
      return packYears(chart, need, own, assess);
    case 'percent_relief':
      return percentRelief(chart, need, own, assess, exceptsIn);
    case 'analgesic_cut':
      return analgesicCuts(chart, need, own, assess);
    case 'function_gain':
      return functionGains(chart, need, own, assess);
    case 'adherence':
      return adherence(chart, need, assess);
    case 'lid_field_degrees':
    case 'lid_field_percent':
      return lidFieldGains(chart, need, own, assess);
    case 'age':
      return ages(chart, need);
    case 'time_below_88':
      return timesBelow(chart, need, assess);
    case 'hematocrit':
      return hematocrits(chart, need, assess);
    case null:
      return [];
    default:
      return oxygenMeasurements(chart, { ...need, computed: need.computed }, assess, exceptsIn);
  }
}

const usable = (m: Measurement): boolean =>
  m.role === 'actual' &&
  !m.implausible &&
  m.assertion.polarity === 'affirmed' &&
  m.assertion.experiencer === 'patient' &&
  m.assertion.frame === 'actual' &&
  m.value.lo !== null &&
  m.value.hi !== null;

/** Of each weighing the BMI with the last height before or nearest to it, where no BMI is written for that day. */
function bodyMass(
  chart: Chart,
  need: AnalyteNeed,
  written: readonly Measurement[],
  heights: readonly Measurement[],
  weights: readonly Measurement[],
  assess: Assess,
): Measurement[] {
  const bare = bareSizes(chart, assess).filter((b) => usable(b.weight));
  const tall = [...heights.filter(usable), ...feetAndInches(chart, heights), ...bare.map((b) => b.height)];
  if (tall.length === 0) return [];
  const stated = written.filter(usable);
  const out: Measurement[] = [];
  for (const w of [...weights.filter(usable), ...bare.map((b) => b.weight)]) {
    if (stated.some((b) => sameTime(b, w))) continue;
    const h = tall.reduce((best, next) => (distance(next, w) < distance(best, w) ? next : best));
    const lo = w.value.lo! / (h.value.hi! / 100) ** 2;
    const hi = w.value.hi! / (h.value.lo! / 100) ** 2;
    if (out.some((o) => sameTime(o, w) && Math.abs(o.value.lo! - lo) < 0.05)) continue;
    const round = (n: number): number => Math.round(n * 100) / 100;
    out.push({
      ...w,
      analyte: need.id,
      value: { lo: round(lo), hi: round(hi) },
      unit: need.unit,
      unitBasis: 'written',
      approximate: w.approximate || h.approximate,
      qualifiers: w.qualifiers,
      inputs: [span(h), span(w)],
      implausible: lo < need.plausible[0] || hi > need.plausible[1],
      side: null,
    });
  }
  return out;
}

const feet =
  /(?<![\d.])([4-7])\s?(?:['’′]|ft\b\.?|feet\b|foot\b)\s?(\d{1,2}(?:\.5|½)?)?\s?(?:["”″]|'')?(?:in(?:ches)?\b\.?)?(?![\d%])/gi;

/** A height written as 5'4" needs no label. */
function feetAndInches(chart: Chart, labelled: readonly Measurement[]): Measurement[] {
  const out: Measurement[] = [];
  const texts = sentenceTexts(chart);
  chart.sentences.forEach((s, index) => {
    const text = texts[index];
    if (
      !/[4-7]\s?(?:['’′]|ft|feet|foot)/i.test(text) ||
      !/\d\s?(?:lbs?|pounds|kg)\b|\bBMI\b|weigh|\bwt\b|\bht\b|tall|height/i.test(text)
    )
      return;
    for (const m of matchesOf(feet, text)) {
      const at = { start: s.start + m.index, end: s.start + m.index + m[0].trimEnd().length };
      if (labelled.some((h) => h.start < at.end && at.start < h.end)) continue;
      const inches = Number(m[1]) * 12 + (m[2] ? Number.parseFloat(m[2]) + (m[2].includes('½') ? 0.5 : 0) : 0);
      const cm = Math.round(inches * 2.54 * 100) / 100;
      const d = chart.documents[s.document]?.date;
      out.push({
        ...at,
        analyte: '~height',
        value: { lo: cm, hi: cm },
        approximate: false,
        unit: 'cm',
        unitBasis: 'written',
        role: 'actual',
        assertion: plain,
        date: d ? { lo: d.lo, hi: d.hi, basis: 'document', span: d.span } : null,
        sentence: index,
        side: null,
        label: at,
        qualifiers: [],
        implausible: false,
      });
    }
  });
  return out;
}

const plain = {
  polarity: 'affirmed',
  certainty: 'certain',
  frame: 'actual',
  experiencer: 'patient',
  temporality: 'current',
  cues: [],
  whole: false,
} as const;

const span = ({ start, end }: Span): Span => ({ start, end });
const sameTime = (a: Measurement, b: Measurement): boolean =>
  a.sentence === b.sentence || (a.date !== null && b.date !== null && a.date.lo <= b.date.hi && b.date.lo <= a.date.hi);
const distance = (h: Measurement, w: Measurement): number =>
  h.sentence === w.sentence ? -1 : h.date && w.date ? Math.abs(h.date.lo - w.date.lo) : 1e6;

/** Age on each document's day, from the birth date. */
function ages(chart: Chart, need: AnalyteNeed): Measurement[] {
  const out: Measurement[] = [];
  const seen = new Set<number>();
  chart.sentences.forEach((s, index) => {
    const d = chart.documents[s.document];
    if (seen.has(s.document) || !d?.date) return;
    seen.add(s.document);
    const birth = birthOf(chart, s);
    const place = d.patient.birthDate?.span ?? chart.patient.birthDate?.span;
    if (birth === null || !place) return;
    out.push({
      ...span(place),
      analyte: need.id,
      value: { lo: ageOn(birth, d.date.lo), hi: ageOn(birth, d.date.hi) },
      approximate: false,
      unit: need.unit,
      unitBasis: 'written',
      role: 'actual',
      assertion: plain,
      date: { lo: d.date.lo, hi: d.date.hi, basis: 'document', span: d.date.span },
      sentence: index,
      side: null,
      label: span(place),
      qualifiers: [],
      inputs: [span(place), span(d.date.span)],
      implausible: false,
    });
  });
  return out;
}
