// What a sentence says of treatments: a chart and a sentence in; its cues of outcome, status and harm out, words, cells, percents and
// readings together.

import type { Chart } from '../../chart/chart.ts';
import { matchesOf } from '../../values/matches.ts';
import type { Span } from '../../values/span.ts';
import { flatText } from '../flat-text.ts';
import { cellCues } from './cells.ts';
import { type Cue, cuesIn } from './cues/index.ts';
import { readingChanges } from './reading-change.ts';

const relief =
  /(?:(?:about|approximately|approx\.?|~|over|at least|>|≥|more than|nearly|only)\s?)?(\d{1,3})(?:\s?(?:-|–|to)\s?\d{1,3})?\s?(?:%|percent)\s?(?:\w+\s){0,3}(?:relief|improvement|reduction|better|decrease|benefit|improved|relieved)\b|\b(?:relief|improvement|reduction|benefit) (?:of |was |is |: ?)?(?:about |approximately |~|>|≥|at least )?(\d{1,3})\s?(?:%|percent)/gi;

type Said = Record<'outcomes' | 'statuses' | 'harms', readonly Cue[]> & { readonly barred: readonly Span[] };
const cache = new WeakMap<Chart, Map<number, Said>>();

/** The cues of a sentence, read once per chart: offsets are those of the sentence. */
export function cuesOf(chart: Chart, index: number): Said {
  const of = cache.get(chart) ?? new Map<number, Said>();
  cache.set(chart, of);
  const before = of.get(index);
  if (before) return before;
  const s = chart.sentences[index];
  const text = flatText(chart, s);
  const cells = cellCues(chart, s);
  const percent: Cue[] = matchesOf(relief, text).map((m) => {
    const n = Number(m[1] ?? m[2]);
    return {
      start: m.index,
      end: m.index + m[0].length,
      axis: 'outcome',
      value: n >= 50 ? 'effective' : n >= 10 ? 'partial' : 'failed',
      direction: 'both',
    };
  });
  const first = [...cells.filter((c) => c.axis === 'outcome'), ...percent, ...readingChanges(text)];
  const { outcomes, statuses, barred, harms } = cuesIn(chart, index);
  const said = {
    barred,
    harms,
    outcomes: [...first, ...outcomes.filter((c) => !first.some((f) => f.start < c.end && c.start < f.end))].sort(
      (a, b) => a.start - b.start,
    ),
    statuses: [...cells.filter((c) => c.axis === 'status'), ...statuses].sort((a, b) => a.start - b.start),
  };
  of.set(index, said);
  return said;
}
