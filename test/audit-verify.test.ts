// `mnr audit verify` against a real database: intact, then with one row changed behind the service's back.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AuditChain } from '@mnr/api/account';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAudit } from '../packages/service/src/audit/record.ts';
import { startTestService, type TestService } from './harness.ts';
import { setUp } from './signed-in.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
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

test('a folder that is not there is said, not made', () => {
  const { DATABASE_URL: _, ...env } = process.env;
  const result = spawnSync(process.execPath, [mnr, 'audit', 'verify', '--data', '/nowhere/at/all'], {
    env,
    encoding: 'utf8',
  });
  expect(result.stderr).toMatch(/there is no data folder/);
  expect(result.status).toBe(1);
});
