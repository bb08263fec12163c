// A row in; whether its place for a tick, a day or an answer was left empty.

import { isHeadOfDone, saysDone } from '../layout/tables/done-heads.ts';
import { LEFT_EMPTY } from './column-names.ts';
import type { Unit } from './units.ts';

type Row = NonNullable<Unit['lines'][number]['row']>;

export function isLeftEmpty(text: string, unit: Unit, units: readonly Unit[], at: number): boolean {
  const row = unit.lines[0].row!;
  const filled = row.cells.filter((c) => !LEFT_EMPTY.test(text.slice(c.start, c.end)));
  if (filled.length !== 1 || row.isHeader) return false;
  const said = text.slice(filled[0].start, filled[0].end);
  return row.hasHeader
    ? isUndone(text, headOver(row, units, at), filled[0].column)
    : filled[0].column === 0
      ? OF_BLANK.test(said)
      : filled[0].column === 1 && isUnchecked(text, row, units, at);
}

/** "Decision aid shown | " below "Item | Done". */
const isUndone = (text: string, head: Row | undefined, column: number): boolean => {
  const names = head?.cells.map((c) => text.slice(c.start, c.end)) ?? [];
  return isHeadOfDone(names) && !saysDone(names[head!.cells.findIndex((c) => c.column === column)] ?? '');
};

function headOver(row: Row, units: readonly Unit[], at: number): Row | undefined {
  for (let k = at - 1; k >= 0 && k > at - FARTHEST; k--) {
    const above = units[k].lines[0].row;
    if (above?.isHeader && above.table === row.table) return above;
  }
  return undefined;
}
const FARTHEST = 60;

/** A name that stands beside a tick in every other row of its table. */
function isUnchecked(text: string, row: Row, units: readonly Unit[], at: number): boolean {
  let ticked = 0;
  for (let k = Math.max(0, at - FARTHEST); k < Math.min(units.length, at + FARTHEST); k++) {
    const other = units[k].lines[0].row;
    if (!other || other.table !== row.table || other.cells[0].column > 0) continue;
    if (!TICK.test(text.slice(other.cells[0].start, other.cells[0].end))) return false;
    ticked++;
  }
  return ticked > 0;
}
const TICK = /^(?:[xX✓✔☒☑●•]|\[ ?[xX✓] ?\]|\([xX✓]\))$/u;

/** "Quit date | ": a label that asks for a figure, a day or a name. */
const OF_BLANK = /:$|\b(?:date|number|phone|address|reason|comments?|quantity)$/i;
