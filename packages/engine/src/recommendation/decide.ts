// Leaf statuses, root and triggers → approve, deny, pend or escalate: 00-conventions section 2, in its order.

import type { Chart } from '../chart/chart.ts';
import { type FiredTrigger, groundOf, type Judgement, rollUp } from '../criteria/index.ts';
import type { Policy, Tree } from '../policy/policy.ts';
import { leavesIn } from '../policy/tree.ts';
import type { RecommendationKind, Status } from '../values/truth.ts';

export type Decision = {
  readonly kind: RecommendationKind;
  readonly escalations: readonly string[];
  readonly triggers: readonly FiredTrigger[];
  /** Leaves whose conflict or judgement decides. */
  readonly material: readonly string[];
};

export function decide(policy: Policy, j: Judgement, chart: Chart): Decision {
  const status = new Map<string, Status>(j.leaves.map((l) => [l.id, l.status]));
  const silent = new Map(j.leaves.map((l) => [l.id, l.silent]));
  const statusOf = (id: string): Status => status.get(id) ?? 'unknown';
  const fired = (ids: readonly string[]) => ids.flatMap((id) => j.fired.get(id) ?? []);
  const ifs = (list: typeof j.title.hardIf) =>
    list.filter(({ leaf, status: s }) => statusOf(leaf) === s && !silent.get(leaf));
  const nameOf = (id: string) => `${policy.leaves.get(id)?.name ?? id} (${id})`;
  const sentence = (f: FiredTrigger) => `${f.trigger.statement} (${f.trigger.id})`;
  const leafSentence = ({ leaf, status: s }: { leaf: string; status: Status }) =>
    `${nameOf(leaf)}: ${s === 'not_met' ? 'not met, and ' : ''}the policy leaves this to a clinician`;

  const hard = fired(j.title.hard);
  const hardLeaves = ifs(j.title.hardIf);
  const chartReasons = unreliable(j, chart);
  if (hard.length + hardLeaves.length + chartReasons.length > 0) {
    return {
      kind: 'escalate',
      escalations: [...chartReasons, ...hard.map(sentence), ...untold(hardLeaves, hard).map(leafSentence)],
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
      `${nameOf(id)}: ${statusOf(id) === 'judgement' ? judgedBy(j, id) : 'the chart contradicts itself'}`;
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
      escalations: [...soft.map(sentence), ...untold(softLeaves, soft).map(leafSentence)],
      triggers: soft,
      material: softLeaves.map((l) => l.leaf),
    };
  }
  return { kind: 'approve', escalations: [], triggers: [], material: [] };
}

/** What a trigger that fired has said of a leaf is not said again. */
function untold<L extends { readonly leaf: string }>(leaves: readonly L[], fired: readonly FiredTrigger[]): L[] {
  const told = fired.flatMap((f) => f.trigger.when.flatMap((rule) => (rule.kind === 'leaf' ? [rule.leaf] : [])));
  return leaves.filter(({ leaf }) => !told.includes(leaf));
}

const judgedBy = (j: Judgement, id: string): string =>
  j.leaves.find((l) => l.id === id)?.why ?? 'the policy leaves this to a clinician';

/** Reasons not to trust the reading at all. */
function unreliable(j: Judgement, chart: Chart): readonly string[] {
  const out: string[] = [];
  if (chart.otherPatients.length > 0) out.push('this chart holds documents of more than one patient');
  const unreadable = chart.pages.filter((p) => p.source === 'unreadable').map((p) => p.number);
  if (unreadable.length > 0 && j.root !== 'not_met')
    out.push(
      `${unreadable.length === 1 ? 'page' : 'pages'} ${unreadable.join(', ')} could not be read, and may matter`,
    );
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
