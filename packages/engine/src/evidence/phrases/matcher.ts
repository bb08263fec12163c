// Phrases of many concepts in, one matcher out: chart → every place where a concept's words stand, sentence by sentence.
//
// Per key leftmost-longest, never across a sentence. Each distinct word of a chart is looked up once; a token then costs one array
// access unless some phrase can begin with it. Measured with the 500 phrases of a policy on 0.9 MB of chart text, on a busy machine:
// 3 MB/s of processor time the first time, 6 MB/s warm; with what follows (assertion/, mentions/) 2 MB/s at 36 mentions a kilobyte.

import type { Chart, Token } from '../../chart/chart.ts';
import { normOf } from '../../chart/tokens.ts';
import type { Phrase } from '../../values/phrase.ts';
import type { Span } from '../../values/span.ts';
import { type Concepts, type Edge, type State, startOf } from './automaton.ts';
import { readingOf } from './misread.ts';
import { vocabularyOf } from './vocabulary.ts';

export type Match = Span & {
  readonly key: string;
  /** Tokens `first` to `last`, both included. */
  readonly first: number;
  readonly last: number;
  readonly sentence: number;
};

export type Entry = { readonly key: string; readonly phrase: Phrase };

export type Matcher = {
  (chart: MatchedText): Match[];
  /** Concepts that refer to themselves, as `a → b → a`; their circular references match nothing. */
  readonly cycles: readonly string[];
};

/** The part of a chart that matching needs. */
export type MatchedText = Pick<Chart, 'text' | 'tokens' | 'sentenceTokens' | 'sentences' | 'pages'>;

/** What a distinct word of the chart can be for the phrases: its readings, and the keys that can begin with it. */
type Word = {
  readonly norm: string;
  readonly stem: string;
  readonly alternative: string | null;
  readonly starts: readonly Start[];
};
/** `slot` numbers the keys. */
type Start = { readonly slot: number; readonly key: string; readonly node: Node };

/** A state made quick to leave: words by look-up, the rest one by one. */
type Node = {
  readonly accepts: boolean;
  readonly stems: ReadonlyMap<string, readonly Node[]>;
  readonly norms: ReadonlyMap<string, readonly Node[]>;
  readonly others: readonly { readonly edge: Exclude<Edge, { kind: 'word' }>; readonly to: Node }[];
};

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
  let slot = 0;
  for (const [key, phrases] of grouped)
    register(index, key, slot++, startOf(phrases, { concepts: resolveConcept, folded: inflected, cycles }));
  const match = (chart: MatchedText): Match[] => run(chart, index);
  return Object.assign(match, { cycles: [...cycles] });
}

/** The keys by the first word of their phrases. */
type StartIndex = {
  readonly stems: Map<string, Start[]>;
  readonly norms: Map<string, Start[]>;
  readonly prefixes: Map<string, Start[]>;
  readonly numbers: Start[];
  /** Words the phrases know, by length: what a misread word may be. */
  readonly known: Map<number, string[]>;
  readonly nodes: Map<State, Node>;
};

const startIndex = (): StartIndex => ({
  stems: new Map(),
  norms: new Map(),
  prefixes: new Map(),
  numbers: [],
  known: new Map(),
  nodes: new Map(),
});

function register(index: StartIndex, key: string, slot: number, start: State): void {
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
      list.push({ slot, key, node: nodeOf({ accepts: false, edges }, index.nodes) });
      group?.set(word, list);
    }
  learn(index.known, start, new Set());
}

function nodeOf(state: State, nodes: Map<State, Node>): Node {
  const before = nodes.get(state);
  if (before) return before;
  const stems = new Map<string, Node[]>();
  const norms = new Map<string, Node[]>();
  const others: { edge: Exclude<Edge, { kind: 'word' }>; to: Node }[] = [];
  for (const edge of state.edges) {
    const to = nodeOf(edge.to, nodes);
    if (edge.kind === 'word') {
      const words = edge.folded ? stems : norms;
      const list = words.get(edge.text);
      if (list) list.push(to);
      else words.set(edge.text, [to]);
    } else others.push({ edge, to });
  }
  const node = { accepts: state.accepts, stems, norms, others };
  nodes.set(state, node);
  return node;
}

function learn(known: Map<number, string[]>, state: State, seen: Set<State>): void {
  if (seen.has(state)) return;
  seen.add(state);
  for (const edge of state.edges) {
    if (edge.kind === 'word')
      for (const word of new Set([edge.text, edge.written])) {
        if (word.length < 6) continue;
        const list = known.get(word.length) ?? [];
        if (!list.includes(word)) list.push(word);
        known.set(word.length, list);
      }
    learn(known, edge.to, seen);
  }
}

const NO_STARTS: readonly Start[] = [];

function wordOf(token: Token, index: StartIndex, scanned: boolean): Word {
  const { norm, stem } = token;
  const alternative = scanned && !index.stems.has(stem) ? readingOf(norm, index.known) : null;
  const starts: Start[] = [];
  for (const list of [
    index.stems.get(stem),
    index.norms.get(norm),
    alternative && index.stems.get(alternative),
    isNumber(norm) && index.numbers,
  ])
    if (list) starts.push(...list);
  for (const [prefix, list] of index.prefixes) if (norm.startsWith(prefix)) starts.push(...list);
  return { norm, stem, alternative, starts: starts.length > 0 ? starts : NO_STARTS };
}

