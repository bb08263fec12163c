// A document's title, letterhead and text in, its kind out: scored cues, the title counting most.

import type { DocumentKind } from '../chart.ts';
import { CUE } from '../layout/line-cues.ts';
import type { SetLine } from '../layout/set-line.ts';
import { wordsOf } from '../words/pattern-words.ts';
import { type Automaton, automatonOf, foundIn } from '../words/scan.ts';
import type { DocumentExtent } from './boundaries.ts';
import { CLINICAL_TITLE, KIND_CUES, ORDER_TITLE, SUPPLIER_NAME, TITLE_NOUN } from './kind-cues.ts';

const CONTENT_LOOKED_AT = 6000;
const LONGEST_COVER = 1500;
const MOST_HITS = 3;
/** Of a word in the title that may be said of another paper too. */
const LEAST_OF_TITLE = 4;
/** What is scored lower is of no known kind. */
const LEAST = 1.5;

/** Patterns as a list, with an automaton that tells which may match in a text, by bits; what one of 32 bits lets through for two is asked again. */
const automatonFor = (patterns: readonly (RegExp | undefined)[]): Automaton =>
  automatonOf(patterns.map((p, i) => ({ bit: 1 << i, words: (p && wordsOf(p)) ?? [] })));
const titles = automatonFor(KIND_CUES.map((cue) => cue.title));
const contents = automatonFor(KIND_CUES.map((cue) => cue.content));

const CUES = KIND_CUES.map((cue, i) => ({
  ...cue,
  order: i,
  bit: 1 << i,
  content: cue.content && new RegExp(cue.content.source, `${cue.content.flags}g`),
}));

type Scored = {
  readonly cue: (typeof CUES)[number];
  /** By title and head. */
  readonly sure: number;
  /** What the text may add to that, and how much for each of its words. */
  readonly asked: RegExp | undefined;
  readonly weight: number;
  readonly possible: number;
};

/** A line of running text below the title tells what was done, not what this paper is. */
const PROSE = /^(?!.* [·|•—–] .* [·|•—–] ).{90,}$|[a-z)] ?[.;,]$|[a-z]{3}\. [A-Z]/;

/** "West, Mae · DOB 12/02/1955 · Clinic visit 09/15/2026 · A. Lee, NP": a head in one line, however long. */
const WHOSE = /^.{0,60}\b(?:DOB|MRN)\b(?!.*[a-z]\. [A-Z])/;

/** To whom a paper goes is not what it is. */
const ADDRESSEE =
  /^(?:to|attn|attention|cc|via|fax to)\b ?:|^(?:dr\b.{0,30}, )?(?:the )?(?:chief )?medical director\b|^(?:utilization|case|medical) (?:review|management)(?: (?:department|unit|team|nurse|committee))?$/i;

/** "Referral" over "Dear Dr. Klein:" is a letter between colleagues and orders nothing. */
const BARE_REFERRAL = /^\W*referral\W*$/i;
const GREETS = /^\s*dear\b/im;

/** The lines of a document's first pages that may hold words of its kind: most hold none. */
export function tellingLines(text: string, { start, lines }: { start: number; lines: readonly SetLine[] }): string {
  const most = start + CONTENT_LOOKED_AT;
  let told = '';
  let from = start;
  for (const { cues, end } of lines) {
    if (from >= most) break;
    if ((cues & CUE.kind) !== 0) told += `${told === '' ? '' : '\n'}${text.slice(from, Math.min(end, most))}`;
    from = end + 1;
  }
  return told;
}

/** What a document is: by its title and head, and by what it tells. */
export function documentKind(text: string, extent: DocumentExtent, head: string): DocumentKind {
  const { title, start, end, body } = extent;
  const kind = kindOf(title, head, tellingLines(text, extent), end - start);
  // A visit's note in the four parts of its kind may tell all that a study's report does.
  return IS_REPORT.has(kind) && isInFourParts(body) && kindOf(title, head, '', 0) !== kind ? 'visit_note' : kind;
}

const IS_REPORT: ReadonlySet<DocumentKind> = new Set([
  'sleep_study',
  'device_download',
  'imaging',
  'lab',
  'cardiac_test',
  'pulmonary_test',
  'vision_test',
]);
/** "S: …", "O: …", "A/P: …". */
const isInFourParts = (body: readonly SetLine[]): boolean =>
  new Set(body.flatMap(({ string }) => PART_OF_FOUR.exec(string)?.[1] ?? [])).size >= 3;
