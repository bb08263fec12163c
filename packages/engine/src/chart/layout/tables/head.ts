// The rows of a table in; whether the first of them names its columns out.

import type { Word } from '../../../pdf/page.ts';
import type { Segment, VisualLine } from '../visual-lines.ts';
import { HEADER_WORD } from './cues.ts';
import { isHeadOfDone } from './done-heads.ts';
import { areOpposites, arePersons, isHeadOfDenied } from './opposite-heads.ts';

type LooseRow = { readonly cells: readonly (readonly Word[] | undefined)[]; readonly lines: readonly VisualLine[] };
export const textOf = (cell: readonly Word[] | undefined): string => cell?.map((w) => w.text).join(' ') ?? '';
export const isValue = (text: string): boolean => /\d|[☒☐☑]/.test(text);
const DATE_LIKE =
  /^(?:(?:1[0-2]|0?[1-9])[/-](?:3[01]|[12]\d|0?[1-9])(?!\d)(?:[/-]\d{2,4})?|\d{1,2}\.\d{1,2}\.\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2}\/(?:19|20)\d\d|(?:19|20)\d\d|(?:3[01]|[12]\d|0?[1-9])[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? ?\d*)\b/i;

/** "SpO2", "A1c", "MRD1" and "ICD-10" are names that hold a digit, no values; "Pain 0-10", "MBB #1" and "No. 2" are names as well. */
export const holdsValue = (text: string): boolean => isValue(text) && isValue(text.replace(NAME_WITH_DIGIT, ''));
const NAME_WITH_DIGIT =
  /(?<![\w/])(?:[A-Za-z]+\d{1,2}[a-z]?|ICD-?10(?:-CM)?)(?![\w/])|\(?\b0 ?(?:[-–]|to) ?10\b\)?|#\d{1,2}\b|\b[Nn]o\. ?\d{1,2}\b/g;

