// The set lines of a chart in, the same with lines joined that only the width of their paper parted.
//
// A title, a letterhead, who the patient is and who signed are told from single lines, and on narrower paper or in larger type they
// take two: what a line says must not depend on where it happened to break.

import { isSmall } from '../characters.ts';
import { endsMidway, isFull } from './line-shape.ts';
import type { SetLine } from './set-line.ts';

/** @param lines nobody has seen them yet: those that go on are themselves made longer, for most lines of a page are joined */
export function joinedWraps(lines: readonly Growing[]): readonly SetLine[] {
  const out: Growing[] = [];
  /** How a joined line's last part stands. */
  let last: Growing | undefined;
  for (const line of lines) {
    const open = out.at(-1);
    if (open && last && isWrapped(last, line)) lengthen(open, line);
    else {
      line.index = out.length;
      out.push(line);
    }
    last = line;
  }
  return out;
}

export type Growing = { -readonly [field in keyof SetLine]: SetLine[field] };

function lengthen(line: Growing, { end, string, cues, x1, y1 }: SetLine): void {
  line.end = end;
  line.string += ` ${string}`;
  line.cues |= cues;
  line.x1 = x1;
  line.y1 = y1;
  line.segments = [{ start: line.start, end }];
}

/** In type sizes. */
const NEXT_LINE = 0.6;
const SAME_EDGE = 0.15;
const SAME_SIZE = 0.03;

function isWrapped(above: SetLine, line: SetLine): boolean {
  if (above.block !== line.block || above.page !== line.page || line.gap > NEXT_LINE) return false;
  if (above.row || line.row || above.running || line.running || above.bold !== line.bold) return false;
  if (Math.abs(above.size - line.size) > SAME_SIZE * line.size) return false;
  const near = SAME_EDGE * line.size;
  const isUnder = Math.abs(above.x0 - line.x0) < near;
  const isCentred =
    Math.abs(above.x0 + above.x1 - line.x0 - line.x1) < 2 * near && above.x0 > above.edges.x0 + line.size;
  if (!isUnder && !isCentred) return false;
  if (above.segments.length > 1 || line.segments.length > 1) return false;
  if (!(isUnder ? isFull(above, line) : isFullInMiddle(above, line)) || BEGINS.test(line.string)) return false;
  return (
    endsMidway(above.string) ||
    ENDS_OPEN.test(above.string) ||
    isSmall(line.string.charCodeAt(0)) ||
    (!ENDED.test(above.string) && line.bold)
  );
}

/** The next word had no room at either side. */
const isFullInMiddle = ({ x1, x0, edges, size }: SetLine, { firstWidth }: SetLine): boolean =>
  x1 - x0 + firstWidth + 0.3 * size > edges.x1 - edges.x0 - 0.6 * size;

/** A label, or a sign, that no line of its own ends with. */
const ENDS_OPEN = /(?:\b(?:DOB:?|MRN:?|born)|[,&(/—–-])$/;
const ENDED = /[.!?:;]["')\]]*$/;
/** A mark of a list, a box or a label: a line of its own. */
const BEGINS = /^(?:[•▪‣◦●○■□*·►➢✓✔☐☒☑-]|\(?\d{1,2}[.)] |[A-Z][\w /&-]{0,24}:(?: |$)|\[[ xX]?\])/;
