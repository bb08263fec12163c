// The purge that runs by itself: at the start, every hour, and after an administrator asked for one. One after the other in this process;
// several services beside each other purge a case once.

import type { ChartStore } from '../charts/store.ts';
import type { Database } from '../database/index.ts';
import { purgeExpired } from './expired.ts';
import { removeCharts, shredKeys } from './finish.ts';

export type Purges = {
  /** What is due now, and what was left over. */
  readonly run: () => Promise<void>;
  /** Files of purged cases at once; their keys meanwhile, behind the answer. Never throws: what is left over is done by the next run. */
  readonly finish: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const EVERY_MS = 3_600_000;

export function openPurges(db: Database, store: Pick<ChartStore, 'remove'>, report: (error: Error) => void): Purges {
  let last: Promise<void> = Promise.resolve();
  let stopped = false;
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    last = last.then(async () => {
      if (!stopped) await work().catch(report);
    });
    return last;
  };
  // A stop does not wait for thousands of cases.
  const isStopped = () => stopped;
  const files = () => inTurn(() => removeCharts(db, store, isStopped));
  const keys = () => inTurn(() => shredKeys(db));
  const run = () => {
    // Each, also where the one before it failed.
    void inTurn(() => purgeExpired(db, isStopped));
    void files();
    return keys();
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return {
    run,
    finish: async () => {
      await files();
      void keys();
    },
    stop: () => {
      stopped = true;
      clearInterval(timer);
      return last;
    },
  };
}
