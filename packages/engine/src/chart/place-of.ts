// A place in the text of a chart in; the page, document or sentence that it stands in, out.

import type { Span } from '../values/span.ts';
import type { Chart, ChartDocument } from './chart.ts';

/** Of `spans`, in order and without overlap, the one around a place; -1 where there is none. A large chart has thousands: they are halved, not walked through. */
export function indexAt(spans: readonly Span[], at: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle].end <= at) low = middle + 1;
    else high = middle;
  }
  return low < spans.length && spans[low].start <= at ? low : -1;
}

export const documentOf = (chart: Chart, sentence: number): ChartDocument | undefined =>
  chart.documents[chart.sentences[sentence].document];
