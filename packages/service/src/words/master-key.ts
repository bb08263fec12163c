// Whether this is the master key that the cases of this database were sealed with: its id, noted at the first start.

import type { Database } from '../database/index.ts';
import type { Words } from './words.ts';

export const hasMasterKey = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('master_key').select('id').executeTakeFirst()) !== undefined;

/** @throws Error when cases lie there that another key belongs to: nobody could read them any more. */
export async function checkMasterKey(db: Database, { keyId }: Words): Promise<void> {
  await db
    .insertInto('master_key')
    .values({ id: keyId })
    .onConflict((on) => on.doNothing())
    .execute();
  const { id } = await db.selectFrom('master_key').select('id').executeTakeFirstOrThrow();
  if (id !== keyId)
    throw new Error(
      'the cases in the database were encrypted with another key; start with that one (chart.key, or MNR_ENCRYPTION_KEY)',
    );
}
