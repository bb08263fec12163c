// `npm run bench:wordings -- [SLUG…] [--failures] [--bank FOLDER]`: how many wordings by blind authors are read as labelled, the seen and
// the held-back ones apart. `--failures` prints the seen ones that are not (never the held-back ones); `--bank` reads another folder.
//
// `wrong way` is what harms: an open or failed criterion taken for met, or a met one for failed.

import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { leavesIn, type Policy } from '@mnr/engine';
import { readPolicyFolder } from '@mnr/service/policies';
import { parse } from 'yaml';
import { reviewText, sentenceChart, titleFor } from '../packages/cli/src/policy/tests.ts';

type Item = string | { readonly text: string; readonly title?: string; readonly in?: string };
type Bank = { readonly leaves: Readonly<Record<string, Readonly<Record<string, readonly Item[]>>>> };
type Count = { right: number; of: number };

const here = fileURLToPath(new URL('.', import.meta.url));
const { values: options, positionals: slugs } = parseArgs({
  allowPositionals: true,
  options: { failures: { type: 'boolean', default: false }, bank: { type: 'string' } },
});
const banks = options.bank ?? join(here, 'wordings');
const statuses = ['met', 'not_met', 'unknown'] as const;

/** `!!` marks what harms. */
function showFailure(leaf: string, expected: string, got: string, text: string): void {
  const harm = got !== 'unknown' ? '!!' : '  ';
  console.log(`${harm} ${leaf} should be ${expected}, read as ${got}\n     ${text.trim().replaceAll('\n', '\n     ')}`);
}

function measure(policy: Policy, bank: Bank, counts: Map<string, Count>, failures = false): void {
  const count = (key: string, right: boolean): void => {
    const c = counts.get(key) ?? { right: 0, of: 0 };
    counts.set(key, { right: c.right + (right ? 1 : 0), of: c.of + 1 });
  };
  for (const [leaf, byStatus] of Object.entries(bank.leaves)) {
    if (!policy.titles.some((t) => leavesIn(t.tree).includes(leaf))) continue;
    for (const expected of statuses)
      for (const item of byStatus[expected] ?? []) {
        const {
          text,
          title = titleFor(policy, leaf, typeof item === 'string' ? item : item.text)!,
          in: kind,
        } = typeof item === 'string' ? { text: item } : item;
        const found = reviewText(policy, title, sentenceChart(text, kind)).criteria.find((c) => c.id === leaf);
        if (!found) continue;
        const evidenced = !found.silent && (found.status === 'met' || found.status === 'not_met');
        const right = expected === 'unknown' ? !evidenced : evidenced && found.status === expected;
        count(expected, right);
        count('wrong way', evidenced && found.status !== expected);
        if (failures && !right) showFailure(leaf, expected, evidenced ? found.status : 'unknown', text);
      }
  }
}

const show = (counts: ReadonlyMap<string, Count>): string =>
  [...statuses, 'wrong way']
    .map((key) => {
      const { right, of } = counts.get(key) ?? { right: 0, of: 0 };
      return `${key} ${right}/${of} ${of > 0 ? ((100 * right) / of).toFixed(0) : '–'} %`.padEnd(24);
    })
    .join('');

for (const part of ['seen', 'held back']) {
  const folder = join(banks, part === 'seen' ? '' : 'held');
  if (!existsSync(folder)) continue;
  console.log(part);
  const all = new Map<string, Count>();
  for (const { policy } of readPolicyFolder(join(here, '../policies')).policies) {
    if (slugs.length > 0 && !slugs.some((s) => policy.slug.includes(s))) continue;
    const file = join(folder, `${basename(dirname(policy.file))}.yaml`);
    if (!existsSync(file)) continue;
    const bank = parse(readFileSync(file, 'utf8')) as Bank;
    const counts = new Map<string, Count>();
    measure(policy, bank, counts, options.failures && part === 'seen');
    for (const [key, { right, of }] of counts) {
      const sum = all.get(key) ?? { right: 0, of: 0 };
      all.set(key, { right: sum.right + right, of: sum.of + of });
    }
    console.log(`  ${policy.slug.padEnd(28)}${show(counts)}`);
  }
  console.log(`  ${'all'.padEnd(28)}${show(all)}`);
}
