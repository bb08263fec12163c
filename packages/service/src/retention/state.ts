// Until when a case is kept, and whether it is on legal hold: what the screens say of it.

import type { ReviewState } from '@mnr/api/account';
import type { Db } from '../database/index.ts';
import type { CaseRow } from '../database/schema.ts';
import type { Words } from '../words/words.ts';

export async function retentionOf(db: Db, words: Words, row: CaseRow): Promise<ReviewState['retention']> {
  const { organization_id, id } = row;
  const decided = await db
    .selectFrom('determinations')
    .innerJoin('organizations', 'organizations.id', 'determinations.organization_id')
    .select(['made_at', 'keep_closed_days as days'])
    .where('organization_id', '=', organization_id)
    .where('case_id', '=', id)
    .where('outcome', 'in', ['approve', 'deny'])
    .executeTakeFirst();
  const due = decided?.days ? new Date(decided.made_at.getTime() + decided.days * 86_400_000) : null;
  return { purged_after: due?.toISOString() ?? null, hold: await holdOf(db, words, row) };
}

async function holdOf(db: Db, words: Words, row: CaseRow): Promise<ReviewState['retention']['hold']> {
  if (!row.held_at || !row.held_by || !row.hold_reason) return null;
  const { name } = await db
    .selectFrom('users')
    .select('name')
    .where('organization_id', '=', row.organization_id)
    .where('id', '=', row.held_by)
    .executeTakeFirstOrThrow();
  const { open } = await words.of(db, row.organization_id, row.id);
  return { reason: open('cases.hold_reason', row.hold_reason), by: name, at: row.held_at.toISOString() };
}
