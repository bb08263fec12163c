// Every error becomes `{"detail": "..."}` with the status of the one table; nothing of the inside gets out.

import type { Socket } from 'node:net';
import { isRefusal, type Refusal, refuse } from '@mnr/api';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { newId } from '../database/index.ts';
import { sendScreens, wantsScreen } from './console.ts';
import { refusalOf } from './invalid.ts';

export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) =>
    wantsScreen(app, request)
      ? sendScreens(reply.status(404))
      : answerError(notFound(app, request, reply), request, reply),
  );
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = isRefusal(error) ? error : translate(error as FastifyError);
  // The message of an unforeseen error may hold words of a chart or of a query: only where it happened is logged.
  if (refusal.status >= 500 && !isRefusal(error)) {
    const { name, stack, code } = error as FastifyError;
    request.log.error(
      {
        name,
        code,
        at: stack
          ?.split('\n')
          .filter((line) => line.startsWith('    at '))
          .slice(0, 6),
      },
      'request failed',
    );
  }
  // An address that cannot be read is refused before the hook that names requests.
  if (!reply.hasHeader('x-request-id')) reply.header('x-request-id', request.id || newId());
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  const wait = refusal.status === 503 ? 5 : refusal.retryAfter;
  if (wait !== undefined) reply.header('retry-after', String(wait));
  return reply
    .status(refusal.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ detail: refusal.message }));
}

function notFound(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Refusal {
  const path = request.url.split('?', 1)[0];
  const allowed = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
    (method) => app.findRoute({ method, url: path }) || app.hasRoute({ method, url: path }),
  );
  // A file of the screens that is not there: the address takes this method, and has nothing.
  if (allowed.length === 0 || allowed.some((method) => method === request.method)) return refuse('route_not_found');
  reply.header('allow', allowed.join(', '));
  return refuse('method_not_allowed', allowed.join(', '));
}

/** What is no HTTP, or ends too early, reaches no route: the answer is written by hand. */
export function answerNoRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = refusedEarly[error.code ?? ''] ?? '400 Bad Request';
  const body = JSON.stringify({ detail: refuse('malformed', 'The request is malformed.').message });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}

const refusedEarly: Readonly<Record<string, string>> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

function translate(error: FastifyError): Refusal {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return refusalOf(error.validation[0]);
  }
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse('unsupported_media');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse('too_large', 'this address');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
    case 'FST_ERR_BAD_URL':
      return refuse('malformed', 'The request is malformed.');
  }
  if (isDatabaseAway(error) || isDiskAway(error)) return refuse('unavailable');
  if (typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500) {
    return error.statusCode === 429
      ? refuse('rate_limited', Number((error as { retryAfter?: number }).retryAfter ?? 1))
      : refuse('malformed', 'The request is malformed.');
  }
  return refuse('internal');
}

/** Full, over its quota, read-only, failing, or with no file handle left. */
const isDiskAway = (error: FastifyError): boolean =>
  ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE'].includes(error.code);

const away = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P02', '57P03', '53300']);

function isDatabaseAway(error: FastifyError): boolean {
  const syscall = (error as { syscall?: string }).syscall;
  if (error.code === 'ENOENT' && syscall !== 'connect') return false;
  return (
    away.has(error.code) ||
    /Connection terminated|not queryable|timeout exceeded when trying to connect/.test(error.message ?? '')
  );
}
