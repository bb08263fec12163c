// The picture of a page → its words with confidences, or the finding that it is blank or cannot be read.

import { area, insertByPlace, overlap } from './geometry.ts';
import { ticked, unticked } from './marks.ts';
import type { OcrEngine } from './ocr-engine.ts';
import type { Page, Word } from './page.ts';
import type { Grey } from './render.ts';
import { eraseBoxes, findBoxes } from './scan-boxes.ts';
import { eraseRules } from './scan-rules.ts';
import { level, skewOf } from './skew.ts';

export type ScanReading = Pick<Page, 'source' | 'confidence' | 'words' | 'turned'>;

/** Below this the page is read again, enlarged; the better reading counts. */
const retryBelow = 85;
const enlargedDpi = 300;
/** Below this what was read is not fit to be believed. */
const readableFrom = 60;
/** Specks that a reader makes of dirt. */
const noiseBelow = 60;

const letters = /[\p{L}\p{N}☐☒]/u;

/** Ink that is more than dust: dark squares of 1/50 inch, edges of the sheet left out. */
const inkCells = ({ width, height, data }: Grey, dpi: number): number => {
  const cell = Math.max(2, Math.round(dpi / 50));
  const margin = Math.round(0.25 * dpi);
  let cells = 0;
  for (let y = margin; y + cell < height - margin; y += cell) {
    for (let x = margin; x + cell < width - margin; x += cell) {
      let dark = 0;
      for (let dy = 0; dy < cell; dy++)
        for (let dx = 0; dx < cell; dx++) if (data[(y + dy) * width + x + dx]! < 160) dark++;
      if (dark * 2 > cell * cell) cells++;
    }
  }
  return cells;
};

const blankCells = 12;
const strayCells = 60;

const meanConfidence = (words: readonly Word[]): number => {
  const read = words.filter((word) => word.text !== ticked && word.text !== unticked);
  const size = read.reduce((sum, word) => sum + word.text.length, 0);
  return size === 0 ? 0 : read.reduce((sum, word) => sum + word.text.length * (word.confidence ?? 0), 0) / size;
};

/** How much was read, and how surely: only confident letters count. */
const worth = (words: readonly Word[]): number =>
  words.reduce((sum, word) => sum + word.text.length * Math.max(0, (word.confidence ?? 0) - 50), 0);

const readAt = async (
  grey: Grey,
  dpi: number,
  skew: number,
  enlarge: number,
  ocr: OcrEngine,
): Promise<readonly Word[]> => {
  const sheet = await level(grey, { pointsPerPixel: 72 / dpi, skew, enlarge });
  const boxes = findBoxes(sheet.grey, dpi * enlarge);
  const clean = eraseRules(eraseBoxes(sheet.grey, boxes), dpi * enlarge);
  const seen = await ocr.recognise(clean, dpi * enlarge);
  const scale = 72 / (dpi * enlarge);
  const words = seen
    .filter((word) => letters.test(word.text) || word.confidence >= noiseBelow)
    .filter(
      (word) => word.confidence >= noiseBelow || !boxes.some((box) => area(overlap(box, word)) > 0.3 * area(word)),
    )
    .map(
      (word): Word => ({
        text: word.text,
        ...sheet.place(word),
        size: word.lineHeight * scale,
        confidence: Math.round(word.confidence),
      }),
    );
  const marks = boxes.map(
    (box): Word => ({
      text: box.on ? ticked : unticked,
      ...sheet.place(box),
      size: (box.y1 - box.y0) * scale,
      confidence: box.confidence,
    }),
  );
  return insertByPlace(words, marks, (word) => word);
};

/** A fax has ink or paper and nothing between: its stepped letters are read better when enlarged and softened at once. */
const isBitonal = ({ data }: Grey): boolean => {
  let [between, ink] = [0, 0];
  for (let i = 0; i < data.length; i += 7) {
    if (data[i]! < 224) ink++;
    if (data[i]! > 32 && data[i]! < 224) between++;
  }
  return between < 0.15 * ink;
};

const readUpright = async (grey: Grey, dpi: number, ocr: OcrEngine): Promise<readonly Word[]> => {
  const skew = await skewOf(grey);
  if (isBitonal(grey) && dpi < enlargedDpi) return readAt(grey, dpi, skew, enlargedDpi / dpi, ocr);
  const first = await readAt(grey, dpi, skew, 1, ocr);
  if (meanConfidence(first) >= retryBelow || dpi >= enlargedDpi) return first;
  const second = await readAt(grey, dpi, skew, enlargedDpi / dpi, ocr);
  return worth(second) > worth(first) ? second : first;
};

const turn = (grey: Grey, degrees: 90 | 180 | 270): Grey => {
  const { width, height, data } = grey;
  const out = new Uint8Array(data.length);
  const [w, h] = degrees === 180 ? [width, height] : [height, width];
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const from =
        degrees === 90
          ? (height - 1 - x) * width + y
          : degrees === 180
            ? (height - 1 - y) * width + (width - 1 - x)
            : x * width + (width - 1 - y);
      out[y * w + x] = data[from]!;
    }
  }
  return { width: w, height: h, data: out };
};

/** The recogniser reads print that runs up or down the page, but its lines are then of no use to a reader of lines. */
const isSideways = (words: readonly Word[]): boolean => {
  const long = words.filter((word) => word.text.length >= 4);
  const upright = long.filter((word) => word.y1 - word.y0 > 1.5 * (word.x1 - word.x0));
  return upright.length > 0.5 * long.length;
};

/** `await readScan(grey, 200, ocr)`; nothing read is ever "corrected": a number stays what was seen, with its confidence. */
export const readScan = async (grey: Grey, dpi: number, ocr: OcrEngine): Promise<ScanReading> => {
  const cells = inkCells(grey, dpi);
  if (cells < blankCells) return { source: 'blank', confidence: 100, words: [] };
  let words = await readUpright(grey, dpi, ocr);
  let turned: 90 | 180 | 270 | undefined;
  if ((meanConfidence(words) < readableFrom || isSideways(words)) && cells >= strayCells) {
    if (isSideways(words)) words = [];
    for (const degrees of [180, 90, 270] as const) {
      const other = await readUpright(turn(grey, degrees), dpi, ocr);
      if (meanConfidence(other) >= readableFrom && worth(other) > 2 * worth(words)) [words, turned] = [other, degrees];
    }
  }
  const confidence = Math.round(meanConfidence(words));
  if (confidence < readableFrom) {
    return {
      source: cells < strayCells ? 'blank' : 'unreadable',
      confidence: cells < strayCells ? 100 : confidence,
      words: [],
    };
  }
  return { source: 'ocr', confidence, words, ...(turned === undefined ? {} : { turned }) };
};
