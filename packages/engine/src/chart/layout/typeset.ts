// Pages of placed words in; one text in reading order out, with its lines and an exact map back to the words on the page.

import type { Page, Word } from '../../pdf/page.ts';
import type { Box, Span } from '../../values/span.ts';
import { rightColumnEdge, type TextBlock, textBlocks, usualColumns } from './columns/columns.ts';
import { runningLines } from './furniture.ts';
import { cuesIn } from './line-cues.ts';
import { wordsOf } from './page-words.ts';
import { placedWords } from './placed-words.ts';
import type { Edges, SetLine } from './set-line.ts';
import { type Growing, joinedWraps } from './soft-wraps.ts';
import { type BlockLine, type TableRow, withTables } from './tables/tables.ts';
import { median, textOf, type VisualLine, visualLines } from './visual-lines.ts';

export type Setting = {
  readonly text: string;
  readonly pages: readonly (Pick<Page, 'number' | 'width' | 'height' | 'source' | 'confidence' | 'turned'> & Span)[];
  readonly lines: readonly SetLine[];
  readonly boxesOf: (span: Span) => readonly Box[];
  readonly confidenceOf: (span: Span, among?: RegExp) => number | null;
};

/** White space above the first line of a block. */
const BLOCK_GAP = 9;

export function typeset(pages: readonly Page[]): Setting {
  const pageWords: (readonly Word[])[] = [];
  const pageLines: (readonly VisualLine[])[] = [];
  // Page by page: its words are fetched from far memory once for both.
  for (const page of pages) {
    const words = wordsOf(page);
    pageWords.push(words);
    pageLines.push(visualLines(words).filter((line) => !isDotted(line)));
  }
  const running = runningLines(pages, pageLines);
  const bodies = pageLines.map((lines, p) => (running[p].size === 0 ? lines : lines.filter((l) => !running[p].has(l))));
  const first = bodies.map((body, p) => textBlocks(body, pages[p].width, pageWords[p]));
  const usual = usualEdge(first);
  const pageBlocks =
    usual === undefined
      ? first
      : first.map((blocks, p) => (blocks.length === 1 ? usualColumns(bodies[p], usual, pageWords[p]) : blocks));
  const runsOver = pageBlocks.map((blocks, p) => breaksSentence(blocks.at(-1)?.at(-1), pageBlocks[p + 1]?.[0]?.[0]));
  const placed = placedWords();
  const lines: Growing[] = [];
  const setPages: Setting['pages'][number][] = [];
  const parts: string[] = [];
  let lineText = '';
  let at = 0;
  let block = 0;
  let table = 0;
  const putBlank = (): void => {
    lineText += ' ';
    at++;
  };
  const putWords = (words: readonly Word[], written: string, page: number): Span => {
    const start = at;
    at += written.length;
    placed.add(start, at, words, page);
    lineText += written;
    return { start, end: at };
  };

  /** At the end of what has been set: the last row of a table with a head. */
  let openTable: { readonly row: TableRow; readonly headers: readonly (Span | undefined)[] } | undefined;
  pages.forEach((page, pageIndex) => {
    const pageStart = at;
    const isRunning = running[pageIndex];
    const addLine = (
      start: number,
      line: VisualLine,
      x1: number,
      y1: number,
      edges: Edges,
      gap: number,
      isRunningLine: boolean,
      segments: readonly Span[],
      row: SetLine['row'],
    ): void => {
      parts.push(lineText, '\n');
      lines.push({
        index: lines.length,
        page: page.number,
        pageIndex,
        block,
        start,
        end: at,
        string: lineText,
        cues: cuesIn(lineText, 0, lineText.length),
        x0: line.x0,
        x1,
        y0: line.y0,
        y1,
        size: line.size,
        bold: line.bold,
        firstWidth: line.words[0].x1 - line.words[0].x0,
        edges,
        gap,
        running: isRunningLine,
        segments,
        boldUntil: row ? start : boldEnd(line, start),
        row,
      });
      lineText = '';
      at++;
    };
    const putLine = (line: VisualLine, edges: Edges, gap: number, isRunningLine: boolean): void => {
      const start = at;
      const segments: Span[] = [];
      for (const { words, text } of line.segments) {
        if (segments.length > 0) putBlank();
        segments.push(putWords(words, text, page.number));
      }
      addLine(start, line, line.x1, line.y1, edges, gap, isRunningLine, segments, undefined);
    };
    const putRow = (
      row: TableRow,
      headers: readonly (Span | undefined)[],
      edges: Edges,
      gap: number,
    ): readonly (Span | undefined)[] => {
      const start = at;
      const breaks: number[] = [];
      const cells = row.cells.map((words, column) => {
        if (!words) return undefined;
        if (at > start) putBlank();
        if (row.lines.length > 1) breaks.push(...newLinesIn(words, row.edges?.[column]).map((offset) => at + offset));
        const span = putWords(words, cellText(words), page.number);
        return { start: span.start, end: span.end, column, header: row.isHeader ? null : (headers[column] ?? null) };
      });
      const filled = cells.filter((c) => c !== undefined);
      const x1 = Math.max(...row.lines.map((l) => l.x1));
      const { isHeader, hasHeader } = row;
      addLine(start, row.lines[0], x1, bottomOf(row), edges, gap, false, filled, {
        table: table + row.table,
        isHeader,
        hasHeader,
        cells: filled,
        breaks,
      });
      return cells;
    };

    const runners = isRunning.size === 0 ? [] : pageLines[pageIndex].filter((l) => isRunning.has(l));
    // Nothing that runs stands between the two halves of a sentence that a page's end breaks.
    const isTop = (l: VisualLine): boolean =>
      runsOver[pageIndex] || (!runsOver[pageIndex - 1] && l.y1 < page.height / 2);
    for (const line of runners) if (isTop(line)) putLine(line, line, BLOCK_GAP, true);
    block++;
    const blocks = pageBlocks[pageIndex];
    for (const lines of blocks) {
      const edges = edgesOf(lines, blocks.length === 1);
      let previousEnd: number | undefined;
      let headers: readonly (Span | undefined)[] = [];
      let tables = 0;
      let goneOn: number | undefined;
      for (const item of withTables(lines, openTable?.row)) {
        // A table that a page's end breaks keeps its columns.
        if (previousEnd === undefined && openTable && isBrokenOff(openTable.row, item)) {
          headers = openTable.headers;
          goneOn = item.table;
        }
        openTable = undefined;
        const line = item.kind === 'row' ? item.lines[0] : item.line;
        const gap = previousEnd === undefined ? BLOCK_GAP : (line.y0 - previousEnd) / line.size;
        if (item.kind === 'row') {
          if (!item.hasHeader && item.table !== goneOn) headers = [];
          const cells = putRow(item, headers, edges, gap);
          if (item.isHeader) headers = cells;
          tables = item.table + 1;
          previousEnd = bottomOf(item);
          if (headers.length > 0) openTable = { row: item, headers };
        } else {
          putLine(line, edges, gap, false);
          previousEnd = line.y1;
        }
      }
      table += tables;
      block++;
    }
    for (const line of runners) if (!isTop(line)) putLine(line, line, BLOCK_GAP, true);
    block++;
    const { number, width, height, source, confidence, turned } = page;
    setPages.push({ number, width, height, source, confidence, ...(turned && { turned }), start: pageStart, end: at });
    parts.push('\f');
    at++;
  });
  const text = parts.join('');
  return {
    text,
    pages: setPages,
    lines: joinedWraps(lines),
    boxesOf: placed.boxesIn,
    confidenceOf: placed.confidenceIn,
  };
}

