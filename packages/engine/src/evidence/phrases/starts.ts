// The phrases that a word of the chart can begin, told apart by the word that must come next: "no" begins hundreds, "no relief" a few.
//
// The word that must come next stands right behind, or within a gap's reach behind. Most gaps are never bridged: they are looked into
// once for all phrases that a word begins, word by word, and only phrases whose next word stands there are followed.

import type { Node, Start, Word } from './word-index.ts';

export type Starts = {
  readonly all: readonly Start[];
  /** Places in `all` of those that count whatever follows. */
  readonly always: readonly number[];
  /** By the number of a word that may come next: those that need it, each as its place and how many words may stand before. */
  readonly bySecond: ReadonlyMap<number, readonly number[]>;
  /** How many words may stand between at most. */
  readonly reach: number;
};

/** A place and a reach are kept as one number: there are tens of thousands of them. */
const FAR = 1024;
const entryOf = (place: number, reach: number): number => place * FAR + Math.min(reach, FAR - 1);

export const NO_STARTS: Starts = { all: [], always: [], bySecond: new Map(), reach: 0 };

export function startsOf(all: readonly Start[]): Starts {
  if (all.length === 0) return NO_STARTS;
  const always: number[] = [];
  const bySecond = new Map<number, number[]>();
  let farthest = 0;
  for (let place = 0; place < all.length; place++) {
    const seconds = secondsOf(all[place]);
    if (seconds === null) always.push(place);
    else
      for (const [second, reach] of seconds) {
        const list = bySecond.get(second);
        if (list) list.push(entryOf(place, reach));
        else bySecond.set(second, [entryOf(place, reach)]);
        if (reach > farthest) farthest = reach;
      }
  }
  return { all, always, bySecond, reach: farthest };
}

type Seconds = ReadonlyMap<number, number> | null;
/** Several words begin the same phrases: "walk", "walks", "walked". */
const known = new WeakMap<Start, { readonly seconds: Seconds }>();

/** The words one of which must follow, each with its reach; null where a phrase is complete already. */
function secondsOf(start: Start): Seconds {
  const before = known.get(start);
  if (before) return before.seconds;
  const found = new Map<number, number>();
  const visit = ({ next, gaps }: Node, reach: number): void => {
    for (const word of next.keys()) found.set(word, Math.max(reach, found.get(word) ?? 0));
    for (const { most, to } of gaps) visit(to, reach + most);
  };
  const complete = start.steps.some(({ to }) => to.accepts);
  if (!complete) for (const { to } of start.steps) visit(to, 0);
  const seconds = complete ? null : found;
  known.set(start, { seconds });
  return seconds;
}

export const canBegin = ({ all }: Starts): boolean => all.length > 0;

/** Places of those of word `i` that can go on with a word behind it, before word `to`; in order. */
export function startsAt(words: readonly Word[], ids: Uint32Array, i: number, to: number): readonly number[] {
  const { always, bySecond, reach } = words[ids[i]].starts;
  if (bySecond.size === 0) return always;
  let found: number[] | null = null;
  const end = Math.min(to, i + 2 + reach);
  for (let j = i + 1; j < end; j++) {
    const { is, negates } = words[ids[j]];
    for (let n = 0; n < is.length; n++) {
      const list = bySecond.get(is[n]);
      if (list === undefined) continue;
      for (let s = 0; s < list.length; s++)
        if (list[s] % FAR >= j - i - 1) {
          found ??= always.slice();
          found.push(Math.floor(list[s] / FAR));
        }
    }
    if (negates) break;
  }
  return found === null ? always : inOrder(found);
}

/** Each once, sorted in place: they are few, and sorting by a function makes lists of its own. */
function inOrder(places: number[]): readonly number[] {
  let kept = 0;
  for (let s = 0; s < places.length; s++) {
    const place = places[s];
    let at = kept;
    while (at > 0 && places[at - 1] > place) at--;
    if (at > 0 && places[at - 1] === place) continue;
    places.copyWithin(at + 1, at, kept);
    places[at] = place;
    kept++;
  }
  places.length = kept;
  return places;
}
