// The concepts of a file → phrases that can never match, or are already said by another phrase of the same list.

import type { Diagnostic } from '../values/diagnostic.ts';
import type { Phrase } from '../values/phrase.ts';
import type { Concept } from './policy.ts';

/** A phrase that stands for more wordings than this is compared as it is written only. */
const MOST_WORDINGS = 4000;

export function checkPhrases(file: string, text: string, concepts: Iterable<Concept>): readonly Diagnostic[] {
  const out: Diagnostic[] = [];
  const lines = linesOfKeys(text);
  for (const concept of concepts) {
    if (concept.id.startsWith('~')) continue;
    const line = lines.get(concept.id) ?? 1;
    const say = (code: string, message: string, help: string) =>
      out.push({ severity: 'error', code, message, file, line, column: 1, help });
    const wordings = {
      phrases: concept.phrases.map(wordingsOf),
      opposite: concept.opposite.map(wordingsOf),
      except: concept.except.map(wordingsOf),
    };
    for (const name of ['phrases', 'opposite', 'except'] as const) {
      const phrases = concept[name];
      for (const mark of phrases.flatMap(emptyIn))
        say(
          'empty-alternative',
          `in \`${name}\` of concept \`${concept.id}\`, the alternative \`${show(mark)}\` is no word, so nothing is asked for in its place`,
          'take it out, or write the words it stands for; what may be missing goes in `[…]`',
        );
      for (const [narrow, wide] of saidTwice(wordings[name]))
        say(
          'phrase-twice',
          `in \`${name}\` of concept \`${concept.id}\`, \`${show(phrases[narrow])}\` is already said by \`${show(phrases[wide])}\``,
          'take the narrower one out',
        );
    }
    const having = byWording(wordings.phrases);
    for (const name of ['except', 'opposite'] as const)
      for (const against of wordings[name]) {
        const told = new Set<number>();
        for (const both of against)
          for (const i of having.get(both) ?? []) {
            if (told.has(i)) continue;
            told.add(i);
            say(
              'phrase-shadowed',
              `concept \`${concept.id}\` has \`${both}\` both in its phrases (\`${show(concept.phrases[i])}\`) and in \`${name}\``,
              name === 'except'
                ? 'the exception wins, so this wording never matches'
                : 'a wording cannot both state and deny',
            );
          }
      }
  }
  return out;
}

/** The first line on which each name begins a map's entry. */
function linesOfKeys(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [at, line] of text.split('\n').entries()) {
    const key = /^\s+["']?([^"':]+)["']?:/.exec(line)?.[1];
    if (key !== undefined && !found.has(key)) found.set(key, at + 1);
  }
  return found;
}

/** Of several lists of wordings, those that are all in another one, each with the first such. */
function saidTwice(wordings: readonly ReadonlySet<string>[]): readonly (readonly [narrow: number, wide: number])[] {
  const having = byWording(wordings);
  return wordings.flatMap((mine, i) => {
    const [any] = mine;
    const other = having
      .get(any)
      ?.find((j) => j !== i && within(mine, wordings[j]) && (j < i || !within(wordings[j], mine)));
    return other === undefined ? [] : [[i, other] as const];
  });
}

/** Where each wording stands, in order. */
function byWording(wordings: readonly ReadonlySet<string>[]): ReadonlyMap<string, readonly number[]> {
  const having = new Map<string, number[]>();
  for (const [i, all] of wordings.entries())
    for (const wording of all) {
      const before = having.get(wording);
      if (before) before.push(i);
      else having.set(wording, [i]);
    }
  return having;
}

/** Alternatives that hold no letter, digit or sign that is read as a word: they match without a word. */
function emptyIn(p: Phrase): readonly Phrase[] {
  if (p.kind === 'optional') return emptyIn(p.of);
  if (p.kind === 'sequence') return p.of.flatMap(emptyIn);
  return p.kind === 'either' ? p.of.flatMap((o) => (isMark(o) ? [o] : emptyIn(o))) : [];
}

const isMark = (p: Phrase): boolean =>
  p.kind === 'sequence'
    ? p.of.every(isMark)
    : (p.kind === 'word' || p.kind === 'exact') && !/[\p{L}\p{N}%&<>≥≤]/u.test(p.text);

const within = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size <= b.size && [...a].every((x) => b.has(x));

function wordingsOf(phrase: Phrase): ReadonlySet<string> {
  return new Set(expand(phrase) ?? [show(phrase)]);
}

function expand(p: Phrase): readonly string[] | null {
  switch (p.kind) {
    case 'optional': {
      const inner = expand(p.of);
      return inner && ['', ...inner];
    }
    case 'either': {
      const inner = p.of.map(expand);
      return inner.every((x) => x !== null) ? inner.flat() : null;
    }
    case 'sequence': {
      let all: readonly string[] = [''];
      for (const part of p.of) {
        const next = expand(part);
        if (!next || all.length * next.length > MOST_WORDINGS) return null;
        all = all.flatMap((a) => next.map((n) => (a === '' || n === '' ? a + n : `${a} ${n}`)));
      }
      return all;
    }
    default:
      return [show(p)];
  }
}

export function show(p: Phrase): string {
  switch (p.kind) {
    case 'word':
      return p.text.toLowerCase();
    case 'prefix':
      return `${p.text.toLowerCase()}*`;
    case 'exact':
      return `"${p.text}"`;
    case 'number':
      return `#${p.in ? JSON.stringify(p.in) : ''}`;
    case 'gap':
      return p.most === 5 ? '...' : `..${p.most}..`;
    case 'concept':
      return `@${p.id}`;
    case 'optional':
      return `[${show(p.of)}]`;
    case 'either':
      return `{${p.of.map(show).join('|')}}`;
    case 'sequence':
      return p.of.map(show).join(' ');
  }
}
