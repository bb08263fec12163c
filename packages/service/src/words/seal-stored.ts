// Cases of an earlier release, whose words stand as plain text, in; the same cases sealed out. Some in one transaction: a start that is
// killed goes on where it was. A case without a key is one that is not sealed yet.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Review } from '@mnr/engine';
import { sql } from 'kysely';
import type { Database, Trx } from '../database/index.ts';
import { dropPlainWords, hasPlainWords } from '../database/migrations/0005-sealed-words.ts';
import { writeAnew } from '../database/write-anew.ts';
import type { Words } from './words.ts';

const SOME = 50;
const POLL_MS = 200;

export async function sealStoredWords(db: Database, words: Words): Promise<void> {
  if (!(await hasPlainWords(db))) return;
  await db.connection().execute(async (one) => {
    while (!(await isAlone(one))) await sleep(POLL_MS);
    try {
      if (!(await hasPlainWords(one))) return;
      while ((await sealSome(one, words)) > 0);
      for (const table of ['cases', 'case_files', 'determinations']) await leaveNothing(one, table);
      await one.transaction().execute((trx) => dropPlainWords(trx));
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended('mnr plain words', 0))`.execute(one);
    }
  });
}

/** What an older snapshot still sees is waited for, for as long as a start may wait. */
async function leaveNothing(one: Database, table: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await writeAnew(one, table)) return;
    await sleep(POLL_MS);
  }
  await writeAnew(one, table, true);
}
const TRIES = 100;

/**
 * Several services may start at once; the lock goes with the connection of one that is killed. Asked for again and again: a statement that waits
 * for it has a snapshot, for which writing the tables anew would carry the plain rows along.
 */
async function isAlone(one: Database): Promise<boolean> {
  const { rows } = await sql<{
    got: boolean;
  }>`select pg_try_advisory_lock(hashtextextended('mnr plain words', 0)) as got`.execute(one);
  return rows[0].got;
}

/** How many cases were sealed. */
export function sealSome(db: Database, words: Words, most = SOME): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<PlainCase>`
      select id, organization_id, plain_rationale as rationale, plain_review::text as review,
        plain_previous_review::text as previous_review
      from cases c where not exists (select from case_keys k where k.case_id = c.id) order by id limit ${most} for update`.execute(
      trx,
    );
    // Determinations are append-only; that their reasons are sealed changes nothing of what they say.
    await sql`alter table determinations disable trigger determinations_append_only`.execute(trx);
    for (const row of rows) await sealCase(trx, words, row);
    await sql`alter table determinations enable trigger determinations_append_only`.execute(trx);
    return rows.length;
  });
}

type PlainCase = {
  readonly id: string;
  readonly organization_id: string;
  readonly rationale: string | null;
  readonly review: string | null;
  readonly previous_review: string | null;
};

async function sealCase(trx: Trx, words: Words, row: PlainCase): Promise<void> {
  const { seal } = await words.begin(trx, row.organization_id, row.id);
  const review = row.review === null ? null : (JSON.parse(row.review) as Review);
  await sql`
    update cases set plain_rationale = null, plain_review = null, plain_previous_review = null,
      rationale = ${row.rationale === null ? null : seal('cases.rationale', row.rationale)},
      review = ${row.review === null ? null : seal('cases.review', row.review)},
      previous_review = ${row.previous_review === null ? null : seal('cases.previous_review', row.previous_review)},
      decided_by = ${[...(review?.decided_by ?? [])]}, asked_for = ${(review?.missing ?? []).map((m) => m.criterion)}
    where id = ${row.id}`.execute(trx);
  const files = await sql<{ readonly position: number; readonly name: string }>`
    select position, plain_name as name from case_files where case_id = ${row.id}`.execute(trx);
  for (const { position, name } of files.rows)
    await sql`
      update case_files set plain_name = null, name = ${seal(`case_files.name ${position}`, name)}
      where case_id = ${row.id} and position = ${position}`.execute(trx);
  const determinations = await sql<{ readonly id: string; readonly reason: string }>`
    select id, plain_reason as reason from determinations where case_id = ${row.id}`.execute(trx);
  for (const { id, reason } of determinations.rows)
    await sql`
      update determinations set plain_reason = null, reason = ${seal(`determinations.reason ${id}`, reason)}
      where id = ${id}`.execute(trx);
}
