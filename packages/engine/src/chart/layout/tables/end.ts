// The lines of a block and the first of a table in; the line behind its last out.

import { PRINTED_DAY } from '../../../values/printed-day.ts';
import { sectionKindOf } from '../../sentences/section-cues.ts';
import { identityFields } from '../identity-fields.ts';
import type { Segment, VisualLine } from '../visual-lines.ts';
import { aligned, type Column, cutAt, overlap, widen } from './columns.ts';
import { isHeadOfDone } from './done-heads.ts';
import {
  areDays,
  CROSS,
  headsValues,
  holdsValue,
  isAnsweredRow,
  isRowOfValues,
  namesColumns,
  namesUnder,
} from './head.ts';
import { HEAD_APART, isInBold } from './head-lines.ts';
import type { Heads } from './joined-heads.ts';

/** So many times the white space between its rows parts a table from another that stands in other columns. */
const APART = 1.5;

/** The lines of a block, and which of them are heads. */
export type Block = Heads & { readonly headEnd: (at: number) => number | undefined };

/** Index after the last line of the table that begins at `start`; `start` itself when there is none. */
export function tableEnd({ lines, parts, headEnd }: Block, start: number): number {
  if (isTickedQuestion(lines[start])) return start;
  const unnamed = headsCrosses(lines[start], lines[start + 1]) ? [lines[start + 1].segments[0]] : [];
  const columns: Column[] = [...unnamed, ...lines[start].segments].map(({ x0, x1 }) => ({ x0, x1 }));
  let end = start + 1;
  /** Lines above belong to the head. */
  // The upper line of a name may stand above its neighbours.
  const named = lines[start].segments.length > 1 || lines[start + 1] === undefined ? start : start + 1;
  const body = Math.max(headEnd(named) ?? 0, start + 1);
  let rows = 1;
  /** The last line of several cells: lines of a taller row stand close around it. */
  let row = lines[start];
  /** Widest white space between two rows so far. */
  let widest = 0;
  const isOfDone = isHeadOfDone(lines[start].segments.map((s) => s.text));
  const sharesColumns = (line: VisualLine): boolean =>
    line.segments
      .slice(1)
      .some((s) => columns.slice(1).some((c) => (rows > 1 ? overlap(s, c) > 0 : aligned(s, c, line.size))));
  for (let i = start + 1; i < lines.length; i++) {
    const line = lines[i];
    if (isTickedQuestion(line) || parts.has(line)) break;
    if (i >= body && (headEnd(i) !== undefined || identityFields(lines, i))) break;
    const gap = line.y0 - lines[i - 1].y1;
    if (gap > line.size * (i === start + 1 && namesColumns(lines[start]) ? HEAD_APART : 1.6)) break;
    const isLater = i > start + 1 || isRowOfValues(lines[start]);
    if (line.segments.length === 1 && isInBold(line) && !isInBold(lines[i - 1]) && gap > line.size * 0.4 && isLater)
      break;
    if (isLater && line.segments.length >= 3 && namesColumns(line) && !isAnsweredRow(line, lines[i + 1])) break;
    if (i >= body && namesUnder(line, lines[i + 1])) break;
    if (i === start + 1 && line.segments.length >= lines[start].segments.length + 2 && headsValues(line, lines[i + 1]))
      break;
    if (i === start + 1 && isFormRow(lines[start]) && onlyNames(line)) break;
    if (rows === 1 && line.segments.length > 1 && isOfOnePerson(lines[start]) && !goesOnWith(line)) break;
    if (gap > line.size * 0.9 && datesColumns(line)) break;
    const fit = line.segments.map((s) => columns.filter((c) => overlap(s, c) > 0).length);
    const close = line.y0 - lines[i - 1].y0 < line.size * 0.95;
    if (rows > 1 && gap > APART * widest + 0.2 * line.size && !standsInColumns(line, columns)) break;
    if (close) {
      // Cells centred in a taller row overlap their neighbours.
      if (line.segments.length > 1) {
        if (row.segments.length > 1 && line.y0 - row.y0 > line.size * 0.95 && sharesColumns(line)) rows++;
        row = line;
      }
      for (const s of line.segments) widen(columns, s);
      end = i + 1;
      continue;
    }
    if (line.segments.length > 1) {
      if (!(sharesColumns(line) || tightSplit(line, columns))) break;
      for (const s of line.segments) widen(columns, s);
      rows++;
      row = line;
      widest = Math.max(widest, gap);
      end = i + 1;
      continue;
    }
    // One segment: a wrapped cell, or a row whose other cells are empty or stand close.
    const [only] = line.segments;
    const isWithin = goesOnIn(row, only, gap, line.size);
    // A section's heading below the table is no row of it.
    if (!isWithin && isSectionHeading(only, line, lines[i - 1])) break;
    const underLater =
      isWithin || (columns.slice(1).some((c) => Math.abs(c.x0 - only.x0) < line.size * 0.6) && fit[0] <= 1);
    const next = lines[i + 1];
    const goesOn =
      next !== undefined &&
      next.segments.length > 1 &&
      next.y0 - line.y1 < line.size * 1.2 &&
      next.segments.slice(1).some((s) => columns.slice(1).some((c) => aligned(s, c, line.size))) &&
      Math.abs(only.x0 - columns[0].x0) < line.size * 0.6 &&
      (fit[0] <= 1 || tightSplit(line, columns));
    const taller =
      next !== undefined && next.y0 - line.y0 < line.size * 0.95 && Math.abs(only.x0 - columns[0].x0) < line.size * 0.6;
    // "Mean duration" above "(sec)": lines of one cell stand closer than rows.
    const wraps = gap < widest / 3 && widest > 0.2 * line.size && fit[0] <= 1 && overlap(only, columns[0]) > 0;
    // "Risks discussed" below "Item | Done", and nothing beside it
    const leftEmpty =
      isOfDone && Math.abs(only.x0 - columns[0].x0) < 2 && isEntry(only) && gap <= widest + EVEN * line.size;
    if (leftEmpty) rows++;
    if (leftEmpty && rows === 2) widest = Math.max(widest, gap);
    if (
      wraps ||
      taller ||
      leftEmpty ||
      underLater ||
      goesOn ||
      (tightSplit(line, columns) && Math.abs(only.x0 - columns[0].x0) < 2)
    ) {
      end = i + 1;
      continue;
    }
    break;
  }
  return rows >= 2 ? end : start;
}

