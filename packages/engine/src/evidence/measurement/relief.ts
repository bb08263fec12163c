// Percent relief from two scores on one scale (00-conventions section 4): "8/10 to 2/10", "pain 8 → 1". Sentences in, measurements out.

import type { Chart } from '../../chart/chart.ts';
import { dateFor } from '../dates/index.ts';
import type { AnalyteNeed, Measurement } from '../finding.ts';
import { flat } from '../flat-text.ts';
import type { Assess } from './index.ts';
import { maskedSpans } from './masks.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { sideIn } from './sides.ts';

const about = /\b(?:pain|vas|nrs|relief|score|nprs|discomfort|ache|symptom)/i;
const first =
  /\b(?:before|pre-?(?:procedure|block|injection|trial|op|treatment)?(?:edure)?|baseline|prior|initial(?:ly)?|from|was|started|went)\b/i;
const after =
  /\b(?:after|post-?(?:procedure|block|injection|trial|op|treatment)?|following|now|today|to|then|with (?:the )?(?:stimulator|stimulation|device|trial)|during (?:the )?trial|on trial|down)\b|→|->/i;
const goal = /\b(?:goal|target|aim|hope|expect)\w*\b/i;

export function percentRelief(
  chart: Chart,
  need: AnalyteNeed,
  written: readonly Measurement[],
  assess: Assess,
): Measurement[] {
  const out: Measurement[] = [];
  chart.sentences.forEach((s, index) => {
    const text = flat(chart.text.slice(s.start, s.end));
    const lead = s.lead ? flat(chart.text.slice(s.lead.start, s.lead.end)) : '';
    if (!(about.test(text) || (about.test(lead) && /\d/.test(text))) || goal.test(text)) return;
    // A stated percentage in the same sentence says more than two scores.
    if (written.some((w) => w.sentence === index && w.role === 'actual')) return;
    const headers = (s.cells ?? []).map((c) => (c.header ? flat(chart.text.slice(c.header.start, c.header.end)) : ''));
    const pair = s.kind === 'row' && s.cells ? inColumns(text, s.start, s.cells, headers) : inText(text);
    if (!pair || pair.before <= 0 || pair.after > pair.before) return;
    const value = Math.round(((pair.before - pair.after) / pair.before) * 1000) / 10;
    const span = { start: s.start + pair.start, end: s.start + pair.end };
    out.push({
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
      side: sideIn(text),
      label: span,
      qualifiers: [{ start: s.start, end: s.end }],
      inputs: pair.inputs.map((i) => ({ start: s.start + i.start, end: s.start + i.end })),
      implausible: false,
    });
  });
  return out;
}

type Pair = {
  before: number;
  after: number;
  start: number;
  end: number;
  approximate: boolean;
  inputs: readonly { start: number; end: number }[];
};

const score = (q: Quantity): boolean =>
  q.unit === null &&
  !q.glued &&
  q.bound !== '<' &&
  q.bound !== '>' &&
  q.bound !== '<=' &&
  q.bound !== '>=' &&
  q.first <= (q.over ?? 10) &&
  (q.over === null || q.over === 10 || q.over === 100);

function inText(text: string): Pair | null {
  const all = quantitiesIn(text, maskedSpans(text)).filter(score);
  const change = all.find((q) => q.second !== null && q.change);
  if (change) {
    const at = { start: change.start, end: change.end };
    return { before: change.first, after: change.second!, ...at, approximate: change.bound === 'about', inputs: [at] };
  }
  const scored = all.filter(
    (q) =>
      q.second === null &&
      (q.over !== null ||
        /\b(?:pain|vas|nrs|score|nprs|was|is|of|to|from|now|today|at)\b[\s:=(]*(?:about\s)?$/i.test(
          text.slice(Math.max(0, q.start - 20), q.start),
        )),
  );
  if (scored.length !== 2 || (scored[0].over ?? 10) !== (scored[1].over ?? 10)) return null;
  const [a, b] = scored;
  const left = text.slice(Math.max(0, a.start - 40), a.start);
  const between = text.slice(a.end, b.start);
  const right = text.slice(b.end, b.end + 40);
  const inputs = [a, b].map((q) => ({ start: q.start, end: q.end }));
  const span = { start: a.start, end: b.end };
  const approximate = a.bound === 'about' || b.bound === 'about';
  const early =
    (first.test(left) && !/\b(?:after|post)\b/i.test(left)) || first.test(between.split(/[,;]|\band\b/)[0] ?? '');
  const late = after.test(between) || after.test(right.split(/[,;]/)[0]);
  if (
    (early && late) ||
    /\b(?:down|drop\w*|fell|decreas\w+|improv\w+|reduc\w+|went)\b[^.;]*$/i.test(
      `${left} ${/\bto\b/.test(between) ? '' : ';'}`,
    )
  )
    return { before: a.first, after: b.first, ...span, approximate, inputs };
  // "2/10 today, 8/10 before the block"
  if (
    /\b(?:after|now|today|post|current)/i.test(left + between.split(/[,;]/)[0]) &&
    /\b(?:before|baseline|pre|prior|was|down from|from)/i.test(between + right)
  )
    return { before: b.first, after: a.first, ...span, approximate, inputs };
  return null;
}

function inColumns(
  text: string,
  at: number,
  cells: readonly { readonly start: number; readonly end: number }[],
  headers: readonly string[],
): Pair | null {
  const of = (pattern: RegExp, not: RegExp): { q: Quantity; start: number; end: number } | null => {
    const i = headers.findIndex((h) => pattern.test(h) && !not.test(h));
    if (i < 0) return null;
    const cell = text.slice(cells[i].start - at, cells[i].end - at);
    const q = quantitiesIn(cell).find(score);
    return q ? { q, start: cells[i].start - at + q.start, end: cells[i].start - at + q.end } : null;
  };
  const before = of(/\b(?:pre|before|baseline)\b/i, /\b(?:post|after)\b/i);
  const post = of(/\b(?:post|after|best|trial)\b/i, /\b(?:pre|before|baseline)\b/i);
  if (!before || !post || headers.filter((h) => /\b(?:post|after)\b/i.test(h)).length > 1) return null;
  if (before.q.first > (before.q.over ?? 10)) return null;
  return {
    before: before.q.first,
    after: post.q.first,
    start: Math.min(before.start, post.start),
    end: Math.max(before.end, post.end),
    approximate: false,
    inputs: [before, post].map(({ start, end }) => ({ start, end })),
  };
}
