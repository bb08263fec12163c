// Brings a database up to this release: any older state in, the newest schema out. Safe when several processes start at once.

import { type Kysely, type Migration, Migrator } from 'kysely';
import * as foundation from './migrations/0001-foundation.ts';
import * as accounts from './migrations/0002-accounts.ts';
import * as caseSearch from './migrations/0003-case-search.ts';
import * as auditOfACase from './migrations/0004-audit-of-a-case.ts';
import * as sealedWords from './migrations/0005-sealed-words.ts';
import * as retention from './migrations/0006-retention.ts';
import * as emailPerOrganization from './migrations/0007-email-per-organization.ts';
import * as keysOfCases from './migrations/0008-keys-of-cases.ts';
import * as dueDates from './migrations/0009-due-dates.ts';
import * as masterKeyRotation from './migrations/0010-master-key-rotation.ts';

/** In this order; a name never changes once released. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': foundation,
  '0002-accounts': accounts,
  '0003-case-search': caseSearch,
  '0004-audit-of-a-case': auditOfACase,
  '0005-sealed-words': sealedWords,
  '0006-retention': retention,
  '0007-email-per-organization': emailPerOrganization,
  '0008-keys-of-cases': keysOfCases,
  '0009-due-dates': dueDates,
  '0010-master-key-rotation': masterKeyRotation,
};

/** @param to the name of the last one, where a test wants a database of an earlier release */
export async function migrate<T>(db: Kysely<T>, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await (to ? migrator.migrateTo(to) : migrator.migrateToLatest());
  if (error) throw new Error(sentenceOf(error as Error & { readonly code?: string }), { cause: error });
}

function sentenceOf({ code, message }: Error & { readonly code?: string }): string {
  if (code === '42501')
    return `the role of DATABASE_URL may not make tables (${message}); make it the owner of the database: alter database … owner to …`;
  // No such database, no such role or a wrong password, nobody answers.
  if (code === '3D000' || code?.startsWith('28') || code?.startsWith('E'))
    return `the database of DATABASE_URL cannot be opened: ${message || code}`;
  return `the database could not be brought up to this release: ${message}`;
}
