// Signing in and out, first-run set-up, the own password.

import { accountRoutes, type Session } from '@mnr/api/account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordByMember } from '../audit/record.ts';
import { recordSeldom } from '../audit/seldom.ts';
import type { Db } from '../database/index.ts';
import { changePassword, shown, signIn, useLink } from '../identity/members.ts';
import { shownOrganization } from '../identity/organizations.ts';
import { closeSession, findSession, LONGEST_HOURS, openSession } from '../identity/sessions.ts';
import { needsSetup, setUp } from '../identity/setup.ts';
import { addAccountRoute, cookieName, isSecure } from './account-route.ts';
import type { Context } from './context.ts';

export function addAccount(app: FastifyInstance, { db, config }: Context): void {
  /** Not what a proxy on this machine passes on, nor a page that points its own name here. */
  const atThisMachine = (request: FastifyRequest): boolean =>
    !config.trustProxy &&
    !Object.keys(request.headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-')) &&
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip) &&
    ['localhost', '127.0.0.1', '[::1]', '::1'].includes(request.hostname);

  const begin = async (
    request: FastifyRequest,
    reply: FastifyReply,
    user: { readonly id: string; readonly organization_id: string },
  ): Promise<Session> => {
    const token = await openSession(db, { id: user.id, organizationId: user.organization_id });
    const secure = isSecure(request);
    reply.setCookie(cookieName(secure), token, {
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: LONGEST_HOURS * 3600,
    });
    const signedIn = await findSession(db, token);
    return sessionBody(db, user.id, signedIn!.csrfToken);
  };

  addAccountRoute(app, accountRoutes.state, async () => ({ needs_setup: await needsSetup(db) }));

  addAccountRoute(app, accountRoutes.setup, async ({ body, request, reply }) => {
    const user = await setUp(db, config.dataDir, body, atThisMachine(request));
    await audit(user, 'organization.set_up');
    return begin(request, reply, user);
  });

  addAccountRoute(app, accountRoutes.login, async ({ body, request, reply }) => {
    const user = await signIn(db, body.email, body.password, ({ id, organization_id }) =>
      recordSeldom(db, {
        organizationId: organization_id,
        // Whoever it was, it is not shown that it was this member.
        actor: { kind: 'service' },
        action: 'user.sign_in_failed',
        subject: { kind: 'user', id },
      }),
    );
    await audit(user, 'user.signed_in');
    return begin(request, reply, user);
  });

  addAccountRoute(app, accountRoutes.logout, async ({ member, request, reply }) => {
    await closeSession(db, request.signedIn!.hash);
    await audit({ id: member.id, organization_id: member.organizationId }, 'user.signed_out');
    reply.clearCookie(cookieName(isSecure(request)), { path: '/' });
    return { done: true as const };
  });

  addAccountRoute(app, accountRoutes.me, async ({ member, request }) =>
    sessionBody(db, member.id, request.signedIn!.csrfToken),
  );

  addAccountRoute(app, accountRoutes.changePassword, async ({ body, member, request }) => {
    await changePassword(db, member.id, body, request.signedIn!.hash);
    await audit({ id: member.id, organization_id: member.organizationId }, 'user.password_changed');
    return { done: true as const };
  });

  addAccountRoute(app, accountRoutes.resetPassword, async ({ body }) => {
    const { userId, organizationId } = await db.transaction().execute((trx) => useLink(trx, body.token, body.password));
    await audit({ id: userId, organization_id: organizationId }, 'user.password_reset');
    return { done: true as const };
  });

  const audit = (user: { readonly id: string; readonly organization_id: string }, action: string) =>
    recordByMember(db, { id: user.id, organizationId: user.organization_id }, action, { kind: 'user', id: user.id });
}

async function sessionBody(db: Db, userId: string, csrfToken: string): Promise<Session> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const organization = await db
    .selectFrom('organizations')
    .selectAll()
    .where('id', '=', row.organization_id)
    .executeTakeFirstOrThrow();
  return { user: shown(row), organization: shownOrganization(organization), csrf_token: csrfToken };
}
