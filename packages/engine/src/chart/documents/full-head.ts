// A line inside a page in; whether the whole head of another paper begins with it, out: what it is, whose and of which day.
//
// Papers printed one below another keep their heads. Such a head needs no white space and no large type to be told from a section's name.

import { isCapital, wordsIn } from '../characters.ts';
import { CUE } from '../layout/line-cues.ts';
import type { SetLine } from '../layout/set-line.ts';
import { sectionKindOf } from '../sentences/section-cues.ts';
import { type Births, hasDay, tellsWhose } from './births.ts';
import { closes } from './closing.ts';
import { ORGANISATION, TITLE_NOUN } from './kind-cues.ts';
import { isNextSheet } from './record-head.ts';
import { SIGNER } from './signature-cues.ts';
import { isWhose } from './whose.ts';

/** What is known of the record that is open. */
export type Before = {
  /** Was it signed anywhere? */
  readonly signed: boolean;
  /** Does it end right above? Asked of few lines, as is the next. */
  readonly closed: () => boolean;
  /** Has it said whose it is, or is its head over? */
  readonly saidWhose: () => boolean;
  readonly births: Births;
  /** The names with which lines at the head of earlier records told whose these are. */
  readonly heads: ReadonlySet<string>;
  /** The size of the chart's usual type. */
  readonly body: number;
};

/** Lines in which a head says all it has to say. */
const HEAD_LINES = 5;
const SHORTEST_RECORD = 4;
const LONGEST = 150;
/** In words. */
const LONGEST_TITLE = 16;
const LARGE = 1.15;
/** White space above, in sizes of the usual type. */
const APART = 0.8;

/** @param opened the first line of the open record; what else is known of it is asked for few lines */
export function opensUnderHead(
  lines: readonly SetLine[],
  k: number,
  opened: number,
  beforeLine: (k: number) => Before,
): boolean {
  const { string } = lines[k];
  if (k - opened < SHORTEST_RECORD || string.length > LONGEST || !isCapital(string.charCodeAt(0))) return false;
  if (isInMidTable(lines, k)) return false;
  const before = beforeLine(k);
  const head = headFrom(lines, k);
  if (head.length < 2 || !(head.some((l) => tellsWhose(l, before.births)) || isBelowWhose(lines, k, before)))
    return false;
  if (isAddressee(lines.slice(opened, k), head)) return false;
  return !isNextSheet(string) && (opensWithWhose(head, before) || opensWithTitle(head, before));
}

/** "LON | 3 mo then re-test" below "Test | ABG 11/02" and "ICD-10 | J43.9": a field among fields. */
function isInMidTable(lines: readonly SetLine[], k: number): boolean {
  const { row, gap } = lines[k];
  if (!row || row.isHeader || ![k - 1, k - 2].every((i) => lines[i]?.row?.table === row.table)) return false;
  return gap < Math.max(FIELDS_APART * lines[k - 1].gap, APART);
}
/** Of the white space between fields, what parts a title from them. */
const FIELDS_APART = 1.5;

/** "October 21, 2026 / Anita Shah, MD / Family Medicine of Hartselle / RE: …": to whom a letter goes, between its day and its greeting. */
const isAddressee = (above: readonly SetLine[], head: readonly SetLine[]): boolean =>
  above.length <= LETTER_HEAD &&
  above.some(({ string }) => ONLY_DAY.test(string) || /^\d{1,2}\/\d{1,2}\/\d{4}$/.test(string)) &&
  head.some(({ string }) => /^(?:Dear|DEAR)\b/.test(string));
/** Lines of a letter above its addressee, at most. */
const LETTER_HEAD = 8;

/** Whose it is may stand right above, as on every sheet. */
function isBelowWhose(lines: readonly SetLine[], k: number, { births, heads }: Before): boolean {
  const above = lines[k - 1];
  if (above === undefined || above.pageIndex !== lines[k].pageIndex || !tellsWhose(above, births)) return false;
  return isNextSheet(above.string) || heads.has(nameOf(above.string));
}

/** Whose it is, and below it what it is: "West, Mae | DOB 09/17/1961 | Bayline Imaging" over "Final report". */
function opensWithWhose([line, next, ...rest]: readonly SetLine[], before: Before): boolean {
  const { string } = line;
  const { births, body, heads } = before;
  if (!namesFirst(line, next, births)) return false;
  const closed = before.closed();
  if (!closed && !heads.has(nameOf(string))) return false;
  // "Castellane, Reuben A." over "DOB 09/22/1970"
  const below = isWhose(next.string) && rest.length > 0 ? rest[0] : next;
  if ((closed && stands(below, body)) || isTitle(below)) return true;
  return (TITLE_NOUN.test(string) || ORGANISATION.test(string)) && [line, next].some((l) => hasDay(l, births));
}

