// A case is adjudicated by one job at a time, and by one that has read all its files.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findCase, reviewIn } from '../packages/service/src/cases/find.ts';
import { finishCase } from '../packages/service/src/cases/finish.ts';
import { adjudicated, chart, formOf, startTestService, submit, type TestService, wordsOf } from './harness.ts';
import { textPdf } from './pdf-files.ts';
import { setUp } from './signed-in.ts';

const fields = { policy_id: 'one-criterion', policy_title: 'The only title' };
const page = (text: string) => [{ bytes: textPdf(['Patient: Invented Person', text]) }];
let service: TestService;
beforeAll(async () => {
  // Its database is killed: a cluster of its own, for others have services on the shared one.
  vi.stubEnv('MNR_TEST_DATABASES', '');
  service = await startTestService({
    releasePolicies: false,
    policiesDir: fileURLToPath(new URL('./policies', import.meta.url)),
  });
  vi.unstubAllEnvs();
});
afterAll(() => service?.stop());

test('a job that was thought dead does not end a case to which documents were added meanwhile', async () => {
  const ada = await setUp(service);
  const { body } = await submit(service, formOf(page('first'), fields));
  const id = body.case_id!;
  await adjudicated(service, id);
  const { db, organizationId } = service;
  const words = wordsOf(service);
  const row = await findCase(db, organizationId, id);
  const review = reviewIn(await words.of(db, organizationId, id), row!)!;
  expect((await ada.send('POST', `/account/cases/${id}/documents`, formOf(page('second'), {}))).status).toBe(200);
  expect(await finishCase({ db, words }, organizationId, id, review, 1)).toBe(false);
  expect((await adjudicated(service, id)).chart?.pages).toBe(2);
});

test('a restart of the database begins no running adjudication a second time', { timeout: 120_000 }, async () => {
  const { body } = await submit(service, formOf([{ bytes: chart('bar-bpdds-d1') }], fields));
  const id = body.case_id!;
  const stage = async () => (await (await service.request(`/v1/cases/${id}`)).json()).progress?.stage;
  while ((await stage()) === 'queued') await sleep(20);
  const { rows } = await sql<{
    folder: string;
  }>`select setting as folder from pg_settings where name = 'data_directory'`.execute(service.db);
  process.kill(Number(readFileSync(join(rows[0].folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  const tries = async () =>
    (
      await sql<{ tries: number }>`select retry_count as tries from pgboss.job where data->>'caseId' = ${id}`.execute(
        service.db,
      )
    ).rows[0].tries;
  // The database is back within a second or two, the services a second later.
  const seen: (number | undefined)[] = [];
  while (seen.filter((n) => n !== undefined).length < 25) {
    await sleep(200);
    seen.push(await tries().catch(() => undefined));
  }
  expect(seen.filter((n) => n !== undefined && n > 0)).toEqual([]);
  expect((await adjudicated(service, id, 100)).status).toBe('open');
});
