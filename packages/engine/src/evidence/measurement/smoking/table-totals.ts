// Pack-years in a table, a row for each time. Stated pack-years in; the parts taken together out: the row of the total, or their sum.

import type { Chart } from '../../../chart/chart.ts';
import type { Measurement } from '../../finding.ts';
import { flatText } from '../../flat-text.ts';

const TOTAL = /\b(?:totals?|sum|in all|altogether|overall|cumulative|lifetime)\b/i;
/** "1975-1990", "20 to 35", "to 2012": a stretch of life, not a day on which the whole was asked. */
const STRETCH = /^\W*(?:ages? |from )?\d{2,4}\s?(?:to|until|till|through|-|–|—)\s?(?:\d{2,4}|now|present|today)\b/i;

export function partsTogether(chart: Chart, stated: readonly Measurement[]): Measurement[] {
  const tables = new Map<number, Measurement[]>();
  for (const m of stated) {
    const { kind, cells } = chart.sentences[m.sentence];
    if (kind !== 'row' || !cells?.some((c) => c.header?.start === m.label.start)) continue;
    tables.set(m.label.start, [...(tables.get(m.label.start) ?? []), m]);
  }
  let out = [...stated];
  for (const rows of tables.values()) {
    if (rows.length < 2) continue;
    const firstCell = (m: Measurement): string => flatText(chart, chart.sentences[m.sentence].cells![0]);
    const total = rows.find((m) => TOTAL.test(firstCell(m)));
    const parts = rows.filter((m) => m !== total && STRETCH.test(firstCell(m)));
    if (parts.length === 0 || (!total && parts.length < rows.length)) continue;
    out = out.filter((m) => !parts.includes(m));
    if (!total) out.push(sumOf(parts));
  }
  return out;
}

const sumOf = (parts: readonly Measurement[]): Measurement => ({
  ...parts[0],
  value: parts.reduce((t, p) => ({ lo: plus(t.lo, p.value.lo), hi: plus(t.hi, p.value.hi) }), {
    lo: 0 as number | null,
    hi: 0 as number | null,
  }),
  inputs: parts.map((p) => ({ start: p.start, end: p.end })),
});

const plus = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);
