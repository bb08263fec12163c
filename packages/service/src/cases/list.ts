// A page of cases: filters and a sort in, rows of the list out. None of the words of a case are read for it.

import type { CaseList, Progress, Urgency } from '@mnr/api';
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
  readonly urgency?: Urgency;
  readonly due?: 'overdue' | 'within_24_hours';
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
            'urgency',
            'due_at',
          ])
          .execute();
  const totalItems = Number(total);
  const decided = await finalDeterminations(
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
      determination_outcome: decided.get(row.id)?.outcome ?? null,
      determined_at: decided.get(row.id)?.at ?? null,
      case_submitted: row.created_at.toISOString(),
      urgency: row.urgency,
      due_at: row.due_at.toISOString(),
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

type Final = { readonly outcome: 'approve' | 'deny'; readonly at: string };

async function finalDeterminations(
  db: Db,
  organizationId: string,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, Final>> {
  const rows =
    caseIds.length === 0
      ? []
      : await db
          .selectFrom('determinations')
          .select(['case_id', 'outcome', 'made_at'])
          .where('organization_id', '=', organizationId)
          .where('case_id', 'in', [...caseIds])
          .execute();
  return new Map(
    rows.flatMap(({ case_id, outcome, made_at }) =>
      outcome === 'request_documents' ? [] : [[case_id, { outcome, at: made_at.toISOString() }] as const],
    ),
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
  if (search.urgency) found = found.where('urgency', '=', search.urgency);
  // By the database's clock, from which the due dates are.
  if (search.due) found = found.where('status', '<>', 'closed');
  if (search.due === 'overdue') found = found.where('due_at', '<', sql<Date>`now()`);
  if (search.due === 'within_24_hours')
    found = found
      .where('due_at', '>=', sql<Date>`now()`)
      .where('due_at', '<', sql<Date>`now() + make_interval(hours => 24)`);
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
    case 'due_at':
      // What was decided has a due date too, and nobody waits for it.
      return found.orderBy(sql`status = 'closed'`).orderBy('due_at', direction).orderBy('id', direction);
    default:
      return found.orderBy('created_at', direction).orderBy('id', direction);
  }
}

export const progressOf = (row: Pick<CaseRow, 'status' | 'progress'>): Progress | null =>
  row.status === 'in process'
    ? ((row.progress as Progress | null) ?? { stage: 'queued', pages_done: 0, pages_total: null })
    : null;
