// The reading routes of cases: list, one, its progress as events, and pictures of its pages.

import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { refuse, routes, type SingleCase } from '@mnr/api';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../audit/record.ts';
import { filesOf, requireCase, reviewIn } from '../cases/find.ts';
import { showCase } from '../cases/show.ts';
import { withinOrganization } from '../database/index.ts';
import type { Caller } from '../identity/keys.ts';
import { addRoute, type Context } from './context.ts';
import { listFor } from './list.ts';
import { drawPage } from './page-images.ts';

const EVENT_MS = 400;

export function addCases(app: FastifyInstance, context: Context): void {
  const { db, words } = context;
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });

  const read = ({ organizationId, actor }: Caller, id: string): Promise<SingleCase> =>
    withinOrganization(db, organizationId, async (trx) => {
      const row = await requireCase(trx, organizationId, id);
      // While in process there is nothing of the chart in the answer, and callers poll.
      if (row.status !== 'in process') {
        await recordAudit(trx, {
          organizationId,
          actor,
          action: 'case.read',
          subject: { kind: 'case', id: row.id },
        });
      }
      return showCase(trx, words, row);
    });

  addRoute(app, routes.listCases, async ({ query, caller, reply }) => {
    // Names of patients: kept by no cache.
    reply.header('cache-control', 'no-store');
    return listFor(context, caller, query);
  });

  addRoute(app, routes.getCase, async ({ params, caller, reply }) => {
    const found = await read(caller, params.case_id);
    reply.header('cache-control', 'no-store');
    if (found.status === 'in process') reply.header('retry-after', '1');
    return found;
  });

  addRoute(app, routes.caseEvents, async ({ params, caller, reply, request }) => {
    const look = () =>
      withinOrganization(db, caller.organizationId, (trx) => requireCase(trx, caller.organizationId, params.case_id));
    let row = await look();
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'x-request-id': request.id,
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const send = (event: string, data: object) => raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    let last = '';
    for (
      let waited = 0;
      row.status === 'in process' && !stopping && !request.raw.destroyed && !raw.writableEnded;
      waited++
    ) {
      const now = {
        status: row.status,
        progress: row.progress ?? { stage: 'queued', pages_done: 0, pages_total: null },
      };
      if (JSON.stringify(now) !== last) send('progress', now);
      else if (waited % 25 === 0) raw.write(': still here\n\n');
      last = JSON.stringify(now);
      await sleep(EVENT_MS);
      row = await look().catch(() => row);
    }
    if (row.status !== 'in process') send('adjudicated', { status: row.status, recommendation: row.recommendation });
    raw.end();
    return reply;
  });

  addRoute(app, routes.casePage, async ({ params, caller, reply }) => {
    const page = /^[1-9]\d{0,5}$/.test(params.page) ? Number(params.page) : undefined;
    const { files, turned } = await withinOrganization(db, caller.organizationId, async (trx) => {
      const row = await requireCase(trx, caller.organizationId, params.case_id);
      await recordAudit(trx, {
        organizationId: caller.organizationId,
        actor: caller.actor,
        action: 'chart.page_read',
        subject: { kind: 'case', id: row.id },
        detail: { page: page ?? null },
      });
      const sizes = reviewIn(await words.of(trx, caller.organizationId, row.id), row)?.chart.page_sizes;
      return {
        files: await filesOf(trx, caller.organizationId, row.id),
        turned: page ? sizes?.[page - 1]?.turned : undefined,
      };
    });
    const image = page && (await drawPage(context, caller.organizationId, files, page, turned));
    if (!image) throw refuse('page_not_found');
    return reply.type('image/webp').header('cache-control', 'private, no-store').send(image);
  });
}
