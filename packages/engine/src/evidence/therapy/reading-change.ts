// A sentence in, what its readings before and after a treatment say of it out: "ODI 52 at intake and 50 at discharge" is a failure,
// "A1c 9.1 -> 6.5" an effect of a drug for diabetes. What change counts is told by cues/scales.ts.

import { matchesOf } from '../../values/matches.ts';
import type { Cue, Outcome } from './cues/index.ts';
import { pain, type Scale, scales } from './cues/scales.ts';

const number = String.raw`(?<![\d./-])(\d{1,3}(?:\.\d{1,2})?)`;
const unit = String.raw`(?:\s?(?:\/\s?\d{2,3}(?![\d/])|%|percent|lbs?\b|pounds\b|kg\b|points\b|m\/s|(?:out )?of (?:10|ten)))?`;
/** Neither a dose nor a time nor a count of visits. */
const done = String.raw`${unit}(?![\d%/]|\.\d|\s?(?:mg|mcg|units?|degrees?|visits?|sessions?|weeks?|wks?|months?|days?|years?|minutes?|mins?|hours?|blocks?|feet|ft)\b)`;
const before = String.raw`(?:(?:at|on|before|in) )?(?:(?:the |first )*(?:intake|start(?: of care)?|outset|beginning|entry|eval(?:uation)?|baseline|first visit|initial(?:ly)?|arrival|day one)|before|pre)`;
const after = String.raw`(?:(?:at|on|after|in) )?(?:(?:the )?(?:discharge|end|finish|leaving|exit|last visit|final visit|close|completion|re-?eval(?:uation)?|d\/c)|now|after(?:wards)?|today|finally|post)`;

const pairs = [
  String.raw`${number}${unit},? ${before}\b[^.;\d]{0,24}?${number}${done},? ${after}\b`,
  String.raw`\b${before}:? ${number}${unit}[^.;\d]{0,16}\b${after}:? ${number}${done}`,
  String.raw`\bfrom (?:an? )?${number}${unit} (?:down |up |only |back |just )*to (?:an? )?${number}${done}`,
  String.raw`${number}${unit}\s?(?:->|→|=>|–>|—>|then)\s?${number}${done}`,
  String.raw`${number}${unit} (?:down )?to ${number}${done}`,
  String.raw`${number}${unit} (?:(?:at|on) )?(?:both (?:visits|days|times|ends|weigh-?ins|dates)|(?:at )?(?:start|beginning|baseline) and (?:at )?(?:end|finish))`,
].map((source) => new RegExp(source, 'gi'));
/** "7 to 8" may be a range: what only `to` joins must fall. */
const MAY_BE_RANGE = pairs[4];
const SAME = pairs[5];

const named = scales.map((scale) => ({
  scale,
  name: new RegExp(String.raw`\b(?:${scale.names})\b[^.;\d]{0,40}$`, 'i'),
}));
const anyName = new RegExp(
  String.raw`\b(?:${scales.map((s) => s.names).join('|')})\b|\bfrom\b|\b(?:lbs?|pounds|kg)\b`,
  'i',
);
/** "It brings her from 8 to 3": no scale is named, and it can be only that of pain. */
const brought =
  /\b(?:br[io]ngs?|brought|takes?|took|drops?|dropped|cuts?|gets?|got|lowers?|lowered|moved?) (?:it|her|him|me|things) (?:down )?$/i;
const isWeight = /\b(?:lbs?|pounds|kg)\b/i;
const weight = scales.find((s) => s.names.startsWith('weight'))!;
const LEAST_WEIGHT = 90;

/** What follows a reading tells of which treatment it speaks ("PHQ-9 22 -> 6 after CBT"), or that it was off it. */
const ofNext = /^\s?(?:,\s)?(?:on|with|after|since|following|by|thanks to|from|using|taking|in)\s/i;
const without =
  /^[\s,]*(?:(?:while|when|once) )?(?:off\b|without\b|(?:since|after|when|on) (?:\w+ )?(?:stop|quit|com(?:ing|e) off|came off|discontinu|running out|ran out|going off|went off|losing|missing))/i;

function scaleOf(text: string, start: number, words: string): Scale | null {
  const lead = text.slice(Math.max(0, start - 60), start);
  // the name nearest to the numbers
  let best: Scale | null = null;
  let at = -1;
  for (const { scale, name } of named) {
    const m = name.exec(lead);
    if (m && m.index > at) [best, at] = [scale, m.index];
  }
  if (best) return best;
  if (isWeight.test(words)) return weight;
  return /^from\b/i.test(words) && brought.test(lead) && !/\d{2}/.test(words.replace('10', '')) ? pain : null;
}

export function readingChanges(text: string): Cue[] {
  if (!/\d/.test(text) || !anyName.test(text)) return [];
  const out: Cue[] = [];
  for (const pair of pairs)
    for (const m of matchesOf(pair, text)) {
      const end = m.index + m[0].length;
      const was = Number(m[1]);
      const is = pair === SAME ? was : Number(m[2]);
      const scale = scaleOf(text, m.index, text.slice(m.index, end + 5));
      if (!scale || was > scale.most || is > scale.most || without.test(text.slice(end))) continue;
      if (scale === weight && (was < LEAST_WEIGHT || is < LEAST_WEIGHT)) continue;
      if (pair === MAY_BE_RANGE && (is >= was || scale === pain)) continue;
      if (out.some((c) => c.start < end && m.index < c.end)) continue;
      out.push(cue(m.index, end, scale.judge(was, is), scale, text));
    }
  return [...out, ...weightLost(text)];
}

const cue = (start: number, end: number, value: Outcome, scale: Scale, text: string): Cue => ({
  start,
  end,
  axis: 'outcome',
  value,
  direction: ofNext.test(text.slice(end)) ? 'both' : 'post',
  ...(scale.of ? { of: scale.of } : {}),
});

/** "Net loss 0 lb" shows no effect; "down 46 lb", "lost 22 lb so far" show one, unless the sentence tells of its return. */
function weightLost(text: string): Cue[] {
  if (!isWeight.test(text)) return [];
  return matchesOf(LOST, text).flatMap((m) => {
    const lost = Number(m[1] ?? m[2] ?? m[3]);
    const value = lost <= NOTHING ? 'failed' : lost >= MUCH && !m[1] && !returned.test(text) ? 'effective' : null;
    return value === null ? [] : [cue(m.index, m.index + m[0].length, value, weight, text)];
  });
}
const LOST =
  /\b(?:net (?:weight )?(?:loss|change)|(?:total |weight )?loss)(?: of|:| was| =)? (\d{1,3})(?:\.\d)? ?(?:lbs?|pounds|kg)\b|\bdown (?:by |about |over )?(\d{1,3}) ?(?:lbs?|pounds|kg)\b|\b(?:lost|shed|dropped) (?:about |over )?(\d{1,3}) ?(?:lbs?|pounds|kg) (?:so far|to date|already|and counting|since starting)\b/gi;
const NOTHING = 3;
const MUCH = 12;
const returned = /\b(?:re-?gain\w*|gained|back|plateau\w*|returned|stall\w*)\b/i;
