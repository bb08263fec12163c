// How fast charts are read once their words are extracted, in megabytes of chart text per second of processor time, and whether time
// grows as the pages do: printed. Of several runs the best is shown: what else runs on the machine only takes away.

import { measureSpeed, type Speed } from './reader-speed.ts';

const RUNS = 3;
const PAGES = [100, 500, 2000];

const total = ({ stages }: Speed): number => Object.values(stages).reduce((sum, seconds) => sum + seconds, 0);

function print(name: string, speed: Speed): void {
  const { megabytes, stages, policy, mentionsPerKilobyte } = speed;
  const rates = Object.entries({ ...stages, all: total(speed) }).map(
    ([stage, seconds]) => `${stage} ${(megabytes / seconds).toFixed(2)}`,
  );
  console.log(
    `${name.padEnd(28)} MB/s: ${rates.join('  ')}  (${megabytes.toFixed(2)} MB, ${policy}, ${mentionsPerKilobyte.toFixed(0)} mentions a kilobyte)`,
  );
}

console.log('speed in megabytes of chart text per second of processor time, all threads of the process counted');
// Most of the first run's time goes into compiling: shown, and then left behind.
print('speed, 500 pages, cold', measureSpeed(500));
for (const size of ['largest', 'median'] as const) {
  for (let warm = 0; warm < RUNS; warm++) measureSpeed(500, size);
  let first: number | null = null;
  for (const pages of PAGES) {
    const runs = Array.from({ length: RUNS }, () => measureSpeed(pages, size));
    const best = runs.reduce((a, b) => (total(b) < total(a) ? b : a));
    print(`speed, ${pages} pages`, best);
    first ??= total(best) / pages;
    // 1 where time grows as the pages do
    console.log(`${''.padEnd(28)} a page costs ${(total(best) / pages / first).toFixed(2)} times one of the smallest`);
  }
}
