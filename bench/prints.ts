// `npm run bench:prints [-- SET…]`: the charts of a set that has its HTML (charts/seventeenth), printed in several ways, and what is
// judged otherwise than as the chart was written. `ONLY='narrow paper,large'` before it prints in these ways only.
//
// Seen on 23 November 2026, of the 108 charts of the twentieth to twenty-third set judged the same in every criterion, and recommended the
// same: large 106 and 107, small 107 and 108, typewriter 105 and 108, without rules 108 and 108, justified 103 and 107, one paper below
// another 97 and 105, capitals 98 and 106, days in words 107 and 107, days as 05-Mar-2026 108 and 108. At that day's beginning, of the 72
// charts of two of these sets: justified 61 and 67, one paper below another 62 and 68, the others about as now.
// Later that day, of 99 charts of three sets, cells at the right 99 and 99, heads in the middle 98 and 98, narrow paper 83 and 89; when
// what differed had been mended, of the 54 of the twenty-third and twenty-fourth set narrow paper 48 and 51, none of them the wrong way.

import { fileURLToPath } from 'node:url';
import { review } from '@mnr/engine';
import { createReader } from '@mnr/reader';
import { readPolicyFolder } from '@mnr/service/policies';
import { labelsIn } from '../packages/cli/src/eval/labels.ts';
import { needs } from './needs.ts';
import { chromiumPath, openPrinter, prints, sourcesIn } from './printed.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sets = process.argv.length > 2 ? process.argv.slice(2) : [`${root}charts/seventeenth`];
const policies = new Map(readPolicyFolder(`${root}policies`).policies.map(({ policy }) => [policy.slug, policy]));
const [asWritten, ...all] = Object.keys(prints);
const others = process.env.ONLY ? all.filter((how) => process.env.ONLY!.split(',').includes(how)) : all;
needs([chromiumPath], 'apt-get install chromium, or set CHROMIUM to its path');
const printer = await openPrinter();
const reader = createReader({ workers: 2 });
const tally = new Map(others.map((how) => [how, { same: 0, recommendations: 0, criteria: 0, charts: 0 }]));

for (const set of sets) {
  const sources = sourcesIn(set);
  for (const { label } of labelsIn(set)) {
    const html = sources.get(label.file);
    const policy = policies.get(label.policy);
    if (!html || !policy) continue;
    const judged = async (how: string) =>
      review(await reader.read(await printer.print(html, how)), policy, label.policy_title);
    const written = await judged(asWritten);
    for (const how of others) {
      const now = await judged(how);
      const changed = written.criteria.flatMap((c, i) =>
        c.status === now.criteria[i].status ? [] : [`${c.id} ${c.status} → ${now.criteria[i].status}`],
      );
      const count = tally.get(how)!;
      const isSame = written.recommendation === now.recommendation;
      count.charts++;
      count.criteria += changed.length;
      if (isSame) count.recommendations++;
      if (isSame && changed.length === 0) count.same++;
      if (!isSame || changed.length > 0)
        console.log(`${label.id}, ${how}: ${written.recommendation} → ${now.recommendation}; ${changed.join(', ')}`);
    }
  }
}
for (const [how, { charts, same, recommendations, criteria }] of tally)
  console.log(
    `${how.padEnd(24)} of ${charts} charts ${same} judged the same, ${recommendations} recommended the same; ${criteria} criteria changed`,
  );
await printer.close();
await reader.close();
