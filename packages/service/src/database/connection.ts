// A libpq URL in, a pool that survives the server's restart out.

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
