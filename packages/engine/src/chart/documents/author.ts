// A document's lines in; who wrote it out: whose name stands in its signature, above it, behind a label or at its end.

import { matchesOf } from '../../values/matches.ts';
import type { Span } from '../../values/span.ts';
import type { ChartDocument, DocumentKind, PersonName } from '../chart.ts';
import type { SetLine } from '../layout/set-line.ts';
import { BY_DOCTOR, DOCTOR_LINE, IS_CLINICIAN, IS_OTHER, NAME, SIGNER, SPELLED_SIGNER } from './signature-cues.ts';

const SIGNED_NAME = new RegExp(`(?:signed|by)\\s*:?\\s+(${NAME})`);
export const NOT_AUTHOR =
  /\b(?:referr(?:ed|ing|al)|ordering|ordered by|requesting|requested by|cc|copy|copies|to|dear|pcp|primary care|attn|attention|with|from dr|per|by dr|assist|consultant)\b[^.]{0,25}$/i;
const BY_LABEL =
  /\b(?:provider|physician|attending|surgeon|therapist|examiner|author|dictated by|interpreted by|read by|reported by|performed by|evaluated by|seen by|written by|prepared by|operator|clinician|practitioner|prescriber|treating practitioner|hospitalist|pulmonologist|radiologist|cardiologist|interpreting physician|nurse|technician|technologist|taken by|completed by|psychologist|audiologist|optometrist|ophthalmologist)\s*:?\s*$/i;

/** Lines in which a writer without a title behind the name presents themselves. */
const LETTERHEAD = 5;

/** "Acetaminophen. Home. Y. Hallgren": a sentence before the name. */
const SENTENCE = /^.*(?:[A-Za-z]{4}|\b(?!DR|MRS?|MS|ST|JR|SR)[A-Z]{2,3})\. (?=[A-Z])/;

