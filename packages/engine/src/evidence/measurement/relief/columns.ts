// Pain scores in the columns of a row: "before ¦ after". A row with its column heads in; the score before and the one after out.

import { type Quantity, quantitiesIn } from '../numbers/quantities.ts';
import type { Pair } from './change-pairs.ts';

/** A figure that may be a pain score. */
export const score = (q: Quantity): boolean =>
  q.unit === null &&
  !q.glued &&
  q.bound !== '<' &&
  q.bound !== '>' &&
  q.bound !== '<=' &&
  q.bound !== '>=' &&
  q.first <= (q.over ?? 10) &&
  (q.over === null || q.over === 10 || q.over === 100);

/** Rows of a diary that tell of something else than pain. */
export const notOfPain =
  /\b(?:tabs?|tablets?|pills?|dose|mg|mme|hours?|hrs?|slept|sleep|steps|walk\w*|min|minutes|medicine|coverage|function|mood|sets|reps)\b/i;

/** What stands over the scores afterwards, or with the stimulator's leads in. */
const AFTER =
  /\b(?:post|after|during|best|trial)\b|\bdays? \d+\s?(?:-|–|to)\s?\d|\bwith (?:the )?(?:leads?|wires?|stim\w*)\b|\b(?:leads?|wires?) in\b|\bstim\w* on\b/i;

export function inColumns(
  text: string,
  at: number,
  cells: readonly { readonly start: number; readonly end: number }[],
  headers: readonly string[],
): Pair | null {
  const of = (pattern: RegExp, not: RegExp): { q: Quantity; start: number; end: number } | null => {
    const i = headers.findIndex((h) => pattern.test(h) && !not.test(h));
    if (i < 0) return null;
    const cell = text.slice(cells[i].start - at, cells[i].end - at);
    const q = quantitiesIn(cell).find(score);
    return q ? { q, start: cells[i].start - at + q.start, end: cells[i].start - at + q.end } : null;
  };
  if (
    !headers[0]?.match(/\b(?:pre|before|baseline|post|after)\b/i) &&
    notOfPain.test(text.slice(cells[0].start - at, cells[0].end - at))
  )
    return null;
  const before = of(/\b(?:pre|before|baseline)\b/i, /\b(?:post|after)\b/i);
  const post = of(AFTER, /\b(?:pre|before|baseline)\b/i);
  if (!before || !post || headers.filter((h) => /\b(?:post|after)\b/i.test(h)).length > 1) return null;
  if (before.q.first > (before.q.over ?? 10)) return null;
  return {
    before: before.q.first,
    after: post.q.first,
    start: Math.min(before.start, post.start),
    end: Math.max(before.end, post.end),
    approximate: false,
    inputs: [before, post].map(({ start, end }) => ({ start, end })),
  };
}
