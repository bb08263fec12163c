// What a case says stands in the database as ciphertext only, moves nowhere, and opens with its own key or not at all.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SingleCase } from '@mnr/api';
import { readConfig, startService } from '@mnr/service';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, createDatabase, type Database } from '../packages/service/src/database/connection.ts';
import { migrate } from '../packages/service/src/database/migrate.ts';
import { exportDatabase } from '../packages/service/src/database/transfer.ts';
import { newId } from '../packages/service/src/database/uuid.ts';
import { sealSome } from '../packages/service/src/words/seal-stored.ts';
import {
  adjudicated,
  formOf,
  startTestService,
  submit,
  type TestService,
  temporaryFolder,
  wordsOf,
} from './harness.ts';
import { textPdf } from './pdf-files.ts';
import { type Person, setUp } from './signed-in.ts';

const policiesDir = fileURLToPath(new URL('./policies', import.meta.url));
const fields = { policy_id: 'one-criterion', policy_title: 'The only title' };
const reason = 'She walks the zebra daily.';

let service: TestService;
let ada: Person;
/** Decided, after documents were added: there are words in every column that holds some. */
let decided: SingleCase;
beforeAll(async () => {
  service = await startTestService({ policiesDir });
  ada = await setUp(service);
  decided = await decidedCase();
});
afterAll(() => service?.stop());

async function openCase(): Promise<string> {
  const page = textPdf(['Patient: Invented Person', 'Order for a quilted back brace.']);
  const { body } = await submit(service, formOf([{ bytes: page, name: 'Aardvark visit.pdf' }], fields));
  return (await adjudicated(service, body.case_id!)).id;
}

async function decidedCase(): Promise<SingleCase> {
  const id = await openCase();
  const more = formOf([{ bytes: textPdf(['Patient: Invented Person', 'Order for lessons in quilting.']) }], {});
  expect((await ada.send('POST', `/account/cases/${id}/documents`, more)).status).toBe(200);
  await adjudicated(service, id);
  expect((await ada.send('POST', `/account/cases/${id}/determination`, { outcome: 'approve', reason })).status).toBe(
    200,
  );
  return adjudicated(service, id);
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
  const [one, other] = [await openCase(), await openCase()];
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
  expect(await open('She walks')).toMatchObject({ status: 422, body: { detail: 'The case has no such criterion.' } });
});

test('cases of an earlier release are sealed at the start, also where a start was killed in the middle of it', async () => {
  const url = service.databaseUrl.replace(/mnr(?=[?]|$)/, 'mnr_earlier');
  await createDatabase(service.databaseUrl, 'mnr_earlier');
  const earlier = connect(url, { max: 2 });
  await migrate(earlier, '0004-audit-of-a-case');
  const ids = await asEarlier(earlier);
  await migrate(earlier);
  expect(await sealSome(earlier, wordsOf(service), 1)).toBe(1);
  await expect(exportDatabase(url, join(service.dataDir, 'too-early'))).rejects.toThrow(/not encrypted yet/);

  const base = readConfig(['--port', '0', '--data', service.dataDir], {
    MNR_LOG_LEVEL: 'silent',
    MNR_WARM_UP: 'false',
  });
  const config = { ...base, policiesDir, databaseUrl: url };
  const started = await startService(config);
  try {
    for (const id of ids) {
      const answer = await fetch(`${started.baseUrl}/v1/cases/${id}`, {
        headers: { authorization: `Bearer ${service.key}` },
      });
      expect(await answer.json()).toMatchObject({
        ...{ rationale: decided.rationale, criteria: decided.criteria, chart: decided.chart },
        determination: { reason },
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

/** The decided case, three times, with its words in plain columns. */
async function asEarlier(earlier: Database): Promise<readonly string[]> {
  const { id: was } = decided;
  const own = await wordsOf(service).of(service.db, service.organizationId, was);
  const rowsOf = async (table: string, where = 'true'): Promise<Record<string, unknown>[]> =>
    (
      await sql<{
        row: Record<string, unknown>;
      }>`select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.raw(where)}`.execute(service.db)
    ).rows.map((r) => r.row);
  const bytes = (value: unknown) => Buffer.from(String(value).slice(2), 'hex');
  return earlier.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    const put = async (table: string, rows: readonly Record<string, unknown>[]) => {
      for (const row of rows)
        await sql`insert into ${sql.table(table)} select * from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)})`.execute(
          one,
        );
    };
    for (const table of ['organizations', 'users', 'api_keys', 'publishers', 'policies', 'policy_versions', 'charts'])
      await put(table, await rowsOf(table));
    const ids = [newId(), newId(), newId()];
    for (const id of ids) {
      const [row] = await rowsOf('cases', `id = '${was}'`);
      const review = JSON.parse(own.open('cases.review', bytes(row.review)));
      const previous_review = JSON.parse(own.open('cases.previous_review', bytes(row.previous_review)));
      await put('cases', [{ ...row, id, rationale: decided.rationale, review, previous_review }]);
      for (const file of await rowsOf('case_files', `case_id = '${was}'`))
        await put('case_files', [
          { ...file, case_id: id, name: own.open(`case_files.name ${Number(file.position)}`, bytes(file.name)) },
        ]);
      for (const made of await rowsOf('determinations', `case_id = '${was}'`))
        await put('determinations', [{ ...made, id: newId(), case_id: id, reason }]);
    }
    await sql`reset session_replication_role`.execute(one);
    return ids;
  });
}
