// The managed PostgreSQL: a data folder in, a running server on a private unix socket out.
// It outlives a killed service and is adopted by the next one.

import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, binariesOf, copyForOtherUser, packagedPostgres, reachableByOthers } from './binaries.ts';
import { commandAs, placeCluster, type RunAs } from './run-as.ts';

export type Cluster = {
  /** A libpq URL for one of its databases. */
  readonly url: (database: string) => string;
  readonly folder: string;
  readonly pid: () => number | undefined;
  /** Stops watching; the server runs on. */
  readonly release: () => void;
  /** Stops the server itself. */
  readonly stop: () => Promise<void>;
};

const PATIENCE_MS = 60_000;

export async function startCluster(dataDir: string): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true });
  const { runAs, folder } = placeCluster(realpathSync(dataDir));
  const native = packagedPostgres();
  const binaries = binariesOf(runAs.kind === 'user' && !reachableByOthers(native) ? copyForOtherUser(native) : native);
  if (!existsSync(join(folder, 'PG_VERSION'))) initialize(folder, runAs, binaries);
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== '18') throw new Error(`the database in ${folder} is of PostgreSQL ${version}, this release runs 18`);
  const sockets = socketFolder(folder, runAs);
  const start = () => startServer(folder, sockets, runAs, binaries);
  await start();

  let stopped = false;
  let restarting = false;
  // Polling and not the child's exit, because an adopted server is no child of ours.
  const watch = setInterval(() => {
    if (stopped || restarting || livePostmaster(folder) !== undefined) return;
    restarting = true;
    start()
      .catch(() => {})
      .finally(() => {
        restarting = false;
      });
  }, 500);
  watch.unref();
  const release = () => {
    stopped = true;
    clearInterval(watch);
  };
  return {
    url: (database) => `postgresql://mnr@/${database}?host=${encodeURIComponent(sockets)}`,
    folder,
    pid: () => livePostmaster(folder),
    release,
    stop: async () => {
      release();
      await stopServer(folder);
      rmSync(sockets, { recursive: true, force: true });
    },
  };
}

/** Under a draft name first: a first start that is killed leaves no half database behind. */
function initialize(folder: string, runAs: RunAs, binaries: Binaries): void {
  const draft = `${folder}.init-${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (runAs.kind === 'user') chownSync(draft, runAs.uid, runAs.gid);
  // The built-in C.UTF-8 sorts the same after an upgrade of the operating system.
  const { program, args, options } = commandAs(runAs, binaries.initdb, [
    ...['-D', draft, '-U', 'mnr', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
  ]);
  try {
    execFileSync(program, args, { ...options, cwd: dirname(folder), stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true });
    const said = String((cause as { stderr?: Buffer }).stderr ?? '')
      .trim()
      .split('\n')
      .at(-1);
    throw new Error(`the database could not be made in ${folder}: ${said}`, { cause });
  }
  try {
    renameSync(draft, folder);
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true });
    // Another process was first: its database is as good as ours.
    if (!existsSync(join(folder, 'PG_VERSION')))
      throw new Error(`the database could not be put into ${folder}`, { cause });
  }
}

/** Short, because a socket's path may have 107 bytes at most; private, because it is the only door. */
function socketFolder(folder: string, runAs: RunAs): string {
  const name = `mnr-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
  const base = tmpdir().length < 60 && (runAs.kind !== 'user' || reachableByOthers(tmpdir())) ? tmpdir() : '/tmp';
  const sockets = join(base, name);
  const uid = runAs.kind === 'user' ? runAs.uid : process.getuid!();
  if (!existsSync(sockets)) {
    try {
      mkdirSync(sockets, { mode: 0o700 });
      if (runAs.kind === 'user') chownSync(sockets, runAs.uid, runAs.gid);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  const found = lstatSync(sockets);
  if (!found.isDirectory() || (found.uid !== uid && found.uid !== process.getuid!())) {
    throw new Error(`${sockets} belongs to another user; remove it`);
  }
  if (runAs.kind === 'user') chownSync(sockets, runAs.uid, runAs.gid);
  chmodSync(sockets, 0o700);
  return sockets;
}

async function startServer(folder: string, sockets: string, runAs: RunAs, binaries: Binaries): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if (livePostmaster(folder) === undefined) {
      removeLeftover(folder);
      launch(folder, sockets, runAs, binaries);
    }
    const tryEnd = Math.min(end, Date.now() + 10_000);
    for (let waited = 0; Date.now() < tryEnd; waited++) {
      if (isReady(folder)) return;
      // Dead before ready: a killed predecessor's children may still hold its memory for a moment.
      if (waited > 60 && livePostmaster(folder) === undefined) break;
      await sleep(waited < 60 ? 10 : 50);
    }
  }
  throw new Error(`PostgreSQL did not become ready; its log is ${logFile(folder)}`);
}

/**
 * A leftover pid file whose number now belongs to some other program would be refused for ever. One that has just been made may be that of a
 * server which another service starts at this moment, and which would end without it.
 */
function removeLeftover(folder: string): void {
  const file = join(folder, 'postmaster.pid');
  const found = statSync(file, { throwIfNoEntry: false });
  if (found && Date.now() - found.mtimeMs > 1000) rmSync(file, { force: true });
}

const logFile = (folder: string) => `${folder}.log`;

function launch(folder: string, sockets: string, runAs: RunAs, binaries: Binaries): void {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: '64MB',
    // Row contents are charts: no parameters and no failing rows in the log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
  };
  const { program, args, options } = commandAs(runAs, binaries.postgres, [
    ...['-D', folder],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const log = openSync(logFile(folder), 'a', 0o600);
  // Its own session: Ctrl-C in the terminal is for the service, which then stops the database in order.
  const child = spawn(program, args, { ...options, cwd: '/', detached: true, stdio: ['ignore', log, log] });
  child.on('error', () => {});
  child.unref();
}

/** The pid of the server on this folder, when it is alive and really is one. */
function livePostmaster(folder: string): number | undefined {
  const pid = Number(pidFile(folder)[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const command = commandOf(pid);
  return command.includes('postgres') && command.includes(folder) ? pid : undefined;
}

const isReady = (folder: string) => pidFile(folder)[7]?.trim() === 'ready' && livePostmaster(folder) !== undefined;

function pidFile(folder: string): readonly string[] {
  try {
    return readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

async function stopServer(folder: string): Promise<void> {
  const pid = livePostmaster(folder);
  if (pid === undefined) return;
  process.kill(pid, 'SIGINT');
  const end = Date.now() + PATIENCE_MS;
  // Its pid file goes a moment before it does.
  while (commandOf(pid).includes(folder) && Date.now() < end) await sleep(20);
}
