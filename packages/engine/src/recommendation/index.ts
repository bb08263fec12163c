// Judged criteria in; recommendation, rationale, citations and what is missing out.

import type { Chart } from '../chart/chart.ts';
import type { Judgement, LeafResult } from '../criteria/index.ts';
import type { Policy } from '../policy/policy.ts';
import { roleOf } from '../policy/tree.ts';
import { isoOf } from '../values/civil-date.ts';
import { citeAll } from './cite.ts';
import { decide } from './decide.ts';
import { missingOf } from './missing.ts';
import { decidedBy, rationaleOf, reasonOf } from './rationale.ts';
import type { CriterionReview, NearMiss, Review } from './review.ts';

export type { CriterionReview, Evidence, Missing, NearMiss, Review } from './review.ts';

export function recommend(policy: Policy, chart: Chart, j: Judgement, engineVersion: string): Review {
  const criteria = j.leaves.map((l) => criterion(policy, chart, j, l));
  const decision = decide(policy, j, chart);
  const missing = decision.kind === 'pend' ? missingOf(policy, j) : [];
  return {
    recommendation: decision.kind,
    rationale: rationaleOf(policy, j, decision, criteria, missing),
    policy_matched: `${policy.name}: ${j.title.title}`,
    policy_id: policy.id,
    policy_title: j.title.title,
    policy_version: policy.version,
    engine_version: engineVersion,
    reader: 'deterministic',
    patient_name: chart.patient.name?.text ?? null,
    patient_birth_date: chart.patient.birthDate ? isoOf(chart.patient.birthDate.day) : null,
    index_date: j.indexDay ? isoOf(j.indexDay.hi) : null,
    criteria,
    missing,
    escalation_reasons: decision.escalations,
    decided_by: decidedBy(j, decision),
    chart: {
      pages: chart.pages.length,
      page_sizes: chart.pages.map(({ width, height, turned }) => ({ width, height, ...(turned && { turned }) })),
      unreadable_pages: chart.pages.filter((p) => p.source === 'unreadable').map((p) => p.number),
      documents: chart.documents.map((d) => ({
        title: d.title,
        kind: d.kind,
        date: d.date ? isoOf(d.date.hi) : null,
        pages: [d.pageFrom, d.pageTo] as const,
      })),
    },
  };
}

function criterion(policy: Policy, chart: Chart, j: Judgement, l: LeafResult): CriterionReview {
  const leaf = policy.leaves.get(l.id);
  const evidence = citeAll(chart, l.pieces);
  const counter = citeAll(chart, l.counter);
  // What counted after all, under another rule, is no near miss.
  const counted = new Set([...l.pieces, ...l.counter].map((p) => p.span.start));
  const near: NearMiss[] = [...l.unclear.flatMap((u) => (u.piece ? [{ piece: u.piece, why: u.why }] : [])), ...l.near]
    .filter(({ piece }) => !counted.has(piece.span.start))
    .slice(0, 5)
    .map(({ piece, why }) => ({ evidence: citeAll(chart, [piece])[0], why }));
  const note = l.pieces.find((p) => p.span.start === evidence[0]?.start && p.note)?.note ?? null;
  const grounds = {
    role: roleOf(j.title.tree, l.id) ?? 'required',
    status: l.status,
    silent: l.silent,
    evidence,
    counter_evidence: counter,
    near_misses: near,
  } as const;
  return {
    id: l.id,
    name: leaf?.name ?? l.id,
    statement: leaf?.statement ?? '',
    reason: reasonOf({ ...grounds, why: l.why, note }),
    ...grounds,
  };
}
