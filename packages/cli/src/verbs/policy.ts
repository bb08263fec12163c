// `mnr policy check|test`: the mistakes of policy files, and the tests that stand beside them.

import { policyCheck } from '../policy/check.ts';
import { policyTest } from '../policy/test.ts';
import type { Verb } from '../verb.ts';

export const verb: Verb = {
  usage: 'policy check [SLUG…] [--strict] | policy test [SLUG…] [--strict]',
  summary: 'Shows every mistake of the policy files with file, line and help, or runs the tests beside them.',
  run: async ([what, ...rest]) => {
    if (what === 'check') return policyCheck(rest);
    if (what === 'test') return policyTest(rest);
    console.error('usage: mnr policy check [SLUG…] [--strict] | mnr policy test [SLUG…] [--strict]');
    return 2;
  },
};
