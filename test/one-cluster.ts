// One PostgreSQL for all system tests: each makes its own database in it. Making a cluster takes as long as many tests do.
// What is written need not survive a power cut: only the tests that start their own cluster ask for that.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { startCluster } from '../packages/service/src/database/cluster.ts';
import { connect } from '../packages/service/src/database/connection.ts';
import { temporaryFolder } from './harness.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const folder = temporaryFolder();
  const cluster = await startCluster(join(folder, 'cluster'));
  const db = connect(cluster.url('postgres'), { max: 1 });
  await sql`alter system set fsync = off`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  // Two services that start at once in two databases of it would both make the role.
  await sql`create role mnr_tenant nologin`.execute(db);
  await db.destroy();
  process.env.MNR_TEST_DATABASES = cluster.url('*');
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
