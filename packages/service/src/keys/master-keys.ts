// The master keys that a service was given: hexadecimal digits in; what names each, and what it wraps with, out. They protect nothing
// themselves: they wrap the keys of cases and of chart files, and a change of the master key wraps those anew.

import { hkdfSync } from 'node:crypto';
import { openBytes, sealBytes } from '../words/seal.ts';

/** Plain data: it crosses to the threads that read charts. */
export type MasterKey = {
  /** Tells master keys apart and says nothing about them. */
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly wraps: Readonly<Record<Wrapped, Uint8Array>>;
};

export type MasterKeys = {
  /** The one that shall be in use. */
  readonly first: MasterKey;
  /** With those that something may still be under. */
  readonly all: readonly MasterKey[];
};

/** Of what a key is: a case's words, or a chart's file. */
type Wrapped = 'case_keys' | 'charts';

const KEY = 32;
const ID = 8;

export function masterKeys(first: string, earlier: readonly string[] = []): MasterKeys {
  const all = [...new Set([first, ...earlier].map((digits) => digits.toLowerCase()))].map(masterKey);
  return { first: all[0], all };
}

function masterKey(digits: string): MasterKey {
  const bytes = new Uint8Array(Buffer.from(digits, 'hex'));
  const derived = (what: string, length: number) =>
    new Uint8Array(hkdfSync('sha256', bytes, Buffer.alloc(0), `mnr ${what}`, length));
  return {
    id: Buffer.from(derived('key id', ID)).toString('hex'),
    bytes,
    wraps: { case_keys: derived('case keys', KEY), charts: derived('chart keys', KEY) },
  };
}

/** @throws Error for one that this service was not given. */
export function keyOf({ all }: MasterKeys, id: string): MasterKey {
  const found = all.find((key) => key.id === id);
  if (!found) throw new Error(`something is encrypted under the master key ${id}, which this service was not given`);
  return found;
}

/** Where a wrapped key belongs; moved elsewhere, it does not open. */
export type Owner = { readonly what: Wrapped; readonly organizationId: string; readonly id: string };

const placeOf = ({ what, organizationId, id }: Owner, keyId: string) => `${organizationId} ${id} ${what} ${keyId}`;

export const wrap = (by: MasterKey, owner: Owner, key: Uint8Array): Buffer =>
  sealBytes(by.wraps[owner.what], placeOf(owner, by.id), key);

/** @throws Error when the wrapped key was changed, is another's or is under another master key. */
export const unwrap = (by: MasterKey, owner: Owner, wrapped: Uint8Array): Buffer =>
  openBytes(by.wraps[owner.what], placeOf(owner, by.id), wrapped);

/** The same key under another master key. @throws Error when it would not be the same. */
export function rewrap(from: MasterKey, to: MasterKey, owner: Owner, wrapped: Uint8Array): Buffer {
  const key = unwrap(from, owner, wrapped);
  const anew = wrap(to, owner, key);
  if (!unwrap(to, owner, anew).equals(key)) throw new Error('a key was not the same after it was wrapped anew');
  return anew;
}
