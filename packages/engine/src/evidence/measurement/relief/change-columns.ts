// Two figures of one row under "before" and "during, after, at the end": opioid tablets, steps, disability.
// A row and what its figures look like in; the figure of the time before and that of the last column after it out.

import type { Chart } from '../../../chart/chart.ts';
import { matchesOf } from '../../../values/matches.ts';
import { flatText } from '../../flat-text.ts';
import type { Pair } from './change-pairs.ts';

const early = /\b(?:pre\b|pre-?trial|before|baseline|prior|at (?:the )?start|intake|home week)/i;
const late =
  /\b(?:post\b|post-?trial|after|during|trial|with (?:stim\w*|leads?|device)|days? ?\d|end\b|last (?:day|days|24)|on stim\w*|pull|leads? (?:in|out))/i;

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
  if (!named.test(cells[0].text) || early.test(cells[0].head)) return null;
  const before = cells.find((c) => early.test(c.head));
  const after = cells.findLast((c) => c !== before && late.test(c.head) && !early.test(c.head));
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
