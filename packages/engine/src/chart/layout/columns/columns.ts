// The visual lines of a page in, its blocks in reading order out: two-column prose is read column by column, all else top to bottom.

import type { Word } from '../../../pdf/page.ts';
import { type VisualLine, visualLines } from '../visual-lines.ts';
import { boxAtRight } from './boxes.ts';
import { bestGutter, FEWEST_LINES, type Gutter } from './gutter.ts';
import { CLEAR, SHORTEST } from './strips.ts';
import { changesOfSide, secondPair } from './written-order.ts';

/** Lines read together before the next block begins. */
export type TextBlock = readonly VisualLine[];

const FEWEST_WORDS = 30;
/** On a page. */
const MOST_BOXES = 4;

/**
 * A gutter is a vertical strip that no word crosses over several lines. It divides columns of prose, not a table, when both
 * sides hold running text, or when the file itself writes one side after the other. `written` is the page's words as the file has them.
 */
export function textBlocks(
  lines: readonly VisualLine[],
  width: number,
  written: readonly Word[],
  boxes = MOST_BOXES,
): TextBlock[] {
  const boxed = boxes > 0 ? boxAtRight(lines, width, written) : undefined;
  if (boxed) {
    const { above, box, below, others } = boxed;
    const blocks = [...blocksOf(above, width, others), box, ...textBlocks(below, width, others, boxes - 1)];
    return blocks.filter((block) => block.length > 0);
  }
  return blocksOf(lines, width, written);
}

