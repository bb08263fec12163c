// Members: made, changed, listed; signing in with throttling; one-time links to set a password.

import { refuse } from '@mnr/api';
import type { Member as ShownMember } from '@mnr/api/account';
import { type Selectable, sql } from 'kysely';
import { type Db, newId } from '../database/index.ts';
import type { UserTable } from '../database/schema.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { closeSessions, hashToken, newToken } from './sessions.ts';

const ATTEMPTS = 5;
const LOCK_MINUTES = 15;
const LINK_HOURS = 72;

type Row = Selectable<UserTable>;

export const shown = (row: Row): ShownMember => ({
  id: row.id,
  email: row.email,
  name: row.name,
  role: row.role,
  npi: row.npi,
  licence: row.licence,
  disabled: row.disabled_at !== null,
  created_at: row.created_at.toISOString(),
});

export type NewMember = Pick<Row, 'email' | 'name' | 'role'> & {
  readonly organizationId: string;
  readonly password?: string;
  readonly npi?: string | null;
  readonly licence?: string | null;
};

export async function createMember(db: Db, wanted: NewMember): Promise<Row> {
  const taken = await db
    .selectFrom('users')
    .select('id')
    .where('organization_id', '=', wanted.organizationId)
    .where('email', '=', wanted.email)
    .executeTakeFirst();
  if (taken) throw refuse('conflict', 'The organization has a member with this e-mail already.');
  return db
    .insertInto('users')
    .values({
      id: newId(),
      organization_id: wanted.organizationId,
      email: wanted.email,
      name: wanted.name,
      role: wanted.role,
      npi: wanted.npi ?? null,
      licence: wanted.licence ?? null,
      password_hash: wanted.password ? await hashPassword(wanted.password) : null,
      disabled_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** So that the time of an answer does not tell whether the e-mail has an account, or one in a second organization too. */
const VERIFIED_AT_LEAST = 2;

/**
 * The account that this password opens (a person may have one in each of several organizations), or a refusal that does not tell a wrong
 * e-mail from a wrong password.
 * @param failed told of each account whose password was not given; a wrong e-mail is nobody's
 */
export async function signIn(
  db: Db,
  email: string,
  password: string,
  failed: (row: Row) => Promise<void>,
): Promise<Row> {
  const rows = await db.selectFrom('users').selectAll().where('email', '=', email).orderBy('created_at').execute();
  const open = rows.filter((row) => secondsLocked(row) === 0);
  const nobody = Array.from({ length: Math.max(0, VERIFIED_AT_LEAST - open.length) }, () => undefined);
  const rights = await Promise.all([...open, ...nobody].map((row) => isPassword(row?.password_hash, password)));
  const found = open.find((row, at) => rights[at] && !row.disabled_at);
  if (found && (await isCounted(db, found, true))) return found;
  const wrong = open.filter((_, at) => !rights[at]);
  const counted = await Promise.all(wrong.map((row) => isCounted(db, row, false)));
  for (const row of rows) await failed(row);
  const allLocked = rows.length > 0 && open.length === wrong.length && !counted.includes(true);
  throw allLocked || found
    ? refuse('locked', Math.max(...rows.map(secondsLocked)) || LOCK_MINUTES * 60)
    : refuse('sign_in_failed');
}

/** One's own: whoever finds a signed-in screen cannot keep the account. */
export async function changePassword(
  db: Db,
  userId: string,
  given: { readonly current: string; readonly password: string },
  session: Buffer,
): Promise<void> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  if (!(await proves(db, row, given.current))) throw refuse('wrong_password');
  await setPassword(db, userId, given.password, session);
}

const secondsLocked = (row: Row): number =>
  Math.max(0, Math.ceil(((row.locked_until?.getTime() ?? 0) - Date.now()) / 1000));

async function proves(db: Db, row: Row, password: string): Promise<boolean> {
  if (secondsLocked(row) > 0) throw refuse('locked', secondsLocked(row));
  const right = await isPassword(row.password_hash, password);
  if (!(await isCounted(db, row, right))) throw refuse('locked', LOCK_MINUTES * 60);
  return right;
}

/** Failures are counted, and lock the account for a while. False when others have locked it meanwhile. */
async function isCounted(db: Db, row: Row, right: boolean): Promise<boolean> {
  // Counted by the database and not from the row read before: many may be trying at once.
  const failed = sql<number>`failed_sign_ins + 1`;
  const until = new Date(Date.now() + LOCK_MINUTES * 60_000);
  const counted = await db
    .updateTable('users')
    .set(
      right
        ? { failed_sign_ins: 0, locked_until: null }
        : {
            failed_sign_ins: sql<number>`case when ${failed} >= ${ATTEMPTS} then 0 else ${failed} end`,
            locked_until: sql<Date | null>`case when ${failed} >= ${ATTEMPTS} then ${until}::timestamptz end`,
          },
    )
    .where('id', '=', row.id)
    .where((e) => e.or([e('locked_until', 'is', null), e('locked_until', '<=', new Date())]))
    .executeTakeFirst();
  return counted.numUpdatedRows > 0n;
}

export async function makeLink(
  db: Db,
  organizationId: string,
  userId: string,
): Promise<{ readonly link: string; readonly expires_at: string }> {
  const token = newToken();
  const expires = new Date(Date.now() + LINK_HOURS * 3_600_000);
  // A newer link ends the older ones, which may have gone astray.
  await db
    .updateTable('password_links')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  await db
    .insertInto('password_links')
    .values({
      hash: hashToken(token),
      organization_id: organizationId,
      user_id: userId,
      expires_at: expires,
      used_at: null,
    })
    .execute();
  return { link: `/reset/${token}`, expires_at: expires.toISOString() };
}

/** Spends the link, sets the password, ends the account's sessions. */
export async function useLink(
  db: Db,
  token: string,
  password: string,
): Promise<{ readonly userId: string; readonly organizationId: string }> {
  const spent = await db
    .updateTable('password_links')
    .set({ used_at: new Date() })
    .where('hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning(['user_id', 'organization_id'])
    .executeTakeFirst();
  if (!spent) throw refuse('link_spent');
  await setPassword(db, spent.user_id, password);
  return { userId: spent.user_id, organizationId: spent.organization_id };
}

export async function setPassword(db: Db, userId: string, password: string, keep?: Buffer): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password), failed_sign_ins: 0, locked_until: null })
    .where('id', '=', userId)
    .execute();
  await closeSessions(db, userId, keep);
}

export type MemberChange = {
  readonly role?: Row['role'];
  readonly name?: string;
  readonly npi?: string | null;
  readonly licence?: string | null;
  readonly disabled?: boolean;
};

/** The last administrator can be neither disabled nor given another role. */
export async function changeMember(db: Db, organizationId: string, id: string, change: MemberChange): Promise<Row> {
  const { disabled, ...fields } = change;
  const loses = disabled === true || (fields.role !== undefined && fields.role !== 'administrator');
  if (loses) {
    const others = await db
      .selectFrom('users')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('role', '=', 'administrator')
      .where('disabled_at', 'is', null)
      .where('id', '!=', id)
      .forUpdate()
      .execute();
    if (others.length === 0) throw refuse('conflict', 'The organization needs an administrator.');
  }
  const row = await db
    .updateTable('users')
    .set({ ...fields, ...(disabled === undefined ? {} : { disabled_at: disabled ? new Date() : null }) })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw refuse('account_not_found', 'The member');
  if (disabled) await closeSessions(db, id);
  return row;
}

export function listMembers(db: Db, organizationId: string): Promise<readonly Row[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .execute();
}
