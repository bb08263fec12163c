// Pictures of pages: drawn once by a chart worker, kept beside the charts, encrypted with the key of the chart's file.

import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@mnr/engine';
import type { CaseFile } from '../cases/find.ts';
import { exists } from '../charts/store.ts';
import { openBytes, sealBytes } from '../words/seal.ts';
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
  const key = await store.fileKey(organizationId, at.sha256);
  const place = `page ${at.page} ${turned ?? 0}`;
  const kept = key && (await readFile(path).catch(() => undefined));
  const opened = kept && openKept(key, place, kept);
  if (opened) return opened;
  const { image } = await context.looks.run(
    { kind: 'draw', file: store.stored(organizationId, at.sha256), page: at.page, turned },
    { seconds: DRAW_SECONDS },
  );
  // The file of an earlier release gets a key of its own soon.
  if (!key) return Buffer.from(image);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(draft, sealBytes(key, place, image), { mode: 0o600 });
  await rename(draft, path);
  // Purged while it was drawn.
  if (!(await exists(store.pathOf(organizationId, at.sha256)))) await rm(folder, { recursive: true, force: true });
  return Buffer.from(image);
}

/** Undefined for a picture of a file that had another key: it is drawn anew. */
function openKept(key: Uint8Array, place: string, kept: Buffer): Buffer | undefined {
  try {
    return openBytes(key, place, kept);
  } catch {
    return undefined;
  }
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
