// Purges when something else is at work on the same rows or files: readers, other services, a stop, a disk that refuses.

import { setTimeout as sleep } from 'node:timers/promises';
import type { SingleCase } from '@mnr/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishCase, reviewOfFailure } from '../packages/service/src/cases/finish.ts';
import { connect, type Database } from '../packages/service/src/database/connection.ts';
import { withinOrganization } from '../packages/service/src/database/organization.ts';
import { policyFromDocument } from '../packages/service/src/policies/folder.ts';
import { shredKeys } from '../packages/service/src/retention/finish.ts';
import { purgeCase } from '../packages/service/src/retention/purge.ts';
import { openPurges } from '../packages/service/src/retention/purges.ts';
import { adjudicated, formOf, oneCriterion, startTestService, submit, type TestService, wordsOf } from './harness.ts';
import { textPdf } from './pdf-files.ts';
import { type Person, setUp } from './signed-in.ts';

const fields = { policy_id: 'one-criterion', policy_title: 'The only title' };

let service: TestService;
let ada: Person;
let adaId: string;
let aside: Database;
beforeAll(async () => {
  service = await startTestService(oneCriterion);
  ada = await setUp(service);
  adaId = (await ada.send('GET', '/account/me')).body.user.id;
  aside = connect(service.databaseUrl, { max: 1 });
});
afterAll(async () => {
  await aside?.destroy();
  await service?.stop();
});

const decide = (id: string) =>
  ada.send('POST', `/account/cases/${id}/determination`, { outcome: 'approve', reason: 'As ordered.' });

async function closedCase(...lines: string[]): Promise<SingleCase> {
  const files = lines.map((line) => ({ bytes: textPdf(['Patient: Zacharias Quux', `Order for a brace. ${line}`]) }));
  const { id } = await adjudicated(service, (await submit(service, formOf(files, fields))).body.case_id!);
  expect((await decide(id)).status).toBe(200);
  return adjudicated(service, id);
}

/** Committed, and nothing done on the disk yet. */
const purgeOnly = (id: string) =>
  withinOrganization(service.db, service.organizationId, (trx) =>
    purgeCase(trx, service.organizationId, id, { kind: 'request', by: adaId }),
  );

const finishedAt = async (id: string) =>
  (
    await service.db
      .selectFrom('purged_cases')
      .select('finished_at')
      .where('case_id', '=', id)
      .executeTakeFirstOrThrow()
  ).finished_at;

/** As the service does every hour: autovacuum's snapshot, or its lock, may leave a purge for the next time. */
const finishes = (id: string) =>
  expect
    .poll(async () => {
      await shredKeys(service.db);
      return finishedAt(id);
    })
    .toBeTruthy();

