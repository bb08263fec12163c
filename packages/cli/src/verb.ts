// What a verb of the command line is: one file in verbs/, one line in the table of main.ts.

export type Verb = {
  /** After `mnr`: `review CHART.pdf --policy ID --title TITLE [--json]`. */
  readonly usage: string;
  readonly summary: string;
  /** Resolves with the exit status: 0 done, 1 failed, 2 wrongly called. */
  readonly run: (args: readonly string[]) => Promise<number>;
};

export type Flags = {
  readonly positional: readonly string[];
  readonly named: ReadonlyMap<string, string>;
  readonly switches: ReadonlySet<string>;
};

/** Thrown by verbs for a wrong call; main.ts shows it with the usage. */
export const misuse = (message: string): Error => Object.assign(new Error(message), { name: 'Misuse' });

/** `--policy x` and `--policy=x` for `values`, `--json` for `switches`. */
export function readFlags(
  args: readonly string[],
  known: { readonly values: readonly string[]; readonly switches: readonly string[] },
): Flags {
  const positional: string[] = [];
  const named = new Map<string, string>();
  const switches = new Set<string>();
  for (let at = 0; at < args.length; at++) {
    const [name, inline] = args[at].split(/=(.*)/s, 2);
    if (!name.startsWith('--')) positional.push(args[at]);
    else if (known.switches.includes(name)) switches.add(name);
    else if (known.values.includes(name)) {
      const value = inline ?? args[++at];
      if (value === undefined) throw misuse(`${name} needs a value`);
      named.set(name, value);
    } else throw misuse(`there is no option ${name}`);
  }
  return { positional, named, switches };
}
