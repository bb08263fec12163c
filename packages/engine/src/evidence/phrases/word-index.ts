// The words of many phrases in; out, what any word of a chart is to them: which of their words it can be and which phrases it can begin.
//
// A word of a chart is looked up once and remembered, across charts too: most words are the same everywhere.

import type { Token } from '../../chart/chart.ts';
import { normOf } from '../../chart/norm.ts';
import type { Edge, State } from './automaton.ts';
import { type KnownWords, knownWords, learnWord, readingOf } from './misread.ts';
import { type Starts, startsOf } from './starts.ts';

/** What a distinct word of the chart is to the phrases: which of their words it can be, and the keys that can begin with it. */
export type Word = {
  readonly norm: string;
  /** Of its stem, its norm and the stem it may be a misreading of: the number by which nodes know them, or NOT_THERE. */
  readonly stem: number;
  readonly exactly: number;
  readonly alternative: number;
  readonly number: boolean;
  readonly negates: boolean;
  readonly starts: Starts;
};
export const NOT_THERE = -1;
/** `slot` numbers the keys. */
export type Start = { readonly slot: number; readonly key: string; readonly node: Node };

/** A state made quick to leave: words by the number of their stem or norm, the rest one by one. */
export type Node = {
  readonly accepts: boolean;
  /** Nothing leads on from it. */
  readonly final: boolean;
  readonly stems: ReadonlyMap<number, readonly Node[]>;
  readonly norms: ReadonlyMap<number, readonly Node[]>;
  readonly others: readonly { readonly edge: Exclude<Edge, { kind: 'word' }>; readonly to: Node }[];
};

/** The keys by the first word of their phrases. */
export type StartIndex = {
  /** How many there are. */
  keys: number;
  readonly stems: Map<string, Start[]>;
  readonly norms: Map<string, Start[]>;
  readonly prefixes: Map<string, Start[]>;
  readonly numbers: Start[];
  /** Every stem and norm that the phrases know, numbered. */
  readonly stemNumbers: Map<string, number>;
  readonly normNumbers: Map<string, number>;
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
  numbers: [],
  stemNumbers: new Map(),
  normNumbers: new Map(),
  known: knownWords(),
  nodes: new Map(),
  plain: new Map(),
  scanned: new Map(),
});

export function register(index: StartIndex, key: string, start: State): void {
  const slot = index.keys++;
  const byFirst = new Map<Map<string, Start[]> | null, Map<string, Edge[]>>();
  const put = (group: Map<string, Start[]> | null, word: string, edge: Edge): void => {
    const words = byFirst.get(group) ?? new Map<string, Edge[]>();
    byFirst.set(group, words);
    const edges = words.get(word);
    if (edges) edges.push(edge);
    else words.set(word, [edge]);
  };
  const visit = (state: State): void => {
    for (const edge of state.edges) {
      if (edge.kind === 'word') put(edge.folded ? index.stems : index.norms, edge.text, edge);
      else if (edge.kind === 'prefix') put(index.prefixes, edge.text, edge);
      else if (edge.kind === 'exact') put(index.norms, normOf(edge.text), edge);
      else if (edge.kind === 'number') put(null, '', edge);
      // other words before the first word of a phrase say nothing
      else visit(edge.to);
    }
  };
  visit(start);
  for (const [group, words] of byFirst)
    for (const [word, edges] of words) {
      const list = group ? (group.get(word) ?? []) : index.numbers;
      list.push({ slot, key, node: nodeOf({ accepts: false, edges }, index) });
      group?.set(word, list);
    }
  learn(index.known, start, new Set());
}

function nodeOf(state: State, index: StartIndex): Node {
  const before = index.nodes.get(state);
  if (before) return before;
  const stems = new Map<number, Node[]>();
  const norms = new Map<number, Node[]>();
  const others: { edge: Exclude<Edge, { kind: 'word' }>; to: Node }[] = [];
  for (const edge of state.edges) {
    const to = nodeOf(edge.to, index);
    if (edge.kind === 'word') {
      const words = edge.folded ? stems : norms;
      const number = numberOf(edge.text, edge.folded ? index.stemNumbers : index.normNumbers);
      const list = words.get(number);
      if (list) list.push(to);
      else words.set(number, [to]);
    } else others.push({ edge, to });
  }
  const final = stems.size === 0 && norms.size === 0 && others.length === 0;
  const node = { accepts: state.accepts, final, stems, norms, others };
  index.nodes.set(state, node);
  return node;
}

function numberOf(word: string, numbers: Map<string, number>): number {
  const before = numbers.get(word);
  if (before !== undefined) return before;
  numbers.set(word, numbers.size);
  return numbers.size - 1;
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

export function wordOf(token: Token, index: StartIndex, ocr: boolean): Word {
  const memo = ocr ? index.scanned : index.plain;
  const before = memo.get(token.norm);
  if (before) return before;
  const word = readWord(token, index, ocr);
  if (memo.size >= MEMO_LIMIT) memo.clear();
  memo.set(token.norm, word);
  return word;
}

function readWord({ norm, stem }: Token, index: StartIndex, ocr: boolean): Word {
  const alternative = ocr && !index.stems.has(stem) ? readingOf(norm, index.known) : null;
  const number = isNumber(norm);
  const starts: Start[] = [];
  for (const list of [
    index.stems.get(stem),
    index.norms.get(norm),
    alternative && index.stems.get(alternative),
    number && index.numbers,
  ])
    if (list) starts.push(...list);
  if (index.prefixes.size > 0) starts.push(...prefixStarts(norm, index.prefixes));
  const word = {
    norm,
    stem: index.stemNumbers.get(stem) ?? NOT_THERE,
    exactly: index.normNumbers.get(norm) ?? NOT_THERE,
    alternative: (alternative === null ? undefined : index.stemNumbers.get(alternative)) ?? NOT_THERE,
    number,
    negates: NEGATES.has(norm),
  };
  return { ...word, starts: startsOf(word, starts) };
}

/** In the order in which their keys were registered. */
function prefixStarts(norm: string, prefixes: ReadonlyMap<string, readonly Start[]>): readonly Start[] {
  const found: (readonly Start[])[] = [];
  for (let length = 1; length <= norm.length; length++) {
    const list = prefixes.get(norm.slice(0, length));
    if (list) found.push(list);
  }
  return found.sort((a, b) => a[0].slot - b[0].slot).flat();
}

const NUMBER_WORD = new Set(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty
forty fifty sixty seventy eighty ninety hundred several couple few dozen once twice`.split(/\s+/),
);
const isNumber = (norm: string): boolean => (norm >= '0' && norm <= ':') || norm[0] === '.' || NUMBER_WORD.has(norm);

/** A gap never swallows one of these: "PCP … notified" is not said by "PCP was not notified". */
const NEGATES = new Set(
  `not no never without w/o nothing denies denied deny denying nor neither cannot can't isn't aren't wasn't weren't doesn't don't didn't hasn't haven't hadn't won't
wouldn't couldn't shouldn't ain't`.split(/\s+/),
);
