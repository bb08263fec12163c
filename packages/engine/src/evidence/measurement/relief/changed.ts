// A change worked out from two written numbers, as a measurement that cites both.

import type { Chart } from '../../../chart/chart.ts';
import { dateFor } from '../../dates/index.ts';
import type { AnalyteNeed, Measurement } from '../../finding.ts';
import type { Assess } from '../index.ts';
import type { Pair } from './change-pairs.ts';

export function changed(
  chart: Chart,
  need: AnalyteNeed,
  index: number,
  pair: Pair,
  percent: number,
  assess: Assess,
): Measurement {
  const s = chart.sentences[index];
  const span = { start: s.start + pair.start, end: s.start + pair.end };
  const value = Math.round(percent * 10) / 10;
  return {
    ...span,
    analyte: need.id,
    value: { lo: value, hi: value },
    approximate: pair.approximate,
    unit: need.unit,
    unitBasis: 'written',
    role: 'actual',
    assertion: assess(chart, index, span),
    date: dateFor(chart, index, span),
    sentence: index,
    side: null,
    label: span,
    qualifiers: [{ start: s.start, end: s.end }],
    inputs: pair.inputs.map((i) => ({ start: s.start + i.start, end: s.start + i.end })),
    implausible: false,
  };
}
