// The marks between two words in, flags out: what a comma, colon or bracket does to the reach of a cue.

import type { Chart, Token } from '../../chart/chart.ts';

export const COMMA = 1;
export const SEMICOLON = 2;
export const COLON = 4;
/** A full stop, an empty line, a bullet: nothing reaches over it. */
export const STOP = 8;
export const OPEN = 16;
export const CLOSE = 32;
export const DASH = 64;
export const QUESTION = 128;
export const BLANK = 256;
export const NEWLINE = 512;
/** Cells of a table or a form line. */
export const CELL = 1024;
export const PLUS = 2048;
export const MINUS = 4096;
export const TIE = 8192;
export const SLASH = 16384;
/** A sign behind its word: "cough -, SOB +". */
export const BEHIND = 32768;
/** A question mark before its word: "?PE", "LBP, ? facet". */
export const DOUBT = 65536;

/** Gaps that need no closer look. */
const USUAL: Readonly<Record<string, number>> = {
  ', ': COMMA,
  '-': TIE,
  '/': SLASH,
  ': ': COLON,
  '; ': SEMICOLON,
  ' (': OPEN,
  ') ': CLOSE,
  '\n': NEWLINE,
};

const ABBREVIATIONS = new Set([
  'dr',
  'mr',
  'mrs',
  'ms',
  'vs',
  'approx',
  'no',
  'st',
  'pt',
  'e',
  'g',
  'i',
  'al',
  'fig',
  'dx',
  'hx',
  'rx',
  'wk',
  'mo',
  'yr',
]);

/** Flags of the text between two tokens (either may be missing at a sentence's ends) that is more than a blank. */
export function marksOf(
  text: string,
  before: Token | undefined,
  after: Token | undefined,
  start: number,
  end: number,
): number {
  if (end <= start) return TIE;
  const gap = text.slice(start, end);
  const usual = USUAL[gap];
  if (usual !== undefined) return usual;
  // dot leaders: "Blood in sputum ... No"
  if (after !== undefined && /^\s\.{3,}\s*$/.test(gap)) return COLON;
  let marks = 0;
  for (let i = 0; i < gap.length; i++) {
    switch (gap[i]) {
      case ',':
        marks |= COMMA;
        break;
      case ';':
        marks |= SEMICOLON;
        break;
      case ':':
      case '=':
      case '→':
        marks |= COLON;
        break;
      case '(':
      case '[':
        marks |= OPEN;
        break;
      case ')':
      case ']':
        marks |= CLOSE;
        break;
      case '?':
        marks |= QUESTION;
        break;
      case '/':
        marks |= SLASH;
        break;
      case '\n':
        marks |= NEWLINE;
        break;
      case '|':
      case '\t':
        marks |= CELL;
        break;
      case '•':
      case '▪':
      case '●':
      case '☐':
      case '☒':
      case '☑':
        marks |= STOP;
        break;
      case '—':
        marks |= DASH;
        break;
    }
  }
  if (marks & QUESTION && after && leadsDoubt(gap, before, after)) marks = (marks & ~QUESTION) | DOUBT;
  if (/(?:^|\s)[-–—−]+(?:\s|$)/.test(gap)) marks |= DASH;
  // "***" is the wildcard that dictation systems leave for the writer
  if (/_{2,}|\*{3}/.test(gap)) marks |= BLANK;
  // "Blood in sputum ..." with nothing filled in
  if (after === undefined && /^\s\.{3,}\s*$/.test(gap)) marks |= BLANK;
  const behind = before && (after?.norm === 've' || /\(\s*(?:[-–−]|\++)\s*\)\s*[,;.]/.test(gap)) ? BEHIND : 0;
  if (/\(\s*[-–−]\s*\)/.test(gap)) marks = (marks & ~(OPEN | CLOSE)) | MINUS | behind;
  else if (/\(\s*\++\s*\)|(?:^|\s)\++(?:ve)?$/.test(gap)) marks = (marks & ~(OPEN | CLOSE)) | PLUS | behind;
  else if (behind && /\s[-–−]$/.test(gap)) marks |= MINUS | BEHIND;
  else if (after && /(?:^|[\s,;:(])[-–−]$/.test(gap) && /\p{L}/u.test(text[end] ?? '')) marks |= before ? 0 : MINUS;
  else if (/[,;:]\s*[-–−]\s+$/.test(gap) && after) marks |= MINUS;
  else if (/[,;:]\s*\+\s+$/.test(gap) && after) marks |= PLUS;
  else if (before && /^\s+[-–−]\s*(?:[,;.]|$)/.test(gap) && (after === undefined || /[,;.]/.test(gap)))
    marks |= MINUS | BEHIND;
  else if (before && /^\s+\+\s*(?:[,;.]|$)/.test(gap) && (after === undefined || /[,;.]/.test(gap)))
    marks |= PLUS | BEHIND;
  if (gap === '-' || gap === '–' || gap === "'" || gap === '’') marks |= TIE;
  if (/\n\s*\n/.test(gap)) marks |= STOP;
  if (/[.!]["')\]]*\s+/.test(gap) && after && before && endsSentence(before, text, after)) marks |= STOP;
  return marks;
}

/** "(?CRPS", "; ? SI joint", but "Fever? chills", "Fever ? no". */
function leadsDoubt(gap: string, before: Token | undefined, after: Token): boolean {
  if (/^(?:y|n|yes|no|none|never|denies|denied|unknown|\d.*)$/.test(after.norm)) return false;
  if (before && /^(?:vs|versus|or|and)$/.test(before.norm) && /^\.?\s\?\s?$/.test(gap)) return true;
  return before === undefined ? /^\W*\?\s?$/.test(gap) : /[\s,;:.(/–—-]\?$|[,;:.(–—]\s*\?\s$/.test(gap);
}

function endsSentence(before: Token, text: string, after: Token): boolean {
  if (ABBREVIATIONS.has(before.norm) && !/^[A-Z][a-z]/.test(text.slice(after.start, after.end))) return false;
  return before.norm.length > 1 && /[\p{Lu}\d]/u.test(text[after.start]);
}

/** "Headache N, confusion N, insomnia Y": a list that is answered item by item. */
export function isLettered(
  r: { readonly chart: Pick<Chart, 'text' | 'tokens'>; readonly from: number; readonly to: number },
  at: number,
): boolean {
  const letter = (i: number): boolean =>
    /^[NY]$/.test(r.chart.text.slice(r.chart.tokens.starts[i], r.chart.tokens.ends[i]));
  let letters = 0;
  for (let i = r.from; i < r.to; i++) if (letter(i)) letters++;
  return letter(at) && letters > 1;
}
