// The lists of spinal levels of a sentence, each with its side; read when a rule asks for them.

import type { Chart } from '../../chart/chart.ts';
import type { Side } from '../finding.ts';
import { flatText } from '../flat-text.ts';
import { sideOf } from '../mentions/side.ts';
import { type LevelList, levelListsIn } from './joints.ts';

export type SpineLevels = LevelList & { readonly side: Side | null };

const known = new WeakMap<Chart, Map<number, readonly SpineLevels[]>>();

export function levelsIn(chart: Chart, sentence: number): readonly SpineLevels[] {
  const read = known.get(chart) ?? new Map<number, readonly SpineLevels[]>();
  known.set(chart, read);
  const before = read.get(sentence);
  if (before) return before;
  const { start } = chart.sentences[sentence];
  const from = chart.sentenceTokens[sentence];
  const to = chart.sentenceTokens[sentence + 1];
  const found = levelListsIn(flatText(chart, chart.sentences[sentence])).map((l) => {
    const span = { start: start + l.start, end: start + l.end };
    let first = from;
    while (first + 1 < to && chart.tokens.ends[first] <= span.start) first++;
    let last = first;
    while (last + 1 < to && chart.tokens.starts[last + 1] < span.end) last++;
    return { ...l, ...span, side: sideOf(chart, sentence, first, last) };
  });
  read.set(sentence, found);
  return found;
}
