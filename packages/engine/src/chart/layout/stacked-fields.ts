// The lines of a block in; a form's boxes, whose labels stand above their values, out: "MEMBER  DATE SENT" over "Ann Lee  10/09/2026".

import type { Word } from '../../pdf/page.ts';
import { sectionKindOf } from '../sentences/section-cues.ts';
import { holdsValue } from './tables/head.ts';
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
  const wraps = isLabelOfTwoLines(lines, at);
  const first = lines[at + (wraps ? 2 : 1)];
  if (!first || first.y0 - lines[at + (wraps ? 1 : 0)].y1 > first.size * NEAR) return undefined;
  const isSmaller = head.size < first.size * SMALLER;
  // How a line stands is asked before what it says: most lines are prose.
  if (!isSmaller && head.segments.length === 1) return undefined;
  // "DEMO SCOOTER 46 in" among the small labels of a form that has begun.
  if (!head.segments.every((s) => isLabel(s, isSmaller && follows && head.segments.length > 1))) return undefined;
  const isLabelLine = (line: VisualLine): boolean => (head.bold ? line.bold : isCapitals(line));
  if (!isSmaller && !(isLabelLine(head) && !isLabelLine(first))) return undefined;
  const goesOn = (line: VisualLine): boolean =>
    (isSmaller ? head.size < line.size * SMALLER && !(line.bold && !first.bold) : !isLabelLine(line)) &&
    !leavesItsBox(line, head);
  let end = at + (wraps ? 2 : 1);
  while (end < lines.length && goesOn(lines[end]) && lines[end].y0 - lines[end - 1].y1 < lines[end].size * NEAR) end++;
  if (isSmaller && standInRows(lines.slice(at + 1, end), head)) return undefined;
  // A table's head is set like this too, but only once.
  const next = lines[end];
  const comesAgain =
    next !== undefined &&
    isLabelLine(next) &&
    underOneAnother(head, next) &&
    // no sum in bold below figures
    next.segments.every((s) => isLabel(s, true));
  if (!isSmaller && !((comesAgain || follows) && end - at <= 3)) return undefined;
  const below = lines.slice(at + 1, end).flatMap((l) => l.words);
  const values = wraps ? below.slice(lines[at + 1].words.length) : below;
  if (values.length === 0 || values.some((w) => w.x0 < head.x0 - EDGE)) return undefined;
  const fields = head.segments.map((label, k) => {
    const right = head.segments[k + 1]?.x0 ?? Number.POSITIVE_INFINITY;
    const own = below.filter((w) => w.x0 >= label.x0 - EDGE && w.x0 < right - EDGE);
    // "Date of face-to-face" goes on with "encounter", in the type of a label, beside the first line of another box's value.
    const from = isSmaller ? own.findIndex((w) => w.size >= first.size * SMALLER) : 0;
    const words = [...label.words, ...own.slice(0, from < 0 ? own.length : from)];
    const value = from < 0 ? [] : own.slice(from);
    return { label: words, value, lines: [...visualLines(words), ...visualLines(value)] };
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

/** "Time CGM" and "active" below it, both smaller than what follows and under one another. */
function isLabelOfTwoLines(lines: readonly VisualLine[], at: number): boolean {
  const [head, second, first] = [lines[at], lines[at + 1], lines[at + 2]];
  return (
    first !== undefined &&
    head.segments.length > 1 &&
    !isScan(head) &&
    Math.max(head.size, second.size) < first.size * SMALLER &&
    second.y0 - head.y1 < second.size * NEAR &&
    second.segments.every((s) => !holdsValue(s.text) && head.segments.some((o) => Math.abs(o.x0 - s.x0) < EDGE))
  );
}

/** The other way round: large figures in a row, and in small type below each of them, under its middle or its left, what it is. */
export function captionedRow(lines: readonly VisualLine[], at: number): StackedRow | undefined {
  const [above, head, caption] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!caption || head.segments.length < 2 || isScan(head) || caption.size >= head.size * SMALLER) return undefined;
  if (!head.segments.every((s) => FIGURE.test(s.text))) return undefined;
  const isSmall = (line: VisualLine | undefined): boolean => line !== undefined && line.size < head.size * SMALLER;
  // Labels may stand above as well.
  if (isSmall(above) && head.y0 - above.y1 < head.size * NEAR) return undefined;
  let end = at + 1;
  while (isSmall(lines[end]) && end - at <= CAPTION_LINES && lines[end].y0 - lines[end - 1].y1 < (head.size * NEAR) / 2)
    end++;
  const parts = lines.slice(at + 1, end).flatMap((l) => l.segments);
  const isUnder = (s: Segment, figure: Segment): boolean =>
    Math.min(Math.abs(s.x0 - figure.x0), Math.abs(s.x0 + s.x1 - figure.x0 - figure.x1) / 2) < EDGE;
  if (caption.segments.length !== head.segments.length || !parts.every((s) => /^[A-Za-z(%]/.test(s.text)))
    return undefined;
  const fields = head.segments.map((figure) => {
    const label = parts.filter((s) => isUnder(s, figure)).flatMap((s) => s.words);
    return { label, value: figure.words, lines: [...visualLines(figure.words), ...visualLines(label)] };
  });
  const told = fields.reduce((n, { label }) => n + label.length, 0);
  if (fields.some(({ label }) => label.length === 0) || told !== parts.reduce((n, s) => n + s.words.length, 0))
    return undefined;
  return { fields, end };
}
/** There the size of type is only as certain as the ink. */
const isScan = (line: VisualLine): boolean => line.words[0].confidence !== undefined;
const FIGURE = /^[<>≤≥~]?\s?\d/;
const CAPTION_LINES = 2;

const textOf = (words: readonly Word[]): string => words.map((w) => w.text).join(' ');

/** Names in small type may head a table: its rows stand apart, and each begins below the first name. */
const standInRows = (values: readonly VisualLine[], head: VisualLine): boolean =>
  head.segments.length > 1 &&
  values.length > 1 &&
  values.every(
    (line, k) =>
      line.segments.length > 1 &&
      Math.abs(line.x0 - head.x0) < EDGE &&
      (k === 0 || line.y0 - values[k - 1].y1 > APART * line.size),
  );
/** White space between rows is more, in type sizes, and between the lines of a value less. */
const APART = 0.35;

/** Typed apart from its values, where nothing is bold. */
const isCapitals = (line: VisualLine): boolean => {
  const text = textOf(line.words);
  return /[A-Z]{3}/.test(text) && !/[a-z\d]/.test(text);
};

/** What runs on below the next label is no value: the form has gone on below its boxes. */
const leavesItsBox = (line: VisualLine, head: VisualLine): boolean =>
  line.segments.some(({ x0, x1 }) => head.segments.some((label) => x0 < label.x0 - EDGE && x1 > label.x0 + EDGE));

/** "4 SURGEON", "2. BIRTH DATE". */
const NUMBER_OF_BOX = /^\d{1,2}[a-z]?[.)]? (?=[A-Z])/;

/** "Days ≥ 4 h", "Time < 88 %": a part of the name. */
const BOUND = /[<>≥≤]=? ?\d+ ?(?:%|h(?:rs?|ours?)?|min)?/g;

function isLabel({ words, text }: Segment, mayCount: boolean): boolean {
  if (words.length > 7 || text.length > 45) return false;
  const bare = text.replace(NUMBER_OF_BOX, '');
  return (
    /^[A-Z]/.test(bare) && !/[☐☒☑]|(?<!\bno)[.;,]$/i.test(bare) && (mayCount || !holdsValue(bare.replace(BOUND, '')))
  );
}

/** Do most labels of two lines begin at the same places? */
const underOneAnother = (a: VisualLine, b: VisualLine): boolean =>
  a.segments.filter((s) => b.segments.some((o) => Math.abs(o.x0 - s.x0) < EDGE)).length * 2 > a.segments.length;
