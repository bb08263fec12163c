// How a treatment was used, as its own sentence tells it: a treatment where it is named, and how it went, in; status, if any is told, out.
//
// Words nearest to it first, then what the sentence as a whole is (a plan, a denial, an order), then where it stands (a list, a section).

import type { TherapyEpisode } from '../finding.ts';
import { fromLead } from './cells.ts';
import type { Named } from './named.ts';
import type { Outcome, Told } from './outcome-of.ts';

export type Status = TherapyEpisode['status'];
type Step = (status: Status | null, named: Named, told: Told) => Status | null;

export function statusOf(named: Named, told: Told): Status | null {
  let status = statusInWords(named, told);
  for (const step of [underLead, asMeant, onceDenied, inUse, byPlace, asKind]) status = step(status, named, told);
  return status;
}

/** Told by the words nearest to it, which are cited then. */
export function statusInWords({ status: word }: Named, { outcome, isTold, by }: Told): Status | null {
  const status = (word?.cue.value ?? null) as Status | null;
  if (!isTold || !by) return status;
  // "Recommend ESI as she failed PT": what is told of the treatment outweighs a plan that stands farther off.
  const outweighed =
    word === null || by.cost <= word.cost + (status === 'never' ? 0 : status === 'declined' ? -20 : 30);
  const isOpen = status === null || !USED.has(status);
  return isOpen && outweighed ? usedWith(outcome) : status;
}
const USED: ReadonlySet<Status> = new Set(['tried', 'current', 'stopped']);

/** Who has an outcome has used it. */
const usedWith = (outcome: Outcome): Status =>
  outcome === 'contraindicated' || outcome === 'intolerant' ? 'stopped' : 'tried';

const underLead: Step = (status, { lead }, { outcome, isTold }) => {
  const told = status ?? (lead ? fromLead(lead) : null) ?? (isTold ? usedWith(outcome) : null);
  return outcome === 'contraindicated' && told === 'tried' ? 'stopped' : told;
};

/** An outcome so near is the treatment's own, whatever the sentence is. */
const NEAR_OUTCOME = 60;
/** So near is "tried", too. */
const NEAR_STATUS = 12;
const AHEAD: ReadonlySet<string> = new Set(['planned', 'recommended', 'hypothetical', 'workup']);

/** A sentence that plans, denies or orders does so of its treatment. */
const asMeant: Step = (status, { assertion, status: word }, { isTold, by }) => {
  const settled = isTold && by !== null && by.cost < NEAR_OUTCOME;
  if (assertion.frame === 'declined' && !settled) return 'declined';
  if (isTold) return status;
  if (assertion.polarity === 'negated' && status !== 'stopped' && status !== 'declined') return 'never';
  const mayBeAhead = status === null || status === 'tried' || status === 'current';
  const surelyTried = word !== null && word.cost < NEAR_STATUS && status === 'tried';
  if (AHEAD.has(assertion.frame) && mayBeAhead && !surelyTried) return 'planned';
  if (assertion.frame === 'ordered' && (status === null || status === 'tried')) return 'prescribed';
  return status;
};

/** "No injections": not declined either. */
const onceDenied: Step = (status, { assertion, at, text }, { isTold }) =>
  status === 'declined' && !isTold && assertion.polarity === 'negated' && DENIED.test(text.slice(0, at.start))
    ? 'never'
    : status;
const DENIED = /\b(?:no|without|denies|denied)\s(?:\w+\s){0,2}$/i;

const DOSED = /\b(?:\d+ ?(?:mg|mcg|units?)|mg|mcg|daily|bid|tid|qid|qhs|nightly|prn|tabs?|caps?)\b/i;

/** A list item with a dose is in use; "prn" makes nothing hypothetical. */
const inUse: Step = (status, { assertion, onList, text }) =>
  status === 'planned' &&
  assertion.frame === 'hypothetical' &&
  DOSED.test(text) &&
  (onList || /\bprn\b/i.test(text)) &&
  !/\bif\b/i.test(text)
    ? 'current'
    : status;

const HISTORIES: ReadonlySet<string | null> = new Set(['therapy_history', 'past_history', 'surgical_history']);

const byPlace: Step = (status, { assertion, onList, section, text }) => {
  if (status !== null) return status;
  if (onList) return 'current';
  if (HISTORIES.has(section)) return 'tried';
  if (section === 'orders') return 'prescribed';
  return assertion.temporality === 'current' && DOSED.test(text) ? 'current' : null;
};

const asKind: Step = (status, { mention, onList, status: word }, { by }) => {
  const saysNow = word?.cue.value === 'current' && word.cue.direction === 'pre';
  const kind = status === 'current' && isOnce(mention.classes) && !saysNow ? 'tried' : status;
  // Presence on a list is use, never failure (reader.md 4.6).
  return onList && kind === 'tried' && !by && !word ? 'current' : kind;
};

/** What is done on a day and not used: "Kenalog 40 mg to the knee" is no daily dose. */
const isOnce = (classes: readonly string[]): boolean =>
  (classes.includes('injection') || classes.includes('radiofrequency_ablation')) && !classes.includes('insulin');
