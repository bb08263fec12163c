// The set lines of a chart in, its units out: headings, rows, list items and paragraphs. No sentence crosses a unit.

import { findDates } from '../../values/date-text.ts';
import type { Span } from '../../values/span.ts';
import { isSigning } from '../documents/signature-cues.ts';
import type { SetLine } from '../layout/set-line.ts';
import { sectionKindOf } from './section-cues.ts';

export type Unit = Span & {
  readonly kind: 'heading' | 'row' | 'item' | 'prose';
  readonly lines: readonly SetLine[];
  /** Places inside where a sentence must end: deliberate line ends, wide gaps before a new label. */
  readonly breaks: readonly number[];
};

const BULLET = /^(?:[•▪‣◦●○■□*·–►➢✓✔-]|o(?= [A-Z]))\s+(?=\S)/;
const NUMBERED = /^(?:\(?\d{1,2}[.)]|#\d{1,2}[.):]?|\(?[a-h][.)]|[ivx]{1,4}\.)\s+(?=\S)/;
const CHECK_FIRST = /^(?:[☐☒☑✓✔✗✘⊠]|\[[ xX✓]?\]|\([ xX✓]?\)|[●○](?= ?[A-Za-z]))/;

export function unitsOf(text: string, body: readonly SetLine[], title = ''): Unit[] {
  const units: Unit[] = [];
  const lengthOf = (part: readonly SetLine[]): number => part.reduce((n, l) => n + l.end - l.start, 0);
  const capsShare = lengthOf(body.filter((l) => isCaps(text.slice(l.start, l.end)))) / Math.max(lengthOf(body), 1);
  let open: { kind: 'item' | 'prose'; lines: SetLine[]; breaks: number[]; textX: number } | undefined;
  const close = (): void => {
    if (!open) return;
    const { kind, lines: own, breaks } = open;
    units.push({ kind, lines: own, breaks, start: own[0].start, end: own.at(-1)!.end });
    open = undefined;
  };
  body.forEach((line, k) => {
    const string = text.slice(line.start, line.end);
    const previous = body[k - 1];
    const next = body[k + 1];
    if (line.row) {
      close();
      units.push({ kind: 'row', lines: [line], breaks: [], start: line.start, end: line.end });
      return;
    }
    const isTitle = title !== '' && k < 4 && string.slice(0, title.length) === title;
    if (isTitle || isHeading(line, string, previous, next, text, capsShare)) {
      close();
      units.push({ kind: 'heading', lines: [line], breaks: [], start: line.start, end: line.end });
      return;
    }
    const marker = BULLET.exec(string) ?? NUMBERED.exec(string);
    const startsCheck = CHECK_FIRST.test(string);
    const listed = marker !== null || isIndented(line, previous, next);
    const goesOn =
      open !== undefined &&
      previous !== undefined &&
      !marker &&
      !startsCheck &&
      continues(open, previous, line, string, text, k < HEAD_LINES);
    const breaks = segmentBreaks(line, text);
    if (goesOn) {
      open!.lines.push(line);
      open!.breaks.push(...breaks);
      return;
    }
    close();
    const markerWidth = marker ? (marker[0].length / Math.max(string.length, 1)) * (line.x1 - line.x0) : 0;
    open = { kind: listed ? 'item' : 'prose', lines: [line], breaks: [...breaks], textX: line.x0 + markerWidth };
  });
  close();
  return units;
}

type Open = { readonly kind: 'item' | 'prose'; readonly lines: readonly SetLine[]; readonly textX: number };

/** Does this line go on with the unit above it? A new block goes on only in the middle of a sentence. */
function continues(
  open: Open,
  previous: SetLine,
  line: SetLine,
  string: string,
  text: string,
  inHead: boolean,
): boolean {
  const before = text.slice(previous.start, previous.end);
  const small = /^[a-z(]/.test(string);
  const openEnd = !/[.!?:;]["')\]]*$/.test(before);
  if (isSigning(string) && !small) return false;
  if (line.block !== previous.block) return line.page === previous.page && openEnd && (small || isFull(previous, line));
  if (line.gap > 0.95) return false;
  if (CAPS_LABEL.test(string)) return false;
  if (inHead && !small && HEAD_LINE.test(before) && !before.endsWith(',') && !isVeryFull(previous, line)) return false;
  if (string.includes(' | ') && before.includes(' | ') && !isVeryFull(previous, line)) return false;
  const sameEdge = Math.abs(line.x0 - open.lines[0].x0) < 1.5;
  if (
    LABEL.test(string) &&
    sameEdge &&
    LABEL.test(text.slice(open.lines[0].start, open.lines[0].end)) &&
    !isVeryFull(previous, line)
  )
    return false;
  if (open.kind === 'item') {
    // Hanging indent: at or right of the item's text; an outdented line is a new paragraph.
    if (line.x0 < open.lines[0].x0 - line.size * 0.5) return false;
    if (line.x0 > open.lines[0].x0 + line.size * 0.4)
      return open.lines.length === 1 || line.x0 >= open.lines[1].x0 - line.size * 0.5 || small;
    return isFull(previous, line) && (openEnd || small);
  }
  if (Math.abs(line.x0 - previous.x0) > line.size * 4 && !small) return false;
  if (line.gap > 0.38 && !(small && openEnd) && line.gap > usualGap(open) + 0.15) return false;
  return isFull(previous, line) || (small && openEnd && isHalfFull(previous) && indentOf(line) < line.size);
}

/** Several labels on one line: the head of a record, where every line stands for itself. */
const HEAD_LINE = /^[A-Z][\w/]*(?: \w+){0,2}: .*\s[A-Z][\w/]*(?: \w+){0,2}: /;
const LABEL = /^[A-Z][\w'-]*(?: [\w'-]+){0,3}:(?=\s)/;
const CAPS_LABEL = /^[A-Z][A-Z]+(?:[ /&-]+[A-Z]+){0,4}:(?=\s|$)/;
const isHalfFull = (line: SetLine): boolean => line.x1 - line.edges.x0 > 0.55 * (line.edges.x1 - line.edges.x0);
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
function segmentBreaks(line: SetLine, text: string): number[] {
  return line.segments
    .slice(1)
    .flatMap((s) =>
      /^(?:[A-Z][^.:]{0,30}:|[☐☒☑[(]|(?:DOB|MRN|Date|Page)\b)/.test(text.slice(s.start, s.end)) ? [s.start] : [],
    );
}

const isCaps = (s: string): boolean => /[A-Z]{2}/.test(s) && !/[a-z]{2}/.test(s);

function isHeading(
  line: SetLine,
  string: string,
  previous: SetLine | undefined,
  next: SetLine | undefined,
  text: string,
  capsShare: number,
): boolean {
  const bare = string.replace(/[:.\s]+$/, '');
  if (bare.length < 1 || bare.length > 90 || isSigning(string)) return false;
  if (/[☐☒☑]/.test(string)) return false;
  const words = bare.split(/\s+/).length;
  const isShort = words <= 8 && !(bare.length <= 3 && !isCaps(bare));
  const kind = isShort ? sectionKindOf(bare) : undefined;
  const startsRun =
    !previous ||
    previous.block !== line.block ||
    !isFull(previous, line) ||
    /[.:!?]$/.test(text.slice(previous.start, previous.end)) ||
    line.gap > 0.6;
  const runsOn =
    next !== undefined &&
    next.block === line.block &&
    next.bold === line.bold &&
    /^[a-z]/.test(text.slice(next.start, next.end)) &&
    line.gap < 0.9;
  if (kind && words <= 8 && startsRun) {
    if (line.bold || string.endsWith(':') || isCaps(bare)) return true;
    return !/[.,;]$/.test(string) && !runsOn && !isFull(line, next ?? line) && line.segments.length === 1;
  }
  if (words > 14 || line.segments.length > 1) return false;
  if (/\b(?:DOB|MRN)\b|^(?:Patient|Name|Re|Date)\b.*:|:\s*\S/.test(bare) && !line.bold) return false;
  if (
    /^[\d\s/.,:-]+$/.test(bare) ||
    (bare.length < 40 && /\d/.test(bare) && findDates(bare).some((d) => d.end - d.start > bare.length * 0.7))
  )
    return false;
  // "LVEF 40 %" alone on its line is a finding.
  if (!line.bold && /^(?:EPWORTH|ESS|BMI|L?VEF|EF|AHI|REI|RDI|SPO2|MMSE|MOCA|PHQ|ISI|A1C|NYHA)\b.*\d/i.test(bare))
    return false;
  if (!line.bold && /\d\s?(?:%|mm ?Hg|mg\/dL|kg|lbs?|kg\/m2|L\/min|\/h(?:r|our)?|per hour|percent)$/i.test(bare))
    return false;
  if (line.bold && !runsOn && startsRun)
    return (
      !/,$/.test(string) &&
      !/\b(?:MD|DO|NP|RN|PA-C)\b[^a-z]*$/.test(string) &&
      (!/:\s*\S/.test(string) || isCaps(bare) || line.size > 1.12 * (next?.size ?? line.size))
    );
  if (line.size > 1.15 * (next?.size ?? line.size) && startsRun && !/[.;,]$/.test(string)) return true;
  return (
    isCaps(bare) &&
    capsShare < 0.5 &&
    words <= 9 &&
    /[A-Z]{4}/.test(bare) &&
    startsRun &&
    !/[.,;]$/.test(string) &&
    !/\d{4}/.test(bare)
  );
}