function blocksOf(lines: readonly VisualLine[], width: number, written: readonly Word[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isPlain = false;
  for (const part of partsOf(lines, width, written, MOST_TRIES)) {
    if (part.lines.length === 0) continue;
    // What lies on both sides of a chance gap is read on.
    if (!part.isColumn && isPlain) blocks.push([...blocks.pop()!, ...part.lines]);
    else blocks.push(part.lines);
    isPlain = !part.isColumn;
  }
  return blocks;
}

type Part = { readonly lines: TextBlock; readonly isColumn: boolean };
/** Chance gaps beside which columns are still looked for above and below. */
const MOST_TRIES = 3;

function partsOf(lines: readonly VisualLine[], width: number, written: readonly Word[], tries: number): Part[] {
  const plain = (part: readonly VisualLine[]): Part => ({ lines: part, isColumn: false });
  if (lines.length === 0 || lines.reduce((n, l) => n + l.words.length, 0) < FEWEST_WORDS) return [plain(lines)];
  const found = bestGutter(lines, width);
  if (!found) return [plain(lines)];
  const gutter = withoutTail(lines, withoutHeading(lines, found));
  const columns =
    columnsAt(lines, gutter, written) ?? withinSingles(lines, gutter, written) ?? asWritten(lines, gutter, written);
  if (!columns && tries === 0) return [plain(lines)];
  const { from, to } = columns ?? gutter;
  const left = columns ? tries : tries - 1;
  return [
    ...partsOf(lines.slice(0, from), width, written, left),
    ...(columns ? columns.sides.map((side) => ({ lines: side, isColumn: true })) : [plain(lines.slice(from, to))]),
    ...partsOf(lines.slice(to), width, written, left),
  ];
}

/** A heading that leaves the strip free and stands right above a line that crosses it belongs to that line. */
function withoutHeading(lines: readonly VisualLine[], { from, to, x }: Gutter): Gutter {
  const [above, last, below] = [lines[to - 2], lines[to - 1], lines[to]];
  if (!below || to - from <= SHORTEST || last.x1 > x) return { from, to, x };
  const near = below.y0 - last.y1;
  const isApart = last.y0 - above.y1 > Math.max(last.size * APART, 2 * near) || last.size > LARGE * above.size;
  return isApart && near < last.size * APART ? { from, to: to - 1, x } : { from, to, x };
}

/** Type larger than that of the column above it. */
const LARGE = 1.25;

/** What stands apart below the end of the right column, and by chance leaves the strip free, goes over the page's width. */
function withoutTail(lines: readonly VisualLine[], gutter: Gutter): Gutter {
  const { from, to, x } = gutter;
  let last = from;
  for (let i = from; i < to; i++) if (lines[i].x1 > x) last = i;
  let above = last;
  while (above > from && lines[above].x0 > x) above--;
  const edge = Math.min(...lines.slice(from, last + 1).map((l) => l.x0));
  for (let i = last + 1; i < to; i++) {
    // Below framed columns a heading at the page's edge is theirs no more.
    const isOutside = lines[i].x0 < edge - lines[i].size * OUTSIDE;
    const isApart = (isOutside || lines[i].y0 - lines[above].y1 > lines[i].size * TAIL) && lines[i].y0 > lines[last].y1;
    if (isApart && i - from >= SHORTEST) return { from, to: i, x };
    above = i;
  }
  return gutter;
}
/** In type sizes. */
const TAIL = 1.3;
const OUTSIDE = 0.5;

type Columns = { readonly from: number; readonly to: number; readonly sides: readonly [TextBlock, TextBlock] };

function columnsAt(
  lines: readonly VisualLine[],
  { from, to, x }: Gutter,
  written: readonly Word[],
): Columns | undefined {
  const left: Word[] = [];
  const right: Word[] = [];
  for (let i = from; i < to; i++) for (const w of lines[i].words) (w.x1 <= x ? left : right).push(w);
  // The right one first: beside a chance gap, between a paragraph's last words and the edge, it is the one that is none.
  const r = columnOf(right) ?? besideProse(right, left, written);
  const l = r && columnOf(left);
  const below = l && secondPair(left, right, written);
  if (below !== undefined) {
    const cut = lines.findIndex((line, i) => i > from && line.y1 > below);
    return cut > from && cut < to ? columnsAt(lines, { from, to: cut, x }, written) : undefined;
  }
  return l && areColumns(left, right, l, r, written) ? { from, to, sides: [l, r] } : undefined;
}

/** Lines of a column; `undefined` when they are too few, or hold too little. */
function columnOf(words: readonly Word[]): TextBlock | undefined {
  const lines = visualLines(words);
  return lines.length >= 2 && words.length / lines.length >= LEAST_FILL ? lines : undefined;
}
/** Words on a line. */
const LEAST_FILL = 2.5;

/** A narrow column of lists and short answers beside one of prose, which the file writes one behind the other. */
function besideProse(words: readonly Word[], prose: readonly Word[], written: readonly Word[]): TextBlock | undefined {
  if (changesOfSide(prose, words, written, 1) !== 1) return undefined;
  const lines = visualLines(words);
  const others = visualLines(prose);
  const isProse = prose.length / others.length >= FILL_OF_PROSE && runsOn(others);
  return isProse && lines.length >= FEWEST_LINES ? lines : undefined;
}
const FILL_OF_PROSE = 5;

/** Without the lines that stand by themselves above and below: a head that happens to leave the strip free, a signature. */
function withinSingles(
  lines: readonly VisualLine[],
  { from, to, x }: Gutter,
  written: readonly Word[],
): Columns | undefined {
  const isApart = (above: VisualLine, below: VisualLine): boolean => below.y0 - above.y1 > below.size * APART;
  let [start, end] = [from, to];
  while (start + 1 < end && isApart(lines[start], lines[start + 1])) start++;
  while (end - 2 >= start && isApart(lines[end - 2], lines[end - 1])) end--;
  return start === from && end === to ? undefined : columnsAt(lines, { from: start, to: end, x }, written);
}
/**
 * Between a letterhead and a signature that leave the strip free too, the file tells where columns are: it writes the left one to its
 * end, and goes back up to begin the right one.
 */
function asWritten(
  lines: readonly VisualLine[],
  { from, to, x }: Gutter,
  written: readonly Word[],
): Columns | undefined {
  const inside = new Set(lines.slice(from, to).flatMap((l) => l.words));
  const words = written.filter((w) => inside.has(w));
  for (let i = 1; i < words.length; i++) {
    const [before, first] = [words[i - 1], words[i]];
    if (before.x1 > x || first.x1 <= x || before.y0 - first.y0 < BACK_UP * first.size) continue;
    let end = i;
    while (end < words.length && words[end].x1 > x) end++;
    let start = i;
    while (start > 0 && words[start - 1].x1 <= x && words[start - 1].y1 > first.y0 - APART * first.size) start--;
    const bottom = Math.max(before.y1, words[end - 1].y1);
    const top = Math.min(first.y0, words[start].y0);
    const part = lines.slice(from, to).filter((l) => l.y1 > top && l.y0 < bottom);
    const at = lines.indexOf(part[0]);
    const sides = [columnOf(words.slice(start, i)), columnOf(words.slice(i, end))] as const;
    const count = part.reduce((n, l) => n + l.words.length, 0);
    if (sides[0] && sides[1] && count === end - start && sides.every((side) => side!.length >= FEWEST_LINES))
      return { from: at, to: at + part.length, sides: [sides[0], sides[1]] };
  }
  return undefined;
}

/** White space, in type sizes, that parts blocks of both columns. */
const APART = 0.7;
/** So far up, in type sizes, a second column begins. */
const BACK_UP = 3;

/** Left edge of the right column where the page is set in columns. */
export function rightColumnEdge(blocks: readonly TextBlock[]): number | undefined {
  for (let i = 1; i < blocks.length; i++) {
    const edge = Math.min(...blocks[i].map((l) => l.x0));
    if (edge > Math.max(...blocks[i - 1].map((l) => l.x1))) return edge;
  }
  return undefined;
}

/** A short page of a record whose other pages are set in columns: the file writes the left column first, then the right at its usual place. */
export function usualColumns(lines: readonly VisualLine[], edge: number, written: readonly Word[]): TextBlock[] {
  const from = lines.findIndex((l) => beginsAt(l, edge) && !crosses(l, edge - 4));
  if (from < 0) return [lines];
  let to = from;
  while (to < lines.length && !crosses(lines[to], edge - 4)) to++;
  const inside = lines.slice(from, to).flatMap((l) => l.words);
  const left = inside.filter((w) => w.x1 <= edge);
  const right = inside.filter((w) => w.x1 > edge);
  if (left.length === 0 || changesOfSide(left, right, written, 1) !== 1) return [lines];
  return [lines.slice(0, from), visualLines(left), visualLines(right), lines.slice(to)].filter((b) => b.length > 0);
}

function beginsAt({ words, edges, at }: VisualLine, x: number): boolean {
  for (let n = at; n < at + 2 * words.length; n += 2) if (Math.abs(edges[n] - x) < 2) return true;
  return false;
}

function crosses({ words, edges, at }: VisualLine, x: number): boolean {
  for (let n = at; n < at + 2 * words.length; n += 2) if (edges[n] < x + CLEAR && edges[n + 1] > x - CLEAR) return true;
  return false;
}

function areColumns(
  left: readonly Word[],
  right: readonly Word[],
  l: TextBlock,
  r: TextBlock,
  written: readonly Word[],
): boolean {
  const fewest = Math.min(l.length, r.length);
  const fill = Math.min(left.length / l.length, right.length / r.length);
  const changes = changesOfSide(left, right, written, 3);
  if (changes <= 3 && fewest >= 3) return true;
  if (changes <= 1) return fill >= 3.5;
  return fewest >= FEWEST_LINES + 1 && fill >= 5 && runsOn(l) && runsOn(r);
}

/** Prose: most lines go on to about the column's right edge and do not begin with a capital. */
function runsOn(lines: readonly VisualLine[]): boolean {
  const edge = Math.max(...lines.map((l) => l.x1));
  const start = Math.min(...lines.map((l) => l.x0));
  const full = lines.filter((l) => l.x1 - start > (edge - start) * 0.75).length;
  const lower = lines.filter((l) => /^[a-z(]/.test(l.words[0].text)).length;
  return full >= lines.length * 0.5 && lower >= lines.length * 0.3;
}
