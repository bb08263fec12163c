// Accepting a submission: chart files that are already written in, a case with its job out, in one transaction that ends after the files are
// safe under their names.

import { createHash } from 'node:crypto';
import { refuse, type Urgency } from '@mnr/api';
import { sql } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import type { ChartStore, Draft } from '../charts/store.ts';
import { asOwner, type Database, newId, type Trx, withinOrganization } from '../database/index.ts';
import { dueAt } from '../due/rule.ts';
import type { Caller } from '../identity/keys.ts';
import { writingKey } from '../keys/in-use.ts';
import type { PolicyInForce } from '../policies/library.ts';
import type { CaseWords, Words } from '../words/words.ts';

export type Submission = {
  readonly files: readonly (Draft & { readonly name: string })[];
  readonly policy: PolicyInForce;
  readonly title: string;
  readonly urgency: Urgency;
  readonly idempotencyKey: string | undefined;
};

/** What accepting files needs, for a new case and for one that is there. */
export type Accepting = {
  readonly db: Database;
  readonly store: Pick<ChartStore, 'keep' | 'keys'>;
  readonly words: Words;
  readonly enqueue: Enqueue;
};

export type Enqueue = (trx: Trx, job: { readonly caseId: string; readonly organizationId: string }) => Promise<void>;

/** How long a repeated Idempotency-Key returns the first case. */
export const IDEMPOTENCY_HOURS = 72;

export function acceptCase(
  { db, store, words, enqueue }: Accepting,
  caller: Caller,
  submission: Submission,
): Promise<string> {
  return withinOrganization(db, caller.organizationId, async (trx) => {
    const id = newId();
    if (submission.idempotencyKey) {
      const earlier = await claimKey(trx, caller.organizationId, submission.idempotencyKey, fingerprintOf(submission));
      if (earlier) return earlier;
    }
    await trx
      .insertInto('cases')
      .values({
        id,
        organization_id: caller.organizationId,
        policy_id: submission.policy.policy.id,
        policy_version_id: submission.policy.versionId,
        policy_title: submission.title,
        recommendation: null,
        patient_name: null,
        rationale: null,
        submitted_by_key: caller.actor.kind === 'key' ? caller.actor.id : null,
        submitted_by_user: caller.actor.kind === 'user' ? caller.actor.id : null,
        adjudicated_at: null,
        urgency: submission.urgency,
        // Of this transaction, as is the default of created_at.
        due_at: dueAt(sql`now()`, submission.urgency, 0),
      })
      .execute();
    const own = await words.begin(trx, caller.organizationId, id);
    await addFiles(trx, store, own, caller.organizationId, id, submission.files, { from: 0, addedBy: null });
    if (submission.idempotencyKey) {
      await trx
        .updateTable('idempotency_keys')
        .set({ case_id: id })
        .where('organization_id', '=', caller.organizationId)
        .where('key', '=', submission.idempotencyKey)
        .execute();
    }
    await recordAudit(trx, {
      organizationId: caller.organizationId,
      actor: caller.actor,
      action: 'case.submitted',
      subject: { kind: 'case', id },
      detail: {
        files: submission.files.map((f) => f.sha256),
        policy_id: submission.policy.policy.id,
        urgency: submission.urgency,
      },
    });
    await asOwner(trx);
    await enqueue(trx, { caseId: id, organizationId: caller.organizationId });
    return id;
  });
}

/** Before files are kept that then no case would have; the claim itself is in the case's transaction. */
export async function refuseReusedKey(db: Database, caller: Caller, submission: Submission): Promise<void> {
  const { idempotencyKey: key } = submission;
  if (!key) return;
  const earlier = await withinOrganization(db, caller.organizationId, (trx) =>
    trx
      .selectFrom('idempotency_keys')
      .select('fingerprint')
      .where('organization_id', '=', caller.organizationId)
      .where('key', '=', key)
      .where('created_at', '>=', longAgo())
      .executeTakeFirst(),
  );
  if (earlier && earlier.fingerprint !== fingerprintOf(submission)) throw refuse('idempotency_reused');
}

/** Also for documents that are added to a case later. */
export async function addFiles(
  trx: Trx,
  store: Accepting['store'],
  { seal }: CaseWords,
  organizationId: string,
  caseId: string,
  files: Submission['files'],
  as: { readonly from: number; readonly addedBy: string | null },
): Promise<void> {
  const charts = await keepCharts(trx, store, organizationId, files);
  for (const [index, file] of files.entries()) {
    const position = as.from + index;
    await trx
      .insertInto('case_files')
      .values({
        organization_id: organizationId,
        case_id: caseId,
        position,
        chart_id: charts.get(file.sha256)!,
        name: seal(`case_files.name ${position}`, file.name),
        added_by: as.addedBy,
      })
      .execute();
  }
}

/**
 * Rows first, which a purge waits for, then the files: what a purge has left to remove is taken off its list, or is removed before the file is
 * put there anew. Everywhere in the order of their hashes, so that two who want the same rows never wait for each other.
 */
async function keepCharts(
  trx: Trx,
  store: Accepting['store'],
  organizationId: string,
  files: Submission['files'],
): Promise<ReadonlyMap<string, string>> {
  const by = await writingKey(trx, store.keys);
  const ids = new Map<string, string>();
  for (const file of files.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1))) {
    const { sha256, bytes } = file;
    const { id } = await trx
      .insertInto('charts')
      .values({ id: newId(), organization_id: organizationId, sha256, bytes, key_id: by.id })
      .onConflict((on) => on.columns(['organization_id', 'sha256']).doUpdateSet({ sha256 }))
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .deleteFrom('chart_removals')
      .where('organization_id', '=', organizationId)
      .where('sha256', '=', sha256)
      .execute();
    await store.keep(organizationId, file, by);
    ids.set(sha256, id);
  }
  return ids;
}

const longAgo = () => new Date(Date.now() - IDEMPOTENCY_HOURS * 3_600_000);

const fingerprintOf = (submission: Submission): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        submission.policy.policy.id,
        submission.title,
        submission.files.map((f) => f.sha256),
        // Left out where it is standard: keys that an earlier release took still name the same request.
        ...(submission.urgency === 'standard' ? [] : [submission.urgency]),
      ]),
    )
    .digest('hex');

/** The earlier case of this key, or undefined when the key is now ours. A request that runs at the same moment is waited for. */
async function claimKey(
  trx: Trx,
  organizationId: string,
  key: string,
  fingerprint: string,
): Promise<string | undefined> {
  await trx
    .deleteFrom('idempotency_keys')
    .where('organization_id', '=', organizationId)
    .where('key', '=', key)
    .where('created_at', '<', longAgo())
    .execute();
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ organization_id: organizationId, key, fingerprint, case_id: null })
    .onConflict((on) => on.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return undefined;
  const earlier = await trx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'case_id'])
    .where('organization_id', '=', organizationId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!earlier?.case_id) throw refuse('idempotency_running');
  if (earlier.fingerprint !== fingerprint) throw refuse('idempotency_reused');
  return earlier.case_id;
}
