// The database out to a folder and into an empty one: backup, move between servers, way across a major version of PostgreSQL.
//
// One file a table in PostgreSQL's binary COPY format, and manifest.json with the row counts. Jobs are not carried: a case in
// process gets a new one when the service starts. Chart files and the encryption key are files of the data folder, to be copied.

import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { openDatabase } from './index.ts';
import { columnsOfPlainWords } from './migrations/0005-sealed-words.ts';

type Manifest = {
  readonly format: 1;
  readonly migrations: readonly string[];
  readonly tables: Readonly<Record<string, number>>;
};

const quoted = (name: string): string => pg.escapeIdentifier(name);

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const tablesOf = async (client: pg.Client): Promise<readonly string[]> => {
  const { rows } = await client.query<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely_%' order by 1`,
  );
  return rows.map((r) => r.tablename);
};

const migrationsOf = async (client: pg.Client): Promise<readonly string[]> =>
  (await client.query<{ name: string }>('select name from kysely_migration order by name')).rows.map((r) => r.name);

/** All tables as of one instant. @throws Error while the tables have other columns than those of a new database. */
export function exportDatabase(url: string, folder: string): Promise<Manifest> {
  return withClient(url, async (client) => {
    const { rows: plain } = await client.query(columnsOfPlainWords);
    if (plain.length > 0)
      throw new Error('the cases in the database are not encrypted yet; start this release on it once');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await client.query('begin isolation level repeatable read read only');
    const tables: Record<string, number> = {};
    for (const table of await tablesOf(client)) {
      const out = client.query(copyTo(`copy ${quoted(table)} to stdout (format binary)`));
      await pipeline(out, createWriteStream(join(folder, `${table}.copy`), { mode: 0o600, flush: true }));
      tables[table] = out.rowCount;
    }
    const manifest: Manifest = { format: 1, migrations: await migrationsOf(client), tables };
    await client.query('commit');
    await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`, {
      mode: 0o600,
      flush: true,
    });
    return manifest;
  });
}

/** All or nothing. @throws Error when the database is not empty or is of another release. */
export function importDatabase(url: string, folder: string): Promise<Manifest> {
  return withClient(url, async (client) => {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
    const migrations = await migrationsOf(client);
    if (JSON.stringify(migrations) !== JSON.stringify(manifest.migrations)) {
      throw new Error('the export is of another release of the service; import it with that release, then upgrade');
    }
    const { rows: present } = await client.query('select 1 from organizations limit 1');
    if (present.length > 0) throw new Error('the database is not empty; import into a new data folder or database');
    await client.query('begin');
    // Foreign keys go in circles and triggers would chain the audit log anew: both are set aside, and the keys checked at the end.
    const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
      `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
    for (const [table, rows] of Object.entries(manifest.tables)) {
      await client.query(`alter table ${quoted(table)} disable trigger user`);
      const into = client.query(copyFrom(`copy ${quoted(table)} from stdin (format binary)`));
      await pipeline(createReadStream(join(folder, `${table}.copy`)), into);
      if (into.rowCount !== rows)
        throw new Error(`the export is damaged: ${table} has ${into.rowCount} rows instead of ${rows}`);
      await client.query(`alter table ${quoted(table)} enable trigger user`);
    }
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    }
    await client.query('commit');
    return manifest;
  });
}

/** For the command line: the database that the configuration names, opened, worked on, closed. */
export async function transfer(
  direction: 'export' | 'import',
  folder: string,
  options: { readonly dataDir: string; readonly databaseUrl?: string },
): Promise<Manifest> {
  const database = await openDatabase(options);
  try {
    return await (direction === 'export' ? exportDatabase : importDatabase)(database.url, folder);
  } finally {
    await database.close();
  }
}
