// A deleted or changed row stays in its table's file as it was, until the table is written anew.

import { sql } from 'kysely';
import type { Db } from './index.ts';

/**
 * False where somebody's older snapshot, be it autovacuum's, still sees old rows: they would be carried along, and nothing is written. What
 * that snapshot kept is removed first and not afterwards: removing it later would free its place and leave its bytes.
 * @param anyway write all the same: then only what is still seen stays
 */
export async function writeAnew(one: Db, table: string, anyway = false): Promise<boolean> {
  await sql.raw(`vacuum ${table}`).execute(one);
  const { rows } = await sql<{ dead: string }>`select pg_stat_get_dead_tuples(${table}::regclass) as dead`.execute(one);
  const isClean = Number(rows[0].dead) === 0;
  if (isClean || anyway) await sql.raw(`vacuum (full, analyze) ${table}`).execute(one);
  return isClean;
}
