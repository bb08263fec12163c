// Sentences with their tokens in; for each sentence that repeats one of an earlier-dated document, which one out.

import type { ChartDocument, Sentence, Token } from '../chart.ts';

const SHINGLE = 10;
const ENOUGH = 0.8;
const FEWEST_WORDS = 6;

/**
 * Copied forward: at least 0.8 of a sentence's runs of ten words stand in one earlier sentence. Shorter sentences must be the
 * same and have six words or more. Runs are compared by hash: no single run decides anything.
 */
export function copiedFrom(
  sentences: readonly Sentence[],
  tokens: readonly Token[],
  firstToken: Uint32Array,
  documents: readonly ChartDocument[],
): ReadonlyMap<number, number> {
  const copies = new Map<number, number>();
  if (documents.length < 2) return copies;
  const days = documents.map((d) => d.date?.lo ?? Number.POSITIVE_INFINITY);
  const order: number[] = [];
  sentences.forEach((s, i) => {
    if (firstToken[i + 1] - firstToken[i] >= FEWEST_WORDS && s.kind !== 'heading') order.push(i);
  });
  order.sort((a, b) => days[sentences[a].document] - days[sentences[b].document] || a - b);
  const numbers = new Map<string, number>();
  const seen = new Map<number, number>();
  const hits = new Map<number, number>();
  for (const i of order) {
    const { document } = sentences[i];
    const hashes = shinglesOf(tokens, firstToken[i], firstToken[i + 1], numbers);
    hits.clear();
    for (const h of hashes) {
      const source = seen.get(h);
      if (source === undefined || sentences[source].document === document) continue;
      if (days[sentences[source].document] < days[document]) hits.set(source, (hits.get(source) ?? 0) + 1);
    }
    for (const [source, n] of hits) if (n >= hashes.length * ENOUGH) copies.set(i, copies.get(source) ?? source);
    for (const h of hashes) if (!seen.has(h)) seen.set(h, i);
  }
  return copies;
}

function shinglesOf(tokens: readonly Token[], from: number, to: number, numbers: Map<string, number>): Int32Array {
  const length = Math.min(SHINGLE, to - from);
  const hashes = new Int32Array(to - from - length + 1);
  const ids = new Int32Array(to - from);
  for (let t = from; t < to; t++) {
    const { norm } = tokens[t];
    let id = numbers.get(norm);
    if (id === undefined) {
      id = numbers.size + 1;
      numbers.set(norm, id);
    }
    ids[t - from] = id;
  }
  for (let k = 0; k < hashes.length; k++) {
    let hash = length;
    for (let n = 0; n < length; n++) hash = Math.imul(hash ^ ids[k + n], 0x01000193) ^ (hash >>> 15);
    hashes[k] = hash;
  }
  return hashes;
}
