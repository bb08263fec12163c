// The first lines of a page in; whether they are the head of a record of its own out: who it is about, what it is or who wrote it.

import { PRINTED_DAY } from '../../values/printed-day.ts';
import { wordsIn } from '../characters.ts';
import type { SetLine } from '../layout/set-line.ts';
import { sectionKindOf } from '../sentences/section-cues.ts';
import { IDENTITY } from './identity-cue.ts';
import { ORGANISATION, TITLE_NOUN } from './kind-cues.ts';
import { ANY_SIGNER, lineSigns } from './signature-cues.ts';

/** Lines in which a record says what it is. */
const HEAD_LINES = 6;
const TITLE_LINES = 3;
const AUTHOR = /\b(?:provider|physician|author|clinician|therapist|ordered by|requested|attending|surgeon|tech)\b/i;
const DAY = new RegExp(PRINTED_DAY);
const CONTINUES = /[(,–—-] ?(?:continued|cont'd|cont\.)|\b(?:continued|cont'd) *$|\bpage ?(?:[2-9]|\d\d) ?(?:of|\/)/i;
/** "Return visit, page 2" below "Return visit". */
const NUMBERED = /[,(–—-] ?(?:page|sheet) ?(?:[2-9]|\d\d)\)?$/i;
/** "LEE, Ann  DOB 03/04/1950  PAGE 2", "A. Lee, born 03/04/1950; letter of September 24, second sheet": a bare number may be a fax's. */
const NEXT_SHEET =
  /\b(?:page|sheet|p\.) ?(?:[2-9]|\d\d|two|three|four) *$|\b(?:second|third|fourth|next) (?:page|sheet) *$/i;

/** The topmost lines of a page, tables and all, and what each says without marks and blanks: that is asked of few heads. */
export type Head = { readonly lines: readonly string[]; readonly keys: () => readonly string[] };

/** @param k the first line of a page, or of a document */
export function headAt(lines: readonly SetLine[], k: number): Head {
  const head: string[] = [];
  for (let i = k; i < lines.length && head.length < HEAD_LINES && lines[i].pageIndex === lines[k].pageIndex; i++) {
    if (lines[i].running) continue;
    head.push(lines[i].string);
    // What stands below a signature is another paper's.
    if (lineSigns(lines[i])) break;
  }
  let keys: readonly string[] | undefined;
  return {
    lines: head,
    keys: () => {
      keys ??= head.map(keyOf);
      return keys;
    },
  };
}

/** Whether a page with this head begins a record, after a document with the head `before`. */
export function opensRecord({ lines, keys }: Head, before: Head): boolean {
  if (lines.length < 3 || !lines.some((line) => IDENTITY.test(line))) return false;
  // The head of the document itself, repeated on its next page.
  const fresh = lines.filter((_, i) => !before.keys().includes(keys()[i]));
  const named = fresh.slice(0, TITLE_LINES).some(isTitle);
  const isDated = (line: string): boolean => DAY.test(line);
  if (named) return fresh.some((line) => IDENTITY.test(line) || isDated(line));
  return fresh.some((line) => AUTHOR.test(line)) && fresh.some(isDated);
}

/** "Seating Clinic – Occupational Therapy 10/08/2026 · M. Fontenot, OTR/L · Lafourche Hospital": what, when and by whom. */
export const isHeadInOneLine = (line: string): boolean =>
  wordsIn(line) <= LONGEST_HEAD &&
  /^[A-Z]/.test(line) &&
  !/[a-z]{3}[.;]/.test(line) &&
  !TELLS.test(line) &&
  DAY.test(line) &&
  (TITLE_NOUN.test(line) || ORGANISATION.test(line)) &&
  line.split(/ [·|•–—] /).length > (ANY_SIGNER.test(line) ? 1 : MOST_PARTS);
const LONGEST_HEAD = 20;
const MOST_PARTS = 2;
/** A sentence that goes on from the page before. */
const TELLS = /\b(?:was|were|is|had|has|have|went|told|found|saw|she|he|they|her|his|who|which|that)\b/;

export const isNextSheet = (line: string): boolean =>
  NEXT_SHEET.test(line) &&
  (IDENTITY.test(line) || (NAME_AND_NUMBER.test(line) && !TITLE_NOUN.test(line) && !ORGANISATION.test(line)));
/** "WEST, M. 77-1903-4 PAGE 2". */
const NAME_AND_NUMBER = /^[A-Z][A-Za-z' -]+, ?[A-Z][A-Za-z.]*(?: [A-Z]\.?)? .*\d{3}/;

/** Does nothing at a page's head say that a paper begins: not what it is, whose it is, who wrote it or when? */
export const saysNothing = ({ lines }: Head): boolean =>
  !lines.some(isHeadInOneLine) &&
  !lines
    .filter((line) => wordsIn(line) <= LONGEST_OF_HEAD && sectionKindOf(line) === undefined)
    .some((line) => [TITLE_NOUN, ORGANISATION, IDENTITY, DAY, AUTHOR].some((of) => of.test(line)));
/** In words: longer lines tell. */
const LONGEST_OF_HEAD = 12;

/** "Continued", or the head of the document itself, day and all, on its next page. */
export function goesOn({ lines, keys }: Head, before: Head): boolean {
  const titles = lines.slice(0, TITLE_LINES);
  if (titles.some((line) => CONTINUES.test(line) || isNextSheet(line))) return true;
  if (titles.some((line) => NUMBERED.test(line) && before.keys().includes(keyOf(line.replace(NUMBERED, '')))))
    return true;
  const repeated = lines.filter((_, i) => before.keys().includes(keys()[i]));
  // A birth's day stands on every paper.
  return repeated.length >= 2 && repeated.some((line) => DAY.test(line) && !IDENTITY.test(line));
}

const isTitle = (line: string): boolean =>
  (TITLE_NOUN.test(line) || ORGANISATION.test(line)) && wordsIn(line) <= 16 && !/[a-z]{3}[.;]$/.test(line);

/** Property classes take several times as long, and few lines need them. */
function keyOf(line: string): string {
  const small = line.toLowerCase();
  return /[^\0-\x7f]/.test(small) ? small.replace(/[^\p{L}\d]+/gu, '') : small.replace(/[^a-z\d]+/g, '');
}
