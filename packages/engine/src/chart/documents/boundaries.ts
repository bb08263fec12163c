// The set lines of a chart in; where each document begins and ends, its title and pages out.
//
// A document begins at the top of a page that opens with a title or a letterhead, where page numbering starts again,
// or in the middle of a page at a title that is followed by a date or a name as the head of a record is.

import { PRINTED_DAY } from '../../values/printed-day.ts';
import type { Span } from '../../values/span.ts';
import type { SetLine } from '../layout/set-line.ts';
import type { Setting } from '../layout/typeset.ts';
import { median } from '../layout/visual-lines.ts';
import { birthsIn, isAbout, tellsWhose } from './births.ts';
import { closes, lineCloses } from './closing.ts';
import { namesEntry, opensEntry } from './entries.ts';
import { firstPages } from './first-pages.ts';
import { type Before, nameOf, opensUnderHead } from './full-head.ts';
import { IDENTITY } from './identity-cue.ts';
import { hasText, namesSigner, opensInPage, saysWhose } from './in-page.ts';
import { letterheadOf } from './letterhead.ts';
import { isHeadAlone, isSameHead, nextInBlock, opensPage, room } from './page-turn.ts';
import { goesOn, type Head, headAt, isNextSheet, saysNothing } from './record-head.ts';
import { isSigning, lineSigns } from './signature-cues.ts';
import { linesInLookOf, linesWithTitleLook, PARTED } from './title-look.ts';
import { titleOf, withoutOpenBracket } from './titles.ts';
import { isIdentityOnly, isWhose, namedBelow } from './whose.ts';

export type DocumentExtent = Span & {
  readonly title: string;
  /** One of several under one title: its first words are its day. */
  readonly isEntry: boolean;
  readonly pageFrom: number;
  readonly pageTo: number;
  readonly lines: readonly SetLine[];
  /** Without the running ones. */
  readonly body: readonly SetLine[];
};

/** Where a document begins; of an entry under a title that serves several, which beginning has the title. */
type Start = { readonly at: number; readonly line: number; readonly entryOf: number | null };

/** In lines. */
const SHORTEST_PAPER = 4;
/** With its title. */
const SHORTEST_ENTRY = 2;
/** Lines of a head in which it says whose it is. */
const WHOSE_LINES = 3;

export function documentExtents(setting: Setting): DocumentExtent[] {
  const { lines } = setting;
  const body = median(lines.filter((l) => !l.running).map((l) => l.size));
  const typedAsTitles = linesWithTitleLook(lines, body);
  const starts = startsOf(setting, body, typedAsTitles, NONE);
  const opening = new Set(starts.filter((s) => s.entryOf === null).map((s) => lines[s.line]));
  const inTheirLook = linesInLookOf(opening, lines, body);
  if (inTheirLook.length === 0) return extentsOf(setting, body, starts);
  return extentsOf(setting, body, startsOf(setting, body, typedAsTitles, new Set(inTheirLook)));
}

const NONE: ReadonlySet<SetLine> = new Set();

/**
 * @param asFirst lines typed as the first paper's title
 * @param asOthers lines typed as those with which papers are known to open
 */
