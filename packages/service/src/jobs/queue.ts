// The durable queue of adjudications: jobs are written in the case's own transaction and outlive any crash.

import { type Kysely, sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { applicationName } from '../database/connection.ts';
import type { Database, Trx } from '../database/index.ts';

export type AdjudicationJob = { readonly caseId: string; readonly organizationId: string };

export type Queue = {
  /** Inside the transaction that makes the case. */
  readonly enqueue: (trx: Trx, job: AdjudicationJob) => Promise<void>;
  /** @param giveUp for a job that failed too often */
  readonly work: (
    handler: (job: AdjudicationJob) => Promise<void>,
    giveUp: (job: AdjudicationJob) => Promise<void>,
  ) => Promise<void>;
  readonly stop: () => Promise<void>;
};

const ADJUDICATE = 'adjudicate';
const GIVEN_UP = 'adjudicate-given-up';
const SCHEMA = 'pgboss';

export async function openQueue(
  url: string,
  db: Database,
  options: {
    readonly concurrency: number;
    readonly expireSeconds: number;
    /** One more shared lock for as long as the service lives. */
    readonly holds: string;
    readonly onError: (error: Error) => void;
  },
): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    application_name: applicationName,
    max: options.concurrency + 4,
    useListenNotify: true,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', options.onError);
  await boss.start();
  const common = { retryLimit: 5, retryDelay: 1, retryBackoff: true, retryDelayMax: 60, notify: true };
  await boss.createQueue(GIVEN_UP, {
    retryLimit: 1000,
    retryDelay: 5,
    retryDelayMax: 300,
    retryBackoff: true,
    notify: true,
  });
  await boss.createQueue(ADJUDICATE, {
    ...common,
    deadLetter: GIVEN_UP,
    heartbeatSeconds: 30,
    // The worker's own limit ends a chart first.
    expireInSeconds: options.expireSeconds + 120,
  });
  const held = await holdPresence(url, db, options);
  const polling = { notifyPollingIntervalSeconds: 0.5, pollingIntervalSeconds: 0.5, batchSize: 1 };
  return {
    enqueue: async (trx, job) => {
      const id = await boss.send(ADJUDICATE, job, {
        db: fromKysely(trx as unknown as Parameters<typeof fromKysely>[0]),
      });
      if (!id) throw new Error('the queue did not take the job');
    },
    work: async (handler, giveUp) => {
      await boss.work<AdjudicationJob>(GIVEN_UP, polling, async ([job]) => giveUp(job.data));
      await boss.work<AdjudicationJob>(
        ADJUDICATE,
        { ...polling, localConcurrency: options.concurrency },
        async ([job]) => handler(job.data),
      );
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 20_000 });
      await held();
    },
  };
}

/**
 * Every service holds a shared lock as long as it lives. The first to start, which can have it alone for a moment, knows that jobs marked as
 * running are those of a service that was killed, and puts them back at once instead of waiting for their heartbeat to run out. Only when it
 * starts: after a restart of the database the jobs marked as running are its own, and run on.
 */
async function holdPresence(
  url: string,
  db: Database,
  { holds, onError }: { readonly holds: string; readonly onError: (error: Error) => void },
): Promise<() => Promise<void>> {
  const { default: pg } = await import('pg');
  const lock = `hashtextextended('mnr presence', 0)`;
  let stopped = false;
  let client: InstanceType<typeof pg.Client> | undefined;
  const hold = async (starting: boolean) => {
    const fresh = new pg.Client({ connectionString: url, application_name: applicationName });
    fresh.on('error', onError);
    fresh.on('end', () => {
      if (!stopped) setTimeout(() => hold(false).catch(onError), 1000).unref();
    });
    await fresh.connect();
    client = fresh;
    const alone = (await fresh.query(`select pg_try_advisory_lock(${lock}) as got`)).rows[0].got as boolean;
    if (alone && starting) await putBack(db);
    await fresh.query(`select pg_advisory_lock_shared(${lock})`);
    if (alone) await fresh.query(`select pg_advisory_unlock(${lock})`);
    await fresh.query('select pg_advisory_lock_shared(hashtextextended($1, 0))', [holds]);
  };
  await hold(true);
  return async () => {
    stopped = true;
    await client?.end();
  };
}

async function putBack(db: Kysely<never> | Database): Promise<void> {
  await sql`
    update ${sql.table(`${SCHEMA}.job`)} set state = 'retry', start_after = now(), heartbeat_on = null
    where name in (${ADJUDICATE}, ${GIVEN_UP}) and state = 'active'`.execute(db as Database);
}

/** Cases in process for which there is no job any more: must not happen, and would otherwise never end. */
export async function casesWithoutJob(db: Database): Promise<readonly AdjudicationJob[]> {
  const found = await sql<AdjudicationJob>`
    select c.id as "caseId", c.organization_id as "organizationId" from cases c
    where c.status = 'in process' and c.created_at < now() - interval '5 seconds' and not exists (
      select from ${sql.table(`${SCHEMA}.job`)} j
      where j.name in (${ADJUDICATE}, ${GIVEN_UP}) and j.state in ('created', 'retry', 'active') and j.data->>'caseId' = c.id::text)`.execute(
    db,
  );
  return found.rows;
}
