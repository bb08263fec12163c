// Phrases of many concepts in, one matcher out: chart → every place where a concept's words stand, sentence by sentence.
//
// Per key leftmost-longest, never across a sentence. Each distinct word of a chart is looked up once; a token then costs one array
// access unless some phrase can begin with it and go on with a word within its reach (starts.ts). Measured by `npm run bench:reader`
// on 2,000 pages (5 MB), on a busy machine, with the mention made of each match: 19 MB/s of processor time at 16 mentions a kilobyte,
// 5 MB/s at 176.

import type { Chart, Tokens } from '../../chart/chart.ts';
import { normAt } from '../../chart/words/token-columns.ts';
import type { Phrase } from '../../values/phrase.ts';
import type { Span } from '../../values/span.ts';
import { type Concepts, startOf } from './automaton.ts';
import { canBegin, startsAt } from './starts.ts';
import {
  type Node,
  register,
  type StartIndex,
  type Step,
  soughtIn,
  startIndex,
  type Word,
  wordOf,
} from './word-index.ts';

export type Match = Span & {
  readonly key: string;
  /** Tokens `first` to `last`, both included. */
  readonly first: number;
  readonly last: number;
  readonly sentence: number;
  /** Read across a row's label, the heads of its columns and their answers: those say what is meant. */
  readonly ofColumns?: true;
};

export type Entry = { readonly key: string; readonly phrase: Phrase };

export type Matcher = {
  (chart: MatchedText): Match[];
  /** Sentence by sentence, where few of a chart are asked about. */
  readonly sentencesOf: (chart: MatchedText) => (sentence: number) => Match[];
  /** The same for some of the keys: what words are is told once for all, only phrases of these keys are followed. */
  readonly of: (keys: ReadonlySet<string>) => Matcher;
  /** Concepts that refer to themselves, as `a → b → a`; their circular references match nothing. */
  readonly cycles: readonly string[];
};

/** The part of a chart that matching needs. */
export type MatchedText = Pick<Chart, 'text' | 'tokens' | 'sentenceTokens' | 'sentences' | 'pages'>;

/**
 * `compileMatcher([{ key: 'osa', phrase }], (id) => phrasesOf(id))(chart)` → `[{ key: 'osa', start, end, … }]`.
 * `inflected: false` takes words letter for letter (case aside) instead of by stem.
 */
export function compileMatcher(
  entries: readonly Entry[],
  resolveConcept: Concepts = () => [],
  { inflected = true }: { readonly inflected?: boolean } = {},
): Matcher {
  const cycles = new Set<string>();
  const grouped = new Map<string, Phrase[]>();
  for (const { key, phrase } of entries) {
    const group = grouped.get(key);
    if (group) group.push(phrase);
    else grouped.set(key, [phrase]);
  }
  const index = startIndex();
  for (const [key, phrases] of grouped)
    register(index, key, startOf(phrases, { concepts: resolveConcept, folded: inflected, cycles }));
  return matcherOver(index, [...grouped.keys()], [...cycles]);
}

/** @param keys in the order in which they were registered */
function matcherOver(index: StartIndex, keys: readonly string[], cycles: readonly string[]): Matcher {
  const match = (chart: MatchedText): Match[] => run(chart, index);
  const of = (some: ReadonlySet<string>): Matcher =>
    matcherOver(
      soughtIn(
        index,
        Uint8Array.from(keys, (key) => (some.has(key) ? 1 : 0)),
      ),
      keys,
      cycles,
    );
  const sentencesOf = (chart: MatchedText) => {
    const text = textOf(chart, index);
    const latest = latestOf(index);
    return (sentence: number): Match[] => {
      const found: Match[] = [];
      matchSentence(text, sentence, found, latest.fill(-1));
      return found;
    };
  };
  return Object.assign(match, { sentencesOf, of, cycles });
}

