// What reviewers do: submit and add documents on a screen, record what they opened, decide; figures.

import { refuse } from '@mnr/api';
import { accountRoutes } from '@mnr/api/account';
import type { FastifyInstance } from 'fastify';
import { acceptCase } from '../cases/accept.ts';
import { determine } from '../cases/determine.ts';
import { findCase, listCases } from '../cases/find.ts';
import { recordOpened } from '../cases/opened.ts';
import { addDocuments, refuseDocuments } from '../cases/reopen.ts';
import { changesOf, determinationsOf, historyOf, mayDecide } from '../cases/review-state.ts';
import { withinOrganization } from '../database/index.ts';
import { figuresOf } from '../figures/figures.ts';
import { addAccountRoute, callerOf } from './account-route.ts';
import type { Context } from './context.ts';
import { choosePolicy, receiveChart } from './submit.ts';

export function addReview(app: FastifyInstance, context: Context): void {
  const { db, library } = context;
  const criterionName = (policy: string, id: string) => library.find(policy)?.policy.leaves.get(id)?.name ?? id;

  addAccountRoute(app, accountRoutes.findCases, ({ body, member }) =>
    withinOrganization(db, member.organizationId, (trx) => listCases(trx, member.organizationId, body)),
  );

  addAccountRoute(app, accountRoutes.reviewState, ({ params, member }) =>
    withinOrganization(db, member.organizationId, async (trx) => {
      const row = await findCase(trx, member.organizationId, params.id);
      if (!row) throw refuse('case_not_found');
      return {
        last_modified: row.last_modified.toISOString(),
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
    receiveChart(
      context,
      request,
      member.organizationId,
      (upload) =>
        withinOrganization(db, member.organizationId, async (trx) => {
          await addDocuments(trx, member, params.id, upload.files, context.enqueue);
          return { done: true as const };
        }),
      () =>
        withinOrganization(db, member.organizationId, (trx) => refuseDocuments(trx, member.organizationId, params.id)),
    ),
  );

  addAccountRoute(app, accountRoutes.figures, ({ query, member }) =>
    withinOrganization(db, member.organizationId, (trx) =>
      figuresOf(trx, member.organizationId, query.days, criterionName),
    ),
  );
}
