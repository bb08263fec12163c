// Members, the organization, and API keys: what an administrator manages.

import { refuse } from '@mnr/api';
import { type ApiKey, accountRoutes } from '@mnr/api/account';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../audit/record.ts';
import { type Db, withinOrganization } from '../database/index.ts';
import { createKey, revokeKey } from '../identity/keys.ts';
import { changeMember, createMember, listMembers, makeLink, shown } from '../identity/members.ts';
import type { Member } from '../identity/sessions.ts';
import { addAccountRoute } from './account-route.ts';
import type { Context } from './context.ts';

export function addMembers(app: FastifyInstance, { db }: Context): void {
  const audit = (
    trx: Db,
    member: Member,
    action: string,
    kind: 'user' | 'key' | 'organization',
    id: string,
    detail = {},
  ) =>
    recordAudit(trx, {
      organizationId: member.organizationId,
      actor: { kind: 'user', id: member.id },
      action,
      subject: { kind, id },
      detail,
    });

  addAccountRoute(app, accountRoutes.members, async ({ member }) => ({
    members: (await listMembers(db, member.organizationId)).map(shown),
  }));

  addAccountRoute(app, accountRoutes.addMember, ({ body, member }) =>
    db.transaction().execute(async (trx) => {
      const made = await createMember(trx, { ...body, organizationId: member.organizationId });
      await audit(trx, member, 'user.created', 'user', made.id, { role: made.role });
      return { member: shown(made), ...(await makeLink(trx, member.organizationId, made.id)) };
    }),
  );

  addAccountRoute(app, accountRoutes.changeMember, ({ params, body, member }) =>
    withinOrganization(db, member.organizationId, async (trx) => {
      const row = await changeMember(trx, member.organizationId, params.id, body);
      await audit(trx, member, 'user.changed', 'user', row.id, { fields: Object.keys(body) });
      return shown(row);
    }),
  );

  addAccountRoute(app, accountRoutes.resetLink, ({ params, member }) =>
    withinOrganization(db, member.organizationId, async (trx) => {
      const row = await trx
        .selectFrom('users')
        .select('id')
        .where('organization_id', '=', member.organizationId)
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!row) throw refuse('account_not_found', 'The member');
      await audit(trx, member, 'user.reset_link_made', 'user', row.id);
      return makeLink(trx, member.organizationId, row.id);
    }),
  );

  addAccountRoute(app, accountRoutes.organization, ({ body, member }) =>
    db.transaction().execute(async (trx) => {
      if (Object.keys(body).length === 0) throw refuse('invalid', 'Nothing to change was given.');
      const row = await trx
        .updateTable('organizations')
        .set(body)
        .where('id', '=', member.organizationId)
        .returningAll()
        .executeTakeFirstOrThrow();
      await audit(trx, member, 'organization.changed', 'organization', row.id, body);
      return { id: row.id, name: row.name, deny_allowed: row.deny_allowed };
    }),
  );

  addAccountRoute(app, accountRoutes.keys, async ({ member }) => ({ keys: await listKeys(db, member.organizationId) }));

  addAccountRoute(app, accountRoutes.makeKey, ({ body, member }) =>
    db.transaction().execute(async (trx) => {
      const expiresAt =
        body.expires_in_days === null ? undefined : new Date(Date.now() + body.expires_in_days * 86_400_000);
      const { id, key } = await createKey(trx, {
        organizationId: member.organizationId,
        name: body.name,
        scopes: body.scopes,
        createdBy: member.id,
        expiresAt,
      });
      await audit(trx, member, 'key.created', 'key', id, { scopes: body.scopes });
      return { ...(await oneKey(trx, member.organizationId, id)), key };
    }),
  );

  addAccountRoute(app, accountRoutes.rotateKey, ({ params, body, member }) =>
    db.transaction().execute(async (trx) => {
      const old = await oneKey(trx, member.organizationId, params.id);
      if (old.revoked_at) throw refuse('conflict', 'This key is revoked.');
      const until = new Date(Date.now() + body.overlap_hours * 3_600_000);
      const life = old.expires_at ? new Date(old.expires_at).getTime() - new Date(old.created_at).getTime() : null;
      const { id, key } = await createKey(trx, {
        organizationId: member.organizationId,
        name: old.name,
        scopes: old.scopes,
        createdBy: member.id,
        expiresAt: life === null ? undefined : new Date(Date.now() + life),
      });
      // The old key never lives longer than it would have.
      const ends = old.expires_at && new Date(old.expires_at) < until ? new Date(old.expires_at) : until;
      await trx
        .updateTable('api_keys')
        .set({ expires_at: ends })
        .where('organization_id', '=', member.organizationId)
        .where('id', '=', params.id)
        .execute();
      await audit(trx, member, 'key.rotated', 'key', params.id, { replaced_by: id });
      return { ...(await oneKey(trx, member.organizationId, id)), key };
    }),
  );

  addAccountRoute(app, accountRoutes.revokeKey, ({ params, member }) =>
    db.transaction().execute(async (trx) => {
      if (!(await revokeKey(trx, member.organizationId, params.id))) throw refuse('account_not_found', 'The key');
      await audit(trx, member, 'key.revoked', 'key', params.id);
      return { done: true as const };
    }),
  );
}

async function listKeys(db: Db, organizationId: string, id?: string): Promise<ApiKey[]> {
  let query = db
    .selectFrom('api_keys')
    .leftJoin('users', 'users.id', 'api_keys.created_by')
    .selectAll('api_keys')
    .select('users.name as maker')
    .where('api_keys.organization_id', '=', organizationId);
  if (id) query = query.where('api_keys.id', '=', id);
  const rows = await query.orderBy('api_keys.created_at', 'desc').execute();
  const iso = (d: Date | null) => d?.toISOString() ?? null;
  return rows.map((r) => ({
    id: r.id,
    name: r.name,
    prefix: r.prefix,
    last_four: r.last_four,
    scopes: r.scopes,
    created_by: r.maker,
    created_at: r.created_at.toISOString(),
    last_used_at: iso(r.last_used_at),
    expires_at: iso(r.expires_at),
    revoked_at: iso(r.revoked_at),
  }));
}

async function oneKey(db: Db, organizationId: string, id: string): Promise<ApiKey> {
  const [key] = await listKeys(db, organizationId, id);
  if (!key) throw refuse('account_not_found', 'The key');
  return key;
}
