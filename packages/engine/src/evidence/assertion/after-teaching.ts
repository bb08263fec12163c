// A place in a section of teaching in; out, whether it tells of the patient all the same: "pt states understanding; incision gaping",
// "Your scan today showed emphysema", "In your case …".

import type { Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';

export function isAfterTeaching(chart: Chart, index: number, place: Span): boolean {
  const { start, end } = chart.sentences[index];
  return (
    TAUGHT.test(chart.text.slice(start, place.start)) ||
    OF_READER.test(chart.text.slice(start, Math.min(end, start + 90)))
  );
}

/** The teaching ends with what he made of it. */
const TAUGHT = /\b(?:understanding|understood|teach-?back(?: (?:done|correct|good))?)\b[^;.]{0,30};/i;
/** A result of the reader's own, told as past; a leaflet speaks of what is or may be. */
const OF_READER =
  /^\W*(?:in your (?:own )?case\b|your (?:[a-z0-9-]+ ){1,4}?(?:showed|revealed|demonstrated|found|came back|measured)\b|your (?:[a-z0-9-]+ ){1,3}(?:today|yesterday|this morning)\b)/i;
