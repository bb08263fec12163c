// Brings a database up to this release: any older state in, the newest schema out. Safe when several processes start at once.

import { type Kysely, type Migration, Migrator } from 'kysely';
import * as foundation from './migrations/0001-foundation.ts';
import * as accounts from './migrations/0002-accounts.ts';
import * as caseSearch from './migrations/0003-case-search.ts';
import * as auditOfACase from './migrations/0004-audit-of-a-case.ts';

/** In this order; a name never changes once released. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': foundation,
  '0002-accounts': accounts,
  '0003-case-search': caseSearch,
  '0004-audit-of-a-case': auditOfACase,
};

export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('the database could not be brought up to this release', { cause: error });
}
