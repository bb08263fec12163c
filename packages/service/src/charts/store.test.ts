import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { chartKey } from './cipher.ts';
import { hasKeyCheck } from './key-check.ts';
import { openChartStore } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'mnr-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesIn = (at: string): number =>
  readdirSync(at, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== 'key-check',
  ).length;
const pdf = () => Readable.from([Buffer.from('%PDF-')]);

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

test('another service that starts on the same folder takes no upload away; what a killed one left goes a day later', async () => {
  const store = await openChartStore(folder, Buffer.alloc(32));
  const draft = await store.receive(pdf(), () => {});
  const other = await openChartStore(folder, Buffer.alloc(32));
  await other.sweep();
  expect(filesIn(folder)).toBe(1);
  await store.keep('organization', draft);
  const left = await store.receive(pdf(), () => {});
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
  utimesSync(left.path, twoDaysAgo, twoDaysAgo);
  await other.sweep();
  expect(filesIn(folder)).toBe(1);
});

test('charts are opened with the key they were encrypted with, or not at all', async () => {
  await openChartStore(folder, Buffer.alloc(32));
  await expect(openChartStore(folder, Buffer.alloc(32, 1))).rejects.toThrow(/encrypted with another key/);
  expect(() => chartKey(folder, undefined, hasKeyCheck(folder))).toThrow(/key of the charts .* is missing/);
  expect(filesIn(folder)).toBe(1);
});
