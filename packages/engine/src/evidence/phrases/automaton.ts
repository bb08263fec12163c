// Phrase trees in, a graph of word edges out: built from the end of each phrase backwards, so that no empty moves are needed
// and the graph stays as small as the phrases themselves (alternatives share what follows them).

import type { Token } from '../../chart/chart.ts';
import { stemOf } from '../../chart/words/stem.ts';
import { tokenize } from '../../chart/words/tokens.ts';
import type { NumberRange, Phrase } from '../../values/phrase.ts';

export type Edge =
  /** `folded`: by stem; otherwise by norm. `written` is the norm as the phrase has it. */
  | {
      readonly kind: 'word';
      readonly text: string;
      readonly written: string;
      readonly folded: boolean;
      readonly to: State;
    }
  | { readonly kind: 'prefix'; readonly text: string; readonly to: State }
  | { readonly kind: 'exact'; readonly text: string; readonly to: State }
  | { readonly kind: 'number'; readonly in?: NumberRange; readonly to: State }
  | { readonly kind: 'gap'; readonly most: number; readonly to: State };

export type State = { readonly accepts: boolean; readonly edges: readonly Edge[] };

export type Concepts = (id: string) => readonly Phrase[];
export type Building = {
  readonly concepts: Concepts;
  readonly folded: boolean;
  /** Concepts that refer to themselves, as `a → b → a`. */
  readonly cycles: Set<string>;
};

const ACCEPT: State = { accepts: true, edges: [] };
const NOWHERE: State = { accepts: false, edges: [] };

/** The state from which exactly the words of `phrase` lead to an accepting one. */
export function startOf(phrases: readonly Phrase[], building: Building): State {
  return union(phrases.map((phrase) => build(phrase, ACCEPT, building, [])));
}

function build(phrase: Phrase, to: State, b: Building, inside: readonly string[]): State {
  switch (phrase.kind) {
    case 'word':
      return chain(wordsOf(phrase.text), to, (t, next) =>
        b.folded
          ? { kind: 'word', text: stemOf(t.norm), written: t.norm, folded: true, to: next }
          : { kind: 'word', text: t.norm, written: t.norm, folded: false, to: next },
      );
    case 'exact':
      return chain(tokenize(phrase.text), to, (t, next) => ({
        kind: 'exact',
        text: phrase.text.slice(t.start, t.end),
        to: next,
      }));
    case 'prefix': {
      // "short-wind*": whole words up to the last, which only begins so
      const words = [...wordsOf(phrase.text)];
      const last = words.pop();
      if (!last) return NOWHERE;
      const end: State = { accepts: false, edges: [{ kind: 'prefix', text: last.norm, to }] };
      return chain(words, end, (t, next) => ({
        kind: 'word',
        text: stemOf(t.norm),
        written: t.norm,
        folded: true,
        to: next,
      }));
    }
    case 'number':
      return { accepts: false, edges: [{ kind: 'number', ...(phrase.in ? { in: phrase.in } : {}), to }] };
    case 'gap':
      // a gap at the very end demands nothing
      return { accepts: to.accepts, edges: [{ kind: 'gap', most: phrase.most, to }] };
    case 'optional':
      return union([build(phrase.of, to, b, inside), to]);
    case 'either':
      return union(phrase.of.map((p) => build(p, to, b, inside)));
    case 'sequence':
      return phrase.of.reduceRight((next, p) => build(p, next, b, inside), to);
    case 'concept': {
      if (inside.includes(phrase.id)) {
        b.cycles.add([...inside.slice(inside.indexOf(phrase.id)), phrase.id].join(' → '));
        return NOWHERE;
      }
      const deeper = [...inside, phrase.id];
      return union(b.concepts(phrase.id).map((p) => build(p, to, b, deeper)));
    }
    default:
      return phrase satisfies never;
  }
}

const known = new Map<string, readonly Token[]>();
const KNOWN_LIMIT = 50_000;

/** Phrases are made of the same words again and again. */
function wordsOf(text: string): readonly Token[] {
  const before = known.get(text);
  if (before) return before;
  const words = tokenize(text);
  if (known.size >= KNOWN_LIMIT) known.clear();
  known.set(text, words);
  return words;
}

function chain<T>(items: readonly T[], to: State, edge: (item: T, to: State) => Edge): State {
  return items.reduceRight<State>((next, item) => ({ accepts: false, edges: [edge(item, next)] }), to);
}

function union(states: readonly State[]): State {
  if (states.length === 1) return states[0];
  return { accepts: states.some((s) => s.accepts), edges: states.flatMap((s) => s.edges) };
}
