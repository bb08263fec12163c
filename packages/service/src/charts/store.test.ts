import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
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
