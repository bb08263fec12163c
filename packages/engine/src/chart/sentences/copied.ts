// Sentences with their tokens in; for each sentence that repeats one of an earlier-dated document, which one out.

import type { ChartDocument, Sentence, Token } from '../chart.ts';

const SHINGLE = 10;
const ENOUGH = 0.8;

/** Copied forward: at least 0.8 of a sentence's runs of ten words stand in one earlier sentence. Shorter sentences must be the same and have six words or more. */
export function copiedFrom(
  sentences: readonly Sentence[],
  tokens: readonly Token[],
  firstToken: Uint32Array,
  documents: readonly ChartDocument[],
): ReadonlyMap<number, number> {
  const dayOf = (i: number): number => documents[sentences[i].document]?.date?.lo ?? Number.POSITIVE_INFINITY;
  const order = sentences
    .map((_, i) => i)
    .filter((i) => firstToken[i + 1] - firstToken[i] >= 6 && sentences[i].kind !== 'heading')
    .sort((a, b) => dayOf(a) - dayOf(b) || a - b);
  const seen = new Map<string, number>();
  const copies = new Map<number, number>();
  for (const i of order) {
    const words = tokens.slice(firstToken[i], firstToken[i + 1]).map((t) => t.norm);
    const shingles =
      words.length <= SHINGLE
        ? [words.join(' ')]
        : words.slice(0, words.length - SHINGLE + 1).map((_, k) => words.slice(k, k + SHINGLE).join(' '));
    const hits = new Map<number, number>();
    for (const s of shingles) {
      const source = seen.get(s);
      if (source !== undefined && sentences[source].document !== sentences[i].document && dayOf(source) < dayOf(i))
        hits.set(source, (hits.get(source) ?? 0) + 1);
    }
    for (const [source, n] of hits) if (n >= shingles.length * ENOUGH) copies.set(i, copies.get(source) ?? source);
    for (const s of shingles) if (!seen.has(s)) seen.set(s, i);
  }
  return copies;
}
