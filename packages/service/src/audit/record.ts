// One entry into the append-only log. The database chains the entries of an organization by hash and refuses to change them.

import type { Db } from '../database/index.ts';

export type AuditEntry = {
  readonly organizationId: string;
  readonly actor: { readonly kind: 'key' | 'user' | 'service'; readonly id?: string };
  /** `case.submitted`, `case.read`, `chart.page_read`, `key.created` … */
  readonly action: string;
  readonly subject: { readonly kind: 'case' | 'key' | 'user' | 'organization' | 'policy'; readonly id?: string };
  /** Never words of a chart. */
  readonly detail?: Readonly<Record<string, unknown>>;
};

export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      organization_id: entry.organizationId,
      actor_kind: entry.actor.kind,
      actor_id: entry.actor.id ?? null,
      action: entry.action,
      subject_kind: entry.subject.kind,
      subject_id: entry.subject.id ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute();
}

/** What a signed-in member did. */
export const recordByMember = (
  db: Db,
  member: { readonly id: string; readonly organizationId: string },
  action: string,
  subject: AuditEntry['subject'],
  detail: AuditEntry['detail'] = {},
): Promise<void> =>
  recordAudit(db, {
    organizationId: member.organizationId,
    actor: { kind: 'user', id: member.id },
    action,
    subject,
    detail,
  });