/** Words of a label or of the act that run into the name. */
const LABELS =
  /^(?:[A-Z'-]+ ){0,5}BY (?=[A-Z])|^(?:(?:E-?[Ss]igned|Signed|Signature|Date|Sgd\.?|By|Read|Electronically|Interpreted|Confirmed|Verified|Contact|Provider|Physician|Clinician|Practitioner|Prescriber|Examiner|Author|Therapist|Nurse|Surgeon|Attending|Consultant|Prepared|Performed|Tech|Technician|Technologist|Order(?:ed|ing)|Authorizing|Sent|Entered|Dictated)\s+)+(?=\S)/i;

export type Author = { readonly name: PersonName; readonly credentials: string };

export function signerIn(text: string, span: Span): Author | undefined {
  const raw = text.slice(span.start, span.end);
  for (const m of matchesOf(SIGNER, raw)) {
    if (isNoTitle(m)) continue;
    const given = m.groups!.name.replace(SENTENCE, '').replace(LABELS, '');
    const at = m.index + m[0].indexOf(given);
    const name =
      (/[A-Z][A-Za-z'’-]+, $/.exec(/^\S+(?: [A-Z]\.?)?$/.test(given) ? raw.slice(0, at) : '')?.[0] ?? '') + given;
    const start = span.start + at + given.length - name.length;
    return { name: { text: name, span: { start, end: start + name.length } }, credentials: m.groups!.cred };
  }
  const spelled = spelledSigner(raw, span.start);
  if (spelled) return spelled;
  const m = SIGNED_NAME.exec(raw);
  if (!m || /^(?:by|on|electronically|and|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(m[1]))
    return undefined;
  const start = span.start + m.index + m[0].length - m[1].length;
  return { name: { text: m[1], span: { start, end: start + m[1].length } }, credentials: '' };
}

/** Whose title is spelled out, or stands before the name. */
function spelledSigner(raw: string, at: number): Author | undefined {
  const m =
    matchesOf(SPELLED_SIGNER, raw).find((x) => !NOT_AUTHOR.test(raw.slice(0, x.index))) ??
    DOCTOR_LINE.exec(raw) ??
    BY_DOCTOR.exec(raw);
  if (!m?.groups) return undefined;
  const { name, cred } = m.groups;
  const start = at + m.index + m[0].indexOf(name);
  return { name: { text: name, span: { start, end: start + name.length } }, credentials: cred ?? 'MD' };
}

/** "No PT", "Home PT", "Outpatient OT" are courses of therapy. */
const COURSE =
  /\b(?:No|Home|Outpatient|Aquatic|Formal|Physical|Prior|Continue|Start|Begin|Refer|Referral|Completed?|Supervised|Pool|Land)\b/;

/** "WHAT CAN YOU NO LONGER DO", "Ann Lee RD: H. Sakamoto": in capitals or as a label a title counts only after a comma. */
function isNoTitle(m: RegExpExecArray | RegExpMatchArray): boolean {
  const { name } = m.groups!;
  if (m[0].slice(m[0].indexOf(name) + name.length).startsWith(',')) return false;
  if (/^[PO]T\b/.test(m.groups!.cred) && (!/ /.test(name) || COURSE.test(name))) return true;
  const after = m.input!.slice(m.index! + m[0].length);
  if (/^\s*:/.test(after)) return true;
  // In a paper typed in capitals: "H NAKASHIMA MD     SIGNED 08/20/2026", "[SIGNED] H NAKASHIMA MD", "H. NAKASHIMA MD".
  const before =
    m.input!.slice(0, m.index! + m[0].indexOf(name)) + name.slice(0, name.length - name.replace(LABELS, '').length);
  const named =
    /^\s*(?:E-?)?SIGNED\b/.test(after) ||
    /(?:\b(?:SIGNED|SGD|BY)|\/E?S\/)\W*$/i.test(before) ||
    /^[A-Z]\. ?[A-Z'’-]{3,}$/.test(name);
  return !/[a-z]/.test(name) && !named;
}

/** "Paulette Nguyen, MD" on the line above "Electronically signed 08/20/2026". */
export function nameAbove(text: string, body: readonly SetLine[], span: Span | undefined): Author | undefined {
  if (!span) return undefined;
  const k = body.findIndex((l) => l.start === span.start);
  for (const line of body.slice(Math.max(0, k - 2), k).reverse()) {
    const author = line.string.length < 70 ? signerIn(text, line) : undefined;
    if (author?.credentials) return author;
  }
  return undefined;
}

export function labelledAuthor(body: readonly SetLine[]): Author | undefined {
  let fallback: Author | undefined;
  for (const line of body.slice(0, 14)) {
    const raw = line.string;
    for (const m of matchesOf(SIGNER, raw)) {
      const before = raw.slice(0, m.index);
      if (isNoTitle(m) || NOT_AUTHOR.test(before)) continue;
      const printed = m.groups!.name.replace(SENTENCE, '');
      const name = printed.replace(LABELS, '');
      const start = line.start + m.index + m.groups!.name.length - name.length;
      const author = { name: { text: name, span: { start, end: start + name.length } }, credentials: m.groups!.cred };
      if (BY_LABEL.test(before) || name !== printed) return author;
      fallback ??= author;
    }
  }
  return (
    fallback ??
    body
      .slice(0, LETTERHEAD)
      .map((l) => spelledSigner(l.string, l.start))
      .find(Boolean)
  );
}

export function closingName(text: string, body: readonly SetLine[]): Author | undefined {
  for (const line of body.slice(-3).reverse()) {
    const author = signerIn(text, line);
    if (author?.credentials) return author;
  }
  return undefined;
}

/** Who signs by name alone may have presented themselves with their titles above: "Signed by Nicholas Thwaite" below a letterhead. */
export function titled(signer: Author, body: readonly SetLine[]): Author {
  if (signer.credentials !== '') return signer;
  const surname = surnameOf(signer.name.text);
  for (const { string } of surname.length > 1 ? body : [])
    if (string.includes(surname))
      for (const m of matchesOf(SIGNER, string))
        if (!isNoTitle(m) && surnameOf(m.groups!.name) === surname)
          return { name: signer.name, credentials: m.groups!.cred };
  return signer;
}

const surnameOf = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);

export function roleOf(kind: DocumentKind, credentials: string | undefined): ChartDocument['authorRole'] {
  if (kind === 'supplier_form') return 'supplier';
  if (kind === 'payer_form') return 'payer';
  if (kind === 'patient_form') return 'patient';
  if (!credentials) return 'unknown';
  if (IS_CLINICIAN.test(credentials)) return 'clinician';
  return IS_OTHER.test(credentials) ? 'other_clinician' : 'unknown';
}
