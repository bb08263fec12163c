// Whether the stored charts were encrypted under one of these master keys: a few known bytes beside them, in the form of a chart's file.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MasterKey, MasterKeys } from '../keys/master-keys.ts';
import { encryptFile, openFile } from './cipher.ts';

const KNOWN = Buffer.from('mnr charts');
const owner = { what: 'charts', organizationId: '', id: 'key-check' } as const;
const fileIn = (dataDir: string): string => join(dataDir, 'charts', 'key-check');

export const hasKeyCheck = (dataDir: string): boolean => existsSync(fileIn(dataDir));

/** @throws Error when charts lie there that another key belongs to: they would be accepted anew and never be readable. */
export function checkKey(dataDir: string, keys: MasterKeys): void {
  if (!hasKeyCheck(dataDir)) writeKeyCheck(dataDir, keys.first);
  try {
    openFile(keys, owner, readFileSync(fileIn(dataDir)));
  } catch (cause) {
    throw new Error(
      `the charts in ${dataDir} were encrypted with another key; start with that one (chart.key, or MNR_ENCRYPTION_KEY)`,
      { cause },
    );
  }
}

/** Once all charts are under this one. */
export function writeKeyCheck(dataDir: string, by: MasterKey): void {
  const draft = `${fileIn(dataDir)}.${process.pid}`;
  writeFileSync(draft, encryptFile(by, owner, KNOWN), { mode: 0o600, flush: true });
  renameSync(draft, fileIn(dataDir));
}
