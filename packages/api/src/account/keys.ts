// API keys.

import { z } from 'zod';
import { administrators, done, id, name, overseers, route, timestamp } from './route.ts';

const scopes = z.array(z.enum(['read:service', 'write:service']));

export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string(),
  last_four: z.string(),
  scopes,
  created_by: z.string().nullable().describe('Name of the member'),
  created_at: timestamp,
  last_used_at: timestamp.nullable(),
  expires_at: timestamp.nullable(),
  revoked_at: timestamp.nullable(),
});

export const newApiKey = apiKey.extend({ key: z.string().describe('The key itself, shown this once') });

export const keyRoutes = {
  keys: route({
    method: 'GET',
    path: '/account/keys',
    roles: overseers,
    summary: 'API keys',
    answer: z.object({ keys: z.array(apiKey) }),
  }),
  makeKey: route({
    method: 'POST',
    path: '/account/keys',
    roles: administrators,
    summary: 'Generate an API key',
    body: z.strictObject({
      name,
      scopes: scopes.min(1),
      expires_in_days: z.int().min(1).max(3650).nullable().default(365),
    }),
    answer: newApiKey,
  }),
  rotateKey: route({
    method: 'POST',
    path: '/account/keys/:id/rotate',
    roles: administrators,
    summary: 'A new key in place of this one, which goes on for the overlap',
    params: id,
    body: z.strictObject({ overlap_hours: z.int().min(0).max(720).default(24) }),
    answer: newApiKey,
  }),
  revokeKey: route({
    method: 'DELETE',
    path: '/account/keys/:id',
    roles: administrators,
    summary: 'Revoke an API key at once',
    params: id,
    answer: done,
  }),
} as const;

export type ApiKey = z.infer<typeof apiKey>;
export type NewApiKey = z.infer<typeof newApiKey>;
