// API keys as the screens manage them: made, rotated with an overlap, revoked.

import { refuse } from '@mnr/api';
import { accountRoutes } from '@mnr/api/account';
import type { FastifyInstance } from 'fastify';
import { recordByMember } from '../audit/record.ts';
import { createKey, listKeys, oneKey, revokeKey } from '../identity/keys.ts';
import { addAccountRoute } from './account-route.ts';
import type { Context } from './context.ts';

export function addKeys(app: FastifyInstance, { db }: Context): void {
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
      await recordByMember(trx, member, 'key.created', { kind: 'key', id: id }, { scopes: body.scopes });
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
      await recordByMember(trx, member, 'key.rotated', { kind: 'key', id: params.id }, { replaced_by: id });
      return { ...(await oneKey(trx, member.organizationId, id)), key };
    }),
  );

  addAccountRoute(app, accountRoutes.revokeKey, ({ params, member }) =>
    db.transaction().execute(async (trx) => {
      if (!(await revokeKey(trx, member.organizationId, params.id))) throw refuse('account_not_found', 'The key');
      await recordByMember(trx, member, 'key.revoked', { kind: 'key', id: params.id });
      return { done: true as const };
    }),
  );
}
