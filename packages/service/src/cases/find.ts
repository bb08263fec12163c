// Cases read from the database: one, a page of many, and their files. Every query names the organization.

import type { CaseList, Progress, SingleCase } from '@mnr/api';
import type { Review } from '@mnr/engine';
import { type SelectQueryBuilder, sql } from 'kysely';
import { type Db, isId } from '../database/index.ts';
import { containing } from '../database/like.ts';
import type { CaseRow, CaseStatus, RecommendationKind, Schema } from '../database/schema.ts';

export type CaseSearch = {
  readonly page: number;
  readonly limit: number;
  readonly status?: CaseStatus;
  readonly recommendation?: RecommendationKind;
  readonly policy_id?: string;
  readonly query?: string;
  readonly submitted_after?: string;
  readonly submitted_before?: string;
  readonly sort: string;
};

export async function listCases(db: Db, organizationId: string, search: CaseSearch): Promise<CaseList> {
  const found = matching(
    db.selectFrom('cases').where('organization_id', '=', organizationId),
    search,
    await namedIn(db, search.query),
  );
  const { total } = await found.select((s) => s.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  // First the page's ids, from an index alone; then its rows: a page far down the list costs no more than the first.
  const ids = await ordered(found, search.sort)
    .select('id')
    .limit(search.limit)
    .offset((search.page - 1) * search.limit)
    .execute();
  const page = db
    .selectFrom('cases')
    .where('organization_id', '=', organizationId)
    .where(
      'id',
      'in',
      ids.map((row) => row.id),
    );
  const rows =
    ids.length === 0
      ? []
      : await ordered(page, search.sort)
          .select([
            'id',
            'patient_name',
            'status',
            'recommendation',
            'created_at',
            'last_modified',
            'policy_id',
            'policy_title',
            'progress',
          ])
          .execute();
  const totalItems = Number(total);
  const decided = await finalOutcomes(
    db,
    organizationId,
    rows.filter((row) => row.status === 'closed').map((row) => row.id),
  );
  return {
    cases: rows.map((row) => ({
      id: row.id,
      patient_name: row.patient_name,
      status: row.status,
      decision_recommendation: row.recommendation,
      determination_outcome: decided.get(row.id) ?? null,
      case_submitted: row.created_at.toISOString(),
      policy_id: row.policy_id,
      policy_title: row.policy_title,
      last_modified: row.last_modified.toISOString(),
      progress: progressOf(row),
    })),
    pagination: {
      currentPage: search.page,
      pageSize: search.limit,
      totalPages: Math.ceil(totalItems / search.limit),
      totalItems,
    },
  };
}

async function finalOutcomes(
  db: Db,
  organizationId: string,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, 'approve' | 'deny'>> {
  const rows =
    caseIds.length === 0
      ? []
      : await db
          .selectFrom('determinations')
          .select(['case_id', 'outcome'])
          .where('organization_id', '=', organizationId)
          .where('case_id', 'in', [...caseIds])
          .execute();
  return new Map(
    rows.flatMap(({ case_id, outcome }) => (outcome === 'request_documents' ? [] : [[case_id, outcome] as const])),
  );
}

type Found<O> = SelectQueryBuilder<Schema, 'cases', O>;

const FEW = 1000;

/** The cases of a name that few have, by its index; undefined when many match, where reading in order is faster. */
async function namedIn(db: Db, query: string | undefined): Promise<readonly string[] | undefined> {
  if (!query || isId(query)) return undefined;
  const { rows } = await sql<{ id: string }>`select cases_named(${containing(query)}) as id limit ${FEW + 1}`.execute(
    db,
  );
  return rows.length > FEW ? undefined : rows.map((row) => row.id);
}

function matching<O>(start: Found<O>, search: CaseSearch, named: readonly string[] | undefined): Found<O> {
  let found = start;
  if (search.status) found = found.where('status', '=', search.status);
  if (search.recommendation) found = found.where('recommendation', '=', search.recommendation);
  if (search.policy_id) found = found.where('policy_id', '=', search.policy_id);
  if (search.submitted_after) found = found.where('created_at', '>=', new Date(search.submitted_after));
  if (search.submitted_before) found = found.where('created_at', '<', new Date(search.submitted_before));
  const { query } = search;
  if (query && isId(query)) found = found.where('id', '=', query);
  else if (named) found = found.where('id', '=', sql<string>`any(${[...named]}::uuid[])`);
  else if (query) found = found.where('patient_name', 'ilike', containing(query));
  return found;
}

function ordered<O>(found: Found<O>, sort: string): Found<O> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  switch (sort.replace('-', '')) {
    case 'patient_name':
      return found
        .orderBy('patient_name', (o) => (direction === 'desc' ? o.desc().nullsLast() : o.asc().nullsLast()))
        .orderBy('id', direction);
    case 'last_modified':
      return found.orderBy('last_modified', direction).orderBy('id', direction);
    default:
      return found.orderBy('created_at', direction).orderBy('id', direction);
  }
}

const progressOf = (row: Pick<CaseRow, 'status' | 'progress'>): Progress | null =>
  row.status === 'in process'
    ? ((row.progress as Progress | null) ?? { stage: 'queued', pages_done: 0, pages_total: null })
    : null;

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

export type CaseFile = {
  readonly name: string;
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
    .select(['name', 'sha256', 'bytes', 'pages'])
    .where('case_files.organization_id', '=', organizationId)
    .where('case_id', '=', caseId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}

async function determinationOf(db: Db, organizationId: string, caseId: string): Promise<SingleCase['determination']> {
  const row = await db
    .selectFrom('determinations')
    .innerJoin('users', (on) =>
      on
        .onRef('users.id', '=', 'determinations.reviewer_id')
        .onRef('users.organization_id', '=', 'determinations.organization_id'),
    )
    .select(['outcome', 'reason', 'agrees', 'users.name as reviewer', 'made_at'])
    .where('determinations.organization_id', '=', organizationId)
    .where('case_id', '=', caseId)
    .orderBy(sql`made_at`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, made_at: row.made_at.toISOString() } : null;
}

export async function showCase(db: Db, row: CaseRow): Promise<SingleCase> {
  const review = row.status === 'in process' ? null : (row.review as Review | null);
  const [files, determination] = [
    await filesOf(db, row.organization_id, row.id),
    await determinationOf(db, row.organization_id, row.id),
  ];
  const submitted = row.created_at.toISOString();
  return {
    id: row.id,
    status: row.status,
    recommendation: review && row.recommendation,
    decision_recommendation: review && row.recommendation,
    rationale: review && row.rationale,
    policy_id: row.policy_id,
    policy_title: row.policy_title,
    policy_matched: review?.policy_matched ?? null,
    policy_version: review?.policy_version ?? null,
    patient_name: row.patient_name,
    // A review of an earlier release has none.
    patient_birth_date: review?.patient_birth_date ?? null,
    created_at: submitted,
    case_submitted: submitted,
    last_modified: row.last_modified.toISOString(),
    criteria: (review?.criteria ?? []) as SingleCase['criteria'],
    missing: [...(review?.missing ?? [])],
    escalation_reasons: [...(review?.escalation_reasons ?? [])],
    decided_by: [...(review?.decided_by ?? [])],
    index_date: review?.index_date ?? null,
    engine_version: review?.engine_version ?? null,
    reader: review?.reader ?? null,
    chart: review
      ? {
          pages: review.chart.pages,
          unreadable_pages: [...review.chart.unreadable_pages],
          page_sizes: review.chart.page_sizes.map(({ width, height }) => ({ width, height })),
          documents: review.chart.documents.map((d) => ({ ...d, pages: [d.pages[0], d.pages[1]] })),
          files: files.map(({ name, sha256, bytes }) => ({ name, sha256, bytes })),
        }
      : null,
    progress: progressOf(row),
    determination,
  };
}
