// How long closed cases are kept, which are on legal hold, and what is left of a case that was purged. The database itself refuses to purge
// a case that is undecided or on hold, and to let a determination go without its case.

import { type Kysely, sql } from 'kysely';

const statements = `
-- null: kept
alter table organizations add column keep_closed_days integer check (keep_closed_days > 0);

alter table cases
  add column held_at timestamptz(3),
  add column held_by uuid,
  -- sealed
  add column hold_reason bytea,
  add foreign key (organization_id, held_by) references users (organization_id, id),
  add constraint whole_hold check (num_nulls(held_at, held_by, hold_reason) in (0, 3));

create table purged_cases (
  organization_id uuid not null references organizations,
  case_id uuid primary key,
  rule text not null check (rule in ('retention', 'request')),
  kept_days integer,
  purged_by uuid,
  purged_at timestamptz(3) not null default now(),
  -- when files and key were gone from the disk as well
  finished_at timestamptz(3),
  foreign key (organization_id, purged_by) references users (organization_id, id),
  check ((rule = 'retention') = (kept_days is not null) and (rule = 'request') = (purged_by is not null))
);
create index purges_to_finish on purged_cases (purged_at) where finished_at is null;
create index determinations_by_age on determinations (organization_id, made_at) where outcome in ('approve', 'deny');

-- files that no case has any more and that are still to be removed from the disk
create table chart_removals (
  organization_id uuid not null references organizations,
  sha256 text not null,
  primary key (organization_id, sha256)
);

create function only_what_may_go() returns trigger language plpgsql as $$
begin
  -- whoever puts it on hold, or purges it too, waits here
  perform from cases
  where organization_id = new.organization_id and id = new.case_id and status = 'closed' and held_at is null for update;
  if not found then
    raise exception 'only a closed case that is not on hold can be purged' using errcode = 'check_violation';
  end if;
  if new.rule = 'retention' and not exists (
    select from determinations d join organizations o on o.id = d.organization_id
    where d.organization_id = new.organization_id and d.case_id = new.case_id and d.outcome in ('approve', 'deny')
      and o.keep_closed_days = new.kept_days and d.made_at < now() - make_interval(days => o.keep_closed_days)
  ) then
    raise exception 'the case is not older than the organization keeps closed cases' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger only_what_may_go before insert on purged_cases for each row execute function only_what_may_go();

create function only_finished() returns trigger language plpgsql as $$
begin
  if old.finished_at is not null or to_jsonb(new) - 'finished_at' <> to_jsonb(old) - 'finished_at' then
    raise exception 'purged_cases is append-only' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger only_finished before update on purged_cases for each row execute function only_finished();
create trigger purged_cases_append_only before delete or truncate on purged_cases for each statement execute function refuse_change();

create function only_with_its_case() returns trigger language plpgsql as $$
begin
  if not exists (select from purged_cases where organization_id = old.organization_id and case_id = old.case_id) then
    raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
  end if;
  return old;
end $$;
drop trigger determinations_append_only on determinations;
create trigger determinations_append_only before update or truncate on determinations for each statement execute function refuse_change();
create trigger only_with_its_case before delete on determinations for each row execute function only_with_its_case();
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
  for (const table of ['purged_cases', 'chart_removals']) {
    await sql
      .raw(`
        alter table ${table} enable row level security;
        create policy own_organization on ${table}
          using (organization_id = nullif(current_setting('mnr.organization', true), '')::uuid);
      `)
      .execute(db);
  }
}
