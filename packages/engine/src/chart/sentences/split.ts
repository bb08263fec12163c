// A stretch of running text in, its sentences out (as spans into the chart's text).

import { matchesOf } from '../../values/matches.ts';
import type { Span } from '../../values/span.ts';
import { isBlank, isCapital, isDigit, isSmall } from '../characters.ts';
import { CUE } from '../layout/line-cues.ts';
import { answeredUntil } from './questions.ts';
import { inlineSectionKindOf } from './section-cues.ts';
import { endsHere, QUESTION, STOP } from './sentence-end.ts';

const BAR = /\s[|•·¦]\s|\s{3,}|\s(?=[•▪‣●]\s)/g;
/** Labels of a form's head, which follow one another without punctuation. */
const HEAD_LABELS = String.raw`(?:Patient|Pt|Member|Beneficiary)(?: Name| ID)?|Name|DOB|D\.O\.B\.|Date of Birth|Birth ?date|MRN|Med(?:ical)? Rec(?:ord)?(?: (?:No|Number|#))?\.?|Acct(?: ?#)?|Account(?: Number)?|Sex|Gender|Age|(?:(?:Interpreting|Ordering|Referring|Attending|Treating|Rendering|Requesting|Primary Care|Authorizing) )?(?:Provider|Physician)(?: Name)?|Attending|Author(?: Type)?|Service|Filed|Status|Surgeon|Therapist|Examiner|Ordering(?: Provider| Physician)?|Referring(?: Provider| Physician)?|Referred by|Referral|PCP|Date(?: of [A-Za-z]+)?|DOS|Visit(?: [Tt]ype| [Dd]ate)?|Encounter(?: [Dd]ate)?|Study(?: [Dd]ate)?|Exam(?: [Dd]ate)?|Report(?: [Dd]ate)?|Order [Dd]ate|Print [Dd]ate|Recording [Tt]ime|Device|Collected|Received|Reported|Location|Facility|Clinic|Department|Dept|Phone|Fax|NPI|Insurance|Payer|Plan ID|Specimen|Accession(?: ?#)?|Room|Side|Type|Seen|Height/Weight|Accompanied by|Interpreter|Operator|Indication|Status|Priority|Dx|LON|Procedure`;
const HEAD_LABEL = new RegExp(`(?<=^|\\S\\s)(?:${HEAD_LABELS}|${HEAD_LABELS.toUpperCase()}):(?=\\s)`, 'g');
/** In the head of a record every label begins something new. */
const ANY_LABEL =
  /(?<=:.*[^\s:]\s)(?<![A-Z]{2}\s(?=[A-Z]{2}))(?:[A-Z][A-Za-z]+(?: (?:of|by|to|date|type|no|name)\b)*|DOB|MRN):(?=\s)/g;
const INLINE_HEADING = /(?<=^|[.;:,\n)\w]\s)([A-Z][A-Za-z]*(?:[ /&-]+[A-Za-z]+){0,4}):(?=\s)/g;

/**
 * Spans into `text`.
 * @param cues what `span` may hold, as bits of `CUE`
 * @param breaks places where a sentence must end (a new cell, a deliberate line end)
 */
export function sentencesIn(
  text: string,
  span: Span,
  cues: number,
  breaks: readonly number[] = [],
  isHead = false,
): Span[] {
  const raw = text.slice(span.start, span.end);
  const cuts: number[] = [];
  addEnds(cuts, raw);
  const ends = cuts.length;
  if ((cues & CUE.bar) !== 0)
    for (const m of matchesOf(BAR, raw))
      if (!m[0].includes('|') || !isFieldBar(raw, m.index + 1)) cuts.push(m.index + 1);
  if ((cues & CUE.colon) !== 0) addLabelStarts(cuts, raw, isHead && breaks.length === 0);
  for (const b of breaks) if (b > span.start && b < span.end) cuts.push(b - span.start);
  if (cuts.length > ends) cuts.sort((a, b) => a - b);
  cuts.push(raw.length);
  const out: Span[] = [];
  let from = 0;
  for (const cut of cuts)
    while (from < cut) {
      const to = cut - from > LONGEST_SENTENCE ? blankBefore(raw, from, from + LONGEST_SENTENCE) : cut;
      const piece = trimmed(raw, from, to);
      if (piece) out.push({ start: span.start + piece.start, end: span.start + piece.end });
      from = to;
    }
  return out;
}

