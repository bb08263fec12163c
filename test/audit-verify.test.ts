// `mnr audit verify` against a real database: intact, then with one row changed behind the service's back.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AuditChain } from '@mnr/api/account';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAudit } from '../packages/service/src/audit/record.ts';
import { recordSeldom } from '../packages/service/src/audit/seldom.ts';
import { oneCriterion, startTestService, type TestService } from './harness.ts';
import { nobodyYet, password, setUp } from './signed-in.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(oneCriterion);
});
afterAll(() => service.stop());

const mnr = fileURLToPath(new URL('../packages/cli/bin/mnr.mjs', import.meta.url));
const verify = () =>
  spawnSync(process.execPath, [mnr, 'audit', 'verify'], {
    env: { ...process.env, DATABASE_URL: service.databaseUrl },
    encoding: 'utf8',
  });

test('an untouched log is intact; a changed entry breaks the chain at its place, and the status says so', async () => {
  for (let i = 1; i <= 12; i++) {
    await recordAudit(service.db, {
      organizationId: service.organizationId,
      actor: { kind: 'service' },
      action: 'case.read',
      subject: { kind: 'case', id: `case ${i}` },
    });
  }
  const before = verify();
  expect(before.stdout).toMatch(/1?\d entries, the chain is intact/);
  expect(before.status, before.stderr).toBe(0);

  await expect(sql`update audit_log set action = 'x' where position = 5`.execute(service.db)).rejects.toThrow(
    /append-only/,
  );
  await sql`alter table audit_log disable trigger audit_append_only`.execute(service.db);
  await sql`update audit_log set subject_id = 'another' where position = 5`.execute(service.db);
  await sql`delete from audit_log where position = 9`.execute(service.db);
  await sql`alter table audit_log enable trigger audit_append_only`.execute(service.db);
  const after = verify();
  expect(after.stdout).toMatch(/BROKEN at 5, 10\n/);
  expect(after.status).toBe(1);
});

test('a look verifies what came since the last one; a change further back is found by verifying all again', async () => {
  const ada = await setUp(service);
  const chain = async () => (await ada.send('GET', '/account/audit/chain')).body as AuditChain;
  const first = await chain();
  expect(first).toMatchObject({ broken: [5, 10], whole_entries: first.entries });
  await ada.send('PATCH', '/account/organization', { name: 'Another name' });
  const second = await chain();
  expect(second).toMatchObject({ entries: first.entries + 1, whole_entries: first.entries, whole_at: first.whole_at });

  const behindItsBack = async (change: ReturnType<typeof sql>) => {
    await sql`alter table audit_log disable trigger audit_append_only`.execute(service.db);
    await change.execute(service.db);
    await sql`alter table audit_log enable trigger audit_append_only`.execute(service.db);
  };
  await behindItsBack(sql`update audit_log set subject_id = 'another' where position = 3`);
  expect((await chain()).broken).toEqual([5, 10]);
  const { body: whole } = await ada.send('POST', '/account/audit/verify');
  expect(whole.broken).toEqual([3, 5, 10]);
  expect(whole.whole_entries).toBe(first.entries + 2);
  // Cut off at the end: the rest is a sound chain, but what was verified last is no longer there.
  await behindItsBack(sql`delete from audit_log where position = ${whole.entries}`);
  expect((await chain()).broken).toEqual([3, 5, 10, whole.entries]);
  expect((await ada.send('POST', '/account/audit/verify')).body.broken).toContain(whole.entries);
  expect((await chain()).broken).toContain(whole.entries);
});

test('lists, failed sign-ins and denied access are entries, a flood of them is one', async () => {
  const guess = nobodyYet(service);
  for (let i = 0; i < 3; i++) await guess.send('POST', '/account/login', { email: 'ada@example.org', password: 'no' });
  for (let i = 0; i < 5; i++) {
    expect((await service.request('/v1/cases')).status).toBe(200);
    expect((await service.request('/v1/cases?query=Jones', { as: service.writeOnlyKey })).status).toBe(401);
  }
  const rows = await service.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('organization_id', '=', service.organizationId)
    .where('action', 'in', ['cases.listed', 'user.sign_in_failed', 'access.denied'])
    .orderBy('position')
    .execute();
  expect(rows).toEqual([
    { action: 'user.sign_in_failed', detail: {} },
    { action: 'cases.listed', detail: {} },
    { action: 'access.denied', detail: { method: 'GET', route: '/v1/cases' } },
  ]);
  const entry = { organizationId: service.organizationId, actor: { kind: 'service' }, action: 'x' } as const;
  const subject = { kind: 'organization' } as const;
  for (const now of [0, 10, 59_999, 60_000]) await recordSeldom(service.db, { ...entry, subject }, now);
  const x = await service.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'x')
    .orderBy('position')
    .execute();
  expect(x.map((row) => row.detail)).toEqual([{}, { more_before: 2 }]);
});

test('a further organization is made by a command; its administrator signs in and sees nothing of the first', async () => {
  const create = (email: string) =>
    spawnSync(
      process.execPath,
      [mnr, 'organization', 'create', 'Second Plan', '--administrator', 'Bea', '--email', email],
      { env: { ...process.env, DATABASE_URL: service.databaseUrl }, encoding: 'utf8' },
    );
  const { stdout, stderr } = create('bea@example.org');
  const token = /\/reset\/(\S+)/.exec(stdout)?.[1];
  expect(token, stderr).toBeDefined();
  const bea = nobodyYet(service);
  expect((await bea.send('POST', '/account/reset', { token, password })).status).toBe(200);
  const session = await bea.send('POST', '/account/login', { email: 'bea@example.org', password });
  expect(session.body).toMatchObject({ organization: { name: 'Second Plan' }, user: { role: 'administrator' } });
  const { members } = (await bea.send('GET', '/account/members')).body;
  expect(members.map((m: { name: string }) => m.name)).toEqual(['Bea']);
  // An e-mail of the other organization is added like any other, and its owner has an account in each.
  const other = await bea.send('POST', '/account/members', { name: 'Ada', email: 'ada@example.org', role: 'auditor' });
  expect(other.status).toBe(200);
  expect(
    (await bea.send('POST', '/account/members', { name: 'A', email: 'ada@example.org', role: 'auditor' })).status,
  ).toBe(409);
  const second = 'another long password';
  const there = other.body.link.split('/').at(-1);
  expect((await nobodyYet(service).send('POST', '/account/reset', { token: there, password: second })).status).toBe(
    200,
  );
  const organizationWith = async (secret: string) =>
    (await nobodyYet(service).send('POST', '/account/login', { email: 'ada@example.org', password: secret })).body
      .organization?.name;
  expect([
    await organizationWith(second),
    await organizationWith(password),
    await organizationWith('neither of both'),
  ]).toEqual(['Second Plan', 'Another name', undefined]);
  expect(create('other@example.org').stderr).toMatch(/already an organization `Second Plan`/);
});

test('a folder that is not there is said, not made', () => {
  const { DATABASE_URL: _, ...env } = process.env;
  const result = spawnSync(process.execPath, [mnr, 'audit', 'verify', '--data', '/nowhere/at/all'], {
    env,
    encoding: 'utf8',
  });
  expect(result.stderr).toMatch(/there is no data folder/);
  expect(result.status).toBe(1);
});
