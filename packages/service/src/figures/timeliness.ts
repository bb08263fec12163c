// How many cases were decided by their due date, and how long that took from receipt: of each urgency, in the unit in which it is reported
// (CMS asks for expedited requests in hours and for standard ones in days, 42 CFR 422.122(c)).

import { DAY_HOURS, type Urgency, urgencies } from '@mnr/api';
import type { Figures } from '@mnr/api/account';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/index.ts';

type Timeliness = Figures['timeliness'][number];

const units: Readonly<Record<Urgency, { readonly unit: Timeliness['unit']; readonly hours: number }>> = {
  standard: { unit: 'days', hours: DAY_HOURS },
  expedited: { unit: 'hours', hours: 1 },
};

/** @param chosen which cases `c` */
export async function timelinessOf(db: Db, chosen: RawBuilder<unknown>): Promise<readonly Timeliness[]> {
  const { rows } = await sql<Row>`
    select c.urgency,
      count(d.made_at) as determined,
      count(*) filter (where d.made_at <= c.due_at) as in_time,
      count(*) filter (where d.made_at is null and c.due_at < now()) as overdue,
      avg(extract(epoch from d.made_at - c.created_at)) / 3600 as average,
      percentile_cont(0.5) within group (order by extract(epoch from d.made_at - c.created_at)) / 3600 as median
    from cases c
    left join determinations d
      on d.case_id = c.id and d.organization_id = c.organization_id and d.outcome in ('approve', 'deny')
    where ${chosen} group by 1`.execute(db);
  return urgencies.map((urgency): Timeliness => {
    const { unit, hours } = units[urgency];
    const row = rows.find((r) => r.urgency === urgency);
    const time = (value: string | number | null | undefined) => (value == null ? null : Number(value) / hours);
    return {
      urgency,
      determined: Number(row?.determined ?? 0),
      in_time: Number(row?.in_time ?? 0),
      overdue: Number(row?.overdue ?? 0),
      unit,
      average: time(row?.average),
      median: time(row?.median),
    };
  });
}

type Row = {
  readonly urgency: Urgency;
  readonly determined: string;
  readonly in_time: string;
  readonly overdue: string;
  readonly average: string | null;
  readonly median: number | null;
};
