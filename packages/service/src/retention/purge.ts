// Destroying one closed case, in one transaction: its key, words, name, files' names, determinations and changes of the due date go; what stays is its id in
// `purged_cases`, its entries in the audit log, and one more entry that says by which rule it was purged.

import { refuse } from '@mnr/api';
import { recordAudit } from '../audit/record.ts';
import { requireCase } from '../cases/find.ts';
import type { Trx } from '../database/index.ts';
import type { Member } from '../identity/sessions.ts';

export type PurgeRule =
  | { readonly kind: 'retention'; readonly days: number }
  | { readonly kind: 'request'; readonly by: string };

/** For an administrator who asks for it: says why not. */
export async function purgeOnRequest(trx: Trx, member: Member, caseId: string): Promise<void> {
  const row = await requireCase(trx, member.organizationId, caseId);
  if (row.status !== 'closed') throw refuse('conflict', 'Only a closed case can be purged.');
  if (row.held_at) throw refuse('conflict', 'This case is on legal hold; release it first.');
  await purgeCase(trx, member.organizationId, row.id, { kind: 'request', by: member.id });
}

/** @throws a `check_violation` of the database for a case that may not go. */
export async function purgeCase(trx: Trx, organizationId: string, caseId: string, rule: PurgeRule): Promise<void> {
  const [days, by] = rule.kind === 'retention' ? [rule.days, null] : [null, rule.by];
  await trx
    .insertInto('purged_cases')
    .values({ organization_id: organizationId, case_id: caseId, rule: rule.kind, kept_days: days, purged_by: by })
    .execute();
  // Locked before it is looked who else has them: an upload of the same file waits, or is waited for.
  const charts = await trx
    .selectFrom('charts')
    .select(['id', 'sha256'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', (e) =>
      e
        .selectFrom('case_files')
        .select('chart_id')
        .where('organization_id', '=', organizationId)
        .where('case_id', '=', caseId),
    )
    .orderBy('sha256')
    .forUpdate()
    .execute();
  for (const table of ['idempotency_keys', 'case_files', 'determinations', 'due_changes', 'case_keys'] as const)
    await trx.deleteFrom(table).where('organization_id', '=', organizationId).where('case_id', '=', caseId).execute();
  await trx.deleteFrom('cases').where('organization_id', '=', organizationId).where('id', '=', caseId).execute();
  const removed = await removeUnused(
    trx,
    organizationId,
    charts.map((c) => c.id),
  );
  await recordAudit(trx, {
    organizationId,
    actor: rule.kind === 'request' ? { kind: 'user', id: rule.by } : { kind: 'service' },
    action: 'case.purged',
    subject: { kind: 'case', id: caseId },
    detail: {
      rule: rule.kind,
      ...(days !== null && { kept_days: days }),
      files_removed: removed,
      files_of_other_cases: charts.length - removed.length,
    },
  });
}

/** The files themselves are removed once this is committed. */
async function removeUnused(trx: Trx, organizationId: string, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const unused = await trx
    .deleteFrom('charts')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', [...ids])
    .where((e) =>
      e.not(e.exists(e.selectFrom('case_files').select('position').whereRef('case_files.chart_id', '=', 'charts.id'))),
    )
    .returning('sha256')
    .execute();
  for (const { sha256 } of unused)
    await trx
      .insertInto('chart_removals')
      .values({ organization_id: organizationId, sha256 })
      .onConflict((on) => on.doNothing())
      .execute();
  return unused.map((c) => c.sha256);
}
