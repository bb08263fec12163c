// Every organization's audit chain checked in the database: options in, the result of each organization out. Reads in batches, changes nothing.

import { existsSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/index.ts';
import { auditBatches } from './batches.ts';
import { verifyBatches } from './verify.ts';

export type VerifiedChain = {
  readonly organization: string;
  readonly entries: number;
  /** Positions at which the chain is broken. */
  readonly broken: readonly number[];
};

export async function verifyAllAudits(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly VerifiedChain[]> {
  const config = readConfig(args, env);
  // A mistyped folder would be made, and found intact.
  if (!config.databaseUrl && !existsSync(config.dataDir)) throw new Error(`there is no data folder ${config.dataDir}`);
  const database = await openDatabase(config);
  try {
    const { db } = database;
    const organizations = await db.selectFrom('organizations').select(['id', 'name']).orderBy('name').execute();
    const all: VerifiedChain[] = [];
    for (const { id, name } of organizations) {
      const { entries, broken } = await verifyBatches(auditBatches((work) => work(db), id));
      all.push({ organization: name, entries, broken });
    }
    return all;
  } finally {
    await database.close();
  }
}
