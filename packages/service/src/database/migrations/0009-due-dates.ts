// By when a case is to be decided, and what persons changed about that. The database itself refuses a change after the determination, a
// second extension, and one without a person and a reason.

import { type Kysely, sql } from 'kysely';

const statements = `
alter table cases
  add column urgency text not null default 'standard' check (urgency in ('standard', 'expedited')),
  add column extended_days integer not null default 0 check (extended_days between 0 and 14),
  add column due_at timestamptz(3);
-- Cases of earlier releases are standard. Not by an update, for the words of some may still be plain (0005), and no such row may change.
alter table cases alter column due_at type timestamptz(3) using created_at + interval '168 hours';
alter table cases alter column due_at set not null, add check (due_at > created_at);

-- the sort: what is still to be decided first
create index cases_by_due_up on cases (organization_id, (status = 'closed'), due_at, id);
create index cases_by_due_down on cases (organization_id, (status = 'closed'), due_at desc, id desc);
-- the filters: what is over, what soon will be
create index cases_to_decide on cases (organization_id, due_at) where status <> 'closed';

create table due_changes (
  id uuid primary key,
  organization_id uuid not null,
  case_id uuid not null,
  kind text not null check (kind in ('extension', 'urgency')),
  days integer check (days between 1 and 14),
  urgency text check (urgency in ('standard', 'expedited')),
  due_before timestamptz(3) not null,
  due_at timestamptz(3) not null,
  -- sealed
  reason bytea not null,
  made_by uuid not null,
  -- while the case is locked: in the order in which they were made
  made_at timestamptz(3) not null default clock_timestamp(),
  foreign key (organization_id, case_id) references cases (organization_id, id),
  foreign key (organization_id, made_by) references users (organization_id, id),
  check ((kind = 'extension') = (days is not null) and (kind = 'urgency') = (urgency is not null))
);
create index due_changes_of_case on due_changes (organization_id, case_id, made_at);
create unique index one_extension on due_changes (case_id) where kind = 'extension';

create function only_before_determination() returns trigger language plpgsql as $$
begin
  -- whoever decides it at this moment waits here, or is waited for
  perform from cases where organization_id = new.organization_id and id = new.case_id and status <> 'closed' for update;
  if not found then
    raise exception 'the time to decide a case cannot be changed after its determination' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger only_before_determination before insert on due_changes for each row execute function only_before_determination();
create trigger due_changes_append_only before update or truncate on due_changes for each statement execute function refuse_change();
create trigger only_with_its_case before delete on due_changes for each row execute function only_with_its_case();

alter table due_changes enable row level security;
create policy own_organization on due_changes
  using (organization_id = nullif(current_setting('mnr.organization', true), '')::uuid);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}
