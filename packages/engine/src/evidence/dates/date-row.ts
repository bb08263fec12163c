// "Date | 11/17/2024 | 02/20/2026" below "| Case 1 | Case 2": the day of a column stands in a row of its own. A cell in; out, the cell of
// such a row above it that stands over it.

import type { Cell, Chart } from '../../chart/chart.ts';

const NAMES_DAYS =
  /^\W*(?:date(?: of (?:service|procedure|study|test|visit|injection))?|(?:procedure|study|test|visit|service) date|day|when|done on|performed(?: on)?)\W*$/i;
const FARTHEST = 25;

export function dayOverCell(chart: Chart, index: number, cell: Cell): Cell | null {
  const own = chart.sentences[index].cells ?? [];
  const column = own.indexOf(cell);
  if (column < 1) return null;
  for (let i = index - 1; i >= 0 && i >= index - FARTHEST; i--) {
    const { kind, cells } = chart.sentences[i];
    if (kind !== 'row' || !cells) return null;
    if (cells.length === own.length && NAMES_DAYS.test(chart.text.slice(cells[0].start, cells[0].end)))
      return cells[column];
  }
  return null;
}
