// The set lines of a chart in, its units out: headings, rows, list items and paragraphs. No sentence crosses a unit.

import { findDates } from '../../values/date-text.ts';
import type { Span } from '../../values/span.ts';
import { endsIn, isBlank, isCapital, isSmall, wordsIn } from '../characters.ts';
import { isSigning } from '../documents/signature-cues.ts';
import { CUE } from '../layout/line-cues.ts';
import type { SetLine } from '../layout/set-line.ts';
import { headingKindOf, sectionKindOf } from './section-cues.ts';

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
  const small = beginsSmall(string) || (capsShare > 0.7 && !inHead && goesOnInCaps(previous, line));
  if (!small && (line.cues & CUE.signs) !== 0 && isSigning(string)) return false;
  if (line.page !== previous.page)
    return (
      small &&
      line.index === previous.index + 1 &&
      isHalfFull(previous) &&
      isOpen(before) &&
      !((previous.cues & CUE.signs) !== 0 && isSigning(before))
    );
  if (line.block !== previous.block) return isOpen(before) && (small || isFull(previous, line));
  if (line.gap > 0.95) return false;
  const labelled = (line.cues & CUE.colon) !== 0;
  if (labelled && CAPS_LABEL.test(string)) return false;
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
  if (labelled && sameEdge && LABEL.test(string) && LABEL.test(first.string) && !isVeryFull(previous, line))
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
  return isFull(previous, line) || (small && isHalfFull(previous) && indentOf(line) < line.size && isOpen(before));
}

/** Whether a line begins in the middle of a sentence, or with a bracket. */
function beginsSmall(string: string): boolean {
  const code = string.charCodeAt(0);
  return isSmall(code) || code === 40;
}

/** In a paper typed in capitals no small letter tells that a line goes on: a wide line before it with no end in it does. */
const goesOnInCaps = (previous: SetLine, line: SetLine): boolean =>
  line.gap < 0.6 &&
  line.block === previous.block &&
  !line.row &&
  line.segments.length === 1 &&
  isCaps(line) &&
  isWide(previous) &&
  isOpen(previous.string) &&
  ((line.cues & CUE.colon) === 0 || !CAPS_LABEL.test(line.string));

/** Whether no mark at a line's end ends its sentence. */
function isOpen(string: string): boolean {
  let end = string.length;
  while (end > 0 && CLOSERS.includes(string[end - 1])) end--;
  return end === 0 || !ENDERS.includes(string[end - 1]);
}
const CLOSERS = '"\')]';
const ENDERS = '.!?:;';

/** Several labels on one line: the head of a record, where every line stands for itself. */
const HEAD_LINE = /^[A-Z][\w/]*(?: \w+){0,2}: .*\s[A-Z][\w/]*(?: \w+){0,2}: /;
const LABEL = /^[A-Z][\w'-]*(?: [\w'-]+){0,3}:(?=\s)/;
const CAPS_LABEL = /^[A-Z][A-Z]+(?:[ /&-]+[A-Z]+){0,4}:(?=\s|$)/;
const isHalfFull = (line: SetLine): boolean => line.x1 - line.edges.x0 > 0.55 * (line.edges.x1 - line.edges.x0);
const isWide = (line: SetLine): boolean => line.x1 - line.edges.x0 > 0.75 * (line.edges.x1 - line.edges.x0);
const isVeryFull = (line: SetLine, next: SetLine): boolean => line.x1 + next.firstWidth * 0.5 > line.edges.x1;
const indentOf = (line: SetLine): number => line.x0 - line.edges.x0;
/** Lines of a document in which its head stands. */
const HEAD_LINES = 8;

const usualGap = (open: Open): number => (open.lines.length > 1 ? open.lines[1].gap : 0.3);

/** The first word of the next line would not have fitted: the line was broken by its width, not by its writer. */
const isFull = (line: SetLine, next: SetLine): boolean =>
  line.x1 + next.firstWidth + line.size * 0.3 > line.edges.x1 - line.size * 0.6;

/** A list without marks: short lines set in from the text above, all at one indent. */
function isIndented(line: SetLine, previous: SetLine | undefined, next: SetLine | undefined): boolean {
  if (!previous || line.block !== previous.block) return false;
  const indent = line.x0 - line.edges.x0;
  if (indent < line.size * 1.2 || indent > line.size * 6) return false;
  const above = previous.x0 < line.x0 - line.size * 0.8 || Math.abs(previous.x0 - line.x0) < 1.5;
  const alone = previous.x0 < line.x0 - line.size * 0.8 && (!next || Math.abs(next.x0 - line.x0) > 1.5);
  return above && !alone;
}

