// A chart file → pages; scans are read once and kept by content and reader version, since OCR costs seconds a page.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@mnr/engine';
import { readPdf } from '@mnr/engine/pdf';

export async function readCached(file: string): Promise<readonly Page[]> {
  const bytes = readFileSync(file);
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const folder = process.env.MNR_EVAL_CACHE ?? join(tmpdir(), 'mnr-eval-pages');
  const cached = join(folder, `${key}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8')) as Page[];
  const { pages } = await readPdf(new Uint8Array(bytes));
  if (pages.some((p) => p.source === 'ocr')) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(cached, JSON.stringify(pages));
  }
  return pages;
}
