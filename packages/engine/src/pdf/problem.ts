// Why a whole file could not be read: one closed list, thrown as one error. A single bad page is never an error, but a page marked `unreadable`.

export const pdfProblems = [
  'not_pdf',
  'empty',
  'encrypted',
  'damaged',
  'too_many_pages',
  'too_large',
  'no_pages',
  'timed_out',
  'out_of_memory',
] as const;

export type PdfProblemKind = (typeof pdfProblems)[number];

export type PdfProblem = { readonly kind: PdfProblemKind };

export type PdfError = Error & PdfProblem;

const sentences: Readonly<Record<PdfProblemKind, string>> = {
  not_pdf: 'the file is not a PDF',
  empty: 'the file is empty',
  encrypted: 'the PDF is protected with a password',
  damaged: 'the PDF is damaged or incomplete',
  too_many_pages: 'the PDF has more pages than allowed',
  too_large: 'the PDF is larger than allowed',
  no_pages: 'the PDF has no pages',
  timed_out: 'reading the PDF took longer than allowed',
  out_of_memory: 'reading the PDF needs more memory than allowed',
};

/** `throw pdfError('encrypted')`. The message never holds anything from the file. */
export const pdfError = (kind: PdfProblemKind, cause?: unknown): PdfError =>
  Object.assign(new Error(sentences[kind], cause === undefined ? undefined : { cause }), { name: 'PdfError', kind });

/** True for a PdfError of this or of another thread or process (recognised by its name, not by its identity). */
export const isPdfError = (error: unknown): error is PdfError =>
  error instanceof Error && error.name === 'PdfError' && pdfProblems.includes((error as PdfError).kind);

/** What an engine says when its memory cannot grow: the only sign that tells a bomb from a mere broken file. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError ||
  (error instanceof Error && /out of memory|OOM|enlarge memory|memory access/i.test(error.message));
