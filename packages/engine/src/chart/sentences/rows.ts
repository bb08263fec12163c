// A row of a table in, its sentences out.

import type { Span } from '../../values/span.ts';
import type { Cell } from '../chart.ts';
import { boxesIn } from './boxes.ts';
import { checkParts } from './checkboxes.ts';
import { LEFT_EMPTY, namePieces } from './column-names.ts';
import { answerIn, checkOfGrid } from './grid-answers.ts';
import { areByTurns, isLabel } from './label-turns.ts';
import { isLeftEmpty } from './left-empty.ts';
import { checkPiece, PAIR, type Piece, plainPieces } from './pieces.ts';
import { sentencesIn } from './split.ts';
import type { Unit } from './units.ts';

/** A row is one sentence; rows of labels and values are pairs; cells with check boxes speak for themselves. */
export function rowPieces(
  text: string,
  unit: Unit,
  lead: Span | undefined,
  units: readonly Unit[],
  at: number,
): Piece[] {
  const line = unit.lines[0];
  const row = line.row!;
  const page = line.page;
  const string = (c: Span): string => text.slice(c.start, c.end);
  const base = { page, ...(lead ? { lead } : {}) };
  if (row.isHeader) return namePieces(row.cells, units, at + 1).map((piece) => ({ ...piece, kind: 'row', ...base }));
  // A column's name is not said of a place left empty.
  const cells = row.cells.map(
    ({ start, end, header }): Cell => ({
      start,
      end,
      header: LEFT_EMPTY.test(text.slice(start, end)) ? null : header,
    }),
  );
  const labelled = cells.filter((c) => PAIR.test(string(c)));
  // "Walks at home: Yes | No": both are printed, and neither is chosen
  if (cells.length === 2 && areBothPrinted(string(cells[0]), string(cells[1])))
    return [{ start: unit.start, end: unit.end, kind: 'prose', ...base }];
  if (labelled.length >= Math.max(1, cells.length - 1) && cells.length > 1)
    // "Lens: clear" below "Right eye"
    return cells.flatMap((c) => plainPieces(text, c, page, c.header ?? lead));
  const answer = answerIn(text, cells) ?? (isLeftEmpty(text, unit, units, at) ? 'none' : undefined);
  if (answer) return [{ start: unit.start, end: unit.end, kind: 'checkbox', check: answer, cells, ...base }];
  // "[X] | no": a form's ragged gaps taken for columns part the box from its answer
  const parted = cells.some(
    (c, i) => i + 1 < cells.length && BOX_AT_END.test(string(c)) && ANSWER_AT_START.test(string(cells[i + 1])),
  );
  if (parted)
    return checkParts(text, unit)!.flatMap((p) =>
      p.kind === 'checkbox' ? [checkPiece(p, page, lead)] : plainPieces(text, p, page, lead),
    );
  const ticked = cells.map((c) => (c.header && cells.indexOf(c) === 0 ? undefined : checkParts(text, c)));
  if (ticked.some((t) => t !== undefined)) return tickedRow(text, unit, cells, page, lead);
  if (!row.hasHeader && areByTurns(cells.map(string)))
    return [0, 2, 4].slice(0, cells.length / 2).map((k) => ({
      start: cells[k].start,
      end: cells[k + 1].end,
      kind: 'pair',
      cells: [{ ...cells[k], end: withoutColon(text, cells[k]) }, cells[k + 1]],
      ...base,
    }));
  const answers = row.hasHeader ? [] : answersOf(cells.map(string));
  if (answers.length > 0)
    return answers.map((k) => ({
      start: cells[k - 1].start,
      end: cells[k].end,
      kind: 'pair',
      cells: [{ ...cells[k - 1], end: withoutColon(text, cells[k - 1]) }, cells[k]],
      ...base,
      ...(answers[0] === 2 ? { lead: { start: cells[0].start, end: cells[0].end } } : {}),
    }));
  const isPair =
    cells.length === 2 &&
    isLabel(string(cells[0])) &&
    (!row.hasHeader || /^(?:field|item|question)$/i.test(cells[0].header ? string(cells[0].header) : ''));
  const own = isPair ? [{ ...cells[0], end: withoutColon(text, cells[0]) }, cells[1]] : cells;
  // What stands beside a day is one event.
  if (isPair && row.breaks.length > 0 && !/\d/.test(string(own[0]))) return entriesOf(text, own, row.breaks, base);
  return [{ start: unit.start, end: unit.end, kind: isPair ? 'pair' : 'row', cells: own, ...base }];
}

