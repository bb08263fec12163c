// `npm run bench:statements [-- --failures]`: how many statements by blind authors are read as labelled, the seen and the held-back ones
// apart: how a phrase is meant (*.txt), courses of treatment, values, days and durations (*.jsonl). `--failures` prints the seen ones
// that are not, never the held-back ones.
//
// They are hard on purpose: half of the phrases stand plainly beside a cue that must not reach them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Judged, judgeDay, judgePhrases, judgeTherapies, judgeValues } from './statement-judges.ts';

const { values: options } = parseArgs({ options: { failures: { type: 'boolean', default: false } } });
const here = fileURLToPath(new URL('./statements', import.meta.url));

const families: readonly (readonly [file: string, judge: (line: string) => readonly Judged[]])[] = [
  ['denials.txt', judgePhrases],
  ['frames.txt', judgePhrases],
  ['time-and-person.txt', judgePhrases],
  ['therapies.jsonl', (line) => judgeTherapies(JSON.parse(line))],
  ['values.jsonl', (line) => judgeValues(JSON.parse(line))],
  ['days.jsonl', (line) => [judgeDay(JSON.parse(line))]],
];

const percent = (part: number, of: number): string =>
  `${part}/${of} ${of > 0 ? ((100 * part) / of).toFixed(0) : '–'} %`;

for (const folder of [here, join(here, 'held')]) {
  const seen = folder === here;
  console.log(seen ? 'seen' : 'held back');
  for (const [file, judge] of families) {
    const lines = readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
    const counts = new Map<string, { right: number; of: number }>();
    for (const line of lines)
      for (const { asked, right, told } of judge(line)) {
        const count = counts.get(asked) ?? { right: 0, of: 0 };
        counts.set(asked, { right: count.right + (right ? 1 : 0), of: count.of + 1 });
        if (options.failures && seen && !right) console.log(`    ${asked}: ${told}\n      ${line}`);
      }
    const shown = [...counts].map(([asked, { right, of }]) => `${asked} ${percent(right, of)}`.padEnd(26)).join('');
    console.log(`  ${file.replace(/\..*/, '').padEnd(18)}${shown}`);
  }
}
