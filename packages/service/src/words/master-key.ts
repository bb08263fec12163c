// Whether this is the master key that the cases of this database were sealed with: its id, noted at the first start.

import type { Database } from '../database/index.ts';
import type { Words } from './words.ts';

const notedKey = async (db: Database): Promise<string | undefined> =>
  (await db.selectFrom('master_key').select('id').executeTakeFirst())?.id;

export const hasMasterKey = async (db: Database): Promise<boolean> => (await notedKey(db)) !== undefined;

/**
 * Notes nothing: a key that is wrong for the charts must not become the one of the cases, nor the other way about.
 * @throws Error when cases lie there that another key belongs to: nobody could read them any more.
 */
export async function checkMasterKey(db: Database, { keyId }: Words): Promise<void> {
  if (((await notedKey(db)) ?? keyId) !== keyId)
    throw new Error(
      'the cases in the database were encrypted with another key; start with that one (chart.key, or MNR_ENCRYPTION_KEY)',
    );
}

/** @throws Error when another service has noted another one at this moment. */
export async function noteMasterKey(db: Database, words: Words): Promise<void> {
  await db
    .insertInto('master_key')
    .values({ id: words.keyId })
    .onConflict((on) => on.doNothing())
    .execute();
  await checkMasterKey(db, words);
}
