// The side of the body that words speak of. Text in; left, right, both or null out.

import type { Side } from '../finding.ts';

// "a quarter of the pain is left", "she left the room": no side
const left =
  /\b(?:(?<!\b(?:he|she|they|who|we) )(?:(?<!\b(?:is|was|were|are|be|been|still|nothing|little|much|anything|any|some|cartilage|space) )left|left(?!\s*(?:[.,;)]|$)))(?!\s(?:the|a|an|her|him|his|it|them|work|home|early|over|behind|alone|untreated|unable)\b)|lt\.?|OS|l eye|LUL|LUE|LLE)\b(?! ventric| atri| main| anterior desc| bundle| heart| circumflex)|(?<![A-Za-z])L(?=\s(?:knee|hip|eye|leg|lower|upper|foot|shoulder|lid|side|L\d))/i;
const right =
  /\b(?:right|rt\.?|OD|r eye|RUL|RUE|RLE)\b(?! ventric| atri| heart| coronary| bundle| away| now)|(?<![A-Za-z])R(?=\s(?:knee|hip|eye|leg|lower|upper|foot|shoulder|lid|side|L\d))/i;
const both = /\b(?:both|bilateral(?:ly)?|OU|b\/l|each (?:knee|hip|eye|side|leg|lid))\b/i;

export function sideIn(text: string): Side | null {
  const l = left.test(text);
  const r = right.test(text);
  if (both.test(text) || (l && r)) return 'both';
  return l ? 'left' : r ? 'right' : null;
}

/** "R 2, L 1.5", "2.0 R", a column headed "L" or "MRD1 L": a single letter beside the number, or at its header's end. */
export function sideBeside(before: string, after: string, headers: readonly string[]): 'left' | 'right' | null {
  const letter =
    /(?<![A-Za-z/]|\d\s?)([RL])[\s:=]*$/.exec(before)?.[1] ??
    /^\s?(?:mm|deg(?:rees)?|%|°)?\s?\(?([RL])(?![A-Za-z\d/-]|\s\w*ventric)/.exec(after)?.[1] ??
    headers.map((h) => /(?:^|(?<!(?:^|\s)[\d.]+)\s)([RL])\s*$/.exec(h)?.[1]).find(Boolean);
  return letter ? (letter === 'L' ? 'left' : 'right') : null;
}
