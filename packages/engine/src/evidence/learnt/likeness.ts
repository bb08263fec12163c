// A chart and what was learnt of some criteria in; out, of each the sentences that speak most for it and those that speak most against it.
//
// Two passes: how the words of a sentence are meant is worked out only where they could speak of a criterion, however they are meant.

import type { Chart } from '../../chart/chart.ts';
import type { LearntWords, Pull } from '../../values/learnt.ts';
import type { Likeness, Likenesses } from '../finding.ts';
import { featuresOf, placeOf, unmarked, weightOf, wordOf, wordsOf } from './features.ts';

/** Of one feature: at every second place what it adds at most to "met" and to "not met" of a criterion, criterion by criterion. */
type Most = { readonly criteria: number[]; readonly met: number[]; readonly notMet: number[] };

type Compiled = {
  readonly ids: readonly string[];
  readonly learnt: readonly LearntWords[];
  readonly wordNumbers: ReadonlyMap<string, number>;
  /** By the number of a word, or of a pair of them. */
  readonly words: ReadonlyMap<number, Most>;
  readonly places: ReadonlyMap<string, Most>;
};

/** Below it a sentence says nothing of a criterion; margins are in log-odds. */
const LEAST = -1;

export function likenessIn(chart: Chart, learnt: ReadonlyMap<string, LearntWords>): (criterion: string) => Likenesses {
  let read: ReadonlyMap<string, Likenesses> | null = null;
  return (criterion) => {
    read ??= readAll(chart, compile(learnt));
    return read.get(criterion) ?? NONE;
  };
}
const NONE: Likenesses = { met: [], notMet: [] };

/** So many of a side are kept: the best may be no fact about this patient. */
const KEPT = 3;

function readAll(chart: Chart, known: Compiled): ReadonlyMap<string, Likenesses> {
  const found = new Map<string, Likenesses>();
  for (const [sentence, criteria] of candidates(chart, known)) {
    const words = wordsOf(chart, sentence);
    const features = featuresOf(chart, sentence, words);
    for (const criterion of criteria) {
      const { bias, words: pulls } = known.learnt[criterion];
      const [met, notMet] = pulled(features, bias, pulls);
      const id = known.ids[criterion];
      const before = found.get(id) ?? NONE;
      const among = (side: 0 | 1, margin: number, others: readonly Likeness[]): readonly Likeness[] => {
        if (margin < LEAST) return others;
        const own = { ...tellingWord(chart, sentence, words, pulls, side), sentence, margin };
        return [...others, own].sort((a, b) => b.margin - a.margin).slice(0, KEPT);
      };
      found.set(id, {
        met: among(0, met - Math.max(0, notMet), before.met),
        notMet: among(1, notMet - Math.max(0, met), before.notMet),
      });
    }
  }
  return found;
}

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
) {
  let at = 0;
  words.forEach((word, i) => {
    if ((pulls.get(word)?.[side] ?? 0) > (pulls.get(words[at])?.[side] ?? 0)) at = i;
  });
  const token = sentenceTokens[sentence] + at;
  return { start: tokens.starts[token], end: tokens.ends[token] };
}

/** The sentences that could speak of criteria, with the numbers of these. */
function candidates(chart: Chart, known: Compiled): ReadonlyMap<number, readonly number[]> {
  const { ids, learnt, wordNumbers, words, places } = known;
  const numbers = chart.tokens.words.map(({ stem }) => wordNumbers.get(wordOf(stem)) ?? 0);
  const met = new Float64Array(ids.length);
  const notMet = new Float64Array(ids.length);
  const add = (most: Most | undefined): void => {
    if (!most) return;
    for (let i = 0; i < most.criteria.length; i++) {
      met[most.criteria[i]] += most.met[i];
      notMet[most.criteria[i]] += most.notMet[i];
    }
  };
  const found = new Map<number, readonly number[]>();
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
    const criteria = ids
      .map((_, i) => i)
      .filter((i) => Math.max(learnt[i].bias[0] + met[i] * weight, learnt[i].bias[1] + notMet[i] * weight) >= LEAST);
    if (criteria.length > 0) found.set(sentence, criteria);
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
  const made = { ids: [...learnt.keys()], learnt: [...learnt.values()], wordNumbers, words, places };
  compiled.set(learnt, made);
  return made;
}
