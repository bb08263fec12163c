// The visual lines of a block in, the same lines with tables recognised out: rows of cells under their column's header.
//
// A table is a run of lines whose segments stand under one another. Lines closer together than its rows usually are make one
// row (a wrapped cell); a line without a first cell continues the row above.

import type { Word } from '../../pdf/page.ts';
import { sectionKindOf } from '../sentences/section-cues.ts';
import { partCloseCells } from './close-cells.ts';
import { type StackedField, stackedRow } from './stacked-fields.ts';
import { aligned, type Column, columnsOf, cutAt, overlap, widen } from './table-columns.ts';
import { areDays, headsValues, holdsValue, isHeader, isRowOfValues, namesColumns, namesUnder } from './table-head.ts';
import { median, type Segment, type VisualLine } from './visual-lines.ts';

export type TableRow = {
  readonly kind: 'row';
  /** By column; `undefined` where the cell is empty. Words of a cell in reading order. */
  readonly cells: readonly (readonly Word[] | undefined)[];
  readonly isHeader: boolean;
  /** Number of the table within its block. */
  readonly table: number;
  readonly hasHeader: boolean;
  readonly lines: readonly VisualLine[];
};
export type PlainLine = { readonly kind: 'line'; readonly line: VisualLine };
export type BlockLine = TableRow | PlainLine;

/** White space below a table's head in type sizes: a rule of typed characters may have stood there. */
const HEAD_APART = 2.8;

/** @param above the last row of the table that the end of the page before breaks, if one does */
export function withTables(set: readonly VisualLine[], above?: TableRow): BlockLine[] {
  const lines = partCloseCells(set);
  const out: BlockLine[] = [];
  let table = 0;
  let stackedUntil = -1;
  let i = 0;
  while (i < lines.length) {
    const next = lines[i + 1];
    const stacked = stackedRow(lines, i, i === stackedUntil);
    if (stacked) {
      out.push(...stacked.fields.map((field) => pairOf(field, table)));
      table++;
      i = stacked.end;
      stackedUntil = i;
      continue;
    }
    const isTaller = next !== undefined && next.segments.length > 1 && next.y0 - lines[i].y0 < lines[i].size * 0.95;
    const end = lines[i].segments.length > 1 || isTaller ? tableEnd(lines, i) : i;
    const centred = end - i < 2 ? belowCentredHead(lines, i) : undefined;
    if (centred) {
      out.push(...centred.map((row) => ({ ...row, table })));
      table++;
      i += centred.reduce((n, row) => n + row.lines.length, 0);
      continue;
    }
    if (end - i < 2) {
      const last = i === 0 && above ? rowBelow(above, lines[i]) : undefined;
      out.push(last ?? { kind: 'line', line: lines[i] });
      if (last) table++;
      i++;
      continue;
    }
    out.push(...rowsOf(lines.slice(i, end), table));
    table++;
    i = end;
  }
  return out;
}

const pairOf = ({ label, value, lines }: StackedField, table: number): TableRow => ({
  kind: 'row',
  cells: [label, value.length > 0 ? value : undefined],
  isHeader: false,
  table,
  hasHeader: false,
  lines,
});

/** A line alone at the head of a page whose words stand in the columns of the row above. */
function rowBelow(above: TableRow, line: VisualLine): TableRow | undefined {
  const columns = above.cells.flatMap((words) => (words ? [{ x0: words[0].x0, x1: words[0].x1 }] : []));
  if (columns.length < above.cells.length) return undefined;
  const parts = line.segments.flatMap((s) => cutAt(s, columns));
  const isUnder = parts.every((s, k) => columns[k] && Math.abs(s.x0 - columns[k].x0) < 1.5);
  if (parts.length < 3 || parts.length !== columns.length || !isUnder) return undefined;
  const cells = parts.map((s) => s.words);
  return { kind: 'row', cells, isHeader: false, table: 0, hasHeader: false, lines: [line] };
}

