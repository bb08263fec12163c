// A sentence in, what its scores before and after a treatment say of it out: "ODI 52 at intake and 50 at discharge" is a failure.
// Scales on which less is better. Half or more gone is an effect, less than a fifth none (cf. the pain scale's minimal important change).

import { matchesOf } from '../../values/matches.ts';
import type { Cue } from './cues/index.ts';

const scale = String.raw`\b(?:pain|leg|back|knee|hip|neck|arm|nrs|nprs|vas|odi|oswestry|ndi|womac|rmdq|roland[- ]morris|numeric rating)\b[^.;\d]{0,40}`;
const score = String.raw`(\d{1,3})(?:\s?(?:\/\s?10|\/\s?100|%|percent|(?:out )?of (?:10|ten)))?(?!\d|\.\d|\s?(?:mg|mcg|lbs?|degrees?|visits?|sessions?|weeks?|wks?|months?|days?|years?|minutes?|mins?|hours?|blocks?|feet|ft|\/))`;
const before = String.raw`(?:(?:at|on|before|in) )?(?:(?:the |first )*(?:intake|start(?: of care)?|outset|beginning|entry|eval(?:uation)?|baseline|first visit|initial(?:ly)?|arrival|day one)|before|pre)`;
const after = String.raw`(?:(?:at|on|after|in) )?(?:(?:the )?(?:discharge|end|finish|leaving|exit|last visit|final visit|close|completion|re-?eval(?:uation)?|d\/c)|now|after(?:wards)?|today|finally|post)`;

const forms = [
  String.raw`${scale}${score},? ${before}\b[^.;\d]{0,24}${score},? ${after}\b`,
  String.raw`${scale}${before}:? ${score}[^.;\d]{0,16}\b${after}:? ${score}`,
  String.raw`${scale}\bfrom (?:an? )?${score} (?:down |up |only )*to (?:an? )?${score}`,
].map((source) => new RegExp(source, 'gi'));

const HALF = 0.5;
const A_FIFTH = 0.2;

export function scoreChanges(text: string): Cue[] {
  if (!/\d[^.;]*\d/.test(text)) return [];
  return forms.flatMap((form) =>
    matchesOf(form, text).map((m): Cue => {
      const [was, is] = [Number(m[1]), Number(m[2])];
      const gone = was === 0 ? 0 : (was - is) / was;
      const value = gone >= HALF ? 'effective' : gone >= A_FIFTH ? 'partial' : 'failed';
      return { start: m.index, end: m.index + m[0].length, axis: 'outcome', value, direction: 'post' };
    }),
  );
}
