// What is drawn on a PDF page beside its text → how much of it pictures cover, and whether anything was painted over the text.

import { area, type Box, contains, type Geometry, overlap, placeBox } from './geometry.ts';
import type { Pdfium } from './pdfium.ts';
import type { NativeWord } from './words.ts';

export type PageObjects = {
  readonly count: number;
  readonly images: readonly Box[];
  /** Pixels per inch of the largest picture; 0 without one. */
  readonly imageDpi: number;
  /** Share of the page under pictures, 0..1. */
  readonly covered: number;
  /** Small drawn squares: check boxes that are in no text layer. */
  readonly squares: readonly Box[];
  readonly paths: number;
  readonly forms: number;
  /** Text may be painted over, clipped or in a layer that is switched off: compare with the rendered page. */
  readonly mayHideText: boolean;
};

const kinds = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;

/** Above this number of filled shapes the page is rendered at once, which costs less than comparing boxes. */
const manyShapes = 300;

/** Print whose lightness differs less than this from the shape behind it may be meant not to be seen. */
const likeGround = 0.25;

const lightOf = (pdfium: Pdfium, object: number): number | undefined => {
  const { call, memory, scratch } = pdfium;
  if (!call.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return undefined;
  const heap = memory.HEAPU32;
  const at = scratch >> 2;
  return (0.299 * heap[at]! + 0.587 * heap[at + 1]! + 0.114 * heap[at + 2]!) / 255;
};

const boundsOf = (pdfium: Pdfium, object: number, geometry: Geometry): Box => {
  const { call, memory, scratch } = pdfium;
  call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const at = scratch >> 2;
  const heap = memory.HEAPF32;
  return placeBox(geometry, heap[at]!, heap[at + 1]!, heap[at + 2]!, heap[at + 3]!);
};

const dpiOf = (pdfium: Pdfium, image: number, box: Box): number => {
  const { call, memory, scratch } = pdfium;
  if (area(box) === 0 || !call.FPDFImageObj_GetImagePixelSize(image, scratch, scratch + 4)) return 0;
  const [width, height] = [memory.HEAPU32[scratch >> 2]!, memory.HEAPU32[(scratch >> 2) + 1]!];
  return Math.sqrt((width * height) / area(box)) * 72;
};

const isFilled = (pdfium: Pdfium, path: number): boolean => {
  const { call, memory, scratch } = pdfium;
  return Boolean(call.FPDFPath_GetDrawMode(path, scratch, scratch + 4)) && memory.HEAP32[scratch >> 2] !== 0;
};

const isSquare = (box: Box): boolean => {
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  return width >= 5 && width <= 20 && Math.abs(width - height) <= 0.15 * width;
};

/** Objects of a form (a picture within the page) in drawing order; nesting is followed a few levels, as a bomb may nest for ever. */
const paintsAfterText = (pdfium: Pdfium, form: number, depth: number): boolean => {
  const { call } = pdfium;
  const count = call.FPDFFormObj_CountObjects(form);
  let text = false;
  for (let i = 0; i < Math.min(count, 5000); i++) {
    const object = call.FPDFFormObj_GetObject(form, i);
    const kind = call.FPDFPageObj_GetType(object);
    if (kind === kinds.text) text = true;
    else if (kind === kinds.form) {
      if (depth > 0 && paintsAfterText(pdfium, object, depth - 1)) return true;
    } else if (text && (kind !== kinds.path || isFilled(pdfium, object))) return true;
  }
  return false;
};

export const readPageObjects = (
  pdfium: Pdfium,
  page: number,
  geometry: Geometry,
  words: readonly NativeWord[],
): PageObjects => {
  const { call } = pdfium;
  const count = call.FPDFPage_CountObjects(page);
  const sheet: Box = { x0: 0, y0: 0, x1: geometry.width, y1: geometry.height };
  const drawnAt = new Map<number, number>();
  const images: Box[] = [];
  const squares: Box[] = [];
  const shapes: { box: Box; at: number; light: number | undefined }[] = [];
  let paths = 0;
  let forms = 0;
  let largest = 0;
  let imageDpi = 0;
  let mayHideText = false;
  for (let at = 0; at < count; at++) {
    const object = call.FPDFPage_GetObject(page, at);
    const kind = call.FPDFPageObj_GetType(object);
    if (call.FPDFPageObj_CountMarks(object) > 0 && hasLayerMark(pdfium, object)) mayHideText = true;
    if (kind === kinds.text) {
      drawnAt.set(object, at);
      continue;
    }
    const box = overlap(boundsOf(pdfium, object, geometry), sheet);
    if (kind === kinds.image) {
      images.push(box);
      if (area(box) > largest) {
        largest = area(box);
        imageDpi = dpiOf(pdfium, object, boundsOf(pdfium, object, geometry));
      }
    }
    if (kind === kinds.path) {
      paths++;
      if (isSquare(box)) squares.push(box);
    }
    if (kind === kinds.form) forms++;
    if (kind === kinds.form && paintsAfterText(pdfium, object, 3)) mayHideText = true;
    if (box.x1 - box.x0 >= 4 && box.y1 - box.y0 >= 4 && (kind !== kinds.path || isFilled(pdfium, object)))
      shapes.push({ box, at, light: kind === kinds.path ? lightOf(pdfium, object) : undefined });
  }
  if (shapes.length > manyShapes) mayHideText = true;
  mayHideText ||= words.some(({ word, object, light }) => {
    const at = drawnAt.get(object);
    if (at === undefined) return false;
    const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
    const hides = (shape: (typeof shapes)[number]) =>
      shape.at > at || shape.light === undefined || Math.abs(shape.light - light) < likeGround;
    return shapes.some((shape) => hides(shape) && contains(shape.box, x, y));
  });
  const covered = images.length === 0 ? 0 : Math.min(1, images.reduce((sum, box) => sum + area(box), 0) / area(sheet));
  return { count, images, imageDpi, covered, squares, paths, forms, mayHideText };
};

/** Optional content: layers that a viewer may show or not. */
const hasLayerMark = (pdfium: Pdfium, object: number): boolean => {
  const { call, memory, scratch } = pdfium;
  const marks = Math.min(call.FPDFPageObj_CountMarks(object), 16);
  for (let i = 0; i < marks; i++) {
    const mark = call.FPDFPageObj_GetMark(object, i);
    if (mark === 0 || !call.FPDFPageObjMark_GetName(mark, scratch + 8, 64, scratch)) continue;
    const at = scratch + 8;
    if (memory.HEAPU8[at] === 0x4f && memory.HEAPU8[at + 2] === 0x43 && memory.HEAPU8[at + 4] === 0) return true;
  }
  return false;
};
