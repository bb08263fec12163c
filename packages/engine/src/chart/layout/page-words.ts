// A page in; its words without rules, blanks and the dots that lead from a label to its value out.

import type { Page, Word } from '../../pdf/page.ts';
import { isDigit, isLetter } from '../characters.ts';
import { median } from './visual-lines.ts';

/** Lines of a form, read as signs. */
const RULED_LINE = /^[|¦_~=]+$/;
/** A rule made of typed characters would part a table's head from its rows. */
const TYPED_RULE = /^[-=–—~+]{8,}$/;

/** A page's words without what is none; the page's own list where, as mostly, all are. */
export function wordsOf(page: Page): readonly Word[] {
  const words = soundWords(page);
  return words.some((w) => w.size > SMALLEST_STAMP) ? withoutStamps(words) : words;
}

/** "COPY", "DRAFT" in large letters across the page: other words stand in them. */
function withoutStamps(words: readonly Word[]): readonly Word[] {
  const usual = median(words.map((w) => w.size));
  const stamps = words.filter((w) => w.size > SMALLEST_STAMP && w.size > LARGER * usual).slice(0, MOST_STAMPS);
  const isIn = (w: Word, stamp: Word): boolean => {
    const [x, y] = [(w.x0 + w.x1) / 2, (w.y0 + w.y1) / 2];
    return w.size < stamp.size / 2 && x > stamp.x0 && x < stamp.x1 && y > stamp.y0 && y < stamp.y1;
  };
  const crossing = new Set(
    stamps.filter((stamp) => words.reduce((n, w) => n + (isIn(w, stamp) ? 1 : 0), 0) >= FEWEST_CROSSED),
  );
  return crossing.size === 0 ? words : words.filter((w) => !crossing.has(w));
}
/** In points. */
const SMALLEST_STAMP = 28;
const LARGER = 3;
const FEWEST_CROSSED = 2;
/** On a page; each is held against all words. */
const MOST_STAMPS = 20;

function soundWords({ words, source }: Page): readonly Word[] {
  const isRule = ({ text }: Word): boolean => TYPED_RULE.test(text) || (source === 'ocr' && RULED_LINE.test(text));
  const isSound = (w: Word): boolean =>
    isPlain(w.text) || (w.text !== '' && !BLANK.test(w.text) && !isRule(w) && !LEADER.test(w.text));
  if (words.every(isSound)) return words;
  return withoutLeaders(words.filter((w) => w.text.trim() !== '' && !isRule(w)).map(withoutBlanks));
}

/** "DOB ......... 09/17/1961": the dots lead from a label to its value, as a colon does. */
function withoutLeaders(words: readonly Word[]): readonly Word[] {
  const out: Word[] = [];
  words.forEach((word, i) => {
    const label = out.at(-1);
    const value = words[i + 1];
    const leads =
      LEADER.test(word.text) &&
      label &&
      value &&
      onOneLine(label, word) &&
      onOneLine(word, value) &&
      !LEADER.test(value.text);
    if (leads && (word.text.length > 3 || !/[a-z]/.test(label.text)))
      out[out.length - 1] = { ...label, text: `${label.text.replace(/:$/, '')}:` };
    else out.push(word);
  });
  return out;
}
const LEADER = /^\.{3,}$/;
const onOneLine = (a: Word, b: Word): boolean => Math.abs(a.y1 - b.y1) < a.size / 2 && b.x0 > a.x0;

/** Is all of signs in ASCII and does not begin as rules do: told without a pattern, for every word is asked. */
function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code <= 32 || code >= 127) return false;
  }
  const first = text.charCodeAt(0);
  return isLetter(first) || isDigit(first) || (text !== '' && !BEGINS_RULE.includes(text[0]));
}
const BEGINS_RULE = '-=~+|_.';
const BLANK = /\s/;

const withoutBlanks = (word: Word): Word =>
  BLANK.test(word.text) ? { ...word, text: word.text.trim().replace(/\s/g, ' ') } : word;
