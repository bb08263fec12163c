// A list of cases for whoever asks, over the public interface or from the screens; that it was asked for is in the audit log.

import { type CaseList, refuse } from '@mnr/api';
import { recordSeldom } from '../audit/seldom.ts';
import { type CaseSearch, listCases } from '../cases/list.ts';
import { withinOrganization } from '../database/index.ts';
import type { Caller } from '../identity/keys.ts';
import { idOfPolicy } from '../policies/library.ts';
import type { Context } from './context.ts';
import { quoted } from './submit.ts';

/** @throws Refusal `unknown_policy`. */
export async function listFor({ db }: Context, caller: Caller, search: CaseSearch): Promise<CaseList> {
  const { organizationId, actor } = caller;
  const subject = { kind: 'organization', id: organizationId } as const;
  await recordSeldom(db, { organizationId, actor, action: 'cases.listed', subject });
  const policy_id = search.policy_id && (await idOfPolicy(db, search.policy_id));
  if (search.policy_id && !policy_id) throw refuse('unknown_policy', quoted(search.policy_id));
  return withinOrganization(db, organizationId, (trx) => listCases(trx, organizationId, { ...search, policy_id }));
}
