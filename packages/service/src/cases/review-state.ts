// What the screens need of a case beside its public shape: determinations, history, what changed, and what this member may do.

import type { Determination, HistoryEntry } from '@mnr/api/account';
import type { Db } from '../database/index.ts';
import type { CaseRow } from '../database/schema.ts';
import type { Member } from '../identity/sessions.ts';
import type { Words } from '../words/words.ts';
import { reviewIn } from './find.ts';
import { openedBy } from './opened.ts';

export async function determinationsOf(
  db: Db,
  words: Words,
  organizationId: string,
  caseId: string,
): Promise<readonly Determination[]> {
  const { open } = await words.of(db, organizationId, caseId);
  const rows = await db
    .selectFrom('determinations')
    .innerJoin('users', 'users.id', 'determinations.reviewer_id')
    .selectAll('determinations')
    .select(['users.name', 'users.licence'])
    .where('determinations.organization_id', '=', organizationId)
    .where('determinations.case_id', '=', caseId)
    .orderBy('made_at')
    .execute();
  return rows.map((r) => ({
    id: r.id,
    outcome: r.outcome,
    reason: open(`determinations.reason ${r.id}`, r.reason),
    recommendation: r.recommendation,
    agrees: r.agrees,
    reviewer: { name: r.name, npi: r.reviewer_npi, licence: r.licence },
    evidence_opened: r.evidence_opened as string[],
    chart_opened_at: r.chart_opened_at?.toISOString() ?? null,
    made_at: r.made_at.toISOString(),
  }));
}

/** The steps that matter to a reader: looking at pages is in the audit log, not here. */
const steps = [
  'case.submitted',
  'case.adjudicated',
  'case.documents_added',
  'case.determined',
  'case.urgency_changed',
  'case.extended',
  'case.held',
  'case.hold_released',
];

export async function historyOf(db: Db, organizationId: string, caseId: string): Promise<readonly HistoryEntry[]> {
  const rows = await db
    .selectFrom('audit_log')
    .leftJoin('users', (on) => on.on((e) => e('audit_log.actor_id', '=', e.cast<string>('users.id', 'text'))))
    .leftJoin('api_keys', (on) => on.on((e) => e('audit_log.actor_id', '=', e.cast<string>('api_keys.id', 'text'))))
    .select(['at', 'action', 'detail', 'actor_kind', 'users.name as user', 'api_keys.name as key'])
    .where('audit_log.organization_id', '=', organizationId)
    .where('subject_id', '=', caseId)
    .where('action', 'in', steps)
    .orderBy('position')
    .execute();
  return rows.map((r) => ({
    at: r.at.toISOString(),
    actor: r.user ?? (r.key ? `key ${r.key}` : r.actor_kind),
    action: r.action,
    detail: r.detail as Record<string, unknown>,
  }));
}

export async function changesOf(db: Db, words: Words, row: CaseRow) {
  if (!row.previous_review) return [];
  const own = await words.of(db, row.organization_id, row.id);
  const before = reviewIn(own, row, 'previous_review');
  const after = reviewIn(own, row);
  if (!before || !after) return [];
  const was = new Map(before.criteria.map((c) => [c.id, c.status]));
  const changed = after.criteria
    .filter((c) => was.get(c.id) !== c.status)
    .map((c) => ({ criterion: `${c.id} ${c.name}`, before: was.get(c.id) ?? 'none', after: c.status as string }));
  return before.recommendation === after.recommendation
    ? changed
    : [
        { criterion: 'Recommendation', before: before.recommendation, after: after.recommendation as string },
        ...changed,
      ];
}

export async function mayDecide(db: Db, member: Member, row: CaseRow) {
  const decides = member.role !== 'auditor' && (row.status === 'open' || row.status === 'pending');
  return {
    may_decide: decides,
    may_deny: decides && member.npi !== null && (await openedBy(db, member, row.id)).chartAt !== null,
  };
}
