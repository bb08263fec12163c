// A line and what stands right above it in; whether the next entry of a paper that holds several begins with it, out.
//
// "Procedure notes": one title, and below it one signed record after another, each led by its day. Each is a record of its own.

import { findDates } from '../../values/date-text.ts';
import { PRINTED_DAY } from '../../values/printed-day.ts';
import type { ChartDocument } from '../chart.ts';
import type { SetLine } from '../layout/set-line.ts';
import { TITLE_NOUN } from './kind-cues.ts';
import { isSigning, SIGNER } from './signature-cues.ts';

/** "02/12/2026. Left L5 root", "July 9, 2026. Test block", "08/24/2026 10:05. Pt calls": a day, and then what was done. */
const LED_BY_DAY = new RegExp(`^${PRINTED_DAY}(?:,? (?:at )?\\d{1,2}[:.]\\d\\d)?[.:]? +[A-Z][a-z]`);
/** "06/08/26 P. Lund RN. Alarm set.": who wrote stands behind the day, and the text behind that, as in a log of calls. */
const LED_BY_WRITER = new RegExp(
  `^${PRINTED_DAY}(?:,? (?:at )?\\d{1,2}[:.]\\d\\d)?[.:,]? +(?:[A-Z][\\w'’.-]* ){0,3}${SIGNER.source}[.:,]? +[A-Z"“]`,
);
const BEGINS_WITH_DAY = new RegExp(`^${PRINTED_DAY}`);
const IS_CUT_OFF = /[.:]\s|\d[:.]\d\d\b/;
/** "A. Wray, MD, 07/09/2026; sheet added 07/13/2026", "(signed 02/12/2026)", "D. Prum, MA". */
const ENDS_SIGNED = new RegExp(
  `${SIGNER.source}[^a-z]{0,14}(?:\\(?(?:e-?)?signed[^a-z]{0,16})?(?:; [a-z ]{3,24} [\\d/]{6,10})?\\W*$`,
);

/** "07/10/2026 Brief visit - K. Marsh, NP": a day, what it was and who wrote it, on a line of its own. */
export const namesEntry = (string: string): boolean =>
  string.length < LONGEST_NAME && LED_BY_DAY.test(string) && TITLE_NOUN.test(string) && NAMED.test(string);
const LONGEST_NAME = 80;
const NAMED = new RegExp(`${SIGNER.source}\\W*$`);
/** "07/28/2026 R. MALHOTRA, MD", "06/15/2026, T. Wren, MD": a day and who wrote, and no more. */
const DAY_AND_WRITER = new RegExp(`^${PRINTED_DAY},? +${SIGNER.source}\\W*$`);
/** "08/27/2026, telephone, RN Begaye", "07/02/2026": a day alone, or with how it was. */
const DAY_ALONE = new RegExp(`^${PRINTED_DAY}(?:, (?!.*\\bsigned)[A-Za-z][A-Za-z .,'’-]{0,40})?\\W*$`);
/** Lines above the first entry: what the paper is, and whose. */
const HEAD_LINES = 3;

export function opensEntry(lines: readonly SetLine[], opened: number, k: number): boolean {
  const { string, row } = lines[k];
  if (row || !BEGINS_WITH_DAY.test(string)) return false;
  if (LED_BY_WRITER.test(string) && isInLog(lines, opened, k)) return true;
  const told = lines[k + 1];
  const isHead = k - opened > HEAD_LINES && told !== undefined && !told.row && !BEGINS_WITH_DAY.test(told.string);
  if (isHead && string.length < LONGEST_NAME && DAY_AND_WRITER.test(string)) return true;
  const isBelow = isHead || DAY_ALONE.test(lines[opened].string);
  if (isBelow && DAY_ALONE.test(string) && TELLS.test(told?.string ?? '') && isDayOfSeveral(lines, opened, k))
    return true;
  if (!LED_BY_DAY.test(string)) return false;
  if (isHead && namesEntry(string)) return true;
  if (!IS_CUT_OFF.test(string.slice(0, 24))) return false;
  const above = lines.slice(Math.max(opened + 1, k - 2), k).filter((l) => !l.running && !l.row);
  const last = above.at(-1)?.string;
  return last !== undefined && (isSigning(last) || ENDS_SIGNED.test(above.map((l) => l.string).join(' ')));
}

/** The day that leads an entry. */
export function leadingDay(first: SetLine): ChartDocument['date'] {
  const [found] = findDates(first.string.slice(0, 24));
  if (!found) return null;
  const span = { start: first.start + found.start, end: first.start + found.end };
  return { lo: found.lo, hi: found.hi, basis: 'service', span };
}

/** Another line of the same paper is led so too. */
function isInLog(lines: readonly SetLine[], opened: number, k: number): boolean {
  const isLed = (l: SetLine): boolean => !l.row && BEGINS_WITH_DAY.test(l.string) && LED_BY_WRITER.test(l.string);
  return (
    lines.slice(k + 1, k + 1 + LONGEST_ENTRY).some((l) => l.pageIndex === lines[k].pageIndex && isLed(l)) ||
    lines.slice(Math.max(opened, k - LONGEST_ENTRY), k).some(isLed)
  );
}
/** In lines. */
const LONGEST_ENTRY = 8;

/** Text, and no signature's second line. */
const TELLS = /^[A-Z][a-z]+ .*[a-z]{2}/;

/** "Earlier visits", day by day: the entry above is signed, and another line of the page is a day alone with text below. */
function isDayOfSeveral(lines: readonly SetLine[], opened: number, k: number): boolean {
  const above = lines.slice(Math.max(opened + 1, k - 2), k).map((l) => l.string);
  if (!ENDS_SIGNED.test(above.join(' '))) return false;
  return lines
    .slice(opened, k)
    .some(
      (l, i) =>
        DAY_ALONE.test(l.string) && TELLS.test(lines[opened + i + 1].string) && l.pageIndex === lines[k].pageIndex,
    );
}
