// The audit entries of one case are found by an index: every view of a case asks for them.

import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index audit_of_subject on audit_log (organization_id, subject_id, position)`.execute(db);
}
