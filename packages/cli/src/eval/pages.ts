// Chart files → pages, read in a child process with limits, as the service does. Kept by content and reader when a folder is
// given, since OCR costs seconds a page.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@mnr/engine';
import { createReader } from '@mnr/reader';

export type PageReader = {
  /** @throws Error that says what is wrong with the file, without its text. */
  readonly read: (file: string) => Promise<readonly Page[]>;
  readonly close: () => Promise<void>;
};

/** @param cache a folder for pages that were read before; null keeps nothing */
export function openPageReader(cache: string | null): PageReader {
  const reader = createReader({ workers: Math.min(4, availableParallelism()) });
  const version = cache === null ? '' : readerVersion();
  return {
    close: reader.close,
    read: async (file) => {
      const bytes = readFileSync(file);
      const read = async () => {
        try {
          return await reader.read(new Uint8Array(bytes));
        } catch (error) {
          throw new Error(`${file}: ${(error as Error).message}`);
        }
      };
      if (cache === null) return read();
      const key = createHash('sha256').update(version).update(bytes).digest('hex').slice(0, 40);
      const kept = join(cache, `${key}.json`);
      if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Page[];
      const pages = await read();
      // Pages are chart text: for nobody else on this computer.
      mkdirSync(cache, { recursive: true, mode: 0o700 });
      writeFileSync(`${kept}.${process.pid}`, JSON.stringify(pages), { mode: 0o600 });
      renameSync(`${kept}.${process.pid}`, kept);
      return pages;
    },
  };
}

export const evalCache = (): string =>
  process.env.MNR_EVAL_CACHE ?? join(tmpdir(), `mnr-eval-pages-${process.getuid?.() ?? ''}`);

/** What was read by another state of the reader is read again. */
function readerVersion(): string {
  const folder = fileURLToPath(new URL('../../../engine/src/pdf/', import.meta.url));
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort())
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

/** What stands for a file that cannot be read: its case must escalate. */
export const unreadable: readonly Page[] = [
  { number: 1, width: 612, height: 792, source: 'unreadable', confidence: 0, words: [] },
];
