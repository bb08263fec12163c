// The smallest set of requests that would settle a pended case.

import type { Judgement, LeafResult } from '../criteria/index.ts';
import { rollUp } from '../criteria/index.ts';
import type { Policy, Tree } from '../policy/policy.ts';
import type { Status } from '../values/truth.ts';
import type { Missing } from './review.ts';

export function missingOf(policy: Policy, j: Judgement): readonly Missing[] {
  const status = new Map<string, Status>(j.leaves.map((l) => [l.id, l.status]));
  const statusOf = (id: string): Status => status.get(id) ?? 'unknown';
  // A failure that rests on silence alone is open: what silence filled in is what must be asked for.
  const open = (id: string): Status => {
    const l = j.leaves.find((x) => x.id === id);
    return j.root === 'not_met' && l?.silent && l.status === 'not_met' ? 'unknown' : statusOf(id);
  };
  const wanted = cheapest(j.title.tree, 'met', j.root === 'not_met' ? open : statusOf);
  return (wanted ?? []).map((id) => {
    const leaf = policy.leaves.get(id);
    const l = j.leaves.find((x) => x.id === id);
    return {
      criterion: id,
      ask: leaf?.ask || `A document that shows: ${leaf?.statement ?? id}`,
      why: whyOpen(l),
    };
  });
}

/** What was found and does not count is no silence: the rationale quotes it, with its reason. */
function whyOpen(l: LeafResult | undefined): string {
  if (l?.why) return l.why;
  if (l && l.near.length > 0) return 'what the chart says of it does not count';
  return l?.silent === false ? 'what the chart says does not settle it' : 'the chart does not mention it';
}

/** The fewest open leaves that, once answered well, make the node what is wanted; null when it no longer can be. */
function cheapest(tree: Tree, wanted: 'met' | 'not_met', statusOf: (id: string) => Status): readonly string[] | null {
  const now = rollUp(tree, statusOf);
  if (now === wanted) return [];
  if (now !== 'unknown') return now === 'conflict' ? [] : null;
  const flip = wanted === 'met' ? 'not_met' : 'met';
  const every = (of: readonly Tree[], w: 'met' | 'not_met') => {
    const parts = of.map((t) => cheapest(t, w, statusOf));
    return parts.some((p) => p === null) ? null : [...new Set(parts.flatMap((p) => p!))];
  };
  const some = (of: readonly Tree[], w: 'met' | 'not_met', n = 1) => {
    const parts = of
      .map((t) => cheapest(t, w, statusOf))
      .filter((p) => p !== null)
      .sort((a, b) => a.length - b.length);
    return parts.length < n ? null : [...new Set(parts.slice(0, n).flat())];
  };
  switch (tree.kind) {
    case 'leaf':
      return [tree.id];
    case 'not':
      return cheapest(tree.of, flip, statusOf);
    case 'all':
      return wanted === 'met' ? every(tree.of, 'met') : some(tree.of, 'not_met');
    case 'any':
      return wanted === 'met' ? some(tree.of, 'met') : every(tree.of, 'not_met');
    case 'none_of':
      return wanted === 'met' ? every(tree.of, 'not_met') : some(tree.of, 'met');
    case 'at_least':
      return wanted === 'met' ? some(tree.of, 'met', tree.n) : some(tree.of, 'not_met', tree.of.length - tree.n + 1);
  }
}
