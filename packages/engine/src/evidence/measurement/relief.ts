// Percent relief from two scores on one scale (00-conventions section 4): "8/10 to 2/10", "pain 8 → 1". Sentences in, measurements out.

import type { Chart } from '../../chart/chart.ts';
import { dateFor } from '../dates/index.ts';
import type { AnalyteNeed, Measurement } from '../finding.ts';
import { flat } from '../flat-text.ts';
import type { Assess } from './index.ts';
import { maskedSpans } from './masks.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';
import { sideIn } from './sides.ts';

const about =
  /\b(?:pain|vas|nrs|relief|score|nprs|discomfort|ache|symptom|numeric scale|numerical scale|0-10|pain log|diary|\bblocks?\b|\bmbb|\brfa\b|ablation|injection|\blog\b|numb\b|medial branch|bupivacaine|lidocaine|ropivacaine|epidural|stimulator)/i;
const first =
  /\b(?:before|pre-?(?:procedure|block|injection|trial|op|treatment)?(?:edure)?|baseline|prior|initial(?:ly)?|from|was|started|went)\b/i;
const after =
  /\b(?:after|post-?(?:procedure|block|injection|trial|op|treatment)?|following|now|today|to|then|with (?:the )?(?:stimulator|stimulation|device|trial)|during (?:the )?trial|on trial|down)\b|→|->/i;
const outOfTenTwice = /\bpre\b[^.;]{0,25}\d\s?\/\s?10\b[^.;]{0,40}\bpost\b[^.;]{0,25}\d\s?\/\s?10\b/i;
const goal = /\b(?:goal|target|aim|hope|expect)\w*\b/i;

export function percentRelief(
  chart: Chart,
  need: AnalyteNeed,
  written: readonly Measurement[],
  assess: Assess,
): Measurement[] {
  const out: Measurement[] = [];
  let previous: { readonly index: number; readonly text: string } | null = null;
  chart.sentences.forEach((s, index) => {
    const text = flat(chart.text.slice(s.start, s.end));
    const lead = s.lead ? flat(chart.text.slice(s.lead.start, s.lead.end)) : '';
    const before = previous;
    previous = { index, text };
    const neighbour = before && chart.sentences[before.index].document === s.document ? before.text : '';
    if (goal.test(text)) return;
    // A stated percentage in the same sentence says more than two scores.
    if (written.some((w) => w.sentence === index && w.role === 'actual')) return;
    const add = (pair: Pair): void => {
      if (pair.before <= 0 || pair.after > pair.before) return;
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
    };
    const headers = (s.cells ?? []).map((c) => (c.header ? flat(chart.text.slice(c.header.start, c.header.end)) : ''));
    // Two scores out of ten, one before and one after something, are of pain whatever else the sentence names.
    const ofPain =
      about.test(text) || outOfTenTwice.test(text) || (about.test(`${lead} ${headers.join(' ')}`) && /\d/.test(text));
    if (ofPain || about.test(neighbour)) {
      const pairs = statedPairs(text);
      for (const pair of pairs) add(pair);
      if (pairs.length > 0) return;
    }
    const across = neighbour ? acrossSentences(neighbour, text) : null;
    if (across !== null && before) {
      const start = chart.sentences[before.index].start - s.start;
      add({
        ...across,
        start: start + across.start,
        inputs: across.inputs.map((i, n) => (n === 0 ? { start: start + i.start, end: start + i.end } : i)),
      });
      return;
    }
    if (!ofPain) return;
    const pair = s.kind === 'row' && s.cells ? inColumns(text, s.start, s.cells, headers) : inText(text);
    if (pair) add(pair);
  });
  return out;
}

const N = String.raw`(?<![\d./-])(\d{1,2}(?:\.\d)?)(?![\d%]|\.\d|-\d)(?:\s?(?:\/|out of)\s?10)?(?!\s?\/|\s?(?:mg|mcg|ml|min|h\b|hours?|hrs?|days?|weeks?|months?|years?|visits?|sessions?|steps|feet|lbs?|blocks?))`;
const EARLY = String.raw`(?:before|pre\b|pre-?\w+|at baseline|at the start|going in|beforehand)`;
const LATE = String.raw`(?:after|afterwards?|post\b|post-?\w+|while|during|with the|at \d+ min\w*|when|in recovery|then|at follow-?up|now|today|at the|from (?:half|the|\d+|about|then)\b|within|once|on day)`;

