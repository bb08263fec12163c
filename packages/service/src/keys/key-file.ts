// `chart.key` in the data folder, readable by its owner only: a master key a line, the one in use first, earlier ones after it.

import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { type MasterKeys, masterKeys } from './master-keys.ts';

type Given = {
  readonly dataDir: string;
  readonly encryptionKey?: string;
  readonly earlierEncryptionKeys?: readonly string[];
};

/** The same on every start; made on the first. @param needed whether charts or cases are stored that a new key could not open */
export function readMasterKeys({ dataDir, encryptionKey, earlierEncryptionKeys }: Given, needed = false): MasterKeys {
  if (encryptionKey) return masterKeys(encryptionKey, earlierEncryptionKeys);
  if (!hasKeyFile(dataDir)) {
    if (needed)
      throw new Error(
        `the key of the charts and cases in ${dataDir} is missing: put back chart.key, or set MNR_ENCRYPTION_KEY`,
      );
    makeKeyFile(dataDir);
  }
  const [first, ...earlier] = readLines(dataDir);
  return masterKeys(first, earlier);
}

/** Before the one in use, which stays known. */
export function addNewKey(dataDir: string): MasterKeys {
  const lines = [newKey(), ...readLines(dataDir)];
  replaceWith(dataDir, lines);
  return masterKeys(lines[0], lines.slice(1));
}

export const keepOnlyFirst = (dataDir: string): void => replaceWith(dataDir, readLines(dataDir).slice(0, 1));

const fileIn = (dataDir: string): string => join(dataDir, 'chart.key');
const newKey = (): string => randomBytes(32).toString('hex');

export function hasKeyFile(dataDir: string): boolean {
  try {
    closeSync(openSync(fileIn(dataDir), 'r'));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

function readLines(dataDir: string): readonly string[] {
  const lines = readFileSync(fileIn(dataDir), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const keys = lines.map((line) => line.trim());
  if (keys.length === 0 || !keys.every(isKey))
    throw new Error(`${fileIn(dataDir)} is damaged: each of its lines is 64 hexadecimal digits; put back a copy`);
  return keys;
}

export const isKey = (text: string): boolean => /^[0-9a-f]{64}$/i.test(text);

/** Two that start at once make one. */
function makeKeyFile(dataDir: string): void {
  const draft = drafted(dataDir, [newKey()]);
  try {
    linkSync(draft, fileIn(dataDir));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  syncFolder(dataDir);
}

/** Whole before and whole after, also where the machine stops in between. */
function replaceWith(dataDir: string, keys: readonly string[]): void {
  renameSync(drafted(dataDir, keys), fileIn(dataDir));
  syncFolder(dataDir);
}

function drafted(dataDir: string, keys: readonly string[]): string {
  const draft = `${fileIn(dataDir)}.${process.pid}`;
  const handle = openSync(draft, 'w', 0o600);
  writeSync(handle, `${keys.join('\n')}\n`);
  fsyncSync(handle);
  closeSync(handle);
  return draft;
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
