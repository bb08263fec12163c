// What routes work with, and how a route is added.

import type { Route, Scope } from '@mnr/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Enqueue } from '../cases/accept.ts';
import type { ChartStore } from '../charts/store.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { Caller } from '../identity/keys.ts';
import type { WorkerPool } from '../jobs/worker-pool.ts';
import type { Library } from '../policies/library.ts';
import type { Purges } from '../retention/purges.ts';
import type { Words } from '../words/words.ts';
import { namesOf } from './queries.ts';

/** Everything a handler may use. Made once, in service.ts. */
export type Context = {
  readonly config: Config;
  readonly db: Database;
  readonly library: Library;
  readonly store: ChartStore;
  readonly words: Words;
  readonly purges: Purges;
  /** For quick looks (checks, page images), apart from adjudication so that these never wait for it. */
  readonly looks: WorkerPool;
  readonly enqueue: Enqueue;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every route that needs a scope. */
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** `null`: open to everybody. A route without it is refused at start. */
    scope?: Scope | null;
  }
}

type Parsed<R extends Route, K extends 'params' | 'query' | 'headers'> = R[K] extends z.ZodType
  ? z.output<R[K]>
  : undefined;

export type Incoming<R extends Route> = {
  readonly params: Parsed<R, 'params'>;
  readonly query: Parsed<R, 'query'>;
  readonly headers: Parsed<R, 'headers'>;
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** Adds a route of the public table; its schemas validate what comes in and shape what goes out. */
export function addRoute<R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: (incoming: Incoming<R>) => Promise<z.input<R['responses'][200]> | FastifyReply>,
): void {
  app.route({
    method: route.method,
    url: route.path,
    config: { scope: route.scope, query: namesOf(route.query) },
    schema: {
      tags: [route.tag],
      summary: route.summary,
      description: route.scope ? `${route.description} Scope: \`${route.scope}\`.` : route.description,
      ...(route.scope ? { security: [{ apiKey: [] }] } : {}),
      ...(route.params ? { params: route.params } : {}),
      ...(route.query ? { querystring: route.query } : {}),
      ...(route.headers ? { headers: route.headers } : {}),
      response: route.responses,
    },
    handler: async (request, reply) =>
      handler({
        params: request.params as Parsed<R, 'params'>,
        query: request.query as Parsed<R, 'query'>,
        headers: request.headers as Parsed<R, 'headers'>,
        caller: request.caller!,
        request,
        reply,
      }),
  });
}
