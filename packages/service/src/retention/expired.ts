// Closed cases that are older than their organization keeps them, purged one by one.

import type { Database } from '../database/index.ts';
import { withinOrganization } from '../database/index.ts';
import { purgeCase } from './purge.ts';

const SOME = 100;

export async function purgeExpired(db: Database, stopped: () => boolean): Promise<void> {
  const organizations = await db
    .selectFrom('organizations')
    .select(['id', 'keep_closed_days as days'])
    .where('keep_closed_days', 'is not', null)
    .execute();
  for (const { id, days } of organizations) while ((await purgeSome(db, id, days!, stopped)) > 0);
}

async function purgeSome(db: Database, organizationId: string, days: number, stopped: () => boolean): Promise<number> {
  if (stopped()) return 0;
  const due = await db
    .selectFrom('determinations')
    .innerJoin('cases', 'cases.id', 'determinations.case_id')
    .select('case_id')
    .where('determinations.organization_id', '=', organizationId)
    .where('outcome', 'in', ['approve', 'deny'])
    .where('made_at', '<', new Date(Date.now() - days * 86_400_000))
    .where('cases.held_at', 'is', null)
    .orderBy('made_at')
    .limit(SOME)
    .execute();
  let purged = 0;
  for (const { case_id } of due) {
    if (stopped()) break;
    try {
      await withinOrganization(db, organizationId, (trx) =>
        purgeCase(trx, organizationId, case_id, { kind: 'retention', days }),
      );
      purged++;
    } catch (error) {
      // Put on hold, purged by another service or no longer due since it was found.
      if ((error as { readonly code?: string }).code !== '23514') throw error;
    }
  }
  return purged;
}
