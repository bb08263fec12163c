// "PT | no | leg pain each time" under "Modality | Tolerated? | Why not": a Yes or No below a column's question answers that question and
// not whether what the row names was so. A row and a place in it in; what such answers seemed to say of the place taken out.

import type { Cell, Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import { ASKS_HOW_IT_WENT, ASKS_WHETHER_DONE } from './column-questions.ts';
import type { Found } from './signs.ts';

export function byColumnAnswers(chart: Chart, index: number, span: Span, found: Found[]): void {
  const { kind, cells } = chart.sentences[index];
  if (found.length === 0 || kind !== 'row' || !cells || cells.length < 2) return;
  const answered = cells.filter((c) => c.header && ANSWER.test(textOf(chart, c)) && !touches(c, span));
  const others = answered.filter((c) => ASKS_HOW_IT_WENT.test(textOf(chart, c.header!)));
  const asked = answered.some((c) => ASKS_WHETHER_DONE.test(textOf(chart, c.header!)));
  if (others.length === 0 && !asked) return;
  const kept = found.filter(
    (f) => !others.some((c) => within(f.span, c)) && !answered.filter((c) => touches(c, f.span)).some((_, k) => k > 0),
  );
  if (kept.length < found.length) found.splice(0, found.length, ...kept);
}

const ANSWER = /^\W*(?:yes|no|y|n|none)\W*$/i;
const textOf = (chart: Chart, { start, end }: Span): string => chart.text.slice(start, end);
const touches = (a: Span | Cell, b: Span): boolean => a.start < b.end && b.start < a.end;
const within = (a: Span, b: Span): boolean => a.start >= b.start && a.end <= b.end;
