// Medical codes: looked up, and taken in from releases.

import type { MedicalCode } from '@mnr/api';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { containing } from '../database/like.ts';

export type CodeEntry = {
  readonly system: 'ICD-10-CM' | 'HCPCS';
  readonly code: string;
  readonly display: string;
  readonly billable: boolean;
  readonly effectiveFrom: string | null;
  readonly effectiveTo: string | null;
};

export type CodeSearch = { readonly query?: string; readonly page: number; readonly limit: number };

/** Codes may be asked for with or without their dot. */
export async function listCodes(
  db: Db,
  search: CodeSearch,
): Promise<{ readonly codes: MedicalCode[]; readonly total: number }> {
  let found = db
    .selectFrom('codes')
    .where((where) =>
      where.or([where('effective_to', 'is', null), where('effective_to', '>=', sql<string>`current_date`)]),
    );
  if (search.query) {
    const query = search.query;
    found = found.where((where) =>
      where.or([
        where(sql`replace(code, '.', '')`, 'ilike', containing(query.replaceAll('.', '')).slice(1)),
        where('display', 'ilike', containing(query)),
      ]),
    );
  }
  const { total } = await found.select((s) => s.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const codes = await found
    .select(['code', 'system', 'display'])
    .orderBy('code')
    .orderBy('system')
    .limit(search.limit)
    .offset((search.page - 1) * search.limit)
    .execute();
  return { codes, total: Number(total) };
}

const BATCH = 1000;

/** A newer release replaces what it names and leaves the rest. */
export async function takeCodes(db: Db, entries: Iterable<CodeEntry>, release: string): Promise<number> {
  let count = 0;
  let batch: CodeEntry[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    await db
      .insertInto('codes')
      .values(
        batch.map((e) => ({
          ...{ system: e.system, code: e.code, display: e.display, billable: e.billable, release },
          ...{ effective_from: e.effectiveFrom, effective_to: e.effectiveTo },
        })),
      )
      .onConflict((on) =>
        on.columns(['system', 'code']).doUpdateSet((set) => ({
          display: set.ref('excluded.display'),
          billable: set.ref('excluded.billable'),
          release: set.ref('excluded.release'),
          effective_from: set.ref('excluded.effective_from'),
          effective_to: set.ref('excluded.effective_to'),
        })),
      )
      .execute();
    count += batch.length;
    batch = [];
  };
  for (const entry of entries) {
    batch.push(entry);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return count;
}

export async function listPublishers(db: Db): Promise<readonly { readonly id: string; readonly publisher: string }[]> {
  return db.selectFrom('publishers').select(['id', 'name as publisher']).orderBy('name').execute();
}
