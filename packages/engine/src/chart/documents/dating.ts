// A document's lines in, its date of service out; never the day of print-out, fax, signature or dictation when another is known.

import type { Day } from '../../values/civil-date.ts';
import { type DateText, findDates } from '../../values/date-text.ts';
import { MONTH_NAME, PRINTED_DAY } from '../../values/printed-day.ts';
import { wordsIn } from '../characters.ts';
import type { ChartDocument, DocumentKind } from '../chart.ts';
import { CUE } from '../layout/line-cues.ts';
import type { SetLine } from '../layout/set-line.ts';
import { type Basis, DATING_CUES } from './dating-cues.ts';

/** Lines of a document that are asked for its date; below them only those with a word that dates. */
const HEAD_LINES = 16;
export const DATED = /\b(?:date|dos|collected|seen|performed|visit)\b/i;

/** "06/21/1968 (58 F)". */
const BORN_AT = /^\W{1,3}(?:age )?\d{2,3} ?(?:y\/?o|yrs?|years?)?,? ?(?:[MF]\b|male|female)/i;

/** "COMPARISON" above "11/05/2024 and 10/17/2023": the label stands over all of them. */
const areDays = (text: string): boolean =>
  inOneWord(text)
    .split(/[\s,;&]+/)
    .every((part) => part === '' || part === 'and' || /^\d[\d/.-]+$/.test(part));

const DAYS = new RegExp(PRINTED_DAY, 'g');
/** "March 20, 2026" is one word, as "03/20/2026" is. */
const inOneWord = (text: string): string => text.replace(DAYS, '00/00/0000');
/** "Consultation update September 28," above "2026". */
const BREAKS_OFF = new RegExp(`\\b(?:${MONTH_NAME}\\.?(?: \\d{1,2},?)?|\\d{1,2}-(?:${MONTH_NAME}-)?)$`);

const TO_A_DAY = new RegExp(`^\\s*(?:to|through|-|–|—)\\s*${PRINTED_DAY}`);
/** In letters: of a day that the line above has begun. */
const LONGEST_REST = 9;
/** In letters: of what stands behind a period's first day. */
const LONGEST_RANGE = 32;
const RANGE_GOES_ON = new RegExp(`^\\s*(?:to|through|-|–|—)\\s*(?:\\d|${PRINTED_DAY})`);

/** What is known of a document before its date. */
type Undated = {
  readonly body: readonly SetLine[];
  /** The running lines of its first page. */
  readonly running: readonly SetLine[];
  readonly kind: DocumentKind;
  readonly title: string;
  readonly signature: Pick<ChartDocument, 'signedOn' | 'signatureSpan'>;
};

/**
 * @param before of the document before it
 * @param births of everybody named in the chart
 */
