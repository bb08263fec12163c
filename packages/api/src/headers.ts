// Headers of answers: what each says, for the OpenAPI document. Which answer has which stands with its route, or is so for all.

import { z } from 'zod';

export const answerHeaders = {
  'X-Request-Id': z.uuid().describe('Names this request; quote it when you report a failure'),
  'RateLimit-Limit': z.int().describe('Requests that this key has in a window'),
  'RateLimit-Remaining': z.int().describe('Requests that are left in this window'),
  'RateLimit-Reset': z.int().describe('Seconds until the next window begins'),
  'Retry-After': z.int().describe('Seconds to wait before this is asked again'),
  'WWW-Authenticate': z.string().describe('`Bearer`: send the API key as bearer token'),
  Location: z.string().describe('The address of the new case'),
  'X-Total-Count': z.int().describe('Records over all pages'),
  Link: z.string().describe('The pages `first`, `last`, `prev` and `next` (RFC 8288)'),
} as const;
export type AnswerHeader = keyof typeof answerHeaders;

/** Whatever the route. */
export function headersOfStatus(status: number): readonly AnswerHeader[] {
  const always = ['X-Request-Id', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;
  // Who calls is not known yet.
  if (status === 401) return ['X-Request-Id', 'WWW-Authenticate'];
  return status === 429 || status === 503 ? [...always, 'Retry-After'] : always;
}
