// A sentence in; out, its features: what can speak for or against a criterion in it. Learning (mnr policy learn) and reading share them.
//
// Its words and pairs of words by their stems, longer numbers all alike; the words of its lead; its shape, box, paper and section. A word that is
// denied, only planned, or said of somebody else is another word than the plain one: what charts teach of "relief" is not said of "no relief".

import type { Chart } from '../../chart/chart.ts';
import { stemOf } from '../../chart/words/stem.ts';
import { assess } from '../assertion/index.ts';
import type { Assertion } from '../finding.ts';

/** `!` denied, `?` no fact (planned, asked for, an empty form), `@` of somebody else. */
type Mark = '' | '!' | '?' | '@';
const MARKS = /(?<=^| )[!?@]/g;
export const unmarked = (feature: string): string => feature.replace(MARKS, '');

const markOf = (a: Assertion): Mark => {
  if (a.experiencer !== 'patient') return '@';
  if (a.frame !== 'actual') return '?';
  return a.polarity === 'negated' ? '!' : '';
};

const NUMBER = '#';

/** Of a word of the chart, as features name it. One digit may be a grade or a type; longer numbers are all alike. */
export const wordOf = (stem: string): string => (/^\d./.test(stem) ? NUMBER : stem);

export const pairOf = (first: string, second: string): string => `${first} ${second}`;

/** What stands around a sentence's words. */
export function placeOf(chart: Chart, sentence: number): readonly string[] {
  const s = chart.sentences[sentence];
  const lead = s.lead
    ? (chart.text
        .slice(s.lead.start, s.lead.end)
        .toLowerCase()
        .match(/[a-z]+/g) ?? [])
    : [];
  return [
    ...lead.map((word) => `lead:${stemOf(word)}`),
    `shape:${s.kind}`,
    `box:${s.check ?? 'no'}`,
    `paper:${chart.documents[s.document]?.kind ?? 'none'}`,
    `section:${chart.sections[s.section]?.kind ?? 'none'}`,
  ];
}

/** The words of a sentence, each with its mark. */
export function wordsOf(chart: Chart, sentence: number): readonly string[] {
  const { starts, ends, ids, words } = chart.tokens;
  const out: string[] = [];
  for (let i = chart.sentenceTokens[sentence]; i < chart.sentenceTokens[sentence + 1]; i++) {
    const meant = assess(chart, sentence, { start: starts[i], end: ends[i] });
    out.push(markOf(meant) + wordOf(words[ids[i]].stem));
  }
  return out;
}

/** All of them, as often as they stand there. */
export function featuresOf(chart: Chart, sentence: number, words = wordsOf(chart, sentence)): readonly string[] {
  return [...words, ...words.slice(1).map((word, i) => pairOf(words[i], word)), ...placeOf(chart, sentence)];
}

/** How much one feature of so many tells. */
export const weightOf = (features: number): number => 1 / Math.sqrt(features);
