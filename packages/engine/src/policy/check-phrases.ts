// The concepts of a file → phrases that can never match, or are already said by another phrase of the same list.

import type { Diagnostic } from '../values/diagnostic.ts';
import type { Phrase } from '../values/phrase.ts';
import type { Concept } from './policy.ts';

/** A phrase that stands for more wordings than this is compared as it is written only. */
const MOST_WORDINGS = 4000;

export function checkPhrases(file: string, text: string, concepts: Iterable<Concept>): readonly Diagnostic[] {
  const out: Diagnostic[] = [];
  const lines = text.split('\n');
  for (const concept of concepts) {
    if (concept.id.startsWith('~')) continue;
    const at =
      lines.findIndex((line) => new RegExp(`^\\s+["']?${concept.id.replace(/\W/g, '\\$&')}["']?:`).test(line)) + 1;
    const say = (code: string, message: string, help: string) =>
      out.push({ severity: 'error', code, message, file, line: at || 1, column: 1, help });
    const lists = { phrases: concept.phrases, opposite: concept.opposite, except: concept.except };
    for (const [name, phrases] of Object.entries(lists)) {
      for (const mark of phrases.flatMap(emptyIn))
        say(
          'empty-alternative',
          `in \`${name}\` of concept \`${concept.id}\`, the alternative \`${show(mark)}\` is no word, so nothing is asked for in its place`,
          'take it out, or write the words it stands for; what may be missing goes in `[…]`',
        );
      const wordings = phrases.map(wordingsOf);
      for (const [i, mine] of wordings.entries()) {
        const other = wordings.findIndex((w, j) => j !== i && within(mine, w) && (j < i || !within(w, mine)));
        if (other >= 0)
          say(
            'phrase-twice',
            `in \`${name}\` of concept \`${concept.id}\`, \`${show(phrases[i])}\` is already said by \`${show(phrases[other])}\``,
            'take the narrower one out',
          );
      }
    }
    const wordings = concept.phrases.map(wordingsOf);
    for (const name of ['except', 'opposite'] as const)
      for (const phrase of concept[name]) {
        const against = wordingsOf(phrase);
        for (const [i, mine] of wordings.entries()) {
          const both = [...mine].find((w) => against.has(w));
          if (both !== undefined)
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
  const all = expand(phrase);
  return new Set(all ? all.map((w) => w.join(' ')) : [show(phrase)]);
}

function expand(p: Phrase): readonly (readonly string[])[] | null {
  switch (p.kind) {
    case 'optional': {
      const inner = expand(p.of);
      return inner && [[], ...inner];
    }
    case 'either': {
      const inner = p.of.map(expand);
      return inner.every((x) => x !== null) ? inner.flat() : null;
    }
    case 'sequence': {
      let all: readonly (readonly string[])[] = [[]];
      for (const part of p.of) {
        const next = expand(part);
        if (!next || all.length * next.length > MOST_WORDINGS) return null;
        all = all.flatMap((a) => next.map((n) => [...a, ...n]));
      }
      return all;
    }
    default:
      return [[show(p)]];
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
