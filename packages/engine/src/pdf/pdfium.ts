// PDFium (WASM), loaded from the installed package: bytes → an open document with the library's raw functions.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { isOutOfMemory, pdfError } from './problem.ts';

type Memory = {
  readonly HEAPU8: Uint8Array;
  readonly HEAPU16: Uint16Array;
  readonly HEAP32: Int32Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  readonly wasmExports: { readonly malloc: (size: number) => number; readonly free: (pointer: number) => void };
};

export type Pdfium = {
  readonly call: WrappedPdfiumModule;
  /** Views change when the memory grows: take them from here at each use, never keep one. */
  readonly memory: Memory;
  /** 4 KiB for out parameters, 8-byte aligned. */
  readonly scratch: number;
};

export type PdfDocument = {
  readonly pdfium: Pdfium;
  readonly handle: number;
  readonly pageCount: number;
  readonly close: () => void;
};

export const scratchBytes = 4096;

/** The only function called here that takes a text, which the package's wrapper has to copy into the memory. */
const withText = new Set(['FPDFAnnot_GetStringValue']);

/** The package's wrappers check and convert at every call, which costs more than the work itself at thousands of letters a page. */
const direct = (call: WrappedPdfiumModule): void => {
  const functions = call as unknown as Record<string, unknown>;
  const exports = call.pdfium.wasmExports as unknown as Record<string, unknown>;
  for (const name of Object.keys(functions)) {
    if (typeof exports[name] === 'function' && !withText.has(name)) functions[name] = exports[name];
  }
};

let instance: Promise<Pdfium> | undefined;

const start = async (): Promise<Pdfium> => {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const file = readFileSync(path);
  const call = await init({
    wasmBinary: file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer,
    print: () => {},
    printErr: () => {},
  } as Parameters<typeof init>[0]);
  const memory = call.pdfium as unknown as Memory;
  direct(call);
  call.FPDF_InitLibrary();
  return { call, memory, scratch: memory.wasmExports.malloc(scratchBytes) };
};

/** Forget the running instance: after a WASM trap its memory cannot be trusted. The next document gets a fresh one. */
export const discardPdfium = (): void => {
  instance = undefined;
};

const loadErrors: Readonly<Record<number, 'encrypted' | 'damaged'>> = { 4: 'encrypted', 5: 'encrypted' };

/** Opens a document; throws a PdfError (encrypted, damaged, no_pages, out_of_memory). The caller closes it. */
export const openPdf = async (bytes: Uint8Array): Promise<PdfDocument> => {
  instance ??= start();
  const pdfium = await instance;
  const { call, memory, scratch } = pdfium;
  let buffer = 0;
  try {
    buffer = memory.wasmExports.malloc(bytes.length);
    if (buffer === 0) throw pdfError('out_of_memory');
    memory.HEAPU8.set(bytes, buffer);
    memory.HEAPU8[scratch] = 0;
    const handle = (call.FPDF_LoadMemDocument as unknown as (data: number, size: number, password: null) => number)(
      buffer,
      bytes.length,
      null,
    );
    if (handle === 0) throw pdfError(loadErrors[call.FPDF_GetLastError()] ?? 'damaged');
    const pageCount = call.FPDF_GetPageCount(handle);
    const close = () => {
      call.FPDF_CloseDocument(handle);
      memory.wasmExports.free(buffer);
    };
    if (pageCount < 1) {
      close();
      buffer = 0;
      throw pdfError('no_pages');
    }
    return { pdfium, handle, pageCount, close };
  } catch (error) {
    if (error instanceof Error && error.name === 'PdfError') {
      if (buffer !== 0) memory.wasmExports.free(buffer);
      throw error;
    }
    discardPdfium();
    throw pdfError(isOutOfMemory(error) ? 'out_of_memory' : 'damaged', error);
  }
};
