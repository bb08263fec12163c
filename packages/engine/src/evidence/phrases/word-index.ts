// The words of many phrases in; out, what any word of a chart is to them: which of their words it can be and which phrases it can begin.
//
// A word of a chart is looked up once and remembered, across charts too: most words are the same everywhere.

import type { Tokens } from '../../chart/chart.ts';
import { normOf } from '../../chart/words/norm.ts';
import type { NumberRange } from '../../values/phrase.ts';
import type { Edge, State } from './automaton.ts';
import { type KnownWords, knownWords, learnWord, readingOf } from './misread.ts';
import { NO_STARTS, type Starts, startsOf } from './starts.ts';

/** What a distinct word of the chart is to the phrases. */
export type Word = {
  /** Which of their words it can be, by number. */
  readonly is: readonly number[];
  /** A gap does not pass it. */
  readonly negates: boolean;
  readonly starts: Starts;
};

/** A state made quick to leave: by the number of the next word, or over a gap. */
export type Node = {
  readonly accepts: boolean;
  /** Nothing leads on from it. */
  readonly final: boolean;
  readonly next: ReadonlyMap<number, readonly Step[]>;
  readonly gaps: readonly { readonly most: number; readonly to: Node }[];
};
/** `written`: only where these very letters stand. */
export type Step = { readonly written: string | null; readonly to: Node };

/** Phrases of a key that begin with a certain word; `slot` numbers the keys. */
export type Start = { readonly slot: number; readonly key: string; readonly steps: readonly Step[] };

export type StartIndex = {
  /** How many keys there are. */
  keys: number;
  /** Every word that the phrases know, numbered: by stem, by norm, by beginning; numbers by their bounds, or all as one. */
  readonly stems: Map<string, number>;
  readonly norms: Map<string, number>;
  readonly prefixes: Map<string, number>;
  /** The first letters of all longer beginnings: most words of a chart have others. */
  readonly heads: Set<string>;
  readonly anyNumber: number;
  readonly ranges: Map<string, number>;
  readonly bounds: Map<number, NumberRange>;
  numbered: number;
  /** The keys by the number of the first word of their phrases. */
  readonly starts: Map<number, Start[]>;
  /** By key: 1 where it is sought; null when all are. */
  readonly sought: Uint8Array | null;
  /** What a misread word may be. */
  readonly known: KnownWords;
  readonly nodes: Map<State, Node>;
  /** Words of charts seen before, on pages with a text layer and on scanned ones. */
  readonly plain: Map<string, Word>;
  readonly scanned: Map<string, Word>;
};

export const startIndex = (): StartIndex => ({
  keys: 0,
  stems: new Map(),
  norms: new Map(),
  prefixes: new Map(),
  heads: new Set(),
  anyNumber: 0,
  ranges: new Map(),
  bounds: new Map(),
  numbered: 1,
  starts: new Map(),
  sought: null,
  known: knownWords(),
  nodes: new Map(),
  plain: new Map(),
  scanned: new Map(),
});

/** The same words, but only phrases of some keys begin with them. */
export const soughtIn = (index: StartIndex, sought: Uint8Array): StartIndex => ({
  ...index,
  sought,
  plain: new Map(),
  scanned: new Map(),
});

export function register(index: StartIndex, key: string, start: State): void {
  const slot = index.keys++;
  const byFirst = new Map<number, Step[]>();
  const visit = (state: State): void => {
    // other words before the first word of a phrase say nothing
    for (const edge of state.edges)
      if (edge.kind === 'gap') visit(edge.to);
      else append(byFirst, numberOf(edge, index), stepOf(edge, index));
  };
  visit(start);
  for (const [first, steps] of byFirst) append(index.starts, first, { slot, key, steps });
  learn(index.known, start, new Set());
}

function append<T>(lists: Map<number, T[]>, at: number, item: T): void {
  const list = lists.get(at);
  if (list) list.push(item);
  else lists.set(at, [item]);
}

type WordEdge = Exclude<Edge, { kind: 'gap' }>;

const stepOf = (edge: WordEdge, index: StartIndex): Step => ({
  written: edge.kind === 'exact' ? edge.text : null,
  to: nodeOf(edge.to, index),
});

function nodeOf(state: State, index: StartIndex): Node {
  const before = index.nodes.get(state);
  if (before) return before;
  const next = new Map<number, Step[]>();
  const gaps: { most: number; to: Node }[] = [];
  for (const edge of state.edges)
    if (edge.kind === 'gap') gaps.push({ most: edge.most, to: nodeOf(edge.to, index) });
    else append(next, numberOf(edge, index), stepOf(edge, index));
  const node = { accepts: state.accepts, final: next.size === 0 && gaps.length === 0, next, gaps };
  index.nodes.set(state, node);
  return node;
}

