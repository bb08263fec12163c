// What a case says, sealed: each case has a random key of its own, which stands in the database wrapped by the master key in use.
// Destroying that one key destroys the words wherever they are copied.

import { randomBytes } from 'node:crypto';
import { requireCase } from '../cases/find.ts';
import type { Db, Trx } from '../database/index.ts';
import { writingKey } from '../keys/in-use.ts';
import { keyOf, type MasterKeys, unwrap, wrap } from '../keys/master-keys.ts';
import { open, seal } from './seal.ts';

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
  /** For a case that has just been made, in its own transaction. */
  readonly begin: (trx: Trx, organizationId: string, caseId: string) => Promise<CaseWords>;
  /** @throws Refusal 410 for a case that was purged meanwhile. */
  readonly of: (db: Db, organizationId: string, caseId: string) => Promise<CaseWords>;
};

const KEY = 32;

export function openWords(keys: MasterKeys): Words {
  const ownerOf = (organizationId: string, id: string) => ({ what: 'case_keys', organizationId, id }) as const;
  return {
    begin: async (trx, organizationId, caseId) => {
      const key = randomBytes(KEY);
      const by = await writingKey(trx, keys);
      await trx
        .insertInto('case_keys')
        .values({
          organization_id: organizationId,
          case_id: caseId,
          key_id: by.id,
          wrapped: wrap(by, ownerOf(organizationId, caseId), key),
        })
        .execute();
      return wordsUnder(key, organizationId, caseId);
    },
    of: async (db, organizationId, caseId) => {
      const found = await db
        .selectFrom('case_keys')
        .select(['key_id', 'wrapped'])
        .where('organization_id', '=', organizationId)
        .where('case_id', '=', caseId)
        .executeTakeFirst();
      if (!found) {
        // Purged since its row was read: says so.
        await requireCase(db, organizationId, caseId);
        throw new Error('a case has no key');
      }
      const key = unwrap(keyOf(keys, found.key_id), ownerOf(organizationId, caseId), found.wrapped);
      return wordsUnder(key, organizationId, caseId);
    },
  };
}

const wordsUnder = (key: Uint8Array, organizationId: string, caseId: string): CaseWords => ({
  seal: (place, words) => seal(key, `${organizationId} ${caseId} ${place}`, words),
  open: (place, sealed) => open(key, `${organizationId} ${caseId} ${place}`, sealed),
});
