// A further organization, made by whoever runs the service: its name and its first administrator in; a one-time link for them out.

import { email as emailOf } from '@mnr/api/account';
import { recordAudit } from '../audit/record.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/index.ts';
import { createMember, makeLink } from './members.ts';
import { createOrganization } from './organizations.ts';

export type NewOrganization = { readonly organization: string; readonly name: string; readonly email: string };

export async function newOrganization(
  { organization, name, email }: NewOrganization,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly link: string; readonly expires_at: string }> {
  const address = emailOf.safeParse(email);
  if (!address.success) throw new Error(`\`${email}\` is no e-mail address`);
  const database = await openDatabase(readConfig(args, env));
  try {
    return await database.db.transaction().execute(async (trx) => {
      const named = await trx.selectFrom('organizations').select('id').where('name', '=', organization).execute();
      if (named.length > 0) throw new Error(`there is already an organization \`${organization}\``);
      const organizationId = await createOrganization(trx, organization);
      const wanted = { organizationId, name, email: address.data, role: 'administrator' } as const;
      const administrator = await createMember(trx, wanted);
      await recordAudit(trx, {
        organizationId,
        actor: { kind: 'service' },
        action: 'organization.created',
        subject: { kind: 'user', id: administrator.id },
      });
      return makeLink(trx, organizationId, administrator.id);
    });
  } finally {
    await database.close();
  }
}
