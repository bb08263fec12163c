// The screens: built files served at `/`. An address that is none of them is answered by the same page, which says so, with 404.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const consoleFolder = fileURLToPath(new URL('../../../console/dist', import.meta.url));

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  // The component library sets sizes and positions as inline styles.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export async function addConsole(app: FastifyInstance): Promise<void> {
  if (!existsSync(consoleFolder)) return;
  await app.register(fastifyStatic, { root: consoleFolder, serve: false, preCompressed: true });
  const file = { config: { scope: null }, schema: { hide: true } } as const;
  // Built files carry a hash of their content in their name.
  app.get<{ Params: { '*': string } }>('/assets/*', file, (request, reply) =>
    reply.sendFile(`assets/${request.params['*']}`, { maxAge: '365d', immutable: true }),
  );
  app.get('/mark.svg', file, (_request, reply) => reply.sendFile('mark.svg'));
  for (const url of [
    '/',
    '/cases/*',
    '/policies',
    '/policies/*',
    '/figures',
    '/keys',
    '/members',
    '/audit',
    '/profile',
    '/organization',
    '/reset/*',
  ]) {
    app.get(url, file, (_request, reply) => sendScreens(reply));
  }
}

export const sendScreens = (reply: FastifyReply): FastifyReply =>
  reply
    .header('content-security-policy', policy)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-cache')
    .sendFile('index.html', { cacheControl: false });

/** A person's browser that asks for a page, and no program: where there are screens. */
export const wantsScreen = (app: FastifyInstance, { method, url, headers }: FastifyRequest): boolean =>
  app.hasReplyDecorator('sendFile') &&
  method === 'GET' &&
  (headers.accept ?? '').includes('text/html') &&
  !/^\/(?:v1|account|assets)(?:\/|$)/.test(url);
