// Phrases written in place become anonymous concepts, so that evidence reads one kind of thing: a concept with an id.

import { isMap, type Node } from 'yaml';
import type { Phrase } from '../values/phrase.ts';
import { parsePhrase } from '../values/phrase.ts';
import { type Fields, fieldsOf, mistake, type Reading, textsOf } from './node.ts';
import type { Concept } from './policy.ts';

/** What a file being read adds to; ids of anonymous concepts start with `~`. */
export type Terms = {
  readonly reading: Reading;
  readonly prefix: string;
  /** By their phrases, written out. */
  readonly anonymous: Map<string, Concept>;
  /** Named scopes: the modifiers that a rule takes over with `scope: name`. */
  readonly scopes: Map<string, Fields>;
  readonly used: {
    readonly id: string;
    readonly node: Node;
    readonly as: 'concept' | 'analyte' | 'therapy' | 'date' | 'leaf' | 'trigger' | 'title';
  }[];
  /** Comparisons whose unit must be that of the analytes. */
  readonly compared: { readonly analytes: readonly string[]; readonly unit: string; readonly node: Node }[];
};

export function phrasesOf(r: Reading, node: unknown, what: string): readonly Phrase[] {
  const out: Phrase[] = [];
  for (const { text, node: n } of textsOf(r, node, what)) {
    const parsed = parsePhrase(text);
    if ('phrase' in parsed) out.push(parsed.phrase);
    else
      mistake(
        r,
        n,
        'bad-phrase',
        `in \`${text}\`: ${parsed.mistake.message}`,
        'phrase syntax: docs/reference/policy-language.md#phrases',
      );
  }
  return out;
}

/** Concepts referred to inside phrases must exist; collected for the check. */
export function referencesIn(phrase: Phrase, found: string[] = []): string[] {
  if (phrase.kind === 'concept') found.push(phrase.id);
  else if (phrase.kind === 'optional') referencesIn(phrase.of, found);
  else if (phrase.kind === 'either' || phrase.kind === 'sequence') for (const p of phrase.of) referencesIn(p, found);
  return found;
}

/** Makes (or reuses) the anonymous concept of a list of phrases; null for an absent or empty list. */
export function anonymous(t: Terms, node: unknown, what: string): string | null {
  if (node === null || node === undefined) return null;
  const phrases = phrasesOf(t.reading, node, what);
  if (phrases.length === 0) {
    if (!isMap(node)) mistake(t.reading, node, 'empty-list', `${what} needs at least one phrase`);
    return null;
  }
  for (const p of phrases) for (const id of referencesIn(p)) t.used.push({ id, node: node as Node, as: 'concept' });
  if (phrases.length === 1 && phrases[0].kind === 'concept') return phrases[0].id;
  const key = JSON.stringify(phrases);
  const before = t.anonymous.get(key);
  if (before) return before.id;
  const id = `~${t.prefix}${t.anonymous.size + 1}`;
  t.anonymous.set(key, { id, phrases, opposite: [], except: [], codes: [] });
  return id;
}

/** `topic` of a policy, `part` of a title: what is spoken of, and the other thing that is not; one without the other tells nothing. */
export function readAbout(
  t: Terms,
  f: Fields,
  field: 'topic' | 'part',
): { readonly about: string; readonly elsewhere: string } | null {
  if (!f.has(field)) return null;
  const node = f.get(field)?.value;
  const both = fieldsOf(t.reading, node, `\`${field}\``, ['about', 'elsewhere']);
  const [about, elsewhere] = (['about', 'elsewhere'] as const).map((side) => {
    if (!both.has(side)) mistake(t.reading, node, 'missing-field', `\`${side}\` is missing here`);
    return anonymous(t, both.get(side)?.value, `\`${side}\``);
  });
  return about && elsewhere ? { about, elsewhere } : null;
}
