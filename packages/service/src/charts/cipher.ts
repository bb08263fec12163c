// Charts at rest: AES-256-GCM with a key from the configuration or from a file in the data folder that only its owner can read.
// File layout: `MNR1`, 12 bytes nonce, ciphertext, 16 bytes tag.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';

const MAGIC = Buffer.from('MNR1');
const NONCE = 12;
const TAG = 16;

/** The same on every start; made on the first. @param needed whether charts or cases are stored that a new key could not open */
export function chartKey(dataDir: string, configured: string | undefined, needed = false): Buffer {
  if (configured) return Buffer.from(configured, 'hex');
  const file = join(dataDir, 'chart.key');
  const read = () => Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  if (needed)
    throw new Error(
      `the key of the charts and cases in ${dataDir} is missing: put back chart.key, or set MNR_ENCRYPTION_KEY`,
    );
  const draft = `${file}.${process.pid}`;
  const handle = openSync(draft, 'w', 0o600);
  writeSync(handle, `${randomBytes(32).toString('hex')}\n`);
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return read();
}

/** Plain bytes through it become the encrypted file. */
export function encrypting(key: Buffer): Transform {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  let begun = false;
  const head = () => (begun ? [] : [MAGIC, nonce]);
  return new Transform({
    transform(chunk, _, done) {
      for (const piece of head()) this.push(piece);
      begun = true;
      done(null, cipher.update(chunk));
    },
    flush(done) {
      for (const piece of head()) this.push(piece);
      this.push(cipher.final());
      this.push(cipher.getAuthTag());
      done();
    },
  });
}

/** A few bytes at once, in the same form. */
export function encrypted(key: Buffer, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([MAGIC, nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error when the bytes were changed or belong to another key. */
export function decrypt(key: Uint8Array, file: Buffer): Buffer {
  if (!file.subarray(0, MAGIC.length).equals(MAGIC))
    throw new Error('a stored chart is not in the form in which charts are stored');
  const body = file.subarray(MAGIC.length + NONCE, file.length - TAG);
  const decipher = createDecipheriv('aes-256-gcm', key, file.subarray(MAGIC.length, MAGIC.length + NONCE));
  decipher.setAuthTag(file.subarray(file.length - TAG));
  return Buffer.concat([decipher.update(body), decipher.final()]);
}
