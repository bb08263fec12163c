// PDF bytes → every page of it as placed words: native text where there is any.

import { checkBytes, defaultLimits, type PdfLimits } from './check-pdf.ts';
import { withNativePage } from './native-page.ts';
import type { Page } from './page.ts';
import { openPdf } from './pdfium.ts';
import { pdfError } from './problem.ts';

export type ReadProgress = {
  readonly stage: 'reading' | 'ocr';
  readonly pagesDone: number;
  readonly pagesTotal: number;
};

export type ReadOptions = PdfLimits & {
  readonly onProgress?: (progress: ReadProgress) => void;
};

export const readPdf = async (
  bytes: Uint8Array,
  options: ReadOptions = {},
): Promise<{ readonly pages: readonly Page[] }> => {
  const problem = checkBytes(bytes, options);
  if (problem !== null) throw pdfError(problem);
  const document = await openPdf(bytes);
  try {
    const pagesTotal = document.pageCount;
    if (pagesTotal > (options.maxPages ?? defaultLimits.maxPages)) throw pdfError('too_many_pages');
    const pages: Page[] = [];
    for (let index = 0; index < pagesTotal; index++) {
      const page = withNativePage(
        document,
        index,
        (_, { geometry, words }): Page => ({
          number: index + 1,
          width: geometry.width,
          height: geometry.height,
          source: words.length > 0 ? 'text' : 'unreadable',
          confidence: 100,
          words: words.map(({ word }) => word),
        }),
      );
      pages.push(
        page ?? { number: index + 1, width: 612, height: 792, source: 'unreadable', confidence: 0, words: [] },
      );
      options.onProgress?.({ stage: 'reading', pagesDone: index + 1, pagesTotal });
    }
    return { pages };
  } finally {
    document.close();
  }
};
