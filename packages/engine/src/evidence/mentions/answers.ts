// Check-box options in, read as one with the label they answer: "Refraction: ☐ done ☒ not done" says "refraction not done". So is a row
// with the head of the column that is crossed: "Sleepiness | X" under "Better" says "sleepiness better", and "Snoring | Yes | No" under
// "Before | Now" says "snoring before yes now no".
//
// A phrase may begin in the label and end in the option. Its place is then its part in the option, so that the box decides how it is meant;
// in a row it is the part in the label, for the head stands elsewhere.

import type { Chart, Token } from '../../chart/chart.ts';
import { columnsOf, tokenAt, tokensIn } from '../../chart/words/token-columns.ts';
import { MONTH_NAME, PRINTED_DAY } from '../../values/printed-day.ts';
import type { Span } from '../../values/span.ts';
import type { Match, MatchedText, Matcher } from '../phrases/index.ts';

/** Longer leads are text of their own, no label. */
const LABEL_WORDS = 15;

type Joined = MatchedText & {
  /**
   * Of each joined sentence: the chart's sentence, the first token of what its matches are placed in (the option, or the row's label), and how
   * many tokens of label stand before the rest; of a row also how many of its label's own head stand before them.
   */
  readonly options: readonly {
    readonly sentence: number;
    readonly first: number;
    readonly label: number;
    readonly over?: number;
    /** The row names nothing of its own: what its column's head names, it tells of. */
    readonly ofHead?: true;
  }[];
};

const known = new WeakMap<Chart, Joined>();

/** What stands across a label and its option; what stands in one of them alone is found without this. */
export function acrossLabels(chart: Chart, words: Matcher): Match[] {
  const joined = joinedOf(chart);
  if (joined.options.length === 0) return [];
  return words(joined).flatMap((match) => {
    const { sentence, first, label, over, ofHead } = joined.options[match.sentence];
    const from = joined.sentenceTokens[match.sentence];
    const at = from + (over ?? 0) + label;
    if (ofHead) return match.first < from + over! ? [{ ...match, sentence, ...placeOf(chart, first, label) }] : [];
    if (match.first >= at || match.last < at) return [];
    if (over !== undefined) {
      const [from, last] = [first + label - Math.min(at - match.first, label), first + label - 1];
      const { starts, ends } = chart.tokens;
      return [{ ...match, sentence, first: from, last, start: starts[from], end: ends[last], ofColumns: true }];
    }
    return [{ ...match, sentence, first, last: first + match.last - at, start: chart.tokens.starts[first] }];
  });
}

function joinedOf(chart: Chart): Joined {
  const before = known.get(chart);
  if (before) return before;
  const tokens: Token[] = [];
  const sentenceTokens: number[] = [];
  const sentences: Chart['sentences'][number][] = [];
  const options: Joined['options'][number][] = [];
  for (let i = 0; i < chart.sentences.length; i++) {
    const s = chart.sentences[i];
    const columns = s.kind === 'row' ? columnsThatAnswer(chart, s) : [];
    if (columns.length > 0 && s.cells) {
      const first = chart.sentenceTokens[i];
      const label = tokensWithin(chart, s.cells[0].start, s.cells[0].end, chart.sentenceTokens[i + 1]);
      const head = columns.flatMap((c) => tokensWithin(chart, c.start, c.end, chart.sentenceTokens[i + 1]));
      // "Bed to chair" under "Transfers"
      const over = s.cells[0].header ? tokensWithin(chart, s.cells[0].header.start, s.cells[0].header.end, first) : [];
      if (label.length > 0 && over.length + label.length <= LABEL_WORDS && head.length > 0) {
        sentenceTokens.push(tokens.length);
        sentences.push(s);
        options.push({ sentence: i, first, label: label.length, over: over.length });
        tokens.push(...over, ...label, ...head);
      }
      continue;
    }
    if (s.kind === 'row' && s.cells?.[0].header && isOnlyWhich(chart.text.slice(s.cells[0].start, s.cells[0].end))) {
      const first = chart.sentenceTokens[i];
      const end = chart.sentenceTokens[i + 1];
      const label = tokensWithin(chart, s.cells[0].start, s.cells[0].end, end).length;
      const over = tokensWithin(chart, s.cells[0].header.start, s.cells[0].header.end, first);
      if (over.length > 0 && label > 0) {
        sentenceTokens.push(tokens.length);
        sentences.push(s);
        options.push({ sentence: i, first, label, over: over.length, ofHead: true });
        tokens.push(...over, ...tokensIn(chart.tokens, first, end));
      }
      continue;
    }
    if (s.kind !== 'checkbox' || !s.lead || s.lead.start >= s.start) continue;
    const first = afterBox(chart, i);
    const last = chart.sentenceTokens[i + 1];
    if (first === last || !answered(chart, i) || deniesUnticked(chart, i)) continue;
    const label = tokensWithin(chart, s.lead.start, s.lead.end, first);
    if (label.length === 0 || label.length > LABEL_WORDS) continue;
    sentenceTokens.push(tokens.length);
    sentences.push(s);
    options.push({ sentence: i, first, label: label.length });
    tokens.push(...label, ...tokensIn(chart.tokens, first, last));
  }
  sentenceTokens.push(tokens.length);
  const made: Joined = {
    text: chart.text,
    pages: chart.pages,
    tokens: columnsOf(tokens),
    sentenceTokens: Uint32Array.from(sentenceTokens),
    sentences,
    options,
  };
  known.set(chart, made);
  return made;
}

