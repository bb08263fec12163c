// Signing in: sessions, one-time links, throttling; who submitted a case on a screen; what a re-adjudication changed.

import { type Kysely, sql } from 'kysely';

const statements = `
alter table users
  add column failed_sign_ins integer not null default 0,
  add column locked_until timestamptz(3);

create table sessions (
  hash bytea primary key check (length(hash) = 32),
  organization_id uuid not null,
  user_id uuid not null,
  csrf_token text not null,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  foreign key (organization_id, user_id) references users (organization_id, id)
);
create index sessions_of_user on sessions (user_id);

create table password_links (
  hash bytea primary key check (length(hash) = 32),
  organization_id uuid not null,
  user_id uuid not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  foreign key (organization_id, user_id) references users (organization_id, id)
);

alter table cases
  add column submitted_by_user uuid,
  -- the review before documents were added, to show what changed
  add column previous_review json,
  add foreign key (organization_id, submitted_by_user) references users (organization_id, id);

-- nothing adverse by an account that is disabled, has another role, or carries another NPI than the one recorded
create function adverse_needs_this_reviewer() returns trigger language plpgsql as $$
begin
  if new.outcome = 'deny' and not exists (
    select 1 from users
    where organization_id = new.organization_id and id = new.reviewer_id and disabled_at is null
      and role in ('administrator', 'reviewer') and npi = new.reviewer_npi
  ) then
    raise exception 'an adverse determination needs a credentialed reviewer' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger adverse_needs_this_reviewer before insert on determinations for each row execute function adverse_needs_this_reviewer();

grant select, insert, update, delete on sessions, password_links to mnr_tenant;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  const role = await sql<{ n: string }>`select count(*) as n from pg_roles where rolname = 'mnr_tenant'`.execute(db);
  const text = Number(role.rows[0].n) > 0 ? statements : statements.replace(/^grant .*$/m, '');
  await sql.raw(text).execute(db);
  for (const table of ['sessions', 'password_links']) {
    await sql
      .raw(`
        alter table ${table} enable row level security;
        create policy own_organization on ${table}
          using (organization_id = nullif(current_setting('mnr.organization', true), '')::uuid);
      `)
      .execute(db);
  }
}
