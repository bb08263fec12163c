// A PostgreSQL of one's own whose role owns its database and nothing else: what works, and what is said of the rest.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, startService } from '@mnr/service';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cluster, startCluster } from '../packages/service/src/database/cluster.ts';
import { connect, type Database } from '../packages/service/src/database/connection.ts';
import { hasRowSecurity } from '../packages/service/src/database/index.ts';
import { createKey } from '../packages/service/src/identity/keys.ts';
import { createOrganization } from '../packages/service/src/identity/organizations.ts';
import { adjudicated, chart, formOf, newTestKey, papFields, submit, temporaryFolder } from './harness.ts';

const folder = temporaryFolder();
let cluster: Cluster;
let superuser: Database;
beforeAll(async () => {
  cluster = await startCluster(join(folder, 'cluster'));
  superuser = connect(cluster.url('postgres'), { max: 1 });
  for (const statement of ['create role plain login', 'create role guest login', 'create database plain owner plain'])
    await run(statement);
  await run('create database lent');
  await run('grant all on database lent to guest');
});
afterAll(async () => {
  await superuser?.destroy();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (statement: string) => sql.raw(statement).execute(superuser);
const urlOf = (role: string, database: string): string => cluster.url(database).replace('mnr@', `${role}@`);

async function start(databaseUrl: string) {
  const key = newTestKey();
  const base = readConfig(['--port', '0', '--data', join(folder, 'data')], {
    MNR_LOG_LEVEL: 'silent',
    MNR_WARM_UP: 'false',
    MNR_BOOTSTRAP_API_KEY: key,
  });
  const service = await startService({ ...base, databaseUrl });
  const db = connect(databaseUrl, { max: 2 });
  const request = (path: string, { as = key, ...init }: RequestInit & { readonly as?: string } = {}) =>
    fetch(new URL(path, service.baseUrl), { ...init, headers: { authorization: `Bearer ${as}` } });
  const end = async () => {
    await db.destroy();
    await service.close();
  };
  return { db, request, end };
}

test('the owner of a database who may not make roles gets all of the service, apart from row security', async () => {
  const { db, request, end } = await start(urlOf('plain', 'plain'));
  try {
    expect(await hasRowSecurity(db)).toBe(false);
    const { body } = await submit(
      { request: request as never },
      formOf([{ bytes: chart('pap-initial-d1') }], papFields),
    );
    const found = await adjudicated({ request: request as never }, body.case_id!);
    expect(found.recommendation).toBe('approve');
    const list = async (as?: string) =>
      (await (await request(`/v1/cases?query=${encodeURIComponent(found.patient_name!)}`, { as })).json()).cases.length;
    const other = await createOrganization(db, 'Another organization');
    const { key: stranger } = await createKey(db, { organizationId: other, name: 'test' });
    expect([await list(), await list(stranger)]).toEqual([1, 0]);
    expect((await request(`/v1/cases/${found.id}`, { as: stranger })).status).toBe(404);
  } finally {
    await end();
  }
});

test('row security is on from the next start after an administrator of the database made and granted the role', async () => {
  await run('create role mnr_tenant nologin');
  await run('grant mnr_tenant to plain');
  const { db, request, end } = await start(urlOf('plain', 'plain'));
  try {
    expect(await hasRowSecurity(db)).toBe(true);
    expect((await (await request('/v1/cases')).json()).cases).toHaveLength(1);
  } finally {
    await end();
  }
});

test('a role that may not make tables, a database and a role that are not there stop the start with a sentence', async () => {
  await expect(start(urlOf('guest', 'lent'))).rejects.toThrow(/may not make tables.*make it the owner of the database/);
  await expect(start(urlOf('plain', 'nowhere'))).rejects.toThrow(/cannot be opened: database "nowhere" does not exist/);
  await expect(start(urlOf('nobody', 'plain'))).rejects.toThrow(/cannot be opened: role "nobody" does not exist/);
});
