// `npm start`: arguments and environment in, a served port out, until SIGINT or SIGTERM.

import { optionsHelp, readConfig } from './config.ts';
import { startService } from './service.ts';

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(`Serves medical necessity reviews over HTTP.\n\n${optionsHelp()}`);
    return;
  }
  const config = readConfig(args, process.env);
  const service = await startService(config);
  const lines = [
    `Medical necessity review at ${service.baseUrl} (API reference at ${service.baseUrl}/docs)`,
    `Data in ${config.dataDir}`,
  ];
  if (service.firstKey) lines.push('', `API key (shown only now): ${service.firstKey}`, '');
  console.log(lines.join('\n'));
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      service.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
