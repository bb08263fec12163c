// Files of charts, one by one: each under the master key in use, then its row says so. Behind the lock on its row, which an upload of the same
// file and a purge of its cases wait for: so neither finds a file that is just being replaced.

import type { ChartStore } from '../charts/store.ts';
import type { Database } from '../database/index.ts';
import type { MasterKey } from './master-keys.ts';
import type { Pass, Rewrapped } from './pass.ts';

const SOME = 500;
const NO_CHART = '00000000-0000-0000-0000-000000000000';

export async function rewrapCharts({ db, store, to, stopped }: Pass): Promise<Rewrapped> {
  let done = 0;
  const failed: unknown[] = [];
  for (let after: string | undefined = NO_CHART; after; ) {
    const ids = await chartsAfter(db, to, after);
    for (const id of ids) {
      if (stopped()) return { done, failed };
      // One file that cannot be read keeps no other.
      await rewrapChart(db, store, to, id).then(
        (isDone) => {
          if (isDone) done++;
        },
        (error: unknown) => failed.push(error),
      );
    }
    after = ids.at(-1);
  }
  return { done, failed };
}

async function chartsAfter(db: Database, to: MasterKey, after: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('charts')
    .select('id')
    .where((e) => e.or([e('key_id', 'is', null), e('key_id', '<>', to.id)]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(SOME)
    .execute();
  return rows.map((row) => row.id);
}

/** False where another service does it now, or it was purged. */
function rewrapChart(db: Database, store: Pick<ChartStore, 'rewrap'>, to: MasterKey, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const chart = await trx
      .selectFrom('charts')
      .select(['organization_id', 'sha256'])
      .where('id', '=', id)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!chart) return false;
    await store.rewrap(chart.organization_id, chart.sha256, to);
    await trx.updateTable('charts').set({ key_id: to.id }).where('id', '=', id).execute();
    return true;
  });
}
