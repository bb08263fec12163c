// Patterns in; out, which of them can match a text at all: those of which a word stands there that each of their matches must hold.
//
// A table of cues has dozens of long patterns, and of each sentence few can match: the words are looked for in one walk over the text.

/** Of several strings one stands in every match; null where none can be told. */
export type Required = readonly string[] | null;

/** For a text, by the pattern's place: 1 where it may match. All patterns must ignore case. */
export function mayMatch(patterns: readonly RegExp[]): (text: string) => Uint8Array {
  const required = patterns.map(({ source }) => requiredBy(source));
  const always = Uint8Array.from(required, (words) => (words === null ? 1 : 0));
  const find = finderOf(required);
  return (text) => {
    const may = always.slice();
    find(text, (pattern) => {
      may[pattern] = 1;
    });
    return may;
  };
}

/** Tells of each pattern, by its place, that one of its words stands in a text, in either case: as often as that is so. */
export function finderOf(required: readonly Required[]): (text: string, tell: (pattern: number) => void) => void {
  const words = required.flatMap((of, pattern) => (of ?? []).map((word) => ({ word, pattern })));
  const { kinds, ascii, others, next, found } = automatonOf(words);
  return (text, tell) => {
    let state = 0;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      const kind = code < ascii.length ? ascii[code] : (others.get(code) ?? 0);
      state = next[state * kinds + kind];
      const here = found[state];
      for (let p = 0; p < here.length; p++) tell(here[p]);
    }
  };
}

type Word = { readonly word: string; readonly pattern: number };

type Automaton = {
  /** How many kinds of characters the words tell apart: each of theirs, in either case, and all others as one. */
  readonly kinds: number;
  /** The kind of a character by its code. */
  readonly ascii: Uint8Array;
  readonly others: ReadonlyMap<number, number>;
  /** By state and kind (Aho and Corasick). */
  readonly next: Uint16Array;
  /** The patterns whose words end in a state. */
  readonly found: readonly (readonly number[])[];
};

function automatonOf(words: readonly Word[]): Automaton {
  const ascii = new Uint8Array(128);
  const others = new Map<number, number>();
  const letters = [...new Set(words.flatMap(({ word }) => word.split('')))];
  letters.forEach((letter, k) => {
    const capital = letter.toUpperCase();
    // 'ß' has two capitals, and neither stands for it
    for (const either of capital.length === 1 ? [letter, capital] : [letter]) {
      const code = either.charCodeAt(0);
      if (code < ascii.length) ascii[code] = k + 1;
      else others.set(code, k + 1);
    }
  });
  const kinds = letters.length + 1;
  const next = new Uint16Array((1 + words.reduce((n, { word }) => n + word.length, 0)) * kinds);
  const found: Set<number>[] = [new Set()];
  for (const { word, pattern } of words) {
    let state = 0;
    for (const letter of word.split('')) {
      const at = state * kinds + letters.indexOf(letter) + 1;
      if (next[at] === 0) next[at] = found.push(new Set()) - 1;
      state = next[at];
    }
    found[state].add(pattern);
  }
  // Shorter beginnings first: what a state falls back to is complete before it.
  const fallback = new Uint16Array(found.length);
  const queue = [0];
  for (const state of queue)
    for (let kind = 0; kind < kinds; kind++) {
      const at = state * kinds + kind;
      const elsewhere = state === 0 ? 0 : next[fallback[state] * kinds + kind];
      if (next[at] === 0) {
        next[at] = elsewhere;
        continue;
      }
      fallback[next[at]] = elsewhere;
      for (const pattern of found[elsewhere]) found[next[at]].add(pattern);
      queue.push(next[at]);
    }
  return { kinds, ascii, others, next, found: found.map((patterns) => [...patterns]) };
}

/**
 * `requiredBy('(?:very )?(?:sick|ill)s?\\b')` → `['sick', 'ill']`. Knows the patterns of this reader, not all that can be written.
 * @param partOf what is asked for of a run of characters; '' for nothing
 */
export function requiredBy(source: string, partOf = (run: string): string => run): Required {
  let at = 0;
  const anyOf = (): Required => {
    const ways = [inTurn()];
    while (source[at] === '|') {
      at++;
      ways.push(inTurn());
    }
    return ways.some((w) => w === null) ? null : ways.flatMap((w) => w ?? []);
  };
  const inTurn = (): Required => {
    let best: Required = null;
    let run = '';
    const offer = (words: Required): void => {
      if (words !== null && isBetter(words, best)) best = words;
    };
    const endRun = (): void => {
      const part = partOf(run.toLowerCase());
      if (part !== '') offer([part]);
      run = '';
    };
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const piece = next();
      const repeated = quantifier();
      if (typeof piece === 'string' && repeated === null) run += piece;
      else if (typeof piece === 'string' && repeated === 'some') {
        run += piece;
        endRun();
      } else {
        endRun();
        if (typeof piece !== 'string' && repeated !== 'maybe') offer(piece);
      }
    }
    endRun();
    return best;
  };
  /** A letter as it stands, or what a group requires. */
  const next = (): string | Required => {
    const c = source[at++];
    if (c === '(') return group();
    if (c === '[') return skipClass();
    if (c === '\\') {
      const escaped = source[at++];
      return /[\w]/.test(escaped) ? null : escaped;
    }
    return c === '.' || c === '^' || c === '$' ? null : c;
  };
  const group = (): Required => {
    const kind = /^\?(?:[:=!]|<[=!])/.exec(source.slice(at))?.[0] ?? '';
    at += kind.length;
    const inside = anyOf();
    at++;
    return kind === '' || kind === '?:' ? inside : null;
  };
  const skipClass = (): null => {
    while (source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
    at++;
    return null;
  };
  const quantifier = (): 'maybe' | 'some' | null => {
    const q = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(source.slice(at));
    if (!q) return null;
    at += q[0].length;
    return q[0][0] === '+' || Number(q[1] ?? 0) > 0 ? 'some' : 'maybe';
  };
  return anyOf();
}

/** Longer words stand in fewer texts, and figures in fewer than letters. */
const isBetter = (words: readonly string[], than: Required): boolean =>
  than === null || frequency(words) < frequency(than);

function frequency(words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    let share = 1;
    for (const character of word) share *= character >= '0' && character <= '9' ? OF_FIGURES : OF_LETTERS;
    sum += share;
  }
  return sum;
}
/** About how often one of them is the next character. */
const OF_LETTERS = 1 / 16;
const OF_FIGURES = 1 / 64;
