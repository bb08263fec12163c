// "Symptom | Better | Same | Worse" over rows with a cross or an answer each: the head offers words and says none of them. A row in; whether it is such a head.

import type { Chart } from '../../chart/chart.ts';

export function isHeadOfMarks(chart: Chart, index: number): boolean {
  const { start, end, kind } = chart.sentences[index];
  if (kind !== 'row') return false;
  const below = chart.sentences[index + 1]?.cells ?? [];
  const under = below.slice(1).filter((c) => c.header && start <= c.header.start && c.header.end <= end);
  return under.length > 0 && under.every((c) => MARK.test(chart.text.slice(c.start, c.end)));
}
const MARK = /^(?:[xX✓✔✗✘]|yes|no|y|n)$/i;
