// Query strings: a parameter that an address does not know, or that is given twice, is refused. Ignored, `?statsu=open` would answer with
// cases of every status, and nobody would notice.

import { refuse } from '@mnr/api';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The names of the query parameters; without it they are not looked at. */
    query?: readonly string[];
  }
}

export const namesOf = (query: z.ZodType | undefined): readonly string[] =>
  query && 'shape' in query ? Object.keys(query.shape as object) : [];

export function installQueries(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const { query } = request.routeOptions.config;
    if (!query) return;
    for (const [name, value] of Object.entries(request.query as Readonly<Record<string, unknown>>)) {
      const shown = name.replace(/[^\w.-]/g, '').slice(0, 50) || 'of that name';
      if (!query.includes(name)) throw refuse('unknown_parameter', shown, query);
      if (Array.isArray(value)) throw refuse('invalid', `The query parameter ${shown} is given twice.`);
    }
  });
}
