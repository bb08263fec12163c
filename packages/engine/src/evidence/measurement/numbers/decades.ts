// "In the 80s", "the low eighties", "mid to upper 80s". A text and a number that has its plural s behind it in, the stretch out.

import type { NumberText } from './number-words.ts';

/** `lowest` and `highest` are null for the whole decade. */
export type Decade = { readonly end: number; readonly lowest: number | null; readonly highest: number | null };

const PLURAL = /^['’]?s\b/;
/** "In her eighties", "the late eighties" are an age and a time. */
const AGE_OR_TIME = /\b(?:early|late|since the|his|her|their|my)\s$/i;
const THIRDS =
  /\b(low|lower|mid|middle|high|higher|upper)(?:(?: to |-to-|\/|-| or )(mid|middle|high|higher|upper))?[- ]$/i;
const UP_TO = /^\s?(?:to|-|–)\s(?:the )?(low|mid|middle|high|upper)[- ](\d0)['’]?s\b/i;
const third: Readonly<Record<string, readonly [number, number]>> = { l: [0, 4], m: [3, 7], h: [6, 9], u: [6, 9] };
const thirdOf = (word: string): readonly [number, number] => third[word[0].toLowerCase()];

/** Null for a number that is none, `'other'` for an age or a time. */
export function decadeAt(text: string, at: number, n: NumberText): Decade | 'other' | null {
  const plural = PLURAL.exec(text.slice(n.end, n.end + 3));
  if (!plural || n.value % 10 !== 0) return null;
  const lead = text.slice(Math.max(0, at - 18), at);
  if (n.words && AGE_OR_TIME.test(lead)) return 'other';
  const end = n.end + plural[0].length;
  const part = THIRDS.exec(lead);
  if (!part) return { end, lowest: null, highest: null };
  const lowest = n.value + thirdOf(part[1])[0];
  const on = UP_TO.exec(text.slice(end));
  return on
    ? { end: end + on[0].length, lowest, highest: Number(on[2]) + thirdOf(on[1])[1] }
    : { end, lowest, highest: n.value + thirdOf(part[2] ?? part[1])[1] };
}
