// The reading routes of codes, publishers and policies.

import { refuse, routes } from '@mnr/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listCodes, listPublishers } from '../catalog/codes.ts';
import { versionsOf } from '../policies/library.ts';
import { inDetail, inList, searchPolicies } from '../policies/present.ts';
import { addRoute, type Context } from './context.ts';

export function addCatalog(app: FastifyInstance, { db, library }: Context): void {
  addRoute(app, routes.listCodes, async ({ query, request, reply }) => {
    const { codes, total } = await listCodes(db, query);
    pageHeaders(request, reply, query, total);
    return codes;
  });

  addRoute(app, routes.listPublishers, async () => [...(await listPublishers(db))]);

  addRoute(app, routes.listPolicies, async ({ query, request, reply }) => {
    const found = searchPolicies(library, query);
    pageHeaders(request, reply, query, found.length);
    return found.slice((query.page - 1) * query.limit, query.page * query.limit).map(inList);
  });

  addRoute(app, routes.getPolicy, async ({ params }) => {
    const found = library.find(params.policy_id);
    if (!found) throw refuse('policy_not_found');
    return inDetail(found, await versionsOf(db, found.policy.id));
  });
}

/** The bodies are plain arrays, so totals and neighbours travel in headers (RFC 8288). */
function pageHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  at: { readonly page: number; readonly limit: number },
  total: number,
): void {
  const last = Math.max(1, Math.ceil(total / at.limit));
  const link = (page: number, rel: string) => {
    const url = new URL(request.url, 'http://service');
    url.searchParams.set('page', String(page));
    url.searchParams.set('limit', String(at.limit));
    return `<${url.pathname}${url.search}>; rel="${rel}"`;
  };
  const links = [link(1, 'first'), link(last, 'last')];
  if (at.page > 1) links.push(link(Math.min(at.page - 1, last), 'prev'));
  if (at.page < last) links.push(link(at.page + 1, 'next'));
  reply.header('x-total-count', String(total)).header('link', links.join(', '));
}
