// kill -9 at any instant after the answer to a submit loses nothing: again and again, always on the same data folder.

import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Cluster, startCluster } from '../packages/service/src/database/cluster.ts';
import { adjudicated, formOf, newTestKey, submit, temporaryFolder } from './harness.ts';
import { textPdf } from './pdf-files.ts';

/** Each costs ten seconds and more of the gate's fifteen minutes: `MNR_TEST_KILLS=200 npx vitest run test/crash.test.ts` asks more. */
const KILLS = Number(process.env.MNR_TEST_KILLS ?? 2);
const LONGEST_MS = 120_000 + KILLS * 20_000;
const PATIENCE_MS = 60_000;
/** Starts fast, for it is started as often. */
const small = {
  MNR_RELEASE_POLICIES: 'false',
  MNR_POLICIES_DIR: fileURLToPath(new URL('./policies', import.meta.url)),
  MNR_ADJUDICATORS: '1',
  MNR_WARM_UP: 'false',
  MNR_SCREENS: 'false',
};
const fields = { policy_id: 'one-criterion', policy_title: 'The only title' };
const main = fileURLToPath(new URL('../packages/service/src/main.ts', import.meta.url));

test(
  `${KILLS} kills lose no accepted case`,
  async () => {
    const folder = temporaryFolder();
    const key = newTestKey();
    const port = await freePort();
    const baseUrl = `http://127.0.0.1:${port}`;
    const request = (path: string, init: RequestInit = {}) =>
      fetch(new URL(path, baseUrl), {
        ...init,
        headers: { authorization: `Bearer ${key}`, connection: 'close', ...init.headers },
      });
    let cluster: Cluster | undefined;
    try {
      // Its own supervisor, so that what the service leaves behind is adopted as after a real crash, and removed at the end.
      cluster = await startCluster(folder);
      const start = () => {
        const env = { ...process.env, MNR_BOOTSTRAP_API_KEY: key, ...small, MNR_LOG_LEVEL: 'silent', DATABASE_URL: '' };
        return spawn(process.execPath, ['--import', 'tsx', main, '--port', String(port), '--data', folder], {
          env,
          stdio: 'ignore',
        });
      };
      const accepted: string[] = [];
      for (let round = 0; round < KILLS; round++) {
        const child = start();
        const gone = new Promise((resolve) => child.once('exit', resolve));
        // Each asks again by itself: one may be answered while the other is still refused, and would be taken twice.
        const answers = await Promise.all(
          [0, 1].map((n) =>
            untilAnswered(() =>
              submit({ request }, formOf([{ bytes: textPdf([`Patient: Invented Person ${round}-${n}`]) }], fields)),
            ),
          ),
        );
        for (const answer of answers) {
          expect(answer.status).toBe(200);
          accepted.push(answer.body.case_id!);
        }
        // From the very instant of the answer to some way into the adjudication.
        await sleep(round % 5 === 0 ? 0 : Math.random() * 300);
        child.kill('SIGKILL');
        await gone;
      }
      const last = start();
      const gone = new Promise((resolve) => last.once('exit', resolve));
      await untilAnswered(() => request('/readyz'));
      for (const id of accepted) {
        const done = await adjudicated({ request }, id, 120);
        expect(done).toMatchObject({ id, status: 'open', recommendation: expect.any(String) });
        expect(done.rationale).not.toMatch(/could not be adjudicated/);
      }
      const list = (await (await request('/v1/cases?limit=1')).json()) as { pagination: { totalItems: number } };
      expect(list.pagination.totalItems).toBe(accepted.length);
      last.kill('SIGTERM');
      await gone;
    } finally {
      await cluster?.stop();
      rmSync(join(folder), { recursive: true, force: true });
    }
  },
  LONGEST_MS,
);

/** While the service starts, connections are refused; an answer that was cut off is no answer. */
async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(50);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
