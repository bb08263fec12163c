// A chart and the concepts a policy needs in, every mention of each out, with how it is meant, when, and of which side.

import type { Chart } from '../../chart/chart.ts';
import { touches, within } from '../../values/span.ts';
import type { ConceptNeed, Mention } from '../finding.ts';
import { compileMatcher, type Entry, type Match, type Matcher } from '../phrases/index.ts';
import { acrossLabels } from './answers.ts';
import { type CodeMatch, codeMatcher } from './codes.ts';
import { type DateOf, mentionOf } from './mention.ts';
import { deniesPastTurn } from './own-negation.ts';

type Compiled = { readonly words: Matcher; readonly codes: (chart: Chart) => CodeMatch[] };
const compiled = new WeakMap<readonly ConceptNeed[], Compiled>();

/** Circular references between the concepts, as `a → b → a`. */
export const cyclesOf = (concepts: readonly ConceptNeed[]): readonly string[] => compile(concepts).words.cycles;

export function findMentions(
  chart: Chart,
  concepts: readonly ConceptNeed[],
  dateOf: DateOf,
): Map<string, readonly Mention[]> {
  const { words, codes } = compile(concepts);
  const byKey = new Map<string, Match[]>();
  for (const match of [...words(chart), ...acrossLabels(chart, words)]) {
    const list = byKey.get(match.key);
    if (list) list.push(match);
    else byKey.set(match.key, [match]);
  }
  const codesOf = new Map<string, Match[]>();
  for (const { key, token } of codes(chart)) {
    const { start, end } = chart.tokens[token];
    const match = { key, start, end, first: token, last: token, sentence: sentenceOf(chart, token) };
    const list = codesOf.get(key);
    if (list) list.push(match);
    else codesOf.set(key, [match]);
  }
  const context = { chart, dateOf };
  const isPastTurn = deniesPastTurn(chart);
  const found = new Map<string, readonly Mention[]>();
  for (const { id } of concepts) {
    const except = bySentence(byKey.get(`except ${id}`));
    const excepted = (m: Match): boolean => except.get(m.sentence)?.some((e) => touches(m, e)) ?? false;
    const opposite = (byKey.get(`opposite ${id}`) ?? []).filter((m) => !excepted(m));
    const opposed = bySentence(opposite);
    const phrases = (byKey.get(`phrase ${id}`) ?? []).filter(
      (m) => !excepted(m) && !opposed.get(m.sentence)?.some((o) => within(m, o)),
    );
    const mention = (via: Mention['via']) => (match: Match) => mentionOf(id, via, match, context);
    const mentions = [
      ...phrases.map(mention('phrase')),
      ...opposite.map(mention('opposite')),
      ...(codesOf.get(id) ?? []).map(mention('code')),
    ].filter((m) => !isPastTurn(m));
    found.set(
      id,
      mentions.sort((a, b) => a.start - b.start || a.end - b.end),
    );
  }
  return found;
}

function bySentence(matches: readonly Match[] = []): ReadonlyMap<number, readonly Match[]> {
  const found = new Map<number, Match[]>();
  for (const match of matches) {
    const list = found.get(match.sentence);
    if (list) list.push(match);
    else found.set(match.sentence, [match]);
  }
  return found;
}

function compile(concepts: readonly ConceptNeed[]): Compiled {
  const before = compiled.get(concepts);
  if (before) return before;
  const phrasesOf = new Map(concepts.map((c) => [c.id, c.phrases]));
  const entries = concepts.flatMap(({ id, phrases, opposite, except }): Entry[] => [
    ...phrases.map((phrase) => ({ key: `phrase ${id}`, phrase })),
    ...opposite.map((phrase) => ({ key: `opposite ${id}`, phrase })),
    ...except.map((phrase) => ({ key: `except ${id}`, phrase })),
  ]);
  const made: Compiled = {
    words: compileMatcher(entries, (id) => phrasesOf.get(id) ?? []),
    codes: codeMatcher(concepts.flatMap(({ id, codes }) => codes.map((code) => ({ key: id, code })))),
  };
  compiled.set(concepts, made);
  return made;
}

function sentenceOf(chart: Chart, token: number): number {
  let low = 0;
  let high = chart.sentences.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (chart.sentenceTokens[middle] <= token) low = middle;
    else high = middle - 1;
  }
  return low;
}
