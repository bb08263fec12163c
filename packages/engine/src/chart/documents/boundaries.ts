// The set lines of a chart in; where each document begins and ends, its title and pages out.
//
// A document begins at the top of a page that opens with a title or a letterhead, where page numbering starts again,
// or in the middle of a page at a title that is followed by a date or a name as the head of a record is.

import type { Span } from '../../values/span.ts';
import { pageNumberIn } from '../layout/furniture.ts';
import type { SetLine } from '../layout/set-line.ts';
import type { Setting } from '../layout/typeset.ts';
import { median } from '../layout/visual-lines.ts';
import { sectionKindOf } from '../sentences/section-cues.ts';
import { ORGANISATION, TITLE_NOUN } from './kind-cues.ts';
import { goesOn, opensRecord } from './record-head.ts';
import { isSigning } from './signature-cues.ts';

export type DocumentExtent = Span & {
  readonly title: string;
  readonly pageFrom: number;
  readonly pageTo: number;
  readonly lines: readonly SetLine[];
};

/** A cover's lines above the title of what was faxed. */
const FAX_HEAD = /^fax transm|^(?:to|from|pages?|attn|fax)\s*:/i;
const AT_TOP = 3;
const IN_PAGE = 5.5;
/** In a page, below a signature or above a line with date and author. */
const AFTER_END = 3.5;
const HEAD =
  /\b(?:DOB|MRN|Patient|Pt|Provider|Physician|Author|Date|Attending|Name|Encounter|Seen|Collected|Visit|Re)\b\s*[:#]|\b(?:MD|DO|NP|PA-C|RN|PT)\b|\d{1,2}\/\d{1,2}\/\d{2,4}/;

export function documentExtents(setting: Setting): DocumentExtent[] {
  const { text, lines, pages } = setting;
  const body = median(lines.filter((l) => !l.running).map((l) => l.size));
  const restarts = firstPages(setting);
  const starts: { at: number; line: number }[] = [];
  let pageIndex = -1;
  let lastLine = '';
  let lastBottom = 0;
  let lastBlock = -1;
  lines.forEach((line, k) => {
    const string = text.slice(line.start, line.end);
    if (line.running) return;
    const top = line.pageIndex !== pageIndex;
    // Who it is about stands above many a title: the title is the next line.
    if (top && starts.length > 0 && isIdentityOnly(string) && nextInBlock(lines, k)) return;
    if (top) {
      pageIndex = line.pageIndex;
      const first = starts.length === 0;
      const ended = isSigning(lastLine) ? 0.5 : 0;
      const score = titleScore(line, string, body, true) + ended + room(pages[line.pageIndex - 1]?.height, lastBottom);
      const second = nextInBlock(lines, k);
      const secondScore = second ? titleScore(second, text.slice(second.start, second.end), body, true) - 0.5 : 0;
      // A letterhead, or a line of identity that escaped the running lines, with the title below it.
      const letterhead =
        secondScore >= AT_TOP &&
        (((ORGANISATION.test(string) || TITLE_NOUN.test(string)) && score > 0) || /\b(?:DOB|MRN)\b/.test(string));
      const opens =
        score >= AT_TOP ||
        /^dear\b.{2,40}[,:]$/i.test(string) ||
        letterhead ||
        opensRecord(setting, k, starts.at(-1)?.line ?? k);
      if (first || restarts.has(line.pageIndex) || (opens && !goesOn(setting, k, starts.at(-1)!.line)))
        starts.push({ at: pages[line.pageIndex].start, line: k });
    } else if (
      // A name of a house alone is the letterhead of what follows.
      !isLetterheadOnly(setting, starts.at(-1)!.line, k) &&
      line.gap > 0.8 &&
      string.length < 120 &&
      (line.bold || line.size >= body * 1.15 || !/[a-z]{2}/.test(string)) &&
      TITLE_NOUN.test(string) &&
      titleScore(line, string, body, false) >=
        (hasFullHead(lines, k, text) || (isSigning(lastLine) && (line.bold || line.size >= body * 1.15))
          ? AFTER_END
          : IN_PAGE) &&
      hasHead(lines, k, text)
    ) {
      starts.push({ at: line.start, line: k });
    }
    if (string.length > 3) lastLine = string;
    lastBottom = line.block === lastBlock ? Math.max(lastBottom, line.y1) : line.y1;
    lastBlock = line.block;
  });
  const firsts = starts.map((s) => firstLine(lines, s.at, s.line));
  return starts.map((start, i) => {
    const end = starts[i + 1]?.at ?? text.length;
    const own = lines.slice(i === 0 ? 0 : firsts[i], firsts[i + 1] ?? lines.length);
    const from = i === 0 ? 0 : start.at;
    const onPages = own.filter((l) => !l.running).map((l) => l.page);
    return {
      start: from,
      end,
      title: titleOf(
        text,
        lines.slice(start.line, Math.min(start.line + 7, starts[i + 1]?.line ?? lines.length)),
        body,
      ),
      pageFrom: Math.min(...(onPages.length > 0 ? onPages : own.map((l) => l.page))),
      pageTo: Math.max(...(onPages.length > 0 ? onPages : own.map((l) => l.page))),
      lines: own,
    };
  });
}

const LETTERHEAD_LINES = 2;

/** Nothing but short lines without a date stands between the beginning and line `k`. */
function isLetterheadOnly({ lines, text }: Setting, from: number, k: number): boolean {
  const between = lines.slice(from, k).filter((l) => !l.running);
  return (
    between.length > 0 &&
    between.length <= LETTERHEAD_LINES &&
    between.every((l) => l.end - l.start < 80 && !/\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/.test(text.slice(l.start, l.end)))
  );
}

/** Running lines at the top of the page belong to the document that begins there. */
function firstLine(lines: readonly SetLine[], at: number, line: number): number {
  let k = line;
  while (k > 0 && lines[k - 1].start >= at) k--;
  return k;
}

const IDENTITY_WORD =
  /\b(?:patient|pt|name|member|client|dob|born|birth|date|of|b|mrn|chart|id|no|number|acct|account|sex|age|re|rec|f|m|yo|y)\b\.?/gi;

/** "Patient: Ann Lee   Born: 07/14/1974", "Lee, Ann   DOB 07/14/1974   MRN NS-7703", "Ann Lee   NS-7703". */
function isIdentityOnly(string: string): boolean {
  if (string.length > 110 || !/\d/.test(string)) return false;
  const rest = string
    .replace(/\d{1,2}[ /.-](?:\d{1,2}|[A-Z][a-z]{2,8})[ /.-]\d{2,4}|\d{4}-\d{2}-\d{2}/g, ' ')
    .replace(/[A-Z]{0,4}-?\d[\w-]*/g, ' ')
    .replace(IDENTITY_WORD, ' ')
    .replace(/[#:,()|/.-]/g, ' ')
    .trim();
  const words = rest.split(/\s+/).filter(Boolean);
  return (
    words.length >= 1 &&
    words.length <= 5 &&
    words.every((w) => /^[A-Z]/.test(w)) &&
    !TITLE_NOUN.test(rest) &&
    !ORGANISATION.test(rest)
  );
}

const nextInBlock = (lines: readonly SetLine[], k: number): SetLine | undefined => {
  const next = lines[k + 1];
  return next && next.pageIndex === lines[k].pageIndex && !next.running ? next : undefined;
};

/** "Patient  Lee, Ann", "Date: 06/01/2026": a head's field, no title. */
const IS_FIELD = /^(?:patient|pt|name|member|date|dob|mrn|provider|ordering|requested|procedure|code|item)\b/i;

function titleScore(line: SetLine, string: string, body: number, top: boolean): number {
  // A letterhead set in columns looks like a table's first row.
  if (line.row && (!top || !(TITLE_NOUN.test(string) || ORGANISATION.test(string)) || IS_FIELD.test(string))) return -5;
  const words = string.split(/\s+/).length;
  let score = top ? 1 : 0;
  if (TITLE_NOUN.test(string)) score += 2.5;
  if (ORGANISATION.test(string)) score += 1.5;
  if (line.size >= body * 1.15) score += 2;
  if (line.bold) score += 1;
  if (/[A-Z]{3}/.test(string) && !/[a-z]{2}/.test(string)) score += 1;
  const left = line.x0 - line.edges.x0;
  const right = line.edges.x1 - line.x1;
  if (left > line.size * 4 && Math.abs(left - right) < line.size * 4) score += 1;
  if (line.size < body * 1.2 && sectionKindOf(string.replace(/[:.\s]+$/, '')))
    score -= TITLE_NOUN.test(string) ? 2.5 : 4;
  if (/[.;,]$/.test(string)) score -= 2;
  if (/^[a-z(•▪-]/.test(string) || /^\d{1,2}[.)] /.test(string)) score -= 4;
  if (words > 14) score -= 3;
  if (/^[A-Z][\w ]{1,25}: /.test(string) && line.size < body * 1.15 && /[a-z]{2}/.test(string)) score -= 2;
  if (/[☐☒]/.test(string) || isSigning(string)) score -= 4;
  return score;
}

/** A page that ends early was not continued on the next; one that is full may have been. */
const room = (height: number | undefined, bottom: number): number => {
  if (height === undefined || bottom === 0) return 0;
  return bottom < height * 0.72 ? 1.5 : 0;
};

/** Pages whose running lines say "page 1 of n". */
function firstPages({ lines, text }: Setting): ReadonlySet<number> {
  const found = new Set<number>();
  for (const l of lines) if (numbersFirst(text.slice(l.start, l.end), l.running)) found.add(l.pageIndex);
  return found;
}

/** In a running line any numbering, elsewhere only one that says so: a "1 of 3" may count blocks. */
const numbersFirst = (string: string, running: boolean): boolean =>
  pageNumberIn(string)?.number === 1 && (running || /\bpage 1 of \d/i.test(string));

/** Date and author in one of the two lines below. */
const hasFullHead = (lines: readonly SetLine[], k: number, text: string): boolean =>
  lines.slice(k + 1, k + 3).some((l) => {
    const string = text.slice(l.start, l.end);
    return (
      /\b(?:date|dos|seen|encounter|visit)\b[^|]{0,20}\d{1,2}[/.-]\d|\d{1,2}\/\d{1,2}\/\d{2,4}/i.test(string) &&
      /\b(?:provider|physician|author|therapist|nurse|surgeon|attending|clinician|MD|DO|NP|RN|PT)\b/.test(
        string.replace(/Provider|Physician|Author|Therapist|Nurse|Surgeon/g, (w) => w.toLowerCase()),
      )
    );
  });

const hasHead = (lines: readonly SetLine[], k: number, text: string): boolean =>
  lines.slice(k, k + 4).some((l) => HEAD.test(text.slice(l.start, l.end)));

/** "DISCHARGE SUMMARY", "Physical therapy wheelchair examination": a few words, one of them a paper's. */
const isName = (string: string): boolean =>
  TITLE_NOUN.test(string) &&
  string.split(/\s+/).length <= 8 &&
  !/[.;,]$|\b(?:fax|ph|tel|phone)\b.*\d{3}|[☐☒]|\[[x ]?\]/i.test(string) &&
  !sectionKindOf(string.replace(/[:.\s]+$/, ''));

/** The best title among the first lines; "" when none is one. */
function titleOf(text: string, lines: readonly SetLine[], body: number): string {
  let best = '';
  let most = 1.5;
  let size = 0;
  for (let k = 0; k < lines.length; k++) {
    const line = lines[k];
    if (line.pageIndex !== lines[0].pageIndex || line.running) break;
    const string = text.slice(line.start, line.end);
    if (FAX_HEAD.test(string)) continue;
    size ||= line.size;
    const score =
      titleScore(line, string, body, k === 0) + (TITLE_NOUN.test(string) ? 1 : 0) - (ORGANISATION.test(string) ? 1 : 0);
    // What the paper is counts more than whose it is, also in smaller type.
    const names = k <= 2 && best !== '' && !TITLE_NOUN.test(best) && ORGANISATION.test(best) && isName(string);
    if (names ? score > 2 : score > most + (k === 0 ? 0 : 0.25) && line.size >= size * 0.95) {
      most = score;
      best = string.slice(0, 160);
    }
  }
  return best;
}
