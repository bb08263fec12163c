// A line in, how much it looks like a paper's title out; the first lines of a paper in, its title out.

import { PRINTED_DAY } from '../../values/printed-day.ts';
import { wordsIn } from '../characters.ts';
import { CUE } from '../layout/line-cues.ts';
import type { SetLine } from '../layout/set-line.ts';
import { sectionKindOf } from '../sentences/section-cues.ts';
import { ORGANISATION, TITLE_NOUN } from './kind-cues.ts';
import { isSigning, lineSigns } from './signature-cues.ts';
import { namedBelow } from './whose.ts';

/** A cover's lines above the title of what was faxed. */
const FAX_HEAD = /^fax transm|^(?:to|from|pages?|attn|fax)\s*:/i;

/** "Patient  Lee, Ann", "Date: 06/01/2026": a head's field, no title. */
const IS_FIELD = /^(?:patient|pt|name|member|date|dob|mrn|provider|ordering|requested|procedure|code|item)\b/i;

/** What no section is called: "Treatment history" in large type may head a section. */
const NAMES_A_PAPER = /\b(?:notes?|report|letter|summary|order|request|form|record)\b/i;

/** "Joint Replacement Request (completed by office: L." goes on below: what the bracket adds is no part of the name. */
export const withoutOpenBracket = (string: string): string => string.replace(/ \([^()]*$/, '');

export function titleScore(line: SetLine, body: number, top: boolean): number {
  const string = withoutOpenBracket(line.string);
  // A letterhead set in columns looks like a table's first row.
  const inCapitals = (line.cues & CUE.small) === 0 && TITLE_NOUN.test(string);
  const saysWhose = TITLE_NOUN.test(string) && /\b(?:DOB|MRN)\b/.test(string);
  if (line.row && ((!top && !inCapitals && !saysWhose) || IS_FIELD.test(string))) return -5;
  // "CHECKLIST (BILLER) | Y | N"
  if (line.row?.isHeader && line.row.cells.length > 2 && !top && !saysWhose) return -5;
  let score = top ? 1 : 0;
  if (line.row && !(TITLE_NOUN.test(string) || ORGANISATION.test(string))) score -= 1;
  if (TITLE_NOUN.test(string)) score += 2.5;
  if (ORGANISATION.test(string)) score += 1.5;
  if (line.size >= body * 1.15) score += 2;
  if (line.bold) score += 1;
  if ((line.cues & CUE.small) === 0 && /[A-Z]{3}/.test(string)) score += 1;
  const left = line.x0 - line.edges.x0;
  const right = line.edges.x1 - line.x1;
  if (left > line.size * 4 && Math.abs(left - right) < line.size * 4) score += 1;
  const inLargeType = line.size >= body * 1.2 && (top || NAMES_A_PAPER.test(string));
  if (!inLargeType && sectionKindOf(string.replace(/[:.\s]+$/, ''))) score -= TITLE_NOUN.test(string) ? 2.5 : 4;
  if (/[.;,]$/.test(string)) score -= 2;
  if (wordsIn(string) > 5 && /[A-Za-z)]{3}[.!?] \S/.test(string)) score -= 3;
  if (/^[a-z(•▪-]/.test(string) || /^\d{1,2}[.)] /.test(string)) score -= 4;
  if (wordsIn(string) > 14) score -= 3;
  if (/^[A-Z][\w ]{1,25}: /.test(string) && line.size < body * 1.15 && /[a-z]{2}/.test(string)) score -= 2;
  if (/[☐☒]/.test(string) || isSigning(string)) score -= 4;
  return score;
}

/** "DISCHARGE SUMMARY", "Physical therapy wheelchair examination": a few words, one of them a paper's. */
const isName = (string: string): boolean =>
  TITLE_NOUN.test(string) &&
  wordsIn(string) <= 8 &&
  !/[.;,]$|\b(?:fax|ph|tel|phone)\b.*\d{3}|[☐☒]|\[[x ]?\]/i.test(string) &&
  !sectionKindOf(string.replace(/[:.\s]+$/, ''));

