// `mnr policy check|test|ask|diff|learn`: the mistakes of policy files, the tests beside them, one sentence, what a change changes, and what
// labelled charts teach.

import { policyLearn } from '../learn/learn.ts';
import { policyAsk } from '../policy/ask.ts';
import { policyCheck } from '../policy/check.ts';
import { policyDiff } from '../policy/diff.ts';
import { policyTest } from '../policy/test.ts';
import { misuse, type Verb } from '../verb.ts';

export const verb: Verb = {
  usage:
    'policy check [SLUG…] [--strict] [--policies FOLDER] | policy test [SLUG…] [--strict] [--policies FOLDER] | policy ask SLUG [LEAF "SENTENCE"] [--in KIND] [--quiet] [--policies FOLDER] | policy diff A B [--charts DIR] | policy learn [SLUG…] --charts DIR[,DIR…] [--policies FOLDER]',
  summary:
    'Shows every mistake of the policy files, runs the tests beside them, asks a criterion about one sentence, tells which sample cases change between two policies and why, or learns the words of the criteria from labelled charts.',
  run: async ([what, ...rest]) => {
    if (what === 'check') return policyCheck(rest);
    if (what === 'test') return policyTest(rest);
    if (what === 'ask') return policyAsk(rest);
    if (what === 'diff') return policyDiff(rest);
    if (what === 'learn') return policyLearn(rest);
    throw misuse('policy check, policy test, policy ask, policy diff or policy learn?');
  },
};
