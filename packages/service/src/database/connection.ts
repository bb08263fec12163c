// A libpq URL in, a pool that survives the server's restart out; and the only way to an organization's rows.

import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
export type Trx = Transaction<Schema>;
/** Repository functions take this first: the pool or a running transaction. */
export type Db = Database | Trx;

// Days stay text: a Date at local midnight would move them.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export function connect(
  url: string,
  options: { readonly max?: number; readonly onError?: (error: Error) => void } = {},
): Database {
  const pool = new pg.Pool({ connectionString: url, max: options.max ?? 12, application_name: applicationName });
  const report = options.onError ?? (() => {});
  // Without both, a server that goes away ends this process too.
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

export const applicationName = `mnr ${process.pid}`;

/**
 * A transaction in which no other organization's rows exist, whatever the queries in it forget:
 * it runs under a role to which row security applies.
 */
export function withinOrganization<T>(
  db: Database,
  organizationId: string,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const role = (await tenantRoleWorks(db)) ? 'mnr_tenant' : 'none';
    await sql`select set_config('mnr.organization', ${organizationId}, true), set_config('role', ${role}, true)`.execute(
      trx,
    );
    return work(trx);
  });
}

/** For the part of a transaction that writes outside the organization's tables (the job queue). */
export const asOwner = (trx: Trx) => sql`select set_config('role', 'none', true)`.execute(trx);

const roleChecks = new WeakMap<Database, Promise<boolean>>();

function tenantRoleWorks(db: Database): Promise<boolean> {
  let check = roleChecks.get(db);
  if (!check) {
    check = db
      .transaction()
      .execute((trx) => sql`select set_config('role', 'mnr_tenant', true)`.execute(trx))
      .then(
        () => true,
        () => false,
      );
    roleChecks.set(db, check);
  }
  return check;
}

/** Other services that use this database now. */
export async function otherServices(db: Database): Promise<number> {
  const found = await sql<{ count: string }>`
    select count(distinct application_name) as count from pg_stat_activity
    where datname = current_database() and application_name like 'mnr %' and application_name <> ${applicationName}`.execute(
    db,
  );
  return Number(found.rows[0].count);
}

export async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const exists = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (exists.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error;
  } finally {
    await client.end();
  }
}
