// What a chart worker is asked and what it answers. Everything here crosses a thread.

import type { Page, Review } from '@mnr/engine';
import type { PdfProblemKind } from '@mnr/engine/pdf';
import type { ReadingProgress, Stored } from '../charts/read-chart.ts';

export type Task =
  /** Is this file worth accepting? */
  | { readonly kind: 'check'; readonly file: Stored }
  | {
      readonly kind: 'adjudicate';
      readonly files: readonly Stored[];
      readonly policyDocument: string;
      readonly policySha256: string;
      readonly title: string;
    }
  /** Be ready for charts of this policy. */
  | { readonly kind: 'warm'; readonly policyDocument: string; readonly policySha256: string }
  /** A picture of one page of one file. */
  | {
      readonly kind: 'draw';
      readonly file: Stored;
      readonly page: number;
      readonly turned: Page['turned'];
    };

export type Answer = {
  readonly check: { readonly problem: PdfProblemKind | null };
  readonly adjudicate:
    | { readonly review: Review; readonly pageCounts: readonly number[] }
    | { readonly unreadable: string };
  readonly warm: Record<string, never>;
  readonly draw: { readonly image: Uint8Array };
};

export type FromWorker =
  | {
      readonly kind: 'progress';
      readonly progress:
        | ReadingProgress
        | { readonly stage: 'reviewing'; readonly pagesDone: number; readonly pagesTotal: number };
    }
  | { readonly kind: 'answer'; readonly answer: Answer[Task['kind']] }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string; readonly stack: string };
