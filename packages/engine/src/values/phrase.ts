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
  const text: Reading = { source, at: 0 };
  try {
    const phrase = together(text, '');
    if (text.at < source.length) fail(text, `\`${source[text.at]}\` has no opening partner`);
    return { phrase };
  } catch (mistake) {
    return { mistake: mistake as PhraseMistake };
  }
}

/** Policies hold a hundred thousand phrases: nothing is made for each but its tree. */
type Reading = { readonly source: string; at: number };

function fail(r: Reading, message: string, at = r.at): never {
  throw { at, message } satisfies PhraseMistake;
}

function together(r: Reading, closers: string): Phrase {
  const start = r.at;
  const parts = [sequence(r, closers)];
  while (r.source[r.at] === '&') {
    r.at++;
    parts.push(sequence(r, closers));
  }
  if (parts.length > MOST_TOGETHER) fail(r, `\`&\` joins at most ${MOST_TOGETHER} parts`, start);
  return parts.length === 1 ? parts[0] : { kind: 'either', of: inAnyOrder(parts) };
}

function sequence(r: Reading, closers: string): Phrase {
  const of: Phrase[] = [];
  while (r.at < r.source.length) {
    const c = r.source[r.at];
    // Alone it is the sign itself: `{and|&}`.
    if ((c === '&' && of.length > 0) || closers.includes(c)) break;
    if (c === ' ' || c === ',' || /\s/.test(c)) r.at++;
    else of.push(piece(r, c));
  }
  if (of.length === 0) fail(r, 'a phrase needs at least one word here');
  return of.length === 1 ? of[0] : { kind: 'sequence', of };
}

function piece(r: Reading, c: string): Phrase {
  switch (c) {
    case '{':
      return either(r);
    case '[':
      return optional(r);
    case '"':
      return exact(r);
    case '}':
    case ']':
    case '|':
      return fail(r, `\`${c}\` has no opening partner`);
    case '#':
      return number(r);
    default:
      return (c === '.' ? gap(r) : null) ?? word(r);
  }
}

function either(r: Reading): Phrase {
  const start = r.at++;
  const of = [together(r, '|}')];
  while (r.source[r.at] === '|') {
    r.at++;
    of.push(together(r, '|}'));
  }
  if (r.source[r.at] !== '}') fail(r, '`{` is never closed', start);
  r.at++;
  return { kind: 'either', of };
}

function optional(r: Reading): Phrase {
  const start = r.at++;
  const of = together(r, ']|');
  if (r.source[r.at] === '|') fail(r, 'alternatives go in `{…|…}`; inside `[…]` write `[{a|b}]`');
  if (r.source[r.at] !== ']') fail(r, '`[` is never closed', start);
  r.at++;
  return { kind: 'optional', of };
}

function exact(r: Reading): Phrase {
  const end = r.source.indexOf('"', r.at + 1);
  if (end < 0) fail(r, 'the quotation mark is never closed');
  const text = r.source.slice(r.at + 1, end);
  r.at = end + 1;
  return { kind: 'exact', text };
}

function gap(r: Reading): Phrase | null {
  const match = next(r, GAP);
  return match && { kind: 'gap', most: match[1] ? Number(match[1]) : 5 };
}
const GAP = /\.\.(?:(\d+)\.\.|\.)/y;

function number(r: Reading): Phrase {
  const range = next(r, RANGE);
  if (!range) {
    r.at++;
    return { kind: 'number' };
  }
  const [, sign, bound, from, to] = range;
  const side = { '<': 'under', '<=': 'to', '>': 'over', '>=': 'from' }[sign];
  return { kind: 'number', in: side ? { [side]: Number(bound) } : { from: Number(from), to: Number(to) } };
}
const RANGE = /#(?:([<>]=?)(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?))/y;

function word(r: Reading): Phrase {
  const [text] = next(r, WORD) ?? fail(r, 'expected a word');
  if (text.startsWith('@')) return { kind: 'concept', id: text.slice(1) };
  if (text.endsWith('*')) return { kind: 'prefix', text: text.slice(0, -1) };
  return { kind: 'word', text };
}
const WORD = /&|[^\s{}[\]|"#&,]+(?:&[^\s{}[\]|"#&,]+)*/y;

/** What a sticky pattern finds here; the reading then stands behind it. */
function next(r: Reading, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = r.at;
  const match = pattern.exec(r.source);
  if (match) r.at += match[0].length;
  return match;
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
