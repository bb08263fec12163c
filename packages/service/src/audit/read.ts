// The audit log read back, newest first, with the names of who acted.

import type { AuditEntry } from '@mnr/api/account';
import type { Db } from '../database/index.ts';

export type AuditSearch = {
  readonly before?: number;
  readonly limit: number;
  readonly action?: string;
  readonly subject_id?: string;
};

export async function readAudit(db: Db, organizationId: string, search: AuditSearch): Promise<readonly AuditEntry[]> {
  let query = db
    .selectFrom('audit_log')
    .leftJoin('users', (on) => on.on((e) => e('audit_log.actor_id', '=', e.cast<string>('users.id', 'text'))))
    .leftJoin('api_keys', (on) => on.on((e) => e('audit_log.actor_id', '=', e.cast<string>('api_keys.id', 'text'))))
    .select([
      'position',
      'at',
      'actor_kind',
      'action',
      'subject_kind',
      'subject_id',
      'detail',
      'audit_log.hash',
      'users.name as user',
      'api_keys.name as key',
      'actor_id',
    ])
    .where('audit_log.organization_id', '=', organizationId);
  if (search.before !== undefined) query = query.where('position', '<', String(search.before));
  if (search.action) query = query.where('action', '=', search.action);
  if (search.subject_id) query = query.where('subject_id', '=', search.subject_id);
  const rows = await query.orderBy('position', 'desc').limit(search.limit).execute();
  return rows.map((r) => ({
    position: Number(r.position),
    at: r.at.toISOString(),
    actor_kind: r.actor_kind,
    actor: r.user ?? r.key ?? r.actor_id,
    action: r.action,
    subject_kind: r.subject_kind,
    subject_id: r.subject_id,
    detail: r.detail as Record<string, unknown>,
    hash: r.hash,
  }));
}
