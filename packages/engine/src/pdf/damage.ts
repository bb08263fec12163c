// Signs that a page which looks blank has lost its content: streams that do not unpack, pictures that do not decode.

import { inflateSync } from 'node:zlib';
import type { PdfDocument } from './pdfium.ts';

const largestUnpacked = 64 * 1024 * 1024;
const imageKind = 3;

/** A stream may be followed by a line end; nothing else hides a broken one. */
const unpacks = (packed: Uint8Array): boolean => {
  try {
    inflateSync(packed, { maxOutputLength: largestUnpacked });
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  }
};

/** Does any packed stream of the file fail to unpack? PDFium passes over such a stream in silence, and its page then looks empty. */
export const hasBrokenStream = (bytes: Uint8Array): boolean => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.includes('/Encrypt', 0, 'latin1')) return false;
  let at = file.indexOf('stream', 0, 'latin1');
  while (at >= 0) {
    const end = file.indexOf('endstream', at, 'latin1');
    if (end < 0) return true;
    const start = file[at + 6] === 0x0d ? at + 8 : at + 7;
    const head = file.toString('latin1', Math.max(0, at - 400), at);
    const dictionary = head.slice(head.lastIndexOf(' obj') + 1);
    const onlyFlate = /\/Filter\s*\[?\s*\/FlateDecode\s*\]?\s*(\/|>>)/.test(dictionary);
    if (onlyFlate && end > start && !unpacks(file.subarray(start, end))) return true;
    at = file.indexOf('stream', end + 9, 'latin1');
  }
  return false;
};

/** Can every picture of the page be decoded? One that cannot leaves white paper. */
export const picturesDecode = ({ pdfium, handle }: PdfDocument, index: number): boolean => {
  const { call } = pdfium;
  const page = call.FPDF_LoadPage(handle, index);
  if (page === 0) return false;
  try {
    const count = call.FPDFPage_CountObjects(page);
    for (let i = 0; i < count; i++) {
      const object = call.FPDFPage_GetObject(page, i);
      if (call.FPDFPageObj_GetType(object) !== imageKind) continue;
      const bitmap = call.FPDFImageObj_GetBitmap(object);
      if (bitmap === 0) return false;
      call.FPDFBitmap_Destroy(bitmap);
    }
    return true;
  } finally {
    call.FPDF_ClosePage(page);
  }
};
