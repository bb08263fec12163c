// What reviewers do: submit and add documents on a screen, record what they opened, decide; figures.

import { refuse } from '@mnr/api';
import { accountRoutes } from '@mnr/api/account';
import type { FastifyInstance } from 'fastify';
import { acceptCase } from '../cases/accept.ts';
import { determine } from '../cases/determine.ts';
import { requireCase, reviewIn } from '../cases/find.ts';
import { recordOpened } from '../cases/opened.ts';
import { addDocuments, refuseDocuments } from '../cases/reopen.ts';
import { changesOf, determinationsOf, historyOf, mayDecide } from '../cases/review-state.ts';
import { withinOrganization } from '../database/index.ts';
import { changeUrgency, extendCase } from '../due/change.ts';
import { dueChangesOf } from '../due/changes-of.ts';
import { figuresOf } from '../figures/figures.ts';
import { holdCase, releaseCase } from '../retention/hold.ts';
import { purgeOnRequest } from '../retention/purge.ts';
import { retentionOf } from '../retention/state.ts';
import { addAccountRoute, callerOf } from './account-route.ts';
import type { Context } from './context.ts';
import { listFor } from './list.ts';
import { readFields, receiveChart } from './submit.ts';

export function addReview(app: FastifyInstance, context: Context): void {
  const { db, library, words } = context;
  const criterionName = (policy: string, id: string) => library.find(policy)?.policy.leaves.get(id)?.name ?? id;

  addAccountRoute(app, accountRoutes.findCases, ({ body, member }) => listFor(context, callerOf(member), body));

  addAccountRoute(app, accountRoutes.reviewState, ({ params, member }) =>
    withinOrganization(db, member.organizationId, async (trx) => {
      const row = await requireCase(trx, member.organizationId, params.id);
      return {
        last_modified: row.last_modified.toISOString(),
        determinations: [...(await determinationsOf(trx, words, member.organizationId, row.id))],
        history: [...(await historyOf(trx, member.organizationId, row.id))],
        changes: await changesOf(trx, words, row),
        due_changes: [...(await dueChangesOf(trx, words, member.organizationId, row.id))],
        retention: await retentionOf(trx, words, row),
        ...(await mayDecide(trx, member, row)),
      };
    }),
  );

  addAccountRoute(app, accountRoutes.opened, ({ params, body, member }) =>
    withinOrganization(db, member.organizationId, async (trx) => {
      const row = await requireCase(trx, member.organizationId, params.id);
      const { criterion } = body;
      const review = criterion ? reviewIn(await words.of(trx, member.organizationId, row.id), row) : null;
      // The audit log takes ids of criteria and no other words.
      if (criterion && !review?.criteria.some((c) => c.id === criterion))
        throw refuse('invalid', 'This case has no such criterion.');
      await recordOpened(trx, member, row.id, criterion);
      return { done: true as const };
    }),
  );

  addAccountRoute(app, accountRoutes.determine, ({ params, body, member }) =>
    withinOrganization(db, member.organizationId, async (trx) => {
      const id = await determine(trx, words, member, params.id, body.outcome, body.reason);
      const all = await determinationsOf(trx, words, member.organizationId, params.id);
      return all.find((d) => d.id === id)!;
    }),
  );

  addAccountRoute(app, accountRoutes.upload, ({ request, member }) =>
    receiveChart(
      context,
      request,
      async (upload) => {
        const id = await acceptCase(context, callerOf(member), {
          ...{ files: upload.files, ...readFields(context, upload.fields) },
          idempotencyKey: undefined,
        });
        return { case_id: id };
      },
      (upload) => readFields(context, upload.fields),
    ),
  );

  addAccountRoute(app, accountRoutes.addDocuments, ({ params, request, member }) =>
    receiveChart(
      context,
      request,
      (upload) =>
        withinOrganization(db, member.organizationId, async (trx) => {
          await addDocuments(trx, context, member, params.id, upload.files);
          return { done: true as const };
        }),
      () =>
        withinOrganization(db, member.organizationId, (trx) => refuseDocuments(trx, member.organizationId, params.id)),
    ),
  );

  addAccountRoute(app, accountRoutes.extend, ({ params, body, member }) =>
    withinOrganization(db, member.organizationId, async (trx) => {
      await extendCase(trx, words, member, params.id, body);
      return { done: true as const };
    }),
  );

  addAccountRoute(app, accountRoutes.changeUrgency, ({ params, body, member }) =>
    withinOrganization(db, member.organizationId, async (trx) => {
      await changeUrgency(trx, words, member, params.id, body);
      return { done: true as const };
    }),
  );

  addAccountRoute(app, accountRoutes.hold, ({ params, body, member }) =>
    withinOrganization(db, member.organizationId, async (trx) => {
      await holdCase(trx, words, member, params.id, body.reason);
      return { done: true as const };
    }),
  );

  addAccountRoute(app, accountRoutes.release, ({ params, member }) =>
    withinOrganization(db, member.organizationId, async (trx) => {
      await releaseCase(trx, member, params.id);
      return { done: true as const };
    }),
  );

  addAccountRoute(app, accountRoutes.purge, async ({ params, member }) => {
    await withinOrganization(db, member.organizationId, (trx) => purgeOnRequest(trx, member, params.id));
    await context.purges.finish();
    return { done: true as const };
  });

  addAccountRoute(app, accountRoutes.figures, ({ query, member }) =>
    withinOrganization(db, member.organizationId, (trx) =>
      figuresOf(trx, member.organizationId, query.days, criterionName),
    ),
  );
}