/**
 * Offsets into a cell's text where a line begins that its writer began anew: there was room for its first word on the line above, and it
 * begins as sentences and entries do.
 */
function newLinesIn(words: readonly Word[], edge: number | undefined): number[] {
  if (edge === undefined) return [];
  const found: number[] = [];
  let offset = 0;
  words.forEach((word, k) => {
    const before = words[k - 1];
    if (before && word.y0 > before.y1 - 0.3 * word.size && word.x0 < before.x1) {
      const hasRoom = before.x1 + (word.x1 - word.x0) + ROOM * word.size < edge;
      if (hasRoom && /^[A-Z\d•▪–-]/.test(word.text) && !/[,&/–-]$/.test(before.text)) found.push(offset);
    }
    offset += word.text.length + 1;
  });
  return found;
}
/** In type sizes, beyond the blank. */
const ROOM = 1;

/** Words with a blank between them; the halves of one that a cell's line breaks stay on lines of their own. */
function cellText(words: readonly Word[]): string {
  for (let k = 1; k < words.length; k++)
    if (isBroken(words[k - 1], words[k]))
      return words.map((w, i) => (i === 0 ? '' : isBroken(words[i - 1], w) ? '\n' : ' ') + w.text).join('');
  return textOf(words);
}

const isBroken = (word: Word, next: Word): boolean => next.y0 > word.y1 - 1 && ENDS_IN_HYPHEN.test(word.text);

