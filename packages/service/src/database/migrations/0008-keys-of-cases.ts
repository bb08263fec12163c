// The key of a case is its words: the database lets it go only with its case, and keeps no samples of keys for its planner, which a purge would
// not reach.

import { type Kysely, sql } from 'kysely';

const statements = `
create trigger only_with_its_case before delete on case_keys for each row execute function only_with_its_case();
create trigger case_keys_append_only before update or truncate on case_keys for each statement execute function refuse_change();
-- that the type is set, to what it was, takes away the samples that are there
alter table case_keys alter column wrapped type bytea, alter column wrapped set statistics 0;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(statements).execute(db);
}