/** Score pairs that say themselves which came first: "8 before, 3 after", "before 8, after 3", "went from 8 … to 3", "5.0 against 8.0 … before". */
const pairPatterns: readonly { readonly pattern: RegExp; readonly early: 1 | 2 }[] = [
  { pattern: new RegExp(`${N}\\s?\\(?${EARLY}[^.;\\d]{0,40}${N}[\\s,]{1,2}\\(?${LATE}`, 'gi'), early: 1 },
  {
    pattern: new RegExp(
      `${N}\\s?\\(?${EARLY}[^.;\\d]{0,25}\\b(?:to|now|then|and|after|post|,)\\s(?:an?\\s)?${N}`,
      'gi',
    ),
    early: 1,
  },
  {
    pattern: new RegExp(
      `\\b${EARLY}[^.;\\d]{0,25}${N}[^.;\\d]{0,25}\\b(?:after|post|then|now)\\b(?:\\s?\\d+\\s?(?:min|hr|h|hour)\\w*)?[^.;\\d]{0,20}${N}`,
      'gi',
    ),
    early: 1,
  },
  {
    pattern: new RegExp(
      `\\b(?:went|fell|dropped|down|came down|decreased|improved|reduced|declined) from (?:an? )?${N}[^.;\\d]{0,30}\\bto (?:an? )?${N}`,
      'gi',
    ),
    early: 1,
  },
  {
    pattern: new RegExp(
      `${N}[^.;\\d]{0,20}\\b(?:against|versus|vs\\.?|compared (?:with|to)|down from)\\s(?:an? )?${N}(?=[^.;]{0,40}\\b(?:before|baseline|prior|preceding|earlier))`,
      'gi',
    ),
    early: 2,
  },
];

function statedPairs(text: string): readonly Pair[] {
  const masked = maskedSpans(text);
  for (const { pattern, early } of pairPatterns) {
    const found: Pair[] = [];
    for (const m of text.matchAll(pattern)) {
      const [a, b] = [Number(m[1]), Number(m[2])];
      if (a > 10 || b > 10) continue;
      const first = m.index + m[0].indexOf(m[1]);
      const second = m.index + m[0].lastIndexOf(m[2]);
      if (masked.some((s) => (s.start <= first && first < s.end) || (s.start <= second && second < s.end))) continue;
      const inputs = [
        { start: first, end: first + m[1].length },
        { start: second, end: second + m[2].length },
      ];
      found.push({
        before: early === 1 ? a : b,
        after: early === 1 ? b : a,
        start: first,
        end: second + m[2].length,
        approximate: /\b(?:about|around|approximately|roughly)\b/i.test(m[0]),
        inputs,
      });
    }
    if (found.length > 0) return found;
  }
  return [];
}

/** "Pain with leaning back before: 9." and, as the next sentence, "Twenty minutes after: 1." */
function acrossSentences(left: string, right: string): Pair | null {
  if (!about.test(left) || goal.test(left)) return null;
  const a = new RegExp(`\\b(?:before|pre-?\\w*|baseline)\\b[^.;\\d]{0,25}:?\\s?${N}\\D*$`, 'i').exec(left);
  const b = new RegExp(
    `^\\D{0,40}?(?:\\d+ ?min\\w*)?\\D{0,20}\\b(?:after|post-?\\w*)\\b[^.;\\d]{0,25}:?\\s?${N}\\D*$`,
    'i',
  ).exec(right);
  if (!a || !b || Number(a[1]) > 10 || Number(b[1]) > 10) return null;
  const start = a.index + a[0].lastIndexOf(a[1]);
  const end = b.index + b[0].lastIndexOf(b[1]);
  return {
    before: Number(a[1]),
    after: Number(b[1]),
    start,
    end: end + b[1].length,
    approximate: false,
    inputs: [
      { start, end: start + a[1].length },
      { start: end, end: end + b[1].length },
    ],
  };
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
