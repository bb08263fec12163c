// PDF bytes in, pages of placed words out (`readPdf`); also the quick check at submit time and page images for the screens.

export { checkBytes, checkPdf, defaultLimits, type PdfLimits } from './check-pdf.ts';
export type { Page, Word } from './page.ts';
export { isPdfError, type PdfError, type PdfProblem, type PdfProblemKind, pdfError, pdfProblems } from './problem.ts';
export { type ReadOptions, type ReadProgress, type ReadStage, readPdf } from './read-pdf.ts';
export { renderPage } from './render.ts';
