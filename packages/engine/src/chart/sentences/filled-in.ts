// Pieces of a form in; whether one is what was filled in below a question, or holds both question and answer, out.

import type { Sentence } from '../chart.ts';
import type { Piece } from './pieces.ts';
import { asksFurther, asksWhat, fillsIn } from './questions.ts';
import type { Unit } from './units.ts';

/** "Q: How long have you had this pain?" above "A: 14 months". */
const Q = /^Q(?:uestion)?\s?\d*\s*[:.)]\s*/;
const A = /^A(?:nswer)?\s?\d*\s*[:.)]\s*/;

/** "Do you smoke now?" above "No", and "Did it help? No" below what was tried. */
export function isAnswerOf(text: string, asked: Sentence, piece: Piece): boolean {
  if (piece.kind === 'checkbox' || piece.kind === 'heading' || piece.kind === 'row' || asked.kind === 'row')
    return false;
  if (asked.page !== piece.page || asked.check !== undefined || !/^\s*$/.test(text.slice(asked.end, piece.start)))
    return false;
  const above = text.slice(asked.start, asked.end).replace(Q, '');
  const below = text.slice(piece.start, piece.end);
  if (above.length < asked.end - asked.start && A.test(below))
    return above.endsWith('?') && fillsIn(above.slice(0, -1), below.replace(A, ''));
  if (above.endsWith('?') && asked.kind !== 'heading' && piece.kind !== 'pair')
    return fillsIn(above.slice(0, -1), below);
  return asksFurther(above, below);
}

/** "How long have you had this pain? | 7 months": a label that asks says no more than what is filled in. */
export const isFilledIn = (text: string, { kind, cells }: Piece): boolean => {
  if (kind !== 'pair' || cells?.length !== 2) return false;
  const [label, value] = cells.map((c) => text.slice(c.start, c.end));
  return label.endsWith('?') && asksWhat(label) && fillsIn(label.slice(0, -1), value);
};

/** A question in bold above its answer heads no section. */
export const asQuestion = (text: string, unit: Unit, below: Unit | undefined): Unit =>
  unit.kind === 'heading' &&
  below?.kind === 'prose' &&
  below.lines.length === 1 &&
  text[unit.end - 1] === '?' &&
  fillsIn(text.slice(unit.start, unit.end - 1), text.slice(below.start, below.end))
    ? { ...unit, kind: 'prose' }
    : unit;
