// The HTTP application: context in, a Fastify app that is ready to listen out.

import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { newId } from '../database/index.ts';
import { addAccount } from './account.ts';
import { installSessions } from './account-route.ts';
import { addAudit } from './audit.ts';
import { installAuthentication } from './authenticate.ts';
import { addCases } from './cases.ts';
import { addCatalog } from './catalog.ts';
import { addConsole } from './console.ts';
import type { Context } from './context.ts';
import { answerError, answerNoRequest, installErrors } from './errors.ts';
import { addKeys } from './keys.ts';
import { addMembers } from './members.ts';
import { installOpenApi } from './openapi.ts';
import { addOperations } from './operations.ts';
import { installQueries } from './queries.ts';
import { addReview } from './review.ts';
import { addSubmit } from './submit.ts';
import { installText } from './text.ts';

export const SERVICE_VERSION = '0.1.0';

/** Further routes (screens, sessions) are functions of the same shape, added to the list. */
const routeGroups: readonly ((app: FastifyInstance, context: Context) => void | Promise<void>)[] = [
  addOperations,
  addSubmit,
  addCases,
  addCatalog,
  addAccount,
  addMembers,
  addKeys,
  addReview,
  addAudit,
  addConsole,
];

export async function buildServer(context: Context): Promise<FastifyInstance> {
  const { config } = context;
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    trustProxy: config.trustProxy,
    genReqId: () => newId(),
    requestIdHeader: false,
    // A slow upload is not an attack; a connection that sends nothing is.
    requestTimeout: 15 * 60_000,
    connectionTimeout: 120_000,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerNoRequest,
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installErrors(app);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Patients' names are in many answers; what may be kept says so itself.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await app.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: config.trustProxy });
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: true });
  installAuthentication(app, context.db);
  installSessions(app, context.db);
  installText(app);
  installQueries(app);
  await app.register(rateLimit, {
    // Without a general limit that of signing in still holds.
    global: config.requestsPerMinute > 0,
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => request.caller?.actor.id ?? request.signedIn?.member.id ?? request.ip,
    enableDraftSpec: true,
    errorResponseBuilder: (_, { ttl }) =>
      Object.assign(new Error('rate limit'), { statusCode: 429, retryAfter: Math.ceil(ttl / 1000) }),
  });
  await installOpenApi(app, SERVICE_VERSION);
  for (const add of routeGroups) await add(app, context);
  await app.ready();
  return app;
}

/** Without the query string (patient names are searched for) and without the one-time token of a link that sets a password. */
export const loggedPath = (url: string): string => url.split('?', 1)[0].replace(/^(\/reset\/).+/i, '$1…');

/** Addresses, never contents: no headers. */
function loggerOptions(level: string) {
  return {
    level,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: loggedPath(request.url),
      }),
    },
  };
}

export type Logger = FastifyBaseLogger;
