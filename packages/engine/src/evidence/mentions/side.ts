// A place in a chart in, the side of the body it is about out: from its own words, its clause, its list's lead or its section's heading.

import type { Chart, Section, Tokens } from '../../chart/chart.ts';
import { normAt, tokenAt } from '../../chart/token-columns.ts';
import { tokenize } from '../../chart/tokens.ts';
import type { Span } from '../../values/span.ts';
import { sentencesWith } from '../word-kinds.ts';
import { sideCarried } from './side-carried.ts';

export type Side = 'left' | 'right' | 'both';

const WORDS: Readonly<Record<string, Side>> = {
  left: 'left',
  lt: 'left',
  'left-sided': 'left',
  leftsided: 'left',
  os: 'left',
  right: 'right',
  rt: 'right',
  rightsided: 'right',
  od: 'right',
  bilateral: 'both',
  bilaterally: 'both',
  bilat: 'both',
  'b/l': 'both',
  both: 'both',
  ou: 'both',
  lle: 'left',
  lue: 'left',
  rle: 'right',
  rue: 'right',
  ble: 'both',
  bue: 'both',
  lul: 'left',
  lll: 'left',
  rul: 'right',
  rll: 'right',
};
/** "R knee", "L hip": only as single capitals. */
const LETTERS: Readonly<Record<string, Side>> = { L: 'left', R: 'right' };
const NO_SIDE_AFTER =
  /^(?:handed|hand|away|now|after|before|upper|to|at|dominant|the|against|up|under|beside|beneath|through|here|there|next|into|heart|ventricular|ventricle|atrial|atrium|shift|over|side)$/;
const NO_SIDE_BEFORE = /^(?:all|has|have|had|he|she|they|is|just|the|was)$/;

export function sideOf(chart: Chart, sentence: number, first: number, last: number): Side | null {
  const column = sideOfColumn(chart, sentence, first, last);
  if (sidedSentences(chart)[sentence] === 0) return column ?? sideAbove(chart, sentence);
  const own = sideBefore(chart, sentence, first, last) ?? among(chart, first, last + 1);
  if (own ?? column) return own ?? column;
  const from = chart.sentenceTokens[sentence];
  const to = chart.sentenceTokens[sentence + 1];
  if (among(chart, from, to) === null) return sideAbove(chart, sentence);
  const inClause = (isEnd: (i: number) => boolean): Side | null => {
    let begin = first;
    while (begin > from && !isEnd(begin)) begin--;
    let end = last + 1;
    while (end < to && !isEnd(end)) end++;
    return nearest(chart, begin, end, first, last);
  };
  // "worn to 1 mm (left 4 mm)": what a bracket sets against it is about the other one
  return (
    inClause((i) => parts(chart, i) || bracketed(chart, i)) ??
    inClause((i) => parts(chart, i)) ??
    among(chart, from, first, true) ??
    sideAbove(chart, sentence)
  );
}

/** "Left total hip 2011 by me, right 2015": the side right before a phrase that reaches over the comma to another. */
function sideBefore(chart: Chart, sentence: number, first: number, last: number): Side | null {
  if (first === chart.sentenceTokens[sentence]) return null;
  for (let i = first + 1; i <= last; i++)
    if (parts(chart, i)) return among(chart, first, i) === null ? sideAt(chart, first - 1) : null;
  return null;
}

/**
 * "Lens | clear | 3+ NS" under "| OD | OS": the side of the one column that the words reach into. Words that begin in the row's label are
 * about both where the other column goes on alike: "Refraction | -1.75 | -2.25".
 */
function sideOfColumn(chart: Chart, sentence: number, first: number, last: number): Side | null {
  const { cells } = chart.sentences[sentence];
  if (!cells) return null;
  const start = chart.tokens.starts[first];
  const end = chart.tokens.ends[last];
  const sided = cells.flatMap((c) => {
    const side = c.header && inHeader(chart.text.slice(c.header.start, c.header.end));
    return side ? [{ start: c.start, end: c.end, side, isReached: c.end > start && c.start < end }] : [];
  });
  const reached = sided.filter((c) => c.isReached);
  if (reached.length === 0 || reached.some((c) => c.side !== reached[0].side)) return null;
  const isLabelled = reached.every((c) => c.start > start);
  const word = normAt(chart.tokens, last);
  const isAlike = (c: Span): boolean => {
    const text = chart.text.slice(c.start, c.end);
    return /\d/.test(word) ? /\d/.test(text) : new RegExp(`\\b${word.replace(/\W/g, '\\$&')}`, 'i').test(text);
  };
  return isLabelled && sided.some((c) => c.side !== reached[0].side && isAlike(c)) ? 'both' : reached[0].side;
}