/** "Osteophytes | none", "Flexion | 85": a bar between a field's name and its value parts nothing. */
function isFieldBar(raw: string, bar: number): boolean {
  const begin = raw.lastIndexOf('\n', bar) + 1;
  const end = raw.indexOf('\n', bar);
  const name = raw.slice(begin, bar);
  const value = raw.slice(bar + 1, end < 0 ? raw.length : end);
  const field = name.slice(name.lastIndexOf('|') + 1);
  if (BARE_ANSWER.test(value)) return ANSWERED_FIELD.test(field);
  return FIELD_NAME.test(field) && !name.includes('|') && FIELD_VALUE.test(value);
}
/** "Pain (0-10)" has the figures of its scale. */
const FIELD_NAME = /^\s*[^|:.;\d]{1,40}(?:\(\s?[01]\s?(?:-|–|to)\s?\d{1,3}\s?\))?\s$/;
/** "Level 2 hypoglycemia (last 90 days)" has figures, and no date. */
const ANSWERED_FIELD = /^\s*(?=[A-Za-z])(?!.*\d[/-]\d)[^|:;]{1,60}\s$/;
const BARE_ANSWER =
  /^\s*(?:none|no|0|nil|absent|negative|neg|yes|present|positive|pos|denie[ds]|never|current|former|excluded|confirmed|not (?:seen|present|identified|noted|found))(?:\s*$|\s+\|)/i;
const FIELD_VALUE = /^\s*[^|:;]{1,40}$/;

/** Three hundred words without an end are a list or a file that lies: readers compare words of a sentence with each other. */
export const LONGEST_SENTENCE = 2_000;

/** Where a word ends before `far`, or `far` when there is but one. */
function blankBefore(raw: string, from: number, far: number): number {
  let at = far;
  while (at > from && !isBlank(raw.charCodeAt(at))) at--;
  return at > from ? at : far;
}

/** Where sentences end by their full stops and other marks. */
function addEnds(cuts: number[], raw: string): void {
  for (let at = nextMark(raw, 0); at < raw.length; at = nextMark(raw, at)) {
    let marks = at + 1;
    while (marks < raw.length && isEndMark(raw.charCodeAt(marks))) marks++;
    let after = marks;
    while (after < raw.length && isCloser(raw.charCodeAt(after))) after++;
    if (after === raw.length || isBlank(raw.charCodeAt(after))) {
      const until = raw.charCodeAt(at) === QUESTION ? answeredUntil(raw, at, after) : -1;
      if (until >= 0) {
        if (until < raw.length) cuts.push(until);
      } else if (endsHere(raw, at, marks, after)) cuts.push(after);
      at = after;
      continue;
    }
    if (marks === at + 1 && raw.charCodeAt(at) === STOP && endsWithoutBlank(raw, at) && endsHere(raw, at, marks, marks))
      cuts.push(marks);
    at = marks;
  }
}
const isEndMark = (code: number): boolean => code === STOP || code === 33 || code === 63;
/** " ' ) ] ’ ” */
const isCloser = (code: number): boolean =>
  code === 34 || code === 39 || code === 41 || code === 93 || code === 0x2019 || code === 0x201d;

function nextMark(raw: string, from: number): number {
  let at = from;
  while (at < raw.length && !isEndMark(raw.charCodeAt(at))) at++;
  return at;
}

/** "normal.The", "on 06/09.No": a full stop without a blank behind it. */
function endsWithoutBlank(raw: string, at: number): boolean {
  if (!isCapital(raw.charCodeAt(at + 1)) || at === 0) return false;
  if (at > 1 && isSmall(raw.charCodeAt(at + 2)) && mayEnd(raw.charCodeAt(at - 1)) && mayEnd(raw.charCodeAt(at - 2)))
    return true;
  return isDigit(raw.charCodeAt(at - 1)) && /^(?:No|Not|Denies)\b/.test(raw.slice(at + 1, at + 8));
}
const mayEnd = (code: number): boolean => isSmall(code) || isDigit(code) || code === 41 || code === 37;