const NUMBER_WORD = new Set(
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty
forty fifty sixty seventy eighty ninety hundred several couple few dozen once twice`.split(/\s+/),
);
const isNumber = (norm: string): boolean => (norm >= '0' && norm <= ':') || norm[0] === '.' || NUMBER_WORD.has(norm);

/** One chart while it is matched. */
type Text = {
  readonly chart: MatchedText;
  readonly index: StartIndex;
  readonly ids: Uint32Array;
  readonly vocabulary: readonly Token[];
  readonly plain: (Word | undefined)[];
  readonly scanned: (Word | undefined)[];
  /** Of the sentence in hand. */
  ocr: boolean;
};

function run(chart: MatchedText, index: StartIndex): Match[] {
  const { ids, words } = vocabularyOf(chart);
  const scannedPages = new Set(chart.pages.filter((p) => p.source === 'ocr').map((p) => p.number));
  const text: Text = { chart, index, ids, vocabulary: words, plain: [], scanned: [], ocr: false };
  const found: Match[] = [];
  /** Of each key: its last match, as an index into `found`, to find the longest of one beginning and to step over its words. */
  const latest: number[] = [];
  for (let sentence = 0; sentence < chart.sentences.length; sentence++) {
    const to = endOf(chart, sentence);
    text.ocr = scannedPages.has(chart.sentences[sentence].page);
    for (let i = chart.sentenceTokens[sentence]; i < to; i++) {
      const { starts } = wordAt(text, i);
      for (let s = 0; s < starts.length; s++) {
        const { slot, key, node } = starts[s];
        const before = latest[slot] === undefined ? undefined : found[latest[slot]];
        if (before && before.last >= i && before.first !== i) continue;
        const last = longest(text, node, i, to);
        if (last < 0 || (before && before.first === i && before.last >= last)) continue;
        const match = { key, start: chart.tokens[i].start, end: chart.tokens[last].end, first: i, last, sentence };
        if (before?.first === i) found[latest[slot]] = match;
        else latest[slot] = found.push(match) - 1;
      }
    }
  }
  return found;
}

/** The end of a sentence's words. Of a question with its Yes and No boxes the answers are no words: the tick is the answer. */
function endOf(chart: MatchedText, sentence: number): number {
  const to = chart.sentenceTokens[sentence + 1];
  if (chart.sentences[sentence].check === undefined || to - chart.sentenceTokens[sentence] < 3) return to;
  const pair = `${chart.tokens[to - 2].norm} ${chart.tokens[to - 1].norm}`;
  return /^(?:yes no|no yes|y n|n y)$/.test(pair) ? to - 2 : to;
}

function wordAt(text: Text, i: number): Word {
  const id = text.ids[i];
  const known = text.ocr ? text.scanned : text.plain;
  const word = known[id];
  if (word) return word;
  const made = wordOf(text.vocabulary[id], text.index, text.ocr);
  known[id] = made;
  return made;
}

/** A gap never swallows one of these: "PCP … notified" is not said by "PCP was not notified". */
const NEGATES = new Set(
  `not no never without w/o nothing denies denied deny denying nor neither cannot can't isn't aren't wasn't weren't doesn't don't didn't hasn't haven't hadn't won't
wouldn't couldn't shouldn't ain't`.split(/\s+/),
);

/** The last token of the longest way from `node`, whose next word is token `i`, to an accepting one; or -1. */
function longest(text: Text, node: Node, i: number, to: number): number {
  if (i >= to) return -1;
  const word = wordAt(text, i);
  let best = -1;
  if (node.stems.size > 0) {
    best = through(text, node.stems.get(word.stem), i, to, best);
    if (word.alternative !== null) best = through(text, node.stems.get(word.alternative), i, to, best);
  }
  if (node.norms.size > 0) best = through(text, node.norms.get(word.norm), i, to, best);
  for (const { edge, to: next } of node.others) {
    if (edge.kind === 'gap')
      for (let skip = 0; skip <= edge.most && i + skip < to; skip++) {
        best = Math.max(best, longest(text, next, i + skip, to));
        if (NEGATES.has(wordAt(text, i + skip).norm)) break;
      }
    else if (passes(edge, word, i, text.chart)) {
      if (next.accepts) best = Math.max(best, i);
      best = Math.max(best, longest(text, next, i + 1, to));
    }
  }
  return best;
}

function through(text: Text, nodes: readonly Node[] | undefined, i: number, to: number, before: number): number {
  if (nodes === undefined) return before;
  let best = before;
  for (let n = 0; n < nodes.length; n++) {
    if (nodes[n].accepts && i > best) best = i;
    const farther = longest(text, nodes[n], i + 1, to);
    if (farther > best) best = farther;
  }
  return best;
}

function passes(edge: Exclude<Edge, { kind: 'gap' | 'word' }>, word: Word, i: number, chart: MatchedText): boolean {
  switch (edge.kind) {
    case 'prefix':
      return word.norm.startsWith(edge.text);
    case 'exact':
      return chart.text.slice(chart.tokens[i].start, chart.tokens[i].end) === edge.text;
    case 'number':
      return isNumber(word.norm);
    default:
      return edge satisfies never;
  }
}
