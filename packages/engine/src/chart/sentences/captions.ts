// What stands right above a table in; what it says of the table's rows out.

import type { Span } from '../../values/span.ts';
import type { Unit } from './units.ts';

/** "6 minute walk 10/29/2026, all on room air" right above a table says of what its rows are. */
export function captionOf(text: string, above: Unit | undefined, row: Unit): Span | undefined {
  if (above?.kind !== 'prose' || above.lines.length !== 1 || above.end - above.start > CAPTION_LENGTH) return undefined;
  const [line] = above.lines;
  // Names of groups of columns say nothing of the rows: "Total | Supine".
  if (line.segments.length > 1) return undefined;
  const near = line.page === row.lines[0].page && line.block === row.lines[0].block;
  const said = text.slice(above.start, above.end);
  const isOther = /[.?!;,]$|^[^\d:]{1,30}: |[☐☒☑]|\b(?:DOB|MRN)\b/.test(said);
  return near && row.lines[0].gap < CAPTION_GAP && !isOther ? { start: above.start, end: above.end } : undefined;
}
const CAPTION_LENGTH = 100;
/** In type sizes. */
const CAPTION_GAP = 2;
