// What a case says is stored sealed, with a key of each case. The plain columns stay until their words have been sealed at a start (words/
// seal-stored.ts), for which the master key is needed: later migrations may run before that and leave them alone.

import { type Kysely, sql } from 'kysely';

const statements = `
-- which master key wraps the keys of the cases: one for the whole database
create table master_key (
  only_one boolean primary key default true check (only_one),
  id text not null
);

create table case_keys (
  organization_id uuid not null,
  case_id uuid primary key,
  key_id text not null,
  wrapped bytea not null,
  foreign key (organization_id, case_id) references cases (organization_id, id)
);
alter table case_keys enable row level security;
create policy own_organization on case_keys
  using (organization_id = nullif(current_setting('mnr.organization', true), '')::uuid);

alter table cases rename column rationale to plain_rationale;
alter table cases rename column review to plain_review;
alter table cases rename column previous_review to plain_previous_review;
alter table cases
  add column rationale bytea,
  add column review bytea,
  add column previous_review bytea,
  -- ids of the policy's own criteria, which figures count: no words of the chart
  add column decided_by text[] not null default '{}',
  add column asked_for text[] not null default '{}',
  drop constraint cases_check,
  add constraint says_why check (status = 'in process' or (recommendation is not null and rationale is not null)) not valid;

alter table case_files rename column name to plain_name;
alter table case_files alter column plain_name drop not null, add column name bytea;

alter table determinations rename column reason to plain_reason;
alter table determinations
  alter column plain_reason drop not null,
  add column reason bytea,
  drop constraint adverse_needs_a_reviewer,
  -- nothing adverse without a credentialed human who opened the chart and said why: more than the 29 bytes around sealed words
  add constraint adverse_needs_a_reviewer check (
    outcome <> 'deny' or (reviewer_npi is not null and octet_length(reason) > 29 and chart_opened_at is not null)
  ) not valid;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await refuseBesideEarlier(db);
  await sql.raw(statements).execute(db);
  const { rows } = await sql<{ any: boolean }>`select exists (select from cases) as any`.execute(db);
  if (!rows[0].any) await dropPlainWords(db);
}

/**
 * A service of an earlier release would go on storing words as plain text, in cases without a key, which no start could seal. Each holds this
 * lock as long as it lives (jobs/queue.ts), and one that starts now waits for it until it finds a database too new for it.
 */
export async function refuseBesideEarlier(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    alone: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended('mnr presence', 0)) as alone`.execute(db);
  if (!rows[0].alone) throw new Error('a service of an earlier release runs on it; stop that first');
}

export const columnsOfPlainWords = `
  select attname from pg_attribute where attrelid = 'cases'::regclass and attname like 'plain%' and not attisdropped`;

export const hasPlainWords = async (db: Pick<Kysely<never>, 'getExecutor'>): Promise<boolean> =>
  (await sql.raw(columnsOfPlainWords).execute(db)).rows.length > 0;

export async function dropPlainWords(db: Pick<Kysely<never>, 'getExecutor'>): Promise<void> {
  await sql
    .raw(`
      lock table cases, case_files, determinations in access exclusive mode;
      do $$ begin
        if exists (select from cases c where not exists (select from case_keys k where k.case_id = c.id)) then
          raise exception 'there are cases whose words are not sealed yet';
        end if;
      end $$;
      alter table cases
        drop column plain_rationale, drop column plain_review, drop column plain_previous_review,
        validate constraint says_why;
      alter table case_files drop column plain_name, alter column name set not null;
      alter table determinations
        drop column plain_reason, alter column reason set not null, validate constraint adverse_needs_a_reviewer;
    `)
    .execute(db);
}
