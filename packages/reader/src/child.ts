// The process that touches a foreign PDF: a task in, pages and progress out. It may be killed at any moment; it holds nothing else.

import { Worker } from 'node:worker_threads';
import { checkPdf, isPdfError, readPdf, renderPage } from '@mnr/engine/pdf';
import type { ReaderMessage, ReaderTask } from './messages.ts';

/** WASM memory is outside of Node's own limits: this is the one place where it can be capped. */
const capMemory = (bytes: number): void => {
  const pageBytes = 65_536;
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, delta: number): number {
    if (this.buffer.byteLength + delta * pageBytes > bytes)
      throw new RangeError('out of memory: the limit for one file is reached');
    return grow.call(this, delta);
  };
};

/** CPU seconds of this process at its last sign of life; 0 while it has nothing to do. */
const beat = new Float64Array(new SharedArrayBuffer(8));
const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** Should the watcher outside be gone while this process spins, a thread of its own ends it. */
const guardAgainstSpinning = (seconds: number): void => {
  const code = `
    const { workerData: { beat, seconds } } = require('node:worker_threads');
    setInterval(() => {
      const { user, system } = process.cpuUsage();
      if (beat[0] > 0 && (user + system) / 1e6 - beat[0] > seconds) process.kill(process.pid, 'SIGKILL');
    }, 1000);`;
  new Worker(code, { eval: true, execArgv: [], workerData: { beat, seconds } }).unref();
};

const say = (message: ReaderMessage): Promise<void> =>
  new Promise((resolve) => {
    if (beat[0] !== 0) beat[0] = cpuSeconds();
    if (process.send === undefined) resolve();
    else process.send(message, undefined, {}, () => resolve());
  });

const answer = async (task: ReaderTask): Promise<ReaderMessage> => {
  switch (task.kind) {
    case 'check':
      return { kind: 'checked', problem: await checkPdf(task.bytes, task) };
    case 'render':
      return {
        kind: 'rendered',
        image: await renderPage(task.bytes, task.page, { dpi: task.dpi, turned: task.turned }),
      };
    case 'read': {
      await readPdf(task.bytes, {
        maxPages: task.maxPages,
        maxBytes: task.maxBytes,
        workers: task.workers,
        withoutOcr: task.withoutOcr,
        ...(task.only === undefined ? {} : { only: new Set(task.only) }),
        onPageCount: (pages) => void say({ kind: 'count', pages }),
        onPageStart: (page, stage) => say({ kind: 'start', page, stage }),
        onPage: (page) => void say({ kind: 'page', page }),
        onProgress: (progress) => void say({ kind: 'progress', progress }),
      });
      return { kind: 'read' };
    }
  }
};

capMemory(Number(process.env.MNR_READER_WASM_BYTES ?? 2 ** 31));
guardAgainstSpinning(Number(process.env.MNR_READER_SPIN_SECONDS ?? 120));

process.on('message', async (task: ReaderTask) => {
  beat[0] = cpuSeconds();
  try {
    await say(await answer(task));
  } catch (error) {
    if (isPdfError(error)) await say({ kind: 'problem', problem: error.kind });
    // The text of an unexpected error may quote the file: only its kind leaves this process.
    else await say({ kind: 'failed', message: error instanceof Error ? error.name : 'Error' });
  } finally {
    beat[0] = 0;
  }
});
// Ctrl-C and some supervisors tell every process of the service: which file is given up is for the one that watches to say.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
// Nobody to answer to any more.
process.on('disconnect', () => process.exit(0));

await say({ kind: 'ready' });