const bottomOf = (row: TableRow): number => Math.max(...row.lines.map((l) => l.y1));

const SAME_COLUMNS = 3;

/** Is a page's first item a row without a head whose cells begin under those of the row before it? */
function isBrokenOff(above: TableRow, first: BlockLine): first is TableRow {
  if (first.kind !== 'row' || first.hasHeader || above.cells.length !== first.cells.length) return false;
  const near = first.lines[0].size;
  const under = first.cells.filter((words, k) => {
    const over = above.cells[k];
    return words !== undefined && over !== undefined && Math.abs(words[0].x0 - over[0].x0) < near;
  });
  return under.length >= SAME_COLUMNS;
}

/** Does a page's last line end in the middle of a sentence that the next page's first line goes on with? */
function breaksSentence(last: VisualLine | undefined, first: VisualLine | undefined): boolean {
  if (!last || !first || first.bold) return false;
  const word = first.words[0].text;
  return (
    !/[.!?:;]["')\]]*$/.test(last.words.at(-1)!.text) && /^[a-z(]/.test(word) && !/^(?:o|[a-h][.)]|\w+:)$/.test(word)
  );
}

/** Where the bold words at the beginning of the line end that goes on in plain type; else `start`. */
function boldEnd({ words }: VisualLine, start: number): number {
  let end = start;
  for (let k = 0; k < words.length; k++) {
    if (!words[k].bold) return k === 0 ? start : end - 1;
    end += words[k].text.length + 1;
  }
  return start;
}

function usualEdge(pages: readonly (readonly TextBlock[])[]): number | undefined {
  const edges = pages.map(rightColumnEdge).filter((e) => e !== undefined);
  return edges.length > 0 ? median(edges) : undefined;
}

const ENDS_IN_HYPHEN = /[-\u00ad\u2010]$/;

/** ". . . . . . . ." from edge to edge parts papers; behind a label the dots are a part of its line. */
const isDotted = ({ words }: VisualLine): boolean => words.length >= 8 && words.every((w) => DOTS.test(w.text));
const DOTS = /^[.·•*_=-]+$/;

/** A few short lines do not tell how wide the page is: then at least so many type sizes. */
const NARROWEST = 30;

/** Lines that end at an edge, so that it is a paragraph's. */
const FEWEST_AT_EDGE = 4;
/** So near to it, in type sizes: the next word did not fit. */
const AT_EDGE = 4;

function edgesOf(lines: readonly VisualLine[], isWholePage: boolean): Edges {
  let x0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  let proseEnd = Number.NEGATIVE_INFINITY;
  for (const l of lines) {
    x0 = Math.min(x0, l.x0);
    x1 = Math.max(x1, l.x1);
    if (l.segments.length === 1) proseEnd = Math.max(proseEnd, l.x1);
  }
  // A table or a head set in parts may reach farther than the prose around it.
  const atEdge = lines.filter((l) => l.segments.length === 1 && l.x1 > proseEnd - AT_EDGE * l.size).length;
  if (proseEnd < x1 && atEdge >= FEWEST_AT_EDGE && atEdge * 3 > lines.length) return { x0, x1: proseEnd };
  return { x0, x1: isWholePage ? Math.max(x1, x0 + NARROWEST * lines[0].size) : x1 };
}
