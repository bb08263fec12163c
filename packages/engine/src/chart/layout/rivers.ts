// The lines of a table in, the same lines with their cells parted where a white river runs down between them.
//
// Cells set close ("06/02/2026 91" with little room between) look like two words of one cell on their own line. What no line
// crosses from the head to the last row is the border of two columns all the same.

import type { Word } from '../../pdf/page.ts';
import { type Segment, segmentOf, type VisualLine } from './visual-lines.ts';

type River = { readonly x0: number; readonly x1: number };

/** Wider than the space between two words of one cell, in type sizes. */
const WIDTH = 0.42;
/** In typed print a space is as wide as a letter: two of them part columns. */
const LETTERS = 1.5;
/** In two lines gaps may stand under one another by chance. */
const LEAST_LINES = 3;

export function alongRivers(lines: readonly VisualLine[]): readonly VisualLine[] {
  const rows = lines.filter((line) => line.segments.length > 1);
  if (rows.length < LEAST_LINES) return lines;
  const rivers = riversIn(rows, widthOf(rows)).filter((river) => rows.every((row) => hasBank(row, river)));
  if (rivers.length === 0) return lines;
  return lines.map((line) => {
    const segments = line.segments.flatMap((s) => parted(s, rivers));
    return segments.length === line.segments.length ? line : { ...line, segments };
  });
}

/** What lies white in every row, from the second word's side on. */
function riversIn(rows: readonly VisualLine[], width: number): readonly River[] {
  let rivers: readonly River[] = gapsOf(rows[0], width);
  for (const row of rows.slice(1)) {
    if (rivers.length === 0) break;
    rivers = common(rivers, gapsOf(row, width)).filter((r) => r.x1 - r.x0 >= width);
  }
  return rivers;
}

/** Beside a border of columns stands a short cell; sentences set one below the other have a gap in common by chance. */
const SHORT_CELL = 2;
const LINE_OF_PROSE = 8;

function hasBank({ segments }: VisualLine, river: River): boolean {
  const cut = segments.find((s) => s.x0 < river.x0 && s.x1 > river.x1);
  if (!cut) return true;
  const left = cut.words.filter((word) => word.x1 <= river.x0 + 0.5).length;
  const right = cut.words.length - left;
  return left <= SHORT_CELL || (right <= SHORT_CELL && cut.words.length <= LINE_OF_PROSE);
}

/** White between the words of a line, and beyond its last one: a cell may be empty there. */
function gapsOf({ words }: VisualLine, width: number): readonly River[] {
  const gaps: River[] = [{ x0: Number.NEGATIVE_INFINITY, x1: words[0].x0 }];
  let right = words[0].x1;
  for (const word of words.slice(1)) {
    if (word.x0 - right >= width) gaps.push({ x0: right, x1: word.x0 });
    right = Math.max(right, word.x1);
  }
  return [...gaps, { x0: right, x1: Number.POSITIVE_INFINITY }];
}

const common = (a: readonly River[], b: readonly River[]): readonly River[] =>
  a.flatMap((r) =>
    b.flatMap((s) => {
      const x0 = Math.max(r.x0, s.x0);
      const x1 = Math.min(r.x1, s.x1);
      return x1 > x0 ? [{ x0, x1 }] : [];
    }),
  );

function parted(segment: Segment, rivers: readonly River[]): readonly Segment[] {
  const { words } = segment;
  const runsBetween = (left: Word, right: Word): boolean =>
    rivers.some((r) => r.x0 >= left.x1 - 0.5 && r.x1 <= right.x0 + 0.5);
  const cuts = words.flatMap((word, k) => (k > 0 && runsBetween(words[k - 1], word) ? [k] : []));
  if (cuts.length === 0) return [segment];
  return [0, ...cuts].map((k, n) => segmentOf(words.slice(k, cuts[n] ?? words.length)));
}

function widthOf(rows: readonly VisualLine[]): number {
  const size = Math.max(...rows.map((row) => row.size));
  const letters = rows
    .flatMap((row) => row.words)
    .filter(({ text }) => text.length > 2)
    .map(({ text, x0, x1 }) => (x1 - x0) / text.length);
  const widest = Math.max(...letters);
  const isTyped = letters.length > 2 && widest - Math.min(...letters) < 0.06 * widest;
  return isTyped ? Math.max(WIDTH * size, LETTERS * widest) : WIDTH * size;
}
