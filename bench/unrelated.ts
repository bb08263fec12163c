// `npm run bench:unrelated -- NOTES.json [SLUG…] [--show]`: what is found for a policy in notes that have nothing to do with it.
//
// NOTES.json is a list of texts, from outside of the project (public transcriptions of other specialties, say). Nearly every finding in
// them is a false one: a wound's dressing taken for getting dressed. `--show` prints the quotes.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readPolicyFolder } from '@mnr/service/policies';
import { reviewText, sentenceChart } from '../packages/cli/src/policy/tests.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { show: { type: 'boolean', default: false } },
});
const [file, ...slugs] = positionals;
const notes = (JSON.parse(readFileSync(file, 'utf8')) as readonly string[]).map((text) => sentenceChart(text));
const { policies } = readPolicyFolder(fileURLToPath(new URL('../policies', import.meta.url)));

for (const { policy } of policies) {
  if (slugs.length > 0 && !slugs.some((s) => policy.slug.includes(s))) continue;
  const counts = new Map<string, { met: number; not_met: number }>();
  notes.forEach((note, i) => {
    const seen = new Set<string>();
    for (const { title } of policy.titles)
      for (const { id, status, silent, evidence } of reviewText(policy, title, note).criteria) {
        if (seen.has(id) || silent || (status !== 'met' && status !== 'not_met')) continue;
        seen.add(id);
        const count = counts.get(id) ?? { met: 0, not_met: 0 };
        count[status]++;
        counts.set(id, count);
        const quotes = evidence.slice(0, 2).map((e) => e.quote.replace(/\s+/g, ' '));
        if (options.show) console.log(`${id} ${status} #${i} ${quotes.join(' || ')}`);
      }
  });
  const perHundred = (n: number): string => ((100 * n) / notes.length).toFixed(1);
  const rows = [...counts].sort(([, a], [, b]) => b.met - a.met);
  const sum = (status: 'met' | 'not_met'): number => rows.reduce((n, [, c]) => n + c[status], 0);
  console.log(
    `${policy.slug.padEnd(28)} in 100 notes: met ${perHundred(sum('met'))}, not met ${perHundred(sum('not_met'))}; most: ${rows
      .slice(0, 8)
      .map(([id, c]) => `${id} ${c.met}/${c.not_met}`)
      .join('  ')}`,
  );
}
