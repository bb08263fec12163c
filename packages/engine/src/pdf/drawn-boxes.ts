// Small squares drawn on a native page → the check boxes and choices among them: drawn at scan resolution and judged by the ink.

import type { CheckBox } from './form-fields.ts';
import { area, type Box, contains, overlap } from './geometry.ts';
import { isBareMark, isRiddle, ticked, unticked } from './marks.ts';
import type { Pdfium } from './pdfium.ts';
import { drawGrey, type Grey } from './render.ts';
import { clearEmpty, clearMark, findBoxes, inkWithin } from './scan-boxes.ts';
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
  const grey = drawGrey(pdfium, page, dpi);
  const boxes = findBoxes(grey, dpi).flatMap((found) => {
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
  const found = [...boxes, ...alike];
  const rest = outermost(squares).filter((square) => ![...found, ...known].some((box) => same(box, square)));
  return [...found, ...controls(grey, rest, found, words)];
};

/** Of squares drawn one in another (a ring and its dot, a rim and its ground) the outer one. */
const outermost = (squares: readonly Box[]): readonly Box[] =>
  squares
    .toSorted((a, b) => area(b) - area(a))
    .reduce<Box[]>((kept, square) => {
      if (!kept.some((other) => area(overlap(other, square)) > 0.8 * area(square))) kept.push(square);
      return kept;
    }, []);

const smallestControl = 7;
const largestControl = 17;
/** More than this share of ink is a filled shape. */
const filledFrom = 0.85;
const sameSize = 0.15;
const labelWithin = 14;

/**
 * Choices with round corners, round ones and filled ones, as browsers and form designers draw them. Shapes of their kind are bullets,
 * dots of time lines and ornaments as well: a filled one is a choice where an empty one of its size stands on the page, and an empty one
 * where one with a mark does.
 */
const controls = (
  grey: Grey,
  shapes: readonly Box[],
  boxes: readonly CheckBox[],
  words: readonly NativeWord[],
): readonly CheckBox[] => {
  const pixels = (points: number) => (points * dpi) / 72;
  const judged = shapes.flatMap((shape) => {
    const side = shape.x1 - shape.x0;
    if (side < smallestControl || side > largestControl) return [];
    const text = words.filter(({ word }) => contains(shape, (word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2));
    if (!text.every(({ word }) => isBareMark(word.text)) || !isLabelled(shape, words)) return [];
    const place = { x0: pixels(shape.x0), y0: pixels(shape.y0), x1: pixels(shape.x1), y1: pixels(shape.y1) };
    const ink = inkWithin(grey, place);
    if (ink > clearEmpty && ink < clearMark) return [];
    return [{ ...shape, filled: ink > filledFrom, on: ink >= clearMark }];
  });
  const all = [...judged, ...boxes.map((box) => ({ ...box, filled: false }))];
  return judged
    .filter((one) => {
      if (one.on && !one.filled) return true;
      return all.some((other) => other.on !== one.on && isSameSize(one, other));
    })
    .map(({ x0, y0, x1, y1, on }) => ({ x0, y0, x1, y1, on }));
};

const isSameSize = (a: Box, b: Box): boolean =>
  Math.abs(a.x1 - a.x0 - (b.x1 - b.x0)) <= sameSize * Math.max(a.x1 - a.x0, b.x1 - b.x0);

/** Does a word stand right beside it, on its line? */
const isLabelled = (shape: Box, words: readonly NativeWord[]): boolean =>
  words.some(({ word }) => {
    const middle = (shape.y0 + shape.y1) / 2;
    if (middle < word.y0 - 3 || middle > word.y1 + 3 || isBareMark(word.text)) return false;
    const right = word.x0 - shape.x1;
    const left = shape.x0 - word.x1;
    return (right >= -1 && right <= labelWithin) || (left >= -1 && left <= labelWithin);
  });

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