const NAME_WITH_NUMBER =
  /^(?:[A-Za-z]+ [A-Za-z]+ [^\d]*\d|(?:days?|weeks?|wks?|months?|hours?|hrs?|visits?|sessions?|POD|trial) ?#?\d)/i;

/** "EHL | 5/5 | 4/5" is no row of days. */
const STRENGTH = /^[0-5][+-]?\/5[+-]?$/;

/** A form's head, not a table's. */
const IDENTITY = /^(?:patient(?: name)?|name|dob|date of birth|mrn|member|beneficiary|record|chart|to|from|re)\s*:?$/i;

/** "From | To | Packs a day"; "From | Setting | How it went" over days. */
const isSpan = ([from, to, ...what]: readonly string[], rest: readonly LooseRow[]): boolean =>
  /^from$/i.test(from) &&
  what.some((t) => t !== '' && !isValue(t)) &&
  (/^(?:to|until|till)$/i.test(to) || rest.every((r) => DATE_LIKE.test(textOf(r.cells[0]))));

/** "Coughing? | No | Hoarse? | No", "Cancer, fever? | see note", "Neck | Y | Back | N": questions and their answers. */
const isAnswered = (texts: readonly string[], rest: readonly LooseRow[]): boolean =>
  (texts.some((t, k) => t.endsWith('?') && ANSWER.test(texts[k + 1] ?? '')) ||
    (texts[0].endsWith('?') && texts.filter((c) => c !== '').length === 2)) &&
  rest.some((r) => textOf(r.cells[0]).endsWith('?'))
    ? true
    : texts.length >= 4 && texts.every((t, k) => ANSWER_ALONE.test(t) === (k % 2 === 1));
/** "Hypertension | Yes" over "Diabetes | No": an entry of a list. But "Yes | No" are names, whatever is filled in below them. */
const isAnsweredEntry = (texts: readonly string[], rest: readonly LooseRow[]): boolean =>
  texts.filter((t) => ANSWER_ALONE.test(t)).length === 1 &&
  texts.some((t, k) => k > 0 && ANSWER_ALONE.test(t) && rest.some((r) => ANSWER_ALONE.test(textOf(r.cells[k]))));
const ANSWER = /^(?:(?:yes|no|y|n|none|never|n\/a)\b|[☒☐☑])/i;
const ANSWER_ALONE = /^(?:yes|no|y|n|none|n\/a)$/i;

/** "Date | 09/08/2026, in the room" over "Seen by | T. Okerlund". */
const isDayOfForm = (texts: readonly string[], rest: readonly LooseRow[]): boolean =>
  texts.length === 2 &&
  /^(?:date|day|when|seen|visit)$/i.test(texts[0]) &&
  DATE_LIKE.test(texts[1]) &&
  !rest.some((r) => DATE_LIKE.test(textOf(r.cells[0])));

/** "Gilbert Nakai DOB 12/03/1960 | 03/16/2026" says whose paper it is. */
const PERSON = /\b(?:DOB|date of birth|born|MRN)\b[:#]? ?\w*\d|\S \b(?:DOB|born|MRN)\b:?$/i;

/**
 * "Ht | 5 ft 10 in | Wt | 236 lb": labels and values by turns head nothing. Days may be values of a form ("Sent | 10/01/2026 | Planned
 * date | 10/15/2026" over "CPT | 64493 | Dx | M47.816") and columns of results ("A1c | 02/10/26 | Ref | 05/10/26" over values).
 */
const isGrid = (texts: readonly string[], rest: readonly LooseRow[]): boolean =>
  texts.length >= 4 &&
  texts.length % 2 === 0 &&
  texts.every((t, k) => t !== '' && (k % 2 === 0 ? !holdsValue(t) : /^[<>≤≥~]?\s?\d/.test(t))) &&
  (!texts.some((t) => DATE_LIKE.test(t)) ||
    rest.every((r) => r.cells.every((cell, k) => k % 2 > 0 || !/^[<>≤≥~]?\s?\d/.test(textOf(cell)))));

/** "Usage | | Therapy |" over labels and values by turns: each of its names stands over a pair. */
const isOverPairs = (texts: readonly string[], rest: readonly LooseRow[]): boolean =>
  texts.length >= 4 &&
  texts.length % 2 === 0 &&
  texts.every((t, k) => (t === '') === (k % 2 === 1)) &&
  rest.every((r) => r.cells.every((cell, k) => k % 2 === 1 || !/^[<>≤≥~]?\s?\d/.test(textOf(cell))));

/** "Activity | None | A little | A lot" over labels with a bare cross each; "Illness | You | Family" over labels with a Yes or No each. */
function areMarked(names: readonly string[], rest: readonly LooseRow[], mark: RegExp): boolean {
  const marks = (r: LooseRow): readonly string[] =>
    r.cells
      .slice(1)
      .map(textOf)
      .filter((t) => t !== '');
  return (
    names.filter((t, k) => k > 0 && t !== '' && !mark.test(t)).length >= 2 &&
    rest.length > 0 &&
    rest.every((r) => marks(r).length > 0 && marks(r).every((t) => mark.test(t)))
  );
}
/** A bare mark in a cell. */
export const CROSS = /^[xX✓✔✗✘]$/;

/** The first row names the columns: words that head tables, or bold over plain, or dates or sides over values. */
export function isHeader(first: LooseRow, rest: readonly LooseRow[]): boolean {
  const texts = first.cells.map(textOf);
  const filled = texts.filter((t) => t !== '');
  if (filled.length === 0 || texts.some((t) => t.length > 60)) return false;
  if ((IDENTITY.test(texts[0]) && !isSpan(texts, rest)) || texts.some((t) => PERSON.test(t))) return false;
  if (isOverPairs(texts, rest)) return false;
  if (
    texts.length === 2 &&
    isHeadOfDenied(
      texts[1],
      rest.map((r) => textOf(r.cells[1])),
    )
  )
    return true;
  if ((areOpposites(texts) || arePersons(texts)) && rest.every((r) => r.cells.every((c) => !isValue(textOf(c)))))
    return true;
  // "Item | ☒ E0601 ☐ E0470": an answer, no name
  if (texts.some((t) => /[☒☑]/.test(t))) return false;
  if (isAnswered(texts, rest) || isAnsweredEntry(texts, rest) || isDayOfForm(texts, rest)) return false;
  const bold = isSetBold(first) && rest.some((r) => !isSetBold(r));
  // A form may set its first entry in bold: "Member | Denise Park".
  if (bold)
    return (
      texts.length !== 2 ||
      filled.some((t) => HEADER_WORD.test(t)) ||
      texts[0] === '' ||
      DATE_LIKE.test(texts[1]) ||
      /^[^A-Z]+$/.test(texts[1].slice(1))
    );
  if (texts.some((t) => /[☒☐☑]$/.test(t))) return false;
  const labelled = filled.filter((t) => /:$|^[^:]{2,25}: \S/.test(t)).length;
  if (labelled > 0) return false;
  if (isGrid(texts, rest)) return false;
  if (isHeadOfDone(texts)) return true;
  if (areMarked(texts, rest, CROSS) || areMarked(texts, rest, ANSWER_ALONE)) return true;
  const named = filled.filter((t) => HEADER_WORD.test(t)).length;
  // "Date | Pain" over dates and values: one named column is enough where everything below is data.
  if (
    texts.length === 2 &&
    named >= 1 &&
    texts.every((t) => t !== '' && !holdsValue(t)) &&
    rest.every(
      (r) =>
        isValue(textOf(r.cells[1])) && (DATE_LIKE.test(textOf(r.cells[0])) || HEADER_WORD.test(textOf(r.cells[0]))),
    )
  )
    return true;
  // "RFA | Date" over days: the head of one column tells that the other is one too
  if (texts.length === 2 && texts.every((t) => t !== '' && !holdsValue(t)) && isOverDays(texts, rest)) return true;
  // "| No. 1 | No. 2" over rows that begin with a label: only a head leaves the first column without a name.
  if (
    texts.length >= 3 &&
    texts.every((t, k) => (t === '') === (k === 0) && !holdsValue(t) && t.split(' ').length <= 4) &&
    rest.length >= 2 &&
    rest.every((r) => r.cells[0] !== undefined)
  )
    return true;
  // "To | Oxygen desk": the first entry of a form. Both of two columns must be named.
  if (texts.length === 2 && !(named === 2 || (named === 1 && (filled.length === 1 || DATE_LIKE.test(texts[1])))))
    return false;
  if (named >= Math.ceil(filled.length / 2)) return true;
  const later = texts.slice(1).filter((t) => t !== '');
  if (later.length === 0 || later.every((t) => STRENGTH.test(t))) return false;
  if (
    (areDays(later) || later.every((t) => DATE_LIKE.test(t) && t.length < 25)) &&
    rest.some((r) => isValue(textOf(r.cells.at(-1))))
  )
    return true;
  if (isLabelled(first) && rest.some(isLabelled)) return false;
  const below = (k: number): number => rest.filter((r) => isValue(textOf(r.cells[k]))).length;
  // "Upper limit at 90 deg" over "46 deg", "44 deg"; "Days 2-7 of trial" over 5, 20
  const isName = (t: string, k: number): boolean =>
    !holdsValue(t) || (NAME_WITH_NUMBER.test(t) && rest.every((r) => /^\d/.test(textOf(r.cells[k]))));
  return (
    texts.length >= 3 &&
    texts.every((t, k) => isName(t, k) && t.split(' ').length <= 7) &&
    texts.some((_, k) => k > 0 && below(k) >= Math.ceil(rest.length * 0.6))
  );
}

/** A label in bold before its value. */
const isLabelled = ({ cells: [label, value] }: LooseRow): boolean =>
  label !== undefined && value !== undefined && label.every((w) => w.bold) && !value.some((w) => w.bold);

const isOverDays = (texts: readonly string[], rest: readonly LooseRow[]): boolean =>
  texts.some(
    (t, k) =>
      /^(?:dates?|when|date (?:done|of \w+)|\w+ date)$/i.test(t) &&
      rest.every((r) => DATE_LIKE.test(textOf(r.cells[k]))),
  );

/** Short, and no value, sentence, label of a form or box; "Vitals today (MA: Dee)" labels nothing. */
export const isNameOfColumn = ({ text, words }: Segment): boolean =>
  words.length <= 7 &&
  text.length <= 60 &&
  !/[:☐☒☑](?![^()]*\))/.test(text) &&
  !/[.;,]$/.test(text) &&
  !PERSON.test(text);

/** In plain type behind its first cell at least; the middle line of a taller row's first cell may stand above the others. */
export const isPlainRow = (row: VisualLine, next: VisualLine | undefined): boolean => {
  const later = row.segments.length > 1 ? row.segments.slice(1) : row.segments;
  if (later.some((s) => s.words.every((w) => w.bold))) return false;
  return row.segments.length > 1 || (next !== undefined && next.y0 - row.y0 < row.size * 0.95);
};

/** Every cell in bold: a form's labels alone are no head. */
const isSetBold = ({ cells }: LooseRow): boolean => cells.every((cell) => cell?.every((w) => w.bold) ?? true);

export function areDays(texts: readonly string[]): boolean {
  const isDay = (t: string): boolean => t.length < 25 && DATE_LIKE.test(t);
  return texts.filter(isDay).length >= 2 && texts.every((t) => t.length < 25 && (isDay(t) || !isValue(t)));
}

/** The head of another table below this one. */
export function namesColumns(line: VisualLine): boolean {
  const texts = line.segments.map((s) => s.text);
  // a scan reads O2 as 02
  const isName = (t: string): boolean => !holdsValue(t) || /^(?:sp)?[o0]2$/i.test(t);
  return texts.every(isName) && texts.filter((t) => HEADER_WORD.test(t)).length >= texts.length * 0.6;
}

/** "Stroke | No | Yes", with no cross below it: what a form asks and how it was answered, no head "Yes | No". */
export const isAnsweredRow = ({ segments }: VisualLine, below: VisualLine | undefined): boolean =>
  segments.slice(1).every((s) => ANSWER_ALONE.test(s.text)) &&
  !HEADER_WORD.test(segments[0].text) &&
  !below?.segments.some((s) => CROSS.test(s.text) || /[☐☑☒]/.test(s.text));

/** "Count   Per hour" over rows that begin with a label: the first column has no name. */
export const namesUnder = (line: VisualLine, below: VisualLine | undefined): boolean =>
  line.segments.length >= 2 &&
  below?.segments.length === line.segments.length + 1 &&
  namesColumns(line) &&
  !isValue(below.segments[0].text) &&
  below.segments.slice(1).every((s) => isValue(s.text));

/** Four names or more over values: "Part  O2  SpO2 start  SpO2 lowest" below a line of two ("Date 04/22/2026   Laboratory"). */
export const headsValues = (line: VisualLine, below: VisualLine | undefined): boolean =>
  line.segments.length >= 4 &&
  line.segments.every((s) => !holdsValue(s.text)) &&
  below !== undefined &&
  below.segments.length >= 3 &&
  below.segments.filter((s) => isValue(s.text)).length >= below.segments.length / 2;

export const isRowOfValues = (line: VisualLine): boolean =>
  line.segments.filter((s) => isValue(s.text)).length > line.segments.length / 2;
