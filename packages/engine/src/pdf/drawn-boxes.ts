// Small squares drawn on a native page → the check boxes among them: drawn at scan resolution and judged by the ink, as on a scan.

import type { CheckBox } from './form-fields.ts';
import { area, type Box, contains, overlap } from './geometry.ts';
import { isBareMark } from './marks.ts';
import type { Pdfium } from './pdfium.ts';
import { drawGrey } from './render.ts';
import { findBoxes } from './scan-boxes.ts';
import type { NativeWord } from './words.ts';

const dpi = 200;

export const drawnBoxes = (
  pdfium: Pdfium,
  page: number,
  squares: readonly Box[],
  words: readonly NativeWord[],
  known: readonly CheckBox[],
): readonly CheckBox[] => {
  const same = (a: Box, b: Box) => area(overlap(a, b)) > 0.5 * Math.min(area(a), area(b));
  const unknown = squares.filter((square) => !known.some((box) => same(box, square)));
  if (unknown.length === 0) return [];
  const points = (pixels: number) => (pixels * 72) / dpi;
  return findBoxes(drawGrey(pdfium, page, dpi), dpi).flatMap((found) => {
    const box = { x0: points(found.x0), y0: points(found.y0), x1: points(found.x1), y1: points(found.y1) };
    const text = words.filter(({ word }) => contains(box, (word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2));
    const isBox = unknown.some((square) => same(box, square)) && text.every(({ word }) => isBareMark(word.text));
    return isBox ? [{ ...box, on: found.on }] : [];
  });
};
