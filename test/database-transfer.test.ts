// Export and import against a real database: the same content arrives, with its audit chain, its keys and its triggers.

import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '../packages/service/src/audit/verify.ts';
import { connect, createDatabase } from '../packages/service/src/database/connection.ts';
import { migrate } from '../packages/service/src/database/migrate.ts';
import { exportDatabase, importDatabase } from '../packages/service/src/database/transfer.ts';
import { adjudicated, beside, chart, formOf, startTestService, submit, type TestService } from './harness.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test('what is exported arrives whole in an empty database, and only there', async () => {
  const list = (await (await service.request('/v1/policies?query=lumbar')).json()) as { policy_id: string }[];
  const form = formOf([{ bytes: chart('lumbar-mri-d1') }], {
    policy_id: list[0].policy_id,
    policy_title: 'Lumbar Spine MRI with Red Flags',
  });
  const { body } = await submit(service, form);
  await adjudicated(service, body.case_id!);

  const folder = join(service.dataDir, 'export');
  const written = await exportDatabase(service.databaseUrl, folder);
  expect(written.tables.cases).toBe(1);

  const url = beside(service, 'mnr_copy');
  await createDatabase(service.databaseUrl, 'mnr_copy');
  const copy = connect(url, { max: 2 });
  try {
    await migrate(copy);
    expect((await importDatabase(url, folder)).tables).toEqual(written.tables);
    const content = async (db: typeof copy) =>
      (
        await sql<{
          text: string;
        }>`select coalesce(string_agg(c::text, '' order by id), '') as text from cases c`.execute(db)
      ).rows[0].text;
    expect(await content(copy)).toBe(await content(service.db));
    const chain = await copy
      .selectFrom('audit_log')
      .selectAll()
      .where('organization_id', '=', service.organizationId)
      .orderBy('position')
      .execute();
    expect(chain.length).toBeGreaterThan(0);
    expect(verifyAudit(chain)).toEqual([]);
    await expect(sql`update audit_log set action = 'x'`.execute(copy)).rejects.toThrow(/append-only/);
    await expect(importDatabase(url, folder)).rejects.toThrow(/not empty/);
  } finally {
    await copy.destroy();
  }
});
