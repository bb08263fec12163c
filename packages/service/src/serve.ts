// Serving from the command line: arguments and environment in; runs until SIGINT or SIGTERM.

import { readConfig } from './config.ts';
import { buildConsoleIfStale, sayBuild } from './http/build-console.ts';
import { startService } from './service.ts';

export async function serve(args: readonly string[], env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const config = readConfig(args, env);
  const built = config.screens ? sayBuild(await buildConsoleIfStale()) : undefined;
  if (built) console.log(built);
  const service = await startService(config);
  const lines = [
    `Medical necessity review at ${service.baseUrl} (API reference at ${service.baseUrl}/docs)`,
    `Data in ${config.dataDir}`,
  ];
  if (service.firstKey) lines.push('', `API key (shown only now): ${service.firstKey}`, '');
  if (service.setupTokenFile) {
    lines.push(
      `Not set up yet: open ${service.baseUrl} in a browser to make the first administrator`,
      `(from another machine it asks for the set-up token, in ${service.setupTokenFile})`,
      '',
    );
  }
  console.log(lines.join('\n'));
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await service.close();
}
