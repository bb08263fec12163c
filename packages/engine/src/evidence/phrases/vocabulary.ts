// A chart's tokens in, each distinct word once out: every matcher then works on small integers instead of strings.

import type { Chart, Vocabulary } from '../../chart/chart.ts';

type Words = { norm: string; stem: string }[];
const known = new WeakMap<Chart['tokens'], Vocabulary>();

/** As the chart has them; else the words of the token list by norm, computed once per list. */
export function vocabularyOf({ tokens, vocabulary }: Pick<Chart, 'tokens' | 'vocabulary'>): Vocabulary {
  const before = vocabulary ?? known.get(tokens);
  if (before) return before;
  const ids = new Uint32Array(tokens.length);
  const words: Words = [];
  const index = new Map<string, number>();
  for (let i = 0; i < ids.length; i++) {
    const { norm, stem } = tokens[i];
    let id = index.get(norm);
    if (id === undefined) {
      id = words.length;
      words.push({ norm, stem });
      index.set(norm, id);
    }
    ids[i] = id;
  }
  const made = { ids, words };
  known.set(tokens, made);
  return made;
}
