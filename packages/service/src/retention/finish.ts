// What a purge still has to do on the disk after it was committed, as often as it takes: a service that was killed goes on after its next start.

import { type Selectable, sql } from 'kysely';
import type { ChartStore } from '../charts/store.ts';
import type { Database } from '../database/index.ts';
import type { ChartRemovalTable } from '../database/schema.ts';
import { writeAnew } from '../database/write-anew.ts';

/** Files of charts that no case has any more. One that cannot be removed keeps no other. @throws what the first such said */
export async function removeCharts(
  db: Database,
  store: Pick<ChartStore, 'remove'>,
  stopped: () => boolean,
): Promise<void> {
  const failed: unknown[] = [];
  for (const file of await db.selectFrom('chart_removals').selectAll().execute()) {
    if (stopped()) return;
    await removeChart(db, store, file).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw failed[0];
}

/** One that is uploaded again at this moment stays. */
function removeChart(
  db: Database,
  store: Pick<ChartStore, 'remove'>,
  { organization_id, sha256 }: Selectable<ChartRemovalTable>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const file = await trx
      .selectFrom('chart_removals')
      .select('sha256')
      .where('organization_id', '=', organization_id)
      .where('sha256', '=', sha256)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!file) return;
    await store.remove(organization_id, sha256);
    await trx
      .deleteFrom('chart_removals')
      .where('organization_id', '=', organization_id)
      .where('sha256', '=', sha256)
      .execute();
  });
}

/**
 * A deleted row stays in its table's file until that is cleaned. The table of keys is small and is written anew; that holds every reader up for
 * a moment, so where it cannot be had at once it is left for the next time.
 */
export async function shredKeys(db: Database): Promise<void> {
  const purged = await db.selectFrom('purged_cases').select('case_id').where('finished_at', 'is', null).execute();
  if (purged.length === 0 || !(await shredded(db))) return;
  await sql`
    update purged_cases set finished_at = ${new Date()}
    where finished_at is null and case_id = any(${purged.map((p) => p.case_id)}::uuid[])`.execute(db);
}

/** False also where somebody's older snapshot still sees purged keys. */
function shredded(db: Database): Promise<boolean> {
  return db.connection().execute(async (one) => {
    await sql`set lock_timeout = '1s'`.execute(one);
    try {
      const isClean = await writeAnew(one, 'case_keys');
      // The planner's samples of names: that the type is set, to what it was, takes them away, which analyzing an empty table does not.
      await sql`alter table cases alter column patient_name type text`.execute(one);
      await sql`vacuum (index_cleanup on, analyze) cases`.execute(one);
      return isClean;
    } catch (error) {
      if ((error as { readonly code?: string }).code === '55P03') return false;
      throw error;
    } finally {
      await sql`reset lock_timeout`.execute(one);
    }
  });
}
