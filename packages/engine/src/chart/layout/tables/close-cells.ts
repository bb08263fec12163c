// The lines of a block in, the same lines with cells parted that stand close to each other.
//
// A cell that fills its column ("06/02/2026 91") looks like a word beside the next one: on its own line nothing tells the two
// apart. But other lines of the table have room there, and begin or end their cells at the same place.

import type { Word } from '../../../pdf/page.ts';
import { isLetter } from '../../characters.ts';
import { divided, type Segment, textOf, type VisualLine } from '../visual-lines.ts';

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
/** Cells of a row below a head that is set in the middle. */
const FEWEST_UNDER_HEAD = 3;
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
  if (run.every(({ segments }) => segments.length === 1)) return run;
  const edges = edgesOf(run);
  let mostly: boolean | undefined;
  return run.map((line, i) => {
    if (!mayPart(line, run[i + 1], edges)) return line;
    let typed = isTyped(line);
    if (typed === undefined) {
      mostly ??= areMostlyTyped(run);
      typed = mostly;
    }
    const width = closestIn(line, typed);
    if (!hasGap(line, width) || IDENTITY.test(textOf(line.words))) return line;
    const short = cellsOf(line, edges, 1, width);
    if (short.length > line.segments.length) {
      if (short.every(({ words }) => words.length <= CELL)) return { ...line, segments: short };
      const segments = cellsOf(line, edges, WITNESSES, width);
      const isRow = segments.every(({ words }, k) => words.length <= (k === segments.length - 1 ? REMARK : CELL));
      return isRow ? { ...line, segments } : line;
    }
    const head = run[i + 1] && headOver(line, run[i + 1], width);
    return head ? { ...line, segments: head } : line;
  });
}

/** Has it a gap where cells begin or end elsewhere, or may it be the head of the next line? Of most lines that is all that is asked. */
function mayPart({ segments, size, edges, at }: VisualLine, next: VisualLine | undefined, known: Edges): boolean {
  const heads = next !== undefined && next.segments.length >= FEWEST_UNDER_HEAD;
  // The words of its segments are those of the line in their order.
  let first = at;
  for (const { words } of segments) {
    const end = first + 2 * words.length;
    for (let n = first + 2; n < end; n += 2) {
      const before = edges[n - 1];
      const begins = edges[n];
      if (begins - before < CLOSE * size) continue;
      if (heads || isAmong(known.starts, begins, EXACT * size, 1)) return true;
      if (isAmong(known.ends, before, EXACT * size, 1)) return true;
    }
    first = end;
  }
  return false;
}

/** Within one of its segments. */
function hasGap({ segments }: VisualLine, width: number): boolean {
  for (const { words } of segments)
    for (let k = 1; k < words.length; k++) if (words[k].x0 - words[k - 1].x1 >= width) return true;
  return false;
}

const cellsOf = (line: VisualLine, edges: Edges, witnesses: number, width: number): readonly Segment[] =>
  line.segments.flatMap((s) => parted(s, edges, witnesses, width, EXACT * line.size));

/** Names set in the middle of their columns, right above cells set at their left: one over each. */
function headOver(line: VisualLine, row: VisualLine, width: number): readonly Segment[] | undefined {
  if (row.segments.length < FEWEST_UNDER_HEAD || line.words.some((w) => w.text.length > LONGEST_NAME)) return undefined;
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
  const runs: (readonly VisualLine[])[] = [];
  let from = 0;
  for (let i = 1; i <= lines.length; i++) {
    if (i < lines.length && lines[i].y0 - lines[i - 1].y1 <= SAME_TABLE * lines[i].size) continue;
    runs.push(lines.slice(from, i));
    from = i;
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
  if (!typed) return CLOSE * size;
  let letter = 0;
  for (const word of words) letter = Math.max(letter, letterOf(word));
  return Math.max(CLOSE * size, LETTERS * letter);
}

const letterOf = ({ text, x0, x1 }: Word): number => (x1 - x0) / text.length;

function areMostlyTyped(run: readonly VisualLine[]): boolean {
  let typed = 0;
  for (const line of run) {
    const is = isTyped(line);
    if (is !== undefined) typed += is ? 1 : -1;
  }
  return typed > 0;
}

/** All letters of one width; `undefined` where a line has too few to tell. Digits are so in most type. */
function isTyped({ words }: VisualLine): boolean | undefined {
  let lettered = 0;
  let letters = 0;
  let narrowest = Number.POSITIVE_INFINITY;
  let widest = 0;
  for (const word of words) {
    if (!isLettered(word.text)) continue;
    lettered++;
    letters += word.text.length;
    narrowest = Math.min(narrowest, letterOf(word));
    widest = Math.max(widest, letterOf(word));
  }
  return lettered < 2 || letters < LETTERS_TO_TELL ? undefined : widest - narrowest < 0.02 * widest;
}
/** Three letters or more and no other sign: asked of every word, so without a pattern. */
function isLettered(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (!isLetter(text.charCodeAt(i))) return false;
  return text.length >= 3;
}
