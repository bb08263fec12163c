// The only way to an organization's rows: a transaction in which no other organization's rows exist.

import { type Kysely, sql } from 'kysely';
import type { Database, Trx } from './connection.ts';

/**
 * Whatever the queries in it forget, the transaction runs under a role to which row security applies. Where the role of DATABASE_URL may
 * not use that role, only the queries keep organizations apart: each of them names its organization.
 */
export function withinOrganization<T>(
  db: Database,
  organizationId: string,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    const role = (await hasRowSecurity(db)) ? 'mnr_tenant' : 'none';
    await sql`select set_config('mnr.organization', ${organizationId}, true), set_config('role', ${role}, true)`.execute(
      trx,
    );
    return work(trx);
  });
}

/** For the part of a transaction that writes outside the organization's tables (the job queue). */
export const asOwner = (trx: Trx) => sql`select set_config('role', 'none', true)`.execute(trx);

const checks = new WeakMap<Database, Promise<boolean>>();

export function hasRowSecurity(db: Database): Promise<boolean> {
  const known = checks.get(db);
  if (known) return known;
  const check = db
    .transaction()
    .execute((trx) => sql`select set_config('role', 'mnr_tenant', true)`.execute(trx))
    .then(
      () => true,
      (error: { readonly code?: string }) => {
        // The role is not there, or not ours to take. Anything else says nothing about it, and is asked again.
        if (error.code === '22023' || error.code === '42501') return false;
        checks.delete(db);
        throw error;
      },
    );
  checks.set(db, check);
  return check;
}

/**
 * The role and its rights, at every start: an administrator of the database may have made or granted the role since.
 * Without the right to make roles nothing happens.
 */
export async function prepareRowSecurity<T>(db: Kysely<T>): Promise<void> {
  await sql`
    do $$ begin
      perform pg_advisory_xact_lock(hashtextextended('mnr row security', 0));
      begin
        create role mnr_tenant nologin;
      exception when duplicate_object or unique_violation or insufficient_privilege then null;
      end;
      begin
        execute format('grant mnr_tenant to %I', current_user);
      -- the last: another database of this server does the same at this moment
      exception when undefined_object or insufficient_privilege or internal_error then null;
      end;
      begin
        grant select, insert, update, delete on all tables in schema public to mnr_tenant;
        revoke update on case_keys from mnr_tenant;
        revoke insert, update, delete on master_key from mnr_tenant;
      exception when undefined_object or insufficient_privilege then null;
      end;
    end $$`.execute(db);
}
