// A chart and what was learnt of some criteria in; out, of each the sentences that speak most for it, or most against it.
//
// Two passes: how far a sentence could speak, however its words are meant, is reckoned for all at once; how they are meant is worked out only
// for those that could speak as far as is asked.

import type { Chart } from '../../chart/chart.ts';
import type { LearntWords, Pull } from '../../values/learnt.ts';
import type { Span } from '../../values/span.ts';
import type { FamiliarityOf, Likeness, LikenessesOf } from '../finding.ts';
import { featuresOf, placeOf, unmarked, weightOf, wordOf, wordsOf } from './features.ts';

/** Of one feature: what it adds at most to "met" and to "not met", criterion by criterion. */
type Most = { readonly criteria: number[]; readonly met: number[]; readonly notMet: number[] };

type Compiled = {
  readonly numbers: ReadonlyMap<string, number>;
  readonly learnt: readonly LearntWords[];
  readonly wordNumbers: ReadonlyMap<string, number>;
  /** By the number of a word, or of a pair of them. */
  readonly words: ReadonlyMap<number, Most>;
  readonly places: ReadonlyMap<string, Most>;
};

/** How far a sentence could speak at most. */
type Candidate = { readonly sentence: number; readonly most: Pull };

/** Nobody asks for less, in log-odds. */
const LEAST = -1;
/** So many are told: the best may be no fact about this patient. */
const TOLD = 3;

export function likenessIn(chart: Chart, learnt: ReadonlyMap<string, LearntWords>): LikenessesOf {
  let candidates: readonly (readonly Candidate[])[] | null = null;
  const meant = new Map<number, Meant>();
  const meantIn = (sentence: number): Meant => {
    const before = meant.get(sentence);
    if (before) return before;
    const words = wordsOf(chart, sentence);
    const read = { words, features: featuresOf(chart, sentence, words) };
    meant.set(sentence, read);
    return read;
  };
  return (criterion, side, least) => {
    const known = compile(learnt);
    const number = known.numbers.get(criterion);
    if (number === undefined) return [];
    candidates ??= candidatesIn(chart, known);
    const of = known.learnt[number];
    const at = side === 'met' ? 0 : 1;
    return candidates[number]
      .filter(({ most }) => most[at] >= least)
      .flatMap(({ sentence }): readonly Likeness[] => {
        const { words, features } = meantIn(sentence);
        if (isMostlyNumbers(words) || words.some(isOfAnother)) return [];
        const pull = pulled(features, of.bias, of.words);
        const margin = pull[at] - Math.max(0, pull[1 - at]);
        if (margin < least) return [];
        return [{ ...tellingWord(chart, sentence, words, of.words, at), sentence, margin }];
      })
      .sort((a, b) => b.margin - a.margin || a.sentence - b.sentence)
      .slice(0, TOLD);
  };
}

/** Asked of few sentences: of those that something hangs on. */
export function familiarityIn(chart: Chart, learnt: ReadonlyMap<string, LearntWords>): FamiliarityOf {
  return (criterion, side, sentence) => {
    const of = learnt.get(criterion);
    if (!of) return null;
    const features = featuresOf(chart, sentence, wordsOf(chart, sentence));
    return pulled(features, of.bias, of.words)[side === 'met' ? 0 : 1];
  };
}

/** A sentence's words, each with how it is meant, and all its features. */
type Meant = { readonly words: readonly string[]; readonly features: readonly string[] };

/** Where a part is said of somebody else, by its sound the rest may be too: "Her brother says that in his own case …". */
const isOfAnother = (word: string): boolean => word.startsWith('@');

