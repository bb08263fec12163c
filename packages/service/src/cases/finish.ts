// The end of an adjudication: a review, or the reason why there is none, into the case. A case that cannot be adjudicated escalates.

import type { Progress } from '@mnr/api';
import type { Policy, Review } from '@mnr/engine';
import { ENGINE_VERSION } from '@mnr/engine/version';
import { recordAudit } from '../audit/record.ts';
import type { Database, Db } from '../database/index.ts';
import type { Words } from '../words/words.ts';

export type FilePages = readonly { readonly sha256: string; readonly pages: number }[];

/**
 * False when the case had been finished already, or has other files by now: a job that was thought dead and started anew may still end, and
 * must not end a case to which documents were added meanwhile.
 * @param files how many files of the case the outcome is about
 */
export function finishCase(
  { db, words }: { readonly db: Database; readonly words: Words },
  organizationId: string,
  caseId: string,
  outcome: Review,
  files: number,
  read: FilePages = [],
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const organization = await trx
      .selectFrom('organizations')
      .select('deny_allowed')
      .where('id', '=', organizationId)
      .executeTakeFirstOrThrow();
    const review = organization.deny_allowed ? outcome : withoutDenial(outcome);
    const { seal } = await words.of(trx, organizationId, caseId);
    const now = new Date();
    const result = await trx
      .updateTable('cases')
      .set({
        status: 'open',
        recommendation: review.recommendation,
        patient_name: review.patient_name,
        rationale: seal('cases.rationale', review.rationale),
        review: seal('cases.review', JSON.stringify(review)),
        decided_by: [...review.decided_by],
        asked_for: review.missing.map((m) => m.criterion),
        progress: null,
        last_modified: now,
        adjudicated_at: now,
      })
      .where('organization_id', '=', organizationId)
      .where('id', '=', caseId)
      .where('status', '=', 'in process')
      .where(
        (e) =>
          e
            .selectFrom('case_files')
            .select((s) => s.fn.countAll<string>().as('n'))
            .whereRef('case_files.case_id', '=', 'cases.id'),
        '=',
        String(files),
      )
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return false;
    // In the order in which an upload and a purge take these rows, so that none waits for the other.
    for (const { sha256, pages } of read.toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1))) {
      await trx
        .updateTable('charts')
        .set({ pages })
        .where('organization_id', '=', organizationId)
        .where('sha256', '=', sha256)
        .execute();
    }
    await recordAudit(trx, {
      organizationId,
      actor: { kind: 'service' },
      action: 'case.adjudicated',
      subject: { kind: 'case', id: caseId },
      detail: {
        recommendation: review.recommendation,
        policy_version: review.policy_version,
        engine_version: review.engine_version,
      },
    });
    return true;
  });
}

export async function saveProgress(db: Db, organizationId: string, caseId: string, progress: Progress): Promise<void> {
  await db
    .updateTable('cases')
    .set({ progress: JSON.stringify(progress) })
    .where('organization_id', '=', organizationId)
    .where('id', '=', caseId)
    .where('status', '=', 'in process')
    .execute();
}

function withoutDenial(review: Review): Review {
  if (review.recommendation !== 'deny') return review;
  const reason = 'This organization does not let the software recommend a denial; the case needs a clinical review.';
  return {
    ...review,
    recommendation: 'escalate',
    rationale: `${reason} ${review.rationale}`,
    escalation_reasons: [...review.escalation_reasons, reason],
  };
}

/** What is said of a chart that could not be adjudicated. `reason` is a sentence without anything from the chart. */
export function reviewOfFailure(policy: Policy, title: string, reason: string): Review {
  return {
    recommendation: 'escalate',
    rationale: `The chart could not be adjudicated: ${reason} A person has to read it.`,
    policy_matched: `${policy.name}: ${title}`,
    policy_id: policy.id,
    policy_title: title,
    policy_version: policy.version,
    engine_version: ENGINE_VERSION,
    reader: 'deterministic',
    patient_name: null,
    patient_birth_date: null,
    index_date: null,
    criteria: [],
    missing: [],
    escalation_reasons: [reason],
    decided_by: [],
    chart: { pages: 0, unreadable_pages: [], page_sizes: [], documents: [] },
  };
}
