// A text in; those of its whole words out that tell whether a word broken at a line's end is one word.

import { isLetter } from '../characters.ts';
import { codesOf } from '../codes.ts';
import { endsLine, tokenize } from './tokens.ts';

/** None when no line ends in a hyphen. Only words that may be asked for: to keep every word of a large chart takes as long as cutting it. */
export function vocabularyOf(text: string, codes: Uint16Array): ReadonlySet<string> {
  const words = new Set<string>();
  if (!/-\s?\n/.test(text)) return words;
  const asked = wordsAtLineEnds(text, codes);
  const slots = new Uint8Array(SLOTS);
  for (const word of asked) slots[slotOf(codesOf(word), 0, word.length)] = 1;
  for (let at = 0; at < text.length; at++) {
    const end = lettersEnd(codes, at);
    if (end === at) continue;
    if (end - at >= SHORTEST && slots[slotOf(codes, at, end)] === 1 && !isHalf(text, at, end)) {
      const word = text.slice(at, end).toLowerCase();
      if (asked.has(word)) words.add(word);
    }
    at = end;
  }
  return words;
}

const SHORTEST = 3;
const SLOTS = 1 << 14;

/** In small letters. */
function slotOf(codes: Uint16Array, start: number, end: number): number {
  let hash = 0;
  for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + (codes[at] | 32)) | 0;
  return (hash ^ (hash >>> 14)) & (SLOTS - 1);
}

/** What stands before a hyphen at a line's end, what stands behind it, and both as one word. */
function wordsAtLineEnds(text: string, codes: Uint16Array): ReadonlySet<string> {
  const asked = new Set<string>();
  for (let line = text.indexOf('\n'); line >= 0; line = text.indexOf('\n', line + 1)) {
    const hyphen = text[line - 1] === ' ' ? line - 2 : line - 1;
    if (hyphen < 1 || !endsLine(codes, hyphen, text.length)) continue;
    let start = hyphen;
    while (start > 0 && (isLetter(codes[start - 1]) || codes[start - 1] > 127)) start--;
    const first = tokenize(text, start, hyphen).at(-1)?.norm;
    if (first === undefined) continue;
    let next = line + 1;
    while (next < text.length && !isLetter(codes[next])) next++;
    const second = text.slice(next, lettersEnd(codes, next)).toLowerCase();
    asked
      .add(first)
      .add(second)
      .add(first + second);
  }
  return asked;
}

/** The end of the run of plain letters that begins at `at`. */
function lettersEnd(codes: Uint16Array, at: number): number {
  let end = at;
  while (end < codes.length && isLetter(codes[end])) end++;
  return end;
}

/** Stands before or behind a hyphen at a line's end. */
const isHalf = (text: string, start: number, end: number): boolean =>
  (text[end] === '-' && (text[end + 1] === '\n' || (text[end + 1] === ' ' && text[end + 2] === '\n'))) ||
  (text[start - 1] === '\n' && (text[start - 2] === '-' || text[start - 3] === '-'));
