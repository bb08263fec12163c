// The criteria tree over leaf statuses: 00-conventions section 1, as truth tables.

import type { Tree } from '../policy/policy.ts';
import { leavesIn } from '../policy/tree.ts';
import type { Status } from '../values/truth.ts';

type StatusOf = (leaf: string) => Status;

/** A judgement is handled exactly like a conflict. */
const plain = (s: Status): Exclude<Status, 'judgement'> => (s === 'judgement' ? 'conflict' : s);

export function rollUp(tree: Tree, statusOf: StatusOf): Exclude<Status, 'judgement'> {
  switch (tree.kind) {
    case 'leaf':
      return plain(statusOf(tree.id));
    case 'all':
      return worst(tree.of.map((t) => rollUp(t, statusOf)));
    case 'any': {
      const of = tree.of.map((t) => rollUp(t, statusOf));
      if (of.includes('met')) return 'met';
      if (of.includes('conflict')) return 'conflict';
      return of.includes('unknown') ? 'unknown' : 'not_met';
    }
    case 'at_least': {
      const of = tree.of.map((t) => rollUp(t, statusOf));
      const count = (s: Status) => of.filter((x) => x === s).length;
      if (count('met') >= tree.n) return 'met';
      if (of.length - count('not_met') < tree.n) return 'not_met';
      const withConflicts =
        count('met') + count('conflict') >= tree.n || of.length - count('not_met') - count('conflict') < tree.n;
      return count('conflict') > 0 && withConflicts ? 'conflict' : 'unknown';
    }
    case 'none_of':
      return worst(tree.of.map((t) => flip(rollUp(t, statusOf))));
    case 'not':
      return flip(rollUp(tree.of, statusOf));
  }
}

function worst(of: readonly Exclude<Status, 'judgement'>[]): Exclude<Status, 'judgement'> {
  if (of.includes('not_met')) return 'not_met';
  if (of.includes('conflict')) return 'conflict';
  return of.includes('unknown') ? 'unknown' : 'met';
}

function flip(s: Exclude<Status, 'judgement'>): Exclude<Status, 'judgement'> {
  if (s === 'met') return 'not_met';
  return s === 'not_met' ? 'met' : s;
}

/** How well a failed node is founded: `explicit` by words in the chart, `filled` only by what silence may fill in, null when it is not failed. */
export function groundOf(
  tree: Tree,
  statusOf: StatusOf,
  isSilent: (leaf: string) => boolean,
  wanted: 'not_met' | 'met' = 'not_met',
): 'explicit' | 'filled' | null {
  if (rollUp(tree, statusOf) !== wanted) return null;
  switch (tree.kind) {
    case 'leaf':
      return isSilent(tree.id) ? 'filled' : 'explicit';
    case 'not':
      return groundOf(tree.of, statusOf, isSilent, wanted === 'met' ? 'not_met' : 'met');
    case 'none_of': {
      const below = tree.of.map((t) => groundOf(t, statusOf, isSilent, wanted === 'met' ? 'not_met' : 'met'));
      return below.includes('explicit') ? 'explicit' : 'filled';
    }
    case 'all':
    case 'any':
    case 'at_least': {
      const below = tree.of.map((t) => groundOf(t, statusOf, isSilent, wanted));
      // Of alternatives that silence filled in, one may simply have been worded in a way that was not read: at least half
      // must have failed in words before a denial may rest on them, or the one that the chart argues, leaf for leaf.
      if (tree.kind !== 'all' && wanted === 'not_met') {
        const explicit = below.filter((g) => g === 'explicit').length;
        const argued = tree.of.some((t, i) => below[i] === 'explicit' && isArgued(t, isSilent));
        return argued || explicit * 2 >= below.filter((g) => g !== null).length ? 'explicit' : 'filled';
      }
      return below.includes('explicit') ? 'explicit' : 'filled';
    }
  }
}

/** A pathway of many criteria, most of which the chart speaks of: a note that argues it does not argue another one in passing. */
function isArgued(tree: Tree, isSilent: (leaf: string) => boolean): boolean {
  const leaves = leavesIn(tree);
  return leaves.length >= 8 && leaves.filter((id) => !isSilent(id)).length * 4 >= leaves.length * 3;
}

/** The leaves that made a node what it is, in tree order. */
export function decidingLeaves(
  tree: Tree,
  statusOf: StatusOf,
  wanted: Status,
  isSilent: (leaf: string) => boolean,
): readonly string[] {
  if (rollUp(tree, statusOf) !== plain(wanted)) return [];
  const opposite: Status = wanted === 'met' ? 'not_met' : wanted === 'not_met' ? 'met' : wanted;
  switch (tree.kind) {
    case 'leaf':
      return [tree.id];
    case 'not':
      return decidingLeaves(tree.of, statusOf, opposite, isSilent);
    case 'none_of':
      return [...new Set(tree.of.flatMap((t) => decidingLeaves(t, statusOf, opposite, isSilent)))];
    case 'any':
      if (wanted === 'met') {
        const met = tree.of.map((t) => decidingLeaves(t, statusOf, wanted, isSilent)).filter((l) => l.length > 0);
        return met.find((l) => l.some((id) => !isSilent(id))) ?? met[0] ?? [];
      }
      return [...new Set(tree.of.flatMap((t) => decidingLeaves(t, statusOf, wanted, isSilent)))];
    default:
      return [...new Set(tree.of.flatMap((t) => decidingLeaves(t, statusOf, wanted, isSilent)))];
  }
}
