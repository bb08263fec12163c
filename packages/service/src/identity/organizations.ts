// Organizations, and the first one with its first key.

import { type Selectable, sql } from 'kysely';
import { type Database, type Db, newId } from '../database/index.ts';
import type { OrganizationTable } from '../database/schema.ts';
import { hashOf } from './key-format.ts';
import { createKey } from './keys.ts';

export async function createOrganization(db: Db, name: string): Promise<string> {
  const id = newId();
  await db.insertInto('organizations').values({ id, name }).execute();
  return id;
}

/**
 * With a key from the configuration: makes sure that it opens the first organization. Without: makes one on a first start.
 * Returns the new key's text only when it was made here and has to be shown.
 */
export function bootstrap(db: Database, configuredKey: string | undefined): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    // Two services that start at once must not make two first organizations.
    await sql`select pg_advisory_xact_lock(hashtextextended('mnr bootstrap', 0))`.execute(trx);
    const first = await trx.selectFrom('organizations').select('id').orderBy('created_at').limit(1).executeTakeFirst();
    const organizationId = first?.id ?? (await createOrganization(trx, 'My organization'));
    if (configuredKey) {
      const known = await trx
        .selectFrom('api_keys')
        .select('id')
        .where('hash', '=', hashOf(configuredKey))
        .executeTakeFirst();
      if (!known)
        await createKey(trx, { organizationId, name: 'First key (MNR_BOOTSTRAP_API_KEY)', key: configuredKey });
      return undefined;
    }
    if (first) return undefined;
    return (await createKey(trx, { organizationId, name: 'First key' })).key;
  });
}

export const shownOrganization = ({ id, name, deny_allowed, keep_closed_days }: Selectable<OrganizationTable>) => ({
  ...{ id, name, deny_allowed, keep_closed_days },
});
