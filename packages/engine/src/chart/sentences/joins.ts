// A piece and what stands above it in; whether the two are one statement, out: boxes under their question, boxes of one label, a list
// that goes on in the next line.

import type { Sentence } from '../chart.ts';
import type { Piece } from './pieces.ts';
import { LONGEST_SENTENCE } from './split.ts';

export const YES_NO_PAIR = /\b(?:yes|y)\b[\s\S]*\b(?:no|n)\b|\b(?:no|n)\b[\s\S]*\b(?:yes|y)\b/i;

/** Boxes without a question of their own directly below one, or below a short line of label ("Reason for surgery"). */
export const answersAbove = (text: string, asked: Piece, piece: Piece): boolean =>
  (asked.kind === 'prose' || asked.kind === 'item') &&
  asked.page === piece.page &&
  piece.lead === undefined &&
  (/[?:]$/.test(text.slice(asked.start, asked.end)) || LABEL_LINE.test(text.slice(asked.start, asked.end))) &&
  /^\s*$/.test(text.slice(asked.end, piece.start)) &&
  (text[asked.start - 1] === undefined ||
    text[asked.start - 1] === '\n' ||
    /[?:]$/.test(text.slice(asked.start, asked.end)));

const LABEL_LINE = /^(?:[\w()/-]+ ){0,5}[\w()/-]+$/;

/** The next box below a box of the same label. */
export const belongsWith = (text: string, above: Piece, piece: Piece): boolean =>
  above.kind === 'checkbox' &&
  above.lead !== undefined &&
  above.page === piece.page &&
  piece.lead === undefined &&
  !YES_NO_PAIR.test(text.slice(piece.start, piece.end)) &&
  // "Spurs [x]" below "[x] lost [ ] normal" names something of its own
  NAMED_BEFORE.test(text.slice(piece.start, piece.end)) <= NAMED_BEFORE.test(text.slice(above.start, above.end)) &&
  /^\s*$/.test(text.slice(above.end, piece.start));
const NAMED_BEFORE = /^[A-Za-z].*[☐☑☒\])]$/;

/** "Denies cough," at a line's end, "blood, hoarseness" on the next. */
export const goesOn = (text: string, above: Sentence, piece: Piece): boolean =>
  above.kind === 'prose' &&
  piece.kind === 'prose' &&
  above.page === piece.page &&
  text[above.end - 1] === ',' &&
  piece.end - above.start <= LONGEST_SENTENCE &&
  /^\n[a-z]/.test(text.slice(above.end, piece.start + 1));
