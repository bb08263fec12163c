// The policies of this release, put into the database at start and kept in memory to answer from.

import { createHash } from 'node:crypto';
import type { Policy, Title } from '@mnr/engine/policy';
import { sql } from 'kysely';
import { type Database, type Db, isId, newId } from '../database/index.ts';
import type { PolicyOnDisk } from './folder.ts';

export type PolicyInForce = { readonly policy: Policy; readonly versionId: string; readonly publisherId: string };

export type Library = {
  /** What is in force today, one version of each policy. */
  readonly all: readonly PolicyInForce[];
  /** By id, or by its short name: the version in force on a day (today). */
  readonly find: (idOrSlug: string, on?: string) => PolicyInForce | undefined;
};

/** @param earlier the other versions of the same policies */
export function seedPolicies(
  db: Database,
  onDisk: readonly PolicyOnDisk[],
  earlier: readonly PolicyOnDisk[] = [],
): Promise<Library> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('mnr policies', 0))`.execute(trx);
    const all: PolicyInForce[] = [];
    for (const { policy } of onDisk) {
      const row = { slug: policy.slug, name: policy.name, publisher_id: await seedPublisher(trx, policy.publisher) };
      await trx
        .insertInto('policies')
        .values({ id: policy.id, ...row, current_version_id: null })
        .onConflict((on) => on.column('id').doUpdateSet(row))
        .execute();
    }
    const ids = new Set(onDisk.map(({ policy }) => policy.id));
    for (const { policy, document, sha256 } of [...onDisk, ...earlier.filter((e) => ids.has(e.policy.id))]) {
      const versionId = await seedVersion(trx, policy, document, sha256);
      all.push({ policy, versionId, publisherId: await seedPublisher(trx, policy.publisher) });
    }
    const library = libraryOf(all);
    for (const { policy, versionId } of all.slice(0, onDisk.length)) {
      const current_version_id = library.find(policy.id)?.versionId ?? versionId;
      await trx.updateTable('policies').set({ current_version_id }).where('id', '=', policy.id).execute();
    }
    return library;
  });
}

/** @param versions any number of versions of each policy */
export function libraryOf(versions: readonly PolicyInForce[], today: () => string = utcDate): Library {
  const ids = [...new Set(versions.map((v) => v.policy.id))];
  const inForce = (of: readonly PolicyInForce[], on: string) =>
    of
      .filter(({ policy: { effective } }) => effective.from <= on && (effective.to === null || on <= effective.to))
      .toSorted((a, b) => (a.policy.effective.from < b.policy.effective.from ? 1 : -1))[0];
  return {
    get all() {
      return ids.flatMap(
        (id) =>
          inForce(
            versions.filter((v) => v.policy.id === id),
            today(),
          ) ?? [],
      );
    },
    find: (text, on = today()) =>
      inForce(
        versions.filter(({ policy }) => policy[isId(text) ? 'id' : 'slug'] === text.toLowerCase()),
        on,
      ),
  };
}

const utcDate = (): string => new Date().toISOString().slice(0, 10);

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

/** The id of a policy by its id or short name, whether or not it is in force: its cases stay. */
export async function idOfPolicy(db: Db, idOrSlug: string): Promise<string | undefined> {
  if (isId(idOrSlug)) return idOrSlug.toLowerCase();
  const slug = idOrSlug.toLowerCase();
  return (await db.selectFrom('policies').select('id').where('slug', '=', slug).executeTakeFirst())?.id;
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
    .orderBy('effective_from', 'desc')
    .orderBy('added_at', 'desc')
    .execute();
}