/** Beside a label several entries, each on a line of its own: the first is the label's value, the others stand below it. */
function entriesOf(
  text: string,
  [label, value]: readonly Cell[],
  breaks: readonly number[],
  base: Pick<Piece, 'page'>,
): Piece[] {
  const [first, ...others] = sentencesIn(text, value, 0, breaks);
  return [
    { start: label.start, end: first.end, kind: 'pair', cells: [label, { ...first, header: value.header }], ...base },
    ...others.map(({ start, end }): Piece => ({ start, end, kind: 'item', page: base.page, lead: label })),
  ];
}

const areBothPrinted = (asked: string, other: string): boolean =>
  (/[:?]\s*(?:yes|y)$/i.test(asked) && /^no?$/i.test(other)) ||
  (/[:?]\s*(?:no|n)$/i.test(asked) && /^y(?:es)?$/i.test(other));

const MARK = '(?:[☐☑☒]|\\[ ?[xX✓]? ?\\]|\\( ?[xX✓]? ?\\))';
/** Not "Yes [ ]", whose box answers to its left, unless a box opens the cell as well. */
const BOX_AT_END = new RegExp(`^${MARK}.*${MARK}$|(?<!\\b(?:yes|no|y|n)\\s{0,2})${MARK}$`, 'iu');
const ANSWER_AT_START = new RegExp(`^(?:yes|no|y|n)\\b(?!\\s*${MARK}$)`, 'iu');
/** "Cysts [x]", and no "Yes [x]". */
const NAMED_BOX = new RegExp(`^(?!${MARK})(?!(?:yes|no|y|n)\\b)[^:?]*[a-z]{3}[^:?]*${MARK}$`, 'iu');

const piecesOfCell = (text: string, c: Span, page: number, lead: Span | undefined): Piece[] =>
  (checkParts(text, c) ?? [{ ...c, kind: 'text' as const }]).flatMap((p) =>
    p.kind === 'checkbox' ? [checkPiece(p, page, lead)] : plainPieces(text, p, page, lead),
  );

/** "Leak | Median: | 8.1 | Maximum: | 12.3": where cells stand that answer the one before them; only the first may be no label. */
function answersOf(cells: readonly string[]): readonly number[] {
  const from = cells.length % 2;
  const are = cells.length > 2 && cells.every((c, k) => k < from || c.endsWith(':') === ((k - from) % 2 === 0));
  return are ? cells.flatMap((_, k) => (k >= from && (k - from) % 2 === 1 ? [k] : [])) : [];
}

function withoutColon(text: string, cell: Span): number {
  let { end } = cell;
  while (end > cell.start + 1 && /[:\s]/.test(text[end - 1])) end--;
  return end;
}

/** Over a column of boxes: the tick says that the row's own label is so. */
const TICKED =
  /^$|[☐☒☑/]|^(?:check|checked|x|tick|present|met|select|mark|done|complet|cover|discuss|review|address|explain|taught|given|shown|perform|confirm|yes\/no|ok\b)/iu;

