// A place in a chart in, the side of the body it is about out: from its own words, its clause, its list's lead or its section's heading.

import type { Chart, Section } from '../../chart/chart.ts';
import { normAt } from '../../chart/words/token-columns.ts';
import type { Span } from '../../values/span.ts';
import type { Side } from '../finding.ts';
import { sideCarried } from './side-carried.ts';
import { sideOfDocument, tokenFrom } from './side-of-paper.ts';
import { sideAmong, sideAt, sidedSentences, sideInHeader, sideInText } from './side-words.ts';

export function sideOf(chart: Chart, sentence: number, first: number, last: number): Side | null {
  const column = sideOfColumn(chart, sentence, first, last);
  if (sidedSentences(chart)[sentence] === 0) return column ?? sideAbove(chart, sentence);
  const own =
    sideBefore(chart, sentence, first, last) ?? sideToTurn(chart, first, last) ?? sideAmong(chart, first, last + 1);
  if (own ?? column) return own ?? column;
  const from = chart.sentenceTokens[sentence];
  const to = chart.sentenceTokens[sentence + 1];
  if (sideAmong(chart, from, to) === null) return sideAbove(chart, sentence);
  const inClause = (isEnd: (i: number) => boolean): Side | null => {
    let begin = first;
    while (begin > from && !isEnd(begin)) begin--;
    let end = last + 1;
    while (end < to && !isEnd(end)) end++;
    return nearest(chart, begin, end, first, last);
  };
  // "worn to 1 mm (left 4 mm)": what a bracket sets against it is about the other one
  const before = (): Side | null => sideAmong(chart, from, first, true);
  return (
    inClause((i) => parts(chart, i) || bracketed(chart, i)) ??
    (comparedBehind(chart, sentence, last) ? before() : null) ??
    inClause((i) => parts(chart, i)) ??
    before() ??
    // "Mild arthrosis, right hip": what it is of stands right behind the comma
    (last + 2 < to && !parts(chart, last + 2) ? sideAt(chart, last + 1) : null) ??
    sideAbove(chart, sentence)
  );
}

/** The same of a place that is no match of words. */
export function sideOfSpan(chart: Chart, sentence: number, { start, end }: Span): Side | null {
  const first = tokenFrom(chart.tokens, start);
  const behind = tokenFrom(chart.tokens, end);
  return sideOf(chart, sentence, first, Math.max(first, behind - 1));
}

/** "Left hip AP, frog: space 1 mm (R 4)": a figure of the other side in a bracket, set against the one told. */
function comparedBehind(chart: Chart, sentence: number, last: number): boolean {
  const rest = chart.text.slice(chart.tokens.ends[last], chart.sentences[sentence].end);
  return COMPARED.test(rest);
}
const COMPARED = /^[^,;()]{0,20}\((?:left|right|[LR]t?|lt|rt)\b[^)]{0,20}\d[^)]*\)/i;

/** "Left total hip 2011 by me, right 2015": the side right before a phrase that reaches over the comma to another. */
function sideBefore(chart: Chart, sentence: number, first: number, last: number): Side | null {
  if (first === chart.sentenceTokens[sentence]) return null;
  for (let i = first + 1; i <= last; i++)
    if (parts(chart, i)) return sideAmong(chart, first, i) === null ? sideAt(chart, first - 1) : null;
  return null;
}

/** "Blurred vision OS; OD fine": a phrase that reaches over a semicolon is of the side that it names before it. */
function sideToTurn(chart: Chart, first: number, last: number): Side | null {
  const { starts, ends } = chart.tokens;
  for (let i = first + 1; i <= last; i++)
    if (chart.text.slice(ends[i - 1], starts[i]).includes(';')) return sideAmong(chart, first, i);
  return sideAtEnd(chart, first, last);
}

/** "Lens exam: R clear, L 2+ NS": what ends a phrase over two sides is of the one behind the comma. */
function sideAtEnd(chart: Chart, first: number, last: number): Side | null {
  if (sideAt(chart, last)) return null;
  let at = last - 1;
  while (at > first && !sideAt(chart, at)) at--;
  const side = at > first ? sideAt(chart, at) : null;
  if (!side || side === 'both' || !parts(chart, at)) return null;
  const before = sideAmong(chart, first, at);
  // "OD, OS 2+ NS" is of both
  return before && before !== 'both' && before !== side && !sideAt(chart, at - 1) ? side : null;
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
    const side = c.header && sideInHeader(chart.text.slice(c.header.start, c.header.end));
    return side ? [{ start: c.start, end: c.end, side, isReached: c.end > start && c.start < end }] : [];
  });
  const under = sided.filter((c) => c.isReached);
  // "Lens … 3+ NS" over a clear lens: told of the column in which it ends
  const reached = under.length > 1 && under.every((c) => c.start > start) ? under.slice(-1) : under;
  if (reached.length === 0 || reached.some((c) => c.side !== reached[0].side)) return null;
  const isLabelled = reached.every((c) => c.start > start);
  const word = normAt(chart.tokens, last);
  const isAlike = (c: Span): boolean => {
    const text = chart.text.slice(c.start, c.end);
    return /\d/.test(word) ? /\d/.test(text) : new RegExp(`\\b${word.replace(/\W/g, '\\$&')}`, 'i').test(text);
  };
  return isLabelled && sided.some((c) => c.side !== reached[0].side && isAlike(c)) ? 'both' : reached[0].side;
}

/** The one side that a sentence names anywhere; null when it names none or both. */
export function sideNamedIn(chart: Chart, sentence: number): 'left' | 'right' | null {
  if (sidedSentences(chart)[sentence] === 0) return null;
  const named = sideAmong(chart, chart.sentenceTokens[sentence], chart.sentenceTokens[sentence + 1]);
  return named === 'both' ? null : named;
}

/** In characters: a line of history that stands like a heading names no side for what follows. */
const LONGEST_HEADING = 70;
const headed = new WeakMap<Section, { readonly side: Side | null }>();

/** Of the list's lead, else of a label before it, else of the section's heading. */
function sideAbove(chart: Chart, sentence: number): Side | null {
  const { lead, section: at } = chart.sentences[sentence];
  const led = inText(chart, lead) ?? sideCarried(chart, sentence);
  const section = chart.sections[at];
  if (led || !section) return led ?? sideOfDocument(chart, chart.sentences[sentence].document);
  let known = headed.get(section);
  if (!known) {
    known = { side: section.heading.length > LONGEST_HEADING ? null : sideInText(section.heading) };
    headed.set(section, known);
  }
  return known.side ?? sideOfDocument(chart, chart.sentences[sentence].document);
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
const bracketed = ({ text, tokens }: Chart, i: number): boolean =>
  i > 0 && /[()]/.test(text.slice(tokens.ends[i - 1], tokens.starts[i]));

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
  return span ? sideInText(chart.text.slice(span.start, span.end)) : null;
}
