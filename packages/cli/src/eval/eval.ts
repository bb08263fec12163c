// `mnr eval CHARTS_DIR…`: every labelled chart through the engine, scored against its labels.

import { readFileSync, writeFileSync } from 'node:fs';
import { type Page, type Policy, review } from '@mnr/engine';
import { readAll } from '../policy/folder.ts';
import { misuse, readFlags } from '../verb.ts';
import { changesSince } from './changes.ts';
import { type Gates, gatesFailed } from './gates.ts';
import { htmlReport } from './html.ts';
import { type LabelledChart, labelsInAll } from './labels.ts';
import { evalCache, openPageReader, type PageReader, unreadable } from './pages.ts';
import { printScore } from './print.ts';
import { type Scored, type Summary, score } from './score.ts';

export async function evaluate(args: readonly string[]): Promise<number> {
  const { positional, named, switches } = readFlags(args, {
    values: ['--only', '--policy', '--json', '--html', '--before', '--min-recommendation', '--min-criteria'],
    switches: ['--gate', '--verbose'],
  });
  if (positional.length === 0) throw misuse('which folder of charts?');
  const share = (name: string): number | null => {
    const text = named.get(name);
    if (text === undefined) return null;
    const value = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);
    if (!(value >= 0 && value <= 1)) throw misuse(`${name} takes a share such as 0.75 or 75%`);
    return value;
  };
  const gates: Gates = {
    noFalse: switches.has('--gate'),
    recommendation: share('--min-recommendation'),
    criteria: share('--min-criteria'),
  };
  const only = named.get('--only') ?? '';
  const slugs = named.get('--policy')?.split(',');
  const cases = labelsInAll(positional).filter(
    ({ label }) => label.id.includes(only) && (slugs?.includes(label.policy) ?? true),
  );
  if (cases.length === 0) throw new Error('there is no labelled chart to score');
  const reader = openPageReader(evalCache());
  let scored: readonly Scored[];
  try {
    scored = await scoreAll(cases, reader);
  } finally {
    await reader.close();
  }
  const summary = score(scored);
  printScore(summary, switches.has('--verbose'));
  const before = named.get('--before');
  if (before)
    for (const change of changesSince(JSON.parse(readFileSync(before, 'utf8')) as Summary, summary))
      console.log(change);
  const json = named.get('--json');
  if (json) writeFileSync(json, `${JSON.stringify(summary, null, 1)}\n`);
  const html = named.get('--html');
  if (html) writeFileSync(html, htmlReport(summary));
  const failed = gatesFailed(summary, gates);
  for (const f of failed) console.error(`gate: ${f}`);
  return failed.length > 0 || scored.length < cases.length ? 1 : 0;
}

async function scoreAll(cases: readonly LabelledChart[], reader: PageReader): Promise<readonly Scored[]> {
  const policies = new Map<string, Policy>(readAll().policies.map(({ policy }) => [policy.slug, policy]));
  const scored: Scored[] = [];
  for (const [i, { label, file }] of cases.entries()) {
    progress(`${i + 1}/${cases.length} ${label.id}`);
    const policy = policies.get(label.policy);
    if (!policy?.titles.some((t) => t.title === label.policy_title)) {
      console.error(`${label.id}: there is no policy ${label.policy} with the title "${label.policy_title}"`);
      continue;
    }
    const pages = await reader.read(file).catch((error: Error): readonly Page[] => {
      console.error(error.message);
      return unreadable;
    });
    const started = performance.now();
    const result = review(pages, policy, label.policy_title);
    scored.push({ label, review: result, milliseconds: performance.now() - started });
  }
  progress('');
  return scored;
}

function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}
