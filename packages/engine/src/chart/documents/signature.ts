// A document's lines in; whether, when and by whom it was signed out.

import type { Day } from '../../values/civil-date.ts';
import { findDates } from '../../values/date-text.ts';
import { PRINTED_DAY } from '../../values/printed-day.ts';
import type { Span } from '../../values/span.ts';
import type { ChartDocument, DocumentKind } from '../chart.ts';
import { CUE } from '../layout/line-cues.ts';
import type { SetLine } from '../layout/set-line.ts';
import { closingName, labelledAuthor, NOT_AUTHOR, nameAbove, roleOf, signerIn, titled } from './author.ts';
import { ANY_SIGNER, lineSigns, OF_PATIENT, SIGNER } from './signature-cues.ts';

export type Signature = Pick<ChartDocument, 'signed' | 'signedOn' | 'signatureSpan' | 'author' | 'authorRole'> & {
  /** Of the author, as printed: "PT, DPT"; empty where none stand. */
  readonly credentials: string;
};

/** "Solveig Marr, PhD, licensed psychologist": what the signer is may be spelled out behind the title. */
const CLOSES = new RegExp(
  `(?:^|[.:~] |[—–-] ?)${SIGNER.source}(?:, [a-z][a-z ,&]{3,50})?[\\s,—–-]*(?:\\d|[A-Z][a-z]{2,8}\\.? \\d{1,2}, \\d{4}|$)`,
);
export const UNSIGNED =
  /\bunsigned\b|\bnot (?:yet )?(?:been )?signed\b|\b(?:pending|awaiting|needs|requires|without|no) (?:\w+ )?(?:signature|co-?signature|authentication)\b|\bsignature(?: line)?\s?:?\s?(?:is |was )?(?:pending|missing|required|needed|absent|not obtained|outstanding)\b|\b(?:draft|preliminary) (?:note|report|only|-)|\bdraft\b *$|\bnot (?:yet )?(?:finali[sz]ed|authenticated)\b|\bto be signed\b/i;
export const BLANK =
  /\bsignature\s*(?:of \w+\s*)?:?\s*(?:[_.…\s-]{4,}|(?:date|time|printed name)\b|$)|\bsigned(?: by)?\s*:?\s*(?:[_.…\s-]{4,}|(?:date|time)\s*:?\s*_)|\bsigned by:?\s*$|\b(?:physician|provider|practitioner|interpreter|by)\s*:\s*_{3,}/i;
/** "NOT REVIEWED BY A PHYSICIAN". */
export const NOT_DONE =
  /\b(?:not|never|without being|awaiting|pending) (?:yet )?(?:been )?(?:manually |formally |clinically )?(?:\w+ (?:or|and) )?(?:interpreted|read|reviewed|reported|finalized|authenticated|verified|confirmed|approved|signed)\b/i;
/** The line of identity below a signature: its date is a birth. */
const ABOUT_PATIENT = /\b(?:DOB|D\.O\.B|MRN|born|birth|b\.) ?\b/i;

/** "Signed the consent", "signed up for class"; but "Signed A. Kirkbride MD", "signed off by". */
const NO_SIGNATURE =
  /^\s*[Ss](?:igned?|IGNED?) (?:the|a|an|THE|AN|(?:out|up|off|OUT|UP|OFF)(?! by| BY)|consent|CONSENT)\b(?!\.)/;

