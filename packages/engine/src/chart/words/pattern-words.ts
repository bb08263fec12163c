// A pattern in; words out of which a text must have one for the pattern to match, in small letters. None when that cannot be told.
//
// Read off the pattern itself, so that nobody has to keep a second list in step with it.

/** wordsOf(/\bfax (?:cover|message)\b|facsimile/i) → ['fax ', 'facsimile']. */
export function wordsOf(pattern: RegExp): readonly string[] | null {
  const { words } = alternatives(pattern.source, 0);
  return words;
}

type Read = { readonly words: readonly string[] | null; readonly end: number };

/** Alternatives from `at` to the end or to the bracket that closes them: a text must have a word of each. */
function alternatives(source: string, at: number): Read {
  const words: string[] = [];
  let known = true;
  for (let end = at; ; end++) {
    const one = sequence(source, end);
    if (one.words) words.push(...one.words);
    else known = false;
    end = one.end;
    if (source[end] !== '|') return { words: known ? words : null, end };
  }
}

/** Parts one after another: a text must have them all, so the one with the longest words tells most. */
function sequence(source: string, from: number): Read {
  let best: readonly string[] | null = null;
  let run = '';
  const offer = (words: readonly string[] | null): void => {
    if (words && shortest(words) > (best ? shortest(best) : 0)) best = words;
  };
  const endRun = (): void => {
    if (run !== '') offer([run]);
    run = '';
  };
  let at = from;
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const start = at;
    if (source[at] === '(') {
      endRun();
      const opening = /^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/.exec(source.slice(at))![0];
      const inner = alternatives(source, at + opening.length);
      at = inner.end + 1;
      const isLook = /^\(\?<?[=!]/.test(opening);
      const counts = quantifier(source, at);
      if (!isLook && !counts.optional) offer(inner.words);
      at = counts.end;
      continue;
    }
    const letter = literalAt(source, at);
    at = atomEnd(source, at);
    const counts = quantifier(source, at);
    at = counts.end;
    if (letter === '') continue;
    if (letter !== null && !counts.optional) run += letter.toLowerCase();
    if (letter === null || counts.end > start + (source[start] === '\\' ? 2 : 1)) endRun();
  }
  endRun();
  return { words: best, end: at };
}

const shortest = (words: readonly string[]): number => Math.min(...words.map((w) => w.length));

/** What an atom matches: itself; '' when it is a place between characters; null when it may be several characters. */
function literalAt(source: string, at: number): string | null {
  const c = source[at];
  if (c === '^' || c === '$') return '';
  if (c === '[' || c === '.') return null;
  if (c !== '\\') return c.charCodeAt(0) < 128 ? c : null;
  const escaped = source[at + 1];
  if (escaped === 'b') return '';
  return /[A-Za-z0-9]/.test(escaped) ? null : escaped;
}

function atomEnd(source: string, at: number): number {
  if (source[at] === '\\') return at + 2;
  if (source[at] !== '[') return at + 1;
  let end = at + 1;
  while (source[end] !== ']') end += source[end] === '\\' ? 2 : 1;
  return end + 1;
}

function quantifier(source: string, at: number): { readonly optional: boolean; readonly end: number } {
  const m = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})\??/.exec(source.slice(at));
  if (!m) return { optional: false, end: at };
  return { optional: m[0][0] === '?' || m[0][0] === '*' || m[1] === '0', end: at + m[0].length };
}