/** "L", and below a name that spans both sides "Strength L". */
const inHeader = (header: string): Side | null =>
  LETTERS[/(?:^|\s)([RL])\s*$/.exec(header)?.[1] ?? ''] ?? inHeading(header);

/** The one side that a sentence names anywhere; null when it names none or both. */
export function sideNamedIn(chart: Chart, sentence: number): 'left' | 'right' | null {
  if (sidedSentences(chart)[sentence] === 0) return null;
  const named = among(chart, chart.sentenceTokens[sentence], chart.sentenceTokens[sentence + 1]);
  return named === 'both' ? null : named;
}

const sidedSentences = sentencesWith(new RegExp(`^(?:[lr]|${Object.keys(WORDS).join('|')})$`));
const headed = new WeakMap<Section, { readonly side: Side | null }>();

/** Of the list's lead, else of a label before it, else of the section's heading. */
function sideAbove(chart: Chart, sentence: number): Side | null {
  const { lead, section: at } = chart.sentences[sentence];
  const led = inText(chart, lead) ?? sideCarried(chart, sentence);
  const section = chart.sections[at];
  if (led || !section) return led ?? sideOfDocument(chart, chart.sentences[sentence].document);
  let known = headed.get(section);
  if (!known) {
    known = { side: inHeading(section.heading) };
    headed.set(section, known);
  }
  return known.side ?? sideOfDocument(chart, chart.sentences[sentence].document);
}

/** Papers of one joint or eye as a rule: a course of therapy, a picture, a needle. */
const OF_ONE_SIDE: ReadonlySet<string> = new Set(['therapy_note', 'imaging', 'procedure_note']);
const ofDocuments = new WeakMap<Chart, Map<number, Side | null>>();

/** The side in such a paper's title, else the only one that it names. */
export function sideOfDocument(chart: Chart, document: number): Side | null {
  const paper = chart.documents[document];
  if (!paper || !OF_ONE_SIDE.has(paper.kind)) return null;
  let known = ofDocuments.get(chart);
  if (!known) {
    known = new Map();
    ofDocuments.set(chart, known);
  }
  let side = known.get(document);
  if (side === undefined) {
    side = inHeading(paper.title) ?? onlySide(chart, paper);
    known.set(document, side);
  }
  return side;
}

function onlySide(chart: Chart, { start, end }: Span): Side | null {
  const named = among(chart, tokenFrom(chart.tokens, start), tokenFrom(chart.tokens, end));
  return named === 'both' ? null : named;
}

/** The first token that does not begin before a place. */
function tokenFrom({ starts, length }: Tokens, place: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle] < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Does a comma, semicolon or the like stand before token `i`? */
function parts(chart: Chart, i: number): boolean {
  const { starts, ends } = chart.tokens;
  const gap = i > 0 ? chart.text.slice(ends[i - 1], starts[i]) : '';
  if (/[,;]|\.\s/.test(gap)) return true;
  const word = normAt(chart.tokens, i);
  return word === 'but' || word === 'whereas' || word === 'while';
}

/** Does a bracket open or close before token `i`? */
function bracketed(chart: Chart, i: number): boolean {
  const { starts, ends } = chart.tokens;
  return i > 0 && /[()]/.test(chart.text.slice(ends[i - 1], starts[i]));
}

const sided = new WeakMap<Tokens, Uint8Array>();

/** Which tokens can name a side at all, by word. */
function candidates(tokens: Tokens): Uint8Array {
  const before = sided.get(tokens);
  if (before) return before;
  const flags = Uint8Array.from(tokens.words, ({ norm }) => (norm === 'l' || norm === 'r' || norm in WORDS ? 1 : 0));
  sided.set(tokens, flags);
  return flags;
}

