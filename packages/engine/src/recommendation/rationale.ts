// The rationale: what was recommended and why, in sentences that a nurse would sign, each statement with page and words.

import type { Judgement } from '../criteria/index.ts';
import { decidingLeaves } from '../criteria/index.ts';
import type { Policy } from '../policy/policy.ts';
import type { Decision } from './decide.ts';
import type { CriterionReview, Evidence, Missing } from './review.ts';

export function quoted(e: Evidence): string {
  const words = e.quote.replace(/\s+/g, ' ').trim();
  return `page ${e.page}: “${words.length > 160 ? `${words.slice(0, 157)}…` : words}”`;
}

export function decidedBy(j: Judgement, d: Decision): readonly string[] {
  const silent = new Map(j.leaves.map((l) => [l.id, l.silent]));
  const statusOf = (id: string) => j.leaves.find((l) => l.id === id)?.status ?? 'unknown';
  if (d.material.length > 0) return d.material;
  const deciding = decidingLeaves(j.title.tree, statusOf, j.root, (id) => silent.get(id) ?? true);
  const spoken = deciding.filter((id) => !(silent.get(id) ?? true));
  return spoken.length > 0 && d.kind !== 'pend' ? spoken : deciding;
}

export function rationaleOf(
  policy: Policy,
  j: Judgement,
  d: Decision,
  criteria: readonly CriterionReview[],
  missing: readonly Missing[],
): string {
  const by = new Map(criteria.map((c) => [c.id, c]));
  const deciders = decidedBy(j, d).flatMap((id) => by.get(id) ?? []);
  const lines: string[] = [];
  const head = {
    approve: 'Approval is recommended: every criterion of the policy is met.',
    deny: 'Denial is recommended for a clinician’s decision: the chart states that a required criterion is not met.',
    pend: 'The case cannot be decided from this chart: what is missing is listed below.',
    escalate: 'A clinician should decide this case.',
  }[d.kind];
  lines.push(`${policy.name}, ${j.title.title}. ${head}`);
  for (const reason of d.escalations) lines.push(`For a clinician: ${reason}.`);
  const shown = d.kind === 'pend' ? deciders.filter((c) => c.status !== 'unknown') : deciders;
  for (const c of shown) lines.push(`${c.id} ${c.name}: ${c.reason}`);
  if (d.kind === 'pend') {
    for (const m of missing) {
      const c = by.get(m.criterion);
      const near = c?.near_misses[0];
      const hint = near ? ` Found but not counted, ${quoted(near.evidence)}: ${near.why}.` : '';
      lines.push(`${m.criterion} ${c?.name ?? ''}: not settled, ${m.why}. Please send: ${m.ask}${hint}`);
    }
  }
  const others = criteria.filter(
    (c) => !shown.includes(c) && c.status === 'met' && c.role !== 'exclusion' && c.evidence.length > 0,
  );
  if (d.kind !== 'approve' && others.length > 0)
    lines.push(`Met: ${others.map((c) => `${c.id} (page ${c.evidence[0].page})`).join(', ')}.`);
  return lines.join('\n');
}

export type Grounds = Pick<
  CriterionReview,
  'status' | 'role' | 'silent' | 'evidence' | 'counter_evidence' | 'near_misses'
> & {
  readonly why: string | null;
  /** What the words amount to: "35.4 kg/m2, computed". */
  readonly note: string | null;
};

/** Why one criterion has its status, in one sentence. An exclusion is present or absent, a requirement met or not met. */
export function reasonOf({
  status,
  role,
  silent,
  evidence,
  counter_evidence,
  near_misses,
  why,
  note,
}: Grounds): string {
  const [first] = evidence;
  const computed = note ? ` (${note})` : '';
  const [against] = counter_evidence;
  const outweighed = why && against ? `; outweighed is ${quoted(against)} (${why})` : '';
  const [yes, no] = role === 'exclusion' ? ['present', 'absent'] : ['met', 'not met'];
  switch (status) {
    case 'met':
      if (silent)
        return `taken as ${yes}, for the chart says nothing against it${first ? ` (looked at: ${quoted(first)})` : ''}.`;
      return first ? `${yes}, ${quoted(first)}${computed}${outweighed}.` : `${yes}.`;
    case 'not_met':
      if (first) return `${no}, ${quoted(first)}${computed}${outweighed}.`;
      return silent ? 'taken as absent, for the chart does not mention it.' : `${no}.`;
    case 'conflict': {
      const sides = [first, counter_evidence[0]].flatMap((e) => (e ? [quoted(e)] : []));
      return `the chart contradicts itself: ${sides.join(' against ')}.`;
    }
    case 'judgement':
      return `left to a clinician${why ? ` (${why})` : ''}${first ? `, ${quoted(first)}` : ''}.`;
    case 'unknown': {
      const [near] = near_misses;
      if (near) return `not settled: ${why ?? near.why}; see ${quoted(near.evidence)}.`;
      return why ? `not settled: ${why}.` : 'the chart does not mention it.';
    }
  }
}
