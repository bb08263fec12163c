// A few threads that read charts, so that the process which answers requests never waits for one: a task in, its answer out,
// or an error that says that the thread was ended (time, memory, crash).

import { Worker } from 'node:worker_threads';
import type { ReaderLimits } from '../config.ts';
import type { Answer, FromWorker, Task } from './tasks.ts';

export type ProgressOf = Extract<FromWorker, { kind: 'progress' }>['progress'];

export type WorkerPool = {
  readonly run: <K extends Task['kind']>(
    task: Extract<Task, { kind: K }>,
    options: { readonly seconds: number; readonly onProgress?: (progress: ProgressOf) => void },
  ) => Promise<Answer[K]>;
  readonly close: () => Promise<void>;
};

/** The thread is gone; what it was doing is not finished. `reason` is a sentence for people. */
export type WorkerEnded = Error & { readonly ended: 'time' | 'memory' | 'crash'; readonly reason: string };
export const isWorkerEnded = (error: unknown): error is WorkerEnded => error instanceof Error && 'ended' in error;

/** Nothing is wrong with the task: it is done again by the next service. */
const stopping = () => new Error('the service is stopping');

const ended = (kind: WorkerEnded['ended'], reason: string, cause?: unknown): WorkerEnded =>
  Object.assign(new Error(reason, { cause }), { ended: kind, reason });

/** What a chart worker is given when it starts. */
export type Given = { readonly engine: boolean; readonly limits: ReaderLimits };

type Waiting = {
  readonly task: Task;
  readonly seconds: number;
  readonly onProgress: ((progress: ProgressOf) => void) | undefined;
  readonly resolve: (answer: Answer[Task['kind']]) => void;
  readonly reject: (error: Error) => void;
};

/** @param warm threads to start at once instead of with the first task, and whether they load the whole engine then */
export function openWorkerPool(
  size: number,
  limits: ReaderLimits,
  warm: { readonly threads: number; readonly engine: boolean } = { threads: 0, engine: false },
): WorkerPool {
  const idle: Worker[] = [];
  const queue: Waiting[] = [];
  const all = new Set<Worker>();
  let closed = false;

  const next = () => {
    while (queue.length > 0 && (idle.length > 0 || all.size < size))
      give(idle.pop() ?? spawn(all, warm.engine, limits), queue.shift()!);
  };
  /** Waits for a task; should it end before, it is forgotten. */
  const rest = (worker: Worker) => {
    worker.once('exit', () => {
      all.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    idle.push(worker);
  };
  const give = (worker: Worker, waiting: Waiting) => {
    const settle = (then: () => void, alive: boolean) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      worker.on('error', () => {});
      if (alive && !closed) {
        rest(worker);
      } else {
        all.delete(worker);
        worker.terminate();
      }
      then();
      next();
    };
    const timer = setTimeout(
      () =>
        settle(
          () => waiting.reject(ended('time', `It took longer than the ${waiting.seconds} seconds allowed.`)),
          false,
        ),
      waiting.seconds * 1000,
    );
    worker.removeAllListeners();
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'progress') waiting.onProgress?.(message.progress);
      else if (message.kind === 'answer') settle(() => waiting.resolve(message.answer), true);
      else if (message.kind === 'failed') {
        const error = Object.assign(new Error(message.message), { name: message.name, stack: message.stack });
        // A thread in which something unforeseen went wrong is not used again.
        settle(() => waiting.reject(error), false);
      }
    });
    worker.once('error', (error) => {
      const memory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      const reason = memory ? 'It needed more memory than allowed.' : 'The reader stopped unexpectedly.';
      settle(() => waiting.reject(ended(memory ? 'memory' : 'crash', reason, error)), false);
    });
    worker.once('exit', () =>
      settle(() => waiting.reject(closed ? stopping() : ended('crash', 'The reader stopped unexpectedly.')), false),
    );
    worker.postMessage(waiting.task);
  };
  for (let started = 0; started < Math.min(warm.threads, size); started++) rest(spawn(all, warm.engine, limits));
  return {
    run: (task, options) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(stopping());
        queue.push({
          task,
          seconds: options.seconds,
          onProgress: options.onProgress,
          resolve: resolve as Waiting['resolve'],
          reject,
        });
        next();
      }),
    close: async () => {
      closed = true;
      for (const waiting of queue.splice(0)) waiting.reject(stopping());
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

/**
 * A chart's words and sentences live as long as its review: in a young generation of the usual size (48 MB) the collector's threads copy
 * them out again and again, which is felt on charts of many pages.
 */
export const MEMORY_OF_A_READER = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 192 } as const;

function spawn(all: Set<Worker>, engine: boolean, limits: ReaderLimits): Worker {
  const worker = new Worker(new URL('./chart-worker-entry.mjs', import.meta.url), {
    // Not the parent's: its loader would be put in place twice.
    execArgv: [],
    workerData: { engine, limits } satisfies Given,
    resourceLimits: MEMORY_OF_A_READER,
  });
  all.add(worker);
  // Without a task there is nobody to tell; the task that it is given next will hear of its end.
  worker.on('error', () => {});
  worker.unref();
  return worker;
}
