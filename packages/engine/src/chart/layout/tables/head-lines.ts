// The lines of a block in; whether one of them surely heads the rows right below it, told before any table is cut, out.
//
// Type is the surest evidence: names in bold over rows in plain type. Without it, three names or more over rows of as many cells that
// hold values, where the line above stands in other columns.

import type { Segment, VisualLine } from '../visual-lines.ts';
import { overlap } from './columns.ts';
import { holdsValue, isNameOfColumn, isPlainRow } from './head.ts';

/** White space below a table's head in type sizes: a rule of typed characters may have stood there. */
export const HEAD_APART = 2.8;
/** Lines of names that break. */
const MOST_LINES = 3;

/** By line, where the head that begins with it ends; each line is asked once. */
export function headEnds(lines: readonly VisualLine[]): (at: number) => number | undefined {
  const known: (number | undefined | null)[] = [];
  return (at) => {
    const end = known[at] === undefined ? (headEnd(lines, at) ?? null) : known[at];
    known[at] = end;
    return end ?? undefined;
  };
}

/** The line behind the head that begins at `at`; `undefined` where none does. */
export function headEnd(lines: readonly VisualLine[], at: number): number | undefined {
  const head = lines.at(at);
  if (!head || head.segments.length < 2) return undefined;
  const bold = isInBold(head);
  if ((!bold && head.segments.length < 3) || !namesOf(head, lines.at(at + 1)).every(isNameOfColumn)) return undefined;
  if (lines[at - 1] && isSum(lines[at - 1], head)) return undefined;
  return bold ? behindBold(lines, at) : headsRows(lines, at) ? at + 1 : undefined;
}

/** "Average hours," over "nights used": a name that goes on below may break at a comma. */
const namesOf = (head: VisualLine, below: VisualLine | undefined): readonly Segment[] =>
  below && isInBold(below)
    ? head.segments.map((s) =>
        below.segments.some((o) => overlap(s, o) > 0) ? { ...s, text: s.text.replace(/,$/, '') } : s,
      )
    : head.segments;

/** "Apneas and hypopneas | 65 | 11.4" in bold below the figures that it sums. */
const isSum = (above: VisualLine, { segments }: VisualLine): boolean =>
  standsUnder(above.segments, segments) &&
  [...above.segments.slice(1), ...segments.slice(1)].every((s) => FIGURE.test(s.text));
const FIGURE = /^[<>≤≥~]?\s?\d+(?:\.\d+)?\s?(?:%|[a-z/]{1,5})?$/i;

function behindBold(lines: readonly VisualLine[], at: number): number | undefined {
  let end = at + 1;
  while (
    end < lines.length &&
    end - at < MOST_LINES &&
    isInBold(lines[end]) &&
    lines[end].y0 - lines[end - 1].y1 < WITHIN * lines[end].size
  )
    end++;
  const row = lines[end];
  if (!row || row.y0 - lines[end - 1].y1 > HEAD_APART * row.size) return undefined;
  return isPlainRow(row, lines[end + 1]) ? end : undefined;
}
/** White space between two lines of a name, in type sizes. */
const WITHIN = 0.45;

export const isInBold = ({ words }: VisualLine): boolean => words.every((w) => w.bold);

function headsRows(lines: readonly VisualLine[], at: number): boolean {
  const [above, head, row, next] = [lines[at - 1], lines[at], lines[at + 1], lines[at + 2]];
  const { segments } = head;
  if (!row || row.y0 - head.y1 > HEAD_APART * row.size) return false;
  if (!segments.every((s) => !holdsValue(s.text))) return false;
  if (above && (standsUnder(above.segments, segments) || isNear(above, head) || isNamedBy(above, segments)))
    return false;
  const rows = next && standsUnder(row.segments, next.segments) ? [row, next] : [row];
  return rows.every(
    (r) =>
      standsUnder(segments, r.segments) && r.segments.filter((s) => holdsValue(s.text)).length * 2 >= segments.length,
  );
}

/** The upper line of the same names, or names over these. */
const isNear = (above: VisualLine, head: VisualLine): boolean =>
  head.y0 - above.y1 < WITHIN * head.size || (above.segments.length > 1 && isInBold(above));

/** "| No. 1 | No. 2" above "Drug | bupivacaine | lidocaine" */
const isNamedBy = (above: VisualLine, segments: readonly Segment[]): boolean =>
  above.segments.length > 1 &&
  above.segments.every((name) => !holdsValue(name.text) && segments.some((s) => overlap(s, name) > 0));

/** As many cells, each under its own of the row above. */
const standsUnder = (above: readonly Segment[], row: readonly Segment[]): boolean =>
  above.length === row.length && row.every((s, k) => overlap(s, above[k]) > 0);
