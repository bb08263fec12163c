// Small squares drawn on a native page → the check boxes among them: drawn at scan resolution and judged by the ink, as on a scan.

import type { CheckBox } from './form-fields.ts';
import { area, type Box, contains, overlap } from './geometry.ts';
import { isBareMark, isRiddle, ticked, unticked } from './marks.ts';
import type { Pdfium } from './pdfium.ts';
import { drawGrey } from './render.ts';
import { findBoxes } from './scan-boxes.ts';
import { drawWithoutText } from './visibility.ts';
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
  const riddles = words.filter(({ word }) => isRiddle(word.text)).map(({ word }) => word);
  const unknown = [...squares, ...riddles].filter((square) => !known.some((box) => same(box, square)));
  if (unknown.length === 0) return [];
  const points = (pixels: number) => (pixels * 72) / dpi;
  const boxes = findBoxes(drawGrey(pdfium, page, dpi), dpi).flatMap((found) => {
    const box = { x0: points(found.x0), y0: points(found.y0), x1: points(found.x1), y1: points(found.y1) };
    const text = words.filter(({ word }) => contains(box, (word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2));
    const isBox =
      unknown.some((square) => same(box, square)) &&
      text.every(({ word }) => isBareMark(word.text) || isRiddle(word.text));
    return isBox ? [{ ...box, on: found.on }] : [];
  });
  // The same sign is a box wherever it stands, also where the search saw it badly.
  const alike = riddles
    .filter((word) => !boxes.some((box) => same(box, word)))
    .flatMap((word): readonly CheckBox[] => {
      const twin = boxes.find((box) => riddles.some((other) => other.text === word.text && same(box, other)));
      return twin === undefined ? [] : [{ x0: word.x0, y0: word.y0, x1: word.x1, y1: word.y1, on: twin.on }];
    });
  return [...boxes, ...alike];
};

const strokeDpi = 150;
/** Share of a printed box's inside that a pen's stroke covers; more than the last is a shade behind it. */
const strokeFrom = 0.05;
const shadeFrom = 0.85;

/**
 * A printed empty box with something drawn over it was ticked by hand: the answer is in no text layer. (Reading such a box as empty
 * would turn a nurse's yes into a no.)
 */
export const tickedByHand = (
  pdfium: Pdfium,
  page: number,
  words: readonly NativeWord[],
  drawn: number,
): readonly NativeWord[] => {
  if (drawn === 0 || !words.some(({ word }) => word.text === unticked)) return words;
  const grey = drawWithoutText(pdfium, page, strokeDpi);
  const scale = strokeDpi / 72;
  return words.map((entry) => {
    const { word } = entry;
    if (word.text !== unticked) return entry;
    // A glyph's box is higher than the square that it draws, which stands on the line.
    const side = Math.min(word.x1 - word.x0, word.y1 - word.y0);
    const middle = (word.y0 + word.y1) / 2;
    let [ink, all] = [0, 0];
    for (let y = Math.round((middle - 0.3 * side) * scale); y < (middle + 0.3 * side) * scale; y++) {
      for (let x = Math.round((word.x0 + 0.2 * side) * scale); x < (word.x1 - 0.2 * side) * scale; x++) {
        if (x < 0 || y < 0 || x >= grey.width || y >= grey.height) continue;
        all++;
        if (grey.data[y * grey.width + x]! < 140) ink++;
      }
    }
    const share = all === 0 ? 0 : ink / all;
    return share >= strokeFrom && share < shadeFrom ? { ...entry, word: { ...word, text: ticked } } : entry;
  });
};
