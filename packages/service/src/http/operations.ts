// For whoever runs the service: is it alive, can it answer.

import { refuse } from '@mnr/api';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from './context.ts';

const status = { 200: z.object({ status: z.literal('ok') }) };

export function addOperations(app: FastifyInstance, { db }: Context): void {
  app.get(
    '/healthz',
    { config: { scope: null }, schema: { tags: ['Operation'], summary: 'Is the process alive?', response: status } },
    async () => ({
      status: 'ok',
    }),
  );
  app.get(
    '/readyz',
    { config: { scope: null }, schema: { tags: ['Operation'], summary: 'Can it answer?', response: status } },
    async () => {
      await sql`select 1`.execute(db).catch(() => {
        throw refuse('unavailable');
      });
      return { status: 'ok' };
    },
  );
}
