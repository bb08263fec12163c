// What reviewers do: submit and add documents on a screen, record what they opened, decide; figures; the audit log.

import { refuse } from '@mnr/api';
import { accountRoutes } from '@mnr/api/account';
import type { FastifyInstance } from 'fastify';
import { readAudit, wholeAudit } from '../audit/read.ts';
import { recordAudit } from '../audit/record.ts';
import { verifyChain } from '../audit/verify-all.ts';
import { acceptCase } from '../cases/accept.ts';
import { determine } from '../cases/determine.ts';
import { findCase } from '../cases/find.ts';
import { recordOpened } from '../cases/opened.ts';
import { addDocuments } from '../cases/reopen.ts';
import { changesOf, determinationsOf, historyOf, mayDecide } from '../cases/review-state.ts';
import { withinOrganization } from '../database/index.ts';
import { figuresOf } from '../figures/figures.ts';
import { addAccountRoute, callerOf } from './account-route.ts';
import type { Context } from './context.ts';
import { choosePolicy, receiveChart } from './submit.ts';

export function addReview(app: FastifyInstance, context: Context): void {
  const { db } = context;

  addAccountRoute(app, accountRoutes.reviewState, ({ params, member }) =>
    withinOrganization(db, member.organizationId, async (trx) => {
      const row = await findCase(trx, member.organizationId, params.id);
      if (!row) throw refuse('case_not_found');
      return {
        determinations: [...(await determinationsOf(trx, member.organizationId, row.id))],
        history: [...(await historyOf(trx, member.organizationId, row.id))],
        changes: changesOf(row),
        ...(await mayDecide(trx, member, row)),
      };
    }),
  );

  addAccountRoute(app, accountRoutes.opened, ({ params, body, member }) =>
    withinOrganization(db, member.organizationId, async (trx) => {
      const row = await findCase(trx, member.organizationId, params.id);
      if (!row) throw refuse('case_not_found');
      await recordOpened(trx, member, row.id, body.criterion);
      return { done: true as const };
    }),
  );

  addAccountRoute(app, accountRoutes.determine, ({ params, body, member }) =>
    withinOrganization(db, member.organizationId, async (trx) => {
      const id = await determine(trx, member, params.id, body.outcome, body.reason);
      const all = await determinationsOf(trx, member.organizationId, params.id);
      return all.find((d) => d.id === id)!;
    }),
  );

  addAccountRoute(app, accountRoutes.upload, ({ request, member }) =>
    receiveChart(
      context,
      request,
      member.organizationId,
      async (upload) => {
        const { policy, title } = choosePolicy(context, upload.fields);
        const id = await acceptCase(
          db,
          callerOf(member),
          { files: upload.files, policy, title, idempotencyKey: undefined },
          context.enqueue,
        );
        return { case_id: id };
      },
      (upload) => choosePolicy(context, upload.fields),
    ),
  );

  addAccountRoute(app, accountRoutes.addDocuments, ({ params, request, member }) =>
    receiveChart(context, request, member.organizationId, (upload) =>
      withinOrganization(db, member.organizationId, async (trx) => {
        await addDocuments(trx, member, params.id, upload.files, context.enqueue);
        return { done: true as const };
      }),
    ),
  );

  addAccountRoute(app, accountRoutes.figures, ({ query, member }) =>
    withinOrganization(db, member.organizationId, (trx) => figuresOf(trx, member.organizationId, query.days)),
  );

  addAccountRoute(app, accountRoutes.audit, ({ query, member }) =>
    withinOrganization(db, member.organizationId, async (trx) => ({
      entries: [...(await readAudit(trx, member.organizationId, query))],
      intact: (await verifyChain(trx, member.organizationId)).broken.length === 0,
    })),
  );

  addAccountRoute(app, accountRoutes.auditExport, async ({ member, reply }) => {
    const rows = await withinOrganization(db, member.organizationId, async (trx) => {
      await recordAudit(trx, {
        organizationId: member.organizationId,
        actor: { kind: 'user', id: member.id },
        action: 'audit.exported',
        subject: { kind: 'organization', id: member.organizationId },
      });
      return wholeAudit(trx, member.organizationId);
    });
    reply
      .header('content-disposition', 'attachment; filename="audit.ndjson"')
      .type('application/x-ndjson; charset=utf-8');
    return reply.serializer((text: unknown) => text as string).send(rows.map((r) => `${JSON.stringify(r)}\n`).join(''));
  });
}
