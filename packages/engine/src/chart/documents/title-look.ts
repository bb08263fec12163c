// The lines of a chart in; those that are typed as its papers' titles are, and so are titles too, out.
//
// A record printed without page breaks sets one paper below another: nothing but its type tells a title from a section's name. Where
// sections are headed in the same type, or the title is typed as the text is, nothing is told.

import { PRINTED_DAY } from '../../values/printed-day.ts';
import { wordsIn } from '../characters.ts';
import type { SetLine } from '../layout/set-line.ts';
import { sectionKindOf } from '../sentences/section-cues.ts';
import { ORGANISATION, TITLE_NOUN } from './kind-cues.ts';

/** "LAKE PAIN & SPINE :: OPERATIVE NOTE :: 08/12/2025": in type of the text's size its signs tell. */
export const PARTED = / (?:::|\/\/|\|\||>>|~~?|={2,}|-{2,}) /;
/** Type so much larger than the text's is a title's. */
const LARGER = 1.07;
const SAME_SIZE = 0.3;
/** In words. */
const LONGEST_TITLE = 14;
/** Of a chart's lines, where it has more than a few. */
const RARE = 0.1;
const FEW = 4;
/** Where signs part their names, no section's is like them. */
const FEW_PARTED = 15;
const DAY = new RegExp(PRINTED_DAY);

export function linesWithTitleLook(lines: readonly SetLine[], body: number): ReadonlySet<SetLine> {
  const first = lines.find((l) => !l.running);
  if (!first) return NONE;
  // In the text's own size only signs that all of them have tell titles.
  const signs = first.size >= LARGER * body ? '' : first.bold ? PARTED.exec(first.string)?.[0] : undefined;
  if (signs === undefined) return NONE;
  const alike = lines.filter(
    (l) => !l.running && l.bold === first.bold && Math.abs(l.size - first.size) < SAME_SIZE && l.string.includes(signs),
  );
  const isTitle = ({ string }: SetLine): boolean =>
    TITLE_NOUN.test(string) || ORGANISATION.test(string) || DAY.test(string);
  const headsSections = ({ string }: SetLine): boolean => sectionKindOf(string) !== undefined && !DAY.test(string);
  if (
    alike.length > Math.max(signs === '' ? FEW : FEW_PARTED, RARE * lines.length) ||
    alike.some((l) => headsSections(l) || wordsIn(l.string) > LONGEST_TITLE)
  )
    return NONE;
  return new Set(alike.filter(isTitle));
}
const NONE: ReadonlySet<SetLine> = new Set();

/** White space above a title, of the least that stands above one that is known. */
const LEAST_ROOM = 0.75;
/** Papers that are known to open in one look, before others are told by it. */
const KNOWN = 2;
/** So many of the lines in one look must be titles that are known. */
const KNOWN_SHARE = 1 / 3;

/**
 * The lines in the look of those with which papers are known to open, and these, where there are others: several papers by one hand are
 * titled alike, and what tells one paper's title (its words, its day, whose it is) another's may lack.
 */
export function linesInLookOf(
  opening: ReadonlySet<SetLine>,
  lines: readonly SetLine[],
  body: number,
): readonly SetLine[] {
  const looks = new Map<string, { readonly known: SetLine[]; readonly others: SetLine[] }>();
  for (const line of lines) {
    const look = line.running ? null : lookOf(line, body);
    if (look === null) continue;
    const alike = looks.get(look) ?? { known: [], others: [] };
    looks.set(look, alike);
    (opening.has(line) ? alike.known : alike.others).push(line);
  }
  return [...looks.values()].flatMap(({ known, others }) => {
    if (others.length === 0 || known.length < KNOWN) return [];
    if (known.length < KNOWN_SHARE * (known.length + others.length)) return [];
    const room = LEAST_ROOM * known.reduce((least, l) => Math.min(least, l.gap), Number.POSITIVE_INFINITY);
    return others.every((l) => l.gap >= room && mayBeTitle(l)) ? [...known, ...others] : [];
  });
}

const mayBeTitle = ({ string }: SetLine): boolean =>
  wordsIn(string) <= LONGEST_TITLE &&
  !NO_TITLE.test(string) &&
  sectionKindOf(string.replace(/[:.\s]+$/, '')) === undefined;

/** What goes on from the page before, or on the next line. */
const NO_TITLE = /[;,]$|\b(?:cont(?:inued|['’]d|\.)|page \d|p\. ?\d)/i;

/** Null of a line in the text's own type: many are. */
function lookOf({ size, bold, boldUntil, segments, x0, row, string }: SetLine, body: number): string | null {
  const isHeaded = segments.length > 1 && boldUntil >= segments[0].end;
  if (row || !(bold || isHeaded || size >= LARGER * body)) return null;
  return `${Math.round(size * 3)} ${bold} ${isHeaded} ${Math.round(x0 / 2)} ${/[a-z]/.test(string)}`;
}
