// The master key can be changed: rows name the key that theirs is wrapped by, and the key of a case may be wrapped anew, and nothing else.

import { type Kysely, sql } from 'kysely';
import { refuseBesideEarlier } from './0005-sealed-words.ts';

const statements = `
-- when nothing was left under another key than this one; null: not known to be so
alter table master_key add column settled_at timestamptz(3);

-- the master key that wraps the key in the chart's file; null: a file of an earlier release, encrypted with a master key itself
alter table charts add column key_id text;

-- which key to write under: it stays in use until the transaction ends
create function writing_key() returns text language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('mnr writing key', 0));
  -- a statement of its own, which sees who held the lock before
  return (select id from master_key);
end $$;

-- from another key to the one in use, and back never
create function only_wrapped_anew() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'wrapped' - 'key_id' <> to_jsonb(old) - 'wrapped' - 'key_id'
    or new.key_id = old.key_id or new.key_id is distinct from (select id from master_key)
    or octet_length(new.wrapped) <> octet_length(old.wrapped)
  then
    raise exception 'case_keys is append-only' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
drop trigger case_keys_append_only on case_keys;
create trigger case_keys_append_only before truncate on case_keys for each statement execute function refuse_change();
create trigger only_wrapped_anew before update on case_keys for each row execute function only_wrapped_anew();
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  // It could not read the charts that this one writes.
  await refuseBesideEarlier(db);
  await sql.raw(statements).execute(db);
}
