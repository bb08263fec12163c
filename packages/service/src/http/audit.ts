// The audit log for those who oversee: read, verified, exported.

import { Readable } from 'node:stream';
import { accountRoutes } from '@mnr/api/account';
import type { FastifyInstance } from 'fastify';
import { auditBatches } from '../audit/batches.ts';
import { openAuditChains } from '../audit/chain.ts';
import { readAudit } from '../audit/read.ts';
import { recordByMember } from '../audit/record.ts';
import { withinOrganization } from '../database/index.ts';
import type { Member } from '../identity/sessions.ts';
import { addAccountRoute } from './account-route.ts';
import type { Context } from './context.ts';

export function addAudit(app: FastifyInstance, { db }: Context): void {
  const chains = openAuditChains(db);
  const record = (member: Member, action: string) =>
    withinOrganization(db, member.organizationId, (trx) =>
      recordByMember(trx, member, action, { kind: 'organization', id: member.organizationId }),
    );

  addAccountRoute(app, accountRoutes.audit, ({ query, member }) =>
    withinOrganization(db, member.organizationId, async (trx) => ({
      entries: [...(await readAudit(trx, member.organizationId, query))],
    })),
  );

  addAccountRoute(app, accountRoutes.auditChain, ({ member }) => chains.look(member.organizationId));

  addAccountRoute(app, accountRoutes.verifyAudit, async ({ member }) => {
    await record(member, 'audit.verified');
    return chains.whole(member.organizationId);
  });

  addAccountRoute(app, accountRoutes.auditExport, async ({ member, reply }) => {
    await record(member, 'audit.exported');
    const batches = auditBatches((work) => withinOrganization(db, member.organizationId, work), member.organizationId);
    const lines = async function* () {
      for await (const rows of batches) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    };
    return reply
      .header('content-disposition', 'attachment; filename="audit.ndjson"')
      .type('application/x-ndjson; charset=utf-8')
      .send(Readable.from(lines()));
  });
}
