// What a person can decide, in words, and whether that agrees with what was recommended.

import type { SingleCase } from '@mnr/api';
import type { Outcome } from '@mnr/api/account';

export const outcomeWord: Readonly<Record<Outcome, string>> = {
  approve: 'Approved',
  deny: 'Denied',
  request_documents: 'Asked for documents',
};

const agreeing: Readonly<Record<string, Outcome>> = { approve: 'approve', deny: 'deny', pend: 'request_documents' };

/** Null after an escalation, which asks for a decision and so has none to agree with. */
export function agrees(recommendation: SingleCase['recommendation'], outcome: Outcome): boolean | null {
  const same = agreeing[recommendation ?? ''];
  return same === undefined ? null : same === outcome;
}
