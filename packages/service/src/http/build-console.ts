// The screens' sources in, their built files in packages/console/dist out: built in a child process, only when missing or older than the sources.

import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../console', import.meta.url));
const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json', '../api/src'];
const LONGEST_MS = 180_000;

export type ConsoleBuild =
  | { readonly kind: 'fresh' }
  | { readonly kind: 'built'; readonly seconds: number }
  /** The API works without screens; an older build, if there is one, is served. */
  | { readonly kind: 'failed'; readonly why: string };

export async function buildConsoleIfStale(): Promise<ConsoleBuild> {
  if (isFresh()) return { kind: 'fresh' };
  const unlock = await lock();
  try {
    // While this one waited, another may have built.
    if (isFresh()) return { kind: 'fresh' };
    const started = performance.now();
    const why = await build();
    return why ? { kind: 'failed', why } : { kind: 'built', seconds: (performance.now() - started) / 1000 };
  } finally {
    unlock();
  }
}

function isFresh(): boolean {
  const built = join(folder, 'dist/index.html');
  const given = sources.map((name) => join(folder, name)).filter(existsSync);
  return existsSync(built) && (given.length === 0 || statSync(built).mtimeMs >= Math.max(...given.map(newest)));
}

/** Two services that start at once on one checkout must not write into one folder. A lock whose holder is gone, or too old, is nobody's. */
async function lock(): Promise<() => void> {
  const file = join(folder, '.building');
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      // A folder that cannot be written to is the build's own failure to tell.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return () => {};
    }
    if (!isHeld(file)) rmSync(file, { force: true });
    else await sleep(100);
  }
}

function isHeld(file: string): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs > LONGEST_MS) return false;
    const holder = Number(readFileSync(file, 'utf8'));
    // Between its making and its number it is empty.
    if (holder > 0) process.kill(holder, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export function sayBuild(build: ConsoleBuild): string | undefined {
  if (build.kind === 'fresh') return undefined;
  if (build.kind === 'built') return `Screens built in ${build.seconds.toFixed(1)} s`;
  return `The screens could not be built, the API works without them: ${build.why} (try npm run build:console)`;
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** @returns why it failed, or undefined. A child process: a bundler's memory and crashes stay out of the service. */
function build(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['run', '--silent', 'build'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: process.platform === 'win32',
      timeout: LONGEST_MS,
    });
    let said = '';
    child.stderr.on('data', (text: Buffer) => {
      said = `${said}${text}`.slice(-4000);
    });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (status) => {
      const line = said
        .split('\n')
        .map((l) => l.trim())
        .find((l) => /error|not found/i.test(l));
      resolve(status === 0 ? undefined : (line ?? `vite ended with ${status ?? 'no status in time'}`));
    });
  });
}
