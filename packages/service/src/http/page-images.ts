// Pictures of pages: drawn once by a chart worker, kept encrypted beside the charts.

import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Page } from '@mnr/engine';
import type { CaseFile } from '../cases/find.ts';
import { decrypt, encrypting } from '../charts/cipher.ts';
import { exists } from '../charts/store.ts';
import type { Context } from './context.ts';

const DRAW_SECONDS = 30;

/** Undefined when the chart has no such page. Pages count over all files; `turned` as the reading found it, so that boxes lie right. */
export async function drawPage(
  context: Pick<Context, 'store' | 'looks'>,
  organizationId: string,
  files: readonly CaseFile[],
  page: number,
  turned: Page['turned'],
): Promise<Buffer | undefined> {
  const { store } = context;
  const at = locate(files, page);
  if (!at) return undefined;
  const folder = store.imagesOf(organizationId, at.sha256);
  const path = join(folder, turned ? `${at.page}-${turned}.webp.enc` : `${at.page}.webp.enc`);
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return decrypt(store.key, kept);
  const { image } = await context.looks.run(
    { kind: 'draw', path: store.pathOf(organizationId, at.sha256), key: store.key, page: at.page, turned },
    { seconds: DRAW_SECONDS },
  );
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await pipeline(Readable.from([Buffer.from(image)]), encrypting(store.key), createWriteStream(draft, { mode: 0o600 }));
  await rename(draft, path);
  // Purged while it was drawn.
  if (!(await exists(store.pathOf(organizationId, at.sha256)))) await rm(folder, { recursive: true, force: true });
  return Buffer.from(image);
}

/** Before a chart was read its page counts are unknown, and there is nothing to show. */
function locate(
  files: readonly CaseFile[],
  page: number,
): { readonly sha256: string; readonly page: number } | undefined {
  let before = 0;
  for (const { sha256, pages } of files) {
    if (page <= before + (pages ?? 0)) return { sha256, page: page - before };
    before += pages ?? 0;
  }
  return undefined;
}
