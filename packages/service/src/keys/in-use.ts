// Which master key is in use, for all services on this database: the database says it (`master_key`), and when nothing was left under another.

import { sql } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import type { Database, Trx } from '../database/index.ts';
import { keyOf, type MasterKey, type MasterKeys } from './master-keys.ts';

/** `settledAt`: since when nothing is under another key. */
export type InUse = { readonly id: string; readonly settledAt: Date | null };

export const keyInUse = (db: Database | Trx): Promise<InUse | undefined> =>
  db.selectFrom('master_key').select(['id', 'settled_at as settledAt']).executeTakeFirst();

/**
 * Notes nothing: a key that is wrong for the charts must not become the one of the cases, nor the other way about.
 * @throws Error when cases or charts lie there that none of these keys opens
 */
export async function checkMasterKeys(db: Database, keys: MasterKeys): Promise<void> {
  const used = await keyInUse(db);
  if (!used) return;
  const known = keys.all.map((key) => key.id);
  if (!known.includes(used.id))
    throw new Error(
      'the cases in the database were encrypted with another key; start with that one (chart.key, or MNR_ENCRYPTION_KEY)',
    );
  if (used.settledAt) return;
  const { cases, charts, ids } = await underOthers(db, known);
  if (cases + charts > 0)
    throw new Error(
      `${cases} cases and ${charts} charts are still encrypted under an earlier master key (${ids.join(', ')}); start with that one too (a further line of chart.key, or MNR_EARLIER_ENCRYPTION_KEYS) until nothing is left under it`,
    );
}

/** Charts of an earlier release, whose files are under a master key itself, do not name it. */
export async function underOthers(db: Database | Trx, known: readonly string[]) {
  const { rows } = await sql<{ readonly what: string; readonly id: string; readonly count: string }>`
    select 'cases' as what, key_id as id, count(*) from case_keys where key_id <> all(${known}::text[]) group by key_id
    union all
    select 'charts', key_id, count(*) from charts where key_id <> all(${known}::text[]) group by key_id`.execute(db);
  const count = (what: string) =>
    rows.filter((row) => row.what === what).reduce((sum, row) => sum + Number(row.count), 0);
  return { cases: count('cases'), charts: count('charts'), ids: [...new Set(rows.map((row) => row.id))] };
}

/** How much is still to be wrapped anew; a chart of an earlier release too. */
export async function leftUnderOthers(db: Database, { id }: Pick<MasterKey, 'id'>) {
  const { rows } = await sql<{ readonly cases: string; readonly charts: string }>`
    select (select count(*) from case_keys where key_id <> ${id}) as cases,
      (select count(*) from charts where key_id is distinct from ${id}) as charts`.execute(db);
  return { cases: Number(rows[0].cases), charts: Number(rows[0].charts) };
}

/** At the first start on a database. @throws Error when another service has noted another key at this moment */
export async function noteMasterKey(db: Database, keys: MasterKeys): Promise<void> {
  await sql`
    insert into master_key (id, settled_at)
    select ${keys.first.id}, case when exists (select from charts) or exists (select from case_keys) then null else now() end
    on conflict do nothing`.execute(db);
  await checkMasterKeys(db, keys);
}

/** Under which to write in this transaction: no other comes into use before it ends. @throws Error for one that this service was not given */
export async function writingKey(trx: Trx, keys: MasterKeys): Promise<MasterKey> {
  const { rows } = await sql<{ readonly id: string }>`select writing_key() as id`.execute(trx);
  return keyOf(keys, rows[0].id);
}

/** Held, shared, by each service as long as it lives: a key that one has first is not taken out of use, for that one may know no other. */
export const lockOfFirst = ({ id }: Pick<MasterKey, 'id'>) => `mnr first key ${id}`;

/** `waits`: a running service has the one in use first. */
export type TakenOver = 'was in use' | 'came into use' | 'waits';

/** The first key into use, which then is the one that is written under. */
export function takeOver(db: Database, { first }: MasterKeys): Promise<TakenOver> {
  return db.transaction().execute(async (trx) => {
    const used = (await keyInUse(trx))!;
    if (used.id === first.id) return 'was in use';
    const { rows } = await sql<{ readonly got: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${lockOfFirst(used)}, 0)) as got`.execute(trx);
    if (!rows[0].got) return 'waits';
    await sql`select pg_advisory_xact_lock(hashtextextended('mnr writing key', 0))`.execute(trx);
    const changed = await trx
      .updateTable('master_key')
      .set({ id: first.id, settled_at: null })
      .where('id', '=', used.id)
      .executeTakeFirst();
    // Another service was faster.
    if (changed.numUpdatedRows !== 1n) return 'waits';
    await tellAuditors(trx, 'master_key.changed', { from: used.id, to: first.id });
    return 'came into use';
  });
}

/** Nothing is left under another key: who writes now is waited for. False where something is. */
export function settle(db: Database, { id }: Pick<MasterKey, 'id'>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('mnr writing key', 0))`.execute(trx);
    const { rows } = await sql<{ readonly left: boolean }>`
      select exists (select from case_keys where key_id <> ${id})
        or exists (select from charts where key_id is distinct from ${id}) as left`.execute(trx);
    if (rows[0].left) return false;
    const settled = await trx
      .updateTable('master_key')
      .set({ settled_at: new Date() })
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    if (settled.numUpdatedRows !== 1n) return false;
    await tellAuditors(trx, 'master_key.settled', { key: id });
    return true;
  });
}

async function tellAuditors(trx: Trx, action: string, detail: Readonly<Record<string, string>>): Promise<void> {
  for (const { id } of await trx.selectFrom('organizations').select('id').orderBy('id').execute())
    await recordAudit(trx, {
      organizationId: id,
      actor: { kind: 'service' },
      action,
      subject: { kind: 'organization', id },
      detail,
    });
}
