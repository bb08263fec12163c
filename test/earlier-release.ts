// A case of today put into a database of release 0004, where its words were plain text.

import type { SingleCase } from '@mnr/api';
import { sql } from 'kysely';
import type { Database } from '../packages/service/src/database/connection.ts';
import { newId } from '../packages/service/src/database/uuid.ts';
import { type TestService, wordsOf } from './harness.ts';

/** The decided case of a service, three times, with its words in plain columns. */
export async function copyAsEarlier(
  service: TestService,
  earlier: Database,
  decided: SingleCase,
  reason: string,
): Promise<readonly string[]> {
  const { id: was } = decided;
  const own = await wordsOf(service).of(service.db, service.organizationId, was);
  const rowsOf = async (table: string, where = 'true'): Promise<Record<string, unknown>[]> =>
    (
      await sql<{
        row: Record<string, unknown>;
      }>`select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.raw(where)}`.execute(service.db)
    ).rows.map((r) => r.row);
  const bytes = (value: unknown) => Buffer.from(String(value).slice(2), 'hex');
  return earlier.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    const put = async (table: string, rows: readonly Record<string, unknown>[]) => {
      for (const row of rows)
        await sql`insert into ${sql.table(table)} select * from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)})`.execute(
          one,
        );
    };
    for (const table of ['organizations', 'users', 'api_keys', 'publishers', 'policies', 'policy_versions', 'charts'])
      await put(table, await rowsOf(table));
    const ids = [newId(), newId(), newId()];
    for (const id of ids) {
      const [row] = await rowsOf('cases', `id = '${was}'`);
      const review = JSON.parse(own.open('cases.review', bytes(row.review)));
      const previous_review = JSON.parse(own.open('cases.previous_review', bytes(row.previous_review)));
      await put('cases', [{ ...row, id, rationale: decided.rationale, review, previous_review }]);
      for (const file of await rowsOf('case_files', `case_id = '${was}'`))
        await put('case_files', [
          { ...file, case_id: id, name: own.open(`case_files.name ${Number(file.position)}`, bytes(file.name)) },
        ]);
      for (const made of await rowsOf('determinations', `case_id = '${was}'`))
        await put('determinations', [{ ...made, id: newId(), case_id: id, reason }]);
    }
    await sql`reset session_replication_role`.execute(one);
    return ids;
  });
}
