// A chart's tokens in, each distinct word once out: every matcher then works on small integers instead of strings.

import type { Chart, Token } from '../../chart/chart.ts';

export type Vocabulary = {
  /** For each token of the chart, the index of its word. */
  readonly ids: Uint32Array;
  /** Of each distinct word (by norm): one token that shows it. */
  readonly words: readonly Token[];
};

const known = new WeakMap<readonly Token[], Vocabulary>();

/** The words of a token list; computed once per list. */
export function vocabularyOf(chart: Pick<Chart, 'tokens'>): Vocabulary {
  const before = known.get(chart.tokens);
  if (before) return before;
  const ids = new Uint32Array(chart.tokens.length);
  const words: Token[] = [];
  const index = new Map<string, number>();
  for (let i = 0; i < ids.length; i++) {
    const token = chart.tokens[i];
    let id = index.get(token.norm);
    if (id === undefined) {
      id = words.length;
      words.push(token);
      index.set(token.norm, id);
    }
    ids[i] = id;
  }
  const vocabulary = { ids, words };
  known.set(chart.tokens, vocabulary);
  return vocabulary;
}
