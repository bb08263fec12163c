// `mnr master-key show|new|forget`: the change of the key that everything encrypted at rest is under.

import { forgetEarlierKeys, type MasterKeyState, masterKeyState, newMasterKey, optionsHelp } from '@mnr/service';
import { misuse, type Verb } from '../verb.ts';

export const verb: Verb = {
  usage: 'master-key show|new|forget [--data FOLDER]',
  summary: `Shows which master key is in use, puts a new one into chart.key, or takes earlier ones out of it. Prints ids of keys, never keys.\n\n${optionsHelp()}`,
  run: async (args) => {
    const [action, ...rest] = args;
    switch (action) {
      case 'show':
        console.log(shown(await masterKeyState(rest, process.env)));
        return 0;
      case 'new':
        console.log(`master key ${newMasterKey(rest, process.env)} is in chart.key, before the one in use`);
        console.log('start the service again, and each that runs beside it: it does the rest by itself');
        return 0;
      case 'forget': {
        const forgotten = await forgetEarlierKeys(rest, process.env);
        console.log(
          forgotten.length === 0
            ? 'there is no earlier master key in chart.key'
            : `no longer in chart.key: ${forgotten.join(', ')}`,
        );
        return 0;
      }
      default:
        throw misuse('show, new or forget?');
    }
  },
};

function shown({ given, inUse, settledAt, left }: MasterKeyState): string {
  const [first, ...earlier] = given;
  const lines = [`in use: ${inUse}`];
  if (first !== inUse) lines.push(`new: ${first}, not in use until no running service has the other one as its first`);
  if (settledAt) lines.push(`nothing is left under an earlier master key since ${settledAt.toISOString()}`);
  else lines.push(`left under earlier master keys: ${left.cases} cases, ${left.charts} charts`);
  const known = earlier.filter((id) => id !== inUse);
  if (known.length > 0) lines.push(`given as earlier ones: ${known.join(', ')}`);
  return lines.join('\n');
}
