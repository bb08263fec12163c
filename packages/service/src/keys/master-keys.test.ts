import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { addNewKey, keepOnlyFirst, readMasterKeys } from './key-file.ts';
import { masterKeys, type Owner, rewrap, unwrap, wrap } from './master-keys.ts';

const [old, next] = ['a', 'b'].map((digit) => digit.repeat(64));
const { all } = masterKeys(next, [old, old.toUpperCase()]);
const [to, from] = all;
const owner: Owner = { what: 'case_keys', organizationId: 'an organization', id: 'a case' };
const key = Buffer.alloc(32, 'key');
const changed = (wrapped: Buffer, at: number) => Buffer.from(wrapped.map((byte, n) => (n === at ? byte ^ 1 : byte)));

test('a key given twice counts once, and each has a name that is not part of it', () => {
  expect(all).toHaveLength(2);
  for (const { id, bytes } of all) {
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(Buffer.from(bytes).toString('hex')).not.toContain(id);
  }
});

test.each([
  ['as it was wrapped', from, owner, wrap(from, owner, key), true],
  ['wrapped anew', to, owner, rewrap(from, to, owner, wrap(from, owner, key)), true],
  ['wrapped anew, with the earlier master key', from, owner, rewrap(from, to, owner, wrap(from, owner, key)), false],
  ['under another master key', to, owner, wrap(from, owner, key), false],
  ['of another case', from, { ...owner, id: 'another case' }, wrap(from, owner, key), false],
  ['of another organization', from, { ...owner, organizationId: 'another' }, wrap(from, owner, key), false],
  ['of a chart with the same id', from, { ...owner, what: 'charts' as const }, wrap(from, owner, key), false],
  ['with another form', from, owner, changed(wrap(from, owner, key), 0), false],
  ['with another nonce', from, owner, changed(wrap(from, owner, key), 1), false],
  ['with another byte', from, owner, changed(wrap(from, owner, key), 20), false],
  ['with another tag', from, owner, changed(wrap(from, owner, key), 60), false],
  ['cut short', from, owner, wrap(from, owner, key).subarray(0, 60), false],
])('a wrapped key %s', (_, by, whose, wrapped, opens) => {
  if (opens) expect(unwrap(by, whose, wrapped)).toEqual(key);
  else expect(() => unwrap(by, whose, wrapped)).toThrow();
});

test('what does not open is not wrapped anew', () => {
  expect(() => rewrap(to, from, owner, wrap(from, owner, key))).toThrow();
});

const folder = mkdtempSync(join(tmpdir(), 'mnr-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the key file takes a new key before the one in use, and lets earlier ones go', () => {
  const { first } = readMasterKeys({ dataDir: folder });
  expect(readMasterKeys({ dataDir: folder }).first.id).toBe(first.id);
  const added = addNewKey(folder);
  expect(added.all.map((k) => k.id)).toEqual([added.first.id, first.id]);
  expect(readMasterKeys({ dataDir: folder })).toEqual(added);
  expect(statSync(join(folder, 'chart.key')).mode & 0o777).toBe(0o600);
  keepOnlyFirst(folder);
  expect(readMasterKeys({ dataDir: folder }).all.map((k) => k.id)).toEqual([added.first.id]);
  expect(readFileSync(join(folder, 'chart.key'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  writeFileSync(join(folder, 'chart.key'), 'half a k');
  expect(() => readMasterKeys({ dataDir: folder })).toThrow(/chart\.key is damaged/);
});
