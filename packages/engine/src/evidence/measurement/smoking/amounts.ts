// What the words around a rate make of it: "up to a pack", "between half a pack and a pack", "a pack every other day", "on weekends".
// A text and its rates out of rates.ts in, rates out. What cannot be told loses the bound that it would need: a low one of null is "unknown".

import type { Interval } from '../../../values/interval.ts';
import { wordsAt } from '../numbers/number-words.ts';
import type { Part } from './rates.ts';

export function asSaid(text: string, rates: readonly Part[]): Part[] {
  // a rate of the last years beside one of the others takes nothing from it
  const late = rates.length === 1 && LATE.test(text);
  const uneven = late || ONLY_WHEN.test(text) || (UNEVEN.test(ofSmoking(text)) && !TRIED.test(text));
  return joined(
    text,
    rates.map((r) => bounded(text, spread(text, r))),
  ).map((r) => {
    const lo = uneven ? null : r.value.lo;
    return MORE_AT_TIMES.test(text.slice(r.end))
      ? { ...r, value: { lo, hi: null } }
      : { ...r, value: { ...r.value, lo } };
  });
}
/** "Half a pack, some years a whole one" */
const MORE_AT_TIMES =
  /^[^.;,]{0,20},?\s(?:and |but )?(?:some|other|many|certain|bad) (?:years|months|weeks|days)\s(?:it was )?(?:a|one|two|three|more|up to|nearly|closer)\b/i;

const A_DAY = String.raw`(?:\s?(?:\/\s?|per\s|a\s|each\s|every\s)d(?:ay)?\b| daily)?`;
const JOINT = new RegExp(
  String.raw`^${A_DAY},?\s(?:(?:up )?to|or|or sometimes|or maybe|sometimes|-|–)\s(?:about |maybe |perhaps |at times |as much as |sometimes )?$`,
  'i',
);
const AND_JOINT = new RegExp(String.raw`^${A_DAY},? and\s(?:about |maybe |perhaps )?$`, 'i');
const BETWEEN = /\b(?:between|anything from|anywhere from|from)\s(?:about |maybe )?$/i;
/** "Down from a pack to half a pack" are two times. */
const CHANGED =
  /\b(?:cut|down|up|went|gone|reduced|increased|back|dropped|rose|tapered|decreased)\b[^.;]{0,24}\bfrom\s(?:about )?$/i;
const HALF_TO = /\b(?:(?:a |one )?half|½|1\/2|0?\.5)\s?(?:to|or|-|–)\s?(?:about |maybe )?$/i;

/** "Half a pack to a pack", "between a half pack and a pack": one rate, not two. */
function joined(text: string, rates: readonly Part[]): Part[] {
  const out: Part[] = [];
  for (const r of rates) {
    const last = out.at(-1);
    const gap = last ? text.slice(last.end, r.start) : '';
    const before = text.slice(0, last?.start ?? 0);
    const isOne = last && !CHANGED.test(before) && (JOINT.test(gap) || (AND_JOINT.test(gap) && BETWEEN.test(before)));
    if (last && isOne) {
      out[out.length - 1] = { start: last.start, end: r.end, value: union(last.value, r.value) };
      continue;
    }
    const half = HALF_TO.exec(text.slice(0, r.start));
    out.push(half && (r.value.lo ?? 0) >= 1 ? { ...r, start: half.index, value: { ...r.value, lo: 0.5 } } : r);
  }
  return out;
}

export const union = (a: Interval, b: Interval): Interval => ({
  lo: a.lo === null || b.lo === null ? null : Math.min(a.lo, b.lo),
  hi: a.hi === null || b.hi === null ? null : Math.max(a.hi, b.hi),
});

const AT_MOST =
  /\b(?:up to|(?:at (?:the )?)?most|(?:a )?max(?:imum)?(?: of)?|(?<!(?:no|not|never) )(?:less than|fewer than|under|below)|(?:no|not|never|seldom|rarely) (?:more than|over|above|beyond)|(?:peak|heaviest|worst|top)(?: (?:was|at|of|rate|use))?|peak(?:ed|ing) (?:at|around))\W{1,3}(?:about |maybe )?$/i;
const NEARLY =
  /\b(?:almost|nearly|not quite|just (?:under|short of|below)|close to|shy of|a little (?:under|less than))\s$/i;
const AT_LEAST =
  /\b(?:at (?:the )?(?:very )?least|(?<!(?:no|not|never) )(?:more than|over|above)|(?:no|not|never) (?:less than|under|fewer than|below)|upwards? of|easily|minimum(?: of)?)\s(?:about )?$/i;
