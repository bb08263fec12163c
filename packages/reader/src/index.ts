// Foreign PDFs, read in a child process that can be killed: bytes in, pages out; a page that hangs is unreadable, the rest goes on.

import { availableParallelism } from 'node:os';
import {
  checkBytes,
  defaultLimits,
  type Page,
  type PdfProblemKind,
  pdfError,
  type ReadProgress,
} from '@mnr/engine/pdf';
import { type End, endError, type Limits, type ReaderChild, startChild } from './child-process.ts';
import type { ReaderMessage, ReaderTask } from './messages.ts';

export type ReaderOptions = Partial<Limits> & {
  /** Most pages and bytes of one file. */
  readonly maxPages?: number;
  readonly maxBytes?: number;
  /** OCR workers within the child. */
  readonly workers?: number;
  /** Draws pictures without recognising them; for tests of robustness. */
  readonly withoutOcr?: boolean;
  /** Told whenever the child had to be killed, or died. */
  readonly onEnd?: (end: End) => void;
};

export const readerDefaults = { memoryMb: 1536, seconds: 1800, pageSeconds: 60, ...defaultLimits } as const;

export type { End } from './child-process.ts';

export type Reader = {
  /** Throws a PdfError when the file as a whole cannot be read. Reads wait for each other. */
  readonly read: (
    bytes: Uint8Array,
    options?: { readonly onProgress?: (progress: ReadProgress) => void },
  ) => Promise<readonly Page[]>;
  readonly check: (bytes: Uint8Array) => Promise<PdfProblemKind | null>;
  /** One page (1-based) as WebP. */
  readonly render: (
    bytes: Uint8Array,
    page: number,
    options?: { readonly dpi?: number; readonly turned?: Page['turned'] },
  ) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

/** A child that has read this many files is replaced: memory of WASM never shrinks. */
const filesPerChild = 25;
/** After so many pages that killed the child, the rest of a file is not worth more processes. */
const mostKillers = 20;

const hangingPage = (number: number): Page => ({
  number,
  width: 612,
  height: 792,
  source: 'unreadable',
  confidence: 0,
  words: [],
});

/** `const reader = createReader({ memoryMb: 1024 }); const pages = await reader.read(bytes); await reader.close();` */
export const createReader = (options: ReaderOptions = {}): Reader => {
  const limits: Limits = {
    memoryMb: options.memoryMb ?? readerDefaults.memoryMb,
    seconds: options.seconds ?? readerDefaults.seconds,
    pageSeconds: options.pageSeconds ?? readerDefaults.pageSeconds,
  };
  const maxPages = options.maxPages ?? readerDefaults.maxPages;
  const maxBytes = options.maxBytes ?? readerDefaults.maxBytes;
  const workers = options.workers ?? Math.min(8, availableParallelism());
  let child: ReaderChild | undefined;
  let files = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  const run: ReaderChild['run'] = async (task, onMessage) => {
    if (child === undefined || !child.isAlive()) {
      child = startChild(limits);
      files = 0;
    }
    const last = await child.run(task, onMessage);
    if (last.kind === 'ended') options.onEnd?.(last.end);
    return last;
  };
  const retire = (): void => {
    child?.kill();
    child = undefined;
  };
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const turn = queue.then(async () => {
      if (closed) throw new Error('the reader is closed');
      if (++files > filesPerChild) retire();
      return task();
    });
    queue = turn.catch(() => {});
    return turn;
  };
  const single = async (task: ReaderTask): Promise<ReaderMessage> => {
    const message = await run(task, () => {});
    if (message.kind === 'ended') throw endError(message.end);
    if (message.kind === 'problem') throw pdfError(message.problem);
    if (message.kind === 'failed') {
      retire();
      throw pdfError('damaged');
    }
    return message;
  };

  const read = async (bytes: Uint8Array, onProgress: (progress: ReadProgress) => void): Promise<readonly Page[]> => {
    const problem = checkBytes(bytes, { maxBytes });
    if (problem !== null) throw pdfError(problem);
    const pages = new Map<number, Page>();
    const inOcr = new Set<number>();
    let looking: number | undefined;
    let total: number | undefined;
    let only: readonly number[] | undefined;
    const hear = (message: ReaderMessage): void => {
      if (message.kind === 'count') total = message.pages;
      if (message.kind === 'start' && message.stage === 'reading') looking = message.page;
      if (message.kind === 'start' && message.stage === 'ocr') {
        looking = undefined;
        inOcr.add(message.page);
      }
      if (message.kind === 'page') {
        pages.set(message.page.number, message.page);
        inOcr.delete(message.page.number);
        if (looking === message.page.number) looking = undefined;
      }
      if (message.kind === 'progress') {
        const before = only === undefined ? 0 : (total ?? 0) - only.length;
        const { stage, pagesDone, pagesTotal } = message.progress;
        onProgress(
          stage === 'reading'
            ? { stage, pagesDone: before + pagesDone, pagesTotal: before + pagesTotal }
            : message.progress,
        );
      }
    };
    for (let killers = 0; killers <= mostKillers; killers++) {
      inOcr.clear();
      looking = undefined;
      const alone = only !== undefined;
      const last = await run(
        {
          kind: 'read',
          bytes,
          maxPages,
          maxBytes,
          workers: alone ? 1 : workers,
          withoutOcr: options.withoutOcr ?? false,
          ...(only ? { only } : {}),
        },
        hear,
      );
      if (last.kind === 'read') return [...pages.values()].toSorted((a, b) => a.number - b.number);
      if (last.kind === 'problem') throw pdfError(last.problem);
      const end = last.kind === 'ended' ? last.end : 'crashed';
      if (last.kind === 'failed') retire();
      if (total === undefined || end === 'time') throw endError(end);
      // Alone at the time of death means guilty; several suspects are tried again one by one.
      const suspects = [...inOcr, ...(looking === undefined ? [] : [looking])];
      if (suspects.length === 1) pages.set(suspects[0]!, hangingPage(suspects[0]!));
      else if (alone || suspects.length === 0) throw endError(end);
      only = Array.from({ length: total }, (_, index) => index + 1).filter((number) => !pages.has(number));
    }
    throw endError('stalled');
  };

  return {
    read: (bytes, { onProgress = () => {} } = {}) => inTurn(() => read(bytes, onProgress)),
    check: (bytes) =>
      inTurn(async () => {
        try {
          const message = await single({ kind: 'check', bytes, maxPages, maxBytes });
          return message.kind === 'checked' ? message.problem : 'damaged';
        } catch (error) {
          return (error as { kind?: PdfProblemKind }).kind ?? 'damaged';
        }
      }),
    render: (bytes, page, { dpi = 110, turned } = {}) =>
      inTurn(async () => {
        const message = await single({ kind: 'render', bytes, page, dpi, ...(turned === undefined ? {} : { turned }) });
        if (message.kind !== 'rendered') throw pdfError('damaged');
        return message.image;
      }),
    close: async () => {
      closed = true;
      retire();
      await queue;
    },
  };
};
