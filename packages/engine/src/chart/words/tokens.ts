// A piece of chart text in, its words out (`Token`: offsets, `norm`, `stem`). Policy phrases are cut by the same function.
//
// What one token is:
//   a run of letters and the digits that follow them   "x-ray" → x ray · "L4-5" → l4 5 · "SpO2" → spo2 · "Okafor-Bell" → okafor bell
//   a number with its decimals; thousands commas go    "12.6" → 12.6 · "1,000" → 1000 · "5/5" → 5 5 · "4+/5" → 4+ 5 · "75mg" → 75 mg · "2nd" → 2nd
//   a diagnosis or procedure code                      "G47.33" → g47.33 · "K0823" → k0823
//   a slash abbreviation of the list below             "w/o" → w/o · "s/p" → s/p
//   a comparator, `%` and `&`                          "≥15%" → >= 15 percent · "nausea & vomiting" → nausea and vomiting
//   a contraction                                      "can't" → can't
//   an acuity said aloud                               "20 over 60" → 20 60, as "20/60"
// All other marks (hyphens, commas, slashes, brackets) are no tokens: look at the text between two tokens for them.
// A word broken at a line's end ("immedi-" / "ately") is one token when the text knows the joined word or no compound reads so.
// `norm` is the word as it is compared (norm.ts); `stem` folds inflection (stem.ts).

import { isDigit, isLetter } from '../characters.ts';
import type { Token, Tokens } from '../chart.ts';
import { codesOf } from '../codes.ts';
import { type Form, formAt, formOf, hashed, numbered } from './forms.ts';
import { tokensIn } from './token-columns.ts';

const SLASH = "w/o|s/p|c/o|r/o['’]?d|r/o|h/o|n/a|b/l|d/c|d/t|f/u|y/o|p/w|c/w|w/u|h/a|a/w|r/t|o/e|n/v|w/";
/** Letters of all alphabets in use; plain ranges, because property classes are several times slower. */
const LETTER = 'A-Za-zªµºÀ-ÖØ-öø-ʯͰ-ϿЀ-῿Ⰰ-퟿ﬀ-ﬆ';
const WORD = new RegExp(
  [
    `(?<![${LETTER}\\d])(?:${SLASH})(?![${LETTER}\\d])`,
    '[A-TV-Za-tv-z]\\d[\\dA-Za-z](?:\\.[\\dA-Za-z]{1,4})(?![A-Za-z\\d])', // ICD-10-CM with its dot
    '(?<![\\d.])[0-5][+-](?=\\s?\\/\\s?5(?!\\d))', // muscle strength 4+/5
    '\\d{1,2}(?:st|nd|rd|th)(?![A-Za-z])',
    '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?(?![\\d])',
    '\\d+(?:\\.\\d+)?',
    '(?<!\\d)\\.\\d+',
    '[≥≤<>]=?',
    '[%&]',
    `[${LETTER}][${LETTER}\u0300-\u036f\\d²³\u00ad]*(?:['’][${LETTER}]+)*`,
  ].join('|'),
  'gi',
);
/** Parts that stay words of their own before a line-end hyphen: "low-" / "dose". */
const COMPOUND_FIRST = new Set(
  `a air all anti bi bilateral blood board both broad calf chair chin clinic co cold cross deep door double down early eight evidence ex extra face fast
first five follow foot four free front full half hand hard heart high home hour hours in inner instrument knee large late left life light lips long low lower
mid middle mild mild-to month moderate multi nerve night nine non off old on one open out outer over pack pain part per post pre prior quality
re right room round self semi seven severe short side single six small soft sub ten the three time to treat two type under up upper walk wall
water week weight well wheel whole wide work x year`.split(/\s+/),
);

/** Marks that begin no token, by character code: skipped without asking the pattern. */
const BEGINS_NONE = new Uint8Array(128);
for (const mark of ' \n\t,;:()[]{}!?"\'/-+*=_|#$@^~`\\') BEGINS_NONE[mark.charCodeAt(0)] = 1;

/** Does a word of the plain letters from `at` to `end` end there beyond doubt? Else the pattern must tell. */
function endsWord(codes: Uint16Array, at: number, end: number, limit: number): boolean {
  if (end === limit) return true;
  const code = codes[end];
  if (code > 127 || isDigit(code)) return false;
  if (code === APOSTROPHE) return end + 1 === limit || BEGINS_NONE[codes[end + 1]] === 1;
  return code !== SLASH_MARK || end - at > 1;
}
const APOSTROPHE = 39;
const SLASH_MARK = 47;

/** The end of a plain number at `at`, if it ends there beyond doubt; else `at`. */
function numberEnd(codes: Uint16Array, at: number, limit: number): number {
  let end = at;
  while (end < limit && isDigit(codes[end])) end++;
  if (end === at || end === limit) return end;
  const code = codes[end];
  // "1,000", "2nd", "4+/5"
  if (code === COMMA && end + 1 < limit && isDigit(codes[end + 1])) return at;
  if ((isLetter(code) && end - at < 3) || ((code === PLUS || code === MINUS) && end - at === 1)) return at;
  if (code !== STOP) return end;
  const whole = end++;
  while (end < limit && isDigit(codes[end])) end++;
  return end > whole + 1 ? end : whole;
}
const PLUS = 43;
const COMMA = 44;
const MINUS = 45;
const STOP = 46;

