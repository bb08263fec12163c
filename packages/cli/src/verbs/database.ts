// `mnr database export|import FOLDER`: backup, moving to another server, and the way across a major version of PostgreSQL.

import { optionsHelp, readConfig, transfer } from '@mnr/service';
import { misuse, type Verb } from '../verb.ts';

export const verb: Verb = {
  usage: 'database export FOLDER | database import FOLDER [--data FOLDER]',
  summary: `Writes all tables as of one instant, or reads them into an empty database. Copy charts and the encryption key from the data folder yourself.\n\n${optionsHelp()}`,
  run: async (args) => {
    const [action, folder, ...rest] = args;
    if ((action !== 'export' && action !== 'import') || !folder) throw misuse('export to or import from which folder?');
    const { tables } = await transfer(action, folder, readConfig(rest, process.env));
    for (const [table, rows] of Object.entries(tables)) console.log(`${String(rows).padStart(9)}  ${table}`);
    return 0;
  },
};
