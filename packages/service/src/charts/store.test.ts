import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { readMasterKeys } from '../keys/key-file.ts';
import { keyOf, masterKeys } from '../keys/master-keys.ts';
import { hasKeyCheck, writeKeyCheck } from './key-check.ts';
import { readStored } from './read-chart.ts';
import { openChartStore } from './store.ts';

const [digits, other] = ['0', '1'].map((digit) => digit.repeat(64));
const keys = masterKeys(digits);
const folder = mkdtempSync(join(tmpdir(), 'mnr-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesIn = (at: string): number =>
  readdirSync(at, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== 'key-check',
  ).length;
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();
const pdf = () => Readable.from([Buffer.from('%PDF-')]);

test('a file refused at its first bytes leaves nothing, however busy the disk is', async () => {
  const store = await openChartStore(folder, keys);
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
  const store = await openChartStore(folder, keys);
  const draft = await store.receive(pdf(), () => {});
  const beside = await openChartStore(folder, keys);
  await beside.sweep();
  expect(filesIn(folder)).toBe(1);
  await store.keep('organization', draft, keys.first);
  const left = await store.receive(pdf(), () => {});
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
  utimesSync(left.path, twoDaysAgo, twoDaysAgo);
  await beside.sweep();
  expect(filesIn(folder)).toBe(1);
});

test('charts are opened with the key they were encrypted with, or not at all', async () => {
  await openChartStore(folder, keys);
  await expect(openChartStore(folder, masterKeys(other))).rejects.toThrow(/encrypted with another key/);
  expect(() => readMasterKeys({ dataDir: folder }, hasKeyCheck(folder))).toThrow(/key of the charts .* is missing/);
  expect(filesIn(folder)).toBe(1);
});

test('under a new master key a file is opened by that one alone, and what it says is the same', async () => {
  const home = join(folder, 'rewrapped');
  const store = await openChartStore(home, masterKeys(other, [digits]));
  const draft = await store.receive(Readable.from([Buffer.alloc(200_000, '%PDF-')]), () => {});
  const said = textOf(await readStored({ kind: 'draft', path: draft.path, key: draft.key }));
  const { sha256 } = draft;
  await store.keep('organization', draft, keys.first);
  const read = async (given = store.keys, organizationId = 'organization') => {
    const owner = { ...store.stored('organization', sha256).owner, organizationId };
    return textOf(await readStored({ ...store.stored('organization', sha256), owner, keys: given }));
  };
  expect([await read(), await read(keys)]).toEqual([said, said]);

  await store.rewrap('organization', sha256, store.keys.first);
  expect(await read(masterKeys(other))).toBe(said);
  await expect(read(keys)).rejects.toThrow(/under the master key \w{16}, which this service was not given/);
  await expect(read(store.keys, 'another')).rejects.toThrow(/authenticate/);
  await expect(store.rewrap('organization', 'f'.repeat(64), store.keys.first)).rejects.toThrow(/ENOENT/);

  writeKeyCheck(home, store.keys.first);
  await openChartStore(home, masterKeys(other));
  await expect(openChartStore(home, keys)).rejects.toThrow(/encrypted with another key/);
});

test('a file that nobody can open any more is replaced by the next upload of it', async () => {
  const home = join(folder, 'replaced');
  const store = await openChartStore(home, masterKeys(other, [digits]));
  const upload = async (by: string) =>
    store.keep('organization', await store.receive(pdf(), () => {}), keyOf(store.keys, by));
  const { sha256 } = await store.receive(pdf(), () => {});
  await upload(keys.first.id);
  const path = store.pathOf('organization', sha256);
  const before = readFileSync(path);
  await upload(keys.first.id);
  expect(readFileSync(path)).toEqual(before);
  await upload(store.keys.first.id);
  const stored = { ...store.stored('organization', sha256), keys: masterKeys(other) };
  expect(textOf(await readStored(stored))).toBe('%PDF-');
});

/** As the release before files had a key of their own wrote it. */
function earlierFile(plain: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(digits, 'hex'), nonce);
  return Buffer.concat([Buffer.from('MNR1'), nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

test('a file of an earlier release is read, and gets a key of its own', async () => {
  const home = join(folder, 'earlier');
  const both = masterKeys(other, [digits]);
  mkdirSync(join(home, 'charts'), { recursive: true });
  writeFileSync(join(home, 'charts', 'key-check'), earlierFile(Buffer.from('mnr charts')));
  await expect(openChartStore(home, masterKeys(other))).rejects.toThrow(/encrypted with another key/);
  const store = await openChartStore(home, both);
  const plain = Buffer.alloc(150_000, 'words ');
  const sha256 = createHash('sha256').update(plain).digest('hex');
  const path = store.pathOf('organization', sha256);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, earlierFile(plain));
  const read = async (given = both) =>
    textOf(await readStored({ ...store.stored('organization', sha256), keys: given }));
  expect(await read()).toBe(plain.toString());
  expect(await store.fileKey('organization', sha256)).toBeUndefined();
  await store.rewrap('organization', sha256, both.first);
  expect(await read(masterKeys(other))).toBe(plain.toString());
  expect(await store.fileKey('organization', sha256)).toHaveLength(32);
  expect(readdirSync(join(home, 'charts', 'drafts'))).toEqual([]);

  const stranger = await openChartStore(join(folder, 'stranger'), masterKeys('2'.repeat(64)));
  const there = stranger.pathOf('organization', sha256);
  mkdirSync(dirname(there), { recursive: true });
  writeFileSync(there, earlierFile(plain));
  await expect(stranger.rewrap('organization', sha256, stranger.keys.first)).rejects.toThrow(/authenticate/);
  expect(readdirSync(join(folder, 'stranger', 'charts', 'drafts'))).toEqual([]);
});
