// "Fell 1.1 points to 7.6", "up 6 lb to 212 lb": how far a value went is none. A number with what stands around it in, whether it is
// such an amount, or what was before ("dropped 95 to 84"), out.

const DOWN =
  'fell|falls?|fallen|falling|drop(?:s|ped|ping)?|down|decreas(?:es|ed|ing)|declin(?:es|ed|ing)|lost|los(?:es|ing)|lowered|shed|came down|went down|reduced|narrowed';
const UP =
  'rose|ris(?:es|en|ing)|up|increas(?:es|ed|ing)|gain(?:s|ed|ing)|climb(?:s|ed|ing)|jump(?:s|ed|ing)|widened|grew|grown|went up|recovered|improv(?:es|ed|ing)|changed|moved';
const MOVED = new RegExp(
  String.raw`\b(?:(${DOWN})|${UP})\s(?:by\s)?(?:(?:about|another|an additional|some|roughly|nearly|almost|only|just|a full|approximately)\s)?$`,
  'i',
);
/** What is counted on a scale, and is never the value itself. */
const STEPS =
  /^\s?-?(?:(?:%|percent)\s|(?:percentage|absolute|full|whole)\s)?(?:points?|pts?|(?:events?|notches|classes|lines|levels?)(?= to\b))\b/i;
/** Whether `text` before a number tells of a movement by it or from it, and in which direction. */
export function movedBefore(text: string, at: number): 'down' | 'up' | null {
  const m = MOVED.exec(text.slice(Math.max(0, at - 44), at));
  return m && (m[1] ? 'down' : 'up');
}

/** "6 points (to 9)", "8 percentage points" */
export const isSteps = (behind: string): boolean => STEPS.test(behind);

/** "Up 6 lb to 212 lb" is by so much; "dropped 160/90 to 130/80" is from one to the other. Null: neither, as "down 40 to 50 %". */
export function byOrFrom(moved: 'down' | 'up', first: number, hasUnit: boolean, to: number): 'by' | 'from' | null {
  if (first > to) return 'from';
  if (moved === 'down') return hasUnit ? 'by' : null;
  if (first * (hasUnit ? 2 : 4) < to) return 'by';
  return hasUnit ? 'from' : null;
}
