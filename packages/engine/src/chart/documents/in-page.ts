// A line inside a page in; whether another record of the same patient begins with it, out.
//
// Clinics put several papers on one page: the next visit under the letterhead of the last, an order below a report, a letter below
// a list. None of these has a page of its own, but each says again whose it is, or has a title and a day below a signature.

import { PRINTED_DAY } from '../../values/printed-day.ts';
import { wordsIn } from '../characters.ts';
import type { DocumentKind } from '../chart.ts';
import { CUE } from '../layout/line-cues.ts';
import type { SetLine } from '../layout/set-line.ts';
import { sectionKindOf } from '../sentences/section-cues.ts';
import { type Births, isAbout, tellsWhose } from './births.ts';
import { closes } from './closing.ts';
import { isDatedTitle } from './dated-title.ts';
import { IDENTITY } from './identity-cue.ts';
import { ORGANISATION, TITLE_NOUN } from './kind-cues.ts';
import { kindOf } from './kinds.ts';
import { ANY_SIGNER, isSigning } from './signature-cues.ts';
import { titleScore } from './titles.ts';

/** Lines below a title in which a record says whose it is. */
const HEAD_LINES = 2;
const SHORTEST_RECORD = 4;
/** Of a copied report: what it is, what it says, who signed it. */
const SHORTEST_COPY = 3;
/** Lines in which the open record tells it. */
const OWN_HEAD = 8;
const LONGEST_TITLE = 140;
const LEAST_TITLE = 2.5;
const LEAST_BELOW_SIGNATURE = 1;
const DATE = new RegExp(`(?<![\\d/.-])${PRINTED_DAY}\\b`);
/** What is known of the record that is open where a line may begin the next. */
export type Open = {
  /** The size of the chart's usual type. */
  readonly body: number;
  /** Its first line. */
  readonly opened: number;
  /** The line above. */
  readonly lastLine: string;
  readonly signed: boolean;
  readonly births: Births;
};

/** Does a document open with line `k`? What is told without a pattern is asked first. */
export function opensInPage(lines: readonly SetLine[], k: number, open: Open): boolean {
  const line = lines[k];
  const { body, lastLine } = open;
  const { string } = line;
  if (RULED.test(string) && TITLE_NOUN.test(string) && lines.slice(k, k + 3).some((l) => DATE.test(l.string)))
    return true;
  if (k - open.opened >= SHORTEST_COPY && isDatedTitle(lines, k, lastLine)) return true;
  // "**Surgery request**      Ann Lee · DOB 01/28/1952"
  const headed = line.segments.length > 1 && line.boldUntil >= line.segments[0].end;
  const stands = line.bold || headed || line.size >= body * 1.15;
  // Large type needs less white space above it.
  const isApart = line.gap * line.size > (line.size >= LARGE * body ? 0.5 : 0.8) * body;
  if (!isApart && !line.bold) return false;
  // "Imaging" in a visit's note that is not over heads a part of it, though the film's day stands below, and "the patient: …".
  if (
    sectionKindOf(string.replace(/[:.]$/, '')) !== undefined &&
    !open.signed &&
    !closes(lastLine) &&
    !headBelow(lines, k).some((l) => tellsWhose(l, open.births))
  )
    return false;
  if (saysWhoseItIs(lines, k, stands, open)) return true;
  // "Laboratory   collected 09/28/2026   ordered by A. Lee" far below a signature, in the text's own type
  if (line.gap >= FAR_BELOW && closes(lastLine) && TITLE_NOUN.test(string) && hasOwnDay(string)) return true;
  if (string.length >= 120 || !(stands || (line.cues & CUE.small) === 0)) return false;
  const ended = stands && closes(lastLine);
  // A payer's or a supplier's form goes on with nothing that a clinician signed.
  if (stands && (open.signed || closes(lastLine) || namesSigner(lastLine))) {
    const kind = kindOf(string, '', '', 0);
    if (OTHER_HANDS.has(kind) && (closes(lastLine) || namesSigner(lastLine))) return true;
    // "Physical Therapy Referral" over "Placed 10/07/2026"
    if (kind === 'order' && isApart && headBelow(lines, k).some((l) => DATE.test(l.string))) return true;
  }
  if (isApart && namesSignedPaper(line, lastLine)) return true;
  if (!TITLE_NOUN.test(string) && !(ended && ORGANISATION.test(string))) return false;
  if (hasOwnDay(string) && (open.signed || closes(lastLine) || namesSigner(lastLine))) return true;
  if (!isApart && !ended) return false;
  const score = titleScore(line, body, false);
  return (
    score >= AFTER_END &&
    (score >= IN_PAGE || ended || hasFullHead(lines, k)) &&
    lines.slice(k, k + 4).some((l) => HEAD.test(l.string))
  );
}

