// One page of an open PDF → its visible native words, and what is known of the rest of the page (pictures, garbled text).

import { drawnBoxes, tickedByHand } from './drawn-boxes.ts';
import { flattenAnnotations, placeCheckBoxes } from './form-fields.ts';
import { type Geometry, pageGeometry } from './geometry.ts';
import { readGlyphs } from './glyphs.ts';
import { emptyCircle, isRiddle, ticked, unticked } from './marks.ts';
import { type PageObjects, readPageObjects } from './page-objects.ts';
import type { PdfDocument } from './pdfium.ts';
import { visibleWords } from './visibility.ts';
import { type NativeWord, wordsOf } from './words.ts';

export type NativePage = {
  readonly geometry: Geometry;
  readonly words: readonly NativeWord[];
  readonly garbled: number;
  readonly drawn: number;
  readonly objects: PageObjects;
};

/** Calls `use` with the page loaded, annotations printed in; closes it whatever happens. Undefined when PDFium cannot load the page. */
export const withNativePage = <T>(
  document: PdfDocument,
  index: number,
  use: (page: number, native: NativePage) => T,
): T | undefined => {
  const { pdfium, handle } = document;
  const { call } = pdfium;
  let page = call.FPDF_LoadPage(handle, index);
  if (page === 0) return undefined;
  try {
    const geometry = pageGeometry(pdfium, page);
    const { changed, checkBoxes } = flattenAnnotations(pdfium, page, geometry);
    if (changed) {
      call.FPDF_ClosePage(page);
      page = call.FPDF_LoadPage(handle, index);
      if (page === 0) return undefined;
    }
    const textPage = call.FPDFText_LoadPage(page);
    const layer = textPage === 0 ? { items: [], garbled: 0, hidden: 0 } : readGlyphs(pdfium, textPage, geometry);
    if (textPage !== 0) call.FPDFText_ClosePage(textPage);
    const read = wordsOf(layer.items);
    const objects = readPageObjects(pdfium, page, geometry, read);
    const odd = objects.mayHideText || read.some((entry) => entry.doubtful);
    const seen = odd ? visibleWords(pdfium, page, read) : read;
    const boxes = [...checkBoxes, ...drawnBoxes(pdfium, page, objects.squares, seen, checkBoxes)];
    const placed = placeCheckBoxes(seen, boxes).filter(({ word }) => !isRiddle(word.text));
    const words = circles(tickedByHand(pdfium, page, placed, objects.paths + objects.images.length + objects.forms));
    const drawn = layer.items.filter((item) => 'size' in item).length;
    return use(page, { geometry, words, garbled: layer.garbled, drawn, objects });
  } finally {
    if (page !== 0) call.FPDF_ClosePage(page);
  }
};

const circles = (words: readonly NativeWord[]): readonly NativeWord[] =>
  words.some(({ word }) => word.text === ticked)
    ? words.map((entry) =>
        emptyCircle.test(entry.word.text) ? { ...entry, word: { ...entry.word, text: unticked } } : entry,
      )
    : words;
