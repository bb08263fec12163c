// For the command line: the master keys that a service is given and how far a change of them is, out; a new one, and earlier ones forgotten.

import { existsSync } from 'node:fs';
import { type Config, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../database/index.ts';
import { keyInUse, leftUnderOthers } from './in-use.ts';
import { addNewKey, hasKeyFile, keepOnlyFirst, readMasterKeys } from './key-file.ts';
import type { MasterKeys } from './master-keys.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Ids, never keys. */
export type MasterKeyState = {
  /** The first is the one that shall be in use. */
  readonly given: readonly string[];
  readonly inUse: string;
  readonly settledAt: Date | null;
  readonly left: { readonly cases: number; readonly charts: number };
};

export async function masterKeyState(args: readonly string[], env: Env): Promise<MasterKeyState> {
  const config = servedBy(args, env);
  return withDatabase(config, (db) => stateOf(db, readMasterKeys(config, true)));
}

/** The new key's id. @throws Error where the key comes from the surroundings, or no service was ever started */
export function newMasterKey(args: readonly string[], env: Env): string {
  const { dataDir } = withKeyFile(args, env);
  return addNewKey(dataDir).first.id;
}

/** Ids of those that are forgotten. @throws Error while something is under one of them */
export async function forgetEarlierKeys(args: readonly string[], env: Env): Promise<readonly string[]> {
  const config = withKeyFile(args, env);
  const { given, inUse, settledAt, left } = await masterKeyState(args, env);
  const [first, ...earlier] = given;
  if (inUse !== first) throw new Error(`the new master key ${first} is not in use yet; start the service again`);
  if (!settledAt)
    throw new Error(
      `${left.cases} cases and ${left.charts} charts are not under the new master key yet, or what they were under is still on the disk; leave the service running until the change has ended`,
    );
  keepOnlyFirst(config.dataDir);
  return earlier;
}

async function stateOf(db: Database, { all }: MasterKeys): Promise<MasterKeyState> {
  const used = await keyInUse(db);
  if (!used) throw new Error('no master key is in use yet; start the service once');
  return {
    given: all.map((key) => key.id),
    inUse: used.id,
    settledAt: used.settledAt,
    left: await leftUnderOthers(db, used),
  };
}

function withKeyFile(args: readonly string[], env: Env): Config {
  const config = servedBy(args, env);
  if (config.encryptionKey)
    throw new Error(
      'the master key comes from MNR_ENCRYPTION_KEY: put a new one there, and the one that was there into MNR_EARLIER_ENCRYPTION_KEYS',
    );
  if (!hasKeyFile(config.dataDir)) throw new Error(`there is no chart.key in ${config.dataDir}`);
  return config;
}

/** A mistyped folder would be made, and have a new key. */
function servedBy(args: readonly string[], env: Env): Config {
  const config = readConfig(args, env);
  if (!existsSync(config.dataDir)) throw new Error(`there is no data folder ${config.dataDir}`);
  return config;
}

async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(config);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
