// The side of the body that words speak of. Text in; left, right, both or null out.

const left =
  /\b(?:left|lt\.?|OS|l eye|LE?FT)\b(?! ventric| atri| main| anterior desc| bundle| heart| circumflex)|(?<![A-Za-z])L(?=\s(?:knee|hip|eye|leg|lower|upper|foot|shoulder|lid|side|L\d))/i;
const right =
  /\b(?:right|rt\.?|OD|r eye)\b(?! ventric| atri| heart| coronary| bundle| away| now)|(?<![A-Za-z])R(?=\s(?:knee|hip|eye|leg|lower|upper|foot|shoulder|lid|side|L\d))/i;
const both = /\b(?:both|bilateral(?:ly)?|OU|b\/l|each (?:knee|hip|eye|side|leg|lid))\b/i;

export function sideIn(text: string): 'left' | 'right' | 'both' | null {
  const l = left.test(text);
  const r = right.test(text);
  if (both.test(text) || (l && r)) return 'both';
  return l ? 'left' : r ? 'right' : null;
}
