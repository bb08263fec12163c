// Places in a chart's text and what is quoted from them.

/** Half-open offsets into `Chart.text`. */
export type Span = { readonly start: number; readonly end: number };

export type Box = {
  readonly page: number;
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
};

/** Invariant: `chart.text.slice(start, end) === quote`, and the span lies on page `page` (1-based). */
export type Citation = Span & {
  readonly document: string;
  readonly page: number;
  readonly quote: string;
  readonly date: string | null;
  readonly boxes: readonly Box[];
};

export const within = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;
/** From the first of both to the last. */
export const spanning = (a: Span, b: Span): Span => ({
  start: Math.min(a.start, b.start),
  end: Math.max(a.end, b.end),
});
export const touches = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
