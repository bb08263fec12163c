// `mnr eval CHARTS_DIR`: every labelled chart through the engine, scored against its labels.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Policy, review } from '@mnr/engine';
import { readPolicyFolder } from '@mnr/service/policies';
import { policiesFolder } from '../policy/folder.ts';
import { readCached } from './pages.ts';
import { printScore } from './print.ts';
import { type Labelled, type Scored, score } from './score.ts';

export async function evaluate(args: readonly string[]): Promise<number> {
  const option = (name: string): string | null => {
    const i = args.indexOf(name);
    return i < 0 ? null : (args[i + 1] ?? '');
  };
  const dir = args.find((a, i) => !a.startsWith('--') && !['--only', '--json', '--html'].includes(args[i - 1] ?? ''));
  if (!dir) {
    console.error('usage: mnr eval CHARTS_DIR [--only TEXT] [--json FILE] [--html FILE] [--gate]');
    return 2;
  }
  const only = option('--only') ?? '';
  const cases = (JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')) as Labelled[]).filter((c) =>
    c.id.includes(only),
  );
  const policies = new Map<string, Policy>(
    readPolicyFolder(policiesFolder()).policies.map(({ policy }) => [policy.slug, policy]),
  );
  const scored: Scored[] = [];
  for (const [i, c] of cases.entries()) {
    const policy = policies.get(c.policy);
    if (!policy) {
      console.error(`${c.id}: no policy ${c.policy}`);
      continue;
    }
    const pages = await readCached(join(dir, c.file));
    const started = performance.now();
    const result = review(pages, policy, c.policy_title);
    scored.push({ label: c, review: result, milliseconds: performance.now() - started });
    if (process.stderr.isTTY) process.stderr.write(`\r${i + 1}/${cases.length}`);
  }
  if (process.stderr.isTTY) process.stderr.write('\r');
  const summary = score(scored);
  printScore(summary, args.includes('--verbose'));
  const json = option('--json');
  if (json) writeFileSync(json, `${JSON.stringify(summary, null, 1)}\n`);
  return args.includes('--gate') && (summary.falseApprovals.length > 0 || summary.falseDenials.length > 0) ? 1 : 0;
}