/** Index after the last line of the table that begins at `start`; `start` itself when there is none. */
function tableEnd(lines: readonly VisualLine[], start: number): number {
  if (isTickedQuestion(lines[start])) return start;
  const columns: Column[] = lines[start].segments.map(({ x0, x1 }) => ({ x0, x1 }));
  let end = start + 1;
  let rows = 1;
  for (let i = start + 1; i < lines.length; i++) {
    const line = lines[i];
    if (isTickedQuestion(line)) break;
    const gap = line.y0 - lines[i - 1].y1;
    if (gap > line.size * (i === start + 1 && namesColumns(lines[start]) ? HEAD_APART : 1.6)) break;
    const isLater = i > start + 1 || isRowOfValues(lines[start]);
    if (line.bold && !lines[i - 1].bold && gap > line.size * 0.4 && isLater) break;
    if (isLater && line.segments.length >= 3 && namesColumns(line)) break;
    if (i === start + 1 && line.segments.length >= lines[start].segments.length + 2 && headsValues(line, lines[i + 1]))
      break;
    if (i === start + 1 && (isFormRow(lines[start]) || isOfOnePerson(lines[start])) && onlyNames(line)) break;
    if (namesUnder(line, lines[i + 1])) break;
    if (isFormRow(line) && !isFormRow(lines[start])) break;
    if (gap > line.size * 0.9 && datesColumns(line)) break;
    const fit = line.segments.map((s) => columns.filter((c) => overlap(s, c) > 0).length);
    const close = line.y0 - lines[i - 1].y0 < line.size * 0.95;
    if (close) {
      // Cells centred in a taller row overlap their neighbours.
      for (const s of line.segments) widen(columns, s);
      end = i + 1;
      continue;
    }
    if (line.segments.length > 1) {
      const shared =
        line.segments
          .slice(1)
          .some((s) => columns.slice(1).some((c) => (rows > 1 ? overlap(s, c) > 0 : aligned(s, c, line.size)))) ||
        tightSplit(line, columns);
      if (!shared) break;
      for (const s of line.segments) widen(columns, s);
      rows++;
      end = i + 1;
      continue;
    }
    // One segment: a wrapped cell, or a row whose other cells are empty or stand close.
    const [only] = line.segments;
    // A section's heading below the table is no row of it.
    if (isSectionHeading(only, line, lines[i - 1])) break;
    const underLater = columns.slice(1).some((c) => Math.abs(c.x0 - only.x0) < line.size * 0.6) && fit[0] <= 1;
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
    if (taller || underLater || goesOn || (tightSplit(line, columns) && Math.abs(only.x0 - columns[0].x0) < 2)) {
      end = i + 1;
      continue;
    }
    break;
  }
  return rows >= 2 ? end : start;
}

/**
 * A head set in the middle of its columns, over cells set at their left or right: none stands under another, but each over its own.
 * The first column may have no name.
 */
function belowCentredHead(lines: readonly VisualLine[], at: number): TableRow[] | undefined {
  const [head, row] = [lines[at], lines[at + 1]];
  if (!row || head.segments.length < 3 || row.y0 - head.y1 > head.size * HEAD_APART) return undefined;
  if (!namesColumns(head) && !(isSetOff(head, row) && isRowOfValues(row))) return undefined;
  const end = Math.max(tableEnd(lines, at + 1), row.segments.length >= 3 && isRowOfValues(row) ? at + 2 : 0);
  if (end < at + 2) return undefined;
  const body = lines.slice(at + 1, end);
  const columns = columnsOf(body);
  const unnamed = columns.length - head.segments.length;
  const isOver = (s: Segment, k: number): boolean => {
    const middle = (s.x0 + s.x1) / 2;
    const [before, after] = [columns[k + unnamed - 1], columns[k + unnamed + 1]];
    return middle > (before?.x1 ?? Number.NEGATIVE_INFINITY) && middle < (after?.x0 ?? Number.POSITIVE_INFINITY);
  };
  if ((unnamed !== 0 && unnamed !== 1) || !head.segments.every(isOver)) return undefined;
  const rows = rowsOf(body, 0);
  if (rows[0].hasHeader) return undefined;
  const first: TableRow = {
    kind: 'row',
    cells: [...(unnamed === 1 ? [undefined] : []), ...head.segments.map((s) => s.words)],
    lines: [head],
    isHeader: true,
    table: 0,
    hasHeader: true,
  };
  return [first, ...rows.map((r) => ({ ...r, hasHeader: true }))];
}

/** Short names in bold over plain type, or without a value over values. */
const isSetOff = (head: VisualLine, row: VisualLine): boolean =>
  head.segments.every((s) => !holdsValue(s.text) && s.words.length <= 4) && (head.bold || !row.bold);

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

