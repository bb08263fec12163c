// Ctrl-C, or a supervisor that tells every process of the service to end: the chart in hand is read after the next start, not given up.

import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startCluster } from '../packages/service/src/database/cluster.ts';
import { createDatabase } from '../packages/service/src/database/connection.ts';
import { adjudicated, chart, formOf, newTestKey, submit, temporaryFolder } from './harness.ts';

const main = fileURLToPath(new URL('../packages/service/src/main.ts', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const policies = fileURLToPath(new URL('./policies', import.meta.url));
const fields = { policy_id: 'one-criterion', policy_title: 'The only title' };

test('a stop in order gives up no chart', { timeout: 180_000 }, async () => {
  const folder = temporaryFolder();
  const cluster = await startCluster(folder);
  await createDatabase(cluster.url('postgres'), 'mnr');
  const key = newTestKey();
  const port = await freePort();
  const env = {
    ...process.env,
    ...{ DATABASE_URL: cluster.url('mnr'), MNR_DATA_DIR: folder, MNR_PORT: String(port), MNR_BOOTSTRAP_API_KEY: key },
    ...{
      MNR_POLICIES_DIR: policies,
      MNR_RELEASE_POLICIES: 'false',
      MNR_SCREENS: 'false',
      MNR_WARM_UP: 'false',
      MNR_LOG_LEVEL: 'silent',
    },
  };
  const request = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${key}`, connection: 'close', ...init.headers },
    });
  const start = async (command: string, args: readonly string[], end: (pid: number) => void) => {
    // A group of its own, as a terminal makes one.
    const child = spawn(command, args, { env, cwd: root, stdio: 'ignore', detached: true });
    const gone = new Promise((resolve) => child.once('exit', resolve));
    while (!(await request('/readyz').catch(() => undefined))?.ok) await sleep(50);
    return () => {
      end(child.pid!);
      return gone;
    };
  };
  try {
    const stop = await start(process.execPath, ['--import', 'tsx', main], (pid) => process.kill(-pid, 'SIGINT'));
    const { body } = await submit({ request }, formOf([{ bytes: chart('bar-bpdds-d1') }], fields));
    const stage = async () => (await (await request(`/v1/cases/${body.case_id}`)).json()).progress?.stage;
    while ((await stage()) === 'queued') await sleep(20);
    expect(await stage()).toMatch(/reading|ocr/);
    // Who follows the case does not hold up the stop until it is adjudicated; they ask again.
    const events = await request(`/v1/cases/${body.case_id}/events`);
    const followed = events.text();
    await stop();
    expect(await followed).not.toMatch(/event: adjudicated/);
    // A supervisor tells npm alone.
    const stopAgain = await start('npm', ['start'], (pid) => process.kill(pid, 'SIGTERM'));
    const { status, rationale } = await adjudicated({ request }, body.case_id!, 120);
    await stopAgain();
    // When npm is gone the service is: nothing goes on without who started it.
    await expect(request('/healthz')).rejects.toThrow();
    expect(status).toBe('open');
    expect(rationale).not.toMatch(/could not be adjudicated/);
  } finally {
    await cluster.stop();
  }
});

test('where the shell has no `exec`, that of this repository runs the command, its arguments and its end', () => {
  const exec = fileURLToPath(new URL('../packages/cli/bin/exec.mjs', import.meta.url));
  const says = 'console.log(process.argv.slice(1).join()); process.exit(3)';
  const { stdout, status } = spawnSync(process.execPath, [exec, 'node', '-e', says, '--', '--port', '0'], {
    encoding: 'utf8',
  });
  expect([stdout, status]).toEqual(['--port,0\n', 3]);
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