/** "Harbor Spine Clinic", "Whitcombe & Sayer". */
const isHouse = (string: string): boolean => ORGANISATION.test(string) || PARTNERS.test(string);
const PARTNERS = /^(?:[A-Z][\w'’-]+,? ){1,3}(?:&|and) [A-Z][\w'’-]+$/;

/** "LEE, Ann | DOB 12/19/1947 | MRN 700-41 | Diagnostic: optical biometry": who it is about is no part of what it is. */
function withoutIdentity(line: SetLine): SetLine {
  const { string } = line;
  if (!string.includes(' | ') || !/\b(?:DOB|MRN)\b/.test(string)) return line;
  const parts = string.split(' | ');
  const last = parts.findLastIndex((part) => /\b(?:DOB|MRN)\b/.test(part));
  return last < parts.length - 1 ? { ...line, string: parts.slice(last + 1).join(' | ') } : line;
}

/** "DME Order (same author, 05/28/2026)"; "Echocardiogram, 10/29/2026" below whose it is. */
function dayNamed([first, second]: readonly SetLine[]): SetLine | null {
  const isName = ({ string, bold }: SetLine): boolean =>
    bold && NAME_WITH_DAY.test(string) && TITLE_NOUN.test(string) && wordsIn(string) <= 8;
  if (isName(first)) return first;
  return second && /\b(?:DOB|MRN)\b/.test(first.string) && isName(second) ? second : null;
}
const NAME_WITH_DAY = new RegExp(`^[A-Z][^.;:]{3,40}(?:\\([^()]*|, )${PRINTED_DAY}\\)?$`);

const TITLE_LINES = 3;

/** A sentence, ended, and so many words of it. */
const TELLS = /[a-z]{3}\. [A-Z]|[a-z]{3}\.$/;
const LONG = 10;

/** The best title among the first lines; "" when none is one. */
export function titleOf(lines: readonly SetLine[], body: number): string {
  const named = lines.length > 0 ? (namedBelow(lines, 0) ?? dayNamed(lines)) : null;
  if (named) return named.string.slice(0, 160);
  let best = '';
  /** "Lee, Ann | DOB 12/19/1947 | Shore Imaging": behind whose it is stands a house. */
  let bestIsWhose = false;
  // Whose it is may stand alone at the end of the page before.
  const page = lines[1]?.pageIndex;
  let most = 1.5;
  let size = 0;
  for (let k = 0; k < lines.length; k++) {
    if ((k > 0 && lines[k].pageIndex !== page) || lines[k].running) break;
    const line = withoutIdentity(lines[k]);
    const { string } = line;
    if (FAX_HEAD.test(string)) continue;
    // what stands below a signature is another paper's name
    if (k >= TITLE_LINES && best !== '' && lineSigns(line)) break;
    // Below what is told already stand the names of its parts, in however large type.
    if (k > 0 && best !== '' && TELLS.test(string) && wordsIn(string) >= LONG) break;
    // Below the head a title stands out.
    if (k >= TITLE_LINES && !line.bold && line.size < body * 1.15 && (line.cues & CUE.small) !== 0) continue;
    size ||= line.size;
    const score =
      titleScore(line, body, k === 0) + (TITLE_NOUN.test(string) ? 1 : 0) - (ORGANISATION.test(string) ? 1 : 0);
    // What the paper is counts more than whose it is, also in smaller type.
    const isHouses = !TITLE_NOUN.test(best) || bestIsWhose;
    const names = k <= 2 && best !== '' && isHouses && isHouse(best) && isName(string);
    if (names ? score > 2 : score > most + (k === 0 ? 0 : 0.25) && line.size >= size * 0.95) {
      most = score;
      best = string.slice(0, 160);
      bestIsWhose = line !== lines[k];
    }
  }
  return best;
}