function sideAt(chart: Chart, i: number): Side | null {
  const { norm, start, end } = tokenAt(chart.tokens, i)!;
  const next = tokenAt(chart.tokens, i + 1);
  if (norm === 'l' || norm === 'r') {
    const tied = chart.text[end] === '-' || chart.text[start - 1] === '/';
    return tied ? null : (LETTERS[chart.text.slice(start, end)] ?? null);
  }
  const side = WORDS[norm];
  if (!side) return null;
  if (norm === 'left' || norm === 'right') {
    const previous = normAt(chart.tokens, i - 1);
    if (
      norm === 'left' &&
      NO_SIDE_BEFORE.test(previous) &&
      next &&
      /^(?:the|her|his|without|work|home|him|with|for|to|at|early)$/.test(next.norm)
    )
      return null;
    if (norm === 'left' && (remains(chart, i) || next?.norm === 'its' || next?.norm === 'their')) return null;
    if (isCompared(chart, i)) return null;
    if (next && NO_SIDE_AFTER.test(next.norm) && !/^(?:upper|side|hand)$/.test(next.norm)) return null;
    if (next && /^(?:hand|handed)$/.test(next.norm) && /^(?:dominant|dominance)$/.test(normAt(chart.tokens, i + 2)))
      return null;
  }
  if ((norm === 'os' || norm === 'od' || norm === 'ou') && !/^(?:OS|OD|OU|o\.)/.test(chart.text.slice(start, end)))
    return null;
  if (norm === 'both' && next && /^(?:of|he|she|are|were|patient|parents)$/.test(next.norm)) return null;
  return side;
}

/** "No joint **left** medially", "nothing left": what remains, unless a part of the body follows. */
function remains(chart: Chart, i: number): boolean {
  if (BODY.test(normAt(chart.tokens, i + 1))) return false;
  for (let j = i - 1; j >= Math.max(0, i - 4); j--) {
    if (/[.;:,]/.test(chart.text.slice(chart.tokens.ends[j], chart.tokens.starts[j + 1]))) return false;
    const word = normAt(chart.tokens, j);
    if (/^(?:nothing|little|none|hardly|barely|zero)$/.test(word) || (word === 'no' && j < i - 1)) return true;
  }
  return false;
}

/** "Up 7 mm against the right", "stiffer than the left": what something is measured by is not what is told of. */
function isCompared(chart: Chart, i: number): boolean {
  const { tokens } = chart;
  let k = i - 1;
  while (/^(?:the|her|his|its|on|in|of|that)$/.test(normAt(tokens, k))) k--;
  const word = normAt(tokens, k);
  return (
    /^(?:against|than|unlike)$/.test(word) ||
    (/^(?:with|to)$/.test(word) && /^(?:compared|relative|comparison)$/.test(normAt(tokens, k - 1)))
  );
}

const BODY =
  /^(?:knees?|hips?|eyes?|legs?|sides?|foot|feet|lower|upper|shoulders?|arms?|hands?|eyelids?|lids?|medial|lateral|sided|brow|lung|lobe|breast)$/;

const MAY_NAME = /left|right|bilat|both|\b[LRO][TDSUL]?\b|[LR][LU]L|[BLR][LU]E/i;

/** All sides named in a stretch as one; with `carried`, the last one alone. */
function among(chart: Chart, from: number, to: number, carried = false): Side | null {
  let found: Side | null = null;
  const { ids } = chart.tokens;
  const flags = candidates(chart.tokens);
  for (let i = from; i < to; i++) {
    const side = flags[ids[i]] === 1 ? sideAt(chart, i) : null;
    if (side) found = found && found !== side && !carried ? 'both' : side;
  }
  return found;
}

/** The side word nearest to the mention in its clause; "left and right" joined by a conjunction is both. */
function nearest(chart: Chart, begin: number, end: number, first: number, last: number): Side | null {
  let best: Side | null = null;
  let bestAt = -1;
  let distance = Number.POSITIVE_INFINITY;
  for (let i = begin; i < end; i++) {
    const side = sideAt(chart, i);
    if (!side) continue;
    const d = i < first ? first - i : i - last + 0.5;
    if (d >= distance) continue;
    best = side;
    bestAt = i;
    distance = d;
  }
  if (best === null || best === 'both') return best;
  for (let i = Math.max(begin, bestAt - 3); i < Math.min(end, bestAt + 4); i++) {
    const other = sideAt(chart, i);
    const joint = normAt(chart.tokens, Math.min(i, bestAt) + 1);
    if (
      other &&
      other !== best &&
      (joint === 'and' || joint === '>' || joint === '<' || joint === 'greater' || joint === 'more')
    )
      return 'both';
  }
  return best;
}

function inText(chart: Chart, span: Span | undefined): Side | null {
  return span ? inHeading(chart.text.slice(span.start, span.end)) : null;
}

function inHeading(heading: string | undefined): Side | null {
  if (!heading || !MAY_NAME.test(heading)) return null;
  let found: Side | null = null;
  for (const { norm } of tokenize(heading)) {
    const side = WORDS[norm];
    if (side) found = found && found !== side ? 'both' : side;
  }
  return found;
}
