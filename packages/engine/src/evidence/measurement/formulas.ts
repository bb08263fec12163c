// Values that a policy works out from others ("total events = index × hours"): analytes with formulas and what was read in, measurements
// citing all their inputs out.
//
// Only values of one document belong together, and only where each stands there once: a split night has two indices and two durations,
// and which belongs to which is then believed of one sentence only.

import type { Chart } from '../../chart/chart.ts';
import { evaluate, type Formula, namesIn } from '../../values/formula.ts';
import type { Interval } from '../../values/interval.ts';
import type { AnalyteNeed, Measurement } from '../finding.ts';

type Found = ReadonlyMap<string, readonly Measurement[]>;

/** The analytes with formulas, each behind those it is worked out from. */
export function inOrder(needs: readonly AnalyteNeed[]): readonly AnalyteNeed[] {
  const out: AnalyteNeed[] = [];
  const seen = new Set<string>();
  const put = (need: AnalyteNeed): void => {
    if (seen.has(need.id) || !need.from) return;
    seen.add(need.id);
    const names = need.from.flatMap(namesIn);
    for (const other of needs) if (names.includes(other.id)) put(other);
    out.push(need);
  };
  for (const need of needs) put(need);
  return out;
}

/** Nothing for a document in which the value is written, or was worked out by an earlier formula. */
export function workedOut(chart: Chart, need: AnalyteNeed, found: Found): Measurement[] {
  const out: Measurement[] = [];
  for (const formula of need.from ?? []) {
    const names = namesIn(formula);
    const inputs = names.flatMap((id) => (found.get(id) ?? []).filter(stands));
    const settled = new Set([...(found.get(need.id) ?? []).filter(stands), ...out].map(documentOf));
    for (const document of new Set(inputs.map(documentOf))) {
      if (settled.has(document)) continue;
      const own = inputs.filter((m) => documentOf(m) === document);
      const sentences = [...new Set(own.map((m) => m.sentence))];
      const groups = once(own) ? [own] : sentences.map((s) => own.filter((m) => m.sentence === s)).filter(once);
      for (const group of groups) {
        const value = evaluate(formula, (id) => group.find((m) => m.analyte === id)?.value ?? null);
        if (value) out.push(derived(need, value, used(formula, group)));
      }
    }
  }
  return out;

  function documentOf(m: Measurement): number {
    return chart.sentences[m.sentence].document;
  }
}

const stands = (m: Measurement): boolean =>
  m.role === 'actual' &&
  !m.implausible &&
  m.assertion.polarity === 'affirmed' &&
  m.assertion.experiencer === 'patient' &&
  m.assertion.frame === 'actual';

const same = (a: Interval, b: Interval): boolean => a.lo === b.lo && a.hi === b.hi;
const once = (group: readonly Measurement[]): boolean =>
  group.every((m) => same(m.value, group.find((o) => o.analyte === m.analyte)!.value));

const used = (f: Formula, group: readonly Measurement[]): readonly Measurement[] =>
  namesIn(f).flatMap((id) => group.find((m) => m.analyte === id) ?? []);

function derived(need: AnalyteNeed, value: Interval, inputs: readonly Measurement[]): Measurement {
  return {
    ...inputs[0],
    analyte: need.id,
    value,
    unit: need.unit,
    unitBasis: 'written',
    approximate: inputs.some((m) => m.approximate),
    qualifiers: inputs.flatMap((m) => m.qualifiers),
    inputs: inputs.flatMap((m) => m.inputs ?? [{ start: m.start, end: m.end }]),
    implausible: (value.lo ?? 0) > need.plausible[1],
    side: null,
  };
}
