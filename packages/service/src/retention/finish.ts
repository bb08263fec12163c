// What a purge still has to do on the disk after it was committed, as often as it takes: a service that was killed goes on after its next start.

import { sql } from 'kysely';
import type { ChartStore } from '../charts/store.ts';
import type { Database } from '../database/index.ts';

/** Files of charts that no case has any more. One that is uploaded again at this moment stays. */
export async function removeCharts(db: Database, store: ChartStore): Promise<void> {
  for (let more = true; more; ) {
    more = await db.transaction().execute(async (trx) => {
      const file = await trx
        .selectFrom('chart_removals')
        .selectAll()
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!file) return false;
      await store.remove(file.organization_id, file.sha256);
      await trx
        .deleteFrom('chart_removals')
        .where('organization_id', '=', file.organization_id)
        .where('sha256', '=', file.sha256)
        .execute();
      return true;
    });
  }
}

/**
 * A deleted row stays in its table's file until that is cleaned. The table of keys is small and is written anew; that holds every reader up for
 * a moment, so where it cannot be had at once it is left for the next time.
 */
export async function shredKeys(db: Database): Promise<void> {
  const purged = await db.selectFrom('purged_cases').select('case_id').where('finished_at', 'is', null).execute();
  if (purged.length === 0) return;
  const shredded = await db.connection().execute(async (one) => {
    await sql`set lock_timeout = '1s'`.execute(one);
    try {
      await sql`vacuum (full) case_keys`.execute(one);
      await sql`vacuum (index_cleanup on) cases`.execute(one);
      return true;
    } catch (error) {
      if ((error as { readonly code?: string }).code === '55P03') return false;
      throw error;
    } finally {
      await sql`reset lock_timeout`.execute(one);
    }
  });
  if (!shredded) return;
  await db
    .updateTable('purged_cases')
    .set({ finished_at: new Date() })
    .where(
      'case_id',
      'in',
      purged.map((p) => p.case_id),
    )
    .where('finished_at', 'is', null)
    .execute();
}