/** Wide gaps in a line outside tables divide it where a label or a check box follows. */
function segmentBreaks({ segments, string, start }: SetLine): readonly number[] {
  if (segments.length === 1) return NO_BREAKS;
  return segments
    .slice(1)
    .filter((s) => DIVIDES.test(string.slice(s.start - start, s.end - start)))
    .map((s) => s.start);
}
const DIVIDES = /^(?:[A-Z][^.:]{0,30}:|[☐☒☑[(]|(?:DOB|MRN|Date|Page)\b)/;

const isCaps = ({ cues }: SetLine): boolean => (cues & CUE.capitals) !== 0 && (cues & CUE.small) === 0;

/** Prose is told from headings by how it stands on the page, before any of its words is read. */
function isHeading(
  line: SetLine,
  previous: SetLine | undefined,
  next: SetLine | undefined,
  capsShare: number,
): boolean {
  const { string } = line;
  const startsRun =
    !previous ||
    previous.block !== line.block ||
    line.gap > 0.6 ||
    !isFull(previous, line) ||
    endsIn(previous.string, '.:!?');
  if (!startsRun) return false;
  const bare = withoutEnd(string);
  if (bare.length < 1 || bare.length > 90) return false;
  if ((line.cues & CUE.box) !== 0 && /[☐☒☑]/.test(string)) return false;
  const caps = isCaps(line);
  const words = wordsIn(bare);
  const isShort = words <= 8 && !(bare.length <= 3 && !caps);
  const runsOn =
    next !== undefined &&
    next.block === line.block &&
    next.bold === line.bold &&
    isSmall(next.string.charCodeAt(0)) &&
    line.gap < 0.9;
  if (isShort && sectionKindOf(bare)) {
    if ((line.cues & CUE.signs) !== 0 && isSigning(string)) return false;
    if (line.bold || string.endsWith(':') || caps) return true;
    return !endsIn(string, '.,;') && !runsOn && !isFull(line, next ?? line) && line.segments.length === 1;
  }
  // Where all is typed in capitals, white space tells a leaflet's head from the record above it.
  if (isShort && caps && line.gap > 0.8 && headingKindOf(bare) === 'education') return true;
  const below = next?.size ?? line.size;
  const isLarger = line.size > 1.15 * below;
  if (!line.bold && !caps && !isLarger) return false;
  if (words > 14 || line.segments.length > 1 || saysMore(line, bare)) return false;
  if (line.bold && !runsOn)
    return (
      !string.endsWith(',') &&
      !/\b(?:MD|DO|NP|RN|PA-C)\b[^a-z]*$/.test(string) &&
      (!/:\s*\S/.test(string) || caps || line.size > 1.12 * below)
    );
  if (endsIn(string, '.,;')) return false;
  // On a scanned page the letters of a line of the text may measure larger than those of the next: it fills its width, and a sentence ends in it.
  if (isLarger && next !== undefined && next.gap < 0.6 && isWide(line) && SENTENCE_ENDS_IN.test(bare)) return false;
  return isLarger || (caps && capsShare < 0.5 && words <= 9 && /[A-Z]{4}/.test(bare) && !/\d{4}/.test(bare));
}

const SENTENCE_ENDS_IN = /[a-z]{2}\. [A-Z][a-z]|(?<!\b(?:LTD|INC|DR|ST|CO|NO|MED|DEPT|ASSOC|CORP))[A-Z]{2}\. [A-Z]{2}/;

/** A line that stands like a heading and is none: it signs, labels, dates or measures. */
function saysMore(line: SetLine, bare: string): boolean {
  if ((line.cues & CUE.signs) !== 0 && isSigning(line.string)) return true;
  if (!line.bold && /\b(?:DOB|MRN)\b|^(?:Patient|Name|Re|Date)\b.*:|:\s*\S/.test(bare)) return true;
  if ((line.cues & CUE.digit) === 0) return /^[\s/.,:-]+$/.test(bare);
  if (/^[\d\s/.,:-]+$/.test(bare)) return true;
  if (bare.length < 40 && findDates(bare).some((d) => d.end - d.start > bare.length * 0.7)) return true;
  if (line.bold) return false;
  // "LVEF 40 %" alone on its line is a finding.
  return (
    /^(?:EPWORTH|ESS|BMI|L?VEF|EF|AHI|REI|RDI|SPO2|MMSE|MOCA|PHQ|ISI|A1C|NYHA)\b.*\d/i.test(bare) ||
    /\d\s?(?:%|mm ?Hg|mg\/dL|kg|lbs?|kg\/m2|L\/min|\/h(?:r|our)?|per hour|percent)$/i.test(bare)
  );
}

/** Without the colon, the full stop and the blanks at its end. */
function withoutEnd(string: string): string {
  let end = string.length;
  while (end > 0 && (string[end - 1] === ':' || string[end - 1] === '.' || isBlank(string.charCodeAt(end - 1)))) end--;
  return end === string.length ? string : string.slice(0, end);
}
