// Which evidence of a case somebody has looked at: recorded in the audit log, read back when they decide.

import { recordByMember } from '../audit/record.ts';
import type { Db } from '../database/index.ts';
import type { Member } from '../identity/sessions.ts';

export const recordOpened = (db: Db, member: Member, caseId: string, criterion: string | undefined): Promise<void> =>
  recordByMember(
    db,
    member,
    criterion ? 'evidence.opened' : 'chart.opened',
    { kind: 'case', id: caseId },
    criterion ? { criterion } : {},
  );

/** The chart counts as opened when it was since the last adjudication: documents may have been added. */
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
    .where((e) =>
      e.or([
        e('action', '=', 'case.adjudicated'),
        e.and([e('actor_id', '=', member.id), e('action', 'in', ['chart.opened', 'evidence.opened'])]),
      ]),
    )
    .orderBy('position')
    .execute();
  const adjudicated = rows.findLastIndex((r) => r.action === 'case.adjudicated');
  const chart = rows.slice(adjudicated + 1).find((r) => r.action === 'chart.opened');
  const criteria = rows.flatMap((r) => (r.detail as { criterion?: string }).criterion ?? []);
  return { chartAt: chart?.at ?? null, criteria: [...new Set(criteria)] };
}
