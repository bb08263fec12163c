// The head of a table in; the names of its columns out, without those of columns that were left empty.

import type { Cell } from '../chart.ts';
import type { Piece } from './pieces.ts';
import type { Unit } from './units.ts';

/** "______", "–": nothing was written there. */
export const LEFT_EMPTY = /^[\s_.…·–—-]*$/;

type Named = Cell & { readonly column: number };

/**
 * A head's names as sentences: "Lid taped up" over "______" was not done.
 * @param from the unit below the head
 */
export function namePieces(
  names: readonly Named[],
  units: readonly Unit[],
  from: number,
): Pick<Piece, 'start' | 'end' | 'cells'>[] {
  const filled = filledColumns(units, from);
  const kept = names.filter(({ column }) => column === 0 || filled.size === 0 || filled.has(column));
  const runs: Named[][] = [];
  for (const cell of kept) {
    const last = runs.at(-1)?.at(-1);
    if (last && names.indexOf(cell) === names.indexOf(last) + 1) runs.at(-1)!.push(cell);
    else runs.push([cell]);
  }
  return runs.map((run) => ({
    start: run[0].start,
    end: run.at(-1)!.end,
    cells: run.map(({ start, end }) => ({ start, end, header: null })),
  }));
}

/** The columns behind the first in which the rows below a head hold anything. */
function filledColumns(units: readonly Unit[], from: number): ReadonlySet<number> {
  const filled = new Set<number>();
  let between = 0;
  for (let i = from; i < units.length; i++) {
    const { row, string, start } = units[i].lines[0];
    if (row === undefined && ++between > MOST_BETWEEN) break;
    if (row === undefined) continue;
    if (row.isHeader || !row.hasHeader) break;
    between = 0;
    for (const c of row.cells)
      if (c.column > 0 && !LEFT_EMPTY.test(string.slice(c.start - start, c.end - start))) filled.add(c.column);
  }
  return filled;
}
/** Titles of a table's parts. */
const MOST_BETWEEN = 1;
