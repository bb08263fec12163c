// A piece of chart text in, its words out (`Token`: offsets, `norm`, `stem`). Policy phrases are cut by the same function.
//
// What one token is:
//   a run of letters and the digits that follow them   "x-ray" → x ray · "L4-5" → l4 5 · "SpO2" → spo2 · "Okafor-Bell" → okafor bell
//   a number with its decimals; thousands commas go    "12.6" → 12.6 · "1,000" → 1000 · "5/5" → 5 5 · "4+/5" → 4+ 5 · "75mg" → 75 mg · "2nd" → 2nd
//   a diagnosis or procedure code                      "G47.33" → g47.33 · "K0823" → k0823
//   a slash abbreviation of the list below             "w/o" → w/o · "s/p" → s/p
//   a comparator, `%` and `&`                          "≥15%" → >= 15 percent · "nausea & vomiting" → nausea and vomiting
//   a contraction                                      "can't" → can't
// All other marks (hyphens, commas, slashes, brackets) are no tokens: look at the text between two tokens for them.
// A word broken at a line's end ("immedi-" / "ately") is one token when the text knows the joined word or no compound reads so.
// `norm` is NFKC, lower case, without accents, with plain quotes; `stem` folds inflection (stem.ts).

import type { Token } from './chart.ts';
import { stemOf } from './stem.ts';

const SLASH = 'w/o|s/p|c/o|r/o|h/o|n/a|b/l|d/c|d/t|f/u|y/o|p/w|c/w|w/u|h/a|a/w|r/t|o/e|n/v|w/';
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
const PLAIN = /^[a-z\d.]+$/;
const SYMBOLS: Readonly<Record<string, string>> = { '≥': '>=', '≤': '<=', '%': 'percent', '&': 'and' };

/** `normOf('Estévez’s')` → `"estevez's"`. */
export function normOf(text: string): string {
  if (PLAIN.test(text)) return text;
  const symbol = SYMBOLS[text];
  if (symbol) return symbol;
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(\d{1,3}(?:,\d{3})+)/, (n) => n.replaceAll(',', ''));
}

/** Parts that stay words of their own before a line-end hyphen: "low-" / "dose". */
const COMPOUND_FIRST = new Set(
  `a air all anti bi bilateral blood board both broad calf chair chin clinic co cold cross deep door double down early eight evidence ex extra face fast
first five follow foot four free front full half hand hard heart high home hour hours in inner instrument knee large late left life light lips long low lower
mid middle mild mild-to month moderate multi nerve night nine non off old on one open out outer over pack pain part per post pre prior quality
re right room round self semi seven severe short side single six small soft sub ten the three time to treat two type under up upper walk wall
water week weight well wheel whole wide work x year`.split(/\s+/),
);

/** Whole words of `text`, for deciding whether a word broken at a line end is one word; none when no line ends in a hyphen. */
export function vocabularyOf(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  if (!/-\s?\n/.test(text)) return words;
  for (let at = 0; at < text.length; at++) {
    const end = lettersEnd(text, at);
    if (end - at >= 3 && !endsLineInHyphen(text, end) && !followsHyphenAtLineEnd(text, at))
      words.add(formOf(text.slice(at, end)).norm);
    if (end > at) at = end;
  }
  return words;
}

/** The end of the run of plain letters that begins at `at`. */
function lettersEnd(text: string, at: number): number {
  let end = at;
  let code = text.charCodeAt(end);
  while ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) code = text.charCodeAt(++end);
  return end;
}

const endsLineInHyphen = (text: string, end: number): boolean =>
  text[end] === '-' && (text[end + 1] === '\n' || (text[end + 1] === ' ' && text[end + 2] === '\n'));

const followsHyphenAtLineEnd = (text: string, at: number): boolean =>
  text[at - 1] === '\n' && (text[at - 2] === '-' || text[at - 3] === '-');

const NOTHING_KNOWN: ReadonlySet<string> = new Set();

/** What a written word folds to. Charts use the same words again and again: each is folded once, and its strings are shared. */
type Form = { readonly norm: string; readonly stem: string };
const forms = new Map<string, Form>();
const FORMS_LIMIT = 50_000;

function formOf(written: string): Form {
  const before = forms.get(written);
  if (before !== undefined) return before;
  const norm = normOf(written);
  const form = { norm, stem: stemOf(norm) };
  if (forms.size >= FORMS_LIMIT) forms.clear();
  forms.set(written, form);
  return form;
}

/** Marks that begin no token, by character code: skipped without asking the pattern. */
const BEGINS_NONE = new Uint8Array(128);
for (const mark of ' \n\t,;:()[]{}!?"\'/-+*=_|#$@^~`\\') BEGINS_NONE[mark.charCodeAt(0)] = 1;

/** The end of a run of plain letters at `at`, if a mark follows that cannot belong to the word; else `at`: the pattern must tell. */
function plainWordEnd(text: string, at: number): number {
  const end = lettersEnd(text, at);
  const code = text.charCodeAt(end);
  const isMark = code < 128 && !(code >= 48 && code <= 57) && code !== APOSTROPHE && code !== SLASH_MARK;
  return isMark || end === text.length ? end : at;
}
const APOSTROPHE = 39;
const SLASH_MARK = 47;

/** Tokens of `text.slice(start, end)`, with offsets into `text`. */
export function tokenize(
  text: string,
  start = 0,
  end = text.length,
  vocabulary: ReadonlySet<string> = NOTHING_KNOWN,
): Token[] {
  const tokens: Token[] = [];
  addTokens(tokens, text, start, end, vocabulary);
  return tokens;
}

/** The same, put behind the tokens already there. */
export function addTokens(
  tokens: Token[],
  text: string,
  start: number,
  end: number,
  vocabulary: ReadonlySet<string>,
): void {
  const slice = start === 0 && end === text.length ? text : text.slice(start, end);
  let broken = false;
  let at = 0;
  while (at < slice.length) {
    let next = plainWordEnd(slice, at);
    if (next === at) {
      if (BEGINS_NONE[slice.charCodeAt(at)] === 1) {
        at++;
        continue;
      }
      WORD.lastIndex = at;
      const m = WORD.exec(slice);
      if (m === null) break;
      at = m.index;
      next = at + m[0].length;
    }
    const word = slice.slice(at, next);
    const { norm, stem } = formOf(word);
    const last = tokens[tokens.length - 1];
    if (broken && isOneWord(last.norm, word, vocabulary)) {
      const joined = last.norm + norm;
      tokens[tokens.length - 1] = { start: last.start, end: start + next, norm: joined, stem: stemOf(joined) };
      broken = false;
    } else {
      tokens.push({ start: start + at, end: start + next, norm, stem });
      broken = endsLine(slice, next);
    }
    at = next;
  }
}

const endsLine = (text: string, at: number): boolean =>
  (text[at] === '-' || text[at] === '\u2010' || text[at] === '\u00ad') &&
  (text[at + 1] === '\n' || (text[at + 1] === ' ' && text[at + 2] === '\n'));

function isOneWord(first: string, second: string, vocabulary: ReadonlySet<string>): boolean {
  if (!/^[a-z]+$/.test(first) || !/^[a-z]+$/.test(second)) return false;
  if (vocabulary.has(first + second)) return true;
  if (COMPOUND_FIRST.has(first)) return false;
  return !(vocabulary.has(first) && vocabulary.has(second) && second.length > 3);
}
