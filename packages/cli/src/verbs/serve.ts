// `mnr serve`: the service, as `npm start` runs it.

import { optionsHelp, serve } from '@mnr/service';
import type { Verb } from '../verb.ts';

export const verb: Verb = {
  usage: 'serve [--port N] [--host ADDRESS] [--data FOLDER]',
  summary: `Serves the API and the screens until it is interrupted.\n\n${optionsHelp()}`,
  run: async (args) => {
    await serve(args, process.env);
    return 0;
  },
};
