// What the reader and its child process say to each other.

import type { Page, PdfProblemKind, ReadProgress, ReadStage } from '@mnr/engine/pdf';

export type ReaderTask =
  | {
      readonly kind: 'read';
      readonly bytes: Uint8Array;
      readonly maxPages: number;
      readonly maxBytes: number;
      readonly workers: number;
      readonly withoutOcr: boolean;
      readonly only?: readonly number[];
    }
  | { readonly kind: 'check'; readonly bytes: Uint8Array; readonly maxPages: number; readonly maxBytes: number }
  | {
      readonly kind: 'render';
      readonly bytes: Uint8Array;
      readonly page: number;
      readonly dpi: number;
      readonly turned?: Page['turned'];
    };

export type ReaderMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'count'; readonly pages: number }
  | { readonly kind: 'start'; readonly page: number; readonly stage: ReadStage }
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'progress'; readonly progress: ReadProgress }
  | { readonly kind: 'checked'; readonly problem: PdfProblemKind | null }
  | { readonly kind: 'rendered'; readonly image: Uint8Array }
  | { readonly kind: 'read' }
  /** A PdfError of the engine. */
  | { readonly kind: 'problem'; readonly problem: PdfProblemKind }
  | { readonly kind: 'failed'; readonly message: string };
