// First-run set-up: the first organization gets its first administrator, once, by somebody at this machine or with the token in the data folder.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from '@mnr/api';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { createMember } from './members.ts';
import { isSame, newToken } from './sessions.ts';

export const needsSetup = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;

/** The file with the token, made when missing. */
export function setupTokenFile(dataDir: string): string {
  const file = join(dataDir, 'setup-token');
  if (!existsSync(file)) writeFileSync(file, `${newToken()}\n`, { mode: 0o600 });
  return file;
}

const setupToken = (dataDir: string): string => readFileSync(setupTokenFile(dataDir), 'utf8').trim();

export type Setup = {
  readonly organization: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly token?: string;
};

export function setUp(db: Database, dataDir: string, wanted: Setup, atThisMachine: boolean) {
  if (!atThisMachine && !isSame(wanted.token ?? '', setupToken(dataDir))) throw refuse('setup_token');
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('mnr setup', 0))`.execute(trx);
    const someone = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone) throw refuse('conflict', 'The service is set up already; sign in.');
    const first = await trx
      .selectFrom('organizations')
      .select('id')
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirstOrThrow();
    await trx.updateTable('organizations').set({ name: wanted.organization }).where('id', '=', first.id).execute();
    return createMember(trx, { ...wanted, organizationId: first.id, role: 'administrator' });
  });
}
