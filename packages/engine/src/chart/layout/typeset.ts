// Pages of placed words in; one text in reading order out, with its lines and an exact map back to the words on the page.

import type { Page, Word } from '../../pdf/page.ts';
import type { Box, Span } from '../../values/span.ts';
import type { Cell } from '../chart.ts';
import { rightColumnEdge, type TextBlock, textBlocks, usualColumns } from './columns.ts';
import { runningLines } from './furniture.ts';
import { type TableRow, withTables } from './tables.ts';
import { median, type VisualLine, visualLines } from './visual-lines.ts';

/** A line of the text and how it stood on the page. Lines of one block are read one after another. */
export type SetLine = Span & {
  readonly page: number;
  readonly pageIndex: number;
  readonly block: number;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  /** Left and right edge of the block's type. */
  readonly edges: { readonly x0: number; readonly x1: number };
  readonly size: number;
  readonly bold: boolean;
  /** End of the bold words at the beginning of a line that goes on in plain type; else `start`. */
  readonly boldUntil: number;
  /** White space above, in type sizes; large at the top of a block. */
  readonly gap: number;
  readonly running: boolean;
  readonly segments: readonly Span[];
  /** Width of the first word, for telling whether it would have fitted on the line above. */
  readonly firstWidth: number;
  readonly row?: {
    readonly table: number;
    readonly isHeader: boolean;
    readonly hasHeader: boolean;
    readonly cells: readonly (Cell & { readonly column: number })[];
  };
};

export type Setting = {
  readonly text: string;
  readonly pages: readonly (Pick<Page, 'number' | 'width' | 'height' | 'source' | 'confidence' | 'turned'> & Span)[];
  readonly lines: readonly SetLine[];
  readonly boxesOf: (span: Span) => readonly Box[];
  readonly confidenceOf: (span: Span, among?: RegExp) => number | null;
};

type PlacedWord = Span & { readonly word: Word; readonly page: number };

