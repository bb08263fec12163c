// A page's own coordinates (origin bottom left, before rotation) → points from the top left of the page as shown.

import type { Pdfium } from './pdfium.ts';

export type Geometry = {
  readonly width: number;
  readonly height: number;
  readonly place: (x: number, y: number) => readonly [number, number];
};

export type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

export const pageGeometry = (pdfium: Pdfium, page: number): Geometry => {
  const { call, memory, scratch } = pdfium;
  call.FPDF_GetPageBoundingBox(page, scratch);
  const [left, top, right, bottom] = memory.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 4) as unknown as [
    number,
    number,
    number,
    number,
  ];
  const turns = call.FPDFPage_GetRotation(page);
  const places: readonly Geometry['place'][] = [
    (x, y) => [x - left, top - y],
    (x, y) => [y - bottom, x - left],
    (x, y) => [right - x, y - bottom],
    (x, y) => [top - y, right - x],
  ];
  return {
    width: call.FPDF_GetPageWidthF(page),
    height: call.FPDF_GetPageHeightF(page),
    place: places[turns] ?? places[0]!,
  };
};

/** The box spanned by two opposite corners in page coordinates. */
export const placeBox = (geometry: Geometry, ax: number, ay: number, bx: number, by: number): Box => {
  const [px, py] = geometry.place(ax, ay);
  const [qx, qy] = geometry.place(bx, by);
  return { x0: Math.min(px, qx), y0: Math.min(py, qy), x1: Math.max(px, qx), y1: Math.max(py, qy) };
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
