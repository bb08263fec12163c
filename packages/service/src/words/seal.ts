// One value at rest: words and the place where they stand in, sealed bytes out, and back. AES-256-GCM under the key of a case.
// Layout: 1 byte form, 12 bytes nonce, ciphertext, 16 bytes tag. The place is authenticated: moved elsewhere, a value does not open.

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const NONCE = 12;
const TAG = 16;
/** Reviews repeat themselves, and what is sealed the database can no longer press together. */
const PRESSED_FROM = 1024;
const AS_IT_IS = 1;
const PRESSED = 2;

export function sealBytes(key: Uint8Array, place: string, plain: Uint8Array, form = AS_IT_IS): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(authenticated(form, place));
  return Buffer.concat([Buffer.of(form), nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws Error when the bytes were changed, stand at another place or belong to another key. */
export function openBytes(key: Uint8Array, place: string, sealed: Uint8Array): Buffer {
  const [form] = sealed;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + NONCE), { authTagLength: TAG });
  decipher.setAAD(authenticated(form, place)).setAuthTag(sealed.subarray(-TAG));
  const plain = Buffer.concat([decipher.update(sealed.subarray(1 + NONCE, -TAG)), decipher.final()]);
  return form === PRESSED ? inflateRawSync(plain) : plain;
}

export function seal(key: Uint8Array, place: string, words: string): Buffer {
  const plain = Buffer.from(words);
  return plain.length < PRESSED_FROM
    ? sealBytes(key, place, plain)
    : sealBytes(key, place, deflateRawSync(plain), PRESSED);
}

export const open = (key: Uint8Array, place: string, sealed: Uint8Array): string =>
  openBytes(key, place, sealed).toString();

const authenticated = (form: number, place: string): Buffer => Buffer.from(`mnr ${form} ${place}`);
