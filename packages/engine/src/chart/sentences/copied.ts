// Sentences with the hashes of their words in; for each sentence that repeats one of an earlier-dated document, which one out.

import type { ChartDocument, Sentence } from '../chart.ts';

const SHINGLE = 10;
const ENOUGH = 0.8;
const FEWEST_WORDS = 6;

/**
 * Copied forward: at least 0.8 of a sentence's runs of ten words stand in one earlier sentence. Shorter sentences must be the
 * same and have six words or more. Runs are compared by hash, a single one also by its words.
 */
export function copiedFrom(
  sentences: readonly Sentence[],
  words: Int32Array,
  firstWord: Uint32Array,
  documents: readonly ChartDocument[],
): ReadonlyMap<number, number> {
  const copies = new Map<number, number>();
  if (documents.length < 2) return copies;
  const days = documents.map((d) => d.date?.lo ?? Number.POSITIVE_INFINITY);
  const order: number[] = [];
  let runs = 0;
  sentences.forEach((s, i) => {
    const length = firstWord[i + 1] - firstWord[i];
    if (length < FEWEST_WORDS || s.kind === 'heading') return;
    order.push(i);
    runs += Math.max(1, length - SHINGLE + 1);
  });
  order.sort((a, b) => days[sentences[a].document] - days[sentences[b].document] || a - b);
  const seen = firstSeen(runs);
  const hits = new Map<number, number>();
  const isEarlier = (source: number, i: number): boolean =>
    sentences[source].document !== sentences[i].document &&
    days[sentences[source].document] < days[sentences[i].document];
  for (const i of order) {
    const from = firstWord[i];
    const to = firstWord[i + 1];
    const length = Math.min(SHINGLE, to - from);
    const count = to - from - length + 1;
    for (let k = 0; k < count; k++) {
      const source = seen(hashOf(words, from + k, length), i);
      if (source !== i && isEarlier(source, i)) hits.set(source, (hits.get(source) ?? 0) + 1);
    }
    if (hits.size === 0) continue;
    for (const [source, n] of hits)
      if (n >= count * ENOUGH && (count > 1 || holds(words, firstWord[source], firstWord[source + 1], from, to)))
        copies.set(i, copies.get(source) ?? source);
    hits.clear();
  }
  return copies;
}

/** Which sentence had a run first: the one given, when none had it before. An open hash table of as many runs as will come. */
function firstSeen(runs: number): (hash: number, sentence: number) => number {
  const size = 2 ** Math.ceil(Math.log2(2 * runs + 2));
  const hashes = new Int32Array(size);
  /** Counted from 1: 0 is an empty slot. */
  const sentences = new Int32Array(size);
  return (hash, sentence) => {
    let slot = (hash ^ (hash >>> 15)) & (size - 1);
    while (sentences[slot] !== 0) {
      if (hashes[slot] === hash) return sentences[slot] - 1;
      slot = (slot + 1) & (size - 1);
    }
    hashes[slot] = hash;
    sentences[slot] = sentence + 1;
    return sentence;
  };
}

function hashOf(words: Int32Array, from: number, length: number): number {
  let hash = length;
  for (let n = from; n < from + length; n++) hash = Math.imul(hash ^ words[n], 0x01000193) ^ (hash >>> 15);
  return hash;
}

/** Whether the words `from` … `to` stand among those of `start` … `end`, one after another. */
function holds(words: Int32Array, start: number, end: number, from: number, to: number): boolean {
  for (let at = start; at + to - from <= end; at++) {
    let n = 0;
    while (n < to - from && words[at + n] === words[from + n]) n++;
    if (n === to - from) return true;
  }
  return false;
}