/** "Date 04/10 04/14 04/17": how often numbers stand in a row is no wording. */
function isMostlyNumbers(words: readonly string[]): boolean {
  const numbers = words.filter((word) => /\d|^[!?@]?#$/.test(word)).length;
  return words.length - numbers < Math.min(FEW, numbers);
}
const FEW = 3;

/** Log-odds of "met" and of "not met" against "says nothing of it". */
export function pulled(features: readonly string[], bias: Pull, words: ReadonlyMap<string, Pull>): Pull {
  let met = 0;
  let notMet = 0;
  for (const feature of features) {
    const pull = words.get(feature);
    if (!pull) continue;
    met += pull[0];
    notMet += pull[1];
  }
  const weight = weightOf(features.length);
  return [bias[0] + met * weight, bias[1] + notMet * weight];
}

/** Where in the sentence the word stands that speaks most for one side. */
function tellingWord(
  { tokens, sentenceTokens }: Chart,
  sentence: number,
  words: readonly string[],
  pulls: ReadonlyMap<string, Pull>,
  side: 0 | 1,
): Span {
  let at = 0;
  words.forEach((word, i) => {
    if ((pulls.get(word)?.[side] ?? 0) > (pulls.get(words[at])?.[side] ?? 0)) at = i;
  });
  const token = sentenceTokens[sentence] + at;
  return { start: tokens.starts[token], end: tokens.ends[token] };
}

/** By criterion: the sentences that could speak of it. */
function candidatesIn(
  chart: Chart,
  { learnt, wordNumbers, words, places }: Compiled,
): readonly (readonly Candidate[])[] {
  const numbers = chart.tokens.words.map(({ stem }) => wordNumbers.get(wordOf(stem)) ?? 0);
  const met = new Float64Array(learnt.length);
  const notMet = new Float64Array(learnt.length);
  const add = (most: Most | undefined): void => {
    if (!most) return;
    for (let i = 0; i < most.criteria.length; i++) {
      met[most.criteria[i]] += most.met[i];
      notMet[most.criteria[i]] += most.notMet[i];
    }
  };
  const found: Candidate[][] = learnt.map(() => []);
  for (let sentence = 0; sentence < chart.sentences.length; sentence++) {
    const from = chart.sentenceTokens[sentence];
    const to = chart.sentenceTokens[sentence + 1];
    if (from === to) continue;
    met.fill(0);
    notMet.fill(0);
    for (let i = from, before = 0; i < to; i++) {
      const number = numbers[chart.tokens.ids[i]];
      add(words.get(number));
      if (i > from) add(words.get(pairNumber(before, number)));
      before = number;
    }
    const around = placeOf(chart, sentence);
    for (const place of around) add(places.get(place));
    const weight = weightOf(2 * (to - from) - 1 + around.length);
    for (let i = 0; i < learnt.length; i++) {
      const { bias } = learnt[i];
      const most: Pull = [bias[0] + met[i] * weight, bias[1] + notMet[i] * weight];
      if (most[0] >= LEAST || most[1] >= LEAST) found[i].push({ sentence, most });
    }
  }
  return found;
}

const WORDS = 1 << 20;
/** Words have numbers from 1; 0 is a word that nothing was learnt of. */
const pairNumber = (first: number, second: number): number => first * WORDS + second;

const compiled = new WeakMap<ReadonlyMap<string, LearntWords>, Compiled>();

function compile(learnt: ReadonlyMap<string, LearntWords>): Compiled {
  const before = compiled.get(learnt);
  if (before) return before;
  const wordNumbers = new Map<string, number>();
  const words = new Map<number, Most>();
  const places = new Map<string, Most>();
  const numberOf = (word: string): number => {
    const known = wordNumbers.get(word) ?? wordNumbers.size + 1;
    wordNumbers.set(word, known);
    return known;
  };
  const note = (most: Most, criterion: number, [met, notMet]: Pull): Most => {
    // entries of one criterion come together: what is denied and what is not are two features of one word
    const last = most.criteria.length - 1;
    const known = most.criteria[last] === criterion;
    const at = known ? last : last + 1;
    most.criteria[at] = criterion;
    most.met[at] = Math.max(known ? most.met[at] : 0, met);
    most.notMet[at] = Math.max(known ? most.notMet[at] : 0, notMet);
    return most;
  };
  const none = (): Most => ({ criteria: [], met: [], notMet: [] });
  [...learnt.values()].forEach((of, criterion) => {
    for (const [feature, pull] of of.words) {
      if (/^[a-z]+:/.test(feature)) {
        places.set(feature, note(places.get(feature) ?? none(), criterion, pull));
        continue;
      }
      const [first, second] = unmarked(feature).split(' ');
      const number = second === undefined ? numberOf(first) : pairNumber(numberOf(first), numberOf(second));
      words.set(number, note(words.get(number) ?? none(), criterion, pull));
    }
  });
  const numbers = new Map([...learnt.keys()].map((id, i) => [id, i]));
  const made = { numbers, learnt: [...learnt.values()], wordNumbers, words, places };
  compiled.set(learnt, made);
  return made;
}
