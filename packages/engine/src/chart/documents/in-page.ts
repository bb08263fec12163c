// A line inside a page, with white space above it, in; whether another record of the same patient begins with it, out.
//
// Clinics put several papers on one page: the next visit under the letterhead of the last, an order below a report, a letter below
// a list. None of these has a page of its own, but each says again whose it is.

import { CUE } from '../layout/line-cues.ts';
import type { SetLine } from '../layout/set-line.ts';
import { ORGANISATION, TITLE_NOUN } from './kind-cues.ts';
import { IDENTITY } from './record-head.ts';
import { isSigning } from './signature-cues.ts';

/** Lines below a title in which a record says whose it is. */
const HEAD_LINES = 2;
const SHORTEST_RECORD = 4;
/** Lines in which the open record tells it. */
const OWN_HEAD = 8;
const LONGEST_TITLE = 140;
const LEAST_TITLE = 2.5;
const LEAST_BELOW_SIGNATURE = 1;
const DATE = /\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b/;
const FULL_DATE = /\b\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d{2}\b/;
const BORN = /\b(?:DOB|born|birth ?date|date of birth)\b/i;

/** The births that a chart tells under their label, as printed. */
export function birthsIn(lines: readonly SetLine[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { string, cues } of lines) {
    if ((cues & CUE.identity) === 0) continue;
    const label = BORN.exec(string);
    const day = label && FULL_DATE.exec(string.slice(label.index));
    if (day) found.add(day[0]);
  }
  return found;
}

/**
 * @param opened the first line of the record that is open
 * @param stands in larger or bold type
 * @param title how much the line looks like a title
 */
export function startsInPage(
  lines: readonly SetLine[],
  k: number,
  opened: number,
  lastLine: string,
  stands: boolean,
  births: ReadonlySet<string>,
  title: () => number,
): boolean {
  const { string } = lines[k];
  if (string.length < 5 || string.length > LONGEST_TITLE || k - opened < SHORTEST_RECORD) return false;
  const below = headBelow(lines, k);
  const isCopy = FROM_ELSEWHERE.test(string) || (IS_COPY.test(string) && TITLE_NOUN.test(string));
  if (isCopy && [string, ...below].some((l) => DATE.test(l))) return true;
  if (string === lines[opened].string) return below.some((l) => IDENTITY.test(l) || DATE.test(l));
  if (!TITLE_NOUN.test(string) && !ORGANISATION.test(string)) return false;
  if (!stands && !/^[^a-z]*[A-Z]{3}/.test(string) && !isSigning(lastLine)) return false;
  const isLetter = /^dear\b/i.test(below[0] ?? '') && DATE.test(string);
  if (!isLetter && ![string, ...below].some((l) => isAbout(l, births))) return false;
  // Below a signature "REQUEST" is more than a section's name.
  const least = stands && isSigning(lastLine) ? LEAST_BELOW_SIGNATURE : LEAST_TITLE;
  return title() >= least && (isLetter || saysWhose(lines, opened, k, births));
}

/** "FROM MERCY GENERAL, COPY", "Copy of outside record": what another house wrote. */
const FROM_ELSEWHERE =
  /^(?:from (?:the )?[A-Z][\w&'. -]{2,40}[,:;(-] ?(?:an? )?(?:copy|copied|copies|excerpt|extract|fax(?:ed)?|scanned|records?)\b|(?:copy|copied|copies|excerpt|extract) (?:of|from)\b|(?:outside|old|prior|previous) (?:hospital |clinic )?records?\b)(?!.*[.;,]$)/i;

/** "RADIOLOGY (COPY)   ARROWHEAD IMAGING". */
const IS_COPY = /\((?:copy|outside|scanned copy|excerpt|extract|from outside)\b[^)]*\)/i;

function headBelow(lines: readonly SetLine[], k: number): string[] {
  const below: string[] = [];
  for (let i = k + 1; i < lines.length && below.length < HEAD_LINES && lines[i].pageIndex === lines[k].pageIndex; i++)
    if (!lines[i].running) below.push(lines[i].string);
  return below;
}

/** Has the open record said whose it is? Else the line is a part of its own head. */
function saysWhose(lines: readonly SetLine[], opened: number, k: number, births: ReadonlySet<string>): boolean {
  // The page's running head stands above it.
  let from = opened;
  while (from > 0 && lines[from - 1].running && lines[from - 1].pageIndex === lines[opened].pageIndex) from--;
  return lines.slice(from, Math.min(k, opened + OWN_HEAD)).some((l) => isAbout(l.string, births));
}

/** "Patient: Mae West", "West, Mae 09/17/1961". */
function isAbout(string: string, births: ReadonlySet<string>): boolean {
  if (IDENTITY.test(string)) return true;
  const day = FULL_DATE.exec(string);
  return day !== null && births.has(day[0]);
}
