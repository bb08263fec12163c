// The policies of this release, put into the database at start and kept in memory to answer from.

import { createHash } from 'node:crypto';
import type { Policy, Title } from '@mnr/engine/policy';
import { sql } from 'kysely';
import { type Database, type Db, isId, newId } from '../database/index.ts';
import type { PolicyOnDisk } from './folder.ts';

export type PolicyInForce = { readonly policy: Policy; readonly versionId: string; readonly publisherId: string };

export type Library = {
  readonly all: readonly PolicyInForce[];
  /** By id, or by its short name. */
  readonly find: (idOrSlug: string) => PolicyInForce | undefined;
};

export function seedPolicies(db: Database, onDisk: readonly PolicyOnDisk[]): Promise<Library> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('mnr policies', 0))`.execute(trx);
    const all: PolicyInForce[] = [];
    for (const { policy, document, sha256 } of onDisk) {
      const publisherId = await seedPublisher(trx, policy.publisher);
      const row = { slug: policy.slug, name: policy.name, publisher_id: publisherId };
      await trx
        .insertInto('policies')
        .values({ id: policy.id, ...row, current_version_id: null })
        .onConflict((on) => on.column('id').doUpdateSet(row))
        .execute();
      const versionId = await seedVersion(trx, policy, document, sha256);
      await trx.updateTable('policies').set({ current_version_id: versionId }).where('id', '=', policy.id).execute();
      all.push({ policy, versionId, publisherId });
    }
    return libraryOf(all);
  });
}

export function libraryOf(all: readonly PolicyInForce[]): Library {
  const byId = new Map(all.map((entry) => [entry.policy.id, entry]));
  const bySlug = new Map(all.map((entry) => [entry.policy.slug, entry]));
  return { all, find: (text) => (isId(text) ? byId.get(text.toLowerCase()) : bySlug.get(text)) };
}

async function seedPublisher(db: Db, name: string): Promise<string> {
  const id = idFromName(name);
  await db
    .insertInto('publishers')
    .values({ id, name })
    .onConflict((on) => on.doNothing())
    .execute();
  return id;
}

async function seedVersion(db: Db, policy: Policy, document: string, sha256: string): Promise<string> {
  const known = await db
    .selectFrom('policy_versions')
    .select('id')
    .where('policy_id', '=', policy.id)
    .where('version', '=', policy.version)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  if (known) return known.id;
  const id = newId();
  await db
    .insertInto('policy_versions')
    .values({
      id,
      policy_id: policy.id,
      version: policy.version,
      sha256,
      document,
      effective_from: policy.effective.from,
      effective_to: policy.effective.to,
    })
    .execute();
  return id;
}

/** The same name has the same id in every installation (UUID version 8). */
export function idFromName(name: string): string {
  const bytes = createHash('sha256').update(`mnr publisher ${name}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x80;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Titles are compared without regard to case and spacing. */
export function findTitle(policy: Policy, title: string): Title | undefined {
  const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return policy.titles.find((t) => fold(t.title) === fold(title));
}

export async function documentOfVersion(db: Db, versionId: string): Promise<string> {
  const row = await db
    .selectFrom('policy_versions')
    .select('document')
    .where('id', '=', versionId)
    .executeTakeFirstOrThrow();
  return row.document;
}

export async function versionsOf(db: Db, policyId: string) {
  return db
    .selectFrom('policy_versions')
    .innerJoin('policies', 'policies.id', 'policy_versions.policy_id')
    .select(['policy_versions.id', 'version', 'effective_from', 'effective_to', 'current_version_id'])
    .where('policy_id', '=', policyId)
    .orderBy('added_at', 'desc')
    .execute();
}
