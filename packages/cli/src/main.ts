// `mnr VERB …`: finds the verb, runs it, exits with its status.

import type { Verb } from './verb.ts';

/** Loaded only when asked for, so that each starts fast. */
const verbs: Readonly<Record<string, () => Promise<{ readonly verb: Verb }>>> = {
  review: () => import('./verbs/review.ts'),
  serve: () => import('./verbs/serve.ts'),
  demo: () => import('./verbs/demo.ts'),
  codes: () => import('./verbs/codes.ts'),
  database: () => import('./verbs/database.ts'),
  organization: () => import('./verbs/organization.ts'),
  'master-key': () => import('./verbs/master-key.ts'),
  policy: () => import('./verbs/policy.ts'),
  audit: () => import('./verbs/audit.ts'),
  eval: () => import('./verbs/eval.ts'),
};

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  const load = Object.hasOwn(verbs, name ?? '') ? verbs[name] : undefined;
  if (!load) {
    const wanted = name === undefined || ['help', '--help', '-h'].includes(name);
    (wanted ? console.log : console.error)(await overview(wanted ? undefined : name));
    return wanted ? 0 : 2;
  }
  const { verb } = await load();
  if (rest.includes('--help') || rest.includes('-h')) {
    console.log(`mnr ${verb.usage}\n\n${verb.summary}`);
    return 0;
  }
  try {
    return await verb.run(rest);
  } catch (error) {
    const { name: kind, message } = error as Error;
    console.error(kind === 'Misuse' ? `${message}\nusage: mnr ${verb.usage}` : message);
    return kind === 'Misuse' ? 2 : 1;
  }
}

async function overview(unknown: string | undefined): Promise<string> {
  const all = await Promise.all(Object.values(verbs).map(async (load) => (await load()).verb));
  const list = all.map((verb) => `  mnr ${verb.usage}\n      ${verb.summary.split('\n', 1)[0]}`).join('\n');
  return `${unknown === undefined ? '' : `there is no verb ${unknown}\n`}Medical necessity review on the command line.\n\n${list}\n\n\`mnr VERB --help\` shows the options of a verb.`;
}

// `mnr eval charts | head`: who reads has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await main(process.argv.slice(2));
