// `npm run bench:across -- SET… [--policy SLUG] [--json FILE]`: what each policy finds in the charts of other policies.
//
// A lens is graded in no chart of a stimulator: most of what is met or denied there is a phrase that is too wide, and the same sentence
// could stand in a chart of its own policy ("no block" of an ECG denied nerve blocks). For each criterion: how many different findings, and
// the first quotes. Things that everybody's chart tells (age, smoking, weight) are found rightly.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gather, judge, needsOf, type Policy, readChart, recommend } from '@mnr/engine';
import { readPolicyFolder } from '@mnr/service/policies';
import { labelsIn } from '../packages/cli/src/eval/labels.ts';
import { evalCache, openPageReader } from '../packages/cli/src/eval/pages.ts';

/** Quotes shown of each criterion. */
const SHOWN = 8;

const { values: options, positionals: sets } = parseArgs({
  allowPositionals: true,
  options: { policy: { type: 'string', default: '' }, json: { type: 'string' } },
});
const policies = readPolicyFolder(fileURLToPath(new URL('../policies', import.meta.url)))
  .policies.map(({ policy }) => policy)
  .filter((p) => p.slug.includes(options.policy));

/** By "SLUG CRITERION status": the different quotes, each with the policy of the chart in which it stands. */
const found = new Map<string, Set<string>>();

function read(policy: Policy, of: string, chart: ReturnType<typeof readChart>): void {
  for (const { title } of policy.titles) {
    const { criteria } = recommend(
      policy,
      chart,
      judge(policy, title, chart, gather(chart, needsOf(policy, title))),
      '',
    );
    for (const { id, status, silent, evidence } of criteria) {
      if (silent || (status !== 'met' && status !== 'not_met')) continue;
      const quotes = evidence.slice(0, 2).map((e) => e.context.replace(/\s+/g, ' ').slice(0, 150));
      const key = `${policy.slug} ${id} ${status}`;
      found.set(key, (found.get(key) ?? new Set()).add(`[${of}] ${quotes.join(' || ')}`));
    }
  }
}

const reader = openPageReader(evalCache());
let charts = 0;
for (const set of sets)
  for (const { label, file } of labelsIn(set)) {
    const chart = readChart(await reader.read(file));
    charts++;
    for (const policy of policies) if (policy.slug !== label.policy) read(policy, label.policy, chart);
  }
await reader.close();

const rows = [...found].sort(([, a], [, b]) => b.size - a.size);
for (const [key, quotes] of rows) {
  console.log(`${key}: ${quotes.size}`);
  for (const quote of [...quotes].slice(0, SHOWN)) console.log(`   ${quote}`);
}
console.log(`${charts} charts, ${rows.reduce((n, [, q]) => n + q.size, 0)} different findings`);
if (options.json)
  writeFileSync(
    options.json,
    JSON.stringify(
      rows.map(([key, q]) => ({ key, quotes: [...q] })),
      null,
      1,
    ),
  );
