// One adjudication: a queued case in, its review into the case. What cannot succeed on a second try ends at once in an escalation.

import { ENGINE_VERSION } from '@mnr/engine/version';
import { filesOf, findCase } from '../cases/find.ts';
import { finishCase, reviewOfFailure, saveProgress } from '../cases/finish.ts';
import type { ChartStore } from '../charts/store.ts';
import type { Database } from '../database/index.ts';
import { policyFromDocument } from '../policies/folder.ts';
import type { Words } from '../words/words.ts';
import { errorPlace } from './error-place.ts';
import type { AdjudicationJob } from './queue.ts';
import { isWorkerEnded, type ProgressOf, type WorkerPool } from './worker-pool.ts';

export type Adjudicator = {
  readonly db: Database;
  readonly store: ChartStore;
  readonly words: Words;
  readonly pool: WorkerPool;
  readonly seconds: number;
  readonly log: {
    readonly error: (fields: object, message: string) => void;
    readonly info: (fields: object, message: string) => void;
  };
};

const PROGRESS_MS = 250;

export async function adjudicate(with_: Adjudicator, job: AdjudicationJob): Promise<void> {
  const { db, words, store, pool, log } = with_;
  const started = performance.now();
  const row = await findCase(db, job.organizationId, job.caseId);
  if (row?.status !== 'in process') return;
  const files = await filesOf(db, job.organizationId, job.caseId);
  const version = await db
    .selectFrom('policy_versions')
    .select(['document', 'sha256'])
    .where('id', '=', row.policy_version_id)
    .executeTakeFirstOrThrow();
  const progress = progressWriter(db, job);
  try {
    const answer = await pool.run(
      {
        kind: 'adjudicate',
        files: files.map((file) => store.stored(job.organizationId, file.sha256)),
        policyDocument: version.document,
        policySha256: version.sha256,
        title: row.policy_title,
      },
      { seconds: with_.seconds, onProgress: progress.take },
    );
    await progress.end();
    const review =
      'review' in answer
        ? answer.review
        : reviewOfFailure(policyFromDocument(version.document), row.policy_title, capital(answer.unreadable));
    const read = 'review' in answer ? files.map(({ sha256 }, at) => ({ sha256, pages: answer.pageCounts[at] })) : [];
    await finishCase({ db, words }, job.organizationId, job.caseId, review, files.length, read);
    log.info(
      {
        case: job.caseId,
        recommendation: review.recommendation,
        pages: review.chart.pages,
        ms: Math.round(performance.now() - started),
      },
      'adjudicated',
    );
  } catch (error) {
    await progress.end();
    const reason = lastingReason(error);
    if (!reason) throw error;
    log.error(
      { case: job.caseId, engine: ENGINE_VERSION, error: errorPlace(error) },
      'adjudication ends in an escalation',
    );
    await finishCase(
      { db, words },
      job.organizationId,
      job.caseId,
      reviewOfFailure(policyFromDocument(version.document), row.policy_title, reason),
      files.length,
    );
  }
}

/** For a job that failed too often because of something around it: the case must not wait for ever. */
export async function giveUp(with_: Adjudicator, job: AdjudicationJob): Promise<void> {
  const row = await findCase(with_.db, job.organizationId, job.caseId);
  if (row?.status !== 'in process') return;
  const { document } = await with_.db
    .selectFrom('policy_versions')
    .select('document')
    .where('id', '=', row.policy_version_id)
    .executeTakeFirstOrThrow();
  const reason = 'It was tried several times and could not be completed.';
  await finishCase(
    with_,
    job.organizationId,
    job.caseId,
    reviewOfFailure(policyFromDocument(document), row.policy_title, reason),
    (await filesOf(with_.db, job.organizationId, job.caseId)).length,
  );
}

/** A sentence when trying again cannot help; undefined when the surroundings (disk, database, a stopping service) are to blame. */
function lastingReason(error: unknown): string | undefined {
  if (isWorkerEnded(error)) return error.reason;
  const code = (error as NodeJS.ErrnoException).code;
  const surroundings =
    typeof code === 'string' || (error instanceof Error && error.message === 'the service is stopping');
  if (surroundings || /ENOENT|EACCES|EIO|EMFILE|ENOSPC|master key/.test(String((error as Error)?.message)))
    return undefined;
  return 'The reader failed on it.';
}

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function progressWriter(db: Database, job: AdjudicationJob) {
  let last = 0;
  let writing: Promise<void> = Promise.resolve();
  let busy = false;
  return {
    take: (p: ProgressOf) => {
      const now = Date.now();
      if (busy || now - last < PROGRESS_MS) return;
      last = now;
      busy = true;
      writing = saveProgress(db, job.organizationId, job.caseId, {
        stage: p.stage,
        pages_done: p.pagesDone,
        pages_total: p.pagesTotal,
      })
        .catch(() => {})
        .finally(() => {
          busy = false;
        });
    },
    end: () => writing,
  };
}
