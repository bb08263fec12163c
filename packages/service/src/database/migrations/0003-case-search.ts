// A list over many cases stays instant: names are found by their index although rows are separated, and every sort has an index.

import { type Kysely, sql } from 'kysely';

// Row security forbids ILIKE an index (it is not leakproof), so every search would read every case. This function reads
// as the owner and repeats the separation itself: only the organization of the transaction is ever answered.
const statements = `
create function cases_named(pattern text) returns setof uuid language sql stable security definer
  set search_path = pg_catalog, public, pg_temp
as $$
  select id from public.cases
  where organization_id = nullif(current_setting('mnr.organization', true), '')::uuid and patient_name ilike pattern
$$;
create index cases_by_change on cases (organization_id, last_modified desc, id desc);
create index cases_by_name_up on cases (organization_id, patient_name, id);
create index cases_by_name_down on cases (organization_id, patient_name desc nulls last, id desc);
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}
