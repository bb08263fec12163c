// `mnr policy check|test|diff`: the mistakes of policy files, the tests that stand beside them, and what a change changes.

import { policyCheck } from '../policy/check.ts';
import { policyDiff } from '../policy/diff.ts';
import { policyTest } from '../policy/test.ts';
import { misuse, type Verb } from '../verb.ts';

export const verb: Verb = {
  usage: 'policy check [SLUG…] [--strict] | policy test [SLUG…] [--strict] | policy diff A B [--charts DIR]',
  summary:
    'Shows every mistake of the policy files, runs the tests beside them, or tells which sample cases change between two policies, and why.',
  run: async ([what, ...rest]) => {
    if (what === 'check') return policyCheck(rest);
    if (what === 'test') return policyTest(rest);
    if (what === 'diff') return policyDiff(rest);
    throw misuse('policy check, policy test or policy diff?');
  },
};
