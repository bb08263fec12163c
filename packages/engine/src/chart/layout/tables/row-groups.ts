// The lines of a table in, its rows out: lines of one row stand closer together than rows do, and go on where a cell had no more room.

import type { Word } from '../../../pdf/page.ts';
import { median, type VisualLine } from '../visual-lines.ts';
import type { Column } from './columns.ts';

type CellsOf = (line: VisualLine) => ReadonlyMap<number, readonly Word[]>;

/** More white space between rows than between lines of a cell, in type sizes. */
const PARTS_ROWS = 0.2;
/** White space between lines of a cell is no more. */
const WIDEST_LEADING = 0.6;

/**
 * Rows told by the white space above their lines, where it is of two widths and every line with the less of it goes on with cells that
 * were full; else `undefined`. Cells may stand in the middle of a taller row.
 */
export function wrappedRows(
  lines: readonly VisualLine[],
  columns: readonly Column[],
  cellsOf: CellsOf,
): VisualLine[][] | undefined {
  if (lines.length < FEWEST_LINES) return undefined;
  const size = median(lines.map((l) => l.size));
  let bottom = lines[0].y1;
  const gaps = lines.slice(1).map((line) => {
    const gap = Math.max(0, (line.y0 - bottom) / size);
    bottom = Math.max(bottom, line.y1);
    return gap;
  });
  const least = leastBetweenRows(gaps);
  if (least === undefined) return undefined;
  const right = Math.max(...columns.map((c) => c.x1));
  const groups: VisualLine[][] = [[lines[0]]];
  for (let k = 1; k < lines.length; k++) {
    if (gaps[k - 1] >= least) groups.push([lines[k]]);
    else if (wraps(cellsOf(lines[k - 1]), cellsOf(lines[k]), columns, right, size)) groups.at(-1)!.push(lines[k]);
    else return undefined;
  }
  // A head may leave the first column without a name.
  const begin = groups.slice(1).every((group) => group.some((line) => cellsOf(line).has(0)));
  return groups.length > 1 && begin ? groups : undefined;
}
const FEWEST_LINES = 4;

/** The least white space that parts rows; `undefined` where all is of about one width. */
function leastBetweenRows(gaps: readonly number[]): number | undefined {
  const sorted = [...gaps].sort((a, b) => a - b);
  let least: number | undefined;
  let widest = PARTS_ROWS;
  for (let k = 1; k < sorted.length && sorted[k - 1] < WIDEST_LEADING; k++) {
    const step = sorted[k] - sorted[k - 1];
    if (step <= widest) continue;
    widest = step;
    least = sorted[k];
  }
  return least;
}

/** Does a line go on with the cells above it: each was so full that its next word did not fit, and no new row begins? */
function wraps(
  above: ReadonlyMap<number, readonly Word[]>,
  own: ReadonlyMap<number, readonly Word[]>,
  columns: readonly Column[],
  right: number,
  size: number,
): boolean {
  const first = own.get(0);
  // "Days 1 to | 03/09 to" over "30 | 04/07"
  if ([...own.keys()].every((k) => OPEN.test(above.get(k)?.at(-1)?.text ?? ''))) return true;
  // In capitals only the room that was left tells, below a first cell that may go on.
  if (first && ![...own.values()].some(([word]) => GOES_ON.test(word.text)) && !(above.has(0) && areCapitals(own)))
    return false;
  const over = above.get(0);
  if (first && over && DAY.test(first[0].text) && DAY.test(over[0].text)) return false;
  for (const [k, [word, next]] of own) {
    // "≥ 4 h" is not broken behind its sign.
    const width = (word.text.length === 1 && next ? next.x1 : word.x1) - word.x0;
    const before = above.get(k)?.at(-1);
    const room = (columns[k + 1] ? columns[k + 1].x0 - 1.2 * size : right) - (before?.x1 ?? right);
    if (width + size / 2 < room) return false;
  }
  return true;
}
const GOES_ON = /^[a-z(]/;
/** Nothing ends with it. */
const OPEN = /^(?:to|of|and|or|with|the|per|until|through)$/;

/** Fewer cells than the line above has, each in small letters or behind a comma. */
const areRests = (above: ReadonlyMap<number, readonly Word[]>, own: ReadonlyMap<number, readonly Word[]>): boolean =>
  own.size > 0 &&
  above.size >= FEWEST_TO_TELL &&
  own.size < above.size &&
  [...own].every(([k, [word]]) => above.has(k) && (GOES_ON.test(word.text) || /,$/.test(above.get(k)!.at(-1)!.text)));
const FEWEST_TO_TELL = 3;
const areCapitals = (own: ReadonlyMap<number, readonly Word[]>): boolean => {
  const text = [...own.values()].flatMap((words) => words.map((w) => w.text)).join(' ');
  return /[A-Z]{3}/.test(text) && !/[a-z]/.test(text);
};
const DAY = /^\d[\d/.-]{3,}$/;

export function rowGroups(lines: readonly VisualLine[], columns: readonly Column[], cellsOf: CellsOf): VisualLine[][] {
  const right = Math.max(...columns.map((c) => c.x1));
  const size = median(lines.map((l) => l.size));
  const centre = (l: VisualLine): number => median(l.words.map((w) => (w.y0 + w.y1) / 2));
  const pitches = lines.slice(1).map((l, k) => centre(l) - centre(lines[k]));
  // Where no first cell with others beside it stands close below another, rows are as far apart as first cells are.
  const begins = (line: VisualLine): boolean => cellsOf(line).size > 1 && cellsOf(line).has(0);
  const begun = pitches.filter((p, k) => p > size && begins(lines[k + 1]));
  const nearest = begun.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const usual = Math.max(median(pitches.filter((p) => p > size)), begun.length > 0 ? nearest : 0);
  const padded = usual >= size * 1.5;
  const groups: VisualLine[][] = [];
  lines.forEach((line, k) => {
    const isTight = (n: number): boolean => pitches[n] < usual * (padded ? 0.87 : 0.75);
    // The upper line of a cell that its row's other cells stand in the middle of.
    const isAhead = (): boolean => k < pitches.length && isTight(k) && cellsOf(lines[k + 1]).has(0);
    // "three-month / supply" beside "Supply period / from", wherever the lines stand
    const isRest = (): boolean => {
      const [above, own] = [cellsOf(lines[k - 1]), cellsOf(line)];
      return areRests(above, own) && wraps(above, own, columns, right, size);
    };
    const continues =
      k > 0 && (isTight(k - 1) || isRest() || (!cellsOf(line).has(0) && k > 1 && !padded && !isAhead()));
    if (continues) groups.at(-1)!.push(line);
    else groups.push([line]);
  });
  return groups;
}
