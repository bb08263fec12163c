// A stretch of running text in, its sentences out (as spans into the chart's text).

import { matchesOf } from '../../values/matches.ts';
import type { Span } from '../../values/span.ts';
import { inlineSectionKindOf } from './section-cues.ts';
import { ALWAYS_GO_ON, GO_ON_BEFORE_FIGURE, GO_ON_BEFORE_SMALL, LETTER_MAY_END } from './split-cues.ts';

const END = /[.!?]+["'”’)\]]*(?=\s|$)|(?<=[a-z0-9)%]{2})\.(?=[A-Z][a-z])|(?<=\d)\.(?=(?:No|Not|Denies)\b)/g;
const BAR = /\s[|•·¦]\s|\s{3,}|\s(?=[•▪‣●]\s)/g;
/** Labels of a form's head, which follow one another without punctuation. */
const HEAD_LABEL =
  /(?<=^|\S\s)(?:(?:Patient|Pt|Member|Beneficiary)(?: Name| ID)?|Name|DOB|D\.O\.B\.|Date of Birth|Birth ?date|MRN|Med(?:ical)? Rec(?:ord)?(?: (?:No|Number|#))?\.?|Acct(?: ?#)?|Account(?: Number)?|Sex|Gender|Age|(?:(?:Interpreting|Ordering|Referring|Attending|Treating|Rendering|Requesting|Primary Care|Authorizing) )?(?:Provider|Physician)(?: Name)?|Attending|Author(?: Type)?|Service|Filed|Status|Surgeon|Therapist|Examiner|Ordering(?: Provider| Physician)?|Referring(?: Provider| Physician)?|Referred by|Referral|PCP|Date(?: of [A-Za-z]+)?|DOS|Visit(?: [Tt]ype| [Dd]ate)?|Encounter(?: [Dd]ate)?|Study(?: [Dd]ate)?|Exam(?: [Dd]ate)?|Report(?: [Dd]ate)?|Order [Dd]ate|Print [Dd]ate|Recording [Tt]ime|Device|Collected|Received|Reported|Location|Facility|Clinic|Department|Dept|Phone|Fax|NPI|Insurance|Payer|Plan ID|Specimen|Accession(?: ?#)?|Room|Side|Type|Seen|Height\/Weight|Accompanied by|Interpreter|Operator|Indication|Status|Priority|Dx|LON|Procedure):(?=\s)/g;
/** In the head of a record every label begins something new. */
const ANY_LABEL =
  /(?<=:.*[^\s:]\s)(?<![A-Z]{2}\s(?=[A-Z]{2}))(?:[A-Z][A-Za-z]+(?: (?:of|by|to|date|type|no|name)\b)*|DOB|MRN):(?=\s)/g;
const INLINE_HEADING = /(?<=^|[.;:,\n)\w]\s)([A-Z][A-Za-z]*(?:[ /&-]+[A-Za-z]+){0,4}):(?=\s)/g;

/** Offsets in `text.slice(start, end)` become spans into `text`. `breaks` are places where a sentence must end (a new cell, a deliberate line end). */
export function sentencesIn(text: string, span: Span, breaks: readonly number[] = [], isHead = false): Span[] {
  const raw = text.slice(span.start, span.end);
  const cuts = new Set<number>();
  for (const m of matchesOf(END, raw)) {
    const at = m.index + m[0].length;
    if (endsHere(raw, m.index, m[0], at)) cuts.add(at);
  }
  for (const m of matchesOf(BAR, raw)) cuts.add(m.index + 1);
  if (raw.includes(':')) for (const at of labelStarts(raw, isHead && breaks.length === 0)) cuts.add(at);
  for (const b of breaks) if (b > span.start && b < span.end) cuts.add(b - span.start);
  const sorted = [0, ...[...cuts].sort((a, b) => a - b), raw.length];
  const out: Span[] = [];
  for (let i = 1; i < sorted.length; i++) {
    const piece = trimmed(raw, sorted[i - 1], sorted[i]);
    if (piece) out.push({ start: span.start + piece.start, end: span.start + piece.end });
  }
  return out;
}

/** Where labels begin that end what stands before them. */
function labelStarts(raw: string, isHead: boolean): number[] {
  const known = matchesOf(HEAD_LABEL, raw);
  const starts = known.map((m) => m.index);
  if (isHead)
    for (const m of matchesOf(ANY_LABEL, raw))
      if (!known.some((k) => m.index > k.index && m.index < k.index + k[0].length)) starts.push(m.index);
  for (const m of matchesOf(INLINE_HEADING, raw)) {
    const at = sectionStart(raw, m.index, m[1]);
    if (at !== undefined) starts.push(at);
  }
  return starts;
}

function trimmed(raw: string, from: number, to: number): Span | undefined {
  let start = from;
  let end = to;
  while (start < end && /[\s|•·¦▪‣]/.test(raw[start])) start++;
  while (end > start && /[\s|•·¦]/.test(raw[end - 1])) end--;
  return end > start ? { start, end } : undefined;
}

/** Letters, digits and what joins them right before `at`. */
function wordBefore(raw: string, at: number): string {
  const least = Math.max(0, at - 24);
  let start = at;
  for (; start > least; start--) {
    const code = raw.charCodeAt(start - 1);
    if (code > 127) return /[\p{L}\d/.+%-]+$/u.exec(raw.slice(least, at))?.[0] ?? '';
    if (!IN_WORD[code]) break;
  }
  return raw.slice(start, at);
}

const IN_WORD = Array.from({ length: 128 }, (_, code) => /[A-Za-z\d/.+%-]/.test(String.fromCharCode(code)));

function endsHere(raw: string, at: number, mark: string, after: number): boolean {
  if (!mark.startsWith('.')) return true;
  // Dot leaders of a printed report: "Overall index ........ 8.7 /h".
  if (/^\.{4,}$/.test(mark) && /^\s*[<>~]?\d/.test(raw.slice(after, after + 12))) return false;
  const before = wordBefore(raw, at);
  const next = /^\s*(\S+)/.exec(raw.slice(after, after + 40))?.[1] ?? '';
  if (next === '') return true;
  const startsSentence =
    /^\s*$/.test(raw.slice(0, at - before.length)) ||
    /[.!?\n]\s*$/.test(raw.slice(Math.max(0, at - before.length - 3), at - before.length)) ||
    // After a colon only a first item: "Plan: 1. …", but "on air: 92. Then …".
    (before === '1' && /:\s*$/.test(raw.slice(Math.max(0, at - before.length - 3), at - before.length)));
  // "1." or "a)" in front of what it numbers.
  if (/^\d{1,2}$/.test(before) && startsSentence) return false;
  const word = before.toLowerCase();
  if (
    ALWAYS_GO_ON.has(word) &&
    !(word === 'ft' || word === 'min' || word === 'max' || word === 'co' ? /^[A-Z]/.test(next) : false)
  )
    return false;
  if (/^\d/.test(next) && GO_ON_BEFORE_FIGURE.has(word)) return false;
  const small = /^[a-z]/.test(next);
  if (small && (GO_ON_BEFORE_SMALL.has(word) || before.length < 3)) return false;
  if (/^\p{Lu}$/u.test(before) && /^["'(]?\p{L}/u.test(next)) {
    const previous = /([A-Za-z]+)\s+$/.exec(raw.slice(Math.max(0, at - 30), at - 1))?.[1]?.toLowerCase() ?? '';
    return LETTER_MAY_END.has(previous);
  }
  // Initials in a row: "J.R. Smith".
  if (/^(?:\p{Lu}\.)+\p{Lu}$/u.test(before) && /^\p{Lu}/u.test(next) && !GO_ON_BEFORE_SMALL.has(word)) return false;
  return true;
}

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
  if (/^[A-Z][A-Z /&-]+$/.test(label) && label.length > 2) return true;
  return /[.;)\n]\s*$/.test(raw.slice(Math.max(0, at - 3), at));
}
