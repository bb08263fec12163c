// Counts and times over the cases of an organization in the last so many days.

import type { Figures } from '@mnr/api/account';
import { sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { timelinessOf } from './timeliness.ts';

type Row = Readonly<Record<string, unknown>>;

/** @param criterionName by the short name of a policy and the id of a criterion */
export async function figuresOf(
  db: Db,
  organizationId: string,
  days: number,
  criterionName: (policy: string, id: string) => string,
): Promise<Figures> {
  const since = sql`c.organization_id = ${organizationId} and c.created_at > now() - make_interval(days => ${days})`;
  const rows = async (query: ReturnType<typeof sql>): Promise<readonly Row[]> =>
    (await query.execute(db)).rows as Row[];
  const counts = (list: readonly Row[]) => list.map((r) => ({ ...r, cases: Number(r.cases) }));
  const named = (list: readonly Row[]) =>
    counts(list).map((r: Row) => ({ ...r, name: criterionName(String(r.policy), String(r.criterion)) }));
  const times = ([r]: readonly Row[]) => ({
    cases: Number(r?.cases ?? 0),
    median: r?.median === null || r?.median === undefined ? null : Number(r.median),
    ninetieth: r?.ninetieth === null || r?.ninetieth === undefined ? null : Number(r.ninetieth),
  });
  const percentiles = (value: ReturnType<typeof sql>) =>
    sql`count(*) as cases, percentile_cont(0.5) within group (order by ${value}) as median, percentile_cont(0.9) within group (order by ${value}) as ninetieth`;
  const toRecommendation = sql`extract(epoch from c.adjudicated_at - c.created_at)`;
  const toDetermination = sql`extract(epoch from d.made_at - c.created_at) / 3600`;
  const final = sql`join determinations d on d.case_id = c.id and d.organization_id = c.organization_id and d.outcome in ('approve', 'deny')`;
  const out = {
    timeliness: await timelinessOf(db, since),
    submitted_by_day: counts(
      await rows(
        sql`select to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as cases from cases c where ${since} group by 1 order by 1`,
      ),
    ),
    by_status: counts(
      await rows(sql`select c.status, count(*) as cases from cases c where ${since} group by 1 order by 2 desc`),
    ),
    by_recommendation: counts(
      await rows(
        sql`select c.recommendation, count(*) as cases from cases c where ${since} and c.recommendation is not null group by 1 order by 2 desc`,
      ),
    ),
    seconds_to_recommendation: times(
      await rows(
        sql`select ${percentiles(toRecommendation)} from cases c where ${since} and c.adjudicated_at is not null and c.previous_review is null`,
      ),
    ),
    hours_to_determination: times(
      await rows(sql`select ${percentiles(toDetermination)} from cases c ${final} where ${since}`),
    ),
    agreement: counts(
      await rows(
        sql`select d.recommendation, d.outcome, count(*) as cases from cases c join determinations d on d.case_id = c.id and d.organization_id = c.organization_id where ${since} group by 1, 2 order by 3 desc`,
      ),
    ),
    overrides_by_criterion: named(
      await rows(
        sql`select k as criterion, p.slug as policy, count(distinct c.id) as cases from cases c ${final} join policies p on p.id = c.policy_id cross join lateral unnest(c.decided_by) k where ${since} and not d.agrees group by 1, 2 order by 3 desc limit 20`,
      ),
    ),
    pends_by_criterion: named(
      await rows(
        sql`select m as criterion, p.slug as policy, count(distinct c.id) as cases from cases c join policies p on p.id = c.policy_id cross join lateral unnest(c.asked_for) m where ${since} and c.recommendation = 'pend' group by 1, 2 order by 3 desc limit 20`,
      ),
    ),
  };
  return out as unknown as Figures;
}
