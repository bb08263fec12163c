// A kind of words in; out, which sentences of a chart hold one. Patterns over whole sentences are costly, and most sentences hold
// none of the words that a pattern could match: each distinct word of the chart is asked once, each sentence then by table.

import type { Chart } from '../chart/chart.ts';

type Tokens = Pick<Chart, 'tokens' | 'sentenceTokens'>;

/** By sentence index: 1 where some word's norm has a part that `kind` matches. A pattern may be skipped elsewhere if each match of it holds such a word. */
export function sentencesWith(kind: RegExp): (chart: Tokens) => Uint8Array {
  const known = new WeakMap<object, Uint8Array>();
  return (chart) => {
    const before = known.get(chart.tokens);
    if (before) return before;
    const { ids, words } = chart.tokens;
    const ofKind = new Uint8Array(words.length);
    for (let id = 0; id < words.length; id++) if (kind.test(words[id].norm)) ofKind[id] = 1;
    const found = new Uint8Array(chart.sentenceTokens.length - 1);
    for (let s = 0; s < found.length; s++) {
      const to = chart.sentenceTokens[s + 1];
      for (let i = chart.sentenceTokens[s]; i < to && found[s] === 0; i++) found[s] = ofKind[ids[i]];
    }
    known.set(chart.tokens, found);
    return found;
  };
}
