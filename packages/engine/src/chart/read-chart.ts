// Pages in, chart out: set into one text, cut into documents, each into sections and sentences, each sentence into tokens.

import type { Page } from '../pdf/page.ts';
import type { Day } from '../values/civil-date.ts';
import type { Chart, ChartDocument, DocumentKind, Line, LineKind, Section, Sentence } from './chart.ts';
import { codesOf } from './codes.ts';
import { type DocumentExtent, documentExtents } from './documents/boundaries.ts';
import { bestName, chartIdentity } from './documents/chart-identity.ts';
import { dateOf } from './documents/dating.ts';
import { leadingDay } from './documents/entries.ts';
import { identityOf } from './documents/identity.ts';
import { documentKind } from './documents/kinds.ts';
import { type Signature, signatureOf, UNSIGNED } from './documents/signature.ts';
import { isVoided } from './documents/voided.ts';
import { paperOf } from './documents/writers.ts';
import { CUE } from './layout/line-cues.ts';
import type { SetLine } from './layout/set-line.ts';
import { type Setting, typeset } from './layout/typeset.ts';
import { copiedFrom } from './sentences/copied.ts';
import { documentText } from './sentences/sentences.ts';
import { type Unit, unitsOf } from './sentences/units.ts';
import { tokenWriter } from './words/tokens.ts';
import { vocabularyOf } from './words/vocabulary.ts';

/** Lines of a document's head: where its letterhead stands. */
const HEAD_LINES = 4;

/** What is known of a document beforehand, in place of what its page would tell. */
export type Given = { readonly kind: DocumentKind; readonly day: Day; readonly title: string };

/** Pure and deterministic; time grows linearly with the pages. */
export const readChart = (pages: readonly Page[]): Chart => readStructured(pages);

/** With `given`, every page is one document, of which this is known. */
export function readStructured(pages: readonly Page[], given?: readonly Given[]): Chart {
  const setting = typeset(pages);
  const { text } = setting;
  const extents = given ? pageExtents(setting, given) : documentExtents(setting);
  const identities = extents.map((d) => identityOf(d.lines));
  const identity = chartIdentity(identities);
  const births = new Set(identities.flatMap((d) => d.birthDates.map((b) => b.day)));
  const documents: ChartDocument[] = [];
  const sections: Section[] = [];
  const sentences: Sentence[] = [];
  const kinds: LineKind[] = setting.lines.map((l) => (l.running ? 'furniture' : 'prose'));
  let previous: ChartDocument['date'] = null;
  let latest: ChartDocument['date'] = null;
  extents.forEach((extent, index) => {
    const { start, end, title, pageFrom, pageTo, body } = extent;
    const head = body
      .slice(0, HEAD_LINES)
      .map((l) => l.string)
      .join('\n');
    const known = given?.[index];
    const likely = isVoided(text.slice(start, end)) ? 'voided' : (known?.kind ?? documentKind(text, extent, head));
    const { credentials, ...signature } = known
      ? presumed(signatureOf(text, body, likely), text.slice(start, end))
      : signatureOf(text, body, likely);
    // What a clinician wrote and no cue tells apart is a note.
    const kind =
      likely !== 'other' || known
        ? likely
        : signature.authorRole === 'clinician'
          ? 'visit_note'
          : (paperOf(credentials) ?? 'other');
    const date: ChartDocument['date'] = known
      ? { lo: known.day, hi: known.day, basis: 'service', span: { start, end: start } }
      : ((extent.isEntry ? leadingDay(body[0]) : null) ??
        dateOf(
          text,
          { body, running: extent.lines.filter((l) => l.running && l.page === pageFrom), kind, title, signature },
          inherited(previous, latest),
          births,
        ));
    previous = date;
    if (date && (!latest || date.lo > latest.lo)) latest = date;
    const { mentions, birthDates } = identities[index];
    documents.push({
      start,
      end,
      index,
      kind,
      title,
      pageFrom,
      pageTo,
      date,
      ...signature,
      patient: { name: mentions.length > 0 ? bestName({ people: mentions }) : null, birthDate: birthDates[0] ?? null },
    });
    const units = unitsOf(body, title);
    const read = documentText(text, { start, end, title, kind, index }, units, sections.length);
    for (const s of read.sections) sections.push(s);
    for (const s of read.sentences) sentences.push(s);
    for (const u of units) {
      const own = lineKind(u, text);
      for (const l of u.lines) kinds[l.index] = own;
    }
  });
  const { tokens, hashes, sentenceTokens } = tokensOf(text, sentences);
  for (const [copy, copyOf] of copiedFrom(sentences, hashes, sentenceTokens, documents))
    sentences[copy] = copied(sentences[copy], copyOf);
  return {
    text,
    pages: setting.pages,
    documents,
    sections,
    lines: linesOf(setting, kinds),
    sentences,
    tokens,
    sentenceTokens,
    patient: identity.patient,
    otherPatients: identity.others,
    boxesOf: setting.boxesOf,
    confidenceOf: setting.confidenceOf,
  };
}

