// Charts at rest: AES-256-GCM under a random key of each file, which stands at its head, wrapped by a master key. Bytes in, file out, and back.
//
// `MNR2`, 8 bytes id of the master key, 61 bytes wrapped key, 12 bytes nonce, ciphertext, 16 bytes tag.
// `MNR1`, 12 bytes nonce, ciphertext, 16 bytes tag: of an earlier release, under the master key itself.

import { type CipherGCM, createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';
import { keyOf, type MasterKey, type MasterKeys, type Owner, unwrap, wrap } from '../keys/master-keys.ts';

const MAGIC = Buffer.from('MNR2');
const EARLIER = Buffer.from('MNR1');
const ID = 8;
const WRAPPED = 61;
const NONCE = 12;
export const TAG = 16;
/** What is before the nonce; it alone is written anew when the master key changes. */
export const HEAD = MAGIC.length + ID + WRAPPED;
/** As much of a file as its key and nonce need, in either form. */
export const START = HEAD + NONCE;

export const newFileKey = (): Buffer => randomBytes(32);

export const headOf = (by: MasterKey, owner: Owner, key: Uint8Array): Buffer => headWith(by, wrap(by, owner, key));

export const headWith = (by: MasterKey, wrapped: Buffer): Buffer =>
  Buffer.concat([MAGIC, Buffer.from(by.id, 'hex'), wrapped]);

export type Start =
  | {
      readonly form: 'own key';
      readonly keyId: string;
      readonly wrapped: Buffer;
      readonly nonce: Buffer;
      readonly length: number;
    }
  | { readonly form: 'earlier'; readonly nonce: Buffer; readonly length: number };

/** @throws Error for what is no chart's file, as is one that was received and not kept. */
export function startOf(file: Buffer): Start {
  if (file.subarray(0, EARLIER.length).equals(EARLIER)) {
    const length = EARLIER.length + NONCE;
    return { form: 'earlier', nonce: file.subarray(EARLIER.length, length), length };
  }
  if (!file.subarray(0, MAGIC.length).equals(MAGIC) || file.length < START)
    throw new Error('a stored chart is not in the form in which charts are stored');
  const keyId = file.subarray(MAGIC.length, MAGIC.length + ID).toString('hex');
  const wrapped = file.subarray(MAGIC.length + ID, HEAD);
  return { form: 'own key', keyId, wrapped, nonce: file.subarray(HEAD, START), length: START };
}

/** The key of a file, from its head. */
export const fileKey = (keys: MasterKeys, owner: Owner, start: Extract<Start, { form: 'own key' }>): Buffer =>
  unwrap(keyOf(keys, start.keyId), owner, start.wrapped);

/** @throws Error when the bytes were changed, belong elsewhere or to another key. */
export function openFile(keys: MasterKeys, owner: Owner, file: Buffer): Buffer {
  const start = startOf(file);
  return start.form === 'own key'
    ? openBody(fileKey(keys, owner, start), start, file)
    : underOneOf(keys, (key) => openBody(key, start, file));
}

/** A few bytes at once. */
export function encryptFile(by: MasterKey, owner: Owner, plain: Buffer): Buffer {
  const key = newFileKey();
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([headOf(by, owner, key), nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Of a file whose head is not written yet. */
export const openDraft = (key: Uint8Array, file: Buffer): Buffer =>
  openBody(key, { nonce: file.subarray(HEAD, START), length: START }, file);

function openBody(key: Uint8Array, start: Pick<Start, 'nonce' | 'length'>, file: Buffer): Buffer {
  const decipher = decrypting(key, start.nonce, file.subarray(-TAG));
  return Buffer.concat([decipher.update(file.subarray(start.length, -TAG)), decipher.final()]);
}

export const decrypting = (key: Uint8Array, nonce: Uint8Array, tag: Uint8Array): DecipherGCM =>
  createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG }).setAuthTag(tag);

/** A file of an earlier release does not say which master key it is under. */
function underOneOf<T>({ all }: MasterKeys, open: (key: Uint8Array) => T): T {
  const failed: unknown[] = [];
  for (const { bytes } of all)
    try {
      return open(bytes);
    } catch (error) {
      failed.push(error);
    }
  throw failed[0];
}

/** Plain bytes through it become the file of a chart, but for its head, which is left empty. */
export function encrypting(key: Uint8Array): Transform {
  const nonce = randomBytes(NONCE);
  const cipher: CipherGCM = createCipheriv('aes-256-gcm', key, nonce);
  let begun = false;
  const start = () => (begun ? [] : [Buffer.alloc(HEAD), nonce]);
  return new Transform({
    transform(chunk, _, done) {
      for (const piece of start()) this.push(piece);
      begun = true;
      done(null, cipher.update(chunk));
    },
    flush(done) {
      for (const piece of start()) this.push(piece);
      this.push(cipher.final());
      this.push(cipher.getAuthTag());
      done();
    },
  });
}