/** Until somebody waits for a lock that a test holds. */
const someoneWaits = () =>
  expect
    .poll(async () => {
      const { rows } = await sql<{
        n: string;
      }>`select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        service.db,
      );
      return Number(rows[0].n);
    })
    .toBeGreaterThan(0);

test('whoever reads a case while it is purged is told that it was purged', async () => {
  const { id } = await closedCase('Read meanwhile.');
  let reading: Promise<Response> | undefined;
  await withinOrganization(service.db, service.organizationId, async (trx) => {
    await purgeCase(trx, service.organizationId, id, { kind: 'request', by: adaId });
    // Has found the case, and waits for the audit log.
    reading = service.request(`/v1/cases/${id}`);
    await someoneWaits();
  });
  expect((await reading!).status).toBe(410);
});

test('the key of a case goes with the case, and not before it', async () => {
  const { id } = await closedCase('On hold.');
  await ada.send('POST', `/account/cases/${id}/hold`, { reason: 'A court asked' });
  await expect(service.db.deleteFrom('case_keys').where('case_id', '=', id).execute()).rejects.toThrow(/append-only/);
  await expect(
    service.db
      .updateTable('case_keys')
      .set({ key_id: 'x' } as never)
      .execute(),
  ).rejects.toThrow(/append-only/);
  expect((await service.request(`/v1/cases/${id}`)).status).toBe(200);
});

test('neither names nor keys of purged cases are left in the statistics of the planner', async () => {
  await closedCase('Counted.');
  const { id } = await closedCase('Counted too.');
  await sql`analyze cases, case_keys`.execute(service.db);
  const samples = async (column: string) =>
    (
      await sql<{ s: string | null }>`
        select concat_ws(' ', most_common_vals, histogram_bounds) as s from pg_stats where attname = ${column}`.execute(
        service.db,
      )
    ).rows.map((r) => r.s);
  expect(await samples('wrapped')).toEqual([]);
  expect(String(await samples('patient_name'))).toContain('Zacharias');
  const all = await service.db.selectFrom('cases').select('id').execute();
  for (const one of all) {
    await ada.send('DELETE', `/account/cases/${one.id}/hold`);
    await purgeOnly(one.id);
  }
  await finishes(id);
  expect(String(await samples('patient_name'))).not.toContain('Zacharias');
});

test('a purge is not finished while somebody’s older snapshot keeps the key in its file', async () => {
  const { id } = await closedCase('Seen by another.');
  await aside
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await purgeOnly(id);
      await shredKeys(service.db);
      expect(await finishedAt(id)).toBeNull();
    });
  await finishes(id);
});

test('a file that cannot be removed keeps neither other files nor keys', async () => {
  const { id, chart } = await closedCase('The first.', 'The second.');
  await purgeOnly(id);
  const [bad, good] = chart!.files.map((f) => f.sha256).toSorted();
  const removed: string[] = [];
  const said: Error[] = [];
  const remove = async (_: string, sha256: string) => {
    if (sha256 === bad) throw new Error('the disk refuses');
    removed.push(sha256);
  };
  const purges = openPurges(service.db, { remove }, (error) => said.push(error));
  await purges.run();
  await purges.stop();
  expect(removed).toContain(good);
  expect(said.map((e) => e.message)).toEqual(['the disk refuses']);
  await finishes(id);
  const left = await service.db.selectFrom('chart_removals').select('sha256').execute();
  expect(left).toEqual([{ sha256: bad }]);
});

test('a stop waits for the case in hand, and not for all that are due', async () => {
  const due = [await closedCase('Due.'), await closedCase('Due too.'), await closedCase('Due as well.')].map(
    (c) => c.id,
  );
  await sql`alter table determinations disable trigger determinations_append_only`.execute(service.db);
  for (const [n, id] of due.entries())
    await sql`update determinations set made_at = now() - make_interval(days => ${9 - n}) where case_id = ${id}`.execute(
      service.db,
    );
  await sql`alter table determinations enable trigger determinations_append_only`.execute(service.db);
  await ada.send('PATCH', '/account/organization', { keep_closed_days: 2 });
  const purges = openPurges(service.db, { remove: async () => {} }, () => {});
  await aside.transaction().execute(async (trx) => {
    await trx.selectFrom('cases').select('id').where('id', '=', due[0]).forUpdate().execute();
    void purges.run();
    await someoneWaits();
    void purges.stop();
  });
  await purges.stop();
  await ada.send('PATCH', '/account/organization', { keep_closed_days: null });
  const statuses = due.map(async (id) => (await service.request(`/v1/cases/${id}`)).status);
  expect(await Promise.all(statuses)).toEqual([410, 200, 200]);
});

test('tens of thousands of cases that were purged at once are finished', async () => {
  await sql`alter table purged_cases disable trigger user`.execute(service.db);
  await sql`insert into purged_cases (organization_id, case_id, rule, purged_by)
    select ${service.organizationId}, gen_random_uuid(), 'request', ${adaId} from generate_series(1, 66000)`.execute(
    service.db,
  );
  await sql`alter table purged_cases enable trigger user`.execute(service.db);
  const left = service.db
    .selectFrom('purged_cases')
    .select((s) => s.fn.countAll<string>().as('n'))
    .where('finished_at', 'is', null);
  await expect
    .poll(async () => {
      await shredKeys(service.db);
      return Number((await left.executeTakeFirstOrThrow()).n);
    })
    .toBe(0);
});

test('the end of an adjudication and a purge never wait for each other’s charts', async () => {
  const { id, chart } = await closedCase('One page.', 'Another page.');
  await sql`update cases set status = 'in process' where id = ${id}`.execute(service.db);
  const [first, second] = chart!.files.map((f) => f.sha256).toSorted();
  const { document } = await service.db
    .selectFrom('policy_versions')
    .select('document')
    .where('id', '=', (e) => e.selectFrom('cases').select('policy_version_id').where('id', '=', id))
    .executeTakeFirstOrThrow();
  const review = reviewOfFailure(policyFromDocument(document), 'The only title', 'No.');
  const read = [second, first].map((sha256) => ({ sha256, pages: 1 }));
  const lock = (trx: Database, sha256: string) =>
    trx.selectFrom('charts').select('id').where('sha256', '=', sha256).forUpdate().execute();
  let ending: Promise<boolean> | undefined;
  await aside.transaction().execute(async (trx) => {
    await lock(trx, first);
    ending = finishCase(
      { db: service.db, words: wordsOf(service) },
      service.organizationId,
      id,
      review,
      chart!.files.length,
      read,
    );
    ending.catch(() => {});
    await someoneWaits();
    await sleep(50);
    await lock(trx, second);
  });
  expect(await ending).toBe(true);
});
