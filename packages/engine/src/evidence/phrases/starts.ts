// The phrases that a word of the chart can begin, told apart by the word behind it: "no" begins hundreds, "no relief" a few.
//
// For the cues of assertion 8 steps of searching fell on each word of a chart, now 2; for the concepts of the largest policy 16, now 5.

import { NOT_THERE, type Node, type Start, type Word } from './word-index.ts';

export type Starts = {
  /** Whatever follows. In the order of all starts of the word. */
  readonly always: readonly Placed[];
  /** Only where a certain word follows, by that word. */
  readonly bySecond: ReadonlyMap<number, readonly Placed[]>;
};
type Placed = Start & { readonly place: number };

const byStem = (number: number): number => number * 2;
const byNorm = (number: number): number => number * 2 + 1;

const NONE: Starts = { always: [], bySecond: new Map() };

export function startsOf(word: Omit<Word, 'starts'>, starts: readonly Start[]): Starts {
  if (starts.length === 0) return NONE;
  const always: Placed[] = [];
  const bySecond = new Map<number, Placed[]>();
  starts.forEach((start, place) => {
    const placed = { ...start, place };
    const seconds = secondWords(start.node, word);
    if (seconds === null) always.push(placed);
    else
      for (const second of seconds) {
        const list = bySecond.get(second);
        if (list) list.push(placed);
        else bySecond.set(second, [placed]);
      }
  });
  return { always, bySecond };
}

/** The words one of which must follow `word` on every way from `node`; null where a way ends with it or goes on in another manner. */
function secondWords(node: Node, word: Omit<Word, 'starts'>): ReadonlySet<number> | null {
  const reached = [
    ...(node.stems.get(word.stem) ?? []),
    ...(node.stems.get(word.alternative) ?? []),
    ...(node.norms.get(word.exactly) ?? []),
    ...node.others.map(({ to }) => to),
  ];
  const seconds = new Set<number>();
  for (const { accepts, stems, norms, others } of reached) {
    if (accepts || others.length > 0) return null;
    for (const stem of stems.keys()) seconds.add(byStem(stem));
    for (const norm of norms.keys()) seconds.add(byNorm(norm));
  }
  return node.others.some(({ edge }) => edge.kind === 'gap') ? null : seconds;
}

export const canBegin = ({ always, bySecond }: Starts): boolean => always.length > 0 || bySecond.size > 0;

/** Those that can go on with `next`, the word behind; null at the end of a sentence. */
export function startsBefore({ always, bySecond }: Starts, next: Word | null): readonly Start[] {
  if (next === null || bySecond.size === 0) return always;
  const stemmed = next.stem === NOT_THERE ? undefined : bySecond.get(byStem(next.stem));
  const exact = next.exactly === NOT_THERE ? undefined : bySecond.get(byNorm(next.exactly));
  const misread = next.alternative === NOT_THERE ? undefined : bySecond.get(byStem(next.alternative));
  if (!stemmed && !exact && !misread) return always;
  return [...always, ...(stemmed ?? []), ...(exact ?? []), ...(misread ?? [])].sort((a, b) => a.place - b.place);
}