export function typeset(pages: readonly Page[]): Setting {
  const pageWords = pages.map(wordsOf);
  const pageLines = pageWords.map((words) => visualLines(words));
  const running = runningLines(pages, pageLines);
  const bodies = pageLines.map((lines, p) => (running[p].size === 0 ? lines : lines.filter((l) => !running[p].has(l))));
  const first = bodies.map((body, p) => textBlocks(body, pages[p].width, pageWords[p]));
  const usual = usualEdge(first);
  const pageBlocks =
    usual === undefined
      ? first
      : first.map((blocks, p) => (blocks.length === 1 ? usualColumns(bodies[p], usual, pageWords[p]) : blocks));
  const runsOver = pageBlocks.map((blocks, p) => breaksSentence(blocks.at(-1)?.at(-1), pageBlocks[p + 1]?.[0]?.[0]));
  const parts: string[] = [];
  const placed: PlacedWord[] = [];
  const lines: SetLine[] = [];
  const setPages: Setting['pages'][number][] = [];
  let at = 0;
  let block = 0;
  let table = 0;
  const put = (text: string): void => {
    parts.push(text);
    at += text.length;
  };
  const putWords = (words: readonly Word[], page: number): Span => {
    const start = at;
    let string = '';
    for (let k = 0; k < words.length; k++) {
      const word = words[k];
      if (k > 0) string += word.y0 > words[k - 1].y1 - 1 && ENDS_IN_HYPHEN.test(words[k - 1].text) ? '\n' : ' ';
      const from = start + string.length;
      placed.push({ start: from, end: from + word.text.length, word, page });
      string += word.text;
    }
    put(string);
    return { start, end: at };
  };

  pages.forEach((page, pageIndex) => {
    const pageStart = at;
    const isRunning = running[pageIndex];
    const emitPlain = (line: VisualLine, edges: SetLine['edges'], gap: number, isRunningLine: boolean): void => {
      const segments = line.segments.map((s, k) => {
        if (k > 0) put(' ');
        return putWords(s.words, page.number);
      });
      const start = segments[0].start;
      const end = at;
      // Written out: spreading two objects into every line of a large chart takes as long as all else here.
      lines.push({
        page: page.number,
        pageIndex,
        block,
        start,
        end,
        x0: line.x0,
        x1: line.x1,
        y0: line.y0,
        y1: line.y1,
        size: line.size,
        bold: line.bold,
        firstWidth: line.words[0].x1 - line.words[0].x0,
        edges,
        gap,
        running: isRunningLine,
        segments,
        boldUntil: boldEnd(line, start),
      });
      put('\n');
    };
    const emitRow = (
      row: TableRow,
      headers: readonly (Span | undefined)[],
      edges: SetLine['edges'],
      gap: number,
    ): readonly (Span | undefined)[] => {
      const start = at;
      let first = true;
      const cells = row.cells.map((words, column) => {
        if (!words) return undefined;
        if (!first) put(' ');
        first = false;
        const span = putWords(words, page.number);
        return { start: span.start, end: span.end, column, header: row.isHeader ? null : (headers[column] ?? null) };
      });
      const filled = cells.filter((c) => c !== undefined);
      const line = row.lines[0];
      const y1 = Math.max(...row.lines.map((l) => l.y1));
      const x1 = Math.max(...row.lines.map((l) => l.x1));
      lines.push({
        page: page.number,
        pageIndex,
        block,
        start,
        end: at,
        x0: line.x0,
        x1,
        y0: line.y0,
        y1,
        size: line.size,
        bold: line.bold,
        firstWidth: line.words[0].x1 - line.words[0].x0,
        edges,
        gap,
        running: false,
        segments: filled,
        boldUntil: start,
        row: { table: table + row.table, isHeader: row.isHeader, hasHeader: row.hasHeader, cells: filled },
      });
      put('\n');
      return cells;
    };

    const runners = pageLines[pageIndex].filter((l) => isRunning.has(l));
    // Nothing that runs stands between the two halves of a sentence that a page's end breaks.
    const isTop = (l: VisualLine): boolean =>
      runsOver[pageIndex] || (!runsOver[pageIndex - 1] && l.y1 < page.height / 2);
    const tops = runners.filter(isTop);
    const bottoms = runners.filter((l) => !isTop(l));
    for (const line of tops) emitPlain(line, line, 9, true);
    block++;
    const blocks = pageBlocks[pageIndex];
    for (const lines of blocks) {
      const blockLines = withTables(lines);
      const edges = edgesOf(lines, blocks.length === 1);
      let previousEnd: number | undefined;
      let headers: readonly (Span | undefined)[] = [];
      let tables = 0;
      for (const item of blockLines) {
        const line = item.kind === 'row' ? item.lines[0] : item.line;
        const gap = previousEnd === undefined ? 9 : (line.y0 - previousEnd) / line.size;
        if (item.kind === 'row') {
          const cells = emitRow(item, headers, edges, gap);
          if (item.isHeader) headers = cells;
          else if (!item.hasHeader) headers = [];
          tables = item.table + 1;
          previousEnd = Math.max(...item.lines.map((l) => l.y1));
        } else {
          emitPlain(item.line, edges, gap, false);
          previousEnd = line.y1;
        }
      }
      table += tables;
      block++;
    }
    for (const line of bottoms) emitPlain(line, line, 9, true);
    block++;
    const { number, width, height, source, confidence, turned } = page;
    setPages.push({ number, width, height, source, confidence, ...(turned && { turned }), start: pageStart, end: at });
    put('\f');
  });
  return {
    text: parts.join(''),
    pages: setPages,
    lines,
    boxesOf: (span) => boxesIn(placed, span),
    confidenceOf: (span, among) => confidenceIn(placed, span, among),
  };
}

