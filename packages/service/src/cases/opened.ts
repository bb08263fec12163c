// Which evidence of a case somebody has looked at: recorded in the audit log, read back when they decide.

import { recordAudit } from '../audit/record.ts';
import type { Db } from '../database/index.ts';
import type { Member } from '../identity/sessions.ts';

export async function recordOpened(
  db: Db,
  member: Member,
  caseId: string,
  criterion: string | undefined,
): Promise<void> {
  await recordAudit(db, {
    organizationId: member.organizationId,
    actor: { kind: 'user', id: member.id },
    action: criterion ? 'evidence.opened' : 'chart.opened',
    subject: { kind: 'case', id: caseId },
    detail: criterion ? { criterion } : {},
  });
}

export async function openedBy(
  db: Db,
  member: Member,
  caseId: string,
): Promise<{ readonly chartAt: Date | null; readonly criteria: readonly string[] }> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['at', 'action', 'detail'])
    .where('organization_id', '=', member.organizationId)
    .where('subject_id', '=', caseId)
    .where('actor_id', '=', member.id)
    .where('action', 'in', ['chart.opened', 'evidence.opened'])
    .orderBy('position')
    .execute();
  const chart = rows.find((r) => r.action === 'chart.opened');
  const criteria = rows.flatMap((r) =>
    (r.detail as { criterion?: string }).criterion ? [(r.detail as { criterion: string }).criterion] : [],
  );
  return { chartAt: chart?.at ?? null, criteria: [...new Set(criteria)] };
}
