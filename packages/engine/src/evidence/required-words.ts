// Patterns in; out, which of them can match a text at all: those of which a word stands there that each of their matches must hold.
//
// A table of cues has dozens of long patterns, and of each sentence few can match: the words are looked for in one walk over the text.

/** Of several strings one stands in every match; null where none can be told. */
export type Required = readonly string[] | null;

/** For a text, by the pattern's place: 1 where it may match. All patterns must ignore case. */
export function mayMatch(patterns: readonly RegExp[]): (text: string) => Uint8Array {
  const always = new Uint8Array(patterns.length);
  const root: Branch = { next: new Map(), patterns: [] };
  patterns.forEach((pattern, place) => {
    const required = requiredBy(pattern.source);
    if (required === null) always[place] = 1;
    for (const word of required ?? []) grow(root, word, place);
  });
  return (text) => {
    const may = always.slice();
    const low = text.toLowerCase();
    for (let i = 0; i < low.length; i++)
      for (
        let at = i, branch = root.next.get(low.charCodeAt(at));
        branch;
        branch = branch.next.get(low.charCodeAt(at))
      ) {
        for (let p = 0; p < branch.patterns.length; p++) may[branch.patterns[p]] = 1;
        at++;
      }
    return may;
  };
}

type Branch = { readonly next: Map<number, Branch>; readonly patterns: number[] };

function grow(root: Branch, word: string, pattern: number): void {
  let branch = root;
  for (let i = 0; i < word.length; i++) {
    let next = branch.next.get(word.charCodeAt(i));
    if (!next) {
      next = { next: new Map(), patterns: [] };
      branch.next.set(word.charCodeAt(i), next);
    }
    branch = next;
  }
  branch.patterns.push(pattern);
}

/** `requiredBy('(?:very )?(?:sick|ill)s?\\b')` → `['sick', 'ill']`. Knows the patterns of this reader, not all that can be written. */
export function requiredBy(source: string): Required {
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
      if (run !== '') offer([run.toLowerCase()]);
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

/** Longer words stand in fewer texts. */
function isBetter(words: readonly string[], than: Required): boolean {
  if (than === null) return true;
  const shortest = (of: readonly string[]): number => of.reduce((least, w) => Math.min(least, w.length), 99);
  const [a, b] = [shortest(words), shortest(than)];
  return a > b || (a === b && words.length < than.length);
}
