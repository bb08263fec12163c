// What a title of a policy is found by: its own name, its policy's, the publisher and the codes.

import type { PolicyInList } from '@mnr/api';

export const wordsOf = (policy: PolicyInList, { title, codes }: PolicyInList['titles'][number]): string =>
  [title, policy.name, policy.publisher, ...codes.hcpcs, ...codes.cpt, ...codes.icd10cm].join(' ').toLowerCase();
