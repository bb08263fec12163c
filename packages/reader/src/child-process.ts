// One child process with its limits and without a network: a task in, its messages out, killed when it takes too much time, memory or stands still.

import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pdfError } from '@mnr/engine/pdf';
import type { ReaderMessage, ReaderTask } from './messages.ts';
import { withoutNetwork } from './no-network.ts';
import { usageOf } from './usage.ts';

export type Limits = {
  /** Resident memory of the process, all of it. */
  readonly memoryMb: number;
  /** CPU seconds for a whole file; the clock may show four times as many. */
  readonly seconds: number;
  /** CPU seconds for one page. */
  readonly pageSeconds: number;
};

/** Ended by its watcher: `stalled` on a page, over `time`, over `memory`, or by itself (`crashed`). */
export type End = 'stalled' | 'time' | 'memory' | 'crashed';

export type Ended = { readonly kind: 'ended'; readonly end: End };

const watchEvery = 200;
/** On a busy machine the clock runs on while the process waits. */
const patience = 4;

const path = fileURLToPath(new URL('./child.ts', import.meta.url));
const typescript = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
/** A bomb then ends as an error within the engine, which knows its page, before the whole process has to be killed. */
const wasmShare = 0.6;

export type ReaderChild = {
  /** Resolves with the last message, or with the reason of an untimely end. */
  readonly run: (task: ReaderTask, onMessage: (message: ReaderMessage) => void) => Promise<ReaderMessage | Ended>;
  readonly pid: number | undefined;
  readonly isAlive: () => boolean;
  readonly kill: () => void;
};

const isLast = (message: ReaderMessage): boolean =>
  message.kind === 'checked' ||
  message.kind === 'rendered' ||
  message.kind === 'read' ||
  message.kind === 'problem' ||
  message.kind === 'failed';

/** Nothing of this process's environment is of use to a reader of foreign files; keys and addresses least of all. */
const childEnvironment = ({ memoryMb, pageSeconds }: Limits): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH ?? '',
  NODE_NO_WARNINGS: '1',
  OMP_THREAD_LIMIT: '1',
  ...(process.env.TMPDIR === undefined ? {} : { TMPDIR: process.env.TMPDIR }),
  MNR_READER_WASM_BYTES: String(Math.floor(memoryMb * 1024 * 1024 * wasmShare)),
  // Later than the watcher out here, which knows what to do about it.
  MNR_READER_SPIN_SECONDS: String(pageSeconds * 1.5 + 5),
});

export const startChild = (limits: Limits): ReaderChild => {
  const child: ChildProcess = fork(path, [], {
    ...withoutNetwork(['--import', typescript, `--max-old-space-size=${limits.memoryMb}`]),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: childEnvironment(limits),
  });
  let alive = true;
  let ended: End | undefined;
  const kill = () => {
    child.kill('SIGKILL');
  };
  child.once('exit', () => {
    alive = false;
  });
  child.on('error', () => {
    alive = false;
  });
  const ready = new Promise<void>((resolve) => {
    child.once('message', () => resolve());
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });

  const run: ReaderChild['run'] = async (task, onMessage) => {
    await ready;
    if (!alive) return { kind: 'ended', end: ended ?? 'crashed' };
    return new Promise((resolve) => {
      const startUsage = usageOf(child.pid!);
      const started = { clock: Date.now(), cpu: startUsage?.cpuSeconds ?? 0 };
      let beat = { ...started };
      const stop = (end: End) => {
        ended ??= end;
        kill();
      };
      const look = () => {
        const usage = usageOf(child.pid!);
        const clock = Date.now();
        const spent = (since: typeof started) => ({
          cpu: (usage?.cpuSeconds ?? 0) - since.cpu,
          clock: (clock - since.clock) / 1000,
        });
        const over = (used: { cpu: number; clock: number }, seconds: number) =>
          used.cpu > seconds || used.clock > seconds * patience;
        if (usage !== undefined && usage.residentBytes > limits.memoryMb * 1024 * 1024) stop('memory');
        else if (over(spent(started), limits.seconds)) stop('time');
        else if (over(spent(beat), limits.pageSeconds)) stop('stalled');
      };
      const watch = setInterval(look, watchEvery);
      const finish = (result: ReaderMessage | Ended) => {
        clearInterval(watch);
        child.off('message', hear);
        child.off('exit', gone);
        resolve(result);
      };
      const hear = (message: ReaderMessage) => {
        beat = { clock: Date.now(), cpu: usageOf(child.pid!)?.cpuSeconds ?? 0 };
        if (isLast(message)) finish(message);
        else onMessage(message);
      };
      const gone = () => finish({ kind: 'ended', end: ended ?? 'crashed' });
      child.on('message', hear);
      child.once('exit', gone);
      look();
      child.send(task, (error) => {
        if (error) gone();
      });
    });
  };
  return { run, pid: child.pid, isAlive: () => alive, kill };
};

/** What a whole file's untimely end means for its caller. */
export const endError = (end: End) =>
  pdfError(end === 'memory' ? 'out_of_memory' : end === 'crashed' ? 'damaged' : 'timed_out');
