// Two figures of one row under "before" and "during, after, at the end": opioid tablets, steps, disability.
// A row and what its figures look like in; the figure of the time before and that of the last column after it out.

import type { Chart } from '../../../chart/chart.ts';
import { matchesOf } from '../../../values/matches.ts';
import { flatText } from '../../flat-text.ts';
import type { Pair } from './change-pairs.ts';

const early = /\b(?:pre\b|pre-?trial|before|baseline|prior|at (?:the )?start|intake|home week)/i;
const late =
  /\b(?:post\b|post-?trial|after|during|trial|with (?:stim\w*|leads?|device)|days? ?\d|end\b|last (?:day|days|24)|on stim\w*|pull|leads? (?:in|out))/i;

const ITS_SCORE = /^\W*(?:scores?|total|points|percent|%|result|value)\b/i;
const ONLY_DAY = /^\W*\d{1,2}\/\d{1,2}\/\d{2,4}\W*$/;

export function columnPair(
  chart: Chart,
  index: number,
  named: RegExp,
  figure: RegExp,
): { readonly pair: Pair; readonly cells: readonly [string, string] } | null {
  const s = chart.sentences[index];
  if (s.kind !== 'row' || !s.cells || s.cells.length < 2) return null;
  const text = flatText(chart, s);
  const cells = s.cells.map((c) => ({
    head: c.header ? flatText(chart, c.header) : '',
    at: c.start - s.start,
    text: text.slice(c.start - s.start, c.end - s.start),
  }));
  // "Neck Disability Index | 07/08/2025 (before) | …" over "score out of 100 | 46 | …"
  const isNamed = named.test(cells[0].text) || (ITS_SCORE.test(cells[0].text) && named.test(cells[0].head));
  if (!isNamed || early.test(cells[0].head)) return null;
  const before = cells.find((c) => early.test(c.head));
  const after =
    cells.findLast((c) => c !== before && late.test(c.head) && !early.test(c.head)) ??
    // the first day after it: what was reached, before any of it was lost again
    cells.slice(cells.indexOf(before as (typeof cells)[number]) + 1).find((c) => ONLY_DAY.test(c.head));
  if (!before || !after) return null;
  const read = (c: { at: number; text: string }) => {
    const found = matchesOf(figure, c.text);
    if (found.length !== 1) return null;
    const start = c.at + found[0].index + found[0][0].indexOf(found[0][1]);
    return { value: Number(found[0][1].replaceAll(',', '')), start, end: start + found[0][1].length };
  };
  const [a, b] = [read(before), read(after)];
  if (!a || !b || a.value <= 0) return null;
  const pair: Pair = {
    before: a.value,
    after: b.value,
    start: Math.min(a.start, b.start),
    end: Math.max(a.end, b.end),
    approximate: false,
    inputs: [a, b].map(({ start, end }) => ({ start, end })),
  };
  return { pair, cells: [before.text, after.text] };
}
