// A page's own coordinates (origin bottom left, before rotation) → points from the top left of the page as shown.

import type { Pdfium } from './pdfium.ts';

export type Geometry = {
  readonly width: number;
  readonly height: number;
  /** Quarter turns clockwise. */
  readonly turns: number;
  /** Edges of the page in its own coordinates. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

export const pageGeometry = (pdfium: Pdfium, page: number): Geometry => {
  const { call, memory, scratch } = pdfium;
  call.FPDF_GetPageBoundingBox(page, scratch);
  const at = scratch >> 2;
  const heap = memory.HEAPF32;
  const [left, top, right, bottom] = [heap[at]!, heap[at + 1]!, heap[at + 2]!, heap[at + 3]!];
  const [width, height] = [call.FPDF_GetPageWidthF(page), call.FPDF_GetPageHeightF(page)];
  return { width, height, turns: call.FPDFPage_GetRotation(page), left, top, right, bottom };
};

// Called for every letter: plain numbers, no arrays.
export const placeX = (geometry: Geometry, x: number, y: number): number => {
  if (geometry.turns === 1) return y - geometry.bottom;
  if (geometry.turns === 2) return geometry.right - x;
  if (geometry.turns === 3) return geometry.top - y;
  return x - geometry.left;
};

export const placeY = (geometry: Geometry, x: number, y: number): number => {
  if (geometry.turns === 1) return x - geometry.left;
  if (geometry.turns === 2) return y - geometry.bottom;
  if (geometry.turns === 3) return geometry.right - x;
  return geometry.top - y;
};

/** The box spanned by two opposite corners in page coordinates. */
export const placeBox = (geometry: Geometry, ax: number, ay: number, bx: number, by: number): Box => {
  const px = placeX(geometry, ax, ay);
  const py = placeY(geometry, ax, ay);
  const qx = placeX(geometry, bx, by);
  const qy = placeY(geometry, bx, by);
  return {
    x0: px < qx ? px : qx,
    y0: py < qy ? py : qy,
    x1: px < qx ? qx : px,
    y1: py < qy ? qy : py,
  };
};

export const area = (box: Box): number => Math.max(0, box.x1 - box.x0) * Math.max(0, box.y1 - box.y0);

export const overlap = (a: Box, b: Box): Box => ({
  x0: Math.max(a.x0, b.x0),
  y0: Math.max(a.y0, b.y0),
  x1: Math.min(a.x1, b.x1),
  y1: Math.min(a.y1, b.y1),
});

export const contains = (box: Box, x: number, y: number): boolean =>
  x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;

export const around = (a: Box, b: Box): Box => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});

/** Puts each newcomer before the nearest item to its right on the same line, else after the nearest to its left, else at the end. */
export const insertByPlace = <T>(
  items: readonly T[],
  newcomers: readonly T[],
  boxOf: (item: T) => Box,
): readonly T[] => {
  const out = [...items];
  for (const newcomer of newcomers) {
    const box = boxOf(newcomer);
    const middle = (box.y0 + box.y1) / 2;
    let right: readonly [distance: number, at: number] | undefined;
    let left: readonly [distance: number, at: number] | undefined;
    out.forEach((item, at) => {
      const other = boxOf(item);
      if (middle < other.y0 || middle > other.y1) return;
      const after = other.x0 - box.x1;
      const before = box.x0 - other.x1;
      if (after >= -2 && (right === undefined || after < right[0])) right = [after, at];
      if (before >= -2 && (left === undefined || before < left[0])) left = [before, at];
    });
    const at: number = right?.[1] ?? (left === undefined ? out.length : left[1] + 1);
    out.splice(at, 0, newcomer);
  }
  return out;
};