/** Does a page's last line end in the middle of a sentence that the next page's first line goes on with? */
function breaksSentence(last: VisualLine | undefined, first: VisualLine | undefined): boolean {
  if (!last || !first || first.bold) return false;
  const word = first.words[0].text;
  return (
    !/[.!?:;]["')\]]*$/.test(last.words.at(-1)!.text) && /^[a-z(]/.test(word) && !/^(?:o|[a-h][.)]|\w+:)$/.test(word)
  );
}

function boldEnd(line: VisualLine, start: number): number {
  let end = start;
  for (const [k, w] of line.words.entries()) {
    if (!w.bold) return k === 0 ? start : end - 1;
    end += w.text.length + 1;
  }
  return start;
}

function usualEdge(pages: readonly (readonly TextBlock[])[]): number | undefined {
  const edges = pages.map(rightColumnEdge).filter((e) => e !== undefined);
  return edges.length > 0 ? median(edges) : undefined;
}

const ENDS_IN_HYPHEN = /[-\u00ad\u2010]$/;

/** Lines of a form, read as signs. */
const RULED_LINE = /^[|¦_~=]+$/;
/** A rule made of typed characters would part a table's head from its rows. */
const TYPED_RULE = /^[-=–—~+]{8,}$/;

/** A few short lines do not tell how wide the page is: then at least so many type sizes. */
const NARROWEST = 30;

function edgesOf(lines: readonly VisualLine[], isWholePage: boolean): { x0: number; x1: number } {
  let x0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  for (const l of lines) {
    x0 = Math.min(x0, l.x0);
    x1 = Math.max(x1, l.x1);
  }
  return { x0, x1: isWholePage ? Math.max(x1, x0 + NARROWEST * lines[0].size) : x1 };
}

/** A page's words without what is none; the page's own list where, as mostly, all are. */
function wordsOf({ words, source }: Page): readonly Word[] {
  const isRule = (w: Word): boolean => TYPED_RULE.test(w.text) || (source === 'ocr' && RULED_LINE.test(w.text));
  if (words.every((w) => w.text !== '' && !/\s/.test(w.text) && !isRule(w))) return words;
  return words.filter((w) => w.text.trim() !== '' && !isRule(w)).map(withoutBlanks);
}

const withoutBlanks = (word: Word): Word =>
  /\s/.test(word.text) ? { ...word, text: word.text.trim().replace(/\s/g, ' ') } : word;

/** One box per visual line that the span touches. */
/** The first word that ends behind `at`. */
function firstAfter(placed: readonly PlacedWord[], at: number): number {
  let lo = 0;
  let hi = placed.length;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if (placed[mid].end <= at) lo = mid + 1;
    else hi = mid;
  }
  return lo;
}

/** That of the word read with the least certainty; null where nothing was read from a picture. */
function confidenceIn(placed: readonly PlacedWord[], span: Span, among?: RegExp): number | null {
  let least: number | null = null;
  for (let i = firstAfter(placed, span.start); i < placed.length && placed[i].start < span.end; i++) {
    const { text, confidence } = placed[i].word;
    if (confidence !== undefined && (least === null || confidence < least) && (among?.test(text) ?? true))
      least = confidence;
  }
  return least;
}

function boxesIn(placed: readonly PlacedWord[], span: Span): Box[] {
  const boxes: { page: number; x0: number; y0: number; x1: number; y1: number }[] = [];
  for (let i = firstAfter(placed, span.start); i < placed.length && placed[i].start < span.end; i++) {
    const { word, page } = placed[i];
    const last = boxes.at(-1);
    const sameLine =
      last &&
      last.page === page &&
      word.y0 < last.y1 - (last.y1 - last.y0) * 0.4 &&
      word.y1 > last.y0 + (last.y1 - last.y0) * 0.4;
    if (last && sameLine && word.x0 >= last.x0 - 1 && word.x0 - last.x1 < word.size * 2.5) {
      last.x0 = Math.min(last.x0, word.x0);
      last.x1 = Math.max(last.x1, word.x1);
      last.y0 = Math.min(last.y0, word.y0);
      last.y1 = Math.max(last.y1, word.y1);
    } else boxes.push({ page, x0: word.x0, y0: word.y0, x1: word.x1, y1: word.y1 });
  }
  return boxes;
}