export function dateOf(
  text: string,
  { body, running, kind, title, signature: { signedOn, signatureSpan } }: Undated,
  before: ChartDocument['date'],
  births: ReadonlySet<Day>,
): ChartDocument['date'] {
  let best: Weighed | undefined;
  /** Is there a day in the title? Then what a form far below it calls its day is another's. */
  let isTitled = false;
  const consider = (line: SetLine, position: number): void => {
    // Nothing outweighs it.
    if (best && best.weight >= MOST) return;
    const next = BREAKS_OFF.test(line.string) ? body[position + 1] : undefined;
    const goesOn = next !== undefined && next.start - line.end <= 1;
    const raw = goesOn ? text.slice(line.start, next.start + LONGEST_REST) : line.string;
    const isTitle = title !== '' && title === line.string.slice(0, 160);
    const previous = body[position - 1];
    for (const found of findDates(raw)) {
      if (
        found.precision !== 'day' ||
        found.start >= line.string.length ||
        births.has(found.lo) ||
        BORN_AT.test(raw.slice(found.end))
      )
        continue;
      // Of a period the last day dates a download, and of a signed summary the signature.
      const isPeriod = RANGE_GOES_ON.test(raw.slice(found.end, found.end + LONGEST_RANGE));
      if (isPeriod && (kind === 'device_download' || (signedOn !== null && position < HEAD_LINES))) continue;
      // "Target date" may end the line above, if it is no row of the same table ("… Awaiting procedure").
      const isFirst =
        !(line.row?.hasHeader && previous?.row) && (found.start < 3 || areDays(raw.slice(0, found.start)));
      const lead = isFirst && previous ? `${previous.string.slice(-30)} ` : raw.slice(0, found.start);
      const ends = kind === 'device_download' && /\d\s*(?:to|through|-|–|—)\s*$/.test(lead);
      const cue =
        ends || isProse(lead)
          ? undefined
          : DATING_CUES.find((c) => c.label.test(lead.slice(-90)) && !c.unless?.includes(kind));
      // Nobody signs before the day: it is a plan's. But what a head calls its visit's day stands against a report copied below.
      const isVisit = position < OWN_HEAD && OF_VISIT.test(lead);
      // A form of several hands holds older signatures than its own day.
      const isRequest = IS_FORM.has(kind) && position < HEAD_LINES && OF_REQUEST.test(lead);
      if (signedOn !== null && found.lo > signedOn && !isVisit && !isRequest) continue;
      const basis = cue?.basis ?? 'service';
      let weight = ends
        ? 9
        : cue
          ? weightAt(cue.weight, isTitle, isTold(raw, lead, position))
          : isAloneInCell(line, found)
            ? position < OWN_HEAD
              ? IN_IDENTITY
              : ALONE
            : unlabelled(raw, found, position, isTitle);
      // "Date 03/06/2026" before "Seen 11/03/2025 to 03/02/2026"
      if (/\bseen\W*$/i.test(lead) && TO_A_DAY.test(raw.slice(found.end, found.end + LONGEST_RANGE))) weight = LEAST;
      if (isTitled && position >= FAR_BELOW) weight = Math.min(weight, TOLD);
      isTitled ||= isTitle && weight >= IN_TITLE;
      // "Measure | Now | 02/10/2026": a column's day
      if (line.row?.isHeader && !cue && !isTitle) weight = Math.min(weight, LEAST);
      if (weight > 0 && (!best || weight > best.weight))
        best = { date: { ...found, start: line.start + found.start, end: line.start + found.end }, basis, weight };
    }
  };
  body.forEach((line, k) => {
    if ((line.cues & CUE.digit) === 0) return;
    if (k >= HEAD_LINES && !((line.cues & CUE.dated) !== 0 && DATED.test(line.string))) return;
    const inSignature = signatureSpan !== null && line.start >= signatureSpan.start && line.end <= signatureSpan.end;
    // "Study 10/27/2026 · read by Ann Lee, MD" begins with the day of the study
    if (!inSignature || OF_STUDY.test(line.string)) consider(line, k);
  });
  // "Ann Lee   file 6127   seen 02/26/2026" runs over every page, each with a day of its own.
  if (best?.basis !== 'service') for (const line of running) consider(line, Number.POSITIVE_INFINITY);
  if (best?.basis === 'service') return documentDate(best);
  if (signedOn !== null && signatureSpan) {
    const own = findDates(text.slice(signatureSpan.start, signatureSpan.end)).find((d) => d.lo === signedOn);
    const span = own ? { start: signatureSpan.start + own.start, end: signatureSpan.start + own.end } : signatureSpan;
    return { lo: signedOn, hi: signedOn, basis: 'signed', span };
  }
  if (best) return documentDate(best);
  // Where it has a place for its day and nobody filled it in, its neighbours do not tell it.
  if (body.slice(0, HEAD_LINES).some((l) => (l.cues & CUE.blank) !== 0 && LEFT_OPEN.test(l.string))) return null;
  return before && { ...before, basis: 'inherited' };
}

const OF_STUDY =
  /^\W*(?:date of )?(?:study|exam(?:ination)?|visit|seen|test(?:ed)?|performed|acquired|recorded|collected|scan(?:ned)?)(?: date| on| of)?\W{0,3}\d/i;

/** "Date of interview: ____ / ____ / ______". */
const LEFT_OPEN =
  /^\W*(?:date|dos|(?:date|day) (?:of|seen)\b[a-z /]{0,30}|[a-z]+ (?:date|day)|(?:seen|examined|interviewed|tested) on)\s?:?\s*_{2,}[_\s/.-]*$/i;

type Weighed = { readonly date: DateText; readonly basis: Basis; readonly weight: number };

const documentDate = ({ date: { lo, hi, start, end }, basis }: Weighed): ChartDocument['date'] => ({
  lo,
  hi,
  basis,
  span: { start, end },
});

