// The first lines of a page in; whether they are the head of a record of its own out: who it is about, what it is or who wrote it.

import type { SetLine } from '../layout/set-line.ts';
import type { Setting } from '../layout/typeset.ts';
import { ORGANISATION, TITLE_NOUN } from './kind-cues.ts';

/** Lines in which a record says what it is. */
const HEAD_LINES = 6;
const TITLE_LINES = 3;
const IDENTITY =
  /\b(?:DOB|D\.O\.B\.?|MRN|born|birth ?date|date of birth)\b|\b(?:patient|pt|name|member)\b ?:|^(?:patient|pt|name)\b/i;
const AUTHOR = /\b(?:provider|physician|author|clinician|therapist|ordered by|requested|attending|surgeon|tech)\b/i;
const DAY = /\d{1,2}[/.-](?:\d{1,2}|[A-Z][a-z]{2}|[A-Z]{3})[/.-]\d{2,4}|\d{4}-\d\d-\d\d/;
const CONTINUES = /[(,–—-] ?(?:continued|cont'd|cont\.)|\b(?:continued|cont'd) *$|\bpage ?(?:[2-9]|\d\d) ?(?:of|\/)/i;

/** `k` is the first line of a page, `current` the first line of the document that it may go on with. */
export function opensRecord(setting: Setting, k: number, current: number): boolean {
  const { text, lines } = setting;
  const head = headOf(lines, k).map((l) => text.slice(l.start, l.end));
  if (head.length < 3 || goesOn(setting, k, current)) return false;
  if (!head.some((line) => IDENTITY.test(line))) return false;
  // The head of the document itself, repeated on its next page.
  const repeated = new Set(headOf(lines, current).map((l) => keyOf(text.slice(l.start, l.end))));
  const fresh = head.filter((line) => !repeated.has(keyOf(line)));
  const named = fresh.slice(0, TITLE_LINES).some(isTitle);
  const written = fresh.some((line) => AUTHOR.test(line)) && fresh.some((line) => DAY.test(line));
  return named ? fresh.some((line) => IDENTITY.test(line) || DAY.test(line)) : written;
}

/** "Continued", or the head of the document itself, day and all, on its next page. */
export function goesOn({ text, lines }: Setting, k: number, current: number): boolean {
  const head = headOf(lines, k).map((l) => text.slice(l.start, l.end));
  if (head.slice(0, TITLE_LINES).some((line) => CONTINUES.test(line))) return true;
  const before = new Set(headOf(lines, current).map((l) => keyOf(text.slice(l.start, l.end))));
  const repeated = head.filter((line) => before.has(keyOf(line)));
  return repeated.length >= 2 && repeated.some((line) => DAY.test(line));
}

/** The topmost lines of a page, tables and all. */
function headOf(lines: readonly SetLine[], k: number): readonly SetLine[] {
  const head: SetLine[] = [];
  for (let i = k; i < lines.length && head.length < HEAD_LINES && lines[i].pageIndex === lines[k].pageIndex; i++)
    if (!lines[i].running) head.push(lines[i]);
  return head;
}

const isTitle = (line: string): boolean =>
  (TITLE_NOUN.test(line) || ORGANISATION.test(line)) && line.split(/\s+/).length <= 16 && !/[a-z]{3}[.;]$/.test(line);

const keyOf = (line: string): string => line.toLowerCase().replace(/[^\p{L}\d]+/gu, '');
