// The set lines of a chart in, its units out: headings, rows, list items and paragraphs. No sentence crosses a unit.

import type { Span } from '../../values/span.ts';
import { isCapital, isSmall } from '../characters.ts';
import { lineSigns } from '../documents/signature-cues.ts';
import { CUE } from '../layout/line-cues.ts';
import { endsMidway, isCaps, isFull, isHalfFull, isVeryFull, isWide } from '../layout/line-shape.ts';
import type { SetLine } from '../layout/set-line.ts';
import { isHeading } from './headings.ts';

export type Unit = Span & {
  readonly kind: 'heading' | 'row' | 'item' | 'prose';
  readonly lines: readonly SetLine[];
  /** Places inside where a sentence must end: deliberate line ends, wide gaps before a new label. */
  readonly breaks: readonly number[];
  /** What its lines may hold, as bits of `CUE`. */
  readonly cues: number;
};

const BULLET = /^(?:[•▪‣◦●○■□*·–►➢✓✔-]|o(?= [A-Z]))\s+(?=\S)/;
const NUMBERED = /^(?:\(?\d{1,2}[.)]|#\d{1,2}[.):]?|\(?[a-h][.)]|[ivx]{1,4}\.)\s+(?=\S)/;
const CHECK_FIRST = /^(?:[☐☒☑✓✔✗✘⊠]|\[[ xX✓]?\]|\([ xX✓]?\)|[●○](?= ?[A-Za-z]))/;
const NO_BREAKS: readonly number[] = [];

export function unitsOf(body: readonly SetLine[], title = ''): Unit[] {
  const units: Unit[] = [];
  const capsShare = shareOfCaps(body);
  let open: { kind: 'item' | 'prose'; lines: SetLine[]; breaks: number[]; cues: number; textX: number } | undefined;
  const close = (): void => {
    if (!open) return;
    const { kind, lines, breaks, cues } = open;
    units.push({ kind, lines, breaks, cues, start: lines[0].start, end: lines[lines.length - 1].end });
    open = undefined;
  };
  const putAlone = (kind: 'row' | 'heading', line: SetLine): void => {
    close();
    const { start, end, cues } = line;
    units.push({ kind, lines: [line], breaks: NO_BREAKS, cues, start, end });
  };
  /** The number of the last item. */
  let counted = 0;
  for (let k = 0; k < body.length; k++) {
    const line = body[k];
    const { string } = line;
    const previous = body[k - 1];
    const next = body[k + 1];
    if (line.row) {
      putAlone('row', line);
      continue;
    }
    const isTitle = title !== '' && k < 4 && string.startsWith(title);
    if (isTitle || isHeading(line, previous, next, capsShare)) {
      putAlone('heading', line);
      continue;
    }
    const marked = mayBeMarked(string);
    const mark = marked ? (BULLET.exec(string) ?? NUMBERED.exec(string)) : null;
    const number = mark ? Number.parseInt(mark[0].replace(/^[(#]/, ''), 10) : Number.NaN;
    const marker = mark && previous && isBrokenOff(number, counted, previous, line) ? null : mark;
    if (marker && number > 0) counted = number;
    const goesOn =
      open !== undefined &&
      previous !== undefined &&
      !marker &&
      !(marked && CHECK_FIRST.test(string)) &&
      continues(open, previous, line, k < HEAD_LINES, capsShare);
    if (goesOn) {
      open!.lines.push(line);
      // The end of a page is a wide gap.
      open!.cues |= line.page === previous.page ? line.cues : line.cues | CUE.bar;
      open!.breaks.push(...segmentBreaks(line));
      continue;
    }
    close();
    const listed = marker !== null || isIndented(line, previous, next);
    const markerWidth = marker ? (marker[0].length / Math.max(string.length, 1)) * (line.x1 - line.x0) : 0;
    open = {
      kind: listed ? 'item' : 'prose',
      lines: [line],
      breaks: [...segmentBreaks(line)],
      cues: line.cues,
      textX: line.x0 + markerWidth,
    };
  }
  close();
  return units;
}

/** "… furosemide" above "20. Vest ordered": a figure that the line's end broke off counts nothing. */
const isBrokenOff = (number: number, counted: number, previous: SetLine, line: SetLine): boolean =>
  number > 1 &&
  number !== counted + 1 &&
  previous.block === line.block &&
  line.gap < 0.6 &&
  isOpen(previous.string) &&
  isFull(previous, line);

/** Words begin with a capital or go on in small letters: then there is no mark of a list or a box in front of them. */
function mayBeMarked(string: string): boolean {
  const code = string.charCodeAt(0);
  if (isCapital(code)) return false;
  return !isSmall(code) || !isSmall(string.charCodeAt(1)) || code === 105 || code === 118 || code === 120;
}

/** How much of the text stands in lines of capitals. */
function shareOfCaps(body: readonly SetLine[]): number {
  let caps = 0;
  let all = 0;
  for (const line of body) {
    all += line.string.length;
    if (isCaps(line)) caps += line.string.length;
  }
  return caps / Math.max(all, 1);
}

type Open = { readonly kind: 'item' | 'prose'; readonly lines: readonly SetLine[]; readonly textX: number };

/** Does this line go on with the unit above it? A new block goes on only in the middle of a sentence. */
function continues(open: Open, previous: SetLine, line: SetLine, inHead: boolean, capsShare: number): boolean {
  const { string } = line;
  const before = previous.string;
  const small =
    beginsSmall(string) || (capsShare > 0.7 && (!inHead || BEGINS_AT_END.test(before)) && goesOnInCaps(previous, line));
  if (!small && lineSigns(line)) return false;
  if (line.page !== previous.page)
    return small && line.index === previous.index + 1 && isHalfFull(previous) && isOpen(before) && !lineSigns(previous);
  if (line.block !== previous.block) return isOpen(before) && (small || (isFull(previous, line) && RUNS.test(before)));
  if (line.gap > 0.95) return false;
  const labelled = (line.cues & CUE.colon) !== 0;
  if (labelled && CAPS_LABEL.test(string) && !(isCaps(previous) && capsShare > 0.7 && endsMidway(before))) return false;
  // "Cleared: Yes [ ] No [x]" above "Plan: surgery"
  if (!small && ENDS_IN_BOX.test(before)) return false;
  // "Ever had lung cancer? Yes, 2022" above another question, "LDCT - cancelled" above "Flu vaccine - given"
  if (!small && ((ANSWERED.test(before) && ASKS.test(string)) || (ENTRY.test(before) && ENTRY.test(string))))
    return false;
  if (
    inHead &&
    !small &&
    (previous.cues & CUE.colon) !== 0 &&
    HEAD_LINE.test(before) &&
    !before.endsWith(',') &&
    !isVeryFull(previous, line)
  )
    return false;
  if (
    (line.cues & previous.cues & CUE.bar) !== 0 &&
    string.includes(' | ') &&
    before.includes(' | ') &&
    !isVeryFull(previous, line)
  )
    return false;
  const [first] = open.lines;
  const sameEdge = Math.abs(line.x0 - first.x0) < 1.5;
  const isUnder = sameEdge || Math.abs(line.x0 - previous.x0) < 1.5;
  if (isUnder && line.gap < USUAL_GAP && breaksOff(before, string, small)) return true;
  if (
    labelled &&
    sameEdge &&
    LABEL.test(string) &&
    LABEL.test(first.string) &&
    (isNarrow(line) || !isVeryFull(previous, line))
  )
    return false;
  if (open.kind === 'item') {
    // Hanging indent: at or right of the item's text; an outdented line is a new paragraph.
    if (line.x0 < first.x0 - line.size * 0.5) return false;
    if (line.x0 > first.x0 + line.size * 0.4)
      return open.lines.length === 1 || line.x0 >= open.lines[1].x0 - line.size * 0.5 || small;
    return isFull(previous, line) && (small || isOpen(before));
  }
  if (Math.abs(line.x0 - previous.x0) > line.size * 4 && !small) return false;
  if (line.gap > 0.38 && line.gap > usualGap(open) + 0.15 && !(small && isOpen(before))) return false;
  if (isFull(previous, line)) return true;
  if (!isOpen(before) || !isHalfFull(previous) || Math.abs(line.x0 - first.x0) > line.size) return false;
  return small || isFullAmong(open.lines, previous, line);
}

/** In type sizes, between the lines of a paragraph. */
const USUAL_GAP = 0.5;

/** Words enough to be running text. */
const RUNS = /^(?:\S+ ){3}/;

/** Every line of a narrow box is full. */
const isNarrow = ({ edges, size }: SetLine): boolean => edges.x1 - edges.x0 < NARROW * size;
/** In type sizes. */
const NARROW = 18;

/** A line that no writer ends so, whatever room it leaves: text beside a picture is set narrower than what stands around it. */
const breaksOff = (before: string, string: string, goesOnSmall: boolean): boolean =>
  endsMidway(before) ||
  ENDS_IN_LIST.test(before) ||
  (goesOnSmall && TELLS.test(before) && !ENDS_ENTRY.test(before) && !IS_ENTRY.test(before) && !IS_ENTRY.test(string));
/** "Venous gas in ER: pH 7.34," above "CO2 54": but not "Sincerely," above a name. */
const ENDS_IN_LIST = /^(?:\S+ ){6}.*,$/;
/** Running text; entries of a list are shorter. */
const TELLS = /^(?:\S+ ){4}.*[a-z]{2}[,;]?$/;
/** "age 19 to 35: a pack a day" */
const IS_ENTRY = /^[a-z][^.:;]{0,30}: /;
/** "metformin 1000 mg twice daily", above the next medicine. */
const ENDS_ENTRY =
  /\b(?:daily|weekly|monthly|nightly|bedtime|prn|needed|day|night|week|month|tabs?|mg|mcg|units?|puffs?|[bt]id|q\w+|hs|stopped|started)$/i;

/** As full as its own paragraph gets: one longer line elsewhere on the page says nothing of it. */
const isFullAmong = (lines: readonly SetLine[], previous: SetLine, next: SetLine): boolean =>
  lines.length > 1 && previous.x1 + next.firstWidth + previous.size * 0.3 > Math.max(...lines.map((l) => l.x1));

/** Whether a line begins in the middle of a sentence, or with a bracket. */
function beginsSmall(string: string): boolean {
  const code = string.charCodeAt(0);
  return isSmall(code) || code === 40;
}

/** In a paper typed in capitals no small letter tells that a line goes on: a wide line before it with no end in it does, or a comma. */
const goesOnInCaps = (previous: SetLine, line: SetLine): boolean =>
  line.gap < 0.6 &&
  line.block === previous.block &&
  !line.row &&
  line.segments.length === 1 &&
  isCaps(line) &&
  (isWide(previous) ||
    (isHalfFull(previous) && (previous.string.endsWith(',') || BEGINS_AT_END.test(previous.string)))) &&
  isOpen(previous.string) &&
  ((line.cues & CUE.colon) === 0 || !CAPS_LABEL.test(line.string));

/** "RETIRED MAN, 78. RIGHT HIP" above "REPLACED 2009": behind a sentence's end another one begins. */
const BEGINS_AT_END = /[A-Z\d)]{2}\. [A-Z][A-Z' -]*$/;

/** Whether no mark at a line's end ends its sentence. */
function isOpen(string: string): boolean {
  let end = string.length;
  while (end > 0 && CLOSERS.includes(string[end - 1])) end--;
  return end === 0 || !ENDERS.includes(string[end - 1]);
}
const CLOSERS = '"\')]';
const ENDERS = '.!?:;';

const ENDS_IN_BOX = /\b(?:yes|no|y|n) ?(?:[☐☒☑]|\[ ?[xX✓]? ?\]|\( ?[xX✓]? ?\))$/iu;
const ANSWERED = /^(?:\d{1,2}[.)] )?[A-Z][^?.]{6,}\? +\S/;
const ASKS = /^(?:\d{1,2}[.)] )?[A-Z][^?.]{6,}\?(?: |$)/;
const ENTRY = /^[A-Z][\w /&'()]{2,40} [-–—] \S/;
/** Several labels on one line: the head of a record, where every line stands for itself. */
const HEAD_LINE = /^[A-Z][\w/]*(?: \w+){0,2}: .*\s[A-Z][\w/]*(?: \w+){0,2}: /;
const LABEL = /^[A-Z][\w'-]*(?: [\w'-]+){0,3}:(?=\s)/;
const CAPS_LABEL = /^[A-Z][A-Z]+(?:[ /&-]+[A-Z]+){0,4}:(?=\s|$)/;
/** Lines of a document in which its head stands. */
const HEAD_LINES = 8;

const usualGap = (open: Open): number => (open.lines.length > 1 ? open.lines[1].gap : 0.3);

/** A list without marks: short lines set in from the text above, all at one indent. */
function isIndented(line: SetLine, previous: SetLine | undefined, next: SetLine | undefined): boolean {
  if (!previous || line.block !== previous.block) return false;
  const indent = line.x0 - line.edges.x0;
  if (indent < line.size * 1.2 || indent > line.size * 6) return false;
  const above = previous.x0 < line.x0 - line.size * 0.8 || Math.abs(previous.x0 - line.x0) < 1.5;
  const alone = previous.x0 < line.x0 - line.size * 0.8 && (!next || Math.abs(next.x0 - line.x0) > 1.5);
  return above && !alone && !runsOn(line, next);
}

/** A paragraph set in as a whole: its line breaks off, and the next one goes on in small letters. */
const runsOn = (line: SetLine, next: SetLine | undefined): boolean =>
  next !== undefined &&
  next.block === line.block &&
  Math.abs(next.x0 - line.x0) < 1.5 &&
  isHalfFull(line) &&
  isOpen(line.string) &&
  !line.string.endsWith(',') &&
  beginsSmall(next.string);

/** Wide gaps in a line outside tables divide it where a label or a check box follows. */
function segmentBreaks({ segments, string, start }: SetLine): readonly number[] {
  if (segments.length === 1) return NO_BREAKS;
  return segments
    .slice(1)
    .filter((s, k) => {
      const before = string.slice(segments[k].start - start, segments[k].end - start);
      return DIVIDES.test(string.slice(s.start - start, s.end - start)) || ENDS_ANSWERED.test(before);
    })
    .map((s) => s.start);
}
/** "hemoptysis - no   weight loss - no" */
const ENDS_ANSWERED = /[a-z]{3,}\)? [-–—] (?:yes|no|none|denie[sd])$/i;
const DIVIDES = /^(?:[A-Z][^.:]{0,30}:|[☐☒☑[(]|(?:DOB|MRN|Date|Page)\b)/;
