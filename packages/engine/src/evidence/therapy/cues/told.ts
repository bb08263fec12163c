// A chart's sentence in, the outcomes and states of treatments told in it in phrases out: offsets from its beginning.

import type { Chart } from '../../../chart/chart.ts';
import { type Phrase, parsePhrase } from '../../../values/phrase.ts';
import type { Span } from '../../../values/span.ts';
import { compileMatcher, type Match, type Matcher } from '../../phrases/index.ts';
import type { Cue, Outcome, Status } from './cue.ts';
import { harms } from './harms.ts';
import { outcomeTold } from './outcome-told.ts';
import { statusTold } from './status-told.ts';
import { toldGroups } from './told-groups.ts';

/** Of equally long cues those of the pattern rows stand. */
const AFTER_WRITTEN = 1_000;

type Where = Pick<Cue, 'direction' | 'of'> & { readonly row: number };
export type ToldOutcome = Span &
  Where & { readonly axis: 'outcome'; readonly value: Outcome | 'barred' | 'harm' | null };
export type ToldStatus = Span & Where & { readonly axis: 'status'; readonly value: Status };
type Told = { readonly outcomes: readonly ToldOutcome[]; readonly statuses: readonly ToldStatus[] };

const outcomeRows = [...outcomeTold, ...harms];
const rows = [...outcomeRows, ...statusTold];

function parsed(line: string): Phrase {
  const made = parsePhrase(line);
  if ('mistake' in made) throw new Error(`cue \`${line}\`: ${made.mistake.message}`);
  return made.phrase;
}

let compiled: Matcher | null = null;
function matcher(): Matcher {
  if (compiled) return compiled;
  const groups = new Map(Object.entries(toldGroups).map(([id, phrase]) => [id, [parsed(phrase)]]));
  const entries = rows.flatMap(({ phrases }, row) =>
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

export function toldIn(chart: Chart, index: number): Told {
  const read = ofChart.get(chart) ?? matcher().sentencesOf(chart);
  ofChart.set(chart, read);
  const { start } = chart.sentences[index];
  const outcomes: ToldOutcome[] = [];
  const statuses: ToldStatus[] = [];
  for (const m of read(index)) {
    const k = Number(m.key);
    const at = {
      start: m.start - start,
      end: m.end - start,
      direction: rows[k].dir,
      of: rows[k].of,
      row: AFTER_WRITTEN + k,
    };
    if (k < outcomeRows.length) outcomes.push({ ...at, axis: 'outcome', value: outcomeRows[k].value });
    else statuses.push({ ...at, axis: 'status', value: statusTold[k - outcomeRows.length].value });
  }
  return { outcomes, statuses };
}
