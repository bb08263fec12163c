// A determination: made by a signed-in person about one case, with a reason of their own. Never by a key, never in bulk.

import { refuse } from '@mnr/api';
import { recordByMember } from '../audit/record.ts';
import { type Db, newId } from '../database/index.ts';
import type { RecommendationKind } from '../database/schema.ts';
import type { Member } from '../identity/sessions.ts';
import type { Words } from '../words/words.ts';
import { requireCase } from './find.ts';
import { openedBy } from './opened.ts';

export type Outcome = 'approve' | 'deny' | 'request_documents';

/** What agreeing with a recommendation would be; an escalation asks for a decision and so has none. */
const agreeing: Readonly<Record<RecommendationKind, Outcome | null>> = {
  approve: 'approve',
  deny: 'deny',
  pend: 'request_documents',
  escalate: null,
};

export async function determine(
  db: Db,
  words: Words,
  member: Member,
  caseId: string,
  outcome: Outcome,
  reason: string,
): Promise<string> {
  const row = await requireCase(db, member.organizationId, caseId);
  if (row.status !== 'open' && row.status !== 'pending') {
    throw refuse(
      'conflict',
      row.status === 'closed' ? 'This case is closed already.' : 'This case is still being adjudicated.',
    );
  }
  const opened = await openedBy(db, member, caseId);
  if (outcome === 'deny') {
    if (!member.npi)
      throw refuse('conflict', 'A denial needs a reviewer with an NPI; an administrator can add it to your account.');
    if (!opened.chartAt) throw refuse('conflict', 'A denial needs the chart to be opened first.');
  }
  const recommendation = row.recommendation!;
  const agrees = agreeing[recommendation] === null || agreeing[recommendation] === outcome;
  const id = newId();
  // First the case: who comes second waits here, and is told so, instead of failing on the database's one final determination.
  const changed = await db
    .updateTable('cases')
    .set({ status: outcome === 'request_documents' ? 'pending' : 'closed', last_modified: new Date() })
    .where('organization_id', '=', member.organizationId)
    .where('id', '=', caseId)
    .where('status', '=', row.status)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) throw refuse('conflict', 'Somebody else has just decided this case.');
  const { seal } = await words.of(db, member.organizationId, caseId);
  await db
    .insertInto('determinations')
    .values({
      id,
      organization_id: member.organizationId,
      case_id: caseId,
      outcome,
      reason: seal(`determinations.reason ${id}`, reason),
      reviewer_id: member.id,
      reviewer_npi: member.npi,
      recommendation,
      agrees,
      chart_opened_at: opened.chartAt,
      evidence_opened: JSON.stringify(opened.criteria),
    })
    .execute();
  await recordByMember(
    db,
    member,
    'case.determined',
    { kind: 'case', id: caseId },
    { outcome, recommendation, agrees, determination: id },
  );
  return id;
}
