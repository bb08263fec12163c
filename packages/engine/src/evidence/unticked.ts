// Boxes that stand inside a line or a table cell, which were not parted into options of their own. A place in a chart in.

import type { Chart } from '../chart/chart.ts';

/** "If 89%: ☐ edema ☐ Hct > 56", a cell "☒ E0601 ☐ E0470": what stands behind an empty box was not chosen. */
export function isUnticked(
  chart: Pick<Chart, 'text'>,
  at: number,
  s: Pick<Chart['sentences'][number], 'start' | 'cells'>,
): boolean {
  const cell = s.cells?.find((c) => c.start <= at && at < c.end);
  const before = chart.text.slice(cell?.start ?? s.start, at);
  const boxes = before.match(/[☐☒☑]/g);
  return boxes !== null && boxes.at(-1) === '☐' && /^(?:[^☐☒☑]*:)?\W*[☐☒☑]/.test(before);
}
