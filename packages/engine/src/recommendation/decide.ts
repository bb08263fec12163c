// Leaf statuses, root and triggers → approve, deny, pend or escalate: 00-conventions section 2, in its order.

import type { Chart } from '../chart/chart.ts';
import { type FiredTrigger, groundOf, type Judgement, rollUp } from '../criteria/index.ts';
import type { Tree } from '../policy/policy.ts';
import { leavesIn } from '../policy/tree.ts';
import type { RecommendationKind, Status } from '../values/truth.ts';

export type Decision = {
  readonly kind: RecommendationKind;
  readonly escalations: readonly string[];
  readonly triggers: readonly FiredTrigger[];
  /** Leaves whose conflict or judgement decides. */
  readonly material: readonly string[];
};

export function decide(j: Judgement, chart: Chart): Decision {
  const status = new Map<string, Status>(j.leaves.map((l) => [l.id, l.status]));
  const silent = new Map(j.leaves.map((l) => [l.id, l.silent]));
  const statusOf = (id: string): Status => status.get(id) ?? 'unknown';
  const fired = (ids: readonly string[]) => ids.flatMap((id) => j.fired.get(id) ?? []);
  const ifs = (list: typeof j.title.hardIf) =>
    list.filter(({ leaf, status: s }) => statusOf(leaf) === s && !silent.get(leaf));
  const sentence = (f: FiredTrigger) => `${f.trigger.id}: ${f.trigger.statement}`;
  const leafSentence = ({ leaf, status: s }: { leaf: string; status: Status }) =>
    `${leaf} is ${s.replace('_', ' ')}, which the policy sends to a clinician`;

  const hard = fired(j.title.hard);
  const hardLeaves = ifs(j.title.hardIf);
  const chartReasons = unreliable(j, chart);
  if (hard.length + hardLeaves.length + chartReasons.length > 0) {
    return {
      kind: 'escalate',
      escalations: [...chartReasons, ...hard.map(sentence), ...hardLeaves.map(leafSentence)],
      triggers: hard,
      material: hardLeaves.map((l) => l.leaf),
    };
  }
  const conflicts = fired(j.title.conflict);
  if (conflicts.length > 0 && j.root !== 'not_met')
    return { kind: 'escalate', escalations: conflicts.map(sentence), triggers: conflicts, material: [] };
  const material = materialConflicts(j.title.tree, statusOf);
  if (material.length > 0) {
    const why = (id: string) =>
      `${id}: ${statusOf(id) === 'judgement' ? 'the policy leaves this to a clinician' : 'the chart contradicts itself'}`;
    return { kind: 'escalate', escalations: material.map(why), triggers: [], material };
  }
  // An immaterial conflict gives the same root either way: go on with one of them.
  const settled = (id: string): Status =>
    statusOf(id) === 'conflict' || statusOf(id) === 'judgement' ? 'met' : statusOf(id);
  const root = rollUp(j.title.tree, settled);
  if (root === 'not_met') {
    const ground = groundOf(j.title.tree, settled, (id) => silent.get(id) ?? true);
    return { kind: ground === 'explicit' ? 'deny' : 'pend', escalations: [], triggers: [], material: [] };
  }
  if (root !== 'met') return { kind: 'pend', escalations: [], triggers: [], material: [] };
  const soft = fired(j.title.soft);
  const softLeaves = ifs(j.title.softIf);
  if (soft.length + softLeaves.length > 0) {
    return {
      kind: 'escalate',
      escalations: [...soft.map(sentence), ...softLeaves.map(leafSentence)],
      triggers: soft,
      material: softLeaves.map((l) => l.leaf),
    };
  }
  return { kind: 'approve', escalations: [], triggers: [], material: [] };
}

/** Reasons not to trust the reading at all. */
function unreliable(j: Judgement, chart: Chart): readonly string[] {
  const out: string[] = [];
  if (chart.otherPatients.length > 0) out.push('documents of more than one patient are in this chart');
  const unreadable = chart.pages.filter((p) => p.source === 'unreadable').map((p) => p.number);
  if (unreadable.length > 0 && j.root !== 'not_met')
    out.push(`page ${unreadable.join(', ')} could not be read and could matter`);
  if (chart.sentences.length === 0) out.push('nothing in this chart could be read');
  else if (j.leaves.every((l) => l.silent)) out.push('the chart holds nothing about the requested procedure');
  return out;
}

/** Leaves in conflict (or judgement) that change the root when they are met or not met; all combinations for few, one by one for many. */
export function materialConflicts(tree: Tree, statusOf: (id: string) => Status): readonly string[] {
  const open = leavesIn(tree).filter((id) => statusOf(id) === 'conflict' || statusOf(id) === 'judgement');
  if (open.length === 0) return [];
  const root = (set: ReadonlyMap<string, Status>) => rollUp(tree, (id) => set.get(id) ?? statusOf(id));
  const few = open.slice(0, 10);
  const roots = new Set<Status>();
  for (let bits = 0; bits < 1 << few.length; bits++)
    roots.add(root(new Map(open.map((id, i) => [id, i < few.length && (bits >> i) & 1 ? 'met' : 'not_met'] as const))));
  if (roots.size === 1) return [];
  const matters = open.filter((id) => {
    for (const other of ['met', 'not_met'] as const) {
      const rest = new Map(open.map((o) => [o, other] as const));
      if (root(new Map([...rest, [id, 'met' as const]])) !== root(new Map([...rest, [id, 'not_met' as const]])))
        return true;
    }
    return false;
  });
  return matters.length > 0 ? matters : open;
}
