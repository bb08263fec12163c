// A phrase as a clinician writes it in a policy, parsed: text in, a small tree out. Matched by evidence/phrases.
//
//   sleep apnea             words in order; inflection is folded ("naps", "napping" match `nap`), case and hyphens do not matter
//   {stroke|CVA|heart attack}   any one of these
//   [severe] pain           brackets: may be missing
//   fall* asleep            a trailing star: the word begins so (no folding)
//   "MS"                    quotes: exactly these letters, case included
//   woke ... gasping        up to 5 other words between (same sentence); `..2..` up to 2, `..12..` up to 12
//   wakes # times           `#`: any number, in digits or words
//   glucose #<54            a number in digits that is so large; also `#>=90`, `#54..69` (both ends included)
//   climb & stairs          both in one sentence, in either order, up to 8 other words between; at most three parts
//   @stroke                 the phrases of another concept

export type Phrase =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'prefix'; readonly text: string }
  | { readonly kind: 'exact'; readonly text: string }
  | { readonly kind: 'number'; readonly in?: NumberRange }
  | { readonly kind: 'gap'; readonly most: number }
  | { readonly kind: 'concept'; readonly id: string }
  | { readonly kind: 'optional'; readonly of: Phrase }
  | { readonly kind: 'either'; readonly of: readonly Phrase[] }
  | { readonly kind: 'sequence'; readonly of: readonly Phrase[] };

export type NumberRange = {
  readonly over?: number;
  readonly from?: number;
  readonly to?: number;
  readonly under?: number;
};

/** Words between the parts of `a & b`: about a clause. */
const APART = 8;
const MOST_TOGETHER = 3;

export type PhraseMistake = { readonly at: number; readonly message: string };

/** Parses one phrase; a mistake carries its offset in `source`. */
export function parsePhrase(source: string): { readonly phrase: Phrase } | { readonly mistake: PhraseMistake } {
  let at = 0;
  const fail = (message: string, where = at): never => {
    throw { at: where, message } satisfies PhraseMistake;
  };
  const together = (closers: string): Phrase => {
    const start = at;
    const parts = [sequence(closers)];
    while (source[at] === '&') {
      at++;
      parts.push(sequence(closers));
    }
    if (parts.length > MOST_TOGETHER) fail(`\`&\` joins at most ${MOST_TOGETHER} parts`, start);
    return parts.length === 1 ? parts[0] : { kind: 'either', of: inAnyOrder(parts) };
  };
  const sequence = (closers: string): Phrase => {
    const of: Phrase[] = [];
    // Alone it is the sign itself: `{and|&}`.
    while (at < source.length && !(source[at] === '&' && of.length > 0) && !closers.includes(source[at])) {
      if (/[\s,]/.test(source[at])) at++;
      else of.push(piece());
    }
    if (of.length === 0) fail('a phrase needs at least one word here');
    return of.length === 1 ? of[0] : { kind: 'sequence', of };
  };
  const piece = (): Phrase => {
    const start = at;
    const c = source[at];
    if (c === '{') {
      at++;
      const of = [together('|}')];
      while (source[at] === '|') {
        at++;
        of.push(together('|}'));
      }
      if (source[at] !== '}') fail('`{` is never closed', start);
      at++;
      return { kind: 'either', of };
    }
    if (c === '[') {
      at++;
      const of = together(']|');
      if (source[at] === '|') fail('alternatives go in `{…|…}`; inside `[…]` write `[{a|b}]`');
      if (source[at] !== ']') fail('`[` is never closed', start);
      at++;
      return { kind: 'optional', of };
    }
    if (c === '"') {
      const end = source.indexOf('"', at + 1);
      if (end < 0) fail('the quotation mark is never closed', start);
      const text = source.slice(at + 1, end);
      at = end + 1;
      return { kind: 'exact', text };
    }
    if (c === '}' || c === ']' || c === '|') fail(`\`${c}\` has no opening partner`);
    const gap = /^\.\.(?:(\d+)\.\.|\.)/.exec(source.slice(at));
    if (gap) {
      at += gap[0].length;
      return { kind: 'gap', most: gap[1] ? Number(gap[1]) : 5 };
    }
    if (c === '#') {
      const range = /^#(?:([<>]=?)(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?))/.exec(source.slice(at));
      at += range?.[0].length ?? 1;
      if (!range) return { kind: 'number' };
      const [, sign, bound, from, to] = range;
      const side = { '<': 'under', '<=': 'to', '>': 'over', '>=': 'from' }[sign];
      return { kind: 'number', in: side ? { [side]: Number(bound) } : { from: Number(from), to: Number(to) } };
    }
    const word = /^(?:&|[^\s{}[\]|"#&,]+(?:&[^\s{}[\]|"#&,]+)*)/.exec(source.slice(at))?.[0] ?? fail('expected a word');
    at += word.length;
    if (word.startsWith('@')) return { kind: 'concept', id: word.slice(1) };
    if (word.endsWith('*')) return { kind: 'prefix', text: word.slice(0, -1) };
    return { kind: 'word', text: word };
  };
  try {
    const phrase = together('');
    if (at < source.length) fail(`\`${source[at]}\` has no opening partner`);
    return { phrase };
  } catch (mistake) {
    return { mistake: mistake as PhraseMistake };
  }
}

/** Every order of the parts, a gap between each two. */
function inAnyOrder(parts: readonly Phrase[]): Phrase[] {
  const orders = (rest: readonly Phrase[]): Phrase[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((first, k) => orders(rest.filter((_, i) => i !== k)).map((others) => [first, ...others]));
  return orders(parts).map((order) => ({
    kind: 'sequence',
    of: order.flatMap((part, k) => (k === 0 ? [part] : [{ kind: 'gap', most: APART } as const, part])),
  }));
}
