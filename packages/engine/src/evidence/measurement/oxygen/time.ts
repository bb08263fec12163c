// How long the saturation was at or below 88 %, where a report writes it as hours, minutes and seconds, or as a line of a table.

import type { Chart } from '../../../chart/chart.ts';
import type { Span } from '../../../values/span.ts';
import { dateFor } from '../../dates/index.ts';
import type { AnalyteNeed, Measurement } from '../../finding.ts';
import { flatText } from '../../flat-text.ts';
import type { Assess } from '../index.ts';
import { plausible } from '../values.ts';

const clock = String.raw`(\d{1,2}):([0-5]\d):([0-5]\d)`;
const limit = '(?:<=?|≤|below|under|less than|at or below|or below|or less)';
const written = new RegExp(String.raw`${limit}\s*(?:or equal to\s*)?88\s?%?[^\d;]{0,30}${clock}`, 'i');
const behind = new RegExp(
  String.raw`\b88\s?%?\s*(?:or (?:less|below|lower|under)|and (?:below|under))[^\d;]{0,30}${clock}`,
  'i',
);
const row = new RegExp(String.raw`^\W*88\s?%?\W+${clock}`);
const heading = /(?:below|under|≤|<=|at or|or eq)/i;

export function timesBelow(chart: Chart, need: AnalyteNeed, assess: Assess): Measurement[] {
  return chart.sentences.flatMap((s, index) => {
    const text = flatText(chart, s);
    if (!text.includes('88')) return [];
    const above = [1, 2].map((n) => chart.sentences[index - n]).map((p) => (p ? chart.text.slice(p.start, p.end) : ''));
    const cell = inRow(chart, s);
    if (cell) return [timeOf(chart, need, assess, index, cell, cell.minutes)];
    const m = written.exec(text) ?? behind.exec(text) ?? (above.some((a) => heading.test(a)) ? row.exec(text) : null);
    if (!m) return [];
    const minutes = Number(m[1]) * 60 + Number(m[2]) + Number(m[3]) / 60;
    const span = { start: s.start + m.index, end: s.start + m.index + m[0].length };
    return [timeOf(chart, need, assess, index, span, minutes)];
  });
}

function timeOf(
  chart: Chart,
  need: AnalyteNeed,
  assess: Assess,
  index: number,
  { start, end }: Span,
  minutes: number,
): Measurement {
  const span = { start, end };
  const value = { lo: minutes, hi: minutes };
  return {
    ...span,
    analyte: need.id,
    value,
    approximate: false,
    unit: need.unit,
    unitBasis: 'written',
    role: 'actual',
    assertion: assess(chart, index, span),
    date: dateFor(chart, index, span),
    sentence: index,
    side: null,
    label: span,
    qualifiers: [],
    implausible: !plausible(value, need),
  };
}

const LEVEL = new RegExp(
  String.raw`^\W*(?:(?:total |cumulative )?(?:time|duration|min(?:ute)?s?) (?:spent )?(?:with |at )?)?(?:spo2\s*|sats?\s*|saturation\s*)?(?:${limit}\s*88\s?%?|88\s?%?\s*(?:or|and) (?:less|below|lower|under))\W*$`,
  'i',
);
const TIME_HEAD = /\b(?:time|duration|min(?:ute)?s?|hours?)\b/i;

/** "<= 88 | 96 | 24" under "SpO2 level | Time (min) | % of night": a level's row of a report. */
function inRow(chart: Chart, { kind, cells }: Chart['sentences'][number]): (Span & { minutes: number }) | null {
  if (kind !== 'row' || !cells || !LEVEL.test(flatText(chart, cells[0]))) return null;
  const named = TIME_HEAD.test(flatText(chart, cells[0]));
  for (const { start, end, header } of cells.slice(1)) {
    const head = header ? flatText(chart, header) : named ? 'time' : '';
    const m = /^\W*(\d+(?:\.\d+)?)\s*(min(?:ute)?s?|h(?:ou)?rs?)?\W*$/i.exec(chart.text.slice(start, end));
    if (!m || !TIME_HEAD.test(head) || /%/.test(head)) continue;
    const unit = m[2] ?? (/\(?\bmin/i.test(head) ? 'min' : /\bh(?:ours?|rs?)?\b/i.test(head) ? 'h' : '');
    if (unit) return { start, end, minutes: Number(m[1]) * (/^h/i.test(unit) ? 60 : 1) };
  }
  return null;
}
