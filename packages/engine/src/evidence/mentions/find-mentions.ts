// A chart and the concepts a policy needs in, every mention of each out, with how it is meant, when, and of which side.

import type { Chart } from '../../chart/chart.ts';
import type { Phrase } from '../../values/phrase.ts';
import { touches, within } from '../../values/span.ts';
import type { ConceptNeed, Mention } from '../finding.ts';
import { compileMatcher, type Entry, type Match, type Matcher } from '../phrases/index.ts';
import { acrossLabels } from './answers.ts';
import { withoutKindsNotChosen } from './chosen.ts';
import { type CodeMatch, codeMatcher } from './codes.ts';
import { type DateOf, mentionOf } from './mention.ts';
import { deniesPastTurn } from './own-negation.ts';
import { guardedIn, isSound, keyOf, referencesOf } from './references.ts';

type Compiled = {
  readonly words: Matcher;
  readonly codes: (chart: Chart) => CodeMatch[];
  /** Of `phrase a` and the like: the keys of its matches. */
  readonly keys: ReadonlyMap<string, readonly string[]>;
  /** The words of some of the concepts alone, by the set that was asked for. */
  readonly some: WeakMap<ReadonlySet<string>, Matcher>;
};
const compiled = new WeakMap<readonly ConceptNeed[], Compiled>();

/** Circular references between the concepts, as `a → b → a`. */
export const cyclesOf = (concepts: readonly ConceptNeed[]): readonly string[] => compile(concepts).words.cycles;

/** @param sought the concepts whose mentions are asked for; the others only stand inside their phrases */
export function findMentions(
  chart: Chart,
  concepts: readonly ConceptNeed[],
  dateOf: DateOf,
  sought: ReadonlySet<string> | null = null,
): Map<string, readonly Mention[]> {
  const compiledFor = compile(concepts);
  const { codes, keys } = compiledFor;
  const words = sought ? wordsOf(compiledFor, sought) : compiledFor.words;
  const byKey = new Map<string, Match[]>();
  for (const match of [...words(chart), ...acrossLabels(chart, words)]) {
    const list = byKey.get(match.key);
    if (list) list.push(match);
    else byKey.set(match.key, [match]);
  }
  const codesOf = new Map<string, Match[]>();
  for (const { key, token } of codes(chart)) {
    if (sought && !sought.has(key)) continue;
    const { starts, ends } = chart.tokens;
    const match = {
      key,
      start: starts[token],
      end: ends[token],
      first: token,
      last: token,
      sentence: sentenceOf(chart, token),
    };
    const list = codesOf.get(key);
    if (list) list.push(match);
    else codesOf.set(key, [match]);
  }
  const context = { chart, dateOf };
  const isPastTurn = deniesPastTurn(chart);
  const found = new Map<string, readonly Mention[]>();
  const groups = new Map<string, ReadonlyMap<number, readonly Match[]>>();
  const grouped = (group: string): ReadonlyMap<number, readonly Match[]> => {
    const before = groups.get(group);
    if (before) return before;
    const made = bySentence(keys.get(group)?.flatMap((key) => byKey.get(key) ?? []));
    groups.set(group, made);
    return made;
  };
  /** Of a thousand concepts a chart speaks of few. */
  const isFound = (group: string): boolean => keys.get(group)?.some((key) => byKey.has(key)) ?? false;
  const phrasesOf = (id: string) => grouped(`phrase ${id}`);
  const exceptOf = (id: string) => grouped(`except ${id}`);
  /** A group's matches, longest ones only, without those that rest on a look-alike. */
  const matchesOf = (group: string): Match[] => {
    const own = keys.get(group) ?? [];
    if (own.length === 1 && own[0] === group) return byKey.get(group) ?? [];
    const sound = own.flatMap((key) => byKey.get(key) ?? []).filter((m) => isSound(m, m.key, phrasesOf, exceptOf));
    const beside = bySentence(sound);
    return sound.filter((m) => {
      const same = beside.get(m.sentence) ?? [];
      const at = same.indexOf(m);
      return !same.some((o, i) => i !== at && hides(o, m, i < at));
    });
  };
  for (const { id } of concepts) {
    if (sought && !sought.has(id)) continue;
    if (!codesOf.has(id) && !isFound(`phrase ${id}`) && !isFound(`opposite ${id}`)) {
      found.set(id, NONE);
      continue;
    }
    const except = exceptOf(id);
    const excepted = (m: Match): boolean => except.get(m.sentence)?.some((e) => touches(m, e)) ?? false;
    // an opposite that goes on before and behind a look-alike has words of its own: "no sleep apnea screening was positive"
    const lookAlike = (m: Match): boolean =>
      except.get(m.sentence)?.some((e) => touches(m, e) && !(m.start < e.start && e.end < m.end)) ?? false;
    const opposite = matchesOf(`opposite ${id}`).filter((m) => !lookAlike(m) && !endsOnScale(chart, m));
    const opposed = bySentence(opposite);
    const phrases = matchesOf(`phrase ${id}`).filter(
      (m) => !excepted(m) && !isOpposed(chart, m, opposed.get(m.sentence) ?? []) && !endsOnScale(chart, m),
    );
    const mentions: Mention[] = [];
    const add = (via: Mention['via'], matches: readonly Match[]): void => {
      for (const match of matches) {
        const mention = mentionOf(id, via, match, context);
        if (!isPastTurn(mention)) mentions.push(mention);
      }
    };
    add('phrase', phrases);
    add('opposite', opposite);
    add('code', codesOf.get(id) ?? []);
    found.set(
      id,
      withoutKindsNotChosen(chart, mentions).sort((a, b) => a.start - b.start || a.end - b.end),
    );
  }
  return found;
}

