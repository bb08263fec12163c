// Score pairs that say themselves which came first: "8 before, 3 after", "went from an eight to a three", "VAS 80 before, 30 after".

import { matchesOf } from '../../values/matches.ts';
import { maskedSpans } from './masks.ts';

export type Pair = {
  before: number;
  after: number;
  start: number;
  end: number;
  approximate: boolean;
  inputs: readonly { start: number; end: number }[];
};

/** A score, with or without its scale; no dose, time or distance. */
export const N = String.raw`(?<![\d./-])(\d{1,2}(?:\.\d)?)(?![\d%]|\.\d|-\d)(?:\s?(?:\/|out of)\s?10)?(?!\s?\/|\s?(?:mg|mcg|ml|min|h\b|hours?|hrs?|days?|weeks?|months?|years?|visits?|sessions?|steps|feet|lbs?|blocks?))`;
const EARLY = String.raw`(?:before|pre\b|pre-?\w+|at baseline|at the start|going in|beforehand)`;
const LATE = String.raw`(?:after|afterwards?|post\b|post-?\w+|while|during|with the|at \d+ min\w*|when|in recovery|then|at follow-?up|now|today|at the|from (?:half|the|\d+|about|then)\b|within|once|on day)`;

/** Score pairs that say themselves which came first: "8 before, 3 after", "before 8, after 3", "went from 8 … to 3", "5.0 against 8.0 … before". */
const pairPatterns: readonly { readonly pattern: RegExp; readonly early: 1 | 2; readonly falling?: true }[] = [
  { pattern: new RegExp(`${N}\\s?\\(?${EARLY}[^.;\\d]{0,40}${N}[\\s,]{1,2}\\(?${LATE}`, 'gi'), early: 1 },
  {
    pattern: new RegExp(
      `${N}\\s?\\(?${EARLY}[^.;\\d]{0,25}\\b(?:to|now|then|and|after|post|,)\\s+(?:an?\\s+)?${N}`,
      'gi',
    ),
    early: 1,
  },
  {
    pattern: new RegExp(
      `\\b${EARLY}[^.;\\d]{0,25}${N}[^.;\\d]{0,25}\\b(?:after|post|then|now)\\b(?:\\s?\\d+\\s?(?:min|hr|h|hour)\\w*)?[^.;\\d]{0,20}${N}`,
      'gi',
    ),
    early: 1,
  },
  {
    pattern: new RegExp(
      `\\b(?:went|fell|dropped|down|came down|decreased|improved|reduced|declined|goes|lowered|brought down|cut) from\\s+(?:an?\\s+)?${N}[^.;\\d]{0,30}\\bto\\s+(?:an?\\s+)?${N}`,
      'gi',
    ),
    early: 1,
  },
  // "leg went from a constant 8 to an occasional 2", "from an 8 to a 3"
  {
    pattern: new RegExp(
      `\\bfrom\\s+(?:an?\\s+)?(?:\\w+\\s+)?${N}[^.;\\d]{0,30}\\bto\\s+(?:an?\\s+)?(?:\\w+\\s+)?${N}`,
      'gi',
    ),
    early: 1,
  },
  // "pre-trial 8, during trial 2", "baseline 8, average over trial week 5"
  {
    pattern: new RegExp(
      `\\b${EARLY}[^.;\\d]{0,25}${N}[^.;\\d]{0,15}\\b(?:during|in|on|over|average|while|at|with)\\b[^.;\\d]{0,30}${N}`,
      'gi',
    ),
    early: 1,
  },
  {
    pattern: new RegExp(
      `${N}[^.;\\d]{0,20}\\b(?:against|versus|vs\\.?|compared (?:with|to)|down from)\\s+(?:an?\\s+)?${N}(?=[^.;]{0,40}\\b(?:before|baseline|prior|preceding|earlier))`,
      'gi',
    ),
    early: 2,
  },
  // "Block 1: 9 to 1", "pain 7 to 4 after the block": falling, so no range
  {
    pattern: new RegExp(`${N}\\s+(?:down\\s+)?to\\s+(?:an?\\s+)?${N}(?!\\s?(?:%|percent))`, 'gi'),
    early: 1,
    falling: true,
  },
  // "NRS 6/10 pre; 2/10 at 8 wk", "before the September burn he sat at an 8; six weeks later a 2"
  {
    pattern: new RegExp(`${N}\\s*\\(?${EARLY}\\)?[;,]\\s*(?:an?\\s+)?${N}\\s+(?:at|after|@|on|post)\\b`, 'gi'),
    early: 1,
  },
  {
    pattern: new RegExp(
      `\\b${EARLY}[^.;\\d]{0,45}${N}\\s*[;,][^.;\\d]{0,12}(?:\\d+\\s\\w+\\s)?[^.;\\d]{0,12}\\b(?:later|after|afterwards|out|on|post)\\b[^.;\\d]{0,15}${N}`,
      'gi',
    ),
    early: 1,
  },
];

const spelled = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "From a nine to a four" → "from a    9 to a    4": the same offsets, the number at the end of its word. */
const inDigits = (text: string): string =>
  text.replace(/\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten)\b/gi, (word) =>
    String(spelled.indexOf(word.toLowerCase())).padStart(word.length),
  );

/** Scores of a scale of a hundred are told by its name or by being beyond ten. */
const hundred = /\bVAS\b|\bmm\b|visual analog|out of 100|\/100/i;

export function statedPairs(written: string): readonly Pair[] {
  const text = inDigits(written);
  const most = hundred.test(text) ? 100 : 10;
  for (const { pattern, early, falling } of pairPatterns) {
    const found: Pair[] = [];
    for (const m of matchesOf(pattern, text)) {
      const [a, b] = [Number(m[1]), Number(m[2])];
      if (a > most || b > most || (most === 100 && a <= 10) || (falling && a <= b)) continue;
      const first = m.index + m[0].indexOf(m[1]);
      const second = m.index + m[0].lastIndexOf(m[2]);
      if (
        maskedSpans(written).some((s) => (s.start <= first && first < s.end) || (s.start <= second && second < s.end))
      )
        continue;
      const inputs = [
        { start: first, end: first + m[1].length },
        { start: second, end: second + m[2].length },
      ];
      found.push({
        before: early === 1 ? a : b,
        after: early === 1 ? b : a,
        start: first,
        end: second + m[2].length,
        approximate: /\b(?:about|around|approximately|roughly)\b/i.test(m[0]),
        inputs,
      });
    }
    if (found.length > 0) return found;
  }
  return [];
}
