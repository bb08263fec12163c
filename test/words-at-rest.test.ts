// What a case says stands in the database as ciphertext only, moves nowhere, and opens with its own key or not at all; and when it is destroyed.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SingleCase } from '@mnr/api';
import { readConfig, startService } from '@mnr/service';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, createDatabase, type Database } from '../packages/service/src/database/connection.ts';
import { migrate } from '../packages/service/src/database/migrate.ts';
import { withinOrganization } from '../packages/service/src/database/organization.ts';
import { exportDatabase } from '../packages/service/src/database/transfer.ts';
import { noteMasterKey } from '../packages/service/src/keys/in-use.ts';
import { purgeCase } from '../packages/service/src/retention/purge.ts';
import { sealSome, sealStoredWords } from '../packages/service/src/words/seal-stored.ts';
import { copyAsEarlier } from './earlier-release.ts';
import {
  adjudicated,
  beside,
  type FormPart,
  formOf,
  keysOf,
  oneCriterion,
  startTestService,
  submit,
  type TestService,
  temporaryFolder,
  wordsOf,
} from './harness.ts';
import { textPdf } from './pdf-files.ts';
import { join as joinAs, type Person, setUp } from './signed-in.ts';

const fields = { policy_id: 'one-criterion', policy_title: 'The only title' };
const reason = 'She walks the zebra daily.';

let service: TestService;
let ada: Person;
let adaId: string;
/** Decided, after documents were added: there are words in every column that holds some. */
let decided: SingleCase;
beforeAll(async () => {
  service = await startTestService(oneCriterion);
  ada = await setUp(service);
  adaId = (await ada.send('GET', '/account/me')).body.user.id;
  decided = await decidedCase();
});
afterAll(() => service?.stop());

const page = (line: string) => textPdf(['Patient: Invented Person', line]);

async function caseOf(files: readonly FormPart[]): Promise<SingleCase> {
  const { body } = await submit(service, formOf(files, fields));
  return adjudicated(service, body.case_id!);
}

const openCase = (line = 'Order for a quilted back brace.') =>
  caseOf([{ bytes: page(line), name: 'Aardvark visit.pdf' }]);

async function close(id: string): Promise<void> {
  const answer = await ada.send('POST', `/account/cases/${id}/determination`, { outcome: 'approve', reason });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const waiting = 'The quilt is with the tailor.';
async function extend(id: string): Promise<void> {
  const answer = await ada.send('POST', `/account/cases/${id}/extension`, { days: 2, reason: waiting });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

async function decidedCase(): Promise<SingleCase> {
  const { id } = await openCase();
  const more = formOf([{ bytes: page('Order for lessons in quilting.') }], {});
  expect((await ada.send('POST', `/account/cases/${id}/documents`, more)).status).toBe(200);
  await adjudicated(service, id);
  await extend(id);
  await close(id);
  return adjudicated(service, id);
}

const state = (id: string) => ada.send('GET', `/account/cases/${id}/review`);

const purgedRow = (id: string) =>
  service.db.selectFrom('purged_cases').selectAll().where('case_id', '=', id).executeTakeFirstOrThrow();

/** Files on the disk that belong to a chart: its own, and pictures of its pages. */
const onDisk = (sha256: string): number =>
  readdirSync(service.dataDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && join(entry.parentPath, entry.name).includes(sha256),
  ).length;

/** Another service beside this one, on the same data, until what it does at its start is done. */
async function aStart(done: () => Promise<unknown>): Promise<void> {
  const base = readConfig(['--port', '0', '--data', service.dataDir], {
    MNR_LOG_LEVEL: 'silent',
    MNR_WARM_UP: 'false',
  });
  const { close: end } = await startService({ ...base, ...oneCriterion, databaseUrl: service.databaseUrl });
  await done().finally(end);
}

/** All that the tables hold, as bytes. */
async function stored(name: string): Promise<Buffer> {
  const folder = join(service.dataDir, name);
  await exportDatabase(service.databaseUrl, folder);
  return Buffer.concat(readdirSync(folder).map((file) => readFileSync(join(folder, file))));
}

const spoken = (found: SingleCase): readonly string[] => [
  ...found.criteria.flatMap((c) => [...c.evidence, ...c.near_misses.map((m) => m.evidence)].map((e) => e.context)),
  found.rationale!.slice(0, 60),
  'Aardvark',
  reason,
  waiting,
];

test('no word of a rationale, a quote, a reason or a file name is in any table', async () => {
  const all = await stored('everything');
  expect(spoken(decided).length).toBeGreaterThan(4);
  for (const words of spoken(decided)) expect(all.includes(words), words).toBe(false);
  // As the guide says: names are searched for, and so are plain.
  expect(all.includes(decided.patient_name!)).toBe(true);
  expect(decided.chart!.files.map((f) => f.name)).toEqual(['Aardvark visit.pdf', 'chart.pdf']);
  expect(decided.determination!.reason).toBe(reason);
});

test('words that were moved to another case or column are not shown', async () => {
  const [one, other] = [(await openCase()).id, (await openCase()).id];
  await sql`update cases a set rationale = b.rationale from cases b where a.id = ${one} and b.id = ${other}`.execute(
    service.db,
  );
  await sql`update cases set review = rationale where id = ${other}`.execute(service.db);
  for (const id of [one, other]) {
    const answer = await service.request(`/v1/cases/${id}`);
    expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('brace')]);
  }
});

