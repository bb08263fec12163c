// The one place where stored chart files become pages: encrypted files in order in, pages numbered over all of them out.
// Runs inside a chart worker, never in the process that answers requests; the PDF itself is opened in the reader's own process.

import { readFile } from 'node:fs/promises';
import type { Page } from '@mnr/engine';
import type { Reader } from '@mnr/reader';
import type { MasterKeys, Owner } from '../keys/master-keys.ts';
import { openDraft, openFile } from './cipher.ts';

export type ReadingProgress = {
  readonly stage: 'reading' | 'ocr';
  readonly pagesDone: number;
  readonly pagesTotal: number | null;
};

export type ReadFiles = {
  readonly pages: readonly Page[];
  /** Pages of each file, in order. */
  readonly counts: readonly number[];
};

export async function readChartFiles(
  reader: Reader,
  files: readonly Stored[],
  onProgress: (progress: ReadingProgress) => void,
): Promise<ReadFiles> {
  const pages: Page[] = [];
  const counts: number[] = [];
  for (const [index, file] of files.entries()) {
    const before = pages.length;
    const read = await reader.read(await readStored(file), {
      onProgress: (p) =>
        onProgress({
          stage: p.stage,
          pagesDone: before + p.pagesDone,
          pagesTotal: index === files.length - 1 ? before + p.pagesTotal : null,
        }),
    });
    for (const page of read) pages.push({ ...page, number: before + page.number });
    counts.push(read.length);
  }
  return { pages, counts };
}

/** A chart's file, and what opens it. */
export type Kept = {
  readonly kind: 'kept';
  readonly path: string;
  readonly owner: Owner;
  readonly keys: MasterKeys;
};

export type Stored =
  | Kept
  /** Received, and not kept yet: its key is in memory only. */
  | { readonly kind: 'draft'; readonly path: string; readonly key: Uint8Array };

export async function readStored(stored: Stored): Promise<Uint8Array> {
  const file = await readFile(stored.path);
  return stored.kind === 'kept' ? openFile(stored.keys, stored.owner, file) : openDraft(stored.key, file);
}
