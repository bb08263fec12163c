// `npm run bench:learnt -- SET…`: what labelled charts teach, measured on charts that were not learnt from.
//
// The sets named are held back; of the criteria of words whose evidence their labels quote: how often the most telling sentence speaks as
// labelled, for the opposite, or for nothing, by how far it speaks. Rules take no part.

import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readChart } from '@mnr/engine';
import { likenessIn } from '@mnr/engine/learnt';
import { readPolicyFolder, releasePolicies } from '@mnr/service/policies';
import { labelsInAll } from '../packages/cli/src/eval/labels.ts';
import { evalCache, openPageReader } from '../packages/cli/src/eval/pages.ts';
import { exampleOf } from '../packages/cli/src/learn/examples.ts';
import { learnFrom } from '../packages/cli/src/learn/learn.ts';

const MARGINS = [-0.5, 0, 0.5, 1, 2];

const charts = fileURLToPath(new URL('../charts', import.meta.url));
const held = process.argv.slice(2);
const folders = readdirSync(charts, { withFileTypes: true }).flatMap((e) =>
  e.isDirectory() ? [join(charts, e.name)] : [],
);
if (held.length === 0) throw new Error('which sets of charts/ are held back?');
const isHeld = (dir: string): boolean => held.includes(basename(dir));
const [taught, asked] = [
  labelsInAll([charts, ...folders.filter((d) => !isHeld(d))]),
  labelsInAll(folders.filter(isHeld)),
];

const reader = openPageReader(evalCache());
const told: { readonly margin: number; readonly right: boolean }[] = [];
let evidenced = 0;
for (const { policy } of readPolicyFolder(releasePolicies).policies) {
  const examples = [];
  for (const chart of taught.filter(({ label }) => label.policy === policy.slug))
    examples.push(await exampleOf(chart, reader));
  const learnt = new Map(
    Object.entries(learnFrom(policy, examples)).map(([id, { bias, words }]) => [
      id,
      { bias, words: new Map(Object.entries(words)) },
    ]),
  );
  for (const { label, file } of asked.filter(({ label }) => label.policy === policy.slug)) {
    const of = likenessIn(readChart(await reader.read(file)), learnt);
    for (const [id, status] of Object.entries(label.leaves)) {
      if (!learnt.has(id) || !label.evidence[id] || (status !== 'met' && status !== 'not_met')) continue;
      evidenced++;
      const [a, b] = (['met', 'not_met'] as const).map(
        (side) => of(id, side, -1)[0]?.margin ?? Number.NEGATIVE_INFINITY,
      );
      told.push({ margin: Math.max(a, b), right: (a >= b ? 'met' : 'not_met') === status });
    }
  }
}
await reader.close();
console.log(`${asked.length} charts, ${evidenced} evidenced criteria of words, learnt from ${taught.length} others`);
for (const margin of MARGINS) {
  const some = told.filter((t) => t.margin >= margin);
  console.log(
    `margin ${margin}: ${some.filter((t) => t.right).length} as labelled, ${some.filter((t) => !t.right).length} for the opposite`,
  );
}
