// API keys as text: `mnr_live_` + 43 base62 digits (256 bits) + `_` + CRC-32 in 6 base62 digits, which tells a typing error from a wrong key.

import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX = 'mnr_live_';

export function newKey(): string {
  const secret = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), 43);
  return `${PREFIX}${secret}_${checksum(secret)}`;
}

/** False only for a key in our format whose checksum is wrong; keys in other formats may have been given at start. */
export function isPlausible(key: string): boolean {
  const parts = /^mnr_live_([0-9A-Za-z]{43})_([0-9A-Za-z]{6})$/.exec(key);
  return parts === null || checksum(parts[1]) === parts[2];
}

export const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();
export const prefixOf = (key: string): string =>
  key.startsWith(PREFIX) ? key.slice(0, PREFIX.length + 4) : key.slice(0, 4);
export const lastFourOf = (key: string): string => key.slice(-4);

const checksum = (secret: string) => base62(BigInt(crc(PREFIX + secret)), 6);

/** zlib has crc32 since Node 20.15. */
const crc = (text: string): number => crc32(text);

function base62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= 62n) text = DIGITS[Number(rest % 62n)] + text;
  return text;
}
