// How far each organization's chain was verified, kept in memory: a look verifies what came since, a whole verification everything.
//
// A look shows that the newest entries follow, by hash, from the last one verified before. It does not read older entries again:
// a change to one of those is found by a whole verification, here or by `mnr audit verify`.

import type { AuditChain } from '@mnr/api/account';
import { type Database, withinOrganization } from '../database/index.ts';
import { auditBatches } from './batches.ts';
import { verifyBatches } from './verify.ts';

export type AuditChains = {
  readonly look: (organizationId: string) => Promise<AuditChain>;
  readonly whole: (organizationId: string) => Promise<AuditChain>;
};

type Verified = AuditChain & {
  readonly last: { readonly position: string; readonly hash: string } | undefined;
  /** Where entries that were verified are gone: what is left holds together, and no verification of it would tell. */
  readonly cut: readonly number[];
};

/** More are counted by `mnr audit verify`. */
const SHOWN_BREAKS = 100;

export function openAuditChains(db: Database): AuditChains {
  const known = new Map<string, Verified>();
  // One after the other: two people who look at once must not both read the whole log.
  const running = new Map<string, Promise<unknown>>();

  const verify = async (organizationId: string, whole: boolean): Promise<AuditChain> => {
    const seen = known.get(organizationId);
    const before = whole ? undefined : seen;
    const cut = [...(seen?.cut ?? [])];
    if (seen && !(await stands(db, organizationId, seen))) cut.push(seen.entries);
    const broken = new Set([...(before?.broken ?? []), ...cut]);
    const since = auditBatches(
      (work) => withinOrganization(db, organizationId, work),
      organizationId,
      before?.last?.position,
    );
    const found = await verifyBatches(since, before?.last);
    for (const position of found.broken) broken.add(position);
    const at = new Date().toISOString();
    const entries = Number(found.last?.position ?? 0);
    const chain: AuditChain = {
      entries,
      broken: [...broken].slice(0, SHOWN_BREAKS),
      at,
      whole_at: before?.whole_at ?? at,
      whole_entries: before?.whole_entries ?? entries,
    };
    known.set(organizationId, { ...chain, last: found.last, cut });
    return chain;
  };
  const inTurn = (organizationId: string, work: () => Promise<AuditChain>): Promise<AuditChain> => {
    const turn = (running.get(organizationId) ?? Promise.resolve()).then(work, work);
    running.set(organizationId, turn);
    return turn;
  };
  return {
    look: (id) => inTurn(id, () => verify(id, false)),
    whole: (id) => inTurn(id, () => verify(id, true)),
  };
}

/** The entry verified last is still there and still has its hash; else the end of the log was cut off or written anew. */
async function stands(db: Database, organizationId: string, { last }: Verified): Promise<boolean> {
  if (!last) return true;
  const row = await withinOrganization(db, organizationId, (trx) =>
    trx
      .selectFrom('audit_log')
      .select('hash')
      .where('organization_id', '=', organizationId)
      .where('position', '=', last.position)
      .executeTakeFirst(),
  );
  return row?.hash === last.hash;
}
