// `mnr audit verify`: recomputes the hash chain of every organization's audit log; status 1 when one is broken.

import { optionsHelp, verifyAllAudits } from '@mnr/service';
import { misuse, type Verb } from '../verb.ts';

export const verb: Verb = {
  usage: 'audit verify [--data FOLDER]',
  summary: `Checks that no entry of the audit log was changed, removed or put in between.\n\n${optionsHelp()}`,
  run: async (args) => {
    const [action, ...rest] = args;
    if (action !== 'verify') throw misuse('audit what?');
    const chains = await verifyAllAudits(rest, process.env);
    for (const { organization, entries, broken } of chains)
      console.log(
        broken.length === 0
          ? `${organization}: ${entries} entries, the chain is intact`
          : `${organization}: ${entries} entries, BROKEN at ${shown(broken)}`,
      );
    return chains.every((chain) => chain.broken.length === 0) ? 0 : 1;
  },
};

const shown = (positions: readonly number[]): string =>
  positions.length > 10
    ? `${positions.slice(0, 10).join(', ')} and ${positions.length - 10} more`
    : positions.join(', ');
