// Everything from organizations to the audit log, once. Later changes are new files beside this one, never edits.

import { type Kysely, sql } from 'kysely';

const statements = `
create table organizations (
  id uuid primary key,
  name text not null,
  -- off: what would be a denial escalates as a clinical review
  deny_allowed boolean not null default true,
  created_at timestamptz(3) not null default now()
);

create table users (
  id uuid primary key,
  organization_id uuid not null references organizations,
  email text not null unique check (email = lower(email)),
  name text not null,
  password_hash text,
  role text not null check (role in ('administrator', 'reviewer', 'auditor')),
  npi text check (npi ~ '^[0-9]{10}$'),
  licence text,
  disabled_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id)
);

create table api_keys (
  id uuid primary key,
  organization_id uuid not null references organizations,
  name text not null,
  hash bytea not null unique check (length(hash) = 32),
  prefix text not null,
  last_four text not null,
  scopes text[] not null check (scopes <@ array['read:service', 'write:service']),
  created_by uuid,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  expires_at timestamptz(3),
  revoked_at timestamptz(3),
  unique (organization_id, id),
  foreign key (organization_id, created_by) references users (organization_id, id)
);

create table publishers (
  id uuid primary key,
  name text not null unique
);

create table policies (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  publisher_id uuid not null references publishers,
  current_version_id uuid
);

create table policy_versions (
  id uuid primary key,
  policy_id uuid not null references policies,
  version text not null,
  sha256 text not null,
  -- the checked policy as the engine reads it, so that a case can be adjudicated by the version that it pinned
  document text not null,
  effective_from date,
  effective_to date,
  added_at timestamptz(3) not null default now(),
  unique (policy_id, id),
  unique (policy_id, version, sha256)
);
alter table policies add foreign key (id, current_version_id) references policy_versions (policy_id, id);

create table codes (
  system text not null,
  code text not null,
  display text not null,
  billable boolean not null default true,
  release text,
  effective_from date,
  effective_to date,
  primary key (system, code)
);

create table charts (
  id uuid primary key,
  organization_id uuid not null references organizations,
  -- of the file as it was uploaded
  sha256 text not null,
  bytes bigint not null,
  -- known once it was read
  pages integer,
  created_at timestamptz(3) not null default now(),
  unique (organization_id, id),
  unique (organization_id, sha256)
);

create table cases (
  id uuid primary key,
  organization_id uuid not null references organizations,
  policy_id uuid not null,
  policy_version_id uuid not null,
  policy_title text not null,
  status text not null default 'in process' check (status in ('in process', 'open', 'pending', 'closed')),
  recommendation text check (recommendation in ('approve', 'deny', 'pend', 'escalate')),
  patient_name text,
  rationale text,
  -- json and not jsonb: what the engine said, byte for byte
  review json,
  progress json,
  submitted_by_key uuid,
  created_at timestamptz(3) not null default now(),
  last_modified timestamptz(3) not null default now(),
  adjudicated_at timestamptz(3),
  unique (organization_id, id),
  foreign key (policy_id, policy_version_id) references policy_versions (policy_id, id),
  foreign key (organization_id, submitted_by_key) references api_keys (organization_id, id),
  check (status = 'in process' or (recommendation is not null and rationale is not null))
);
create index cases_newest on cases (organization_id, created_at desc, id desc);
create index cases_by_status on cases (organization_id, status, created_at desc, id desc);
create index cases_by_recommendation on cases (organization_id, recommendation, created_at desc, id desc);
create index cases_by_policy on cases (organization_id, policy_id, created_at desc, id desc);
create index cases_in_process on cases (created_at) where status = 'in process';

create table case_files (
  organization_id uuid not null,
  case_id uuid not null,
  position integer not null,
  chart_id uuid not null,
  name text not null,
  -- null: came with the submission; else added later, for a re-adjudication
  added_by uuid,
  added_at timestamptz(3) not null default now(),
  primary key (case_id, position),
  foreign key (organization_id, case_id) references cases (organization_id, id),
  foreign key (organization_id, chart_id) references charts (organization_id, id),
  foreign key (organization_id, added_by) references users (organization_id, id)
);

create table idempotency_keys (
  organization_id uuid not null references organizations,
  key text not null,
  fingerprint text not null,
  case_id uuid,
  created_at timestamptz(3) not null default now(),
  primary key (organization_id, key),
  foreign key (organization_id, case_id) references cases (organization_id, id)
);

create table determinations (
  id uuid primary key,
  organization_id uuid not null,
  case_id uuid not null,
  outcome text not null check (outcome in ('approve', 'deny', 'request_documents')),
  reason text not null,
  reviewer_id uuid not null,
  reviewer_npi text check (reviewer_npi ~ '^[0-9]{10}$'),
  recommendation text not null,
  agrees boolean not null,
  chart_opened_at timestamptz(3),
  evidence_opened json not null default '[]',
  made_at timestamptz(3) not null default now(),
  foreign key (organization_id, case_id) references cases (organization_id, id),
  foreign key (organization_id, reviewer_id) references users (organization_id, id),
  -- nothing adverse without a credentialed human who opened the chart and said why
  constraint adverse_needs_a_reviewer check (
    outcome <> 'deny' or (reviewer_npi is not null and length(trim(reason)) > 0 and chart_opened_at is not null)
  )
);
create index determinations_of_case on determinations (organization_id, case_id, made_at);
create unique index one_final_determination on determinations (case_id) where outcome in ('approve', 'deny');

create table audit_log (
  organization_id uuid not null references organizations,
  position bigint not null,
  at timestamptz(3) not null,
  actor_kind text not null check (actor_kind in ('key', 'user', 'service')),
  actor_id text,
  action text not null,
  subject_kind text not null,
  subject_id text,
  detail jsonb not null default '{}',
  previous_hash text not null,
  hash text not null,
  primary key (organization_id, position)
);

create function audit_chain() returns trigger language plpgsql as $$
declare last audit_log;
begin
  perform pg_advisory_xact_lock(hashtextextended('mnr audit ' || new.organization_id, 0));
  select * into last from audit_log where organization_id = new.organization_id order by position desc limit 1;
  new.position := coalesce(last.position, 0) + 1;
  new.at := clock_timestamp();
  new.previous_hash := coalesce(last.hash, '');
  new.hash := encode(sha256(convert_to(concat_ws(chr(10), new.previous_hash, new.organization_id, new.position,
    to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), new.actor_kind, coalesce(new.actor_id, ''), new.action,
    new.subject_kind, coalesce(new.subject_id, ''), new.detail::text), 'UTF8')), 'hex');
  return new;
end $$;
create trigger audit_chain before insert on audit_log for each row execute function audit_chain();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger audit_append_only before update or delete or truncate on audit_log for each statement execute function refuse_change();
create trigger determinations_append_only before update or delete or truncate on determinations for each statement execute function refuse_change();
`;

