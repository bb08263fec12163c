// What a case says, sealed: each case has a random key of its own, which stands in the database wrapped by the master key.
// Destroying that one key destroys the words wherever they are copied.

import { hkdfSync, randomBytes } from 'node:crypto';
import { requireCase } from '../cases/find.ts';
import type { Db, Trx } from '../database/index.ts';
import { open, openBytes, seal, sealBytes } from './seal.ts';

/** Where words of a case stand: table and column, and which row where a case has several. */
export type Place =
  | 'cases.rationale'
  | 'cases.review'
  | 'cases.previous_review'
  | 'cases.hold_reason'
  | `case_files.name ${number}`
  | `determinations.reason ${string}`
  | `due_changes.reason ${string}`;

export type CaseWords = {
  readonly seal: (place: Place, words: string) => Buffer;
  /** @throws Error for the words of another case or place. */
  readonly open: (place: Place, sealed: Uint8Array) => string;
};

export type Words = {
  /** Tells master keys apart and says nothing about them. */
  readonly keyId: string;
  /** For a case that has just been made, in its own transaction. */
  readonly begin: (trx: Trx, organizationId: string, caseId: string) => Promise<CaseWords>;
  /** @throws Refusal 410 for a case that was purged meanwhile. */
  readonly of: (db: Db, organizationId: string, caseId: string) => Promise<CaseWords>;
};

const KEY = 32;

/** @param master the key that charts are encrypted with; what wraps and what names it are derived from it. */
export function openWords(master: Buffer): Words {
  const derived = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), `mnr ${what}`, bytes));
  const wrapping = derived('case keys', KEY);
  const keyId = derived('key id', 8).toString('hex');
  const placeOfKey = (organizationId: string, caseId: string) => `${organizationId} ${caseId} case_keys ${keyId}`;
  return {
    keyId,
    begin: async (trx, organizationId, caseId) => {
      const key = randomBytes(KEY);
      await trx
        .insertInto('case_keys')
        .values({
          organization_id: organizationId,
          case_id: caseId,
          key_id: keyId,
          wrapped: sealBytes(wrapping, placeOfKey(organizationId, caseId), key),
        })
        .execute();
      return wordsUnder(key, organizationId, caseId);
    },
    of: async (db, organizationId, caseId) => {
      const found = await db
        .selectFrom('case_keys')
        .select('wrapped')
        .where('organization_id', '=', organizationId)
        .where('case_id', '=', caseId)
        .executeTakeFirst();
      if (!found) {
        // Purged since its row was read: says so.
        await requireCase(db, organizationId, caseId);
        throw new Error('a case has no key');
      }
      return wordsUnder(openBytes(wrapping, placeOfKey(organizationId, caseId), found.wrapped), organizationId, caseId);
    },
  };
}

const wordsUnder = (key: Uint8Array, organizationId: string, caseId: string): CaseWords => ({
  seal: (place, words) => seal(key, `${organizationId} ${caseId} ${place}`, words),
  open: (place, sealed) => open(key, `${organizationId} ${caseId} ${place}`, sealed),
});
