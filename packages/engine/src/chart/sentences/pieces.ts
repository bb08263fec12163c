// A paragraph or an item in, its sentences out: prose, pairs of label and value, options of check boxes.

import type { Span } from '../../values/span.ts';
import type { Cell, Sentence } from '../chart.ts';
import { type CheckPart, checkParts } from './checkboxes.ts';
import { sentencesIn } from './split.ts';
import type { Unit } from './units.ts';

export type Piece = Omit<Sentence, 'section' | 'document' | 'copyOf'>;

export function textPieces(text: string, unit: Unit, page: number, lead: Span | undefined, isHead: boolean): Piece[] {
  const parts = checkParts(text, unit);
  if (parts)
    return parts.flatMap((p) =>
      p.kind === 'checkbox' ? [checkPiece(p, page, lead)] : plainPieces(text, p, [], page, 'prose', lead),
    );
  return plainPieces(text, unit, unit.breaks, page, unit.kind === 'item' ? 'item' : 'prose', lead, isHead);
}

export const checkPiece = (p: CheckPart, page: number, lead: Span | undefined): Piece => ({
  start: p.start,
  end: p.end,
  page,
  kind: 'checkbox',
  check: p.check!,
  ...(p.label && p.label.start < p.start ? { lead: p.label } : lead ? { lead } : {}),
});

export const PAIR = /^((?:[A-Z0-9][\w/&()'’.#%-]*)(?: [\w/&()'’.#%,-]+){0,5}?)\s*:\s+(?=\S)/;

export function plainPieces(
  text: string,
  span: Span,
  breaks: readonly number[],
  page: number,
  kind: 'item' | 'prose',
  lead: Span | undefined,
  isHead = false,
): Piece[] {
  return sentencesIn(text, span, breaks, isHead).map((s) => {
    const raw = text.slice(s.start, s.end);
    const m = raw.includes(':') ? PAIR.exec(raw) : null;
    const value = m ? raw.slice(m[0].length) : '';
    const isPair = m !== null && m[1].length <= 45 && value.split(/\s+/).length <= 25;
    const cells: Cell[] | undefined = isPair
      ? [
          { start: s.start, end: s.start + m[1].length, header: null },
          { start: s.start + m[0].length, end: s.end, header: null },
        ]
      : undefined;
    const { start, end } = s;
    const own = isPair && kind === 'prose' ? 'pair' : kind;
    // The usual sentence has neither: written out, it is made several times faster than by spreading.
    if (!cells && !lead) return { start, end, page, kind: own };
    return { start, end, page, kind: own, ...(cells ? { cells } : {}), ...(lead ? { lead } : {}) };
  });
}
