// How many pages a PDF has, without reading them: bytes in, a number out.

import { openPdf } from './pdfium.ts';

/** @throws PdfError when the file cannot be opened. */
export const pageCountOf = async (bytes: Uint8Array): Promise<number> => {
  const document = await openPdf(bytes);
  const { pageCount } = document;
  document.close();
  return pageCount;
};
