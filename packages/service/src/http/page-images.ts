// Pictures of pages: drawn once by a chart worker, kept encrypted beside the charts.

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CaseFile } from '../cases/find.ts';
import { decrypt, encrypting } from '../charts/cipher.ts';
import type { Context } from './context.ts';

const DRAW_SECONDS = 30;

/** Undefined when the chart has no such page. */
export async function drawPage(
  context: Pick<Context, 'store' | 'looks' | 'config'>,
  organizationId: string,
  files: readonly CaseFile[],
  page: number,
): Promise<Buffer | undefined> {
  const { store } = context;
  const chart = createHash('sha256')
    .update(files.map((f) => f.sha256).join())
    .digest('hex');
  const path = join(context.config.dataDir, 'page-images', organizationId, chart, `${page}.webp.enc`);
  const kept = await readFile(path).catch(() => undefined);
  if (kept) return decrypt(store.key, kept);
  const { image } = await context.looks.run(
    { kind: 'draw', paths: files.map((file) => store.pathOf(organizationId, file.sha256)), key: store.key, page },
    { seconds: DRAW_SECONDS },
  );
  if (!image) return undefined;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await pipeline(Readable.from([Buffer.from(image)]), encrypting(store.key), createWriteStream(draft, { mode: 0o600 }));
  await rename(draft, path);
  return Buffer.from(image);
}
