// Who is calling: the bearer token (or, for reading, a screen's session) in, a caller with the route's scope out, or 401. Deny by default: a route without a stated scope does not start.

import { refuse } from '@mnr/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/index.ts';
import { findCaller } from '../identity/keys.ts';
import { callerOf, recordDenied, sessionOf } from './account-route.ts';

export function installAuthentication(app: FastifyInstance, db: Database): void {
  app.decorateRequest('caller', null);
  app.addHook('onRoute', (route) => {
    if (route.config?.scope === undefined && !route.url.startsWith('/docs') && route.url !== '*') {
      throw new Error(`the route ${route.url} does not say which scope it needs`);
    }
  });
  app.addHook('onRequest', async (request) => {
    const scope = request.routeOptions.config.scope;
    if (!scope) return;
    const token = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
    const signedIn = token || request.method !== 'GET' ? undefined : await sessionOf(db, request);
    const caller = token ? await findCaller(db, token) : signedIn && callerOf(signedIn.member);
    if (!caller?.scopes.includes(scope)) {
      if (caller) await recordDenied(db, caller, request);
      throw refuse('unauthorized');
    }
    request.caller = caller;
  });
}
