// Lists of words in; an automaton out that tells, in one walk over a text, which of the lists have a word in it (Aho and Corasick).
//
// Words are in small letters and stand for either case; a digit stands for any digit, another mark for any mark that has no kind here.

/** Kinds of characters that the automaton tells apart: letters, digits, some marks, all others. */
export const KINDS = 36;
export const kindOf = new Uint8Array(128);
for (let letter = 0; letter < 26; letter++) {
  kindOf[97 + letter] = letter + 1;
  kindOf[65 + letter] = letter + 1;
}
for (let digit = 48; digit <= 57; digit++) kindOf[digit] = 27;
[...'/_:[(| -'].forEach((mark, k) => {
  kindOf[mark.charCodeAt(0)] = 28 + k;
});

export type Automaton = {
  /** By state and kind of character. */
  readonly next: Uint16Array;
  /** Bits of the lists that have a word ending in a state. */
  readonly found: Int32Array;
};

export function automatonOf(lists: readonly { readonly bit: number; readonly words: readonly string[] }[]): Automaton {
  const size = lists.reduce((n, { words }) => words.reduce((m, word) => m + word.length, n), 1);
  const next = new Uint16Array(size * KINDS);
  const found = new Int32Array(size);
  const fallback = new Uint16Array(size);
  let states = 1;
  for (const { bit, words } of lists)
    for (const word of words) {
      let state = 0;
      for (let i = 0; i < word.length; i++) {
        const at = state * KINDS + kindOf[word.charCodeAt(i)];
        if (next[at] === 0) next[at] = states++;
        state = next[at];
      }
      found[state] |= bit;
    }
  // Shorter ones first: what a state falls back to is complete before it.
  const queue = [0];
  for (const state of queue)
    for (let kind = 0; kind < KINDS; kind++) {
      const at = state * KINDS + kind;
      const elsewhere = state === 0 ? 0 : next[fallback[state] * KINDS + kind];
      if (next[at] === 0) {
        next[at] = elsewhere;
        continue;
      }
      fallback[next[at]] = elsewhere;
      found[next[at]] |= found[elsewhere];
      queue.push(next[at]);
    }
  return { next, found };
}

/** Bits of the lists that have a word in `text`. */
export function foundIn({ next, found }: Automaton, text: string): number {
  let bits = 0;
  let state = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    state = code > 127 ? 0 : next[state * KINDS + kindOf[code]];
    bits |= found[state];
  }
  return bits;
}
