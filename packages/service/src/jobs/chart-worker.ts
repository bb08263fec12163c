// A thread that reads charts: tasks in, answers out, one at a time. It may be ended at any moment without loss.

import { parentPort, workerData } from 'node:worker_threads';
import type { Policy } from '@mnr/engine';
import { isPdfError } from '@mnr/engine/pdf';
import { createReader } from '@mnr/reader';
import { readChartFiles, readStored } from '../charts/read-chart.ts';
import { policyFromDocument } from '../policies/folder.ts';
import type { Answer, FromWorker, Task } from './tasks.ts';
import { emptyPdf, warmUp } from './warm-up.ts';
import type { Given } from './worker-pool.ts';

const port = parentPort!;
const say = (message: FromWorker) => port.postMessage(message);

/** The process in which foreign PDFs are opened; it ends with this thread. */
const given = workerData as Given;
const reader = createReader(given.limits);

/** Reading a policy's text again for every chart would take longer than many a chart. */
const policies = new Map<string, Policy>();

function policyOf(task: Extract<Task, { kind: 'adjudicate' | 'warm' }>): Policy {
  let policy = policies.get(task.policySha256);
  if (!policy) {
    policy = policyFromDocument(task.policyDocument);
    policies.set(task.policySha256, policy);
  }
  return policy;
}

async function answer(task: Task): Promise<Answer[Task['kind']]> {
  switch (task.kind) {
    case 'check':
      return { problem: await reader.check(await readStored(task.file)) };
    case 'draw':
      return { image: await reader.render(await readStored(task.file), task.page, { turned: task.turned }) };
    case 'warm': {
      if (policies.has(task.policySha256)) return {};
      const policy = policyOf(task);
      const { review } = await import('@mnr/engine');
      warmUp(review, policy);
      return {};
    }
    case 'adjudicate': {
      const policy = policyOf(task);
      // Only here and at the end: a thread for quick looks never needs the whole engine.
      const { review } = await import('@mnr/engine');
      try {
        const { pages, counts } = await readChartFiles(reader, task.files, (progress) =>
          say({ kind: 'progress', progress }),
        );
        say({ kind: 'progress', progress: { stage: 'reviewing', pagesDone: pages.length, pagesTotal: pages.length } });
        return { review: review(pages, policy, task.title), pageCounts: counts };
      } catch (error) {
        if (isPdfError(error)) return { unreadable: `${error.message}.` };
        throw error;
      }
    }
  }
}

port.on('message', async (task: Task) => {
  try {
    say({ kind: 'answer', answer: await answer(task) });
  } catch (error) {
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    say({ kind: 'failed', name, message, stack: stack ?? '' });
  }
});
// The first chart shall not wait for programs to load.
reader.check(emptyPdf()).catch(() => {});
if (given.engine) import('@mnr/engine').catch(() => {});