/** In capitals, "LAB SLIP - MERCY REGIONAL" below "F. Lee MD, radiologist"; anywhere, "FAMILY DOCTOR NOTE, 10/19/2026 - D. POHL MD". */
const namesSignedPaper = ({ string, cues }: SetLine, lastLine: string): boolean =>
  (cues & CUE.small) === 0 &&
  TITLE_NOUN.test(string) &&
  wordsIn(string) <= LONGEST_DATED &&
  kindOf(string, '', '', 0) !== 'other' &&
  (namesSigner(lastLine) || (hasOwnDay(string) && BY_ITS_SIGNER.test(string)));
const BY_ITS_SIGNER = /\b(?:MD|DO|NP|PA-C|RN|PT)\.?$/;

/** White space above, in type sizes. */
const FAR_BELOW = 2;

/** "---- VENDOR FAX ------": typed papers are parted by a line of signs. */
const RULED = /^[-=*_~]{3,} ?[A-Z][A-Z /&]{3,40}[-=*_~ ]*$/;

const OTHER_HANDS: ReadonlySet<DocumentKind> = new Set(['payer_form', 'supplier_form', 'patient_form', 'fax_cover']);

/** By how much a line looks like a title: anywhere in a page; below a signature or above a line with date and author. */
const IN_PAGE = 5.5;
const AFTER_END = 3.5;
/** Type larger than the usual. */
const LARGE = 1.2;
const HEAD = new RegExp(
  `\\b(?:DOB|MRN|Patient|Pt|Provider|Physician|Author|Date|Attending|Name|Encounter|Seen|Collected|Visit|Re)\\b\\s*[:#]|\\b(?:MD|DO|NP|PA-C|RN|PT)\\b|${PRINTED_DAY}`,
);

/** "DME Order (same author, 05/28/2026)" is a section's name too, but has a day of its own. */
const hasOwnDay = (line: string): boolean =>
  wordsIn(line) <= LONGEST_DATED && OWN_DAY.test(line) && !isSigning(line) && !LABELLED_DAY.test(line);
/** "STUDY NIGHT 10/12/2026 to 10/13/2026", "Exam date 10/27/2026": a field of the head. */
const LABELLED_DAY =
  /^(?:study|exam|test|visit|report|recording|collection|encounter) (?:nights?|dates?|days?|period)\b/i;
const OWN_DAY = new RegExp(`\\b${PRINTED_DAY}\\b`);
/** In words. */
const LONGEST_DATED = 12;

/** "Drawn and run by: L. Pettibone, RRT, PFT Lab". */
export const namesSigner = (line: string): boolean => line.length < LONGEST_SIGNER && ANY_SIGNER.test(line);
const LONGEST_SIGNER = 80;