/** What it is, and below it whose and of which day. */
function opensWithTitle(head: readonly SetLine[], { births, body, signed, closed, saidWhose }: Before): boolean {
  const [line, ...below] = head;
  const titled = isTitle(line);
  // Across the end of a page: who signs the one paper stands above the title of the next.
  const isParted = below.some((l) => l.pageIndex > line.pageIndex);
  if (isParted && (!titled || below.some((l) => l.pageIndex > line.pageIndex && isTitle(l)))) return false;
  if (!(titled || isShort(line))) return false;
  const isClosed = closed();
  if (!isClosed && !(titled && (signed || saidWhose()))) return false;
  if (!head.some((l) => hasDay(l, births)) && !(isClosed && titled)) return false;
  if (stands(line, body)) return true;
  // What ends a paper is no title, the name of the next house in large type or below white space is.
  const above = below.slice(0, below.findIndex((l) => tellsWhose(l, births)) + 1);
  if (above.some((l) => isTitle(l) && (stands(l, body) || l.gap > Math.max(line.gap, APART)))) return false;
  if (isClosed) return true;
  if (!isApart(line, body) && !IN_CAPITALS.test(line.string)) return false;
  return signed || head.some((l) => WRITTEN_BY.test(l.string));
}

const isApart = ({ gap, size }: SetLine, body: number): boolean => gap * size > APART * body;
/** "LOCAL TITLE: RADIOLOGY REPORT": all that stands out in typed lines. */
const IN_CAPITALS = /^[A-Z]{4,}[:,]? [A-Z&]{3,}/;

/** The lines of a head; the end of the page may part them. */
function headFrom(lines: readonly SetLine[], k: number): SetLine[] {
  const head: SetLine[] = [];
  for (let i = k; i < lines.length && head.length < HEAD_LINES && lines[i].pageIndex <= lines[k].pageIndex + 1; i++)
    if (!lines[i].running) head.push(lines[i]);
  return head;
}

const stands = ({ bold, size }: SetLine, body: number): boolean => bold || size >= body * LARGE;

const isTitle = (line: SetLine): boolean =>
  (TITLE_NOUN.test(line.string) || ORGANISATION.test(line.string)) &&
  wordsIn(line.string) <= LONGEST_TITLE &&
  names(line);

/** "Fox Hollow Nuclear Medicine", "Gail Sorrentino, Psy.D.": a house or a writer, below a paper's end. */
const isShort = (line: SetLine): boolean => wordsIn(line.string) <= LONGEST_NAME && names(line);
const LONGEST_NAME = 7;

const names = ({ string }: SetLine): boolean =>
  !IS_NO_TITLE.test(string) &&
  !ADDRESSED.test(string) &&
  !closes(string) &&
  !ONLY_DAY.test(string) &&
  !sectionKindOf(string.replace(/[:.\s]+$/, ''));
/** A sentence, an entry of a list, an address: "To: Bayline Clinic". */
const IS_NO_TITLE = /^[^A-Z]|(?:[a-z]{3}|[A-Z]{4})[.;,]$|(?:[a-z]{3}|[A-Z]{5})[.;] [A-Z]|[☐☒]|\[[ xX]?\]/;
const ONLY_DAY = /^[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}\W*$/;
const ADDRESSED =
  /^(?:to|from|via|cc|attn|attention|encl\w*|attached|copy|copies|phone|fax|ref\w*|sent|ordered|requested|patient|pt|name|member|re|dear)\b ?[:.,]/i;

/** Does a line begin with a name that a birth or a record's number follows, there or on the next? */
function namesFirst(line: SetLine, next: SetLine, births: Births): boolean {
  const { string, cues } = line;
  if (!tellsWhose(line, births)) return (cues & CUE.digit) === 0 && isWhose(string) && tellsWhose(next, births);
  return isWhose(string) || (NAME_LEADS.test(string) && !/[a-z]{3}[.;](?: |$)/.test(string));
}
/** "Lee, Ann | DOB" of "Lee, Ann | DOB 07/14/1974 | Enclosure B": the same at the head of each paper. */
export const nameOf = (string: string): string => string.slice(0, Math.max(0, string.search(/\d/))).trim();

const NAME_LEADS =
  /^(?:(?:Patient|PATIENT|Pt|PT|Name|NAME|Re|RE|Member|For):? )?[A-Z][\w'’-]+,? ?[A-Z][\w'’.-]*(?: [A-Z][\w'’.-]*)*[ ,|·•(]/;

/** Who wrote or ordered it. */
const WRITTEN_BY = new RegExp(
  `${SIGNER.source}|\\b(?:[Pp]rovider|PROVIDER|[Pp]hysician|[Aa]uthor|AUTHOR|[Ss]een by|[Ss]urgeon|[Oo]perator|[Tt]herapist|[Oo]rder(?:ed by|ing))\\b`,
);
