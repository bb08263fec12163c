// A place in the text and the pages or documents of a chart in; the index of the one it stands in out, or -1.

import type { Span } from '../values/span.ts';

/** `spans` in order and without overlap. A large chart has thousands: they are halved, not walked through. */
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
