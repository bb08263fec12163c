// One case read from the database, and its files; its words stay sealed until they are shown. Every query names the organization.

import { refuse } from '@mnr/api';
import type { Review } from '@mnr/engine';
import { type Db, isId } from '../database/index.ts';
import type { CaseRow } from '../database/schema.ts';
import type { CaseWords } from '../words/words.ts';

/** Undefined also for what is no id at all, and for another organization's case. */
export async function findCase(db: Db, organizationId: string, id: string): Promise<CaseRow | undefined> {
  if (!isId(id)) return undefined;
  return db
    .selectFrom('cases')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @throws Refusal 404 for a case that is not there or another organization's, 410 for one that was purged. */
export async function requireCase(db: Db, organizationId: string, id: string): Promise<CaseRow> {
  const row = await findCase(db, organizationId, id);
  if (row) return row;
  const purged = isId(id)
    ? await db
        .selectFrom('purged_cases')
        .select(['purged_at', 'rule', 'kept_days'])
        .where('organization_id', '=', organizationId)
        .where('case_id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (!purged) throw refuse('case_not_found');
  const rule =
    purged.rule === 'retention'
      ? `closed cases are kept for ${purged.kept_days} days`
      : 'an administrator asked for it';
  throw refuse('case_purged', purged.purged_at.toISOString().slice(0, 10), rule);
}

/** What the engine said of a case, now or before documents were added. */
export function reviewIn(
  { open }: CaseWords,
  row: CaseRow,
  which: 'review' | 'previous_review' = 'review',
): Review | null {
  const sealed = row[which];
  return sealed && JSON.parse(open(`cases.${which}`, sealed));
}

export type CaseFile = {
  readonly position: number;
  readonly name: Buffer;
  readonly sha256: string;
  readonly bytes: number;
  readonly pages: number | null;
};

export async function filesOf(db: Db, organizationId: string, caseId: string): Promise<readonly CaseFile[]> {
  const rows = await db
    .selectFrom('case_files')
    .innerJoin('charts', (on) =>
      on
        .onRef('charts.id', '=', 'case_files.chart_id')
        .onRef('charts.organization_id', '=', 'case_files.organization_id'),
    )
    .select(['position', 'name', 'sha256', 'bytes', 'pages'])
    .where('case_files.organization_id', '=', organizationId)
    .where('case_id', '=', caseId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}
