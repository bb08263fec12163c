// `mnr codes import`: an official release file in, its codes in the database of the service.

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { importCodes, optionsHelp } from '@mnr/service';
import { misuse, type Verb } from '../verb.ts';

export const verb: Verb = {
  usage: 'codes import FILE [--data FOLDER]',
  summary: `Takes in an ICD-10-CM order file or a HCPCS ANWEB file; the kind is recognized by its content.\n\n${optionsHelp()}`,
  run: async (args) => {
    const [action, file, ...rest] = args;
    if (action !== 'import' || !file) throw misuse('import which file?');
    // The files are Latin-1 in places; their codes and names are not.
    const text = await readFile(file, 'latin1');
    const { count, kind } = await importCodes(text, basename(file), rest, process.env);
    console.log(`${count} ${kind === 'icd10cm-order' ? 'ICD-10-CM' : 'HCPCS'} codes taken in from ${basename(file)}`);
    return 0;
  },
};
