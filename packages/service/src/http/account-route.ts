// Routes for signed-in people: who is signed in, what their role allows, and the token that proves the request comes from a screen.

import { refuse } from '@mnr/api';
import { type AccountRoute, accountRoutes } from '@mnr/api/account';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { recordSeldom } from '../audit/seldom.ts';
import type { Database } from '../database/index.ts';
import type { Role } from '../database/schema.ts';
import type { Caller } from '../identity/keys.ts';
import { findSession, isSame, type Member, type SignedIn } from '../identity/sessions.ts';
import { namesOf } from './queries.ts';

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | null;
  }
  interface FastifyContextConfig {
    /** Routes of the screens: who may. */
    roles?: readonly Role[];
  }
}

/** `__Host-` binds the cookie to this host and to TLS; a browser refuses it over plain HTTP, where the bare name is used. */
export const cookieName = (secure: boolean): string => (secure ? '__Host-mnr_session' : 'mnr_session');
export const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

const ATTENDED_SECONDS = 60;

export async function sessionOf(db: Database, request: FastifyRequest): Promise<SignedIn | undefined> {
  const token = request.cookies[cookieName(isSecure(request))];
  if (!token || token.length > 200) return undefined;
  // A screen says when nobody has touched it: what it then reads on its own keeps no session open.
  const touched = !(Number(request.headers['x-idle-seconds']) > ATTENDED_SECONDS);
  return findSession(db, token, touched);
}

/** A signed-in member reads what their organization's keys could read. */
export const callerOf = (member: Member): Caller => ({
  organizationId: member.organizationId,
  actor: { kind: 'user', id: member.id },
  scopes: ['read:service', 'write:service'],
});

/** Of the address only its pattern: what is asked for may hold an id, never a name. */
export const recordDenied = (db: Database, { organizationId, actor }: Caller, request: FastifyRequest) =>
  recordSeldom(db, {
    organizationId,
    actor,
    action: 'access.denied',
    subject: { kind: 'organization', id: organizationId },
    detail: { method: request.method, route: request.routeOptions.url },
  });

export function installSessions(app: FastifyInstance, db: Database): void {
  app.decorateRequest('signedIn', null);
  app.addHook('onRequest', async (request) => {
    const { roles } = request.routeOptions.config;
    if (!roles) return;
    const signedIn = await sessionOf(db, request);
    if (!signedIn) throw refuse('signed_out');
    if (!roles.includes(signedIn.member.role)) {
      await recordDenied(db, callerOf(signedIn.member), request);
      throw refuse('forbidden');
    }
    if (request.method !== 'GET' && !isSame(String(request.headers['x-csrf-token'] ?? ''), signedIn.csrfToken))
      throw refuse('csrf');
    request.signedIn = signedIn;
  });
  app.addHook('preHandler', async (request) => {
    // Without a session there is no token yet: a foreign page cannot send JSON here, nor an Origin of ours.
    const { scope, roles } = request.routeOptions.config;
    if (scope !== null || roles || request.method === 'GET') return;
    const { origin } = request.headers;
    // A sandboxed page sends `null`, which is nobody's address.
    if (origin && (!URL.canParse(origin) || new URL(origin).host !== request.host)) throw refuse('csrf');
  });
}

type Parsed<R extends AccountRoute, K extends 'params' | 'query' | 'body'> = R[K] extends z.ZodType
  ? z.output<R[K]>
  : undefined;
export type AccountRequest<R extends AccountRoute> = {
  readonly params: Parsed<R, 'params'>;
  readonly query: Parsed<R, 'query'>;
  readonly body: Parsed<R, 'body'>;
  readonly member: Member;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Failed sign-ins and guesses cost; ordinary work does not. */
const guarded: readonly AccountRoute[] = [
  accountRoutes.login,
  accountRoutes.setup,
  accountRoutes.resetPassword,
  accountRoutes.changePassword,
];

export function addAccountRoute<R extends AccountRoute>(
  app: FastifyInstance,
  route: R,
  handler: (incoming: AccountRequest<R>) => Promise<z.input<R['answer']> | FastifyReply>,
): void {
  app.route({
    method: route.method,
    url: route.path,
    config: {
      scope: null,
      query: namesOf(route.query),
      ...(route.roles ? { roles: route.roles } : {}),
      ...(guarded.includes(route) ? { rateLimit: { max: 30, timeWindow: 60_000 } } : {}),
    },
    schema: {
      hide: true,
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.body ? { body: route.body } : {}),
      response: route.responses,
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return handler({
        params: request.params as Parsed<R, 'params'>,
        query: request.query as Parsed<R, 'query'>,
        body: request.body as Parsed<R, 'body'>,
        member: request.signedIn?.member as Member,
        request,
        reply,
      });
    },
  });
}
