// API keys in the database: made, found by their hash, revoked. The key itself is seen once, by whoever makes it.

import type { Scope } from '@mnr/api';
import { type Db, newId } from '../database/index.ts';
import { hashOf, isPlausible, lastFourOf, newKey, prefixOf } from './key-format.ts';

/** Who a request comes from: a key, or a signed-in member. */
export type Caller = {
  readonly organizationId: string;
  readonly actor: { readonly kind: 'key' | 'user'; readonly id: string };
  readonly scopes: readonly Scope[];
};

export type NewKey = {
  readonly organizationId: string;
  readonly name: string;
  readonly scopes?: readonly Scope[];
  readonly createdBy?: string;
  readonly expiresAt?: Date;
  /** Only for the key given at start; otherwise one is made. */
  readonly key?: string;
};

export async function createKey(db: Db, wanted: NewKey): Promise<{ readonly id: string; readonly key: string }> {
  const key = wanted.key ?? newKey();
  const id = newId();
  await db
    .insertInto('api_keys')
    .values({
      id,
      organization_id: wanted.organizationId,
      name: wanted.name,
      hash: hashOf(key),
      prefix: prefixOf(key),
      last_four: lastFourOf(key),
      scopes: [...(wanted.scopes ?? (['read:service', 'write:service'] as const))],
      created_by: wanted.createdBy ?? null,
      last_used_at: null,
      expires_at: wanted.expiresAt ?? null,
      revoked_at: null,
    })
    .execute();
  return { id, key };
}

/** Undefined for unknown, expired and revoked keys alike. */
export async function findCaller(db: Db, key: string): Promise<Caller | undefined> {
  if (!isPlausible(key)) return undefined;
  const row = await db
    .selectFrom('api_keys')
    .select(['id', 'organization_id', 'scopes', 'expires_at', 'revoked_at', 'last_used_at'])
    .where('hash', '=', hashOf(key))
    .executeTakeFirst();
  const now = new Date();
  if (!row || row.revoked_at || (row.expires_at && row.expires_at <= now)) return undefined;
  // Once a minute is exact enough for a list of keys, and spares a write per request.
  if (!row.last_used_at || now.getTime() - row.last_used_at.getTime() > 60_000) {
    await db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', row.id).execute();
  }
  return { organizationId: row.organization_id, actor: { kind: 'key', id: row.id }, scopes: row.scopes };
}

export async function revokeKey(db: Db, organizationId: string, id: string): Promise<boolean> {
  const result = await db
    .updateTable('api_keys')
    .set({ revoked_at: new Date() })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
