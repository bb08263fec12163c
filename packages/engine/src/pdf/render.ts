// A loaded PDF page → its picture: grey levels for our own eyes, WebP for the screens.

import sharp from 'sharp';
import type { Page } from './page.ts';
import { openPdf, type Pdfium } from './pdfium.ts';
import { pdfError } from './problem.ts';

/** One byte a pixel, 0 black to 255 white. */
export type Grey = { readonly width: number; readonly height: number; readonly data: Uint8Array };

export type Colour = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/** A page of any stated size is drawn with at most this many pixels: sizes in a file are only claims. */
const mostPixels = 40_000_000;

const formats = { grey: { code: 1, bytes: 1 }, colour: { code: 3, bytes: 4 } } as const;

const draw = (pdfium: Pdfium, page: number, dpi: number, format: keyof typeof formats): Colour => {
  const { call, memory } = pdfium;
  const [points, high] = [call.FPDF_GetPageWidthF(page), call.FPDF_GetPageHeightF(page)];
  const scale = Math.min(dpi / 72, Math.sqrt(mostPixels / Math.max(1, points * high)));
  const width = Math.max(1, Math.round(points * scale));
  const height = Math.max(1, Math.round(high * scale));
  const { code, bytes } = formats[format];
  const bitmap = call.FPDFBitmap_CreateEx(width, height, code, 0, 0);
  if (bitmap === 0) throw pdfError('out_of_memory');
  try {
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    // 0x01: annotations too; 0x10: bytes as R, G, B.
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, format === 'colour' ? 0x11 : 0x01);
    const start = call.FPDFBitmap_GetBuffer(bitmap);
    const stride = call.FPDFBitmap_GetStride(bitmap);
    const row = width * bytes;
    const data = new Uint8Array(row * height);
    for (let y = 0; y < height; y++)
      data.set(memory.HEAPU8.subarray(start + y * stride, start + y * stride + row), y * row);
    return { width, height, data };
  } finally {
    call.FPDFBitmap_Destroy(bitmap);
  }
};

export const drawGrey = (pdfium: Pdfium, page: number, dpi: number): Grey => draw(pdfium, page, dpi, 'grey');

/** `await renderPage(bytes, 3, { dpi: 110, turned: page.turned })` → WebP of page 3 (1-based), turned as it was read; throws a PdfError when the file or that page cannot be drawn. */
export const renderPage = async (
  bytes: Uint8Array,
  number: number,
  options: { readonly dpi?: number; readonly turned?: Page['turned'] } = {},
): Promise<Uint8Array> => {
  const document = await openPdf(bytes);
  try {
    const page = document.pdfium.call.FPDF_LoadPage(document.handle, number - 1);
    if (page === 0) throw pdfError('damaged');
    try {
      const { width, height, data } = draw(document.pdfium, page, options.dpi ?? 110, 'colour');
      return await sharp(data, { raw: { width, height, channels: 4 } })
        .flatten({ background: '#fff' })
        .rotate(options.turned ?? 0)
        .webp({ quality: 80 })
        .toBuffer();
    } finally {
      document.pdfium.call.FPDF_ClosePage(page);
    }
  } finally {
    document.close();
  }
};