/** "4. Ever had lung cancer?   [ ] yes  [X] no": numbered, each with options of its own, so that gaps below each other are chance. */
const isTickedQuestion = ({ segments }: VisualLine): boolean =>
  /^\d{1,2}[.)]\s\S/.test(segments[0]?.text ?? '') &&
  /(?:[☐☑☒]|\[ ?[xX✓]? ?\]|\( ?[xX✓]? ?\))\s*["“]?[A-Za-z]{2,}/u.test(segments.map((s) => s.text).join(' '));

/** "Location   Measured   Power wheelchair   Scooter" below "Patient: …   Date: …". */
const onlyNames = ({ segments }: VisualLine): boolean =>
  segments.length >= 3 && segments.every((s) => !holdsValue(s.text) && !s.text.includes(':') && s.words.length <= 4);

/** "Penhallow, Horace   02/28/1946   10/06/2026": whose paper it is. */
const isOfOnePerson = ({ segments }: VisualLine): boolean =>
  segments.length >= 3 && segments.filter((s) => /^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(s.text)).length >= 2;

/** "Years smoked: | 30 | Quit date: | 03/2016", "Packs a day: 1.5   Quit date: 03/2016": boxes of a form. */
function isFormRow({ words, segments }: VisualLine): boolean {
  const labels = words.filter((w) => w.text.endsWith(':')).length;
  const labelled = segments.filter((s) => s.text.includes(':')).length;
  return labels > 1 && labelled > 1 && labelled >= segments.length / 2 && words.length <= 6 * labels;
}

/** "02/10/26   03/19/26   Ref": days over the values below them. */
const datesColumns = (line: VisualLine): boolean => areDays(line.segments.map((s) => s.text));

/** A word stands exactly under a later column's left edge though the gap before it is narrow. */
const tightSplit = (line: VisualLine, columns: readonly Column[]): boolean =>
  line.segments.some((s) => cutAt(s, columns).length > 1);

function rowsOf(lines: readonly VisualLine[], table: number): TableRow[] {
  const columns = columnsOf(lines);
  const cells = new Map(lines.map((line) => [line, cellsIn(line, columns)]));
  const cellsOf = (line: VisualLine): ReadonlyMap<number, readonly Word[]> => cells.get(line)!;
  const groups = rowGroups(lines, cellsOf);
  const rows = groups.map((group) => {
    const own: (readonly Word[] | undefined)[] = columns.map((_, k) => {
      const words = group.flatMap((line) => cellsOf(line).get(k) ?? []);
      return words.length > 0 ? words : undefined;
    });
    return { cells: own, lines: group };
  });
  const hasHeader = rows.length > 1 && isHeader(rows[0], rows.slice(1));
  return rows.map((row, k) => ({
    kind: 'row',
    cells: row.cells,
    lines: row.lines,
    isHeader: hasHeader && k === 0,
    table,
    hasHeader,
  }));
}

/** The words of a line by the column that most of them stand in. */
function cellsIn(line: VisualLine, columns: readonly Column[]): Map<number, Word[]> {
  const cells = new Map<number, Word[]>();
  for (const s of line.segments.flatMap((seg) => cutAt(seg, columns))) {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    columns.forEach((c, k) => {
      const o = Math.max(overlap(s, c), -Math.abs(s.x0 - c.x0));
      if (o > most) {
        most = o;
        best = k;
      }
    });
    cells.set(best, [...(cells.get(best) ?? []), ...s.words]);
  }
  return cells;
}

function rowGroups(
  lines: readonly VisualLine[],
  cellsOf: (line: VisualLine) => ReadonlyMap<number, readonly Word[]>,
): VisualLine[][] {
  const size = median(lines.map((l) => l.size));
  const centre = (l: VisualLine): number => median(l.words.map((w) => (w.y0 + w.y1) / 2));
  const pitches = lines.slice(1).map((l, k) => centre(l) - centre(lines[k]));
  const usual = median(pitches.filter((p) => p > size));
  const padded = usual >= size * 1.5;
  const groups: VisualLine[][] = [];
  lines.forEach((line, k) => {
    const continues =
      k > 0 && (pitches[k - 1] < usual * (padded ? 0.87 : 0.75) || (!cellsOf(line).has(0) && k > 1 && !padded));
    if (continues) groups.at(-1)!.push(line);
    else groups.push([line]);
  });
  return groups;
}
