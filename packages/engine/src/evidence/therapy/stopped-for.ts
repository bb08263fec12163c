// "Zanaflex bottomed out his BP; stopped.": the harm told beside a stop is why it was stopped. A treatment in its sentence, the cue of
// its stop and the harm nearest to it in; whether the one is the other's reason out.

import type { Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import { flatText } from '../flat-text.ts';
import type { Assess } from '../measurement/index.ts';
import type { Assigned } from './assign.ts';
import type { Cue } from './cues/index.ts';

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

/** "75 mg BID broke her out in hives, stopped": how it was used does not outlast the word that it ended. */
export function stoppedLater(
  text: string,
  agents: readonly Span[],
  i: number,
  statuses: readonly Cue[],
  told: Assigned | null,
): Assigned | null {
  if (told?.cue.value !== 'current') return told;
  const from = Math.max(agents[i].end, told.cue.end);
  const until = agents[i + 1]?.start ?? text.length;
  const behind = statuses.filter((c) => c.start >= from && c.end <= until && c.direction !== 'pre');
  const stop = behind.find((c) => c.value === 'stopped');
  if (!stop || !isBare.test(text.slice(stop.end)) || /\.\s/.test(text.slice(from, stop.start))) return told;
  return behind.some((c) => c.start > stop.end && c.value === 'current')
    ? told
    : { cue: stop, cost: stop.start - agents[i].end };
}
/** No object of its own: "stopped smoking". */
const isBare =
  /^\s?(?:$|[.,;:)(–—-]|\d|(?:it|them|because|due|after|in|on|when|for|by|since|as|at|with|and|this|last|early|once|then)\b)/i;

/** "Lisinopril stopped, cough resolved". */
export const wentAway = (text: string, c: Cue): boolean =>
  c.value === 'effective' &&
  /\b(?:clear|resolv|gone|subsid|disappear|vanish|settled|went|better|improv|healed)/i.test(text.slice(c.start, c.end));
