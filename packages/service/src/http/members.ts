// Members and the organization: what an administrator manages.

import { refuse } from '@mnr/api';
import { accountRoutes } from '@mnr/api/account';
import type { FastifyInstance } from 'fastify';
import { recordByMember } from '../audit/record.ts';
import { withinOrganization } from '../database/index.ts';
import { changeMember, createMember, listMembers, makeLink, shown } from '../identity/members.ts';
import { shownOrganization } from '../identity/organizations.ts';
import { addAccountRoute } from './account-route.ts';
import type { Context } from './context.ts';

export function addMembers(app: FastifyInstance, { db }: Context): void {
  addAccountRoute(app, accountRoutes.members, async ({ member }) => ({
    members: (await listMembers(db, member.organizationId)).map(shown),
  }));

  addAccountRoute(app, accountRoutes.addMember, ({ body, member }) =>
    db.transaction().execute(async (trx) => {
      const made = await createMember(trx, { ...body, organizationId: member.organizationId });
      await recordByMember(trx, member, 'user.created', { kind: 'user', id: made.id }, { role: made.role });
      return { member: shown(made), ...(await makeLink(trx, member.organizationId, made.id)) };
    }),
  );

  addAccountRoute(app, accountRoutes.changeMember, ({ params, body, member }) =>
    withinOrganization(db, member.organizationId, async (trx) => {
      if (Object.keys(body).length === 0) throw refuse('invalid', 'Nothing to change was given.');
      const row = await changeMember(trx, member.organizationId, params.id, body);
      const { role, disabled } = body;
      const detail = { fields: Object.keys(body), ...(role && { role }), ...(disabled !== undefined && { disabled }) };
      await recordByMember(trx, member, 'user.changed', { kind: 'user', id: row.id }, detail);
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
      await recordByMember(trx, member, 'user.reset_link_made', { kind: 'user', id: row.id });
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
      await recordByMember(trx, member, 'organization.changed', { kind: 'organization', id: row.id }, body);
      return shownOrganization(row);
    }),
  );
}