function tickedRow(text: string, unit: Unit, cells: readonly Cell[], page: number, lead: Span | undefined): Piece[] {
  const [first, ...others] = cells;
  const pieces: Piece[] = [];
  const bare = others.filter(
    (c) => /^(?:\S{1,3}|\[ ?[xX]? ?\])$/u.test(text.slice(c.start, c.end)) && checkParts(text, c),
  );
  const headerOf = (c: Cell): string => (c.header ? text.slice(c.header.start, c.header.end).trim() : '');
  const yesNo = bare.filter((c) => /^(?:yes|no|y|n)$/i.test(headerOf(c)));
  if (yesNo.length > 0) {
    const on = (c: Cell): boolean => checkParts(text, c)![0].check === 'on';
    const yes = yesNo.some((c) => /^y/i.test(headerOf(c)) && on(c));
    const no = yesNo.some((c) => /^n/i.test(headerOf(c)) && on(c));
    return [
      {
        start: unit.start,
        end: unit.end,
        page,
        kind: 'checkbox',
        check: yes && no ? 'both' : yes ? 'on' : no ? 'off' : 'none',
        cells,
        ...(lead ? { lead } : {}),
      },
    ];
  }
  const check = checkOfGrid(text, bare);
  if (check)
    return [{ start: unit.start, end: unit.end, page, kind: 'checkbox', check, cells, ...(lead ? { lead } : {}) }];
  if (bare.length === 1 && others.indexOf(bare[0]) === 0 && first !== bare[0] && TICKED.test(headerOf(bare[0]))) {
    pieces.push({
      start: first.start,
      end: bare[0].end,
      page,
      kind: 'checkbox',
      check: checkParts(text, bare[0])![0].check!,
      cells: [first, bare[0]],
      ...(lead ? { lead } : {}),
    });
    const rest = others.slice(1);
    if (rest.length > 0)
      pieces.push({
        start: rest[0].start,
        end: rest.at(-1)!.end,
        page,
        kind: 'row',
        cells: rest,
        lead: { start: first.start, end: first.end },
      });
    return pieces;
  }
  // "Cysts [x]   Spurs [x]   (R knee)": each name before its box
  const named = cells.filter((c) => NAMED_BOX.test(text.slice(c.start, c.end)));
  if (named.length > 1 && cells.every((c) => named.includes(c) || !checkParts(text, c)))
    return cells.flatMap((c) => piecesOfCell(text, c, page, lead));
  // "Stiffness: [x] severe [ ] mild   R TKA 2022": a question with its options, and a remark
  if (others.length > 0 && boxesIn(text, first).length > 1 && others.every((c) => !checkParts(text, c)))
    return [...piecesOfCell(text, first, page, lead), ...others.flatMap((c) => plainPieces(text, c, page, lead))];
  // "[x] CPAP   [ ] Bilevel": each cell ticks itself
  const isFirstAlone = others.length > 0 && others.every((c) => !checkParts(text, c));
  if (bare.length > 0 || (first && checkParts(text, first) && isFirstAlone)) {
    const own = checkParts(text, first);
    const check = own && bare.length === 0 ? own[0].check : undefined;
    return [
      {
        start: unit.start,
        end: unit.end,
        page,
        kind: check ? 'checkbox' : 'row',
        ...(check ? { check } : {}),
        cells,
        ...(lead ? { lead } : {}),
      },
    ];
  }
  // "Does she nap?  [x] Yes   [ ] No": boxes in cells of their own without headings.
  if (cells.filter((c) => checkParts(text, c)).length > 1)
    return checkParts(
      text,
      unit,
      cells.map((c) => c.start),
    )!.flatMap((p) => (p.kind === 'checkbox' ? [checkPiece(p, page, lead)] : plainPieces(text, p, page, lead)));
  // A question in one cell, its boxes in another.
  for (const c of cells) {
    const parts = checkParts(text, c);
    if (!parts) {
      if (c !== first || cells.length === 1)
        pieces.push({
          start: c.start,
          end: c.end,
          page,
          kind: 'row',
          cells: [c],
          lead: { start: first.start, end: first.end },
        });
      continue;
    }
    for (const p of parts) {
      // "[ ] yes  [x] no  [ ] never": the pair answers the question, a third option stands for itself
      const answers = p === parts[0] && !p.label && p.kind === 'checkbox' && boxesIn(text, p).length === 2;
      const whole = (parts.length === 1 || answers) && c !== first;
      pieces.push({
        ...(p.kind === 'checkbox'
          ? checkPiece(p, page, { start: first.start, end: first.end })
          : { start: p.start, end: p.end, page, kind: 'row' as const }),
        ...(whole ? { start: first.start, cells } : {}),
      });
    }
  }
  if (pieces.every((p) => p.start > first.start))
    pieces.unshift({
      start: first.start,
      end: first.end,
      page,
      kind: 'row',
      cells: [first],
      ...(lead ? { lead } : {}),
    });
  return pieces;
}