/** Rows of one table stand as far apart as this tells, in type sizes. */
const EVEN = 0.25;
const isEntry = ({ text, words }: Segment): boolean => words.length <= 12 && !/[.:]$/.test(text);

/** A cell that goes on below: under its beginning, close to it, and no farther than where the next one begins. */
const goesOnIn = ({ segments }: VisualLine, only: Segment, gap: number, size: number): boolean =>
  gap < WITHIN_CELL * size &&
  segments.some(
    (s, k) =>
      k > 0 && Math.abs(s.x0 - only.x0) < 0.15 * size && only.x1 < (segments[k + 1]?.x0 ?? Number.POSITIVE_INFINITY),
  );
/** White space between the lines of a cell, in type sizes. */
const WITHIN_CELL = 0.4;

/** Headings stand apart, in bold, in capitals or before a colon; a mere row label of the same words does not. */
function isSectionHeading(only: Segment, line: VisualLine, above: VisualLine): boolean {
  const { text } = only;
  if (sectionKindOf(text.replace(/[:.\s]+$/, '')) === undefined) return false;
  return (
    line.y0 - above.y1 > line.size * 0.9 ||
    (line.bold && !above.bold) ||
    /:$/.test(text) ||
    (!/[a-z]/.test(text) && text.length > 3) ||
    only.x0 < above.x0 - 2
  );
}

/** Has each cell an edge or its middle where a column has it? */
const standsInColumns = ({ segments, size }: VisualLine, columns: readonly Column[]): boolean =>
  segments.every((s) =>
    columns.some((c) =>
      [s.x0 - c.x0, s.x1 - c.x1, (s.x0 + s.x1 - c.x0 - c.x1) / 2].some((d) => Math.abs(d) < 0.2 * size),
    ),
  );

/** "4. Ever had lung cancer?   [ ] yes  [X] no": numbered, each with options of its own, so that gaps below each other are chance. */
const isTickedQuestion = ({ segments }: VisualLine): boolean =>
  /^\d{1,2}[.)]\s\S/.test(segments[0]?.text ?? '') &&
  /(?:[☐☑☒]|\[ ?[xX✓]? ?\]|\( ?[xX✓]? ?\))\s*["“]?[A-Za-z]{2,}/u.test(segments.map((s) => s.text).join(' '));

/** "Location   Measured   Power wheelchair   Scooter" below "Patient: …   Date: …". */
const onlyNames = ({ segments }: VisualLine): boolean =>
  segments.length >= 3 && segments.every((s) => !holdsValue(s.text) && !s.text.includes(':') && s.words.length <= 4);

const DAY = new RegExp(`^(?:(?:visit|seen|date|DOS):? )?${PRINTED_DAY}(?:$| [a-z])`, 'i');
const BORN = new RegExp(`\\b(?:DOB|D\\.O\\.B\\.?|born|MRN)\\b:? ?(?:${PRINTED_DAY}|[A-Z]*-?\\d)`);
/** "Penhallow, Horace   02/28/1946   10/06/2026": whose paper it is. */
const isOfOnePerson = ({ segments }: VisualLine): boolean =>
  segments.length >= 3 &&
  (segments.filter((s) => DAY.test(s.text)).length >= 2 || segments.some((s) => BORN.test(s.text)));

/** A form's head of several lines: "Penhallow, Horace   DOB 02/28/1946   MRN 22-1" over "Visit 10/06/2026   Dr. Lee   In person". */
const goesOnWith = ({ segments }: VisualLine): boolean =>
  segments.length >= 3 && segments.some((s) => holdsValue(s.text)) && segments.every((s) => s.words.length <= 6);

/** "Years smoked: | 30 | Quit date: | 03/2016", "Packs a day: 1.5   Quit date: 03/2016": boxes of a form. */
function isFormRow({ words, segments }: VisualLine): boolean {
  const labels = words.filter((w) => w.text.endsWith(':')).length;
  const labelled = segments.filter((s) => s.text.includes(':')).length;
  return labels > 1 && labelled > 1 && labelled >= segments.length / 2 && words.length <= 6 * labels;
}

/** "Yes   No" over "Coughing up blood   X": the column of what is asked has no name. */
const headsCrosses = (head: VisualLine, row: VisualLine | undefined): boolean =>
  head.segments.length >= 2 &&
  head.segments.every((s) => s.words.length <= 3 && !holdsValue(s.text)) &&
  row !== undefined &&
  row.segments.length >= 2 &&
  row.segments[0].x1 < head.segments[0].x0 &&
  row.segments.slice(1).every((s) => CROSS.test(s.text));

/** "02/10/26   03/19/26   Ref": days over the values below them. */
const datesColumns = (line: VisualLine): boolean => areDays(line.segments.map((s) => s.text));

/** A word stands exactly under a later column's left edge though the gap before it is narrow. */
const tightSplit = (line: VisualLine, columns: readonly Column[]): boolean =>
  line.segments.some((s) => cutAt(s, columns).length > 1);
