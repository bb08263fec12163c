// The visual lines of a block in, the same lines with tables recognised out: rows of cells under their column's header.
//
// A table is a run of lines whose segments stand under one another. Lines closer together than its rows usually are make one
// row (a wrapped cell); a line without a first cell continues the row above.

import type { Word } from '../../../pdf/page.ts';
import { identityFields } from '../identity-fields.ts';
import { captionedRow, type StackedField, stackedRow } from '../stacked-fields.ts';
import type { Segment, VisualLine } from '../visual-lines.ts';
import { partCloseCells } from './close-cells.ts';
import { columnsOf, cutAt } from './columns.ts';
import { crossedTable } from './crossed.ts';
import { type Block, tableEnd } from './end.ts';
import { holdsValue, isRowOfValues, namesColumns } from './head.ts';
import { HEAD_APART, headEnds } from './head-lines.ts';
import { withJoinedHeads } from './joined-heads.ts';
import { rowsOf } from './rows.ts';
import { spannedRows } from './spanning-labels.ts';
import { withTitledParts } from './titled-parts.ts';

export type TableRow = {
  readonly kind: 'row';
  /** By column; `undefined` where the cell is empty. Words of a cell in reading order. */
  readonly cells: readonly (readonly Word[] | undefined)[];
  readonly isHeader: boolean;
  /** Number of the table within its block. */
  readonly table: number;
  readonly hasHeader: boolean;
  readonly lines: readonly VisualLine[];
  /** Right edge of what stands in each column, in any of its rows: where a cell's line ends before it, another begins on purpose. */
  readonly edges?: readonly number[];
};
export type PlainLine = { readonly kind: 'line'; readonly line: VisualLine };
export type BlockLine = TableRow | PlainLine;

/** @param above the last row of the table that the end of the page before breaks, if one does */
export function withTables(set: readonly VisualLine[], above?: TableRow): BlockLine[] {
  const heads = withJoinedHeads(partCloseCells(set));
  const { lines, parts } = heads;
  const block: Block = { ...heads, headEnd: headEnds(lines) };
  const out: BlockLine[] = [];
  let table = 0;
  let stackedUntil = -1;
  let i = 0;
  while (i < lines.length) {
    const next = lines[i + 1];
    const joined = parts.get(lines[i]);
    if (joined) {
      const end = tableEnd(block, i);
      if (end - i < 2) out.push(...joined.map((line): PlainLine => ({ kind: 'line', line })));
      else out.push(...headed(rowsOf(lines.slice(i, end), table++)));
      i = Math.max(end, i + 1);
      continue;
    }
    const stacked = identityFields(lines, i) ?? stackedRow(lines, i, i === stackedUntil) ?? captionedRow(lines, i);
    if (stacked) {
      out.push(...stacked.fields.map((field) => pairOf(field, table)));
      table++;
      i = stacked.end;
      stackedUntil = i;
      continue;
    }
    const isTaller = next !== undefined && next.segments.length > 1 && next.y0 - lines[i].y0 < lines[i].size * 0.95;
    const end = lines[i].segments.length > 1 || isTaller ? tableEnd(block, i) : i;
    const centred = end - i < 2 ? belowCentredHead(block, i) : undefined;
    if (centred) {
      out.push(...centred.items.map((item) => (item.kind === 'row' ? { ...item, table } : item)));
      table++;
      i = centred.end;
      continue;
    }
    const crossed = end - i < 2 ? crossedTable(lines, i) : undefined;
    if (crossed) {
      out.push(...crossed.rows.map((row) => ({ ...row, table })));
      table++;
      i = crossed.end;
      continue;
    }
    if (end - i < 2) {
      const last = i === 0 && above ? rowBelow(above, lines[i]) : undefined;
      out.push(last ?? { kind: 'line', line: lines[i] });
      if (last) table++;
      i++;
      continue;
    }
    const cut = lines.slice(i, end);
    out.push(...(belowHead(block, i, cut, table) ?? rowsOf(cut, table)));
    table++;
    i = end;
  }
  return withTitledParts(out);
}

const pairOf = ({ label, value, lines }: StackedField, table: number): TableRow => ({
  kind: 'row',
  cells: [label, value.length > 0 ? value : undefined],
  isHeader: false,
  table,
  hasHeader: false,
  lines,
});

/** The first row is a head, whatever it says. */
const headed = (rows: readonly TableRow[]): TableRow[] =>
  rows.map((row, k) => ({ ...row, isHeader: k === 0, hasHeader: true }));

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

/**
 * A head set in the middle of its columns, over cells set at their left or right: none stands under another, but each over its own.
 * The first column may have no name.
 */
function belowCentredHead(
  block: Block,
  at: number,
): { readonly items: readonly BlockLine[]; readonly end: number } | undefined {
  const { lines } = block;
  const [head, row] = [lines[at], lines[at + 1]];
  if (!row || head.segments.length < 2 || row.y0 - head.y1 > head.size * HEAD_APART) return undefined;
  const isSure = block.headEnd(at) === at + 1;
  if (!isSure && head.segments.length < 3) return undefined;
  if (!isSure && !namesColumns(head) && !(isSetOff(head, row) && isRowOfValues(row))) return undefined;
  const end = Math.max(tableEnd(block, at + 1), row.segments.length >= 3 && isRowOfValues(row) ? at + 2 : 0);
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
  const first = headRow(head, [...(unnamed === 1 ? [undefined] : []), ...head.segments.map((s) => s.words)]);
  const spanned = spannedRows(body, columns);
  if (spanned) return { items: [first, ...spanned], end };
  const rows = rowsOf(body, 0);
  if (rows[0].hasHeader) return undefined;
  return { items: [first, ...rows.map((r) => ({ ...r, hasHeader: true }))], end };
}

const headRow = (line: VisualLine, cells: TableRow['cells']): TableRow => ({
  kind: 'row',
  cells,
  lines: [line],
  isHeader: true,
  table: 0,
  hasHeader: true,
});

/** A table whose first line surely is its head, where cells of the first column span several rows. */
function belowHead(block: Block, at: number, lines: readonly VisualLine[], table: number): BlockLine[] | undefined {
  if (block.headEnd(at) !== at + 1) return undefined;
  const [head, ...body] = lines;
  const columns = columnsOf(lines);
  const spanned = head.segments.length === columns.length ? spannedRows(body, columns) : undefined;
  if (!spanned) return undefined;
  const items = [
    headRow(
      head,
      head.segments.map((s) => s.words),
    ),
    ...spanned,
  ];
  return items.map((item) => (item.kind === 'row' ? { ...item, table } : item));
}

/** Short names in bold over plain type, or without a value over values. */
const isSetOff = (head: VisualLine, row: VisualLine): boolean =>
  head.segments.every((s) => !holdsValue(s.text) && s.words.length <= 4) && (head.bold || !row.bold);