const NONE: readonly Mention[] = [];

/** "Pain (0-10)" names a scale; it is no pain of nought. */
const endsOnScale = (chart: Chart, m: Match): boolean =>
  ENDS_NAME.test(chart.text.slice(m.end, m.end + 6)) && SCALE_AT_END.test(chart.text.slice(m.start, m.end));
const SCALE_AT_END = /^\D*\b(?:pain|nrs|vas|nprs|score|level|rating|intensity)\s*\(?\s?[01]\s?(?:[-–]|to)\s?10$/i;
const ENDS_NAME = /^(?:\s?[):]|\s?scale)/i;

/** Does one match of a concept make another of it superfluous? Of two equal ones the first stays. */
const hides = (a: Match, b: Match, first: boolean): boolean =>
  within(b, a) && (first || a.start < b.start || a.end > b.end);

/** The words of an opposite are no words of a phrase: not inside one, and not from one to another ("hurts in bed only; fine on his feet"). */
const isOpposed = (chart: Chart, m: Match, opposites: readonly Match[]): boolean =>
  opposites.some((o) => within(m, o) || isDeniedInside(chart, m, o)) ||
  (opposites.some((o) => o.start <= m.start && m.start < o.end) &&
    opposites.some((o) => o.start < m.end && m.end <= o.end));

/** "EPS: non-inducible VT": a phrase that closes over an opposite which denies has swallowed the denial. */
const isDeniedInside = (chart: Chart, phrase: Match, opposite: Match): boolean =>
  within(opposite, phrase) &&
  DENIES.test(chart.text.slice(opposite.start, opposite.end)) &&
  !DENIES.test(chart.text.slice(phrase.start, opposite.start)) &&
  !STARTS_DENYING.test(chart.text.slice(phrase.start, phrase.end));
const DENIES = /\b(?:no|not|non|never|without|negative)\b/i;
const STARTS_DENYING = /^(?:no|not|never|without|cannot|can't|unable|nothing|none)\b/i;

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
    some: new WeakMap(),
  };
  compiled.set(concepts, made);
  return made;
}

/** The words of the concepts sought, and of those whose look-alikes tell whether their phrases are sound. */
function wordsOf({ words, keys, some }: Compiled, sought: ReadonlySet<string>): Matcher {
  const before = some.get(sought);
  if (before) return before;
  const wanted = new Set<string>();
  const want = (group: string): readonly string[] => {
    const own = keys.get(group) ?? [];
    for (const key of own) wanted.add(key);
    return own;
  };
  for (const id of sought) {
    want(`except ${id}`);
    for (const key of [...want(`phrase ${id}`), ...want(`opposite ${id}`)])
      for (const guarded of referencesOf(key)) {
        want(`phrase ${guarded}`);
        want(`except ${guarded}`);
      }
  }
  const made = words.of(wanted);
  some.set(sought, made);
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
