// The master key is changed as the guide says: beside a service that knows only the earlier one, over a kill in the middle, until that one is
// removed. Everything stays readable, nothing is left under the earlier key, and a wrong key opens nothing.

import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Config, type RunningService, readConfig, startService } from '@mnr/service';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { verb as masterKey } from '../packages/cli/src/verbs/master-key.ts';
import { connect, type Database } from '../packages/service/src/database/connection.ts';
import { withinOrganization } from '../packages/service/src/database/index.ts';
import { keyInUse, takeOver } from '../packages/service/src/keys/in-use.ts';
import type { MasterKeys } from '../packages/service/src/keys/master-keys.ts';
import {
  adjudicated,
  formOf,
  keysOf,
  newDatabase,
  newTestKey,
  oneCriterion,
  submit,
  temporaryFolder,
} from './harness.ts';
import { textPdf } from './pdf-files.ts';

const fields = { policy_id: 'one-criterion', policy_title: 'The only title' };
const main = fileURLToPath(new URL('../packages/service/src/main.ts', import.meta.url));
const guide = readFileSync(fileURLToPath(new URL('../docs/guides/rotate-the-master-key.md', import.meta.url)), 'utf8');

const folder = temporaryFolder();
const dataDir = join(folder, 'data');
const key = newTestKey();
const env = {
  MNR_BOOTSTRAP_API_KEY: key,
  MNR_LOG_LEVEL: 'silent',
  MNR_WARM_UP: 'false',
  MNR_ADJUDICATORS: '1',
  MNR_SCREENS: 'false',
};
let database: Awaited<ReturnType<typeof newDatabase>>;
let db: Database;
let service: RunningService;
let child: ChildProcess | undefined;
/** What each case and its first page said before anything was changed. */
const before = new Map<string, readonly string[]>();
let earlier: MasterKeys;
let earlierWrapped: readonly Buffer[];

const start = (change: Partial<Config> = {}): Promise<RunningService> => {
  const { databaseUrl } = database;
  return startService({
    ...readConfig(['--port', '0', '--data', dataDir], env),
    ...oneCriterion,
    databaseUrl,
    ...change,
  });
};
const to = ({ baseUrl }: Pick<RunningService, 'baseUrl'>) => ({
  request: (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, baseUrl), { ...init, headers: { authorization: `Bearer ${key}`, ...init.headers } }),
});
const opened = (pdf: string) => ({ bytes: textPdf(['Patient: Invented Person', pdf]), name: `${pdf}.pdf` });
const submitted = async (at: RunningService, line: string): Promise<string> => {
  const { body } = await submit(to(at), formOf([opened(line)], fields));
  await adjudicated(to(at), body.case_id!);
  return body.case_id!;
};
const said = async (at: RunningService, id: string): Promise<readonly string[]> => {
  const shown = await to(at).request(`/v1/cases/${id}`);
  const page = await to(at).request(`/v1/cases/${id}/pages/1.webp`);
  expect([shown.status, page.status]).toEqual([200, 200]);
  return [await shown.text(), Buffer.from(await page.arrayBuffer()).toString('base64')];
};
const idsOfKeys = async () =>
  (await db.selectFrom('case_keys').select('key_id').orderBy('case_id').execute()).map((row) => row.key_id);

/** How many keys stand in the table's file as the earlier master key wrapped them. */
async function leftInTable(): Promise<number> {
  await sql`checkpoint`.execute(db);
  const { rows } = await sql<{ file: string }>`
    select current_setting('data_directory') || '/' || pg_relation_filepath('case_keys') as file`.execute(db);
  const table = readFileSync(rows[0].file);
  return earlierWrapped.filter((wrapped) => table.includes(wrapped)).length;
}

/** As `npx mnr master-key …` of the guide, on this data. */
async function mnr(action: string): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.stubEnv('DATABASE_URL', database.databaseUrl);
  try {
    await masterKey.run([action, '--data', dataDir]);
    return log.mock.calls.flat().join('\n');
  } finally {
    vi.unstubAllEnvs();
    log.mockRestore();
  }
}

beforeAll(async () => {
  database = await newDatabase(folder);
  db = connect(database.databaseUrl, { max: 3 });
  service = await start();
  const lines = ['Order for a quilted brace.', 'Order for lessons in quilting.'];
  for (const id of await Promise.all(lines.map((line) => submitted(service, line))))
    before.set(id, await said(service, id));
  earlier = keysOf({ dataDir });
  earlierWrapped = (await db.selectFrom('case_keys').select('wrapped').execute()).map((row) => row.wrapped);
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await service?.close();
  await db?.destroy();
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the guide has the commands in this order', () => {
  const commands = [...guide.matchAll(/^npx mnr master-key (\w+)/gm)].map(([, action]) => action);
  expect(commands).toEqual(['new', 'show', 'forget']);
});

