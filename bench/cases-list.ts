// How fast the list of cases answers over 100,000 of them: made in a scratch database, asked over HTTP as the screens ask.
// npx tsx bench/cases-list.ts [COUNT]

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, startService } from '@mnr/service';
import { sql } from 'kysely';
import { startCluster } from '../packages/service/src/database/cluster.ts';
import { connect, createDatabase } from '../packages/service/src/database/connection.ts';
import { newTestKey, temporaryFolder } from '../test/harness.ts';

const count = Number(process.argv[2] ?? 100_000);
const TIMES = 9;
const folder = temporaryFolder();
const cluster = await startCluster(join(folder, 'cluster'));
await createDatabase(cluster.url('postgres'), 'mnr');
const key = newTestKey();
const config = readConfig(['--port', '0', '--data', join(folder, 'data')], {
  MNR_LOG_LEVEL: 'silent',
  MNR_BOOTSTRAP_API_KEY: key,
});
const service = await startService({ ...config, databaseUrl: cluster.url('mnr') });
const db = connect(cluster.url('mnr'), { max: 1 });

// Every case carries a review as large as sealed ones are (5 to 20 kB, of which nothing can be pressed out), so that rows are as wide as they
// will be.
await sql`
  insert into cases (id, organization_id, policy_id, policy_version_id, policy_title, status, recommendation,
    patient_name, rationale, review, created_at, last_modified, urgency, due_at)
  select gen_random_uuid(), o.id, p.id, p.current_version_id, 'Title ' || n % 30,
    (array['open', 'open', 'closed', 'closed', 'closed', 'pending'])[1 + n % 6],
    (array['approve', 'deny', 'pend', 'escalate'])[1 + n % 4],
    (array['Ada', 'Bo', 'Cleo', 'Dmitri', 'Esperanza', 'Fatima', 'Gus'])[1 + n % 7] || ' ' || initcap(substr(md5(n::text), 1, 9)),
    convert_to('rationale', 'UTF8'), decode((select string_agg(md5(n || ' ' || k), '') from generate_series(1, 400) k), 'hex'),
    now() - n * interval '5 minutes', now() - n * interval '5 minutes',
    (array['standard', 'expedited'])[1 + (n % 10 = 0)::int], now() - n * interval '5 minutes' + (case n % 10 when 0 then 72 else 168 end) * interval '1 hour'
  from generate_series(1, ${sql.lit(count)}) n,
    lateral (select id from organizations limit 1) o,
    lateral (select id, current_version_id from policies order by slug offset n % 5 limit 1) p`.execute(db);
// As autovacuum does within a minute.
await sql`vacuum analyze cases`.execute(db);

const some = await sql<{
  patient_name: string;
  id: string;
  policy_id: string;
}>`select patient_name, id, policy_id from cases offset ${sql.lit(Math.floor(count / 2))} limit 1`.execute(db);
const { patient_name, id, policy_id } = some.rows[0];
const questions = {
  'first page': '',
  'page 2': 'page=2',
  'a page in the middle': `page=${Math.floor(count / 50)}`,
  'last page': `page=${Math.ceil(count / 25)}`,
  'by status': 'status=open',
  'by recommendation': 'recommendation=escalate',
  'by status and recommendation': 'status=open&recommendation=deny',
  'by policy': `policy_id=${policy_id}`,
  'sorted by name': 'sort=patient_name',
  'sorted by name, last page': `sort=patient_name&page=${Math.ceil(count / 25)}`,
  'sorted by change': 'sort=-last_modified',
  'sorted by due date': 'sort=due_at',
  'sorted by due date, last first': 'sort=-due_at',
  'by due date, in the middle': `sort=due_at&page=${Math.floor(count / 50)}`,
  overdue: 'due=overdue&sort=due_at',
  'due within a day': 'due=within_24_hours&sort=due_at',
  'expedited and due within a day': 'urgency=expedited&due=within_24_hours',
  'one name': `query=${encodeURIComponent(patient_name)}`,
  'part of many names': 'query=cleo',
  'two letters': 'query=zz',
  'a name that is not there': 'query=nobodyhere',
  'an id': `query=${id}`,
};
console.log(`${count} cases, ${TIMES} requests each, milliseconds`);
let slowest = 0;
for (const [name, query] of Object.entries(questions)) {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const started = performance.now();
    const answer = await fetch(`${service.baseUrl}/v1/cases?limit=25&${query}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
    await answer.json();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const median = times[TIMES >> 1];
  slowest = Math.max(slowest, median);
  console.log(
    `${name.padEnd(30)} median ${median.toFixed(0).padStart(5)}   worst ${times.at(-1)!.toFixed(0).padStart(5)}`,
  );
}
console.log(`slowest median ${slowest.toFixed(0)} ms`);
await db.destroy();
await service.close();
await cluster.stop();
rmSync(folder, { recursive: true, force: true });
