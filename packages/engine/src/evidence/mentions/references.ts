// `@concept` inside other phrases: the look-alikes of the concept that is referred to are none there either.

import type { Phrase } from '../../values/phrase.ts';
import { type Span, touches } from '../../values/span.ts';
import type { ConceptNeed } from '../finding.ts';
import type { Match } from '../phrases/index.ts';

/** The concepts that every way through a phrase goes through. */
function referredBy(phrase: Phrase): readonly string[] {
  switch (phrase.kind) {
    case 'concept':
      return [phrase.id];
    case 'sequence':
      return [...new Set(phrase.of.flatMap(referredBy))];
    case 'either': {
      const [first, ...rest] = phrase.of.map(referredBy);
      return first.filter((id) => rest.every((ids) => ids.includes(id)));
    }
    default:
      return [];
  }
}

/** Phrases that rest on concepts with look-alikes get keys of their own: `phrase a @b,c`. */
export function keyOf(group: string, phrase: Phrase, guarded: ReadonlySet<string>): string {
  const refs = referredBy(phrase).filter((id) => guarded.has(id));
  return refs.length === 0 ? group : `${group} @${refs.sort().join(',')}`;
}

/** The concepts that such a key names. */
export function referencesOf(key: string): readonly string[] {
  const at = key.indexOf(' @');
  return at < 0 ? [] : key.slice(at + 2).split(',');
}

export const guardedIn = (concepts: readonly ConceptNeed[]): ReadonlySet<string> =>
  new Set(concepts.filter((c) => c.except.length > 0).map((c) => c.id));

type BySentence = ReadonlyMap<number, readonly Match[]>;

/** Of a match under such a key: does each concept stand in it with words that are no look-alike? */
export function isSound(
  match: Match,
  key: string,
  phrasesOf: (id: string) => BySentence,
  exceptOf: (id: string) => BySentence,
): boolean {
  return referencesOf(key).every((id) => {
    const own =
      phrasesOf(id)
        .get(match.sentence)
        ?.filter((m) => touches(m, match)) ?? [];
    const except: readonly Span[] = exceptOf(id).get(match.sentence) ?? [];
    return own.length === 0 || own.some((m) => !except.some((e) => touches(m, e)));
  });
}
