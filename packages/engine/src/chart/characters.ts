// Kinds of characters by their codes: asked of every letter of a chart, where a pattern would be made ready each time anew.

export const isCapital = (code: number): boolean => code >= 65 && code <= 90;
export const isSmall = (code: number): boolean => code >= 97 && code <= 122;
export const isLetter = (code: number): boolean => isSmall(code | 32);
export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** As `\s` has it. */
export const isBlank = (code: number): boolean =>
  code === 32 || (code >= 9 && code <= 13) || (code > 127 && BLANKS.includes(String.fromCharCode(code)));
export const BLANKS =
  '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/** Whether a string ends in one of some marks. */
export const endsIn = (string: string, marks: string): boolean =>
  string !== '' && marks.includes(string[string.length - 1]);

/** How many parts blanks divide a string into. */
export function wordsIn(string: string): number {
  let words = 1;
  let blank = false;
  for (let i = 0; i < string.length; i++) {
    const before = blank;
    blank = isBlank(string.charCodeAt(i));
    if (blank && !before) words++;
  }
  return words;
}

/** Letter by letter, for what is kept: a slice would keep the whole chart that it was cut from. */
export function copyOf(string: string, start = 0, end = string.length): string {
  // No call takes as many arguments as a hostile word may have letters.
  if (end - start > MOST_LETTERS) return string.slice(start, end);
  const codes: number[] = [];
  for (let at = start; at < end; at++) codes.push(string.charCodeAt(at));
  return String.fromCharCode(...codes);
}
const MOST_LETTERS = 1000;