/** One chart while it is matched. */
type Text = {
  readonly chart: MatchedText;
  readonly index: StartIndex;
  readonly ids: Uint32Array;
  readonly vocabulary: Tokens['words'];
  readonly scannedPages: ReadonlySet<number>;
  /** What each distinct word is to the phrases, in print and in scans; made when the first sentence asks. */
  plain: Known | null;
  scanned: Known | null;
  /** Of the sentence in hand. */
  words: readonly Word[];
  /** Whether it is a row or a pair, whose cells may hold several sentences. */
  cells: boolean;
};

function textOf(chart: MatchedText, index: StartIndex): Text {
  const { ids, words: vocabulary } = chart.tokens;
  const scannedPages = new Set(chart.pages.filter((p) => p.source === 'ocr').map((p) => p.number));
  return { chart, index, ids, vocabulary, scannedPages, plain: null, scanned: null, words: [], cells: false };
}

function run(chart: MatchedText, index: StartIndex): Match[] {
  const text = textOf(chart, index);
  const found: Match[] = [];
  const latest = latestOf(index);
  for (let sentence = 0; sentence < chart.sentences.length; sentence++) matchSentence(text, sentence, found, latest);
  return found;
}

/** Of each key: its last match, as an index into the matches found, to find the longest of one beginning and to step over its words. */
const latestOf = (index: StartIndex): Int32Array => new Int32Array(index.keys).fill(-1);

function matchSentence(text: Text, sentence: number, found: Match[], latest: Int32Array): void {
  const { chart, ids } = text;
  const { starts, ends } = chart.tokens;
  const to = endOf(chart, sentence);
  const ocr = text.scannedPages.has(chart.sentences[sentence].page);
  if (ocr) text.scanned ??= wordsOf(text, true);
  else text.plain ??= wordsOf(text, false);
  const { words, begins } = (ocr ? text.scanned : text.plain)!;
  text.words = words;
  text.cells = chart.sentences[sentence].cells !== undefined;
  for (let i = chart.sentenceTokens[sentence]; i < to; i++) {
    if (begins[ids[i]] === 0) continue;
    const places = startsAt(words, ids, i, to);
    const { all } = words[ids[i]].starts;
    for (let p = 0; p < places.length; p++) {
      const { slot, key, steps } = all[places[p]];
      const before = latest[slot] < 0 ? undefined : found[latest[slot]];
      if (before && before.last >= i && before.first !== i) continue;
      const last = through(text, steps, i, to, -1);
      if (last < 0 || (before && before.first === i && before.last >= last)) continue;
      const match = { key, start: starts[i], end: ends[last], first: i, last, sentence };
      if (before?.first === i) found[latest[slot]] = match;
      else latest[slot] = found.push(match) - 1;
    }
  }
}

/** The end of a sentence's words. Of a question with its Yes and No boxes the answers are no words: the tick is the answer. */
function endOf(chart: MatchedText, sentence: number): number {
  const to = chart.sentenceTokens[sentence + 1];
  if (chart.sentences[sentence].check === undefined || to - chart.sentenceTokens[sentence] < 3) return to;
  const from = chart.sentenceTokens[sentence];
  // "[ ] Yes [x] No", "Yes [x] No [ ]": the cross in a box may be a word
  let [one, other, at] = ['', '', to];
  while (at > from && one === '') {
    const word = normAt(chart.tokens, --at);
    if (word === 'x') continue;
    if (!ANSWER.test(word)) return to;
    if (other === '') other = word;
    else one = word;
  }
  return one[0] !== other[0] && one !== '' ? at : to;
}
const ANSWER = /^(?:yes|no|y|n)$/;

/** The distinct words of a chart, and in a small table which of them can begin a phrase: most cannot. */
type Known = { readonly words: readonly Word[]; readonly begins: Uint8Array };

