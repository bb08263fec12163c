// Tables as they were cut out in; the same with the head kept by parts that have titles of their own out: "Diabetes" above the rows of
// A1c and glucose, "Lipids" above LDL. Without its head a value loses its day, and a lid its side.
//
// A title stands about as close to the rows around it as they stand to each other; a heading farther away begins something else.

import { median, type VisualLine } from '../visual-lines.ts';
import { type Column, overlap } from './columns.ts';
import { isHeader, isNameOfColumn } from './head.ts';
import type { BlockLine, TableRow } from './tables.ts';

type Head = {
  readonly row: TableRow;
  readonly columns: readonly (Column | undefined)[];
  /** White space between the rows, in points. */
  readonly gap: number;
  /** The last title of a part. */
  readonly title?: VisualLine;
};

const MOST_WORDS = 6;
/** White space around a title in type sizes, beyond what the rows have. */
const FARTHER = 0.5;

export function withTitledParts(items: readonly BlockLine[]): BlockLine[] {
  const out: BlockLine[] = [];
  /** Of the table that the last rows belong to. */
  let head: Head | undefined;
  let table: number | undefined;
  items.forEach((item, i) => {
    if (item.kind === 'row') {
      if (item.table !== table) head = headOf(rowsAt(items, i));
      table = item.table;
      const inside = head && isTitleInside(item, head, items[i + 1]) ? item.lines[0] : undefined;
      if (inside) head = { ...head!, title: inside };
      out.push(inside ? { kind: 'line', line: inside } : head ? { ...item, hasHeader: true } : item);
      return;
    }
    const part = rowsAt(items, i + 1);
    const above = items[i - 1];
    const found =
      part.length === 0 || part[0].hasHeader || above === undefined
        ? undefined
        : above.kind === 'row'
          ? head
          : headAlone(above.line, part);
    const isPart = found && isTitle(item.line, bottomOf(above), part, found.gap) && standUnder(part, found.columns);
    if (isPart && above.kind === 'line') out[out.length - 1] = { ...found.row, table: part[0].table };
    head = isPart ? { ...found, title: item.line } : undefined;
    table = isPart ? part[0].table : undefined;
    out.push(item);
  });
  return out;
}

/** The rows of one table from `at` on. */
function rowsAt(items: readonly BlockLine[], at: number): TableRow[] {
  const rows: TableRow[] = [];
  for (let i = at; i < items.length; i++) {
    const item = items[i];
    if (item.kind !== 'row' || item.table !== (rows[0] ?? item).table) break;
    rows.push(item);
  }
  return rows;
}

function headOf(rows: readonly TableRow[]): Head | undefined {
  if (!rows[0].isHeader || rows[0].cells.length < FEWEST_COLUMNS) return undefined;
  return { row: rows[0], columns: columnsIn(rows), gap: gapIn(rows) };
}
/** Two columns may be a form's labels and values. */
const FEWEST_COLUMNS = 3;

/** A line that would name the columns of the rows if no title stood between; the first column may have no name. */
function headAlone(line: VisualLine, part: readonly TableRow[]): Head | undefined {
  const { segments } = line;
  const count = part[0].cells.length;
  if (count < FEWEST_COLUMNS || (segments.length !== count && segments.length !== count - 1)) return undefined;
  if (!segments.every(isNameOfColumn)) return undefined;
  const named = segments.map((s) => s.words);
  const cells = segments.length === count ? named : [undefined, ...named];
  const row: TableRow = { kind: 'row', cells, lines: [line], isHeader: true, hasHeader: true, table: 0 };
  if (!isHeader(row, part)) return undefined;
  return { row, columns: columnsIn([row]), gap: gapIn(part) };
}

function isTitle({ segments, words, size, y0, y1 }: VisualLine, above: number, part: readonly TableRow[], gap: number) {
  const { text } = segments[0];
  const most = gap + FARTHER * size;
  return (
    segments.length === 1 &&
    words.length <= MOST_WORDS &&
    !/[.;,:☐☒☑]$|^[☐☒☑]/.test(text) &&
    y0 - above <= most &&
    part[0].lines[0].y0 - y1 <= most
  );
}

/** "Lipids" alone in the first column: in bold among plain names, or set as the title above. */
function isTitleInside(row: TableRow, { title }: Head, next: BlockLine | undefined): boolean {
  const [line] = row.lines;
  if (row.isHeader || row.lines.length > 1 || !row.cells[0] || row.cells.some((c, k) => k > 0 && c)) return false;
  if (next?.kind !== 'row' || next.table !== row.table || next.cells.filter((c) => c).length < 2) return false;
  if (line.words.length > MOST_WORDS || /[.;,:]$/.test(line.segments[0].text)) return false;
  const isSetOff = line.bold && !next.cells[0]?.every((w) => w.bold);
  const isLikeTitle =
    title && title.bold === line.bold && near(title.words[0].size, line.words[0].size) && near(title.x0, line.x0);
  return isSetOff || isLikeTitle === true;
}
const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.6;

/** Does each column of the part stand under its own of the table, and under none of the others? */
const standUnder = (part: readonly TableRow[], columns: readonly (Column | undefined)[]): boolean =>
  part[0].cells.length === columns.length &&
  columnsIn(part).every((own, k) => !own || columns.every((c, n) => !c || overlap(own, c) > 0 === (n === k)));

/** From where to where the cells of each column stand. */
const columnsIn = (rows: readonly TableRow[]): (Column | undefined)[] =>
  rows[0].cells.map((_, k) => {
    const words = rows.flatMap((r) => r.cells[k] ?? []);
    if (words.length === 0) return undefined;
    return { x0: Math.min(...words.map((w) => w.x0)), x1: Math.max(...words.map((w) => w.x1)) };
  });

const bottomOf = (item: BlockLine): number =>
  item.kind === 'row' ? Math.max(...item.lines.map((l) => l.y1)) : item.line.y1;

function gapIn(rows: readonly TableRow[]): number {
  const gaps = rows.slice(1).map((row, k) => row.lines[0].y0 - bottomOf(rows[k]));
  return gaps.length > 0 ? Math.max(0, median(gaps)) : 0;
}
