// The change of the master key, which runs by itself beside everything else: at the start and every minute until nothing is left under an
// earlier one. Whatever moment it is killed at, the next run goes on: what is under which key stands in the rows and at the heads of the files.

import { writeKeyCheck } from '../charts/key-check.ts';
import { errorPlace } from '../jobs/error-place.ts';
import { keyInUse, leftUnderOthers, settle, takeOver } from './in-use.ts';
import { keyOf } from './master-keys.ts';
import type { Pass } from './pass.ts';
import { leaveNoEarlierKeys, rewrapCases } from './rewrap-cases.ts';
import { rewrapCharts } from './rewrap-charts.ts';

export type Rotation = {
  /** Ends when what can be done now is done. Never throws: what is left over is done by the next run. */
  readonly run: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export type Rotating = Omit<Pass, 'to' | 'stopped'> & {
  readonly dataDir: string;
  /** Of master keys it is told only their ids. */
  readonly log: Readonly<Record<'info' | 'error', (fields: object, message: string) => void>>;
};

const EVERY_MS = 60_000;

export function openRotation(rotating: Rotating): Rotation {
  const { db, keys, log } = rotating;
  let last: Promise<void> = Promise.resolve();
  let stopped = false;
  let waits = false;
  const turn = async () => {
    if (stopped) return;
    const waited = waits;
    const key = keys.first.id;
    const taken = await takeOver(db, keys);
    waits = taken === 'waits';
    if (taken === 'came into use')
      log.info({ key }, 'a new master key is in use; what is under an earlier one is wrapped anew');
    if (waits && !waited)
      log.info({ key }, 'the new master key waits until no running service has the one in use as its first');
    await pass(rotating, () => stopped);
  };
  const run = () => {
    last = last
      .then(turn)
      .catch((error: unknown) =>
        log.error({ error: errorPlace(error) }, 'a change of the master key did not end; it goes on within a minute'),
      );
    return last;
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return {
    run,
    stop: () => {
      stopped = true;
      clearInterval(timer);
      return last;
    },
  };
}

async function pass(rotating: Rotating, stopped: () => boolean): Promise<void> {
  const { db, keys, dataDir, log } = rotating;
  const used = (await keyInUse(db))!;
  if (used.settledAt) return;
  const to = keyOf(keys, used.id);
  const cases = await rewrapCases({ ...rotating, to, stopped });
  const charts = await rewrapCharts({ ...rotating, to, stopped });
  const failed = [...cases.failed, ...charts.failed];
  if (failed.length > 0)
    log.error(
      { key: to.id, left: failed.length, error: errorPlace(failed[0]) },
      'some keys could not be wrapped anew, which is tried again within a minute; keep the earlier master keys',
    );
  if (stopped() || failed.length > 0 || !(await leaveNoEarlierKeys(db))) return;
  const left = await leftUnderOthers(db, to);
  // What another service has in hand is looked for again a minute later.
  if (left.cases + left.charts > 0) return;
  // First: a start that finds nothing left must find the charts' own check under the same key.
  writeKeyCheck(dataDir, to);
  if (await settle(db, to))
    log.info(
      { key: to.id, cases: cases.done, charts: charts.done },
      'nothing is left under an earlier master key; those can be removed',
    );
}