/** A labelled date in the title counts more, one in a paragraph less. */
function weightAt(weight: number, isTitle: boolean, told: boolean): number {
  if (isTitle && weight > 0) return Math.max(weight, IN_TITLE);
  return told ? Math.min(weight, TOLD) : weight;
}
const IN_TITLE = 9.5;
const IN_IDENTITY = 9.2;
const IDENTIFIES = /\b(?:MRN|DOB|[Bb]orn)\b/;
const MOST = Math.max(IN_TITLE, ...DATING_CUES.map((c) => c.weight));

/** "Home visit 10/14/2026 (with supplier): single floor, wide doors": a paragraph's day counts less than any in the head. */
const isTold = (raw: string, lead: string, position: number): boolean =>
  position >= OWN_HEAD && wordsIn(inOneWord(raw)) >= LONG && !/:\s*$/.test(lead);
const TOLD = 6;
const IS_FORM: ReadonlySet<DocumentKind> = new Set(['payer_form', 'supplier_form', 'fax_cover']);
const OF_REQUEST = /\b(?:submitted|request(?:ed)?|date of request|sent)\b[^a-z\d]*(?:date\W*)?$/i;
const OF_VISIT = /\b(?:encounter|visit|seen)\b[^a-z\d]*(?:date\W*)?$/i;
/** Of the day with which a period of visits began. */
const LEAST = 1;
const OWN_HEAD = 4;
/** In words: of a paragraph's line. */
const LONG = 10;

/** "You had last seen him on": a sentence, not a label. What goes before a number ("MRN 7004 Night of") is another label's. */
function isProse(lead: string): boolean {
  // "Exam CT chest, low dose, for screening   Date 10/27/2025"
  if (/\b(?:Date|DATE|DOS|Collected|Seen)\W*$/.test(lead)) return false;
  const words = (
    inOneWord(lead)
      .split(/[|—–;:]|\.\s|\s[\w/.-]*\d[\w/.-]*(?=\s)/)
      .at(-1) ?? ''
  )
    .trim()
    .split(/\s+/);
  return words.length > 6 || /\b(?:had|was|were|last|since|previously|he|she|they|you|i|we)\b/i.test(words.join(' '));
}

/** "Lee, Ann | RB 61174 | 04/09/2026", near the top. */
const isAloneInCell = ({ row, start }: SetLine, { start: from, end: to }: DateText): boolean =>
  row !== undefined &&
  !row.isHeader &&
  !row.hasHeader &&
  row.cells.length > 2 &&
  row.cells.some((c) => c.start - start === from && c.end - start === to);
const ALONE = 8;
/** In lines. */
const FAR_BELOW = 4;

/** "199 lb (04/09/2026)": the day of an earlier value. */
const OF_VALUE = /\d\s?(?:%|°?\s?[FC]|lbs?|kg|cm|mm\s?Hg|mg\/dL)?\s?\(\s?$/i;

/** A date alone on its line, in the title, or in a head line of short parts is the document's; one inside prose is not. */
function unlabelled(raw: string, found: DateText, position: number, isTitle: boolean): number {
  if (isTitle) return IN_TITLE;
  if (position > 9 || OF_VALUE.test(raw.slice(0, found.start))) return 0;
  const rest = (raw.slice(0, found.start) + raw.slice(found.end)).trim();
  if (rest.replace(/[^A-Za-z]/g, '').length <= 12) return ALONE;
  const plain = inOneWord(raw);
  const head = found.start < 3 || /[—–|•·,.]\s*$/.test(raw.slice(0, found.start));
  const separated = /^\s*(?:[—–|•·:,.(]|\d{1,2}:\d\d|$)/.test(raw.slice(found.end));
  // "Lee, Ann · 01/28/1952 · MRN 4410 · 10/21/2026": a form's field below it ("Date") may be of anything
  if (position < OWN_HEAD && head && separated && IDENTIFIES.test(raw.slice(0, found.start))) return IN_IDENTITY;
  if (position < 5 && head && separated) return 7;
  if (position < 5 && found.start < 3 && wordsIn(plain) <= 8 && /\b(?:M\.?D|D\.?O|NP|P\.?A|R\.?N|PT)\b/.test(raw))
    return 7;
  return position < 3 && !isProse(raw.slice(0, found.start)) && wordsIn(plain) < 16 ? 5 : 0;
}