const PART_OF_FOUR = /^\W{0,2}([SOAP])(?:\/[OP])? ?[:—–-] ?(?=\S)/;

/** A bare "request" may be of anything. */
const SPECIFIC = 6;

/** "Lakeside Imaging" over "Authorization desk": whose paper it is, and below it what it is. */
const HOUSE =
  /^(?:[\w&'’.-]+ ){1,4}(?:imaging|radiology|diagnostics|clinic|cent(?:er|re)|hospital|associates|institute)$/i;

/** "(physician section)" is none: it says who filled the paper in. */
const ASIDE =
  /\((?![^)]*\b(?:physician|provider|clinician|doctor)(?:'s|’s)? (?:section|part|portion|page)\b)[^)]*\)?/gi;

/**
 * @param content its telling lines
 * @param length of its text
 */
export function kindOf(title: string, head: string, content: string, length: number): DocumentKind {
  const heading = head
    .split('\n')
    .filter((line) => (!PROSE.test(line) || WHOSE.test(line)) && !ADDRESSEE.test(line))
    .join('\n');
  const letterhead = `${title}\n${head.split('\n').slice(0, 2).join('\n')}`;
  const isClinical = ORDER_TITLE.test(title) || (CLINICAL_TITLE.test(title) && !SUPPLIER_NAME.test(title));
  // "Excerpt from the home sleep test report (full report sent with the first request)"
  const named = title.replace(ASIDE, ' ').trim();
  const shown = TITLE_NOUN.test(named) ? named : title;
  const isHouse = HOUSE.test(title);
  const inTitle = foundIn(titles, shown);
  const inHeading = foundIn(titles, heading);
  const inContent = foundIn(contents, content);
  const scored = CUES.map((cue): Scored => {
    let sure = 0;
    if ((inTitle & cue.bit) !== 0 && cue.title.test(shown)) sure = cue.weight;
    else if ((inHeading & cue.bit) !== 0 && cue.title.test(heading))
      sure = cue.weight * (isHouse && cue.kind === 'payer_form' && cue.weight >= SPECIFIC ? 0.9 : 0.35);
    // What was faxed under a cover is more than a cover.
    if (cue.kind === 'fax_cover' && length > LONGEST_COVER) sure -= 6;
    if (cue.kind === 'order' && BARE_REFERRAL.test(title) && GREETS.test(head)) sure = 0;
    // "Home oxygen order": what is ordered is a supplier's, the paper is not
    const isOther =
      ORDER_TITLE.test(title) || (/\btherap(?:y|ist)\b|\bevaluation\b/i.test(title) && !SUPPLIER_NAME.test(title));
    if (cue.kind === 'supplier_form' && isOther) sure = Math.min(sure, LEAST_OF_TITLE);
    if (cue.kind === 'supplier_form' && !isClinical && SUPPLIER_NAME.test(letterhead)) sure += 4;
    const asked = (inContent & cue.bit) !== 0 ? cue.content : undefined;
    const weight = cue.contentWeight ?? 0.9;
    return { cue, sure, asked, weight, possible: sure + (asked ? MOST_HITS * weight : 0) };
  });
  // First those that may reach most, until nothing left can reach more; of equals the earlier cue counts.
  scored.sort((a, b) => b.possible - a.possible);
  let best: Scored | undefined;
  let most = LEAST;
  for (const one of scored) {
    if (one.possible < most || (best === undefined && one.possible <= most)) break;
    const { cue, asked, sure, weight } = one;
    const score = sure + (asked ? hitsOf(asked, content) * weight : 0);
    if (score > most || (score === most && best !== undefined && cue.order < best.cue.order)) {
      most = score;
      best = one;
    }
  }
  return best?.cue.kind ?? 'other';
}

/** Different words of a kind in a text, up to as many as count. */
function hitsOf(words: RegExp, content: string): number {
  const hits = new Set<string>();
  words.lastIndex = 0;
  for (let m = words.exec(content); m !== null && hits.size < MOST_HITS; m = words.exec(content)) {
    hits.add(m[0].toLowerCase().slice(0, 12));
    if (m[0] === '') words.lastIndex++;
  }
  return hits.size;
}
