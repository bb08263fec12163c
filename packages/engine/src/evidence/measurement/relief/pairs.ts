// Pain scores in pairs: "8 before, 3 after", "went from an eight to a three", "VAS 80 before, 30 after".

import { changePatterns, inDigits, type Pair, pairsOf } from './change-pairs.ts';

export type { Pair } from './change-pairs.ts';

/** A score, with or without its scale; no dose, time or distance. */
export const N = String.raw`(?<![\d./#-])(\d{1,2}(?:\.\d)?)(?![\d%]|\.\d|-\d)(?:\s?(?:\/|(?:out )?of)\s?10\b|\s?mm\b)?(?!\s?\/|[ap]\b|\s?(?:[ap]\.?m\b|mg|mcg|ml|min|h\b|hours?|hrs?|days?|weeks?|months?|years?|visits?|sessions?|steps|feet|lbs?|blocks?))`;
const patterns = changePatterns(N);

/** Scores of a scale of a hundred are told by its name or by being beyond ten. */
const hundred = /\bVAS\b|\bmm\b|visual analog|out of 100|\/100/i;

/** Counts of days are no scores: "on the last three days was 4". */
const countOfDays =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten)(?=\s(?:full |whole |good )?(?:days?|nights?|weeks?|months?|times)\b)/gi;

/**
 * @param spelled whether there may be a number in words
 * @param onHundred the paper said before that its scale runs to a hundred
 */
export function statedPairs(written: string, spelled: boolean, onHundred: boolean): readonly Pair[] {
  const text = spelled ? inDigits(written.replace(countOfDays, (word) => '~'.repeat(word.length))) : written;
  const most = onHundred || hundred.test(text) ? 100 : 10;
  return pairsOf(
    text,
    patterns,
    (a, b) => a <= most && b <= a && b <= most && !(most === 100 && Math.max(a, b) <= 10 && /\bmm\b|100/i.test(text)),
  );
}
