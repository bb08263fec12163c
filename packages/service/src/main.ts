// `npm start`: arguments and environment in, a served port out.

import { optionsHelp } from './config.ts';
import { serve } from './serve.ts';

const args = process.argv.slice(2);
if (args.includes('--help')) console.log(`Serves medical necessity reviews over HTTP.\n\n${optionsHelp()}`);
else {
  serve(args, process.env).then(
    () => process.exit(0),
    (error: Error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
}
