import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { openChartStore } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'mnr-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesIn = (at: string): number =>
  readdirSync(at, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

test('a file refused at its first bytes leaves nothing, however busy the disk is', async () => {
  const store = await openChartStore(folder, Buffer.alloc(32));
  const refused = Array.from({ length: 300 }, () =>
    store.receive(Readable.from([Buffer.from('x')]), () => {
      throw new Error('no PDF');
    }),
  );
  const results = await Promise.allSettled(refused);
  expect(results.filter((r) => r.status === 'rejected' && r.reason.message === 'no PDF')).toHaveLength(300);
  expect(filesIn(folder)).toBe(0);
});

test('a second start on the same folder leaves the drafts of a service that runs, and removes those of one that ended', async () => {
  const store = await openChartStore(folder, Buffer.alloc(32));
  const draftsOf = (pid: number) => join(folder, 'charts', `drafts-${pid}`);
  const ended = spawnSync(process.execPath, ['--version']).pid;
  for (const pid of [process.ppid, ended]) mkdirSync(draftsOf(pid));
  await store.sweep();
  expect([process.pid, process.ppid, ended].map((pid) => existsSync(draftsOf(pid)))).toEqual([true, true, false]);
});