function startsOf(
  setting: Setting,
  body: number,
  asFirst: ReadonlySet<SetLine>,
  asOthers: ReadonlySet<SetLine>,
): Start[] {
  const { lines, pages } = setting;
  const restarts = firstPages(lines);
  const births = birthsIn(lines);
  const starts: Start[] = [];
  /** Of the document that is open: asked for at every page. */
  let openHead: Head | null = null;
  const heads = new Set<string>();
  /** Whose papers open with their name, what it is and its day in one line. */
  const letterheads = new Set<string>();
  /** Has it been signed? */
  let ended = false;
  const begin = (at: number, line: number, entryOf: number | null = null): void => {
    starts.push({ at, line, entryOf });
    const letterhead = letterheadOf(lines[line].string);
    if (letterhead !== null) letterheads.add(letterhead);
    for (const l of lines.slice(line, line + WHOSE_LINES)) if (isAbout(l, births)) heads.add(nameOf(l.string));
    openHead = null;
    ended = false;
  };
  let pageIndex = -1;
  let lastLine = '';
  let last: SetLine | null = null;
  let lastCloses: boolean | null = null;
  /** Is the line above a record's last? Asked of it by every line, found out once. */
  const closed = (): boolean => {
    lastCloses ??= last !== null && lineCloses(last);
    return lastCloses;
  };
  let lastBottom = 0;
  let lastBlock = -1;
  /** What is known of the record that is open above line `k`. */
  const before = (k: number): Before => ({
    signed: ended,
    closed: () => closed() || namesSigner(lastLine),
    saidWhose: () => saysWhose(lines, starts.at(-1)!.line, k, births) || hasText(lines, starts.at(-1)!.line, k),
    births,
    heads,
    body,
  });
  /** Does its type tell that it is a title, below a paper long enough to be one? */
  const isTyped = (line: SetLine, k: number): boolean => {
    const length = k - starts.at(-1)!.line;
    // Whom a letter is about stands in the type of the house above it.
    if (asOthers.has(line)) return length >= SHORTEST_ENTRY && !(tellsWhose(line, births) && !before(k).saidWhose());
    return asFirst.has(line) && length >= (PARTED.test(line.string) ? SHORTEST_ENTRY : SHORTEST_PAPER);
  };
  lines.forEach((line, k) => {
    if (line.running) return;
    const { string } = line;
    const top = line.pageIndex !== pageIndex;
    // Who it is about stands above many a title: the title is the next line.
    if (top && starts.length > 0 && isIdentityOnly(string) && !closes(string) && nextInBlock(lines, k)) {
      if (isNextSheet(string) || (!ended && isSameHead(lines, starts.at(-1)!.line, k, births)))
        pageIndex = line.pageIndex;
      return;
    }
    if (top) {
      pageIndex = line.pageIndex;
      const open = starts.at(-1);
      if (!open || restarts.has(pageIndex)) begin(pages[pageIndex].start, k);
      else {
        const above = (isSigning(lastLine) ? 0.5 : 0) + room(pages[pageIndex - 1]?.height, lastBottom);
        const head = headAt(lines, k);
        openHead ??= headAt(lines, open.line);
        const named = namedBelow(lines, k);
        const isPart =
          (open.at > pages[pageIndex - 1].start && isHeadAlone(lines, open.line, k)) ||
          closes(withoutOpenBracket(string));
        const letterhead = letterheadOf(string);
        const isNew =
          asFirst.has(line) ||
          asOthers.has(line) ||
          (named !== null && !openHead.lines.includes(named.string)) ||
          (letterhead !== null && letterheads.has(letterhead) && !openHead.lines.includes(string));
        const mayOpen =
          isNew || ((ended || closed() || !saysNothing(head)) && opensPage(lines, k, body, above, head, openHead));
        if (mayOpen && !isPart && !goesOn(head, openHead)) begin(pages[pageIndex].start, k);
      }
    } else if (
      (closed() && isWhose(string) && namedBelow(lines, k)) ||
      opensUnderHead(lines, k, starts.at(-1)!.line, before) ||
      ((isTyped(line, k) ||
        opensInPage(lines, k, { body, opened: starts.at(-1)!.line, lastLine, signed: ended, births })) &&
        // What stands above it is its own letterhead, or whom it is about.
        !isLetterheadOnly(lines, starts.at(-1)!.line, k) &&
        // "Order 08/17/2026 Salvatierra" at a page's foot
        !endsPage(lines, k))
    )
      begin(line.start, k);
    else if (opensEntry(lines, starts.at(-1)!.line, k))
      begin(line.start, k, namesEntry(string) ? null : (starts.at(-1)!.entryOf ?? starts.length - 1));
    // "/s/ I. Vasquez-" and below it "Toll, MD, NPI on file."
    const endsName = string.length < LONGEST_END && lastBlock === line.block && last !== null && lineSigns(last);
    // Whose the next paper is stands between the last signature and its title.
    const isWhoseAlone = tellsWhose(line, births) && isIdentityOnly(string);
    if (string.length > 3 && !endsName && !isWhoseAlone && !IS_PAGE_NUMBER.test(string)) {
      lastLine = string;
      last = line;
      lastCloses = null;
    }
    ended ||= lineSigns(line);
    lastBottom = line.block === lastBlock ? Math.max(lastBottom, line.y1) : line.y1;
    lastBlock = line.block;
  });
  return starts;
}

/** Nothing stands below it but a page's number. */
function endsPage(lines: readonly SetLine[], k: number): boolean {
  for (let i = k + 1; i < lines.length && lines[i].pageIndex === lines[k].pageIndex; i++)
    if (!lines[i].running && !IS_PAGE_NUMBER.test(lines[i].string)) return false;
  return true;
}

function extentsOf({ text, lines }: Setting, body: number, starts: readonly Start[]): DocumentExtent[] {
  const firsts = starts.map((s) => firstLine(lines, s.at, s.line));
  const titleAt = (i: number): string =>
    titleOf(lines.slice(starts[i].line, Math.min(starts[i].line + 7, starts[i + 1]?.line ?? lines.length)), body);
  return starts.map((start, i) => {
    const own = lines.slice(i === 0 ? 0 : firsts[i], firsts[i + 1] ?? lines.length);
    const plain = own.filter((l) => !l.running);
    return {
      start: i === 0 ? 0 : start.at,
      end: starts[i + 1]?.at ?? text.length,
      title: titleAt(start.entryOf ?? i),
      isEntry: start.entryOf !== null,
      ...pagesOf(plain.length > 0 ? plain : own),
      lines: own,
      body: plain,
    };
  });
}

function pagesOf(lines: readonly SetLine[]): Pick<DocumentExtent, 'pageFrom' | 'pageTo'> {
  let pageFrom = Number.POSITIVE_INFINITY;
  let pageTo = Number.NEGATIVE_INFINITY;
  for (const { page } of lines) {
    pageFrom = Math.min(pageFrom, page);
    pageTo = Math.max(pageTo, page);
  }
  return { pageFrom, pageTo };
}

/** The rest of a name or a day that a line's end breaks off. */
const LONGEST_END = 40;
const LETTERHEAD_LINES = 2;
const IS_PAGE_NUMBER = /^page \d{1,3} of \d{1,3}$/i;
const DAY = new RegExp(PRINTED_DAY);

/** Nothing but short lines without a date, but for a birth's, stands between the beginning and line `k`. */
function isLetterheadOnly(lines: readonly SetLine[], from: number, k: number): boolean {
  let between = 0;
  for (let i = from; i < k; i++) {
    const { running, string } = lines[i];
    if (running) continue;
    const isOfPatient = IDENTITY.test(string);
    if (++between > LETTERHEAD_LINES || string.length >= (isOfPatient ? 130 : 80)) return false;
    if (DAY.test(string) && !isOfPatient) return false;
  }
  return between > 0;
}

/** Running lines at the top of the page belong to the document that begins there. */
function firstLine(lines: readonly SetLine[], at: number, line: number): number {
  let k = line;
  while (k > 0 && lines[k - 1].start >= at) k--;
  return k;
}
