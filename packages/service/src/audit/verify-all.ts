// Every organization's audit chain checked in the database: options in, the result of each organization out. Reads in batches, changes nothing.

import { existsSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { type Db, openDatabase } from '../database/index.ts';
import { verifyAudit } from './verify.ts';

export type VerifiedChain = {
  readonly organization: string;
  readonly entries: number;
  /** Positions at which the chain is broken. */
  readonly broken: readonly number[];
};

const BATCH = 5000;

export async function verifyAllAudits(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly VerifiedChain[]> {
  const config = readConfig(args, env);
  // A mistyped folder would be made, and found intact.
  if (!config.databaseUrl && !existsSync(config.dataDir)) throw new Error(`there is no data folder ${config.dataDir}`);
  const database = await openDatabase(config);
  try {
    const organizations = await database.db
      .selectFrom('organizations')
      .select(['id', 'name'])
      .orderBy('name')
      .execute();
    const all: VerifiedChain[] = [];
    for (const { id, name } of organizations) all.push({ organization: name, ...(await verifyChain(database.db, id)) });
    return all;
  } finally {
    await database.close();
  }
}

export async function verifyChain(db: Db, organizationId: string): Promise<Pick<VerifiedChain, 'entries' | 'broken'>> {
  const broken: number[] = [];
  let entries = 0;
  let last: Parameters<typeof verifyAudit>[1];
  for (;;) {
    const rows = await db
      .selectFrom('audit_log')
      .selectAll()
      .where('organization_id', '=', organizationId)
      .where('position', '>', last ? last.position : '0')
      .orderBy('position')
      .limit(BATCH)
      .execute();
    broken.push(...verifyAudit(rows, last));
    entries += rows.length;
    if (rows.length < BATCH) return { entries, broken };
    last = rows.at(-1);
  }
}
