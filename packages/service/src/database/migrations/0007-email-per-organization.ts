// An e-mail is unique within an organization and no longer over all: an administrator who adds one must not learn that another
// organization has it. A person may work for two.

import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop constraint users_email_key, add unique (organization_id, email)`.execute(db);
  await sql`create index users_by_email on users (email)`.execute(db);
}
