// Sessions in the database: only a hash of the cookie is stored; idle ones end after 30 minutes, all after 12 hours.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../database/index.ts';
import type { Role } from '../database/schema.ts';

export const IDLE_MINUTES = 30;
export const LONGEST_HOURS = 12;

export type Member = {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly role: Role;
  readonly npi: string | null;
};
export type SignedIn = { readonly member: Member; readonly csrfToken: string; readonly hash: Buffer };

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A fresh identifier at every sign-in, so that none can be fixed beforehand. */
export async function openSession(db: Db, member: Pick<Member, 'id' | 'organizationId'>): Promise<string> {
  const token = newToken();
  await db
    .insertInto('sessions')
    .values({
      hash: hashToken(token),
      organization_id: member.organizationId,
      user_id: member.id,
      csrf_token: newToken(),
      expires_at: new Date(Date.now() + LONGEST_HOURS * 3_600_000),
    })
    .execute();
  return token;
}

/** @param touched whether this use begins the idle time anew */
export async function findSession(db: Db, token: string, touched = true): Promise<SignedIn | undefined> {
  const hash = hashToken(token);
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id',
      'users.organization_id',
      'users.name',
      'users.role',
      'users.npi',
      'users.disabled_at',
      'sessions.csrf_token',
      'sessions.expires_at',
      'sessions.last_seen_at',
    ])
    .where('sessions.hash', '=', hash)
    .executeTakeFirst();
  const now = Date.now();
  if (!row || row.disabled_at || row.expires_at.getTime() < now) return undefined;
  const idle = now - row.last_seen_at.getTime();
  if (idle > IDLE_MINUTES * 60_000) return undefined;
  if (touched && idle > 60_000)
    await db.updateTable('sessions').set({ last_seen_at: new Date() }).where('hash', '=', hash).execute();
  const { id, organization_id, name, role, npi } = row;
  return { member: { id, organizationId: organization_id, name, role, npi }, csrfToken: row.csrf_token, hash };
}

export async function closeSessions(db: Db, userId: string, except?: Buffer): Promise<void> {
  let query = db.deleteFrom('sessions').where('user_id', '=', userId);
  if (except) query = query.where('hash', '!=', except);
  await query.execute();
}

export const closeSession = (db: Db, hash: Buffer) => db.deleteFrom('sessions').where('hash', '=', hash).execute();

export function isSame(a: string, b: string): boolean {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
}