test('the audit log takes the ids of criteria, and no other words', async () => {
  const open = (criterion: string) => ada.send('POST', `/account/cases/${decided.id}/opened`, { criterion });
  expect((await open(decided.criteria[0].id)).status).toBe(200);
  expect(await open('She walks')).toMatchObject({ status: 422, body: { detail: 'This case has no such criterion.' } });
});

test('cases of an earlier release are sealed at the start, also where a start was killed in the middle of it', async () => {
  const url = beside(service, 'mnr_earlier');
  await createDatabase(service.databaseUrl, 'mnr_earlier');
  const earlier = connect(url, { max: 2 });
  await migrate(earlier, '0004-audit-of-a-case');
  const ids = await copyAsEarlier(service, earlier, decided, reason);
  await begin(earlier);
  expect(await sealSome(earlier, wordsOf(service), 1)).toBe(1);
  await expect(exportDatabase(url, join(service.dataDir, 'too-early'))).rejects.toThrow(/not encrypted yet/);

  const base = readConfig(['--port', '0', '--data', service.dataDir], {
    MNR_LOG_LEVEL: 'silent',
    MNR_WARM_UP: 'false',
  });
  const config = { ...base, ...oneCriterion, databaseUrl: url };
  const started = await startService(config);
  try {
    for (const id of ids) {
      const answer = await fetch(`${started.baseUrl}/v1/cases/${id}`, {
        headers: { authorization: `Bearer ${service.key}` },
      });
      expect(await answer.json()).toMatchObject({
        ...{ rationale: decided.rationale, criteria: decided.criteria, chart: decided.chart },
        determination: { reason },
        // As every case of before there were others.
        ...{ urgency: 'standard', extended_days: 0, due_at: weekAfter(decided.created_at) },
      });
    }
    const { rows } = await sql<{ words: string }>`
      select string_agg(c::text || f::text || d::text, '') as words from cases c
      join case_files f on f.case_id = c.id join determinations d on d.case_id = c.id`.execute(earlier);
    for (const words of spoken(decided)) expect(rows[0].words.includes(words), words).toBe(false);
    await expect(earlier.deleteFrom('determinations').execute()).rejects.toThrow(/append-only/);
  } finally {
    await started.close();
    await earlier.destroy();
  }
  const elsewhere = { ...config, dataDir: temporaryFolder() };
  await expect(startService(elsewhere)).rejects.toThrow(/key of the charts and cases in .* is missing/);
  const encryptionKey = '0123456789abcdef'.repeat(4);
  await expect(startService({ ...elsewhere, encryptionKey })).rejects.toThrow(/cases .* encrypted with another key/);
});

const weekAfter = (time: string) => new Date(Date.parse(time) + 168 * 3_600_000).toISOString();

/** What a start does before it seals what it finds. */
async function begin(db: Database): Promise<void> {
  await migrate(db);
  await noteMasterKey(db, keysOf(service));
}

/** A database of the release before words were sealed, with cases in it. */
async function databaseOfEarlier(name: string) {
  const url = beside(service, name);
  await createDatabase(service.databaseUrl, name);
  const earlier = connect(url, { max: 4 });
  await migrate(earlier, '0004-audit-of-a-case');
  await copyAsEarlier(service, earlier, decided, reason);
  return { url, earlier };
}

test('two starts at once leave no plain word in the files of the tables', async () => {
  const { url, earlier } = await databaseOfEarlier('mnr_two_starts');
  await begin(earlier);
  const other = connect(url, { max: 1 });
  await sql`select 1`.execute(other);
  await Promise.all([sealStoredWords(earlier, wordsOf(service)), sealStoredWords(other, wordsOf(service))]);
  await hasNoPlainWord(earlier);
  await other.destroy();
  await earlier.destroy();
});

test('nor does somebody’s older snapshot, once it has ended', async () => {
  const { url, earlier } = await databaseOfEarlier('mnr_old_snapshot');
  await begin(earlier);
  const dump = connect(url, { max: 1 });
  const sealing = await dump
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`select 1`.execute(trx);
      const begun = sealStoredWords(earlier, wordsOf(service));
      await sleep(1500);
      return { begun };
    });
  await sealing.begun;
  await hasNoPlainWord(earlier);
  await dump.destroy();
  await earlier.destroy();
});

