// Whether this is the key that the stored charts were encrypted with: a few known bytes beside them, encrypted with it at the first start.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decrypt, encrypted } from './cipher.ts';

const KNOWN = Buffer.from('mnr charts');
const fileIn = (dataDir: string): string => join(dataDir, 'charts', 'key-check');

export const hasKeyCheck = (dataDir: string): boolean => existsSync(fileIn(dataDir));

/** @throws Error when charts lie there that another key belongs to: they would be accepted anew and never be readable. */
export function checkKey(dataDir: string, key: Buffer): void {
  const file = fileIn(dataDir);
  if (!existsSync(file)) {
    writeFileSync(`${file}.${process.pid}`, encrypted(key, KNOWN), { mode: 0o600, flush: true });
    renameSync(`${file}.${process.pid}`, file);
    return;
  }
  try {
    decrypt(key, readFileSync(file));
  } catch (cause) {
    throw new Error(
      `the charts in ${dataDir} were encrypted with another key; start with that one (chart.key, or MNR_ENCRYPTION_KEY)`,
      { cause },
    );
  }
}
