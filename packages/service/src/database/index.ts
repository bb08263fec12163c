// The database: the URL or data folder in, a migrated pool out.

import { type Cluster, startCluster } from './cluster.ts';
import { connect, createDatabase, type Database, otherServices } from './connection.ts';
import { migrate } from './migrate.ts';
import { prepareRowSecurity } from './organization.ts';

export type { Database, Db, Trx } from './connection.ts';
export { asOwner, hasRowSecurity, withinOrganization } from './organization.ts';
export { isId, newId } from './uuid.ts';

export type OpenDatabase = {
  readonly db: Database;
  readonly url: string;
  /** `managed`: ours, inside the data folder. */
  readonly kind: 'managed' | 'external';
  readonly close: () => Promise<void>;
};

export async function openDatabase(options: {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly onError?: (error: Error) => void;
}): Promise<OpenDatabase> {
  const cluster: Cluster | undefined = options.databaseUrl ? undefined : await startCluster(options.dataDir);
  if (cluster) await createDatabase(cluster.url('postgres'), 'mnr');
  const url = options.databaseUrl ?? cluster!.url('mnr');
  const db = connect(url, { onError: options.onError });
  await migrate(db);
  await prepareRowSecurity(db);
  return {
    db,
    url,
    kind: cluster ? 'managed' : 'external',
    close: async () => {
      const shared = cluster ? await otherServices(db).catch(() => 0) : 0;
      await db.destroy();
      if (shared > 0) cluster?.release();
      else await cluster?.stop();
    },
  };
}