/** Where labels begin that end what stands before them. */
function addLabelStarts(cuts: number[], raw: string, isHead: boolean): void {
  const known = isHead ? matchesOf(HEAD_LABEL, raw) : [];
  for (const m of known) if (!isEndOfLabel(raw, m.index)) cuts.push(m.index);
  if (isHead)
    for (const m of matchesOf(ANY_LABEL, raw))
      if (!known.some((k) => m.index > k.index && m.index < k.index + k[0].length) && !isEndOfLabel(raw, m.index))
        cuts.push(m.index);
  for (let colon = raw.indexOf(':'); colon >= 0; colon = raw.indexOf(':', colon + 1)) {
    if (!isBlank(raw.charCodeAt(colon + 1))) continue;
    const from = labelStart(raw, colon);
    if (from < 0) continue;
    // With what the patterns look at before and behind.
    const least = Math.max(0, from - 2);
    const label = raw.slice(least, colon + 2);
    HEAD_LABEL.lastIndex = from - least;
    const head = isHead ? null : HEAD_LABEL.exec(label);
    if (head && !isEndOfLabel(raw, least + head.index)) cuts.push(least + head.index);
    INLINE_HEADING.lastIndex = from - least;
    const inline = INLINE_HEADING.exec(label);
    const at = inline ? sectionStart(raw, least + inline.index, inline[1]) : undefined;
    if (at !== undefined) cuts.push(at);
  }
}

/** "Smoking Status:", "Former smoker. Smokeless Tobacco:": the last word of a label that begins a sentence; "Jordan Vale DOB:" ends none. */
const isEndOfLabel = (raw: string, at: number): boolean =>
  (WHAT_WAS_BREATHED.test(raw.slice(at, at + 8)) && /[a-z\d] $/.test(raw.slice(Math.max(0, at - 2), at))) ||
  (LAST_OF_LABEL.test(raw.slice(at, at + 24)) && FIRST_OF_LABEL.test(raw.slice(Math.max(0, at - 40), at)));
/** "Test 2 walking RA: 84 %" */
const WHAT_WAS_BREATHED = /^(?:RA|Air|O2|NC|LPM):/;
const LAST_OF_LABEL =
  /^(?:RA|Air|O2|Oxygen|SpO2|Sats?|Status|Type|Use|Usage|Tobacco|Cigarettes?|Device|Location|History|Score|Level|Drugs?|Products?):/;
const FIRST_OF_LABEL = /(?:^|[.;,\n)/%]\s+)[A-Z][A-Za-z]+(?:[ /-][A-Z]?[a-z]+)? $/;

/** How far the letters and signs that labels are made of reach back from a colon; -1 when there is no capital among them. */
function labelStart(raw: string, colon: number): number {
  let start = colon;
  let hasCapital = false;
  for (; start > 0; start--) {
    const code = raw.charCodeAt(start - 1);
    if (isCapital(code)) hasCapital = true;
    else if (!isSmall(code) && (code > 127 || IN_LABEL[code] === 0)) break;
  }
  return hasCapital ? start : -1;
}
const IN_LABEL = new Uint8Array(128);
for (const sign of ' ./#&-') IN_LABEL[sign.charCodeAt(0)] = 1;

function trimmed(raw: string, from: number, to: number): Span | undefined {
  let start = from;
  let end = to;
  while (start < end && (isBlank(raw.charCodeAt(start)) || BEFORE.includes(raw[start]))) start++;
  while (end > start && (isBlank(raw.charCodeAt(end - 1)) || AFTER.includes(raw[end - 1]))) end--;
  return end > start ? { start, end } : undefined;
}
const BEFORE = '|•·¦▪‣';
const AFTER = '|•·¦';

/** Where in the label a known heading begins: "denies pain PAST HISTORY:" begins at PAST. Nothing when it opens no section. */
function sectionStart(raw: string, at: number, label: string): number | undefined {
  for (let offset = 0; offset >= 0; ) {
    const part = label.slice(offset);
    if (/^[A-Z]/.test(part) && inlineSectionKindOf(part, 'inside') !== undefined)
      return opensSection(raw, at + offset, part) ? at + offset : undefined;
    const gap = label.indexOf(' ', offset);
    offset = gap < 0 ? -1 : gap + 1;
  }
  return undefined;
}

/** "… one daily ALLERGIES: none": capitals need no full stop before them. What stands first needs no cut. */
function opensSection(raw: string, at: number, label: string): boolean {
  if (/^\s*\(?\d{0,2}[.)]?\s*$/.test(raw.slice(0, at))) return false;
  if (/^[A-Z][A-Z /&-]+$/.test(label) && label.length > 2)
    return !IN_LABEL_BEFORE.test(raw.slice(Math.max(0, at - 12), at));
  return /[.;)\n]\s*$/.test(raw.slice(Math.max(0, at - 3), at));
}
/** "PATIENT SIGNATURE:", "RANGES AT THIS LAB:" are one label. */
const IN_LABEL_BEFORE = /\b(?:PATIENT|PT|PHYSICIAN|PROVIDER|CUSTOMER|MEMBER|CLIENT|THIS|THE|OF|FOR|AT) $/;
