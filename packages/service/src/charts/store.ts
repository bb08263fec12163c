// Chart files on disk: a stream in, a durable, encrypted file named by its content out.
// Written beside its place, synced, renamed and the folder synced, so that a file under its name is always whole.

import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MasterKey, MasterKeys, Owner } from '../keys/master-keys.ts';
import { encrypting, fileKey, headOf, newFileKey } from './cipher.ts';
import { checkKey } from './key-check.ts';
import type { Kept } from './read-chart.ts';
import { readStart, writeHead, writeUnder } from './rewrap-file.ts';

/** Written and encrypted, but not yet under a name that anything refers to, nor with its key at its head. */
export type Draft = {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly key: Uint8Array;
};

export type ChartStore = {
  readonly keys: MasterKeys;
  /** `inspect` sees the first bytes, and refuses by throwing. */
  readonly receive: (source: Readable, inspect: (head: Buffer, whole: boolean) => void) => Promise<Draft>;
  /** Afterwards the file is there, and under this master key. */
  readonly keep: (organizationId: string, draft: Draft, by: MasterKey) => Promise<void>;
  readonly discard: (draft: Draft) => Promise<void>;
  readonly pathOf: (organizationId: string, sha256: string) => string;
  /** For whoever reads it. */
  readonly stored: (organizationId: string, sha256: string) => Kept;
  /** Undefined for the file of an earlier release, which has none of its own. */
  readonly fileKey: (organizationId: string, sha256: string) => Promise<Uint8Array | undefined>;
  /** Its key under this master key; a file of an earlier release gets one. @throws Error also for one that is not there: it may lie elsewhere */
  readonly rewrap: (organizationId: string, sha256: string, to: MasterKey) => Promise<void>;
  /** The folder of its pages' pictures. */
  readonly imagesOf: (organizationId: string, sha256: string) => string;
  /** The file, then its pages' pictures: who draws one looks for the file afterwards. */
  readonly remove: (organizationId: string, sha256: string) => Promise<void>;
  /** Removes what an interrupted upload left, a day later: another service may be receiving into this folder now. */
  readonly sweep: () => Promise<void>;
};

const HEAD = 1024;
/** Longer than any upload and its checks. */
const LEFT_OVER_MS = 24 * 3_600_000;

export async function openChartStore(dataDir: string, keys: MasterKeys): Promise<ChartStore> {
  const root = join(dataDir, 'charts');
  const drafts = join(root, 'drafts');
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  checkKey(dataDir, keys);
  const pathOf = (organizationId: string, sha256: string) =>
    join(root, organizationId, sha256.slice(0, 2), `${sha256}.pdf.enc`);
  const imagesOf = (organizationId: string, sha256: string) => join(dataDir, 'page-images', organizationId, sha256);
  const ownerOf = (organizationId: string, id: string): Owner => ({ what: 'charts', organizationId, id });
  /** Whole and on the disk, under the name of its content. */
  const place = async (draft: string, path: string) => {
    await makeFolder(dirname(path), root);
    await rename(draft, path);
    await syncFolder(dirname(path));
  };
  return {
    keys,
    pathOf,
    imagesOf,
    stored: (organizationId, sha256) => ({
      kind: 'kept',
      path: pathOf(organizationId, sha256),
      owner: ownerOf(organizationId, sha256),
      keys,
    }),
    fileKey: async (organizationId, sha256) => {
      const start = await readStart(pathOf(organizationId, sha256));
      return start.form === 'own key' ? fileKey(keys, ownerOf(organizationId, sha256), start) : undefined;
    },
    rewrap: async (organizationId, sha256, to) => {
      const path = pathOf(organizationId, sha256);
      const start = await readStart(path);
      const draft = join(drafts, randomUUID());
      // Pictures from before it had a key, of which none are kept any more (http/page-images.ts).
      if (start.form === 'earlier') await rm(imagesOf(organizationId, sha256), { recursive: true, force: true });
      try {
        if (await writeUnder(to, { keys, owner: ownerOf(organizationId, sha256), path, start }, draft))
          await place(draft, path);
      } finally {
        await rm(draft, { force: true });
      }
    },
    remove: async (organizationId, sha256) => {
      const path = pathOf(organizationId, sha256);
      await rm(path, { force: true });
      if (await exists(dirname(path))) await syncFolder(dirname(path));
      await rm(imagesOf(organizationId, sha256), { recursive: true, force: true });
    },
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
      const key = newFileKey();
      const file = createWriteStream(path, { mode: 0o600, flush: true });
      try {
        await pipeline(source, measure, encrypting(key), file);
      } catch (error) {
        // A file refused at its first bytes may not be open yet: it would appear behind its removal.
        if (!file.closed) await new Promise<void>((done) => file.once('close', () => done()).destroy());
        await rm(path, { force: true });
        throw error;
      }
      return { path, sha256: hash.digest('hex'), bytes, key };
    },
    keep: async (organizationId, draft, by) => {
      const path = pathOf(organizationId, draft.sha256);
      const owner = ownerOf(organizationId, draft.sha256);
      // One that nobody could open, as a broken-off submission may have left it, is replaced.
      if (await isUnder(by, owner, path)) return rm(draft.path, { force: true });
      await writeHead(draft.path, headOf(by, owner, draft.key));
      await rm(imagesOf(organizationId, draft.sha256), { recursive: true, force: true });
      await place(draft.path, path);
    },
    discard: (draft) => rm(draft.path, { force: true }),
    sweep: async () => {
      for (const name of await readdir(drafts)) {
        const found = await stat(join(drafts, name)).catch(() => undefined);
        if (found && Date.now() - found.mtimeMs > LEFT_OVER_MS) await rm(join(drafts, name), { force: true });
      }
    },
  };
}

export const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function isUnder(by: MasterKey, owner: Owner, path: string): Promise<boolean> {
  if (!(await exists(path))) return false;
  try {
    const start = await readStart(path);
    return start.form === 'own key' && fileKey({ first: by, all: [by] }, owner, start).length > 0;
  } catch {
    return false;
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
