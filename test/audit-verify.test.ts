// `mnr audit verify` against a real database: intact, then with one row changed behind the service's back.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAudit } from '../packages/service/src/audit/record.ts';
import { startTestService, type TestService } from './harness.ts';

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

test('a folder that is not there is said, not made', () => {
  const { DATABASE_URL: _, ...env } = process.env;
  const result = spawnSync(process.execPath, [mnr, 'audit', 'verify', '--data', '/nowhere/at/all'], {
    env,
    encoding: 'utf8',
  });
  expect(result.stderr).toMatch(/there is no data folder/);
  expect(result.status).toBe(1);
});
