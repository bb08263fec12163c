// One case as the wire shows it, its words opened.

import type { SingleCase } from '@mnr/api';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import type { CaseRow } from '../database/schema.ts';
import type { CaseWords, Words } from '../words/words.ts';
import { filesOf, reviewIn } from './find.ts';
import { progressOf } from './list.ts';

async function determinationOf(
  db: Db,
  { open }: CaseWords,
  organizationId: string,
  caseId: string,
): Promise<SingleCase['determination']> {
  const row = await db
    .selectFrom('determinations')
    .innerJoin('users', (on) =>
      on
        .onRef('users.id', '=', 'determinations.reviewer_id')
        .onRef('users.organization_id', '=', 'determinations.organization_id'),
    )
    .select(['determinations.id', 'outcome', 'reason', 'agrees', 'users.name as reviewer', 'made_at'])
    .where('determinations.organization_id', '=', organizationId)
    .where('case_id', '=', caseId)
    .orderBy(sql`made_at`, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { id, reason, ...said } = row;
  return { ...said, reason: open(`determinations.reason ${id}`, reason), made_at: row.made_at.toISOString() };
}

export async function showCase(db: Db, words: Words, row: CaseRow): Promise<SingleCase> {
  const own = await words.of(db, row.organization_id, row.id);
  const review = row.status === 'in process' ? null : reviewIn(own, row);
  const [files, determination] = [
    await filesOf(db, row.organization_id, row.id),
    await determinationOf(db, own, row.organization_id, row.id),
  ];
  const submitted = row.created_at.toISOString();
  return {
    id: row.id,
    status: row.status,
    recommendation: review && row.recommendation,
    decision_recommendation: review && row.recommendation,
    rationale: review && row.rationale && own.open('cases.rationale', row.rationale),
    policy_id: row.policy_id,
    policy_title: row.policy_title,
    policy_matched: review?.policy_matched ?? null,
    policy_version: review?.policy_version ?? null,
    patient_name: row.patient_name,
    // A review of an earlier release has none.
    patient_birth_date: review?.patient_birth_date ?? null,
    created_at: submitted,
    case_submitted: submitted,
    last_modified: row.last_modified.toISOString(),
    urgency: row.urgency,
    due_at: row.due_at.toISOString(),
    extended_days: row.extended_days,
    criteria: (review?.criteria ?? []) as SingleCase['criteria'],
    missing: [...(review?.missing ?? [])],
    escalation_reasons: [...(review?.escalation_reasons ?? [])],
    decided_by: [...(review?.decided_by ?? [])],
    index_date: review?.index_date ?? null,
    engine_version: review?.engine_version ?? null,
    reader: review?.reader ?? null,
    chart: review
      ? {
          pages: review.chart.pages,
          unreadable_pages: [...review.chart.unreadable_pages],
          page_sizes: review.chart.page_sizes.map(({ width, height }) => ({ width, height })),
          documents: review.chart.documents.map((d) => ({ ...d, pages: [d.pages[0], d.pages[1]] })),
          files: files.map(({ position, name, sha256, bytes }) => ({
            name: own.open(`case_files.name ${position}`, name),
            sha256,
            bytes,
          })),
        }
      : null,
    progress: progressOf(row),
    determination,
  };
}
