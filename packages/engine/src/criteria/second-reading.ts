// What labelled charts make of a criterion of words: the sentence that speaks most like those that met it, and most like those that did not.
//
// Likeness finds the sentence and which way it points. Whether it is a fact about this patient, and whether its paper, day and side count,
// is judged as for any other finding; of the rules' scopes holds what all rules of that side ask.

import { assess } from '../evidence/assertion/index.ts';
import { dateFor } from '../evidence/dates/index.ts';
import type { Likeness } from '../evidence/finding.ts';
import { sideOfSpan } from '../evidence/mentions/index.ts';
import type { Leaf } from '../policy/policy.ts';
import type { Rule, Scope } from '../policy/rule.ts';
import type { Case } from './case.ts';
import { judgeRule } from './constructs/index.ts';
import type { LeafResult } from './leaf.ts';
import { pieceOf } from './piece.ts';
import { dayFor, inWindow, refusedByAssertion, refusedByPlace } from './scope.ts';
import { ONLY_A_PART, type Piece } from './verdict.ts';

/** A sentence that counts for one side, and how far it speaks for it, in log-odds. */
type Telling = { readonly side: Side; readonly piece: Piece; readonly margin: number };
type Side = 'met' | 'not_met';

/** What the rules made of a criterion in; the same out, but where a second reading tells what they left open, or clearly tells otherwise. */
export function withSecondReading(k: Case, leaf: Leaf, read: LeafResult): LeafResult {
  if (!k.policy.learnt.has(leaf.id)) return read;
  if (read.status === 'unknown') return whereOpen(k, leaf, read, read.silent ? OPEN : UNSETTLED);
  if (read.status === 'conflict' && leaf.prefer !== 'conflict' && ofOneDay(read))
    return whereContradicted(k, leaf, read);
  if (read.status === 'met' || read.status === 'not_met') return whereTold(k, leaf, read, read.status);
  return read;
}

function whereOpen(k: Case, leaf: Leaf, read: LeafResult, least: Least): LeafResult {
  const best = moreTelling(k, leaf, least);
  if (!best) return read;
  // Half a proof is none, and what the policy itself leaves open no other sentence settles by its sound.
  const isOpen =
    read.near.some((n) => n.why === ONLY_A_PART && n.piece.sentence === best.piece.sentence) ||
    leaf.unclear.some((rule) => judgeRule(k, rule).for.length > 0);
  return isOpen ? read : { ...read, status: best.side, silent: false, pieces: [best.piece], why: null };
}

function whereContradicted(k: Case, leaf: Leaf, read: LeafResult): LeafResult {
  const best = moreTelling(k, leaf, CONTRADICTED);
  // What was so before the day on which they contradict each other settles nothing.
  if (!best || latest([best.piece]) < latest(read.pieces)) return read;
  const { pieces, counter } = read;
  return best.side === 'met'
    ? { ...read, status: 'met', why: BY_WORDING }
    : { ...read, status: 'not_met', pieces: counter, counter: pieces, why: BY_WORDING };
}

/**
 * Not what the rules decided by its day, not by words of an earlier day, and not where anything speaks for what they say. To met only where
 * the rules found words for it themselves: by sound alone nothing denied is taken as met.
 */
function whereTold(k: Case, leaf: Leaf, read: LeafResult, status: Side): LeafResult {
  if (read.counter.length > 0 ? !ofOneDay(read) : status === 'not_met') return read;
  if (new Set(read.pieces.map((piece) => piece.sentence)).size > OVERRULED) return read;
  if (asksNumbers(leaf)) return read;
  const best = telling(k, leaf, status === 'met' ? 'not_met' : 'met', CERTAIN);
  if (!best || latest([best.piece]) < latest(read.pieces) || telling(k, leaf, status, FAINT)) return read;
  return { ...read, status: best.side, pieces: [best.piece], counter: read.pieces, why: BY_WORDING };
}

function moreTelling(k: Case, leaf: Leaf, least: Least): Telling | null {
  const [met, notMet] = [telling(k, leaf, 'met', least.met), telling(k, leaf, 'not_met', least.not_met)];
  return met && notMet ? (met.margin >= notMet.margin ? met : notMet) : (met ?? notMet);
}

/** Later words of another source do not contradict, they may correct: there nobody's wording decides. */
const ofOneDay = ({ pieces, counter }: LeafResult): boolean => latest(pieces) === latest(counter);

const latest = (pieces: readonly Piece[]): number =>
  Math.max(...pieces.map(({ day }) => day?.hi ?? Number.NEGATIVE_INFINITY));

