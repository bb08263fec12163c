// A pattern in; the characters with which its matches begin out. Of many patterns asked at one place, most are told apart by the first.

/** None of them where a match may be empty. */
const EMPTY = '';

/**
 * firstLetters('(?:x|times)? ?per\\b') → 'x', 't', ' ', 'p'. Knows what the tables of units hold, not all that can be written: no ranges
 * of characters.
 */
export function firstLetters(source: string): ReadonlySet<string> {
  let at = 0;
  const anyOf = (): Set<string> => {
    const first = inTurn();
    while (source[at] === '|') {
      at++;
      for (const letter of inTurn()) first.add(letter);
    }
    return first;
  };
  /** Of parts one after another, those of each as long as all before it may be empty. */
  const inTurn = (): Set<string> => {
    const first = new Set<string>();
    let open = true;
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const own = part();
      const repeated = QUANTIFIER.exec(source.slice(at))?.[0] ?? '';
      at += repeated.length;
      if (/^(?:[?*]|\{0)/.test(repeated)) own.add(EMPTY);
      if (!open) continue;
      for (const letter of own) if (letter !== EMPTY) first.add(letter);
      open = own.has(EMPTY);
    }
    if (open) first.add(EMPTY);
    return first;
  };
  const part = (): Set<string> => {
    const sign = source[at++];
    if (sign === '(') return group();
    if (sign === '[') return ofClass();
    if (sign === '\\') return escaped(source[at++]);
    return sign === '^' || sign === '$' ? new Set([EMPTY]) : new Set([sign]);
  };
  const group = (): Set<string> => {
    const kind = /^\?(?:[:=!]|<[=!])/.exec(source.slice(at))?.[0] ?? '';
    at += kind.length;
    const inside = anyOf();
    at++;
    return kind === '' || kind === '?:' ? inside : new Set([EMPTY]);
  };
  const ofClass = (): Set<string> => {
    const letters = new Set<string>();
    for (; source[at] !== ']'; at++) {
      if (source[at] === '\\') for (const letter of escaped(source[++at])) letters.add(letter);
      else letters.add(source[at]);
    }
    at++;
    return letters;
  };
  return anyOf();
}

const QUANTIFIER = /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/;

function escaped(sign: string): Set<string> {
  if (sign === 'b') return new Set([EMPTY]);
  if (sign === 's') return new Set(' \t\n\v\f\r');
  return new Set(sign === 'd' ? '0123456789' : sign);
}

/** By code, those of the patterns of which a match may begin with a character; all where that is beyond ASCII. */
export function byFirstLetter<Of extends { readonly pattern: RegExp }>(
  all: readonly Of[],
): (code: number) => readonly Of[] {
  const firsts = all.map(({ pattern }) => firstLetters(pattern.source));
  const table = Array.from({ length: 128 }, (_, code) => {
    const letter = String.fromCharCode(code);
    const either = [EMPTY, letter, letter.toLowerCase(), letter.toUpperCase()];
    return all.filter((_, k) => either.some((one) => firsts[k].has(one)));
  });
  return (code) => table[code] ?? all;
}