/** "3/9/26", "C4-6 R", "#2", "Second": which of the things it was that the column's head names. */
const isOnlyWhich = (name: string): boolean => WHICH.test(name) && /[\dA-Za-z]/.test(name);
const WHICH = new RegExp(
  `^(?:[\\s,;:()#&+.-]|\\b(?:${PRINTED_DAY}|\\d{1,2}/(?:\\d\\d|\\d{4})|${MONTH_NAME}\\.? (?:19|20)\\d\\d|(?:19|20)\\d\\d|[CTLS]\\d{1,2}(?:[-/ ]?[CTLS]?\\d{1,2})*|right|left|both|bilateral|b/l|[RL]|no|\\d(?:st|nd|rd|th)?|first|second|third|fourth|and|to)\\b)+$`,
  'i',
);

/** What answers a row's label: the head over its only cross, or each head with the Yes or No below it. */
function columnsThatAnswer(chart: Chart, { cells }: Chart['sentences'][number]): readonly Span[] {
  const at = (s: Span): string => chart.text.slice(s.start, s.end);
  const [label, ...all] = cells ?? [];
  // "Toileting | ☐ | ☒": a box left empty is a cell left empty
  const marks = all.some((c) => TICKED.test(at(c))) ? all.filter((c) => !EMPTY.test(at(c))) : all;
  const headed = marks.flatMap((c) => (c.header && c.header.start < label.start ? [{ head: c.header, cell: c }] : []));
  if (headed.length === 0 || headed.length < marks.length || !label.header) return [];
  if (headed.length === 1) return CROSS.test(at(marks[0])) ? [headed[0].head] : [];
  return marks.every((c) => YES_NO.test(at(c))) ? headed.flatMap(({ head, cell }) => [head, cell]) : [];
}
const TICKED = /^(?:[☒☑🗹✓✔✗✘]|[[(] ?[xX✓✔*] ?[\])])$/u;
const EMPTY = /^(?:[☐□○]|\[ ?\]|\( ?\))$/u;
const CROSS = /^(?:[xX✓✔✗✘☒☑🗹●•]|[[(] ?[xX✓✔*] ?[\])])$/u;
const YES_NO = /^(?:yes|no|y|n)$/i;

/** Boxes of which none is ticked answer nothing. */
function answered(chart: Chart, index: number): boolean {
  const { lead } = chart.sentences[index];
  const same = (i: number): boolean => chart.sentences[i]?.lead?.start === lead?.start;
  let from = index;
  while (same(from - 1)) from--;
  for (let i = from; same(i); i++) if (chart.sentences[i].check === 'on') return true;
  return false;
}

/** "[x] confirmed [ ] ruled out": that it was not ruled out is told by the other box. */
const deniesUnticked = (chart: Chart, index: number): boolean => {
  const { check, start, end } = chart.sentences[index];
  return check === 'off' && DENYING.test(chart.text.slice(start, end));
};
const DENYING = /^\W*(?:ruled out|excluded|absent|negative|none|denied|not (?:present|seen|found))\W*$/i;

const placeOf = ({ tokens: { starts, ends } }: Chart, first: number, size: number) => ({
  first,
  last: first + size - 1,
  start: starts[first],
  end: ends[first + size - 1],
});

/** The first token behind the box; the x of "[x]" is no word. */
function afterBox(chart: Chart, index: number): number {
  const first = chart.sentenceTokens[index];
  const token = tokenAt(chart.tokens, first);
  return token && /^[[(_] ?[xX] ?[\])_]/.test(chart.text.slice(token.start - 1, token.end + 2)) ? first + 1 : first;
}

/** The tokens of a span that stands before token `before`. */
function tokensWithin({ tokens }: Chart, start: number, end: number, before: number): readonly Token[] {
  let to = before;
  while (to > 0 && tokens.starts[to - 1] >= end) to--;
  let from = to;
  while (from > 0 && tokens.starts[from - 1] >= start) from--;
  return tokensIn(tokens, from, to);
}
