// The turn of a page: the first line of a page and the paper that was open before it in; whether that goes on, or another opens, out.

import { wordsIn } from '../characters.ts';
import type { SetLine } from '../layout/set-line.ts';
import { type Births, daysIn } from './births.ts';
import { nameOf } from './full-head.ts';
import { IDENTITY } from './identity-cue.ts';
import { hasText } from './in-page.ts';
import { ORGANISATION, TITLE_NOUN } from './kind-cues.ts';
import { kindOf } from './kinds.ts';
import { type Head, isHeadInOneLine, opensRecord } from './record-head.ts';
import { titleScore } from './titles.ts';

const AT_TOP = 3;

/** "WEST, MAE  77-1903  10/14/2026" above text: the head of the open paper has the same day, and this goes on with it. */
export function isSameHead(lines: readonly SetLine[], opened: number, k: number, births: Births): boolean {
  const days = daysIn(lines[k], births);
  const below = lines[k + 1].string;
  if (days.length === 0 || (wordsIn(below) <= LONGEST_TITLE && !/[.;]/.test(below))) return false;
  const open = lines.slice(opened, opened + OPEN_HEAD);
  const said = open.map((l) => l.string.toLowerCase()).join(' ');
  // Another patient may have been seen on the same day.
  const named =
    nameOf(lines[k].string)
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? [];
  if (!named.every((word) => said.includes(word) || IS_LABEL.test(word))) return false;
  const head = open.flatMap((l) => daysIn(l, births));
  return days.every((day) => head.includes(day));
}
const IS_LABEL = /^(?:patient|pt|name|member|client|dob|born|birth|date|of|mrn|chart|id|no|re)$/;
const OPEN_HEAD = 4;
const LONGEST_TITLE = 8;

/** Does a document open with the first line of a page? `above` tells how much the page before looks like an end. */
export function opensPage(
  lines: readonly SetLine[],
  k: number,
  body: number,
  above: number,
  head: Head,
  before: Head,
): boolean {
  const line = lines[k];
  const { string } = line;
  if (line.row && lines[k - 1]?.row && !IDENTITY.test(head.lines.join('\n'))) return false;
  const score = titleScore(line, usualSize(lines, k, body), true) + above;
  if (score >= AT_TOP || /^dear\b.{2,40}[,:]$/i.test(string)) return true;
  if (isHeadInOneLine(string) && !before.lines.includes(string)) return true;
  const second = nextInBlock(lines, k);
  const secondScore = second ? titleScore(second, body, true) - 0.5 : 0;
  // A letterhead, or a line of identity that escaped the running lines, with the title below it.
  const letterhead =
    secondScore >= AT_TOP &&
    (((ORGANISATION.test(string) || TITLE_NOUN.test(string)) && score > 0) || /\b(?:DOB|MRN)\b/.test(string));
  return letterhead || opensRecord(head, before);
}

/** Type that is as large before the page's end and on the next line is no title's. */
function usualSize(lines: readonly SetLine[], k: number, body: number): number {
  const { size } = lines[k];
  const isSame = (l: SetLine | undefined): boolean => l !== undefined && Math.abs(l.size - size) < SAME_SIZE;
  let above = k - 1;
  while (above >= 0 && lines[above].running) above--;
  return isSame(lines[above]) && isSame(nextInBlock(lines, k)) ? Math.max(size, body) : body;
}
const SAME_SIZE = 0.3;

export const nextInBlock = (lines: readonly SetLine[], k: number): SetLine | undefined => {
  const next = lines[k + 1];
  return next && next.pageIndex === lines[k].pageIndex && !next.running ? next : undefined;
};

/** What a page's end parts from its title, or from its name and day: a head without a text behind it. */
export const isHeadAlone = (lines: readonly SetLine[], opened: number, k: number): boolean =>
  k - opened <= HEAD_PARTED && !hasText(lines, opened, k) && !isOfAnotherKind(lines[k].string, lines[opened].string);
/** Lines of a head that may stand at the end of the page before. */
const HEAD_PARTED = 3;

/** "Standard written order" on the page behind a short "Supplier checklist" is no part of its head. */
const isOfAnotherKind = (title: string, open: string): boolean => {
  const [kind, before] = [kindOf(title, '', '', 0), kindOf(open, '', '', 0)];
  return kind !== before && kind !== 'other' && before !== 'other';
};

/** A page that ends early was not continued on the next; one that is full may have been. */
export const room = (height: number | undefined, bottom: number): number => {
  if (height === undefined || bottom === 0) return 0;
  return bottom < height * 0.72 ? 1.5 : 0;
};
