// A chart and the concepts a policy needs in, every mention of each out, with how it is meant, when, and of which side.

import type { Chart } from '../../chart/chart.ts';
import type { Phrase } from '../../values/phrase.ts';
import { type Span, touches, within } from '../../values/span.ts';
import type { ConceptNeed, Mention } from '../finding.ts';
import { compileMatcher, type Entry, type Match, type Matcher } from '../phrases/index.ts';
import { acrossLabels } from './answers.ts';
import { type CodeMatch, codeMatcher } from './codes.ts';
import { type DateOf, placesOf } from './places.ts';
import { guardedIn, isSound, keyOf } from './references.ts';

type Compiled = {
  readonly words: Matcher;
  readonly codes: (chart: Chart) => CodeMatch[];
  /** Of `phrase a` and the like: the keys of its matches. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
};
const compiled = new WeakMap<readonly ConceptNeed[], Compiled>();

/** Circular references between the concepts, as `a → b → a`. */
export const cyclesOf = (concepts: readonly ConceptNeed[]): readonly string[] => compile(concepts).words.cycles;

export function findMentions(
  chart: Chart,
  concepts: readonly ConceptNeed[],
  dateOf: DateOf,
): Map<string, readonly Mention[]> {
  const { words, codes, keys } = compile(concepts);
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
  const placeOf = placesOf(chart, dateOf);
  const found = new Map<string, readonly Mention[]>();
  const groups = new Map<string, ReadonlyMap<number, readonly Match[]>>();
  const grouped = (group: string): ReadonlyMap<number, readonly Match[]> => {
    const before = groups.get(group);
    if (before) return before;
    const made = bySentence(keys.get(group)?.flatMap((key) => byKey.get(key) ?? []));
    groups.set(group, made);
    return made;
  };
  const phrasesOf = (id: string) => grouped(`phrase ${id}`);
  const exceptOf = (id: string) => grouped(`except ${id}`);
  /** A group's matches, longest ones only, without those that rest on a look-alike. */
  const matchesOf = (group: string): Match[] => {
    const own = keys.get(group) ?? [];
    if (own.length === 1 && own[0] === group) return byKey.get(group) ?? [];
    const sound = own.flatMap((key) => byKey.get(key) ?? []).filter((m) => isSound(m, m.key, phrasesOf, exceptOf));
    return sound.filter((m, i) => !sound.some((o, j) => o.sentence === m.sentence && j !== i && hides(o, m, j < i)));
  };
  for (const { id } of concepts) {
    const except = exceptOf(id);
    const excepted = (m: Match): boolean => except.get(m.sentence)?.some((e) => touches(m, e)) ?? false;
    // an opposite that goes on before and behind a look-alike has words of its own: "no sleep apnea screening was positive"
    const lookAlike = (m: Match): boolean =>
      except.get(m.sentence)?.some((e) => touches(m, e) && !(m.start < e.start && e.end < m.end)) ?? false;
    const opposite = matchesOf(`opposite ${id}`).filter((m) => !lookAlike(m));
    const opposed = bySentence(opposite);
    const phrases = matchesOf(`phrase ${id}`).filter(
      (m) => !excepted(m) && !opposed.get(m.sentence)?.some((o) => within(m, o)),
    );
    const mention =
      (via: Mention['via']) =>
      (match: Match): Mention => {
        const { start, end, sentence } = match;
        const { assertion, date, side } = placeOf(match);
        return {
          start,
          end,
          concept: id,
          via,
          assertion: ownNegation(chart, assertion, match, via),
          date,
          sentence,
          side,
        };
      };
    const mentions = [
      ...phrases.map(mention('phrase')),
      ...opposite.map(mention('opposite')),
      ...(codesOf.get(id) ?? []).map(mention('code')),
    ].filter((m) => !deniesPastTurn(chart, m));
    found.set(
      id,
      mentions.sort((a, b) => a.start - b.start || a.end - b.end),
    );
  }
  return found;
}

/** Does one match of a concept make another of it superfluous? Of two equal ones the first stays. */
const hides = (a: Match, b: Match, first: boolean): boolean =>
  within(b, a) && (first || a.start < b.start || a.end > b.end);

/** "No antihypertensives, clean coronaries": a good state behind the comma is said, not denied. */
const good = /^(?:normal|clean|clear|intact|full|good|excellent|unremarkable|negative|healthy|stable|well|benign)\b/i;

const negates = /^(?:no|not|never|without|nothing|nobody|denies|denied|denying|neither|nor|none)\b/i;

/** "No leg weakness, no trouble urinating": a phrase that begins with its own negation is not negated again by the one before it. */
function ownNegation(chart: Chart, a: Mention['assertion'], span: Span, via: Mention['via']): Mention['assertion'] {
  const words = chart.text.slice(span.start, span.end);
  const behindComma =
    via === 'opposite' && good.test(words) && /,\s*$/.test(chart.text.slice(Math.max(0, span.start - 4), span.start));
  if (!negates.test(words) && !behindComma) return a;
  // the denial of a denial is not stated either way ("no evidence that there is no weakness")
  if (a.whole) return a.frame === 'actual' ? { ...a, frame: 'hypothetical' } : a;
  // an empty box before "not done" takes back the denial itself
  if (a.cues.some((c) => c.rule === 'check box off')) return a;
  return a.polarity === 'negated' ? { ...a, polarity: 'affirmed' } : a;
}

/** "Not safe to walk; safely operates the chair", "no trouble with chores except reading": a denial does not reach past a turn, so words that do are neither denied nor stated. */
function deniesPastTurn(chart: Chart, m: Mention): boolean {
  const words = chart.text.slice(m.start, m.end);
  if (!turn.test(words)) return false;
  return m.via === 'opposite' ? negates.test(words) : m.assertion.polarity === 'negated';
}
const turn = /;|\b(?:but|except|however|although|apart from)\b/i;

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
  const guarded = guardedIn(concepts);
  const keys = new Map<string, string[]>();
  const entry =
    (group: string) =>
    (phrase: Phrase): Entry => {
      const key = group.startsWith('except') ? group : keyOf(group, phrase, guarded);
      const known = keys.get(group) ?? [];
      if (!known.includes(key)) keys.set(group, [...known, key]);
      return { key, phrase };
    };
  const entries = concepts.flatMap(({ id, phrases, opposite, except }): Entry[] => [
    ...phrases.map(entry(`phrase ${id}`)),
    ...opposite.map(entry(`opposite ${id}`)),
    ...except.map(entry(`except ${id}`)),
  ]);
  const made: Compiled = {
    words: compileMatcher(entries, (id) => phrasesOf.get(id) ?? []),
    codes: codeMatcher(concepts.flatMap(({ id, codes }) => codes.map((code) => ({ key: id, code })))),
    keys,
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