function numberOf(edge: WordEdge, index: StartIndex): number {
  switch (edge.kind) {
    case 'word':
      return numbered(edge.text, edge.folded ? index.stems : index.norms, index);
    case 'prefix':
      index.heads.add(edge.text.slice(0, HEAD));
      return numbered(edge.text, index.prefixes, index);
    case 'exact':
      return numbered(normOf(edge.text), index.norms, index);
    case 'number':
      return edge.in ? rangeOf(edge.in, index) : index.anyNumber;
    default:
      return edge satisfies never;
  }
}

function numbered(word: string, numbers: Map<string, number>, index: StartIndex): number {
  const before = numbers.get(word);
  if (before !== undefined) return before;
  const number = index.numbered++;
  numbers.set(word, number);
  return number;
}

function rangeOf(range: NumberRange, index: StartIndex): number {
  const number = numbered(JSON.stringify(range), index.ranges, index);
  index.bounds.set(number, range);
  return number;
}

function learn(known: KnownWords, state: State, seen: Set<State>): void {
  if (seen.has(state)) return;
  seen.add(state);
  for (const edge of state.edges) {
    if (edge.kind === 'word') {
      learnWord(known, edge.text);
      learnWord(known, edge.written);
    }
    learn(known, edge.to, seen);
  }
}

const MEMO_LIMIT = 50_000;

type Spelled = Tokens['words'][number];

export function wordOf(token: Spelled, index: StartIndex, ocr: boolean): Word {
  const memo = ocr ? index.scanned : index.plain;
  const before = memo.get(token.norm);
  if (before) return before;
  const word = readWord(token, index, ocr);
  if (memo.size >= MEMO_LIMIT) memo.clear();
  memo.set(token.norm, word);
  return word;
}

/** Most words of a chart are none of the phrases'. */
const UNKNOWN: Word = { is: [], negates: false, starts: NO_STARTS };

function readWord({ norm, stem }: Spelled, index: StartIndex, ocr: boolean): Word {
  const is: number[] = [];
  const stemmed = index.stems.get(stem);
  if (stemmed !== undefined) is.push(stemmed);
  const exactly = index.norms.get(norm);
  if (exactly !== undefined) is.push(exactly);
  // a word that can begin a phrase as it stands is not taken for another
  if (ocr && (stemmed === undefined || !index.starts.has(stemmed))) {
    const meant = readingOf(norm, index.known);
    const alternative = meant === null ? undefined : index.stems.get(meant);
    if (alternative !== undefined) is.push(alternative);
  }
  if (isNumber(norm)) {
    is.push(index.anyNumber);
    for (const [number, range] of index.bounds) if (isIn(range, norm)) is.push(number);
  }
  if (index.prefixes.size > 0) is.push(...prefixesOf(norm, index));
  const negates = NEGATES.has(norm);
  if (is.length === 0) return negates ? { ...UNKNOWN, negates } : UNKNOWN;
  const starts = is.flatMap((number) => index.starts.get(number) ?? []);
  const { sought } = index;
  return { is, negates, starts: startsOf(sought ? starts.filter(({ slot }) => sought[slot] === 1) : starts) };
}

const HEAD = 3;

/** In the order in which the keys that begin so were registered. */
function prefixesOf(norm: string, { prefixes, heads, starts }: StartIndex): readonly number[] {
  const found: number[] = [];
  for (let length = 1; length <= norm.length; length++) {
    const beginning = norm.slice(0, length);
    const number = prefixes.get(beginning);
    if (number !== undefined) found.push(number);
    if (length === HEAD && !heads.has(beginning)) break;
  }
  const slot = (number: number): number => starts.get(number)?.[0].slot ?? 0;
  return found.length > 1 ? found.sort((a, b) => slot(a) - slot(b)) : found;
}

const NUMBER_WORD = new Set(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty
forty fifty sixty seventy eighty ninety hundred several couple few dozen once twice`.split(/\s+/),
);
const isNumber = (norm: string): boolean => (norm >= '0' && norm <= ':') || norm[0] === '.' || NUMBER_WORD.has(norm);

function isIn({ over, from, to, under }: NumberRange, norm: string): boolean {
  if (!/^(?:\d+(?:\.\d+)?|\.\d+)$/.test(norm)) return false;
  const n = Number(norm);
  return n > (over ?? -1) && n >= (from ?? 0) && n <= (to ?? Infinity) && n < (under ?? Infinity);
}

/** A gap never swallows one of these: "PCP … notified" is not said by "PCP was not notified". */
const NEGATES = new Set(
  `not no never without w/o nothing denies denied deny denying nor neither cannot can't isn't aren't wasn't weren't doesn't don't didn't hasn't haven't hadn't won't
wouldn't couldn't shouldn't ain't free devoid absent`.split(/\s+/),
);
