import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { packagedPostgres, restoreLinks } from './binaries.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { connect } from './connection.ts';

const folders: string[] = [];
const clusters: Cluster[] = [];

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'mnr-cluster-'));
  chmodSync(made, 0o711);
  folders.push(made);
  return made;
}

async function start(dataDir: string): Promise<Cluster> {
  const cluster = await startCluster(dataDir);
  clusters.push(cluster);
  return cluster;
}

afterAll(async () => {
  for (const cluster of clusters) await cluster.stop();
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

async function ask<T>(cluster: Cluster, query: string): Promise<T> {
  const db = connect(cluster.url('postgres'), { max: 1 });
  try {
    return (await sql<{ answer: T }>`${sql.raw(query)}`.execute(db)).rows[0].answer;
  } finally {
    await db.destroy();
  }
}

const root = process.getuid?.() === 0;
const here = fileURLToPath(new URL('.', import.meta.url));

/** A process that starts the server and then does nothing until it is killed. */
function startElsewhere(dataDir: string) {
  const script = `import { startCluster } from ${JSON.stringify(join(here, 'cluster.ts'))};
    startCluster(${JSON.stringify(dataDir)}).then(() => process.stdout.write('up'));
    setInterval(() => {}, 1000);`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

test('links that an install without scripts leaves out are made', () => {
  const native = packagedPostgres();
  const [link] = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
  const path = join(native, '..', link.target);
  if (lstatSync(path).isSymbolicLink()) unlinkSync(path);
  restoreLinks(native);
  expect(existsSync(path)).toBe(true);
});

test('a server is ready when it says so, sorts the same everywhere, and has no port', async () => {
  const cluster = await start(folder());
  expect(
    await ask(
      cluster,
      `select datlocprovider::text || ' ' || datlocale as answer from pg_database where datname = 'postgres'`,
    ),
  ).toBe('b C.UTF-8');
  expect(await ask(cluster, `select setting as answer from pg_settings where name = 'listen_addresses'`)).toBe('');
  const sockets = new URL(cluster.url('x').replace('postgresql://mnr@/', 'http://h/')).searchParams.get('host')!;
  expect(sockets.length).toBeLessThan(90);
  expect(statSync(sockets).mode & 0o777).toBe(0o700);
});

test.runIf(root)('root gives up its rights, also for a folder that only root can enter', async () => {
  const cluster = await start(folder());
  expect(statSync(`/proc/${cluster.pid()}`).uid).not.toBe(0);
  const closed = mkdtempSync('/root/mnr-cluster-');
  folders.push(closed);
  const hidden = await start(join(closed, 'data'));
  expect(await ask(hidden, 'select 1 as answer')).toBe(1);
});

test('a killed first start leaves no half database', async () => {
  const dataDir = folder();
  for (const after of [150, 450, 700]) {
    const child = startElsewhere(dataDir);
    await sleep(400 + after);
    child.kill('SIGKILL');
  }
  const cluster = await start(dataDir);
  expect(await ask(cluster, 'select 1 as answer')).toBe(1);
  expect(readdirSync(dataDir)).toContain('postgres');
});

test('the server of a killed service is adopted, with what it acknowledged', async () => {
  const dataDir = folder();
  const child = startElsewhere(dataDir);
  await new Promise((resolve) => child.stdout!.once('data', resolve));
  const pid = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  child.kill('SIGKILL');
  const cluster = await start(dataDir);
  expect(cluster.pid()).toBe(pid);
});

test('a server that is killed comes back, and its clients do not die with it', async () => {
  const cluster = await start(folder());
  const db = connect(cluster.url('postgres'));
  await sql`create table kept as select generate_series(1, 100) n`.execute(db);
  const busy = sql`select pg_sleep(30)`.execute(db).catch((error: Error) => error);
  await sleep(200);
  process.kill(cluster.pid()!, 'SIGKILL');
  expect(await busy).toBeInstanceOf(Error);
  for (let tries = 0; ; tries++) {
    await sleep(200);
    const found = await sql<{ n: string }>`select count(*) n from kept`.execute(db).catch(() => undefined);
    if (found) {
      expect(found.rows[0].n).toBe('100');
      break;
    }
    if (tries > 100) throw new Error('the server did not come back');
  }
  await db.destroy();
});

test('a leftover pid file that now names another program is no obstacle', async () => {
  const dataDir = folder();
  const cluster = await start(dataDir);
  await cluster.stop();
  const other = spawn('sleep', ['60']);
  writeFileSync(
    join(dataDir, 'postgres', 'postmaster.pid'),
    `${other.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n/tmp\n\n0 0\nready   \n`,
  );
  const again = await start(dataDir);
  expect(again.pid()).not.toBe(other.pid);
  expect(await ask(again, 'select 1 as answer')).toBe(1);
  other.kill();
});

test('two services on one folder share one server', async () => {
  const dataDir = folder();
  const [one, two] = await Promise.all([start(dataDir), start(dataDir)]);
  expect(one.pid()).toBe(two.pid());
  expect(await ask(two, 'select 1 as answer')).toBe(1);
});

test('nothing of the server stays when it is stopped', async () => {
  const cluster = await start(folder());
  const pid = cluster.pid()!;
  await cluster.stop();
  expect(existsSync(join(cluster.folder, 'postmaster.pid'))).toBe(false);
  for (let tries = 0; tries < 50 && alive(pid); tries++) await sleep(20);
  expect(alive(pid)).toBe(false);
});

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
