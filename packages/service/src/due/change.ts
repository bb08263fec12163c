// What a person may change about the due date of a case until it is determined: extend it, once, and say how urgent it is. Always for a
// reason, which is sealed like every word of a case; the audit log has what was changed, by whom and when.

import { refuse, type Urgency } from '@mnr/api';
import { sql } from 'kysely';
import { recordByMember } from '../audit/record.ts';
import { requireCase } from '../cases/find.ts';
import { newId, type Trx } from '../database/index.ts';
import type { CaseRow } from '../database/schema.ts';
import type { Member } from '../identity/sessions.ts';
import type { Words } from '../words/words.ts';
import { dueAt } from './rule.ts';

export async function extendCase(
  trx: Trx,
  words: Words,
  member: Member,
  caseId: string,
  { days, reason }: { readonly days: number; readonly reason: string },
): Promise<void> {
  const row = await undetermined(trx, member, caseId);
  if (row.extended_days > 0) throw refuse('conflict', 'This case was extended already; it can be extended once.');
  await change(trx, words, member, row, { kind: 'extension', days, urgency: null }, reason);
}

export async function changeUrgency(
  trx: Trx,
  words: Words,
  member: Member,
  caseId: string,
  { urgency, reason }: { readonly urgency: Urgency; readonly reason: string },
): Promise<void> {
  const row = await undetermined(trx, member, caseId);
  if (row.urgency === urgency) throw refuse('conflict', `This case is ${urgency} already.`);
  await change(trx, words, member, row, { kind: 'urgency', days: null, urgency }, reason);
}

/** Locked: who changes or decides it at the same moment waits, and then finds it as it is. */
async function undetermined(trx: Trx, member: Member, caseId: string): Promise<CaseRow> {
  const row = await trx
    .selectFrom('cases')
    .selectAll()
    .where('organization_id', '=', member.organizationId)
    .where('id', '=', caseId)
    .forUpdate()
    .executeTakeFirst();
  // Refused, with why it is not there.
  if (!row) return requireCase(trx, member.organizationId, caseId);
  if (row.status === 'closed') throw refuse('conflict', 'This case is closed already.');
  return row;
}

type Change =
  | { readonly kind: 'extension'; readonly days: number; readonly urgency: null }
  | { readonly kind: 'urgency'; readonly days: null; readonly urgency: Urgency };

async function change(
  trx: Trx,
  words: Words,
  member: Member,
  row: CaseRow,
  made: Change,
  reason: string,
): Promise<void> {
  const { organizationId } = member;
  const urgency = made.urgency ?? row.urgency;
  const extended_days = made.days ?? row.extended_days;
  const { due_at } = await trx
    .updateTable('cases')
    .set({
      urgency,
      extended_days,
      due_at: dueAt(sql.ref('created_at'), urgency, extended_days),
      last_modified: new Date(),
    })
    .where('organization_id', '=', organizationId)
    .where('id', '=', row.id)
    .returning('due_at')
    .executeTakeFirstOrThrow();
  const id = newId();
  const { seal } = await words.of(trx, organizationId, row.id);
  await trx
    .insertInto('due_changes')
    .values({
      id,
      organization_id: organizationId,
      case_id: row.id,
      ...made,
      due_before: row.due_at,
      due_at,
      reason: seal(`due_changes.reason ${id}`, reason),
      made_by: member.id,
    })
    .execute();
  const subject = { kind: 'case', id: row.id } as const;
  const due = { due_before: row.due_at.toISOString(), due_at: due_at.toISOString() };
  if (made.kind === 'extension')
    await recordByMember(trx, member, 'case.extended', subject, { days: made.days, ...due });
  else await recordByMember(trx, member, 'case.urgency_changed', subject, { urgency: made.urgency, ...due });
}
