// Patterns in; out, for a chart, which of its sentences they can match at all: those that hold a word of which each match must have one.
//
// A pattern over a sentence is costly, and most sentences hold none of its words. Each distinct word of the chart is asked once, for all
// patterns in one walk over its letters; each sentence has then a bit for each pattern.

import type { Chart } from '../chart/chart.ts';
import { sentenceTexts } from './flat-text.ts';
import { finderOf, requiredBy } from './required-words.ts';

type Tokens = Pick<Chart, 'tokens' | 'sentenceTokens' | 'text' | 'sentences'>;

export type Hints = {
  /** Of each sentence a bit for each pattern, from the first on. */
  readonly of: (chart: Tokens) => Int32Array;
  /** The same bits for any text, such as a heading. */
  readonly inText: (text: string) => number;
};

/** For at most 32 patterns. */
export function hintsFor(patterns: readonly RegExp[]): Hints {
  if (patterns.length > 32) throw new Error('more patterns than bits');
  const required = patterns.map(({ source }) => requiredBy(source, insideOneWord));
  const always = required.reduce((bits, words, p) => (words === null ? bits | (1 << p) : bits), 0);
  const find = finderOf(required);
  const inText = (text: string): number => {
    let bits = always;
    find(text, (pattern) => {
      bits |= 1 << pattern;
    });
    return bits;
  };
  const known = new WeakMap<object, Int32Array>();
  const of = (chart: Tokens): Int32Array => {
    const before = known.get(chart.tokens);
    if (before) return before;
    const { ids, words } = chart.tokens;
    const ofWord = Int32Array.from(words, ({ norm }) => inText(norm));
    const hints = new Int32Array(chart.sentences.length);
    chart.sentences.forEach(({ start }, s) => {
      // the number of an entry ("4. …") is no token
      let bits = isDigit(chart.text.charCodeAt(start)) ? -1 : always;
      for (let i = chart.sentenceTokens[s]; i < chart.sentenceTokens[s + 1]; i++) bits |= ofWord[ids[i]];
      hints[s] = bits;
    });
    known.set(chart.tokens, hints);
    return hints;
  };
  return { of, inText };
}

/** By name, whether a sentence matches; each is found out once. */
export type Told<Name extends string> = Readonly<Record<Name, (sentence: number) => boolean>>;

/** The same for patterns by name, and beyond the hint the answer. */
export function toldBy<Name extends string>(patterns: Readonly<Record<Name, RegExp>>): (chart: Chart) => Told<Name> {
  const named = Object.entries(patterns) as [Name, RegExp][];
  const { of } = hintsFor(named.map(([, pattern]) => pattern));
  const known = new WeakMap<Chart, Told<Name>>();
  return (chart) => {
    const before = known.get(chart);
    if (before) return before;
    const hints = of(chart);
    const texts = sentenceTexts(chart);
    const told = Object.fromEntries(
      named.map(([name, pattern], p) => {
        const answers = new Int8Array(texts.length);
        return [
          name,
          (sentence: number): boolean => {
            if (answers[sentence] === 0)
              answers[sentence] = ((hints[sentence] >> p) & 1) === 1 && pattern.test(texts[sentence]) ? 1 : -1;
            return answers[sentence] === 1;
          },
        ];
      }),
    ) as Told<Name>;
    known.set(chart, told);
    return told;
  };
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** What of a run of characters stands in the norm of one token, whatever stands around it: letters and the digits behind them, or digits. */
export function insideOneWord(run: string): string {
  let longest = '';
  for (const [part] of run.matchAll(/[a-z]+\d*|\d+/g)) if (part.length > longest.length) longest = part;
  return longest.length < FEWEST ? '' : longest;
}
/** Single characters stand in every sentence. */
const FEWEST = 2;
