// The lines of a block in; labels of who a paper is about that stand above their values in the same type, out: "Patient | DOB | MRN"
// over "Ann Lee | 03/04/1950 | 3306-11". They are fields of a form, each with its value, and no table of people.

import type { Word } from '../../pdf/page.ts';
import type { StackedRow } from './stacked-fields.ts';
import { headEnd } from './tables/head-lines.ts';
import { type Segment, type VisualLine, visualLines } from './visual-lines.ts';

const PERSON = /^(?:patient|pt|member|beneficiary|client|customer|name)(?: name)?$/i;
const BORN = /^(?:DOB|D\.O\.B\.?|date of birth|birth ?date|born)$/i;
const RECORD = /^(?:MRN|(?:medical |chart |clinic )?record(?: no\.?| number)?|chart no\.?|acct\.?|(?:member )?ID)$/i;
/** White space in type sizes between labels and values, and between lines of a value. */
const NEAR = 1.4;
const WITHIN = 0.45;
/** No form has more. */
const MOST_LINES = 3;

export function identityFields(lines: readonly VisualLine[], at: number): StackedRow | undefined {
  const { segments: labels } = lines[at];
  if (labels.length < 2 || !PERSON.test(labels[0].text) || !labels.some(isOfRecord)) return undefined;
  const first = headEnd(lines, at) ?? at + 1;
  const values = lines[first];
  if (!values || values.y0 - lines[first - 1].y1 > NEAR * values.size) return undefined;
  const names = labels.map(({ words }) => [...words]);
  for (const line of lines.slice(at + 1, first))
    for (const s of line.segments) names[nearest(labels, s)].push(...s.words);
  const fields = valuesUnder(labels, values.segments);
  if (!fields || !labels.every((label, k) => !isOfRecord(label) || HOLDS_DIGIT.test(textOf(fields[k]))))
    return undefined;
  let end = first + 1;
  while (end < lines.length && end - first <= MOST_LINES && goesOn(lines[end], lines[end - 1], values)) {
    for (const s of lines[end].segments) fields[fieldOver(values.segments, s, fields)].push(...s.words);
    end++;
  }
  if (isOfMany(lines[end], lines[end - 1], labels)) return undefined;
  return {
    fields: names.map((label, k) => ({
      label,
      value: fields[k],
      lines: [...visualLines(label), ...visualLines(fields[k])],
    })),
    end,
  };
}

/** "Ann Lee | 03/04/1950 | 3306" over "Roy Lee | 05/06/1948 | 3307": a list of people. */
function isOfMany(line: VisualLine | undefined, above: VisualLine, labels: readonly Segment[]): boolean {
  if (!line || line.y0 - above.y1 > NEAR * line.size || line.segments.length !== labels.length) return false;
  return labels.every((label, k) => isOfRecord(label) === HOLDS_DIGIT.test(line.segments[k].text));
}

const isOfRecord = ({ text }: Segment): boolean => BORN.test(text) || RECORD.test(text);
const HOLDS_DIGIT = /\d/;
const textOf = (words: readonly Word[]): string => words.map((w) => w.text).join(' ');

/** As many values as labels stand each under its own; fewer, under the label nearest to them. */
function valuesUnder(labels: readonly Segment[], values: readonly Segment[]): Word[][] | undefined {
  if (values.length === labels.length) return values.map((s) => [...s.words]);
  if (values.length > labels.length) return undefined;
  const fields: Word[][] = labels.map(() => []);
  for (const s of values) fields[nearest(labels, s)].push(...s.words);
  return fields[0].length > 0 ? fields : undefined;
}

const nearest = (places: readonly Segment[], { x0, x1 }: Segment): number => {
  const far = places.map((p) => Math.min(Math.abs(p.x0 - x0), Math.abs(p.x0 + p.x1 - x0 - x1) / 2));
  return far.indexOf(Math.min(...far));
};

/** Of the value that a line below goes on with. */
const fieldOver = (values: readonly Segment[], s: Segment, fields: readonly Word[][]): number =>
  fields.findIndex((words) => words.includes(values[nearest(values, s)].words[0]));

const goesOn = (line: VisualLine, above: VisualLine, values: VisualLine): boolean =>
  line.y0 - above.y1 < WITHIN * line.size &&
  line.bold === values.bold &&
  line.segments.length < values.segments.length &&
  line.segments.every((s) => values.segments.some((v) => Math.abs(v.x0 - s.x0) < 0.2 * line.size));
