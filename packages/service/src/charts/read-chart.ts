// The one place where stored chart files become pages: encrypted files in order in, pages numbered over all of them out.
// Runs inside a chart worker, never in the process that answers requests; the PDF itself is opened in the reader's own process.

import { readFile } from 'node:fs/promises';
import type { Page } from '@mnr/engine';
import type { Reader } from '@mnr/reader';
import { decrypt } from './cipher.ts';

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
  paths: readonly string[],
  key: Uint8Array,
  onProgress: (progress: ReadingProgress) => void,
): Promise<ReadFiles> {
  const pages: Page[] = [];
  const counts: number[] = [];
  for (const [index, path] of paths.entries()) {
    const before = pages.length;
    const read = await reader.read(await readStored(path, key), {
      onProgress: (p) =>
        onProgress({
          stage: p.stage,
          pagesDone: before + p.pagesDone,
          pagesTotal: index === paths.length - 1 ? before + p.pagesTotal : null,
        }),
    });
    for (const page of read) pages.push({ ...page, number: before + page.number });
    counts.push(read.length);
  }
  return { pages, counts };
}

export async function readStored(path: string, key: Uint8Array): Promise<Uint8Array> {
  return decrypt(key, await readFile(path));
}