async function hasNoPlainWord(db: Database): Promise<void> {
  await sql`checkpoint`.execute(db);
  for (const table of ['cases', 'case_files', 'determinations']) {
    const { rows } = await sql<{ file: string }>`
      select current_setting('data_directory') || '/' || pg_relation_filepath(${table}) as file`.execute(db);
    const file = readFileSync(rows[0].file);
    for (const words of [reason, 'Aardvark']) expect(file.includes(words), `${table} ${words}`).toBe(false);
  }
}

test('a database on which a service of an earlier release still runs is left as it is', async () => {
  const { earlier } = await databaseOfEarlier('mnr_still_served');
  const isPlain = async () =>
    (
      await sql<{ type: string }>`
        select data_type as type from information_schema.columns where table_name = 'cases' and column_name = 'rationale'`.execute(
        earlier,
      )
    ).rows[0].type === 'text';
  await earlier.connection().execute(async (running) => {
    await sql`select pg_advisory_lock_shared(hashtextextended('mnr presence', 0))`.execute(running);
    await expect(migrate(earlier)).rejects.toThrow(/a service of an earlier release runs on it; stop that first/);
    expect(await isPlain()).toBe(true);
    await sql`select pg_advisory_unlock_all()`.execute(running);
  });
  await migrate(earlier);
  expect(await isPlain()).toBe(false);
  await earlier.destroy();
});

test('a start that is refused for its key leaves the right one good', async () => {
  const base = readConfig(['--port', '0', '--data', temporaryFolder()], {
    MNR_LOG_LEVEL: 'silent',
    MNR_WARM_UP: 'false',
  });
  const elsewhere = { ...base, ...oneCriterion, databaseUrl: service.databaseUrl };
  await expect(startService({ ...elsewhere, encryptionKey: '0123456789abcdef'.repeat(4) })).rejects.toThrow(
    /cases .* encrypted with another key/,
  );
  const encryptionKey = readFileSync(join(service.dataDir, 'chart.key'), 'utf8').trim();
  const started = await startService({ ...elsewhere, encryptionKey });
  await started.close();
});