test('a new key waits for a service that has the earlier one first, and both read what the other writes', async () => {
  expect(await mnr('new')).toContain(keysOf({ dataDir }).first.id);
  const beside = await start();
  try {
    const added = await submitted(beside, 'Order for a second quilt.');
    expect(await said(service, added)).toEqual(await said(beside, added));
    before.set(added, await said(service, added));
    expect(await takeOver(db, keysOf({ dataDir }))).toBe('waits');
    expect(await mnr('show')).toMatch(/not in use until no running service has the other one/);
    await expect(mnr('forget')).rejects.toThrow(/is not in use yet; start the service again/);
    await service.close();
    expect(await takeOver(db, keysOf({ dataDir }))).toBe('came into use');
    const { body } = await submit(to(beside), formOf([opened('Order for a third quilt.')], fields));
    expect(await adjudicated(to(beside), body.case_id!)).toMatchObject({ status: 'open' });
    for (const [id, words] of before) expect(await said(beside, id)).toEqual(words);
  } finally {
    service = beside;
    await beside.close();
  }
  const { first } = keysOf({ dataDir });
  expect((await idsOfKeys()).map((id) => id === first.id)).toEqual([false, false, false, true]);
});

test('only wrapping may change, only to the key in use, and only by the service itself', async () => {
  const { first } = keysOf({ dataDir });
  const { organization_id } = await db
    .selectFrom('organizations')
    .select('id as organization_id')
    .executeTakeFirstOrThrow();
  const refused = [
    sql`update case_keys set wrapped = wrapped`,
    sql`update case_keys set key_id = 'another'`,
    sql`update case_keys set key_id = ${first.id}, wrapped = '\\x00'`,
    sql`update case_keys set key_id = ${first.id}, case_id = gen_random_uuid()`,
    sql`truncate case_keys`,
  ];
  for (const statement of refused) await expect(statement.execute(db)).rejects.toThrow(/append-only/);
  for (const statement of [sql`update case_keys set key_id = ${first.id}`, sql`update master_key set id = 'another'`])
    await expect(withinOrganization(db, organization_id, (trx) => statement.execute(trx))).rejects.toThrow(
      /permission denied/,
    );
});

test('a service that is killed in the middle of it leaves everything to the next, which needs both keys', async () => {
  const [id] = before.keys();
  await db.transaction().execute(async (trx) => {
    // What somebody holds is passed over: so there is a middle to be killed in.
    await sql`select from case_keys where case_id = ${id} for update`.execute(trx);
    await sql`select from charts order by id limit 1 for update`.execute(trx);
    child = spawn(process.execPath, ['--import', 'tsx', main, '--port', '0', '--data', dataDir], {
      env: {
        ...{ ...process.env, ...env, DATABASE_URL: database.databaseUrl },
        ...{ MNR_POLICIES_DIR: oneCriterion.policiesDir, MNR_RELEASE_POLICIES: 'false' },
      },
      stdio: 'ignore',
    });
    const gone = new Promise((resolve) => child!.once('exit', resolve));
    const left = sql<{ n: number }>`
      select count(*)::int as n from charts where key_id is distinct from (select id from master_key)`;
    await expect.poll(async () => (await left.execute(db)).rows[0].n, { timeout: 60_000 }).toBe(1);
    child.kill('SIGKILL');
    await gone;
  });
  const { first, all } = keysOf({ dataDir });
  expect(await leftInTable()).toBeGreaterThan(0);
  expect((await idsOfKeys()).filter((k) => k !== first.id)).toEqual([earlier.first.id]);
  expect(await mnr('show')).toContain('left under earlier master keys: 1 cases, 1 charts');
  await expect(mnr('forget')).rejects.toThrow(/leave the service running until the change has ended/);
  const digits = all.map((k) => Buffer.from(k.bytes).toString('hex'));
  await expect(start({ encryptionKey: digits[0] })).rejects.toThrow(
    /1 cases and 1 charts are still encrypted under an earlier master key \(\w{16}\); start with that one too/,
  );
  await expect(start({ encryptionKey: digits[1] })).rejects.toThrow(/encrypted with another key/);
});

test('once it has ended, what was stored is the same, and nothing of it is under the earlier key', async () => {
  service = await start();
  // Where somebody’s snapshot, be it autovacuum’s, is in the way, it is done a minute later.
  await expect.poll(async () => (await keyInUse(db))!.settledAt, { timeout: 100_000 }).toBeTruthy();
  for (const [id, words] of before) expect(await said(service, id)).toEqual(words);
  expect(await leftInTable()).toBe(0);
  const files = readdirSync(join(dataDir, 'charts'), { recursive: true, withFileTypes: true }).filter((f) =>
    f.isFile(),
  );
  // Each, the one that was sent under the new key, and what the start is checked by.
  expect(files).toHaveLength(before.size + 2);
  for (const { parentPath, name } of files)
    expect(readFileSync(join(parentPath, name)).includes(Buffer.from(earlier.first.id, 'hex'))).toBe(false);
  const log = await db.selectFrom('audit_log').select('action').where('action', 'like', 'master_key.%').execute();
  expect(log.map((entry) => entry.action)).toEqual(['master_key.changed', 'master_key.settled']);
  expect(await mnr('show')).toMatch(/^nothing is left under an earlier master key since 20/m);
});

test('the earlier key can be forgotten: the new one alone opens everything, the earlier one nothing', async () => {
  const { first } = keysOf({ dataDir });
  expect(await mnr('forget')).toBe(`no longer in chart.key: ${earlier.first.id}`);
  expect(keysOf({ dataDir }).all.map((k) => k.id)).toEqual([first.id]);
  await service.close();
  const encryptionKey = Buffer.from(earlier.first.bytes).toString('hex');
  await expect(start({ encryptionKey })).rejects.toThrow(/encrypted with another key/);
  service = await start();
  for (const [id, words] of before) expect(await said(service, id)).toEqual(words);
  expect(await mnr('forget')).toBe('there is no earlier master key in chart.key');
});
