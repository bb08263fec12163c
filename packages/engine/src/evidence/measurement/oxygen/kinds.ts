// The oxygen analytes that a policy can ask for (values/computed-kind.ts): readings of one condition in, measurements out.

import type { Chart } from '../../../chart/chart.ts';
import type { OxygenKind } from '../../../values/computed-kind.ts';
import type { Span } from '../../../values/span.ts';
import { dateFor } from '../../dates/index.ts';
import type { AnalyteNeed, Assertion, Measurement } from '../../finding.ts';
import { flatBetween } from '../../flat-text.ts';
import type { Assess } from '../index.ts';
import { isDenied } from '../numbers/denied.ts';
import { plausible } from '../values.ts';
import { type OxygenReading, oxygenReadings } from './oxygen.ts';

const wanted: Readonly<Record<OxygenKind, (r: OxygenReading) => boolean>> = {
  spo2_rest: (r) => !r.gas && r.breathing === 'air' && r.doing === 'rest' && !r.lowest,
  spo2_awake: (r) => !r.gas && r.breathing !== 'oxygen' && r.doing === 'rest' && !r.lowest,
  spo2_air: (r) => !r.gas && r.breathing === 'air' && (r.doing === 'rest' || r.doing === 'exertion'),
  spo2_oxygen: (r) => !r.gas && r.breathing === 'oxygen' && (r.doing === 'rest' || r.doing === 'exertion'),
  spo2_exertion: (r) => !r.gas && r.breathing === 'air' && r.doing === 'exertion',
  spo2_exertion_oxygen: (r) => !r.gas && r.breathing === 'oxygen' && r.doing === 'exertion',
  spo2_recovery: (r) => !r.gas && r.breathing === 'air' && r.doing === 'recovery',
  spo2_sleep: (r) => !r.gas && r.breathing !== 'oxygen' && r.doing === 'sleep' && !r.lowest,
  spo2_sleep_lowest: (r) => !r.gas && r.breathing === 'air' && r.doing === 'sleep' && r.lowest,
  pao2_rest: (r) => r.gas && r.breathing === 'air' && r.doing === 'rest',
  pao2_exertion: (r) => r.gas && r.breathing === 'air' && r.doing === 'exertion',
  pao2_sleep: (r) => r.gas && r.breathing === 'air' && r.doing === 'sleep',
};

export function oxygenMeasurements(
  chart: Chart,
  need: AnalyteNeed & { readonly computed: OxygenKind },
  assess: Assess,
  exceptsIn: (sentence: number) => readonly Span[],
): Measurement[] {
  return oxygenReadings(chart)
    .filter(wanted[need.computed])
    .filter((r) => !exceptsIn(r.sentence).some((x) => r.around.some((a) => x.start < a.end && a.start < x.end)))
    .map((r) => ({
      start: r.start,
      end: r.end,
      analyte: need.id,
      value: r.value,
      approximate: r.approximate,
      unit: need.unit,
      unitBasis: 'written',
      role: r.role,
      assertion: asMeasured(assess(chart, r.sentence, r), flatBetween(chart, Math.max(0, r.start - 12), r.start)),
      date: dateFor(chart, r.sentence, r),
      sentence: r.sentence,
      side: null,
      label: r.label,
      qualifiers: r.around,
      implausible: !plausible(r.value, need),
    }));
}

/** A number that was read was measured, whatever is denied or planned around it ("no desaturation on stairs: 94"). */
function asMeasured(said: Assertion, before: string): Assertion {
  if (said.whole || /\b(?:not|never)\s*$/i.test(before)) return said;
  if (isDenied(before)) return { ...said, polarity: 'negated' };
  const frame = ['planned', 'ordered', 'workup', 'recommended', 'declined'].includes(said.frame)
    ? 'actual'
    : said.frame;
  const temporality = said.temporality === 'resolved' ? 'current' : said.temporality;
  return { ...said, polarity: 'affirmed', certainty: 'certain', frame, temporality };
}