/** How far a sentence must speak at least, in log-odds: measured in docs/decisions/learnt-second-reading.md. */
type Least = Readonly<Record<Side, number>>;

const OPEN: Least = { met: 0.5, not_met: 0 };
const UNSETTLED: Least = { met: 1, not_met: 0 };
const CONTRADICTED: Least = { met: 0, not_met: 0 };
/** Overrules, where nothing speaks for the other side even FAINTly. */
const CERTAIN = 1;
const FAINT = -1;
/** Sentences. What several say, each in its own words, is not misread in all of them. */
const OVERRULED = 3;

/** The best that counts. */
function telling(k: Case, leaf: Leaf, side: Side, least: number): Telling | null {
  const likenesses = k.findings.likenesses(leaf.id, side, least);
  const scope =
    likenesses.length === 0
      ? null
      : sharedScope([...leaf.decide, ...(side === 'met' ? leaf.met : leaf.notMet)].flatMap(scopesIn));
  if (!scope) return null;
  for (const likeness of likenesses) {
    const piece = counts(k, likeness, scope);
    if (piece) return { side, piece, margin: likeness.margin };
  }
  return null;
}

function counts(k: Case, likeness: Likeness, scope: Scope): Piece | null {
  const { chart } = k;
  const { sentence, start, end } = likeness;
  const whole = chart.sentences[sentence];
  // "Any of the following now?": what a form asks tells nothing.
  if (chart.text[whole.end - 1] === '?') return null;
  const span = { start, end };
  // That it is denied is a part of what the words were learnt with.
  const meant = assess(chart, sentence, span);
  if (refusedByAssertion(meant, scope.accept)) return null;
  if (refusedByPlace(k, scope, sentence, span, sideOfSpan(chart, sentence, span))) return null;
  const date = dateFor(chart, sentence, span);
  const day = dayFor(k, scope, date, sentence);
  if (scope.within && inWindow(k, scope.within, day) !== 'inside') return null;
  return pieceOf(chart, whole, sentence, day, NOTE);
}

const NOTE = 'worded like passages of labelled charts';
/** What stands against it is still shown: a reviewer may see it otherwise. */
const BY_WORDING = 'labelled charts worded like it were judged so';

/** What is measured, counted or worked out from dates is not overruled by how a sentence sounds. */
const asksNumbers = (leaf: Leaf): boolean =>
  [...leaf.decide, ...leaf.met, ...leaf.notMet].some(function asks(rule: Rule): boolean {
    if (rule.kind === 'all_of' || rule.kind === 'any_of') return rule.of.some(asks);
    if (rule.kind === 'not' || rule.kind === 'unless') return asks(rule.of);
    return OF_NUMBERS.has(rule.kind);
  });
const OF_NUMBERS: ReadonlySet<Rule['kind']> = new Set([
  'measure',
  'age',
  'lasts',
  'between',
  'difference',
  'fall',
  'levels',
  'count',
]);

/** Those of the rules that look for words. */
function scopesIn(rule: Rule): readonly Scope[] {
  switch (rule.kind) {
    case 'all_of':
    case 'any_of':
      return rule.of.flatMap(scopesIn);
    case 'present':
    case 'absent':
    case 'says':
    case 'code':
    case 'therapy':
      return [rule.scope];
    default:
      return [];
  }
}

function sharedScope(scopes: readonly Scope[]): Scope | null {
  const [first] = scopes;
  if (!first) return null;
  const everywhere = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
    lists.some((list) => list.length === 0) ? [] : [...new Set(lists.flat())];
  const inAll = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
    lists[0].filter((x) => lists.every((list) => list.includes(x)));
  return {
    within: scopes.find((s) => s.within)?.within ?? null,
    dated: 'any',
    documents: everywhere(scopes.map((s) => s.documents)),
    notDocuments: inAll(scopes.map((s) => s.notDocuments)),
    sections: everywhere(scopes.map((s) => s.sections)),
    notSections: inAll(scopes.map((s) => s.notSections)),
    withAny: null,
    withAll: [],
    without: null,
    nearAny: null,
    documentAny: null,
    anyTopic: scopes.some((s) => s.anyTopic),
    accept: [...new Set(scopes.flatMap((s) => s.accept))],
    temporality: null,
    byClinician: scopes.every((s) => s.byClinician),
    sideOfRequest: scopes.some((s) => s.sideOfRequest),
    otherSideOnly: false,
    regionOfRequest: scopes.some((s) => s.regionOfRequest),
  };
}