function wordsOf({ vocabulary, index }: Text, ocr: boolean): Known {
  const words = vocabulary.map((token) => wordOf(token, index, ocr));
  // `Uint8Array.from` takes twenty times as long, which is felt on short charts
  const begins = new Uint8Array(words.length);
  for (let id = 0; id < words.length; id++) if (canBegin(words[id].starts)) begins[id] = 1;
  return { words, begins };
}

/** The last token of the longest way from `node`, whose next word is token `i`, to an accepting one; or -1. */
function longest(text: Text, node: Node, i: number, to: number): number {
  if (i >= to) return -1;
  const { is } = text.words[text.ids[i]];
  let best = -1;
  for (let n = 0; n < is.length; n++) {
    const steps = node.next.get(is[n]);
    // "A1c 09/16/2026 5.3": the month is no value between 6.5 and 16
    if (steps !== undefined && text.index.bounds.has(is[n]) && isOfDate(text.chart, i)) continue;
    if (steps !== undefined) best = through(text, steps, i, to, best);
  }
  for (let g = 0; g < node.gaps.length; g++) {
    const { most, to: next } = node.gaps[g];
    for (let at = i; at <= i + most && at < to; at++) {
      if (text.cells && beginsAnew(text.chart, at)) break;
      best = Math.max(best, longest(text, next, at, to));
      if (text.words[text.ids[at]].negates) break;
    }
  }
  return best;
}

/** The same by one of `steps` over token `i`; or `before`, if that is farther. */
function through(text: Text, steps: readonly Step[], i: number, to: number, before: number): number {
  let best = before;
  for (let s = 0; s < steps.length; s++) {
    const { written, to: node } = steps[s];
    if (written !== null && !standsAt(text.chart, i, written)) continue;
    if (node.accepts && i > best) best = i;
    if (node.final) continue;
    const farther = longest(text, node, i + 1, to);
    if (farther > best) best = farther;
  }
  return best;
}

/** "The shoulders do not matter. Turned the bar": in a cell, too, a gap does not run on into the next sentence. */
function beginsAnew({ text, tokens }: MatchedText, i: number): boolean {
  if (i === 0) return false;
  const end = tokens.ends[i - 1];
  if (text[end] !== '.' || end - tokens.starts[i - 1] < 3) return false;
  return /^\.\s+[A-Z]/.test(text.slice(end, tokens.starts[i] + 1)) && !SHORTENED.has(normAt(tokens, i - 1));
}
const SHORTENED = new Set(
  'mrs inc min max sec lbs hrs wks mos yrs est ext ref med meds dept prof sgt apt ave'.split(' '),
);

const standsAt = ({ text, tokens }: MatchedText, i: number, written: string): boolean =>
  tokens.ends[i] - tokens.starts[i] === written.length &&
  text.startsWith(written, tokens.starts[i]) &&
  (written !== 'ON' || hasSmallNear(text, tokens.starts[i]));
/** Osteonecrosis among small letters; where all is typed in capitals it is the word "on". */
const hasSmallNear = (text: string, at: number): boolean => /[a-z]{2}/.test(text.slice(Math.max(0, at - 30), at + 30));

/** Is the number a part of a day, of a month with its year or of a time of day? */
function isOfDate({ text, tokens }: MatchedText, i: number): boolean {
  const start = tokens.starts[i];
  const end = tokens.ends[i];
  if (!'/-:'.includes(text[end] ?? ' ') && !'/-:'.includes(text[start - 1] ?? ' ')) return false;
  const from = Math.max(0, start - LONGEST_DATE);
  for (const m of text.slice(from, end + LONGEST_DATE).matchAll(DATE))
    if (from + m.index <= start && end <= from + m.index + m[0].length) return true;
  return false;
}
const LONGEST_DATE = 17;
const DATE =
  /(?<!\d)(?:\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})|\d{4}([/-])\d{1,2}\1\d{1,2}|\d{1,2}-[A-Z][A-Za-z]{2,8}-(?:\d{4}|\d{2})|\d{1,2}\/(?:19|20)\d\d|\d{1,2}:\d\d)(?!\d)/g;
