// Legal hold: an administrator's word that a case must not be purged, by nobody and no rule, until it is released.

import { refuse } from '@mnr/api';
import { recordByMember } from '../audit/record.ts';
import { requireCase } from '../cases/find.ts';
import type { Trx } from '../database/index.ts';
import type { Member } from '../identity/sessions.ts';
import type { Words } from '../words/words.ts';

export async function holdCase(trx: Trx, words: Words, member: Member, caseId: string, reason: string): Promise<void> {
  const { id } = await requireCase(trx, member.organizationId, caseId);
  const { seal } = await words.of(trx, member.organizationId, id);
  const held = await trx
    .updateTable('cases')
    .set({ held_at: new Date(), held_by: member.id, hold_reason: seal('cases.hold_reason', reason) })
    .where('organization_id', '=', member.organizationId)
    .where('id', '=', id)
    .where('held_at', 'is', null)
    .executeTakeFirst();
  if (held.numUpdatedRows !== 1n) throw refuse('conflict', 'This case is on legal hold already.');
  await recordByMember(trx, member, 'case.held', { kind: 'case', id });
}

export async function releaseCase(trx: Trx, member: Member, caseId: string): Promise<void> {
  const { id } = await requireCase(trx, member.organizationId, caseId);
  const released = await trx
    .updateTable('cases')
    .set({ held_at: null, held_by: null, hold_reason: null })
    .where('organization_id', '=', member.organizationId)
    .where('id', '=', id)
    .where('held_at', 'is not', null)
    .executeTakeFirst();
  if (released.numUpdatedRows !== 1n) throw refuse('conflict', 'This case is not on legal hold.');
  await recordByMember(trx, member, 'case.hold_released', { kind: 'case', id });
}
