// The lines of a block in; a form's boxes, whose labels stand above their values, out: "MEMBER  DATE SENT" over "Ann Lee  10/09/2026".

import type { Word } from '../../pdf/page.ts';
import { sectionKindOf } from '../sentences/section-cues.ts';
import { type Segment, type VisualLine, visualLines } from './visual-lines.ts';

/** The words of a label and those below it. */
export type StackedField = {
  readonly label: readonly Word[];
  readonly value: readonly Word[];
  readonly lines: readonly VisualLine[];
};
export type StackedRow = { readonly fields: readonly StackedField[]; readonly end: number };

/** Labels are set smaller than this share of their values' type. */
const SMALLER = 0.87;
/** White space in type sizes between a label and its value, and between lines of a value. */
const NEAR = 0.9;
const EDGE = 3;
/** A label alone over a line or two. */
const LONGEST_ALONE = 100;

/** One row of boxes beginning with the line at `at`, right below another where it `follows` one; `undefined` where none begins. */
export function stackedRow(lines: readonly VisualLine[], at: number, follows: boolean): StackedRow | undefined {
  const head = lines[at];
  const first = lines[at + 1];
  if (!first || first.y0 - head.y1 > first.size * NEAR) return undefined;
  const isSmaller = head.size < first.size * SMALLER;
  // How a line stands is asked before what it says: most lines are prose.
  if ((!isSmaller && head.segments.length === 1) || !head.segments.every(isLabel)) return undefined;
  if (!isSmaller && !(isSet(head) && !isSet(first))) return undefined;
  const goesOn = (line: VisualLine): boolean => (isSmaller ? head.size < line.size * SMALLER : !isSet(line));
  let end = at + 1;
  while (end < lines.length && goesOn(lines[end]) && lines[end].y0 - lines[end - 1].y1 < lines[end].size * NEAR) end++;
  // A table's head is set like this too, but only once.
  const comesAgain = lines[end] !== undefined && isSet(lines[end]) && underOneAnother(head, lines[end]);
  if (!isSmaller && !((comesAgain || follows) && end - at <= 3)) return undefined;
  const values = lines.slice(at + 1, end).flatMap((l) => l.words);
  if (values.length === 0 || values.some((w) => w.x0 < head.x0 - EDGE)) return undefined;
  const fields = head.segments.map((label, k) => {
    const next = head.segments[k + 1]?.x0 ?? Number.POSITIVE_INFINITY;
    const value = values.filter((w) => w.x0 >= label.x0 - EDGE && w.x0 < next - EDGE);
    return { label: label.words, value, lines: [...visualLines(label.words), ...visualLines(value)] };
  });
  if (!fields.every(({ label, value }) => value.length === 0 || Math.abs(value[0].x0 - label[0].x0) < EDGE))
    return undefined;
  const alone = head.segments.length === 1;
  // A heading in large bold type below the small print of a signature.
  if (alone && first.bold && !head.bold) return undefined;
  if (alone && (end - at > 3 || textOf(values).length > LONGEST_ALONE || sectionKindOf(textOf(head.words))))
    return undefined;
  return { fields, end };
}

const textOf = (words: readonly Word[]): string => words.map((w) => w.text).join(' ');

/** Set apart from its values: in bold or in capitals. */
const isSet = (line: VisualLine): boolean => {
  const text = textOf(line.words);
  return line.bold || (/[A-Z]{3}/.test(text) && !/[a-z\d]/.test(text));
};

/** "4 SURGEON", "2. BIRTH DATE". */
const NUMBER_OF_BOX = /^\d{1,2}[a-z]?[.)]? (?=[A-Z])/;

function isLabel({ words, text }: Segment): boolean {
  if (words.length > 7 || text.length > 45) return false;
  const bare = text.replace(NUMBER_OF_BOX, '');
  return /^[A-Z]/.test(bare) && !/[\d☐☒☑]|(?<!\bno)[.;,]$/i.test(bare);
}

/** Do most labels of two lines begin at the same places? */
const underOneAnother = (a: VisualLine, b: VisualLine): boolean =>
  a.segments.filter((s) => b.segments.some((o) => Math.abs(o.x0 - s.x0) < EDGE)).length * 2 > a.segments.length;
