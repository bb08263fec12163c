// A paragraph or an item in, its sentences out: prose, pairs of label and value, options of check boxes.

import type { Span } from '../../values/span.ts';
import { wordsIn } from '../characters.ts';
import type { Cell, Sentence } from '../chart.ts';
import { CUE, cuesIn } from '../layout/line-cues.ts';
import { barRows } from './bar-rows.ts';
import { type CheckPart, checkParts } from './checkboxes.ts';
import { sentencesIn } from './split.ts';
import type { Unit } from './units.ts';

export type Piece = Omit<Sentence, 'section' | 'document' | 'copyOf'>;

export function textPieces(text: string, unit: Unit, page: number, lead: Span | undefined, isHead: boolean): Piece[] {
  const parts = (unit.cues & CUE.box) !== 0 ? checkParts(text, unit, wideGaps(unit)) : undefined;
  if (parts)
    return parts.flatMap((p) =>
      p.kind === 'checkbox' ? [checkPiece(p, page, lead)] : plainPieces(text, p, page, lead),
    );
  const rows = (unit.cues & CUE.bar) !== 0 ? barRows(text, unit) : undefined;
  if (rows)
    return rows.map((cells): Piece => {
      const kind = rows.length > 1 ? 'pair' : 'row';
      return { start: cells[0].start, end: cells.at(-1)!.end, page, kind, cells, lead };
    });
  return piecesOf(text, unit, unit.cues, unit.breaks, page, unit.kind === 'item' ? 'item' : 'prose', lead, isHead);
}

const wideGaps = ({ lines }: Unit): readonly number[] => lines.flatMap((l) => l.segments.slice(1).map((s) => s.start));

export const checkPiece = (p: CheckPart, page: number, lead: Span | undefined): Piece => ({
  start: p.start,
  end: p.end,
  page,
  kind: 'checkbox',
  check: p.check!,
  lead: p.label && p.label.start < p.start ? p.label : lead,
});

export const PAIR = /^((?!\d+\.\d)(?:[A-Z0-9][\w/&()'’.#%-]*)(?: [\w/&()'’.#%,-]+){0,5}?)\s*:\s+(?=\S)/;

/** Of a cell, or of what stands between boxes. */
export const plainPieces = (text: string, span: Span, page: number, lead: Span | undefined): Piece[] =>
  piecesOf(text, span, cuesIn(text, span.start, span.end), [], page, 'prose', lead, false);

function piecesOf(
  text: string,
  span: Span,
  cues: number,
  breaks: readonly number[],
  page: number,
  kind: 'item' | 'prose',
  lead: Span | undefined,
  isHead: boolean,
): Piece[] {
  const labelled = (cues & CUE.colon) !== 0;
  const sentences = sentencesIn(text, span, cues, breaks, isHead);
  const listed = labelled && sentences.length > 1 ? listLabelIn(text, sentences[0]) : undefined;
  return sentences.map(({ start, end }, n) => {
    const cells = labelled ? pairIn(text.slice(start, end), start) : undefined;
    const own = cells && kind === 'prose' ? 'pair' : kind;
    const isListed = listed !== undefined && n > 0 && ENUMERATED.test(text.slice(start, start + 5));
    return { start, end, page, kind: own, cells, lead: isListed ? listed : lead };
  });
}

/** "Goals (by 05/20): 1) bed to chair. 2) walk 50 ft." on one line: its label leads each of the list. */
function listLabelIn(text: string, { start, end }: Span): Span | undefined {
  const m = LIST_LABEL.exec(text.slice(start, Math.min(end, start + LONGEST_LABEL)));
  return m ? { start, end: start + m[1].length } : undefined;
}
const LIST_LABEL = /^([A-Z][^.:;]{1,40}):\s+\(?1[.)]\s/;
const LONGEST_LABEL = 60;
const ENUMERATED = /^\(?\d{1,2}[.)]\s/;

/** Label and value, where a sentence is not much more than that. */
function pairIn(raw: string, start: number): readonly Cell[] | undefined {
  const m = raw.includes(':') ? PAIR.exec(raw) : null;
  // "Wt 141.9 kg (08/20: 134.0; 05/11: 131.2)": inside brackets a colon ends no label
  if (!m || m[1].length > 45 || (m[1].includes('(') && !m[1].includes(')')) || wordsIn(raw.slice(m[0].length)) > 25)
    return undefined;
  return [
    { start, end: start + m[1].length, header: null },
    { start: start + m[0].length, end: start + raw.length, header: null },
  ];
}
