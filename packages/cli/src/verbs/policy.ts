// `mnr policy check|test|ask|diff`: the mistakes of policy files, the tests beside them, one sentence, and what a change changes.

import { policyAsk } from '../policy/ask.ts';
import { policyCheck } from '../policy/check.ts';
import { policyDiff } from '../policy/diff.ts';
import { policyTest } from '../policy/test.ts';
import { misuse, type Verb } from '../verb.ts';

export const verb: Verb = {
  usage:
    'policy check [SLUG…] [--strict] [--policies FOLDER] | policy test [SLUG…] [--strict] [--policies FOLDER] | policy ask SLUG [LEAF "SENTENCE"] [--in KIND] [--quiet] [--policies FOLDER] | policy diff A B [--charts DIR]',
  summary:
    'Shows every mistake of the policy files, runs the tests beside them, asks a criterion about one sentence, or tells which sample cases change between two policies, and why.',
  run: async ([what, ...rest]) => {
    if (what === 'check') return policyCheck(rest);
    if (what === 'test') return policyTest(rest);
    if (what === 'ask') return policyAsk(rest);
    if (what === 'diff') return policyDiff(rest);
    throw misuse('policy check, policy test, policy ask or policy diff?');
  },
};
