// Grey pictures of pages → recognised words in pixels, by tesseract.js workers over the cores. Files come from installed packages only.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { Box } from './geometry.ts';
import type { Grey } from './render.ts';

export type SeenWord = Box & { readonly text: string; readonly confidence: number; readonly lineHeight: number };

export type OcrEngine = {
  /** Words in reading order. Calls beyond the number of workers wait. */
  readonly recognise: (grey: Grey, dpi: number) => Promise<readonly SeenWord[]>;
  readonly close: () => Promise<void>;
};

/** A worker's memory only grows; a fresh one costs less than a second. */
const pagesPerWorker = 60;

const languageFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');

const startWorker = async (): Promise<Worker> => {
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: languageFolder(),
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => {},
  });
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, debug_file: '/dev/null' });
  return worker;
};

/** Portable grey map: the one format that costs nothing to write. */
const asPgm = ({ width, height, data }: Grey): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data]);

const recogniseWith = async (worker: Worker, grey: Grey, dpi: number): Promise<readonly SeenWord[]> => {
  await worker.setParameters({ user_defined_dpi: String(Math.round(dpi)) });
  const { data } = await worker.recognize(asPgm(grey), {}, { blocks: true, text: false });
  return (data.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((paragraph) =>
      paragraph.lines.flatMap((line) =>
        line.words.map(({ text, confidence, bbox }) => ({
          text,
          confidence,
          ...bbox,
          lineHeight: line.bbox.y1 - line.bbox.y0,
        })),
      ),
    ),
  );
};

type Seat = { worker: Promise<Worker>; pages: number };

/** `const ocr = createOcrEngine(2)`; workers start when first needed. Each page is read by a state-free worker, so their number changes nothing. */
export const createOcrEngine = (workers: number): OcrEngine => {
  const idle: Seat[] = [];
  const waiting: ((seat: Seat) => void)[] = [];
  let seats = 0;

  const take = (): Promise<Seat> | Seat => {
    const free = idle.pop();
    if (free !== undefined) return free;
    if (seats < workers) {
      seats++;
      return { worker: startWorker(), pages: 0 };
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  const give = (seat: Seat): void => {
    const next = waiting.shift();
    if (next !== undefined) next(seat);
    else idle.push(seat);
  };
  const renew = async (seat: Seat): Promise<void> => {
    const old = seat.worker;
    seat.worker = startWorker();
    seat.pages = 0;
    await (await old).terminate();
  };

  return {
    recognise: async (grey, dpi) => {
      const seat = await take();
      try {
        if (++seat.pages > pagesPerWorker) await renew(seat);
        return await recogniseWith(await seat.worker, grey, dpi);
      } catch (error) {
        await renew(seat).catch(() => {});
        throw error;
      } finally {
        give(seat);
      }
    },
    close: async () => {
      await Promise.all(idle.splice(0).map(async (seat) => (await seat.worker).terminate()));
      seats = 0;
    },
  };
};
