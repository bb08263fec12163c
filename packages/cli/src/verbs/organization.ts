// `mnr organization create`: a further organization with its first administrator, in the database of the service.

import { newOrganization, optionsHelp } from '@mnr/service';
import { misuse, readFlags, type Verb } from '../verb.ts';

export const verb: Verb = {
  usage: 'organization create NAME --administrator NAME --email ADDRESS [--data FOLDER]',
  summary: `Makes a further organization and prints the one-time link with which its administrator sets a password.\n\n${optionsHelp()}`,
  run: async (args) => {
    const { positional, named } = readFlags(args, { values: ['--administrator', '--email', '--data'], switches: [] });
    const [action, organization] = positional;
    if (action !== 'create' || !organization?.trim()) throw misuse('create which organization?');
    const [name, email, data] = ['--administrator', '--email', '--data'].map((flag) => named.get(flag)?.trim());
    if (!name || !email) throw misuse('--administrator and --email are needed');
    const wanted = { organization: organization.trim(), name, email };
    const { link, expires_at } = await newOrganization(wanted, data ? ['--data', data] : [], process.env);
    console.log(
      `${wanted.organization} is made. ${name} sets a password until ${expires_at} at the service's address, at`,
    );
    console.log(link);
    return 0;
  },
};
