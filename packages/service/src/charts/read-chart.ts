// The one place where stored chart files become pages: encrypted files in order in, pages numbered over all of them out.
// Runs inside a chart worker, never in the process that answers requests.

import { readFile } from 'node:fs/promises';
import type { Page } from '@mnr/engine';
import { readPdf } from '@mnr/engine/pdf';
import { decrypt } from './cipher.ts';

export type ReadingProgress = {
  readonly stage: 'reading' | 'ocr';
  readonly pagesDone: number;
  readonly pagesTotal: number | null;
};

export async function readChartFiles(
  paths: readonly string[],
  key: Uint8Array,
  onProgress: (progress: ReadingProgress) => void,
): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (const [index, path] of paths.entries()) {
    const before = pages.length;
    const read = await readPdf(await readStored(path, key), {
      onProgress: (p) =>
        onProgress({
          stage: p.stage,
          pagesDone: before + p.pagesDone,
          pagesTotal: index === paths.length - 1 ? before + p.pagesTotal : null,
        }),
    });
    for (const page of read.pages) pages.push({ ...page, number: before + page.number });
  }
  return pages;
}

export async function readStored(path: string, key: Uint8Array): Promise<Uint8Array> {
  return decrypt(key, await readFile(path));
}
