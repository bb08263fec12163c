// "Zanaflex bottomed out his BP; stopped.": the harm told beside a stop is why it was stopped. A treatment in its sentence, the cue of
// its stop and the harm nearest to it in; whether the one is the other's reason out.

import type { Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import { flatText } from '../flat-text.ts';
import type { Assess } from '../measurement/index.ts';
import type { Assigned } from './assign.ts';

/** Farther from its treatment a harm is that of something else. */
const REACH = 90;
/** A reason that the stop itself is given, but no time ("after 3 days"). */
const reason =
  /^\s?(?:it |them )?(?:because|since|as|when|once|before|ahead of|until|unless|in favou?r of|by (?:insurance|plan|payer)|so|to|for|due|after(?! (?:an? |one |two |three |four |\d+|several |a few ))|on (?:his|her) own)\b[^.;,]*/i;
/** What the treatment was for, and what is over. */
const isAim = /\b(?:for|treat\w*|against|because of|given)\s(?:\w+\s){0,3}$/i;
const isOver =
  /^\s?(?:\w+\s){0,2}(?:clear\w*|resol\w*|gone|better|improv\w*|settl\w*|heal\w*|subsid\w*|controlled|relieved|from (?:the|his|her)|since (?:an?|the|his|her))\b/i;

export function isStoppedFor(chart: Chart, index: number, stop: Assigned, harm: Assigned, assess: Assess): boolean {
  if (harm.cost > REACH) return false;
  const s = chart.sentences[index];
  const text = flatText(chart, s);
  const given = reason.exec(text.slice(stop.cue.end));
  const at: Span = { start: s.start + harm.cue.start, end: s.start + harm.cue.end };
  const inside = given !== null && harm.cue.start >= stop.cue.end && harm.cue.start < stop.cue.end + given[0].length;
  if (given !== null && !inside) return false;
  if (!inside && isAim.test(text.slice(Math.max(0, harm.cue.start - 40), harm.cue.start))) return false;
  if (isOver.test(text.slice(harm.cue.end))) return false;
  const told = assess(chart, index, at);
  return told.polarity === 'affirmed' && told.experiencer === 'patient' && told.frame !== 'hypothetical';
}
