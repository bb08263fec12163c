// Keys of cases, wrapped by earlier master keys, in; the same keys wrapped by the one in use out. Some in one transaction: a service that is
// killed goes on where it was, and several beside each other share the work.

import { sql } from 'kysely';
import type { Database, Trx } from '../database/index.ts';
import { writeAnew } from '../database/write-anew.ts';
import { keyOf, type MasterKey, type MasterKeys, rewrap } from './master-keys.ts';
import type { Pass, Rewrapped } from './pass.ts';

const SOME = 100;
const NO_CASE = '00000000-0000-0000-0000-000000000000';

export async function rewrapCases({ db, keys, to, stopped }: Pass): Promise<Rewrapped> {
  let done = 0;
  const failed: unknown[] = [];
  for (let after: string | undefined = NO_CASE; after && !stopped(); ) {
    const some = await rewrapSome(db, keys, to, after);
    done += some.done;
    failed.push(...some.failed);
    after = some.last;
  }
  return { done, failed };
}

/** Those after a case, in the order of their ids. One that does not open keeps no other. */
export function rewrapSome(db: Database, keys: MasterKeys, to: MasterKey, after = NO_CASE, most = SOME) {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('case_keys')
      .selectAll()
      .where('key_id', '<>', to.id)
      .where('case_id', '>', after)
      .orderBy('case_id')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .execute();
    const failed: unknown[] = [];
    const anew: { readonly id: string; readonly wrapped: Buffer }[] = [];
    for (const { organization_id, case_id, key_id, wrapped } of rows)
      try {
        const owner = { what: 'case_keys', organizationId: organization_id, id: case_id } as const;
        anew.push({ id: case_id, wrapped: rewrap(keyOf(keys, key_id), to, owner, wrapped) });
      } catch (error) {
        failed.push(error);
      }
    await store(trx, to, anew);
    return { done: anew.length, failed, last: rows.at(-1)?.case_id };
  });
}

const store = (trx: Trx, to: MasterKey, anew: readonly { readonly id: string; readonly wrapped: Buffer }[]) =>
  sql`
    update case_keys set key_id = ${to.id}, wrapped = anew.wrapped
    from unnest(${anew.map((row) => row.id)}::uuid[], ${anew.map((row) => row.wrapped)}::bytea[]) as anew (id, wrapped)
    where case_id = anew.id`.execute(trx);

/** What keys were wrapped by stays in the table's file until it is written anew. False where that cannot be had now, as in a purge. */
export function leaveNoEarlierKeys(db: Database): Promise<boolean> {
  return db.connection().execute(async (one) => {
    await sql`set lock_timeout = '1s'`.execute(one);
    try {
      return await writeAnew(one, 'case_keys');
    } catch (error) {
      if ((error as { readonly code?: string }).code === '55P03') return false;
      throw error;
    } finally {
      await sql`reset lock_timeout`.execute(one);
    }
  });
}
