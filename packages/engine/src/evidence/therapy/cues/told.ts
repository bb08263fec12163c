// A chart's sentence in, the outcomes told in it in phrases out: offsets from its beginning.

import type { Chart } from '../../../chart/chart.ts';
import { type Phrase, parsePhrase } from '../../../values/phrase.ts';
import type { Span } from '../../../values/span.ts';
import { compileMatcher, type Match, type Matcher } from '../../phrases/index.ts';
import type { Direction, ToldRow } from './cue.ts';
import { outcomeTold, toldGroups } from './outcome-told.ts';

/** Of equally long cues those of the pattern rows stand. */
const AFTER_WRITTEN = 1_000;

export type Told = Span & {
  readonly axis: 'outcome';
  readonly value: ToldRow['value'];
  readonly direction: Direction;
  readonly row: number;
};

function parsed(line: string): Phrase {
  const made = parsePhrase(line);
  if ('mistake' in made) throw new Error(`outcome \`${line}\`: ${made.mistake.message}`);
  return made.phrase;
}

let compiled: Matcher | null = null;
function matcher(): Matcher {
  if (compiled) return compiled;
  const groups = new Map(Object.entries(toldGroups).map(([id, phrase]) => [id, [parsed(phrase)]]));
  const entries = outcomeTold.flatMap(({ phrases }, row) =>
    phrases
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => ({ key: String(row), phrase: parsed(line) })),
  );
  compiled = compileMatcher(entries, (id) => groups.get(id) ?? []);
  return compiled;
}

const ofChart = new WeakMap<Chart, (sentence: number) => Match[]>();

export function toldIn(chart: Chart, index: number): Told[] {
  const read = ofChart.get(chart) ?? matcher().sentencesOf(chart);
  ofChart.set(chart, read);
  const { start } = chart.sentences[index];
  return read(index).map((m) => {
    const { value, dir } = outcomeTold[Number(m.key)];
    return {
      start: m.start - start,
      end: m.end - start,
      axis: 'outcome',
      value,
      direction: dir,
      row: AFTER_WRITTEN + Number(m.key),
    };
  });
}
