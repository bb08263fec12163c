// The lines of a block in, the same lines with cells parted that stand close to each other.
//
// A cell that fills its column ("06/02/2026 91") looks like a word beside the next one: on its own line nothing tells the two
// apart. But other lines of the table have room there, and begin or end their cells at the same place.

import { divided, type Segment, textOf, type VisualLine } from './visual-lines.ts';

/** Wider than the space between two words of one cell, in type sizes. */
export const CLOSE = 0.42;
/** In typed print a space is as wide as a letter: it takes two of them to part columns. */
const LETTERS = 1.5;
const LETTERS_TO_TELL = 12;
/** Of a column's head. */
const LONGEST_NAME = 16;
/** What lies under one another, in type sizes. */
const EXACT = 0.15;
/** Words of a cell, and of a row's last one, which may be a remark. Prose beside a label has gaps too. */
const CELL = 4;
const REMARK = 8;
/** So many lines of a run have the border where a row holds a remark. */
const WITNESSES = 2;
/** Who the patient is stands above many a table. */
const IDENTITY = /\b(?:DOB|MRN|born|date of birth)\b/i;
/** White space between lines of one table, in type sizes. */
const SAME_TABLE = 1.6;

export function partCloseCells(lines: readonly VisualLine[]): readonly VisualLine[] {
  if (lines.every(({ segments }) => segments.length === 1) || isScan(lines)) return lines;
  return runsOf(lines).flatMap((run) => {
    // A column that only numbers set to the right tell borders on the next one, which others then begin under.
    return partedAlong(partedAlong(run));
  });
}

function partedAlong(run: readonly VisualLine[]): readonly VisualLine[] {
  const edges = edgesOf(run);
  if (edges.starts.length === 0) return run;
  let typed: readonly (boolean | undefined)[] | undefined;
  let mostly = false;
  return run.map((line, i) => {
    // Nearly every line has no gap to look at.
    if (!line.segments.some((s) => hasGap(s, CLOSE * line.size)) || IDENTITY.test(textOf(line.words))) return line;
    if (!typed) {
      typed = run.map(isTyped);
      mostly = typed.filter((t) => t === true).length > typed.filter((t) => t === false).length;
    }
    const width = closestIn(line, typed[i] ?? mostly);
    const cells = (witnesses: number) =>
      line.segments.flatMap((s) => parted(s, edges, witnesses, width, EXACT * line.size));
    const short = cells(1);
    if (short.length > line.segments.length) {
      if (short.every(({ words }) => words.length <= CELL)) return { ...line, segments: short };
      const segments = cells(WITNESSES);
      const isRow = segments.every(({ words }, k) => words.length <= (k === segments.length - 1 ? REMARK : CELL));
      return isRow ? { ...line, segments } : line;
    }
    const head = run[i + 1] && headOver(line, run[i + 1], width);
    return head ? { ...line, segments: head } : line;
  });
}

function hasGap({ words }: Segment, width: number): boolean {
  for (let k = 1; k < words.length; k++) if (words[k].x0 - words[k - 1].x1 >= width) return true;
  return false;
}

/** Names set in the middle of their columns, right above cells set at their left: one over each. */
function headOver(line: VisualLine, row: VisualLine, width: number): readonly Segment[] | undefined {
  if (row.segments.length < 3 || line.words.some((w) => w.text.length > LONGEST_NAME)) return undefined;
  const starts = row.segments.map((s) => s.x0);
  const columnOf = (x: number): number => starts.filter((start) => start < x + 1).length;
  const segments = line.segments.flatMap((segment) => {
    const { words } = segment;
    const cuts = words.flatMap((word, k) => {
      if (k === 0 || word.x0 - words[k - 1].x1 < width) return [];
      return columnOf(word.x0) > columnOf(words[k - 1].x0) ? [k] : [];
    });
    return divided(segment, cuts);
  });
  const columns = segments.map((s) => columnOf(s.x0));
  const oneEach = new Set(columns).size === columns.length && segments.every((s) => columnOf(s.x1) === columnOf(s.x0));
  return oneEach && segments.length >= row.segments.length - 1 && segments.length > line.segments.length
    ? segments
    : undefined;
}

/** There words are boxed by their ink, and any gap may look wide. */
const isScan = (lines: readonly VisualLine[]): boolean => lines[0].words[0].confidence !== undefined;

/** Lines without wide white space between them. */
function runsOf(lines: readonly VisualLine[]): readonly (readonly VisualLine[])[] {
  const runs: VisualLine[][] = [];
  for (const [i, line] of lines.entries()) {
    if (i > 0 && line.y0 - lines[i - 1].y1 <= SAME_TABLE * line.size) runs.at(-1)!.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** Places from left to right. */
type Edges = { readonly starts: Float64Array; readonly ends: Float64Array };

/** Where cells begin after, and end before, wide white space. */
const edgesOf = (run: readonly VisualLine[]): Edges => ({
  starts: Float64Array.from(run.flatMap(({ segments }) => segments.slice(1).map((s) => s.x0))).sort(),
  ends: Float64Array.from(run.flatMap(({ segments }) => segments.slice(0, -1).map((s) => s.x1))).sort(),
});

/** Are so many of the places as good as at `x`? A page may hold very many. */
function isAmong(places: Float64Array, x: number, exact: number, witnesses: number): boolean {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle] <= x - exact) low = middle + 1;
    else high = middle;
  }
  return low + witnesses <= places.length && places[low + witnesses - 1] < x + exact;
}

function parted(segment: Segment, edges: Edges, witnesses: number, width: number, exact: number): readonly Segment[] {
  const { words } = segment;
  const cuts = words.flatMap((word, k) => {
    const before = words[k - 1];
    // "Pain: 7" is one cell.
    if (k === 0 || word.x0 - before.x1 < width || before.text.endsWith(':')) return [];
    const begins = isAmong(edges.starts, word.x0, exact, witnesses);
    return begins || (/\d/.test(before.text) && isAmong(edges.ends, before.x1, exact, witnesses)) ? [k] : [];
  });
  return divided(segment, cuts);
}

/** How close two cells of a line may stand. */
function closestIn({ words, size }: VisualLine, typed: boolean): number {
  const letter = words.reduce((most, { text, x0, x1 }) => Math.max(most, (x1 - x0) / text.length), 0);
  return typed ? Math.max(CLOSE * size, LETTERS * letter) : CLOSE * size;
}

/** All letters of one width; `undefined` where a line has too few to tell. Digits are so in most type. */
function isTyped({ words }: VisualLine): boolean | undefined {
  const lettered = words.filter(({ text }) => /^[A-Za-z]{3,}$/.test(text));
  if (lettered.length < 2 || lettered.reduce((sum, { text }) => sum + text.length, 0) < LETTERS_TO_TELL)
    return undefined;
  const letters = lettered.map(({ text, x0, x1 }) => (x1 - x0) / text.length).sort((a, b) => a - b);
  const widest = letters.at(-1)!;
  return widest - letters[0] < 0.02 * widest;
}
