// PostgreSQL refuses to run as root: the data folder in, how and where the server runs out.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reachableByOthers } from './binaries.ts';

export type RunAs =
  | { readonly kind: 'self' }
  /** Root gives up its rights to an ordinary user. */
  | { readonly kind: 'user'; readonly uid: number; readonly gid: number }
  /** Root under another number inside a user namespace: for folders that only root can enter. */
  | { readonly kind: 'namespace' };

export type Placement = { readonly runAs: RunAs; readonly folder: string };

export function placeCluster(dataDir: string): Placement {
  const folder = folderOf(dataDir);
  const root = process.getuid?.() === 0;
  if (existsSync(folder)) {
    const owner = statSync(folder);
    if (!root) {
      if (owner.uid !== process.getuid?.())
        throw new Error(`the database in ${folder} belongs to another user; start as that user`);
      return { runAs: { kind: 'self' }, folder };
    }
    return {
      runAs: owner.uid === 0 ? { kind: 'namespace' } : { kind: 'user', uid: owner.uid, gid: owner.gid },
      folder,
    };
  }
  if (!root) return { runAs: { kind: 'self' }, folder };
  const user = ordinaryUser();
  // Only the right to pass through: charts and keys inside have their own, stricter modes.
  if (user && statSync(dataDir).uid === 0) chmodSync(dataDir, statSync(dataDir).mode | 0o001);
  if (user && reachableByOthers(dataDir)) return { runAs: { kind: 'user', ...user }, folder };
  if (namespacesWork()) return { runAs: { kind: 'namespace' }, folder };
  if (!user)
    throw new Error(
      'PostgreSQL does not run as root and there is no user `nobody` or `postgres`; start as another user',
    );
  const elsewhere = join(
    '/var/lib/mnr',
    `cluster-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 16)}`,
  );
  mkdirSync('/var/lib/mnr', { recursive: true, mode: 0o755 });
  writeFileSync(join(dataDir, 'postgres.location'), `${elsewhere}\n`);
  return { runAs: { kind: 'user', ...user }, folder: elsewhere };
}

function folderOf(dataDir: string): string {
  const pointer = join(dataDir, 'postgres.location');
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dataDir, 'postgres');
}

/** A number without a passwd entry fails in initdb, so only named users count. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  const lines = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  for (const name of ['nobody', 'postgres']) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  return undefined;
}

const namespaceArguments = ['--user', '--map-user=65534', '--map-group=65534'];
const namespacesWork = () => spawnSync('unshare', [...namespaceArguments, 'true'], { stdio: 'ignore' }).status === 0;

/** The program, its arguments and spawn options under which `runAs` holds. */
export function commandAs(runAs: RunAs, program: string, args: readonly string[]) {
  switch (runAs.kind) {
    case 'self':
      return { program, args: [...args], options: {} };
    case 'user':
      return { program, args: [...args], options: { uid: runAs.uid, gid: runAs.gid } };
    case 'namespace':
      return { program: 'unshare', args: [...namespaceArguments, program, ...args], options: {} };
  }
}
