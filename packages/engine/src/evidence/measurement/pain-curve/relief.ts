// What curves of pain say: how much of it went at best, and how many hours at least half of it stayed away.

import type { Chart } from '../../../chart/chart.ts';
import { dateFor } from '../../dates/index.ts';
import type { AnalyteNeed, Measurement } from '../../finding.ts';
import type { Assess } from '../index.ts';
import type { Pair } from '../relief/change-pairs.ts';
import { type LaterPoint, type PainCurve, type Point, painCurves } from './curves.ts';

/** By the sentence of the lowest score: the score before and that one. Relief of a block is meant to pass. */
export function pairsOfCurves(chart: Chart): ReadonlyMap<number, readonly Pair[]> {
  return new Map(
    painCurves(chart).map(({ before, later }) => {
      const low = later.reduce((a, b) => (b.score < a.score ? b : a));
      const from = chart.sentences[low.sentence].start;
      const place = (p: Point) => ({ start: p.start - from, end: p.end - from });
      const pair: Pair = {
        before: before.score,
        after: low.score,
        ...place(low),
        approximate: false,
        inputs: [place(before), place(low)],
      };
      return [low.sentence, [pair]];
    }),
  );
}

const MINUTES = 60;

/** Hours of relief as an interval: to the last score at half or less, and short of the first one above. */
export function reliefHours(chart: Chart, need: AnalyteNeed, assess: Assess): Measurement[] {
  return painCurves(chart).flatMap((curve) => {
    const lasted = stretchOf(curve);
    if (!lasted) return [];
    const { last, next } = lasted;
    const span = { start: last.start, end: last.end };
    const s = chart.sentences[last.sentence];
    const made: Measurement = {
      ...span,
      analyte: need.id,
      value: next
        ? { lo: last.least / MINUTES, hi: next.most / MINUTES, hiOpen: true }
        : { lo: last.least / MINUTES, hi: need.plausible[1] },
      approximate: false,
      unit: need.unit,
      unitBasis: 'written',
      role: 'actual',
      assertion: assess(chart, last.sentence, span),
      date: dateFor(chart, last.sentence, span),
      sentence: last.sentence,
      side: null,
      label: span,
      qualifiers: [{ start: s.start, end: s.end }],
      inputs: [curve.before, last, ...(next ? [next] : [])].map(({ start, end }) => ({ start, end })),
      implausible: false,
    };
    return [made];
  });
}

function stretchOf({
  before,
  later,
}: PainCurve): { readonly last: LaterPoint; readonly next: LaterPoint | null } | null {
  // one look right after the block tells nothing of how long
  if (later.length < 2 || before.score === 0) return null;
  const relieved = (p: Point): boolean => p.score <= before.score / 2;
  const first = later.findIndex(relieved);
  if (first < 0) return null;
  const back = later.findIndex((p, i) => i > first && !relieved(p));
  return back < 0 ? { last: later.at(-1)!, next: null } : { last: later[back - 1], next: later[back] };
}
