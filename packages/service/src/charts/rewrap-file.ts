// One chart file under another master key: what its key is wrapped by at the head changes, the rest is copied as it is. A file of an earlier
// release, which was encrypted with a master key itself, is decrypted and encrypted with a key of its own.

import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { keyOf, type MasterKey, type MasterKeys, type Owner, rewrap } from '../keys/master-keys.ts';
import {
  decrypting,
  encrypting,
  HEAD,
  headOf,
  headWith,
  newFileKey,
  START,
  type Start,
  startOf,
  TAG,
} from './cipher.ts';

export type ChartFile = {
  readonly keys: MasterKeys;
  readonly owner: Owner;
  readonly path: string;
  readonly start: Start;
};

export const readStart = async (path: string): Promise<Start> => startOf(await readPart(path, 0, START));

/** Into `draft`, synced. False, and nothing, when it is under that key already. @throws Error when no key of ours opens it */
export async function writeUnder(to: MasterKey, file: ChartFile, draft: string): Promise<boolean> {
  const { start } = file;
  if (start.form === 'earlier') return giveKey(to, file, draft);
  if (start.keyId === to.id) return false;
  const wrapped = rewrap(keyOf(file.keys, start.keyId), to, file.owner, start.wrapped);
  const out = createWriteStream(draft, { mode: 0o600, flush: true });
  out.write(headWith(to, wrapped));
  await pipeline(createReadStream(file.path, { start: HEAD }), out);
  return true;
}

async function giveKey(to: MasterKey, file: ChartFile, draft: string): Promise<boolean> {
  const { size } = await stat(file.path);
  const tag = await readPart(file.path, size - TAG, TAG);
  const failed: unknown[] = [];
  // It does not say which one it is under.
  for (const { bytes } of file.keys.all)
    try {
      const body = createReadStream(file.path, { start: file.start.length, end: size - TAG - 1 });
      await encryptAnew(to, file.owner, body, decrypting(bytes, file.start.nonce, tag), draft);
      return true;
    } catch (error) {
      failed.push(error);
    }
  throw failed[0];
}

async function encryptAnew(to: MasterKey, owner: Owner, body: Readable, opening: Transform, draft: string) {
  const key = newFileKey();
  await pipeline(body, opening, encrypting(key), createWriteStream(draft, { mode: 0o600 }));
  await writeHead(draft, headOf(to, owner, key));
}

/** Onto the start of a file, which is then on the disk. */
export async function writeHead(path: string, head: Buffer): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.write(head, 0, head.length, 0);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function readPart(path: string, from: number, length: number): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