describe('a purge', () => {
  test('takes only what is closed, not on hold, and asked for by an administrator who confirms it', async () => {
    const { id } = await openCase('Order for the first zebra.');
    const purge = (by = ada, body: object = { confirm: 'purge' }) =>
      by.send('POST', `/account/cases/${id}/purge`, body).then((a) => [a.status, a.body.detail]);
    expect(await purge()).toEqual([409, 'Only a closed case can be purged.']);
    await close(id);
    const hold = () => ada.send('POST', `/account/cases/${id}/hold`, { reason: 'Matter of the zebra' });
    expect([(await hold()).status, (await hold()).status]).toEqual([200, 409]);
    const held = { reason: 'Matter of the zebra', by: 'Ada Admin' };
    expect((await state(id)).body.retention.hold).toMatchObject(held);
    expect(await purge()).toEqual([409, 'This case is on legal hold; release it first.']);
    const behind = withinOrganization(service.db, service.organizationId, (trx) =>
      purgeCase(trx, service.organizationId, id, { kind: 'retention', days: 1 }),
    );
    await expect(behind).rejects.toThrow(/only a closed case that is not on hold/);
    expect((await ada.send('DELETE', `/account/cases/${id}/hold`)).status).toBe(200);
    expect((await purge(ada, {}))[0]).toBe(422);
    const rita = await joinAs(service, ada, { name: 'Rita', email: 'rita@example.org', role: 'reviewer' });
    expect((await purge(rita))[0]).toBe(403);
    expect((await service.request(`/v1/cases/${id}`)).status).toBe(200);
  });

  test('destroys key, words, name and the files of no other case; what remains says so and by which rule', async () => {
    const shared = { bytes: textPdf(['Order for a shared zebra.']) };
    const other = await caseOf([shared]);
    const mine = { bytes: textPdf(['Patient: Zacharias Quux', 'Order for my own zebra.']), name: 'Quux.pdf' };
    const found = await caseOf([shared, mine]);
    expect(found.patient_name).toBe('Zacharias Quux');
    await extend(found.id);
    await close(found.id);
    expect((await service.request(`/v1/cases/${found.id}/pages/2.webp`)).status).toBe(200);
    const [kept, own] = found.chart!.files.map((f) => f.sha256);
    expect([onDisk(kept), onDisk(own)]).toEqual([1, 2]);

    const purged = await ada.send('POST', `/account/cases/${found.id}/purge`, { confirm: 'purge' });
    expect(purged.status, JSON.stringify(purged.body)).toBe(200);
    expect([onDisk(kept), onDisk(own)]).toEqual([1, 0]);
    const gone =
      /^The case was purged on \d{4}-\d\d-\d\d \(an administrator asked for it\); its words .* are destroyed/;
    for (const path of ['', '/events', '/pages/2.webp']) {
      const answer = await service.request(`/v1/cases/${found.id}${path}`);
      expect([answer.status, (await answer.json()).detail]).toEqual([410, expect.stringMatching(gone)]);
    }
    expect((await state(found.id)).status).toBe(410);
    expect((await service.request(`/v1/cases/${found.id}`, { as: service.otherKey })).status).toBe(404);
    expect((await (await service.request('/v1/cases?query=Quux')).json()).cases).toEqual([]);
    expect((await service.request(`/v1/cases/${other.id}/pages/1.webp`)).status).toBe(200);
    const all = await stored('after');
    for (const words of ['Zacharias', 'Quux', reason, waiting]) expect(all.includes(words), words).toBe(false);
    const left = await service.db.selectFrom('due_changes').select('id').where('case_id', '=', found.id).execute();
    expect(left).toEqual([]);

    const { body: log } = await ada.send('GET', `/account/audit?subject_id=${found.id}`);
    expect(log.entries[0]).toMatchObject({ action: 'case.purged', actor: 'Ada Admin' });
    expect(log.entries[0].detail).toEqual({ rule: 'request', files_removed: [own], files_of_other_cases: 1 });
    expect(log.entries.map((e: { action: string }) => e.action)).toContain('case.determined');
    expect((await ada.send('POST', '/account/audit/verify')).body.broken).toEqual([]);
    await expect.poll(async () => (await purgedRow(found.id)).finished_at).toBeTruthy();
    await expect(service.db.deleteFrom('purged_cases').execute()).rejects.toThrow(/append-only/);
  });

  test('that was killed before its files were removed is ended by the next start; a file sent again meanwhile stays', async () => {
    const [one, again] = [await openCase('Order for a lost zebra.'), await openCase('Order for a found zebra.')];
    for (const { id } of [one, again]) {
      await close(id);
      await withinOrganization(service.db, service.organizationId, (trx) =>
        purgeCase(trx, service.organizationId, id, { kind: 'request', by: adaId }),
      );
    }
    const shaOf = (found: SingleCase) => found.chart!.files[0].sha256;
    expect([onDisk(shaOf(one)), onDisk(shaOf(again))]).toEqual([1, 1]);
    const anew = await openCase('Order for a found zebra.');
    await aStart(() => expect.poll(async () => (await purgedRow(one.id)).finished_at).toBeTruthy());
    expect([onDisk(shaOf(one)), onDisk(shaOf(again))]).toEqual([0, 1]);
    expect((await service.request(`/v1/cases/${anew.id}/pages/1.webp`)).status).toBe(200);
    expect((await purgedRow(one.id)).finished_at).toBeTruthy();
  });

  test('by itself takes closed cases that are older than the organization keeps them, and none before it says so', async () => {
    const [old, held, recent, open] = [await openCase(), await openCase(), await openCase(), await openCase()];
    for (const { id } of [old, held, recent]) await close(id);
    await sql`alter table determinations disable trigger determinations_append_only`.execute(service.db);
    await sql`update determinations set made_at = made_at - interval '3 days' where case_id in (${old.id}, ${held.id})`.execute(
      service.db,
    );
    await sql`alter table determinations enable trigger determinations_append_only`.execute(service.db);
    await ada.send('POST', `/account/cases/${held.id}/hold`, { reason: 'A court asked' });
    const statuses = () =>
      Promise.all([old, held, recent, open].map(async ({ id }) => (await service.request(`/v1/cases/${id}`)).status));
    await aStart(() => sleep(1000));
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    const { body } = await ada.send('PATCH', '/account/organization', { keep_closed_days: 2 });
    expect(body.keep_closed_days).toBe(2);
    expect(Date.parse((await state(recent.id)).body.retention.purged_after) - Date.now()).toBeGreaterThan(86_400_000);
    await aStart(() => expect.poll(async () => (await statuses())[0]).toBe(410));
    expect(await statuses()).toEqual([410, 200, 200, 200]);
    const { body: log } = await ada.send('GET', `/account/audit?subject_id=${old.id}&action=case.purged`);
    expect(log.entries[0]).toMatchObject({ actor_kind: 'service', detail: { rule: 'retention', kept_days: 2 } });
    expect((await (await service.request(`/v1/cases/${old.id}`)).json()).detail).toMatch(/kept for 2 days/);
  });
});
