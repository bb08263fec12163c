// API keys in the database: made, found by their hash, revoked. The key itself is seen once, by whoever makes it.

import { refuse, type Scope } from '@mnr/api';
import type { ApiKey } from '@mnr/api/account';
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

export async function listKeys(db: Db, organizationId: string, id?: string): Promise<ApiKey[]> {
  let query = db
    .selectFrom('api_keys')
    .leftJoin('users', 'users.id', 'api_keys.created_by')
    .selectAll('api_keys')
    .select('users.name as maker')
    .where('api_keys.organization_id', '=', organizationId);
  if (id) query = query.where('api_keys.id', '=', id);
  const rows = await query.orderBy('api_keys.created_at', 'desc').execute();
  const iso = (d: Date | null) => d?.toISOString() ?? null;
  return rows.map((r) => ({
    id: r.id,
    name: r.name,
    prefix: r.prefix,
    last_four: r.last_four,
    scopes: r.scopes,
    created_by: r.maker,
    created_at: r.created_at.toISOString(),
    last_used_at: iso(r.last_used_at),
    expires_at: iso(r.expires_at),
    revoked_at: iso(r.revoked_at),
  }));
}

export async function oneKey(db: Db, organizationId: string, id: string): Promise<ApiKey> {
  const [key] = await listKeys(db, organizationId, id);
  if (!key) throw refuse('account_not_found', 'The key');
  return key;
}
