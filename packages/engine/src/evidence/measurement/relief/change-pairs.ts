// Two numbers of one thing that say themselves which came first: "8 before, 3 after", "from 40 to 10", "2 a day instead of 6".
// A text and what its numbers look like in; pairs in the order of time out.

import { matchesOf } from '../../../values/matches.ts';
import type { Span } from '../../../values/span.ts';
import { mayMatch } from '../../required-words.ts';
import { maskedSpans } from '../numbers/masks.ts';

export type Pair = {
  readonly before: number;
  readonly after: number;
  readonly start: number;
  readonly end: number;
  readonly approximate: boolean;
  readonly inputs: readonly Span[];
};

export const EARLY = String.raw`(?:before|pre\b|pre-?\w+|at baseline|baseline|at the start|going in|beforehand|at first|originally|prior)`;
export const LATE = String.raw`(?:after|afterwards?|post\b|post-?\w+|while|during|with (?:the|them|it|stim\w*)\b|at (?:about |half an |half |\w+ )?(?:\d+ )?(?:min|hour|hr|day|week|wk|month|mo)\w*|when|in (?:recovery|the (?:best|first|trial))|then|at follow-?up|now|today|on (?:the )?(?:day|it|them|stim\w*|leads?|wires?|trial|device)\b|from (?:half|the|\d+|about|then)\b|within|once|by\b|(?:an? |half an |one |two |three |four |six |\d+ )?(?:minute|min|hour|hr|day|week|wk|month|mo)s? (?:later|after|out|on)|the (?:morning|day|week) after)`;
const falls = String.raw`(?:went|gone|fell|dropped|down|came down|decreas\w+|improved|reduced|declined|goes|lowered|brought|brought down|cut|weaned|tapered|halved|rose|grew|increased|up|climbed|stretched|extended|moved)`;
/** Between the two: no other number, and not a new sentence. */
const gap = (most: number): string => String.raw`[^.;\d]{0,${most}}?`;

/** `early` is the number that came first. `one way`: only where the second is the lower. */
type Pattern = { readonly pattern: RegExp; readonly early: 1 | 2; readonly falling?: true };

type ChangePatterns = { readonly patterns: readonly Pattern[]; readonly mayMatch: (text: string) => Uint8Array };

