// Values that are not written and can be worked out: BMI, pack-years, percent relief, age. Findings in; measurements citing all their inputs out.

import type { Chart } from '../../chart/chart.ts';
import { ageOn } from '../../values/civil-date.ts';
import { type Phrase, parsePhrase } from '../../values/phrase.ts';
import type { Span } from '../../values/span.ts';
import { plain } from '../assertion/index.ts';
import { birthOf } from '../dates/index.ts';
import type { AnalyteNeed, Measurement } from '../finding.ts';
import { adherence } from './adherence.ts';
import { hematocrits } from './blood-count.ts';
import { bodyMass } from './body/body-mass.ts';
import type { Assess } from './index.ts';
import { lidFieldGains } from './lids/field.ts';
import { oxygenMeasurements } from './oxygen/kinds.ts';
import { timesBelow } from './oxygen/time.ts';
import { reliefHours } from './pain-curve/relief.ts';
import { analgesicCuts } from './relief/analgesic-cut.ts';
import { functionGains } from './relief/function-gain.ts';
import { percentRelief } from './relief/relief.ts';
import { packYears } from './smoking/pack-years.ts';

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
    '{lift|lifts|lifted|carries|push|pushes|another|minus|plus} ..2.. # {lb|lbs|pounds|kg}',
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
    case 'relief_hours':
      return reliefHours(chart, need, assess);
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

const span = ({ start, end }: Span): Span => ({ start, end });
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
