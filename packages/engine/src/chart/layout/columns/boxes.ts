// The lines of a page in; a box at its right that prose runs around, and the page without it, out.
//
// A file writes such a box to its end before the prose beside it, or apart from it: one run of words, each under the last, right of all else.

import type { Word } from '../../../pdf/page.ts';
import { type VisualLine, visualLines } from '../visual-lines.ts';
import { FEWEST_LINES } from './gutter.ts';
import { CLEAR } from './strips.ts';
import { changesOfSide } from './written-order.ts';

export type Boxed = {
  readonly above: readonly VisualLine[];
  readonly box: readonly VisualLine[];
  /** From the heading of what stands beside the box on. */
  readonly below: readonly VisualLine[];
  /** The page's words without those of the box, as the file writes them. */
  readonly others: readonly Word[];
};

/** Of the page's width. */
const LEFTMOST = 0.45;
/** Words on a line of the prose beside it. */
const FILL = 5;
/** The next word of a box stands no farther down, in type sizes. */
const DOWN = 2.6;
/** A heading stands no more lines above what it heads. */
const MOST_ABOVE = 3;
/** Runs that are tried on a page. */
const MOST_TRIES = 12;

export function boxAtRight(lines: readonly VisualLine[], width: number, written: readonly Word[]): Boxed | undefined {
  if (written[0]?.confidence !== undefined) return undefined;
  let tries = MOST_TRIES;
  for (const box of runsAtRight(written, width * LEFTMOST)) {
    const found = withoutBox(lines, box, written);
    if (found) return found;
    if (--tries === 0) break;
  }
  return undefined;
}

function* runsAtRight(written: readonly Word[], leftmost: number): Generator<readonly Word[]> {
  let from = 0;
  for (let i = 0; i <= written.length; i++) {
    const word = written[i];
    const last = written[i - 1];
    const goesOn =
      i > from &&
      word !== undefined &&
      word.x0 > leftmost &&
      word.y0 > last.y0 - last.size &&
      word.y0 < last.y0 + DOWN * last.size;
    if (goesOn) continue;
    if (i - from >= 2 * FEWEST_LINES) yield written.slice(from, i);
    from = word && word.x0 > leftmost ? i : i + 1;
  }
}

function withoutBox(lines: readonly VisualLine[], box: readonly Word[], written: readonly Word[]): Boxed | undefined {
  const own = visualLines(box);
  if (own.length < FEWEST_LINES) return undefined;
  const [top, bottom] = [own[0].y0, own.at(-1)!.y1];
  const from = lines.findIndex((l) => l.y1 > top + 1);
  let to = from;
  while (to < lines.length && lines[to].y0 < bottom - 1) to++;
  const isOwn = new Set(box);
  const beside = lines.slice(from, to).flatMap((l) => l.words.filter((w) => !isOwn.has(w)));
  const left = Math.min(...own.map((l) => l.x0));
  if (beside.length === 0 || beside.some((w) => w.x1 > left - CLEAR)) return undefined;
  const rest = visualLines(beside);
  const isProse = rest.filter((l) => l.words.length >= FILL && goesOnTo(l, left)).length >= 2;
  if (!isProse || written.indexOf(box[0]) > written.indexOf(beside[0])) return undefined;
  if (changesOfSide(beside, box, written, 1) !== 1) return undefined;
  let cut = from;
  for (let k = from - 1; k >= Math.max(1, from - MOST_ABOVE); k--)
    if (isHeading(lines[k], lines[k + 1])) {
      cut = k;
      break;
    }
  return {
    above: lines.slice(0, cut),
    box: own,
    below: [...lines.slice(cut, from), ...rest, ...lines.slice(to)],
    others: written.filter((w) => !isOwn.has(w)),
  };
}

/** Runs on to about the edge of the box. */
const goesOnTo = (line: VisualLine, edge: number): boolean => edge - line.x1 < (edge - line.x0) * 0.2;
const isHeading = (line: VisualLine, next: VisualLine): boolean =>
  line.segments.length === 1 && line.words.length <= 6 && (line.size > next.size * 1.1 || (line.bold && !next.bold));
