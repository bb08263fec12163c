// Compiling the phrases of a policy costs as much as reading a small chart: each list of needs is compiled once for its concepts.

import type { Concepts } from './automaton.ts';
import { compileMatcher, type Entry, type Matcher } from './matcher.ts';

const kept = new WeakMap<Concepts, WeakMap<object, Matcher>>();

/** The matcher of `entries()`, made when `owner` asks for the first time and kept for as long as `owner` and `concepts` live. */
export function matcherOf(owner: object, concepts: Concepts, entries: () => readonly Entry[]): Matcher {
  let owned = kept.get(concepts);
  if (!owned) {
    owned = new WeakMap();
    kept.set(concepts, owned);
  }
  const before = owned.get(owner);
  if (before) return before;
  const made = compileMatcher(entries(), concepts);
  owned.set(owner, made);
  return made;
}
