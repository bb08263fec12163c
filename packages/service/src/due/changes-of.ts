// What persons changed about the due date of a case, read back with their reasons.

import type { DueChange } from '@mnr/api/account';
import type { Db } from '../database/index.ts';
import type { Words } from '../words/words.ts';

export async function dueChangesOf(
  db: Db,
  words: Words,
  organizationId: string,
  caseId: string,
): Promise<readonly DueChange[]> {
  const rows = await db
    .selectFrom('due_changes')
    .innerJoin('users', (on) =>
      on
        .onRef('users.id', '=', 'due_changes.made_by')
        .onRef('users.organization_id', '=', 'due_changes.organization_id'),
    )
    .selectAll('due_changes')
    .select('users.name')
    .where('due_changes.organization_id', '=', organizationId)
    .where('case_id', '=', caseId)
    .orderBy('made_at')
    .execute();
  if (rows.length === 0) return [];
  const { open } = await words.of(db, organizationId, caseId);
  return rows.map((r) => {
    const facts = {
      by: r.name,
      at: r.made_at.toISOString(),
      reason: open(`due_changes.reason ${r.id}`, r.reason),
      due_before: r.due_before.toISOString(),
      due_at: r.due_at.toISOString(),
    };
    return r.kind === 'extension'
      ? { kind: r.kind, days: r.days!, ...facts }
      : { kind: r.kind, urgency: r.urgency!, ...facts };
  });
}
