// A PDF page's annotations → its check boxes and radio buttons as words; the other answers are printed into the page ("flattened").

import { area, type Box, contains, type Geometry, insertByPlace, overlap, placeBox } from './geometry.ts';
import { isBareMark, isRiddle, ticked, unticked } from './marks.ts';
import { type Pdfium, scratchBytes } from './pdfium.ts';
import type { NativeWord } from './words.ts';

const widget = 20;
/** Hidden and no-view annotations are not on the page that a person sees. */
const unseenFlags = 0x02 | 0x20;

export type CheckBox = Box & { readonly on: boolean };

const stringOf = (pdfium: Pdfium, annotation: number, key: string): string => {
  const { call, memory, scratch } = pdfium;
  const length = Math.min(call.FPDFAnnot_GetStringValue(annotation, key, scratch, scratchBytes), scratchBytes);
  return Buffer.from(memory.HEAPU8.subarray(scratch, scratch + Math.max(0, length - 2))).toString('utf16le');
};

/** Reads the check boxes of a loaded page and prints all annotations into it. True means: load the page again to see them. */
export const flattenAnnotations = (
  pdfium: Pdfium,
  page: number,
  geometry: Geometry,
): { readonly changed: boolean; readonly checkBoxes: readonly CheckBox[] } => {
  const { call, memory, scratch } = pdfium;
  const count = call.FPDFPage_GetAnnotCount(page);
  const checkBoxes: CheckBox[] = [];
  for (let index = 0; index < count; index++) {
    const annotation = call.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    if (call.FPDFAnnot_GetSubtype(annotation) === widget && (call.FPDFAnnot_GetFlags(annotation) & unseenFlags) === 0) {
      // Only check boxes and radio buttons have an appearance state: its name is the answer, "Off" or else.
      const state = stringOf(pdfium, annotation, 'AS');
      if (state !== '' && call.FPDFAnnot_GetRect(annotation, scratch)) {
        const at = scratch >> 2;
        const [left, top, right, bottom] = memory.HEAPF32.subarray(at, at + 4) as unknown as [
          number,
          number,
          number,
          number,
        ];
        const box = placeBox(geometry, left, top, right, bottom);
        if (area(box) > 0) checkBoxes.push({ ...box, on: state !== 'Off' });
      } else if (state === '' && !call.EPDFAnnot_HasAppearanceStream(annotation, 0)) {
        call.EPDFAnnot_GenerateFormFieldAP(annotation);
      }
    }
    call.FPDFPage_CloseAnnot(annotation);
  }
  const changed = count > 0 && call.FPDFPage_Flatten(page, 0) === 1;
  return { changed, checkBoxes };
};

/** Puts each box in as one word, instead of the bare mark that its appearance draws. */
export const placeCheckBoxes = (
  words: readonly NativeWord[],
  checkBoxes: readonly CheckBox[],
): readonly NativeWord[] => {
  if (checkBoxes.length === 0) return words;
  const isInside = ({ word }: NativeWord) => {
    const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
    return checkBoxes.some((box) => contains(box, x, y) || area(overlap(box, word)) > 0.5 * area(word));
  };
  const isMark = ({ word }: NativeWord) =>
    isBareMark(word.text) || isRiddle(word.text) || word.text === ticked || word.text === unticked;
  const marks = checkBoxes.map(({ on, x0, y0, x1, y1 }) => ({
    word: { text: on ? ticked : unticked, x0, y0, x1, y1, size: y1 - y0 },
    doubtful: false,
    light: 0,
    object: 0,
  }));
  return insertByPlace(
    words.filter((entry) => !(isMark(entry) && isInside(entry))),
    marks,
    ({ word }) => word,
  );
};