function beginsNone(codes: Uint16Array, at: number, limit: number): boolean {
  const code = codes[at];
  if (code > 127) return code >= 0x2000 && code < 0x2c00 && code !== AT_LEAST && code !== AT_MOST;
  return BEGINS_NONE[code] === 1 || (code === STOP && !(at + 1 < limit && isDigit(codes[at + 1])));
}
const AT_MOST = 0x2264;
const AT_LEAST = 0x2265;

/** Tokens of `text.slice(start, end)`, with offsets into `text`. */
export function tokenize(text: string, start = 0, end = text.length): Token[] {
  const tokens = tokensOf(text, start, end);
  return tokensIn(tokens, 0, tokens.length);
}

/** The same by column. */
export function tokensOf(text: string, start = 0, end = text.length): Tokens {
  const own = text.slice(start, end);
  const writer = tokenWriter(own, codesOf(own), NOTHING_KNOWN);
  writer.add(0, own.length);
  const tokens = writer.tokens();
  if (start > 0)
    for (let i = 0; i < tokens.length; i++) {
      tokens.starts[i] += start;
      tokens.ends[i] += start;
    }
  return tokens;
}
const NOTHING_KNOWN: ReadonlySet<string> = new Set();

export type TokenWriter = {
  /** Puts the tokens of `text.slice(start, end)` behind those already there. */
  readonly add: (start: number, end: number) => void;
  readonly count: () => number;
  readonly tokens: () => Tokens & { readonly words: readonly Form[] };
};

/** @param codes those of the text */
export function tokenWriter(text: string, codes: Uint16Array, vocabulary: ReadonlySet<string>): TokenWriter {
  const likely = FEWEST + (text.length >> 2);
  let starts = new Uint32Array(likely);
  let ends = new Uint32Array(likely);
  let ids = new Uint32Array(likely);
  let count = 0;
  const words: Form[] = [];
  const numberOf = numbered(words);
  return {
    count: () => count,
    tokens: () => ({
      length: count,
      starts: starts.subarray(0, count),
      ends: ends.subarray(0, count),
      ids: ids.subarray(0, count),
      words,
    }),
    add: (start, end) => {
      /** For the pattern: it must not see what stands around. */
      let slice: string | null = null;
      let broken = false;
      let at = start;
      while (at < end) {
        let next = at;
        let letters = 0;
        let isWord = false;
        for (; next < end && isLetter(codes[next]); next++) letters = hashed(letters, codes[next]);
        if (next > at) {
          isWord = endsWord(codes, at, next, end);
          if (!isWord) next = at;
        } else next = numberEnd(codes, at, end);
        if (next === at) {
          if (beginsNone(codes, at, end)) {
            at++;
            continue;
          }
          slice ??= start === 0 && end === text.length ? text : text.slice(start, end);
          WORD.lastIndex = at - start;
          const m = WORD.exec(slice);
          if (m === null) break;
          at = start + m.index;
          next = at + m[0].length;
        }
        const form = isWord ? formOf(codes, at, next, letters) : formAt(codes, at, next);
        const last = count - 1;
        if (count > 0 && form.norm === 'over' && words[ids[last]].norm === '20' && isAcuityBehind(codes, next, end)) {
          at = next;
          continue;
        }
        if (broken && isOneWord(words[ids[last]].norm, form.written, vocabulary)) {
          const joined = words[ids[last]].norm + form.norm;
          ends[last] = next;
          ids[last] = numberOf(formAt(codesOf(joined), 0, joined.length));
          broken = false;
        } else {
          if (count === ids.length) {
            starts = widened(starts);
            ends = widened(ends);
            ids = widened(ids);
          }
          starts[count] = at;
          ends[count] = next;
          ids[count++] = numberOf(form);
          broken = endsLine(codes, next, end);
        }
        at = next;
      }
    },
  };
}

const FEWEST = 16;

/** Two or three digits that end in 0 or 5, and no unit of another thing. */
function isAcuityBehind(codes: Uint16Array, at: number, limit: number): boolean {
  let from = at;
  while (from < limit && codes[from] === BLANK) from++;
  let to = from;
  while (to < limit && isDigit(codes[to])) to++;
  const last = codes[to - 1];
  return from > at && to - from >= 2 && to - from <= 3 && (last === ZERO || last === FIVE);
}
const ZERO = 48;
const FIVE = 53;

function widened(column: Uint32Array): Uint32Array<ArrayBuffer> {
  const wide = new Uint32Array(column.length * 2);
  wide.set(column);
  return wide;
}

/** Does a line end in a hyphen at `at`? */
export function endsLine(codes: Uint16Array, at: number, limit: number): boolean {
  if (at + 1 >= limit) return false;
  const code = codes[at];
  if (code !== MINUS && code !== HYPHEN && code !== SOFT_HYPHEN) return false;
  return codes[at + 1] === NEW_LINE || (at + 2 < limit && codes[at + 1] === BLANK && codes[at + 2] === NEW_LINE);
}
const NEW_LINE = 10;
const BLANK = 32;
const HYPHEN = 0x2010;
const SOFT_HYPHEN = 0xad;

/** A word broken at a line's end is one word when the text has it whole somewhere, or has its parts nowhere. */
function isOneWord(first: string, second: string, vocabulary: ReadonlySet<string>): boolean {
  if (!/^[a-z]+$/.test(first) || !/^[a-z]+$/.test(second)) return false;
  if (vocabulary.has(first + second)) return true;
  // "C-" / "arm"
  if (first.length === 1 || COMPOUND_FIRST.has(first)) return false;
  return !(vocabulary.has(first) && vocabulary.has(second) && second.length > 3);
}
