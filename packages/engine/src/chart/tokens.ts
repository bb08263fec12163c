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
  const word = /[A-Za-z]{3,}(-[ ]?\n)?/g;
  for (let m = word.exec(text); m !== null; m = word.exec(text)) {
    const afterBreak = text[m.index - 1] === '\n' && (text[m.index - 2] === '-' || text[m.index - 3] === '-');
    if (m[1] === undefined && !afterBreak) words.add(m[0].toLowerCase());
  }
  return words;
}

const NOTHING_KNOWN: ReadonlySet<string> = new Set();

/** Tokens of `text.slice(start, end)`, with offsets into `text`. */
export function tokenize(
  text: string,
  start = 0,
  end = text.length,
  vocabulary: ReadonlySet<string> = NOTHING_KNOWN,
): Token[] {
  const tokens: Token[] = [];
  const slice = start === 0 && end === text.length ? text : text.slice(start, end);
  let broken = false;
  WORD.lastIndex = 0;
  for (let m = WORD.exec(slice); m !== null; m = WORD.exec(slice)) {
    const word = m[0];
    const at = start + m.index;
    const norm = normOf(word);
    if (broken) {
      broken = false;
      const last = tokens[tokens.length - 1];
      if (isOneWord(last.norm, word, vocabulary)) {
        tokens[tokens.length - 1] = token(last.start, at + word.length, last.norm + norm);
        continue;
      }
    }
    tokens.push(token(at, at + word.length, norm));
    broken = endsLine(slice, m.index + word.length);
  }
  return tokens;
}

const token = (start: number, end: number, norm: string): Token => ({ start, end, norm, stem: stemOf(norm) });

const endsLine = (text: string, at: number): boolean =>
  (text[at] === '-' || text[at] === '\u2010' || text[at] === '\u00ad') &&
  (text[at + 1] === '\n' || (text[at + 1] === ' ' && text[at + 2] === '\n'));

function isOneWord(first: string, second: string, vocabulary: ReadonlySet<string>): boolean {
  if (!/^[a-z]+$/.test(first) || !/^[a-z]+$/.test(second)) return false;
  if (vocabulary.has(first + second)) return true;
  if (COMPOUND_FIRST.has(first)) return false;
  return !(vocabulary.has(first) && vocabulary.has(second) && second.length > 3);
}
