// Chart files on disk: a stream in, a durable, encrypted file named by its content out.
// Written beside its place, synced, renamed and the folder synced, so that a file under its name is always whole.

import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { encrypting } from './cipher.ts';

/** Written and encrypted, but not yet under a name that anything refers to. */
export type Draft = { readonly path: string; readonly sha256: string; readonly bytes: number };

export type ChartStore = {
  readonly key: Buffer;
  /** `inspect` sees the first bytes, and refuses by throwing. */
  readonly receive: (source: Readable, inspect: (head: Buffer, whole: boolean) => void) => Promise<Draft>;
  readonly keep: (organizationId: string, draft: Draft) => Promise<void>;
  readonly discard: (draft: Draft) => Promise<void>;
  readonly pathOf: (organizationId: string, sha256: string) => string;
  /** Removes what interrupted uploads left, but for those of a service that still runs on the same folder. */
  readonly sweep: () => Promise<void>;
};

const HEAD = 1024;

export async function openChartStore(dataDir: string, key: Buffer): Promise<ChartStore> {
  const root = join(dataDir, 'charts');
  const drafts = join(root, `drafts-${process.pid}`);
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  const pathOf = (organizationId: string, sha256: string) =>
    join(root, organizationId, sha256.slice(0, 2), `${sha256}.pdf.enc`);
  return {
    key,
    pathOf,
    receive: async (source, inspect) => {
      const path = join(drafts, randomUUID());
      const hash = createHash('sha256');
      let bytes = 0;
      let head: Buffer | null = Buffer.alloc(0);
      const measure = new Transform({
        transform(chunk: Buffer, _, done) {
          hash.update(chunk);
          bytes += chunk.length;
          try {
            if (head) {
              head = Buffer.concat([head, chunk.subarray(0, HEAD)]);
              if (head.length >= HEAD) {
                inspect(head, false);
                head = null;
              }
            }
            done(null, chunk);
          } catch (error) {
            done(error as Error);
          }
        },
        flush(done) {
          try {
            if (head) inspect(head, true);
            done();
          } catch (error) {
            done(error as Error);
          }
        },
      });
      const file = createWriteStream(path, { mode: 0o600, flush: true });
      try {
        await pipeline(source, measure, encrypting(key), file);
      } catch (error) {
        // A file refused at its first bytes may not be open yet: it would appear behind its removal.
        if (!file.closed) await new Promise<void>((done) => file.once('close', () => done()).destroy());
        await rm(path, { force: true });
        throw error;
      }
      return { path, sha256: hash.digest('hex'), bytes };
    },
    keep: async (organizationId, draft) => {
      const path = pathOf(organizationId, draft.sha256);
      if (await exists(path)) return rm(draft.path, { force: true });
      await makeFolder(dirname(path), root);
      await rename(draft.path, path);
      await syncFolder(dirname(path));
    },
    discard: (draft) => rm(draft.path, { force: true }),
    sweep: async () => {
      for (const name of await readdir(root)) {
        const owner = /^drafts-(\d+)$/.exec(name)?.[1];
        if (owner && !isRunning(Number(owner))) await rm(join(root, name), { recursive: true, force: true });
      }
    },
  };
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of another user: it runs, and we may not signal it.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A new folder's name is durable only when its parent is synced. */
async function makeFolder(folder: string, root: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made === undefined) return;
  for (let at = dirname(folder); at.startsWith(root); at = dirname(at)) await syncFolder(at);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
