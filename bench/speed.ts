// `npm run bench:speed`: how fast charts are read once their words are extracted (speed-thread.ts), in a thread like those in which the
// service reads.

import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { MEMORY_OF_A_READER } from '../packages/service/src/jobs/worker-pool.ts';

export const printSpeeds = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const entry = new URL('./speed-entry.mjs', import.meta.url);
    const reader = new Worker(entry, { execArgv: [], resourceLimits: MEMORY_OF_A_READER });
    reader.once('error', reject);
    reader.once('exit', () => resolve());
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) await printSpeeds();