/** Each has the column organization_id; under the role `mnr_tenant` only the rows of one organization exist. */
const separated = [
  ...['users', 'api_keys', 'charts', 'cases', 'case_files', 'idempotency_keys', 'determinations', 'audit_log'],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
  for (const table of separated) {
    await sql
      .raw(`
        alter table ${table} enable row level security;
        create policy own_organization on ${table}
          using (organization_id = nullif(current_setting('mnr.organization', true), '')::uuid);
      `)
      .execute(db);
  }
  await tenantRole(db);
  await nameSearch(db);
}

/** Where the database's owner may not make roles, every query still names its organization; only the second lock is missing. */
async function tenantRole(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      do $$ begin
        begin
          create role mnr_tenant nologin;
        exception when duplicate_object or unique_violation then null;
        end;
        execute format('grant mnr_tenant to %I', current_user);
        grant select, insert, update, delete on all tables in schema public to mnr_tenant;
        alter default privileges in schema public grant select, insert, update, delete on tables to mnr_tenant;
      exception when insufficient_privilege then
        raise notice 'no role mnr_tenant: row security is left to the queries';
      end $$;
    `)
    .execute(db);
}

async function nameSearch(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
      do $$ begin
        create extension if not exists pg_trgm;
        create index cases_by_name on cases using gin (patient_name gin_trgm_ops);
        create index codes_by_display on codes using gin (display gin_trgm_ops);
      exception when others then
        raise notice 'no pg_trgm: searching names scans';
      end $$;
    `)
    .execute(db);
}
