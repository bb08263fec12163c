// What the look of a unit tells of it before its words are read: a signature, a narrative, an answer, a line that goes on.

import type { Span } from '../../values/span.ts';
import { wordsIn } from '../characters.ts';
import { isSigning, SIGNATURE_CUE } from '../documents/signature-cues.ts';
import { CUE } from '../layout/line-cues.ts';
import type { Unit } from './units.ts';

/** Where nearly all is typed in capitals, one word of them before a full stop heads nothing: "NONTOXIC. NO MASS." */
export function areInCapitals(units: readonly Unit[]): boolean {
  let capitals = 0;
  let all = 0;
  for (const { cues, start, end } of units) {
    all += end - start;
    if ((cues & CUE.small) === 0) capitals += end - start;
  }
  return capitals > 0.9 * all;
}

/** "OD | OS" above a table: each side was looked at. */
export const namesSides = (text: string, { lines: [{ row }] }: Unit): boolean =>
  row?.isHeader === true && row.cells.filter((c) => SIDE.test(text.slice(c.start, c.end))).length >= 2;
const SIDE = /^(?:[o0][ds5]|(?:right|left)(?: eye| lid| side)?|[rl]e?)$/i;

export const signsAt = (text: string, unit: Unit): boolean => {
  const head = text.slice(unit.start, Math.min(unit.end, unit.start + 100));
  const m = isSigning(head) ? SIGNATURE_CUE.exec(head) : null;
  return m !== null && m.index < 60 && /sign|attest|authent|\/s\/|^interpreted|^read/i.test(m[0]);
};

/** "… C-ARM ROOM, REP" above "COMING.": the line above has no end of its own. */
export const goesOnFrom = (text: string, above: Unit | undefined, unit: Unit): boolean =>
  above !== undefined &&
  (above.kind === 'prose' || above.kind === 'item') &&
  above.lines.at(-1)!.block === unit.lines[0].block &&
  unit.lines[0].gap < 1 &&
  !/[.:;!?)]$/.test(text.slice(above.start, above.end).trimEnd());

/** "A:" under "Q:" is an answer and no assessment. */
export const answers = (text: string, above: Unit | undefined, label: Span): boolean =>
  above !== undefined &&
  /^A(?:\d+)?\W*$/.test(text.slice(label.start, label.end)) &&
  /^Q(?:uestion)?\d*\s*[:.)]/.test(text.slice(above.start, above.end));

export const isParagraph = (text: string, { kind, start, end }: Unit): boolean =>
  kind === 'prose' &&
  /[.!?]\W{0,2}$/.test(text.slice(start, end)) &&
  wordsIn(text.slice(start, end)) >= LEAST_OF_PARAGRAPH;
const LEAST_OF_PARAGRAPH = 15;

/** Running text, and not the head of a record. */
export const isNarrative = (text: string, unit: Unit): boolean => {
  const raw = text.slice(unit.start, unit.end);
  return (
    wordsIn(raw) >= 8 &&
    /[.!?]/.test(raw) &&
    !/\b(?:DOB|MRN)\b| [|—–] .* [|—–] /.test(raw) &&
    (!/^[A-Z][\w ]{0,20}:/.test(raw) || SPEAKS.test(raw))
  );
};
/** "RD: her goal is …": who speaks, no field of a form. */
const SPEAKS =
  /^(?:RDN?|LDN|RN|LPN|C?MA|P?T|OT|DPT|L?C?SW|MSW|R?RT|CDC?ES?|diet(?:itian|ician)|nurse|nutrition(?:ist)?|therapist|psych\w*|coach|wife|husband|daughter|son)\b[^:\n]{0,12}:\s[^:]*\b(?:he|she|her|his|him|they|patient|pt|is|was|has|had|says|states|reports)\b/i;