/** A title, and right below it whose the paper is. */
function saysWhoseItIs(lines: readonly SetLine[], k: number, stands: boolean, open: Open): boolean {
  const { string } = lines[k];
  const { body, opened, lastLine, births } = open;
  if (string.length < 5 || string.length > LONGEST_TITLE) return false;
  if (k - opened < SHORTEST_RECORD && !hasText(lines, opened, k)) return false;
  const under = headBelow(lines, k);
  const below = under.map((l) => l.string);
  const isCopy = FROM_ELSEWHERE.test(string) || (IS_COPY.test(string) && TITLE_NOUN.test(string));
  if (isCopy && [string, ...below].some((l) => DATE.test(l))) return true;
  if (string === lines[opened].string) return below.some((l) => IDENTITY.test(l) || DATE.test(l));
  if (!TITLE_NOUN.test(string) && !ORGANISATION.test(string)) return false;
  if (!stands && !/^[^a-z]*[A-Z]{3}/.test(string) && !isSigning(lastLine)) return false;
  const isLetter = /^dear\b/i.test(below[0] ?? '') && DATE.test(string);
  if (!isLetter && ![lines[k], ...under].some((l) => isAbout(l, births))) return false;
  // Below a signature "REQUEST" is more than a section's name.
  const least = stands && isSigning(lastLine) ? LEAST_BELOW_SIGNATURE : LEAST_TITLE;
  return (
    titleScore(lines[k], body, false) >= least &&
    (isLetter || saysWhose(lines, opened, k, births) || (stands && hasText(lines, opened, k)))
  );
}

/** "FROM MERCY GENERAL, COPY", "Copy of outside record": what another house wrote. */
const FROM_ELSEWHERE =
  /^(?:from (?:the )?[A-Z][\w&'. -]{2,40}[,:;(-] ?(?:an? )?(?:copy|copied|copies|excerpt|extract|fax(?:ed)?|scanned|records?)\b|(?:copy|copied|copies|excerpt|extract) (?:of|from)\b|(?:outside|old|prior|previous) (?:hospital |clinic )?records?\b)(?!.*[.;,]$)/i;

/** "RADIOLOGY (COPY)   ARROWHEAD IMAGING". */
const IS_COPY = /\((?:copy|outside|scanned copy|excerpt|extract|from outside)\b[^)]*\)/i;

function headBelow(lines: readonly SetLine[], k: number): SetLine[] {
  const below: SetLine[] = [];
  for (let i = k + 1; i < lines.length && below.length < HEAD_LINES && lines[i].pageIndex === lines[k].pageIndex; i++)
    if (!lines[i].running) below.push(lines[i]);
  return below;
}

/** Has the open record begun to tell? Then its head is over, whatever it said. */
export const hasText = (lines: readonly SetLine[], opened: number, k: number): boolean =>
  lines.slice(opened + 1, k).some((l) => !l.running && wordsIn(l.string) >= LONGEST_OF_HEAD && TELLS.test(l.string));
const LONGEST_OF_HEAD = 12;
const TELLS = /[a-z]{3}[.;](?: |$)/;

/** Has the open record said whose it is? Else the line is a part of its own head. */
export function saysWhose(lines: readonly SetLine[], opened: number, k: number, births: Births): boolean {
  // The page's running head stands above it.
  let from = opened;
  while (from > 0 && lines[from - 1].running && lines[from - 1].pageIndex === lines[opened].pageIndex) from--;
  return lines.slice(from, Math.min(k, opened + OWN_HEAD)).some((l) => isAbout(l, births));
}

/** Date and author in one of the two lines below. */
const hasFullHead = (lines: readonly SetLine[], k: number): boolean =>
  lines
    .slice(k + 1, k + 3)
    .some(
      ({ string }) =>
        DATE.test(string) &&
        /\b(?:PsyD|PhD|RDN?|PharmD|PA-C|provider|physician|author|therapist|nurse|surgeon|attending|clinician|MD|DO|NP|RN|PT)\b/.test(
          string.replace(/Provider|Physician|Author|Therapist|Nurse|Surgeon/g, (w) => w.toLowerCase()),
        ),
    );
