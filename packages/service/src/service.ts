// The whole service, put together in one visible place: configuration in, a running service out.

import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Diagnostic } from '@mnr/engine';
import { seedCodes } from './catalog/starter-codes.ts';
import { hasKeyCheck } from './charts/key-check.ts';
import { openChartStore } from './charts/store.ts';
import type { Config } from './config.ts';
import { hasRowSecurity, openDatabase } from './database/index.ts';
import { buildServer } from './http/server.ts';
import { bootstrap } from './identity/organizations.ts';
import { needsSetup, setupTokenFile } from './identity/setup.ts';
import { adjudicate, giveUp } from './jobs/adjudicate.ts';
import { errorPlace } from './jobs/error-place.ts';
import { casesWithoutJob, openQueue } from './jobs/queue.ts';
import { openWorkerPool, type WorkerPool } from './jobs/worker-pool.ts';
import { checkMasterKeys, keyInUse, lockOfFirst, noteMasterKey } from './keys/in-use.ts';
import { readMasterKeys } from './keys/key-file.ts';
import { openRotation } from './keys/rotation.ts';
import type { PolicyOnDisk } from './policies/folder.ts';
import { readPolicyFolders, releasePolicies } from './policies/folders.ts';
import { seedPolicies } from './policies/library.ts';
import { openPurges } from './retention/purges.ts';
import { sealStoredWords } from './words/seal-stored.ts';
import { openWords } from './words/words.ts';

export type RunningService = {
  readonly baseUrl: string;
  /** Made on the very first start, to be shown once. */
  readonly firstKey: string | undefined;
  /** Given until somebody has made the first administrator. */
  readonly setupTokenFile: string | undefined;
  readonly database: 'managed' | 'external';
  readonly close: () => Promise<void>;
};

const SWEEP_MS = 60_000;
/** More are warmed by their own first chart: memory counts too. */
const WARM_THREADS = 2;

export async function startService(config: Config): Promise<RunningService> {
  mkdirSync(config.dataDir, { recursive: true });
  const opened: (() => Promise<unknown>)[] = [];
  const closeAll = async () => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    const { policies, earlier, mistakes } = readPolicyFolders(config.policiesDir, config.releasePolicies);
    if (policies.length === 0)
      throw new Error(`there is no policy without mistakes in ${config.policiesDir ?? releasePolicies}`);
    let report: (error: Error) => void = () => {};
    const database = await openDatabase({ ...config, onError: (error) => report(error) });
    opened.push(database.close);
    const { db } = database;
    const needed = hasKeyCheck(config.dataDir) || (await keyInUse(db)) !== undefined;
    const keys = readMasterKeys(config, needed);
    const words = openWords(keys);
    // Both are asked before either notes this key as its own.
    await checkMasterKeys(db, keys);
    const store = await openChartStore(config.dataDir, keys);
    await noteMasterKey(db, keys);
    await sealStoredWords(db, words);
    const library = await seedPolicies(db, policies, earlier);
    await seedCodes(db);
    const firstKey = await bootstrap(db, config.bootstrapKey);

    const setup = (await needsSetup(db)) ? setupTokenFile(config.dataDir) : undefined;

    const queue = await openQueue(database.url, db, {
      concurrency: config.adjudicators,
      expireSeconds: config.adjudicationSeconds,
      holds: lockOfFirst(keys.first),
      onError: (error) => report(error),
    });
    const warm = config.warmUp ? 1 : 0;
    const looks = openWorkerPool(1, config.reader, { threads: warm, engine: false });
    const readers = openWorkerPool(config.adjudicators, config.reader, { threads: warm, engine: config.warmUp });
    // At once: no further chart is begun, and those in hand go back to the queue.
    opened.push(looks.close, () => Promise.all([queue.stop(), readers.close()]));
    // Before the queue held its lock, another service may have brought a key into use that this one does not know.
    await checkMasterKeys(db, keys);

    const purges = openPurges(db, store, (error) =>
      app.log.error({ error: errorPlace(error) }, 'a purge did not end; it goes on within the hour'),
    );
    opened.push(purges.stop);
    const app = await buildServer({ config, db, library, store, words, purges, looks, enqueue: queue.enqueue });
    report = (error) =>
      app.log.warn(
        { code: (error as NodeJS.ErrnoException).code, name: error.name },
        'database connection lost; it is opened again',
      );
    if (!(await hasRowSecurity(db))) {
      app.log.warn(
        'row security is off, only the queries keep organizations apart: the role of DATABASE_URL may not make roles; an administrator of the database can run `create role mnr_tenant nologin` and `grant mnr_tenant to` that role, then start the service again',
      );
    }
    for (const [file, { line, message, count }] of firstMistakes(mistakes)) {
      app.log.error({ file, line, mistakes: count }, `a policy file with mistakes is not used: ${message}`);
    }
    const adjudicator = { db, store, words, pool: readers, seconds: config.adjudicationSeconds, log: app.log };
    await queue.work(
      (job) => adjudicate(adjudicator, job),
      (job) => giveUp(adjudicator, job),
    );
    const rescue = async () => {
      for (const job of await casesWithoutJob(db)) await db.transaction().execute((trx) => queue.enqueue(trx, job));
    };
    const sweeper = setInterval(() => {
      rescue().catch(report);
      store.sweep().catch(() => {});
    }, SWEEP_MS);
    sweeper.unref();
    opened.push(async () => clearInterval(sweeper));
    await store.sweep();
    await rescue();
    void purges.run();
    const rotation = openRotation({ db, keys, store, dataDir: config.dataDir, log: app.log });
    opened.push(rotation.stop);
    void rotation.run();
    opened.push(() => app.close());
    await app.listen({ port: config.port, host: config.host });
    if (config.warmUp) warmReaders(readers, config.adjudicators, policies).catch(() => {});
    const { port } = app.server.address() as AddressInfo;
    const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
    return {
      baseUrl: `http://${host}:${port}`,
      firstKey,
      setupTokenFile: setup,
      database: database.kind,
      close: closeAll,
    };
  } catch (error) {
    await closeAll().catch(() => {});
    throw error;
  }
}

/** The first chart of a policy shall take no longer than the second. One policy at a time: a chart that comes meanwhile waits for no more than that. */
async function warmReaders(
  readers: WorkerPool,
  adjudicators: number,
  policies: readonly PolicyOnDisk[],
): Promise<void> {
  // The first thread alone, then the second beside it, for which the first has nothing left to do: one is always soon free.
  for (let threads = 1; threads <= Math.min(adjudicators, WARM_THREADS); threads++)
    for (const { document, sha256 } of policies) {
      const task = { kind: 'warm', policyDocument: document, policySha256: sha256 } as const;
      await Promise.all(Array.from({ length: threads }, () => readers.run(task, { seconds: 60 })));
    }
}

function firstMistakes(mistakes: readonly Diagnostic[]) {
  const byFile = new Map<string, { readonly line: number; readonly message: string; count: number }>();
  for (const { severity, file, line, message } of mistakes) {
    if (severity !== 'error') continue;
    const first = byFile.get(file);
    if (first) first.count++;
    else byFile.set(file, { line, message, count: 1 });
  }
  return byFile;
}
