// `mnr VERB …`: one file per verb. This table is the whole command line.

type Verb = { readonly usage: string; readonly run: (args: readonly string[]) => Promise<number> };

const verbs: Readonly<Record<string, Verb>> = {
  'policy check': {
    usage: 'mnr policy check [SLUG…]: every mistake in the policy files, with file, line and help',
    run: async (args) => (await import('./policy/check.ts')).policyCheck(args),
  },
  'policy test': {
    usage: 'mnr policy test [SLUG…] [--strict]: the tests that stand beside the policies',
    run: async (args) => (await import('./policy/test.ts')).policyTest(args),
  },
  eval: {
    usage:
      'mnr eval CHARTS_DIR [--only TEXT] [--json FILE] [--html FILE] [--gate]: scores the engine against labelled charts',
    run: async (args) => (await import('./eval/eval.ts')).evaluate(args),
  },
};

const args = process.argv.slice(2);
const name = [args.slice(0, 2).join(' '), args[0] ?? ''].find((n) => n in verbs);
if (!name) {
  for (const verb of Object.values(verbs)) console.log(verb.usage);
  process.exitCode = args.length === 0 || args[0] === '--help' ? 0 : 2;
} else {
  process.exitCode = await verbs[name].run(args.slice(name.split(' ').length));
}
