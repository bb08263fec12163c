// The quick look at submit time: bytes → what is wrong with the file as a whole, or null.

import { openPdf } from './pdfium.ts';
import { isPdfError, type PdfProblemKind } from './problem.ts';

export type PdfLimits = { readonly maxBytes?: number; readonly maxPages?: number };

export const defaultLimits = { maxBytes: 100 * 1024 * 1024, maxPages: 2000 } as const;

/** Real files may begin with a mail header or a byte-order mark; readers accept the mark within the first 1,024 bytes. */
const headWindow = 1024;

const last = (bytes: Buffer, text: string): number => bytes.lastIndexOf(text, undefined, 'latin1');

/** A PDF ends in an end mark with no object behind it. One cut off in transit would open with fewer pages, which reads as silence. */
const isCutOff = (bytes: Buffer): boolean => {
  const end = last(bytes, '%%EOF');
  return end < 0 || last(bytes, 'endobj') > end || last(bytes, 'endstream') > end || last(bytes, ' obj') > end;
};

/** Checks that need only the bytes. */
export const checkBytes = (bytes: Uint8Array, limits: PdfLimits = {}): PdfProblemKind | null => {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > (limits.maxBytes ?? defaultLimits.maxBytes)) return 'too_large';
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!buffer.subarray(0, headWindow).includes('%PDF-', 0, 'latin1')) return 'not_pdf';
  return isCutOff(buffer) ? 'damaged' : null;
};

/** `await checkPdf(bytes)` → `'encrypted'` or, for a file worth reading, null. Parses the file's table of contents only. */
export const checkPdf = async (bytes: Uint8Array, limits: PdfLimits = {}): Promise<PdfProblemKind | null> => {
  const problem = checkBytes(bytes, limits);
  if (problem !== null) return problem;
  try {
    const document = await openPdf(bytes);
    const { pageCount } = document;
    document.close();
    return pageCount > (limits.maxPages ?? defaultLimits.maxPages) ? 'too_many_pages' : null;
  } catch (error) {
    if (isPdfError(error)) return error.kind;
    throw error;
  }
};