/** `number` has one group, the figure. `rising`: what may as well go up. */
export function changePatterns(number: string, rising = false): ChangePatterns {
  const N = number;
  const of = (source: string, early: 1 | 2, falling?: true): Pattern => ({
    pattern: new RegExp(source, 'gi'),
    early,
    ...(falling ? { falling } : {}),
  });
  const patterns = [
    // "9 before the wires, 3 with them in", "72 mm beforehand, 8 mm an hour later"
    of(`${N}${gap(22)}\\(?\\b${EARLY}${gap(40)}${N}${gap(14)}[\\s,]\\(?${LATE}`, 1),
    of(`${N}\\s?\\(?${EARLY}[^.;\\d]{0,25}\\b(?:to|now|then|and|after|post|,)\\s+(?:an?\\s+)?${N}`, 1),
    of(
      `\\b${EARLY}${gap(25)}${N}${gap(25)}\\b(?:after|post|then|now)\\b(?:\\s?\\d+\\s?(?:min|hr|h|hour)\\w*)?${gap(20)}${N}`,
      1,
    ),
    of(`\\b${falls} from\\s+(?:an?\\s+)?${N}${gap(30)}\\bto\\s+(?:an?\\s+)?${N}`, 1),
    // "leg went from a constant 8 to an occasional 2", "from an 8 to a 3", "went 8 to 2"
    of(`\\bfrom\\s+(?:an?\\s+)?(?:\\w+\\s+)?${N}${gap(30)}\\bto\\s+(?:an?\\s+)?(?:\\w+\\s+)?${N}`, 1),
    // "pre-trial 8, during trial 2", "baseline 8, average over trial week 5"
    of(`\\b${EARLY}${gap(25)}${N}${gap(15)}\\b(?:during|in|on|over|average|while|at|with)\\b${gap(30)}${N}`, 1),
    // "8 going in, and the lowest it ever got, half hour check included, was a 4"
    of(`${N}${gap(12)}\\(?\\b${EARLY}${gap(30)}\\b(?:lowest|best|least)\\b${gap(60)}${N}`, 1),
    // "4 instead of 9", "a 3 where it had been an 8"
    of(
      `${N}${gap(20)}\\b(?:instead of|rather than|down from|up from|not the (?:usual|old)|where (?:it|he|she) (?:was|had been|used to)|when it used to be)\\s+(?:an?\\s+|the\\s+)?(?:usual\\s+|old\\s+)?${N}`,
      2,
    ),
    of(
      `${N}${gap(20)}\\b(?:against|versus|vs\\.?|compared (?:with|to)|from)\\s+(?:an?\\s+)?${N}(?=[^.;]{0,40}\\b(?:before|baseline|prior|preceding|earlier))`,
      2,
    ),
    // "got down to a 2 at best, from 8"
    of(
      `\\b(?:down|fell|dropped|went|got|came|sank|eased|settled)(?: (?:down|as low as|as far as))? to\\s+(?:an?\\s+)?${N}${gap(20)},?\\s(?:down |up )?from\\s+(?:an?\\s+)?${N}`,
      2,
    ),
    // "8 falling to 2", "was 8 and is now 2", "8, then 2", "8 on arrival, 2 on leaving"
    of(
      `${N}${gap(12)}\\b(?:falling|dropping|sinking|going|coming|easing|down) (?:down )?to\\s+(?:an?\\s+)?${N}`,
      1,
      true,
    ),
    of(
      `\\b(?:was|used to be|had been)\\s+(?:an?\\s+)?${N},?(?: and| but)?(?: (?:is|it is))?(?: now)?\\s+(?:an?\\s+)?(?<=\\b(?:is|now)\\s+(?:an?\\s+)?)${N}`,
      1,
      true,
    ),
    of(`${N}, then\\s+(?:an?\\s+)?${N}`, 1, true),
    of(
      `${N}\\s(?:on arrival|on coming|coming in|at check-?in|in the waiting room)${gap(12)},?\\s(?:and )?(?:an?\\s+)?${N}\\s(?:on leaving|at discharge|going home|on the way out|leaving)`,
      1,
    ),
    of(`${N}, at (?:one|an|half an|\\d+) (?:hour|hr|min\\w*),?\\s+(?:an?\\s+)?${N}`, 1, true),
    // "which had stood at 8, averaged 3 by his diary"
    of(
      `\\bhad (?:been|stood|averaged|sat|run|hovered)(?: at| about| around)?\\s+(?:an?\\s+)?${N}[^.;,\\d]{0,20},[^.;,\\d]{0,12}\\b(?:averaged|was|is|stood at|came (?:down )?to|fell to|dropped to|sat at)\\s+(?:an?\\s+)?${N}`,
      1,
    ),
    // "pre 8/10, 4 wk 2/10"
    of(`\\b${EARLY}[\\s:]+${N}\\s*[,;]\\s*\\d+\\s?(?:wks?|weeks?|mos?|months?)\\.?(?:\\spost)?[\\s:]+${N}`, 1),
    // "NDI 22 (was 50)", "leg 3/10, was 8", "now 2; it had been an 8"
    of(
      `${N}${gap(8)}\\s?[(,;]\\s?(?:it\\s|which\\s)?(?:was|had been|previously|formerly|before(?: that)?(?: it was)?)[\\s,:]+(?:an?\\s+)?${N}`,
      2,
    ),
    // "3 after, 8 before": told backwards
    of(`${N}\\s\\(?(?:after|post\\w*|during|now|today|while numb|with the)\\b${gap(30)}[\\s,]${N}\\s\\(?${EARLY}`, 2),
    // "Block 1: 9 to 1", "pain 7 → 4": falling, so no range
    of(`${N}\\s*(?:→|->|=>|(?:down\\s+)?to)\\s*(?:an?\\s+)?${N}(?!\\s?(?:%|percent))`, 1, rising ? undefined : true),
    // "15 min at the stove before; after the burn 45 min"
    of(`${N}${gap(22)}\\bbefore[;,]\\s*(?:and )?(?:after|afterwards?|then|now|since|with)\\b${gap(25)}${N}`, 1),
    // "NRS 6/10 pre; 2/10 at 8 wk", "before the September burn he sat at an 8; six weeks later a 2"
    of(`${N}\\s*\\(?${EARLY}\\)?[;,]\\s*(?:an?\\s+)?${N}\\s+(?:at|after|@|on|post)\\b`, 1),
    of(
      `\\b${EARLY}[^.;\\d]{0,45}?${N}\\s*[;,][^.;\\d]{0,12}(?:\\d+\\s\\w+\\s)?[^.;\\d]{0,12}\\b(?:later|after|afterwards|out|on|post|during|trial|stim\\w*|leads?)\\b[^.;\\d]{0,15}?${N}`,
      1,
    ),
  ];
  return { patterns, mayMatch: mayMatch(patterns.map((p) => p.pattern)) };
}

const TWO_FIGURES = /\d\D+\d/;

/** The pairs of the first pattern that finds any. */
export function pairsOf(
  text: string,
  { patterns, mayMatch }: ChangePatterns,
  possible: (before: number, after: number) => boolean,
): readonly Pair[] {
  if (!TWO_FIGURES.test(text)) return [];
  const may = mayMatch(text);
  const masks = maskedSpans(text);
  const masked = (at: number): boolean => masks.some((s) => s.start <= at && at < s.end);
  for (let p = 0; p < patterns.length; p++) {
    if (may[p] === 0) continue;
    const { pattern, early, falling } = patterns[p];
    const found: Pair[] = [];
    for (const m of matchesOf(pattern, text)) {
      const [a, b] = [m[1], m[2]].map((t) => Number(t.replaceAll(',', '')));
      const [before, after] = early === 1 ? [a, b] : [b, a];
      if (!possible(before, after) || (falling && a <= b)) continue;
      const first = m.index + m[0].indexOf(m[1]);
      const second = m.index + m[0].lastIndexOf(m[2]);
      if (masked(first) || masked(second)) continue;
      found.push({
        before,
        after,
        start: first,
        end: second + m[2].length,
        approximate: /\b(?:about|around|approximately|roughly)\b/i.test(m[0]),
        inputs: [
          { start: first, end: first + m[1].length },
          { start: second, end: second + m[2].length },
        ],
      });
    }
    if (found.length > 0) return found;
  }
  return [];
}

const spelled = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const tens: Readonly<Record<string, number>> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};

/** "From a nine to a four" → "from a    9 to a    4": the same offsets, the number at the end of its word. */
export const inDigits = (text: string): string =>
  text.replace(
    /\b(?:forty-five|fifteen|twenty|thirty|forty|fifty|sixty|ninety|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?!-)/gi,
    (word) => String(tens[word.toLowerCase()] ?? spelled.indexOf(word.toLowerCase())).padStart(word.length),
  );