function pageExtents({ pages, lines, text }: Setting, given: readonly Given[]): DocumentExtent[] {
  const byPage = pages.map((): SetLine[] => []);
  for (const l of lines) byPage[l.pageIndex].push(l);
  return pages.map((page, i) => ({
    start: page.start,
    end: pages[i + 1]?.start ?? text.length,
    title: given[i].title,
    isEntry: false,
    pageFrom: page.number,
    pageTo: page.number,
    lines: byPage[i],
    body: byPage[i].filter((l) => !l.running),
  }));
}

/** Days by which a copy of old records stands apart from the papers around it. */
const LONG_BEFORE = 90;

/** An undated paper goes with the one before it, but not with an old record copied into the chart: then with the latest. */
function inherited(previous: ChartDocument['date'], latest: ChartDocument['date']): ChartDocument['date'] {
  return previous && latest && latest.lo - previous.lo > LONG_BEFORE ? latest : previous;
}

/** A given document is a clinician's and signed, unless its text says otherwise. */
function presumed(found: Signature, text: string): Signature {
  const signed = found.signed || !(UNSIGNED.test(text) || LEFT_BLANK.test(text));
  return { ...found, signed, authorRole: found.authorRole === 'unknown' ? 'clinician' : found.authorRole };
}

const LEFT_BLANK = /\b(?:sign(?:ature|ed)|interpret\w+(?: physician| provider)?|read)(?: by)?:?[ \t]*[_.…]{4,}/i;

/** Field by field, as sentences are made: spread, those of each chart would be of a class of their own, and what was compiled for the last lost. */
const copied = (
  { start, end, section, document, page, kind, cells, check, lead }: Sentence,
  copyOf: number,
): Sentence => ({ start, end, section, document, page, kind, cells, check, lead, copyOf });

function tokensOf(
  text: string,
  sentences: readonly Sentence[],
): Pick<Chart, 'tokens' | 'sentenceTokens'> & { readonly hashes: Int32Array } {
  const codes = codesOf(text);
  const { count, tokens, add } = tokenWriter(text, codes, vocabularyOf(text, codes));
  const sentenceTokens = new Uint32Array(sentences.length + 1);
  sentences.forEach((s, i) => {
    sentenceTokens[i] = count();
    add(s.start + enumeratorIn(text, s), s.end);
  });
  sentenceTokens[sentences.length] = count();
  const { length, starts, ends, ids, words } = tokens();
  const hashes = new Int32Array(ids.length);
  for (let i = 0; i < ids.length; i++) hashes[i] = words[ids[i]].hash;
  return {
    // Field by field: spread, those of each chart would be of a class of their own, and what was compiled for the last chart be lost.
    tokens: { length, starts, ends, ids, words: words.map(({ norm, stem }) => ({ norm, stem })) },
    hashes,
    sentenceTokens,
  };
}

/** "4. One epidural in the past year": the number of an entry is no number of things. */
function enumeratorIn(text: string, { start, end }: Sentence): number {
  const code = text.charCodeAt(start);
  if (code < 48 || code > 57) return 0;
  return ENUMERATOR.exec(text.slice(start, Math.min(end, start + 12)))?.[0].length ?? 0;
}
const ENUMERATOR = /^\d{1,2}[.)]\s+(?=[A-Z][a-z]|[A-Z]{2})(?!(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/;

function lineKind({ kind, lines, cues, start, end }: Unit, text: string): LineKind {
  if (kind !== 'prose') return kind;
  if ((cues & CUE.box) !== 0 && /[☐☒☑]/.test(text.slice(start, end))) return 'checkbox';
  if (lines.length > 1 || (cues & CUE.colon) === 0 || end - start >= LONGEST_PAIR) return 'prose';
  return PAIR.test(text.slice(start, end)) ? 'pair' : 'prose';
}
const LONGEST_PAIR = 120;
const PAIR = /^[A-Z][\w /&'.-]{0,40}:\s+\S/;

const linesOf = ({ lines }: Setting, kinds: readonly LineKind[]): Line[] =>
  lines.map(({ start, end, page, index, row }) => {
    const line = { start, end, page, kind: kinds[index] };
    return row ? { ...line, cells: row.cells.map(({ start, end, header }) => ({ start, end, header })) } : line;
  });
