// Documents that arrive later: the case goes back into process with all its files, its earlier review kept for comparison.

import { refuse } from '@mnr/api';
import { recordByMember } from '../audit/record.ts';
import { asOwner, type Db, type Trx } from '../database/index.ts';
import type { CaseRow } from '../database/schema.ts';
import type { Member } from '../identity/sessions.ts';
import { type Accepting, addFiles, type Submission } from './accept.ts';
import { filesOf, requireCase } from './find.ts';

/** Before the files are kept: another organization's case, or one that takes no documents now. */
export async function refuseDocuments(db: Db, organizationId: string, caseId: string): Promise<CaseRow> {
  const row = await requireCase(db, organizationId, caseId);
  if (row.status === 'closed') throw refuse('conflict', 'This case is closed; submit a new one.');
  if (row.status === 'in process') throw refuse('conflict', 'This case is still being adjudicated.');
  return row;
}

export async function addDocuments(
  trx: Trx,
  { store, words, enqueue }: Omit<Accepting, 'db'>,
  member: Member,
  caseId: string,
  files: Submission['files'],
): Promise<void> {
  const { review, last_modified } = await refuseDocuments(trx, member.organizationId, caseId);
  const own = await words.of(trx, member.organizationId, caseId);
  const moved = await trx
    .updateTable('cases')
    .set({
      status: 'in process',
      previous_review: review && own.seal('cases.previous_review', own.open('cases.review', review)),
      progress: null,
      last_modified: new Date(),
    })
    .where('organization_id', '=', member.organizationId)
    .where('id', '=', caseId)
    .where('status', 'in', ['open', 'pending'])
    .where('last_modified', '=', last_modified)
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) throw refuse('conflict', 'Somebody else has just changed this case.');
  const before = await filesOf(trx, member.organizationId, caseId);
  await addFiles(trx, store, own, member.organizationId, caseId, files, { from: before.length, addedBy: member.id });
  await recordByMember(
    trx,
    member,
    'case.documents_added',
    { kind: 'case', id: caseId },
    { files: files.map((f) => f.sha256) },
  );
  await asOwner(trx);
  await enqueue(trx, { caseId, organizationId: member.organizationId });
}
