// "The reviewer's statement that she never had therapy is wrong": what is said to be wrong is the other way round. A sentence's reading, a
// place in it and what was found there in; a denial taken away, or one added, out.

import type { Chart } from '../../chart/chart.ts';
import { sentencesWith } from '../word-kinds.ts';
import { HARD, mark, norm, type Reading, type Target } from './reading.ts';
import type { Found } from './signs.ts';
import { FINITE, SUBJECT } from './words.ts';

const WRONG = /^(?:wrong|incorrect|false|untrue|mistaken|inaccurate|erroneous|unfounded|baseless)$/;
const withWrong = sentencesWith(WRONG);

export function byDisputed(chart: Chart, index: number, r: Reading, target: Target, found: Found[]): void {
  if (withWrong(chart)[index] === 0) return;
  const claim = claimBefore(r, target);
  if (claim < 0 || !isWrong(r, target)) return;
  const denials = found.filter((f) => f.axis === 'polarity' && f.value === 'negated');
  if (denials.length > 0) {
    const kept = found.filter((f) => !denials.includes(f));
    found.splice(0, found.length, ...kept);
    return;
  }
  // "the impression that the cyst is benign was mistaken": a cyst there is
  if (!isSaidOf(r, claim, target)) return;
  const { starts, ends } = r.chart.tokens;
  const span = { start: starts[claim], end: ends[claim] };
  found.push({ axis: 'polarity', value: 'negated', span, rule: 'said wrongly' });
}

/** "The claim that …", with the place in it; -1 if it stands in none. */
function claimBefore(r: Reading, target: Target): number {
  for (let i = target.first - 1; i > r.from && !(mark(r, i + 1) & HARD); i--)
    if (norm(r, i) === 'that' && CLAIM.test(norm(r, i - 1))) return i - 1;
  return -1;
}
const CLAIM =
  /^(?:statements?|claims?|assertions?|contentions?|allegations?|assumptions?|conclusions?|suggestions?|notion|idea|belief|remark|entry|finding|determination|arguments?|implication|premise|impression|rationale|view)$/;

/** Does a verb or its pronoun stand before: "that she smokes", "that it is benign"? */
function isSaidOf(r: Reading, claim: number, target: Target): boolean {
  for (let i = claim + 2; i < target.first; i++) if (SUBJECT.has(norm(r, i)) || FINITE.has(norm(r, i))) return true;
  return false;
}

/** "… is simply wrong". */
function isWrong(r: Reading, target: Target): boolean {
  for (let i = target.last + 1; i < r.to && !(mark(r, i) & HARD); i++) {
    if (!/^(?:is|was|are|were)$/.test(norm(r, i))) continue;
    for (let j = i + 1; j < Math.min(i + 4, r.to) && norm(r, j) !== 'not'; j++) if (WRONG.test(norm(r, j))) return true;
  }
  return false;
}