/** What a line must have for it to sign, to say that it does not, or to leave a place for a signature. */
const OF_SIGNING = CUE.signs | CUE.unsigned | CUE.blank;
/** A name and a day. */
const LINES_BELOW = 2;
/** "Physician signature" below the line on which it stands. */
const CAPTION = /^\W*(?:[a-z]+(?:'s)? ){0,3}signature(?: ?(?:and|&|\/) ?date)?\W*$/i;
/** "Electronically signed by" above the name. */
const LACKS_NAME = /\bsigned by:?\s*$/i;

/** At a document's end a name signs without saying so. */
const CLOSING_LINES = 4;

export function signatureOf(text: string, body: readonly SetLine[], kind: DocumentKind): Signature {
  let found: { span: Span; strength: number; string: string } | undefined;
  let unsigned = false;
  for (let k = 0; k < body.length; k++) {
    const line = body[k];
    const closing = k >= body.length - CLOSING_LINES;
    if (!closing && (line.cues & OF_SIGNING) === 0 && !endsWithDay(line)) continue;
    const { string } = line;
    const denied = (line.cues & CUE.unsigned) !== 0 && UNSIGNED.test(string);
    if (denied) unsigned = true;
    const next = body[k + 1];
    const captioned = !denied && CAPTION.test(string) && body[k - 1] && hasSigner(body[k - 1].string);
    const named = !denied && LACKS_NAME.test(string) && next && hasSigner(next.string);
    const said = denied ? 0 : captioned || named ? 3 : signs(line, closing, kind);
    const first = captioned ? body[k - 1] : line;
    // The name and the date may stand on the next lines.
    let last = line;
    let signature = text.slice(first.start, line.end);
    for (const below of said > 0 && !captioned ? body.slice(k + 1, k + 1 + LINES_BELOW) : []) {
      if (!endsBelow(signature, below.string)) break;
      last = below;
      signature = `${signature}\n${below.string}`;
    }
    // "-- A. Kirkbride, OD" above "08/21/2026"
    const strength = said === 1 && last === next && kind !== 'order' && ONLY_DAY.test(next.string) ? 2 : said;
    if (strength === 0 || (found && strength < found.strength)) continue;
    found = { span: { start: first.start, end: last.end }, strength, string: signature };
  }
  const signed = found !== undefined && found.strength > 1 && !unsigned;
  const signer = found && signerIn(text, found.span);
  const author = signer
    ? titled(signer, body)
    : (nameAbove(text, body, found?.span) ?? labelledAuthor(body) ?? closingName(text, body));
  const day = found && signed ? dayOf(found.string, signer ? signer.name.span.end - found.span.start : 0) : null;
  return {
    signed,
    signedOn: day,
    signatureSpan: signed ? found!.span : null,
    author: author?.name ?? null,
    authorRole: roleOf(kind, author?.credentials),
    credentials: author?.credentials ?? '',
  };
}

const ENDS_WITH_DAY = new RegExp(`${PRINTED_DAY}(?:,? (?:at )?\\d{1,2}:?\\d\\d(?: ?[AP]M)?)?\\W*$`, 'i');
/** Does a day end the line, or what was added later, as in few? */
function endsWithDay({ string }: SetLine): boolean {
  const end = string.slice(-LONGEST_DAY);
  if (/addendum/i.test(string)) return true;
  return /\d\W*$|\d ?[AP]M\W*$/i.test(end) && ENDS_WITH_DAY.test(end);
}
const LONGEST_DAY = 34;

/** Has the line below the name or the date that a signature lacks? */
function endsBelow(string: string, next: string): boolean {
  if (next.length >= 60 || string.endsWith('.') || ABOUT_PATIENT.test(next)) return false;
  const named = hasSigner(string);
  return (!hasDate(string) && hasDate(next)) || (!named && hasSigner(next));
}

/** 3: says so. 2: a name with its title and a date closes the document. 1: a name closes it. 0: no signature. */
function signs(line: SetLine, closing: boolean, kind: DocumentKind): number {
  const { string, cues } = line;
  if ((cues & CUE.blank) !== 0 && BLANK.test(string)) return 0;
  // "Dictated, not read. /es/ R. Moss, MD" is signed all the same.
  if ((cues & CUE.reviewed) !== 0 && (cues & CUE.denied) !== 0 && NOT_DONE.test(string) && !/\/e?s\//i.test(string))
    return 0;
  if (lineSigns(line) && !/\b(?:consent|contract|release|agreement|form) (?:was |is )?signed\b/i.test(string)) {
    if (NO_SIGNATURE.test(string)) return 0;
    if (!IS_REPORT.has(kind) && TOLD.test(string) && !endsWithDay(line)) return 0;
    if (!OF_ANYBODY.includes(kind) && OF_PATIENT.test(string) && !hasSigner(string)) return 0;
    return /\b(?:prepared|completed|performed|dictated) by\b/i.test(string) && !/sign/i.test(string) ? 1 : 3;
  }
  const end = endOf(string);
  // An order's form: the name as typed, and the name as it was put there, with its day.
  if (SIGNED_AGAIN.test(end)) return 2;
  // "M. Castro, OTR/L 09/03/2026" at a line's end, also above what was added below it.
  if (kind !== 'order' && SIGNED_END.test(end)) return 2;
  if (!closing) return 0;
  // Behind the last sentence of a note: "Not glaucoma. -- A. Kirkbride, OD".
  const closes = end.slice(-LONGEST_CLOSING);
  if (!CLOSES.test(closes) || NOT_AUTHOR.test(closes)) return 0;
  return hasDate(closes) && kind !== 'order' ? 2 : 1;
}
/** "X-ray read by Dr. Chu" in the middle of a note tells of another paper. */
const TOLD =
  /^(?!.*(?:\bsign|e-?sig|\/e?s\/|authenticat|attest))\W*[A-Za-z]{2,}.* (?:read|interpreted|reviewed|reported|verified|confirmed|performed) by\b/i;
const IS_REPORT: ReadonlySet<DocumentKind> = new Set([
  'imaging',
  'sleep_study',
  'lab',
  'cardiac_test',
  'pulmonary_test',
  'vision_test',
  'pathology',
  'device_download',
]);
/** Papers that a patient signs. */
const OF_ANYBODY: readonly DocumentKind[] = ['patient_form', 'supplier_form'];
const LONGEST_CLOSING = 90;

/** The last of a line, or of what stood before an addendum: names are not sought in more, for a hostile line may be very long. */
function endOf(string: string): string {
  const added = ADDENDUM.exec(string);
  const end = added ? added.index + added[0].length : string.length;
  return string.slice(Math.max(0, end - LONGEST_END), end);
}
const LONGEST_END = 160;
const ADDENDUM = /\. +(?:Addendum|ADDENDUM)\b/;
/** "Ines Aldaba, MD, NPI 1588230476   I. Aldaba 10/22/2026". */
const SIGNED_AGAIN = new RegExp(
  `(?<surname>[A-Z][a-z][\\w'’-]+),? (?:M\\.?D|D\\.?O|NP|PA(?:-C)?|DPM|FNP|OD)\\b.{0,40}\\b(?:[A-Z]\\.? ?|[A-Z][a-z]+ )\\k<surname>(?:,? (?:M\\.?D|D\\.?O|NP|PA(?:-C)?|DPM|FNP|OD)\\b)?,? ${PRINTED_DAY}(?: \\d{1,2}:\\d\\d)?\\W*$`,
);
/**
 * Behind a sentence's stop, no initial's: "Referred by J. Smith, MD 05/02/2026" is not signed by Smith; behind a dash only at a document's
 * end: "Cardiology - J. Smith, MD 05/02/2026" tells of another visit.
 */
const SIGNED_END = new RegExp(
  `(?:^\\W*|(?<!(?:^|[ .])[A-Z])[.!?] +)${SIGNER.source}[\\s,—–-]*${PRINTED_DAY}(?:,? (?:at )?\\d{1,2}:?\\d\\d(?: ?[AP]M)?)?(?:\\W*$|\\.? +(?:Addendum|ADDENDUM)\\b)`,
);
const ONLY_DAY = new RegExp(`^\\W*${PRINTED_DAY}(?: \\d{1,2}:?\\d\\d)?\\W*$`);

const hasDate = (s: string): boolean => findDates(s).some((d) => d.precision === 'day');
const hasSigner = (s: string): boolean => ANY_SIGNER.test(s);

const BORN = /\b(?:DOB|D\.O\.B|born|birth ?date|date of birth|b)\b[.:\s]*$/i;

/** The first day behind the word that signs or, where none does, behind the signer's name. */
function dayOf(signature: string, afterName: number): Day | null {
  const s = signature.replace(/\. +addendum\b[\s\S]*$/i, '');
  const days = findDates(s).filter((d) => d.precision === 'day' && !BORN.test(s.slice(0, d.start)));
  const said = SIGNS_AT.exec(s)?.index;
  const named = afterName > 0 ? days.find((d) => d.start > afterName) : undefined;
  // "A. Kirkbride, MD 08/21/2026. Already booked for 11/20/2026": what follows is another sentence
  const isOver =
    said !== undefined && named !== undefined && named.end < said && /[.;] /.test(s.slice(named.end, said));
  const after = said === undefined || isOver ? afterName : said;
  return (days.find((d) => d.start > after) ?? days.at(-1))?.lo ?? null;
}
const SIGNS_AT = /(?<![a-z])(?:e-?|co-?)?sign(?:ed|ature|s)?\b|\/e?s\/|authenticat|\bverif|\binterpret|\bread\b/i;
