// Words of a text layer and their page → which of them a reader sees: drawn once with its text and once without, only what differs is there.

import type { Pdfium } from './pdfium.ts';
import { drawGrey, type Grey } from './render.ts';
import type { NativeWord } from './words.ts';

const dpi = 96;
/** Grey levels that must lie between a word and its ground; pale print on white paper has about 40. */
const contrast = 24;
const fewestPixels = 2;

const textKind = 1;
const formKind = 5;

const switchText = (pdfium: Pdfium, page: number, on: boolean): void => {
  const { call } = pdfium;
  const inForm = (form: number, depth: number): void => {
    const count = Math.min(call.FPDFFormObj_CountObjects(form), 5000);
    for (let i = 0; i < count; i++) apply(call.FPDFFormObj_GetObject(form, i), depth);
  };
  const apply = (object: number, depth: number): void => {
    const kind = call.FPDFPageObj_GetType(object);
    if (kind === textKind) call.FPDFPageObj_SetIsActive(object, on);
    if (kind === formKind && depth > 0) inForm(object, depth - 1);
  };
  const count = call.FPDFPage_CountObjects(page);
  for (let i = 0; i < count; i++) apply(call.FPDFPage_GetObject(page, i), 4);
};

const differs = (a: Grey, b: Grey, word: NativeWord['word']): boolean => {
  const scale = dpi / 72;
  const x0 = Math.max(0, Math.floor(word.x0 * scale));
  const x1 = Math.min(a.width, Math.ceil(word.x1 * scale));
  const y1 = Math.min(a.height, Math.ceil(word.y1 * scale));
  let found = 0;
  for (let y = Math.max(0, Math.floor(word.y0 * scale)); y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const at = y * a.width + x;
      if (Math.abs(a.data[at]! - b.data[at]!) >= contrast && ++found >= fewestPixels) return true;
    }
  }
  return false;
};

/** The page as it would be without its print: pictures, lines, shades and what was drawn by hand. */
export const drawWithoutText = (pdfium: Pdfium, page: number, resolution: number): Grey => {
  switchText(pdfium, page, false);
  const grey = drawGrey(pdfium, page, resolution);
  switchText(pdfium, page, true);
  return grey;
};

/** Costs two drawings of the page, so it is asked only where something looks odd. */
export const visibleWords = (pdfium: Pdfium, page: number, words: readonly NativeWord[]): readonly NativeWord[] => {
  const withText = drawGrey(pdfium, page, dpi);
  const without = drawWithoutText(pdfium, page, dpi);
  return words.filter(({ word, object }) => object === 0 || differs(withText, without, word));
};
