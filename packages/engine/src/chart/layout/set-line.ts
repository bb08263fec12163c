// A line of the chart's text and how it stood on its page: what documents, units and sentences are told from.

import type { Span } from '../../values/span.ts';
import type { Cell } from '../chart.ts';

/** Left and right edge of a block's type. */
export type Edges = { readonly x0: number; readonly x1: number };

/** Lines of one block are read one after another. */
export type SetLine = Span & {
  /** Its place among the chart's lines. */
  readonly index: number;
  /** Its text. */
  readonly string: string;
  /** What it may hold, as bits of `CUE`. */
  readonly cues: number;
  readonly page: number;
  readonly pageIndex: number;
  readonly block: number;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly edges: Edges;
  readonly size: number;
  readonly bold: boolean;
  /** End of the bold words at the beginning of a line that goes on in plain type; else `start`. */
  readonly boldUntil: number;
  /** White space above, in type sizes; large at the top of a block. */
  readonly gap: number;
  readonly running: boolean;
  readonly segments: readonly Span[];
  /** Width of the first word, for telling whether it would have fitted on the line above. */
  readonly firstWidth: number;
  readonly row:
    | {
        readonly table: number;
        readonly isHeader: boolean;
        readonly hasHeader: boolean;
        readonly cells: readonly (Cell & { readonly column: number })[];
        /** Where a line inside a cell begins that its writer began anew. */
        readonly breaks: readonly number[];
      }
    | undefined;
};
