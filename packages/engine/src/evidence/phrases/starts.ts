// The phrases that a word of the chart can begin, told apart by the word that must come next: "no" begins hundreds, "no relief" a few.
//
// The word that must come next stands right behind, or within a gap's reach behind. Most gaps are never bridged: they are looked into
// once for all phrases that a word begins, word by word, and only phrases whose next word stands there are followed.

import type { Node, Start, Step, Word } from './word-index.ts';

export type Starts = {
  /** Whatever follows. In the order of all starts of the word. */
  readonly always: readonly Placed[];
  /** Only where a certain word follows, by its number. */
  readonly bySecond: ReadonlyMap<number, readonly Placed[]>;
  /** How many words may stand between at most. */
  readonly reach: number;
};
/** `place` among the starts of the word; `reach`: how many other words may stand before the next one. */
type Placed = Start & { readonly place: number; readonly reach: number };

export const NO_STARTS: Starts = { always: [], bySecond: new Map(), reach: 0 };

export function startsOf(starts: readonly Start[]): Starts {
  if (starts.length === 0) return NO_STARTS;
  const always: Placed[] = [];
  const bySecond = new Map<number, Placed[]>();
  let farthest = 0;
  starts.forEach((start, place) => {
    const seconds = secondsOf(start.steps);
    if (seconds === null) always.push({ ...start, place, reach: 0 });
    else
      for (const [second, reach] of seconds) {
        const placed = { ...start, place, reach };
        const list = bySecond.get(second);
        if (list) list.push(placed);
        else bySecond.set(second, [placed]);
        farthest = Math.max(farthest, reach);
      }
  });
  return { always, bySecond, reach: farthest };
}

/** The words one of which must follow, each with its reach; null where a phrase is complete already. */
function secondsOf(steps: readonly Step[]): ReadonlyMap<number, number> | null {
  const seconds = new Map<number, number>();
  const visit = ({ next, gaps }: Node, reach: number): void => {
    for (const word of next.keys()) seconds.set(word, Math.max(reach, seconds.get(word) ?? 0));
    for (const { most, to } of gaps) visit(to, reach + most);
  };
  for (const { to } of steps) {
    if (to.accepts) return null;
    visit(to, 0);
  }
  return seconds;
}

export const canBegin = ({ always, bySecond }: Starts): boolean => always.length > 0 || bySecond.size > 0;

/** Those of word `i` that can go on with a word behind it, before word `to`. */
export function startsAt(words: readonly Word[], ids: Uint32Array, i: number, to: number): readonly Start[] {
  const { always, bySecond, reach } = words[ids[i]].starts;
  if (bySecond.size === 0) return always;
  let found: Placed[] | null = null;
  const end = Math.min(to, i + 2 + reach);
  for (let j = i + 1; j < end; j++) {
    const { is, negates } = words[ids[j]];
    for (let n = 0; n < is.length; n++) {
      const list = bySecond.get(is[n]);
      if (list === undefined) continue;
      for (let s = 0; s < list.length; s++)
        if (list[s].reach >= j - i - 1) {
          found ??= [...always];
          found.push(list[s]);
        }
    }
    if (negates) break;
  }
  if (found === null) return always;
  if (found.length === 1) return found;
  found.sort((a, b) => a.place - b.place);
  return found.filter((start, s) => s === 0 || start.place !== found[s - 1].place);
}
