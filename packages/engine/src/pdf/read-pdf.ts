// PDF bytes → every page of it as placed words: native text first, then the pictures of those pages that need eyes.

import { checkBytes, defaultLimits, type PdfLimits } from './check-pdf.ts';
import { hasBrokenStream, picturesDecode } from './damage.ts';
import { type NativePage, withNativePage } from './native-page.ts';
import { createOcrEngine } from './ocr-engine.ts';
import type { Page } from './page.ts';
import { discardPdfium, openPdf, type PdfDocument } from './pdfium.ts';
import { pdfError } from './problem.ts';
import { drawGrey, type Grey } from './render.ts';
import { readScan } from './scan-page.ts';
import { joinReadings, nativePage, needsOcr, scanDpi, unreadablePage } from './triage.ts';

export type ReadStage = 'reading' | 'ocr';

export type ReadProgress = { readonly stage: ReadStage; readonly pagesDone: number; readonly pagesTotal: number };

export type ReadOptions = PdfLimits & {
  /** OCR workers; the pages come out the same whatever their number. */
  readonly workers?: number;
  /** Pictures are drawn but not recognised: such pages come back as `unreadable`. For tests of robustness. */
  readonly withoutOcr?: boolean;
  /** Read these pages only (1-based). */
  readonly only?: ReadonlySet<number>;
  readonly onPageCount?: (count: number) => void;
  readonly onProgress?: (progress: ReadProgress) => void;
  /** Awaited before a page is begun, so that a watcher knows where a reading hangs. */
  readonly onPageStart?: (number: number, stage: ReadStage) => Promise<void> | void;
  readonly onPage?: (page: Page) => void;
};

type Pending = { readonly number: number; readonly native: NativePage };

/** An open document that is opened anew when the engine breaks on one of its pages: the other pages are still to be had. */
type Source = {
  readonly pageCount: number;
  readonly use: <T>(task: (document: PdfDocument) => T) => Promise<T | undefined>;
  readonly close: () => void;
};

const openSource = async (bytes: Uint8Array): Promise<Source> => {
  let document: PdfDocument | undefined = await openPdf(bytes);
  const { pageCount } = document;
  return {
    pageCount,
    use: async (task) => {
      document ??= await openPdf(bytes);
      try {
        return task(document);
      } catch {
        discardPdfium();
        document = undefined;
        return undefined;
      }
    },
    close: () => document?.close(),
  };
};

const drawPage = (document: PdfDocument, { number, native }: Pending): Grey => {
  const { pdfium, handle } = document;
  const page = pdfium.call.FPDF_LoadPage(handle, number - 1);
  try {
    return drawGrey(pdfium, page, scanDpi(native));
  } finally {
    pdfium.call.FPDF_ClosePage(page);
  }
};

/**
 * `const { pages } = await readPdf(bytes)`. Throws a PdfError when the file as a whole cannot be read; a page that cannot be read comes
 * back as `unreadable`.
 */
export const readPdf = async (
  bytes: Uint8Array,
  options: ReadOptions = {},
): Promise<{ readonly pages: readonly Page[] }> => {
  const problem = checkBytes(bytes, options);
  if (problem !== null) throw pdfError(problem);
  const source = await openSource(bytes);
  const ocr = createOcrEngine(options.workers ?? 2);
  try {
    if (source.pageCount > (options.maxPages ?? defaultLimits.maxPages)) throw pdfError('too_many_pages');
    options.onPageCount?.(source.pageCount);
    const numbers = Array.from({ length: source.pageCount }, (_, index) => index + 1).filter(
      (number) => options.only?.has(number) ?? true,
    );
    const pages = new Map<number, Page>();
    const finish = (page: Page) => {
      pages.set(page.number, page);
      options.onPage?.(page);
    };

    let damaged: boolean | undefined;
    const isDamaged = (): boolean => {
      damaged ??= hasBrokenStream(bytes);
      return damaged;
    };

    const pending: Pending[] = [];
    let looked = 0;
    for (const number of numbers) {
      await options.onPageStart?.(number, 'reading');
      const native = await source.use((document) => withNativePage(document, number - 1, (_, found) => found));
      if (native === undefined) finish(unreadablePage(number));
      else if (needsOcr(native)) pending.push({ number, native });
      else if (native.words.length === 0 && isDamaged()) finish(unreadablePage(number, native));
      else finish(nativePage(number, native));
      options.onProgress?.({ stage: 'reading', pagesDone: ++looked, pagesTotal: numbers.length });
    }

    let next = 0;
    let read = 0;
    const readNext = async (): Promise<void> => {
      for (let entry = pending[next++]; entry !== undefined; entry = pending[next++]) {
        const { number, native } = entry;
        await options.onPageStart?.(number, 'ocr');
        const current = entry;
        const grey = await source.use((document) => drawPage(document, current));
        const scan =
          grey === undefined || options.withoutOcr
            ? undefined
            : await readScan(grey, scanDpi(native), ocr).catch(() => undefined);
        const lost =
          scan?.source === 'blank' && !(await source.use((document) => picturesDecode(document, number - 1)));
        finish(scan === undefined || lost ? unreadablePage(number, native) : joinReadings(number, native, scan));
        options.onProgress?.({ stage: 'ocr', pagesDone: ++read, pagesTotal: pending.length });
      }
    };
    await Promise.all(Array.from({ length: Math.min(options.workers ?? 2, pending.length) }, readNext));
    return { pages: numbers.map((number) => pages.get(number)!) };
  } finally {
    source.close();
    await ocr.close();
  }
};