const MOST_BEHIND = new RegExp(
  String.raw`^${A_DAY},?\s(?:or (?:less|under|fewer)|at (?:the |his |her |its |their )?(?:most|worst|peak|max(?:imum)?|heaviest|height|highest|outside)|tops|max(?:imum)?\b|(?:as|was) (?:a|the|his|her) (?:max\w*|most|peak))`,
  'i',
);
const MORE_BEHIND = new RegExp(
  String.raw`^${A_DAY},?\s(?:or (?:more|better)|and (?:more|up)|at (?:the )?(?:very )?least|minimum\b|plus\b)`,
  'i',
);
/** Nearly a pack is more than this part of one. */
const NEARLY_ALL = 0.8;

function bounded(text: string, r: Part): Part {
  const { lo, hi } = r.value;
  if (lo === null || hi === null || lo !== hi) return r;
  const [before, behind] = [text.slice(0, r.start), text.slice(r.end)];
  if (NEARLY.test(before)) return { ...r, value: { ...r.value, lo: lo * NEARLY_ALL } };
  if (AT_MOST.test(before) || MOST_BEHIND.test(behind)) return { ...r, value: { ...r.value, lo: null } };
  if (AT_LEAST.test(before) || MORE_BEHIND.test(behind)) return { ...r, value: { ...r.value, hi: null } };
  return r;
}

const COUNT = String.raw`(\d{1,2}|[a-z]+)`;
const EVERY_DAYS = new RegExp(
  String.raw`^\s(?:(?:every|each|per|a|in|in a|over)\s(?:(other|second)\sday|(?:couple of|few)\s()days|${COUNT}(?:\s?(?:to|or|-|–)\s?${COUNT})?\sdays|(day or two)|(week)|(month))\b|(weekly|monthly)\b)`,
  'i',
);
const LASTS = new RegExp(
  String.raw`^\s(?:would |will )?(?:lasts?|lasted|lasting)\s(?:(?:him|her|them|me)\s)?(?:about |for |maybe |around )*(?:${COUNT}(?:\s?(?:to|or|-|–)\s?${COUNT})?\sdays|(?:a|the) ()week|(a day or two)|a (couple|few) (?:of )?days)\b`,
  'i',
);

/** "A pack every other day", "a pack a week", "a pack lasted her three days": spread over the days that it served. */
function spread(text: string, r: Part): Part {
  const tail = text.slice(r.end);
  const every = EVERY_DAYS.exec(tail);
  if (every) {
    const [whole, other, few, from, to, orTwo, week, month, adverb] = every;
    const days = other
      ? [2, 2]
      : few !== undefined
        ? [2, 4]
        : orTwo
          ? [1, 2]
          : week || /^w/i.test(adverb ?? '')
            ? [7, 7]
            : month || adverb
              ? [30, 30]
              : [count(from), count(to ?? from)];
    return over(r, days, whole.length);
  }
  const lasts = LASTS.exec(tail);
  if (!lasts) return r;
  const [whole, from, to, week, orTwo, few] = lasts;
  return over(
    r,
    week !== undefined ? [7, 7] : orTwo ? [1, 2] : few ? [2, 4] : [count(from), count(to ?? from)],
    whole.length,
  );
}

function over(r: Part, [least, most]: readonly number[], length: number): Part {
  if (!(least > 0 && most >= least)) return { ...r, value: { lo: null, hi: r.value.hi } };
  const { lo, hi } = r.value;
  return {
    start: r.start,
    end: r.end + length,
    value: { lo: lo === null ? null : lo / most, hi: hi === null ? null : hi / least },
  };
}

const count = (word: string): number => (/^\d/.test(word) ? Number(word) : (wordsAt(word, 0)?.value ?? Number.NaN));

/** Not all of the time was smoked at that rate. */
const UNEVEN =
  /\b(?:off and on|on and off|intermittent\w*|(?:with|between|long|several|many|some) (?:\w+ )?(?:breaks|gaps|pauses|interruptions)|some years|(?:in|during) stretches|weekends?|socially|social smok\w+|at parties)\b/i;
const LATE = /\b(?:toward|towards|by|near|at) the end\b|\bin (?:the end|later years|(?:his|her) last years)\b/i;
const ONLY_WHEN = /\bwhen (?:(?:he|she|they) (?:did|drank|went out|could afford)|drinking|out|working)\b/i;
/** "A pack a day for 40 years, drinks on weekends": the weekends are the drinks'. */
const ofSmoking = (text: string): string =>
  text
    .split(/[.;,]|\b(?:and|but)\b/)
    .filter(
      (part) =>
        !/\b(?:drinks?|drinking|drank|alcohol|beers?|wine|liquor|whiske?y|marijuana|cannabis|coffee|golf|works?|visits?)\b/i.test(
          part,
        ),
    )
    .join(', ');
/** "Tried on and off to stop" is no break. */
const TRIED = /\b(?:tried|tries|trying|attempt\w*|patch\w*|gum|varenicline|chantix|bupropion|cough\w*|wheez\w*)\b/i;
