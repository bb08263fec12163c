// An organization's audit log in order, some thousand entries at a time: memory does not grow with the log.

import type { Selectable } from 'kysely';
import type { Db } from '../database/index.ts';
import type { AuditLogTable } from '../database/schema.ts';

export type AuditRow = Selectable<AuditLogTable>;

const BATCH = 5000;

/** @param within how a batch is read: on the pool, or each in a transaction of its own */
export async function* auditBatches(
  within: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
  organizationId: string,
  after = '0',
): AsyncGenerator<readonly AuditRow[]> {
  for (let position = after; ; ) {
    const rows = await within((db) =>
      db
        .selectFrom('audit_log')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('position', '>', position)
        .orderBy('position')
        .limit(BATCH)
        .execute(),
    );
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    position = rows.at(-1)!.position;
  }
}
