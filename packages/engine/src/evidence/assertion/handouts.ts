// Leaflets that a note quotes over one or more sentences: "Sheet given: “Back pain: when to call. Fever, new weakness: go to the emergency
// room.”" A chart in, the spans that are said to every reader and of nobody out. What somebody said of himself is left alone.

import type { Chart } from '../../chart/chart.ts';
import { documentOf, indexAt } from '../../chart/place-of.ts';
import type { Span } from '../../values/span.ts';

const QUOTED = /["“](?<=(?:^|[\s(:—]).)(?=\S)([^"“”]{12,900})["”]/g;

/** What is handed out, in the words right before the quotation marks. */
const NAMED =
  /\b(?:hand-?outs?|leaflets?|pamphlets?|booklets?|brochures?|flyers?|flier|fact sheet|exercise page|after.visit summary|AVS\w*|auto-?message|reminder text|newsletter|poster|(?:general )?advice|(?:discharge|patient|home|printed|written|general) instructions?|teaching(?! hospital)|education(?:al)?(?: (?:text|points|materials?|sheet|given|provided))?|(?:instruction|information|advice|treat-lows|care|precautions?) (?:sheet|page|card)|sheet,? (?:\w+ )?(?:given|handed|printed|mailed|sent|reviewed|enclosed)|printed (?:at|on|under) (?:the )?(?:foot|bottom|back|margin)|template line)\b/i;

/** Somebody's own words: "Patient handout: asked about it, she says “…”", or what somebody filled in or found. */
const SPOKEN =
  /\b(?:says?|said|states?|stated|asks?|asked|writes?|wrote|rang|called|remark(?:s|ed)?|comments?|teach(?:es)?[ -]?back|replied|answer(?:s|ed)?|reports?|reported|told (?:me|us)|reads? (?:it|them|that) back|(?:own|his|her|patient's|radiologist's|surgeon's) words|(?:filled|signed|kept|completed) (?:in |out )?by|EMS|radiology (?:letter|report|note)|(?:teaching|education) (?:note|visit)|from home health|line message)\b/i;
const FIRST_PERSON = /\b(?:I|I'm|I’m|I've|I’ve|I'd|I’d|I'll|I’ll|[Mm]y|[Mm]e|[Mm]yself)\b/;

/** What only a leaflet says to its reader. */
const ADDRESSED =
  /\b(?:(?:call|dial) 911|(?:go|return|come) (?:straight |right )?to (?:the |your )?(?:nearest |local )?(?:emergency|er\b|ed\b|hospital)|return at once|seek (?:care|help|medical)|call (?:us|your|the (?:office|clinic)|the same day)|(?:ask|tell|see|talk (?:to|with)) (?:us|your (?:doctor|provider|surgeon|nurse|team|pharmacist))|ask (?:us )?about (?:our|your)|your (?:doctor|provider|surgeon|health care team) (?:may|will|can|should))\b/i;

const known = new WeakMap<object, readonly Span[]>();

/** The leaflet that holds this place, if one does. */
export function handoutAt(chart: Chart, sentence: number, place: Span): Span | null {
  const all = handoutsOf(chart);
  if (all.length === 0) return null;
  // a place may begin with the leaflet's name: "treat-lows sheet: “If you are confused …”"
  const around = all[indexAt(all, place.start)] ?? all[indexAt(all, place.end - 1)];
  if (!around || place.end > around.end) return null;
  return (documentOf(chart, sentence)?.start ?? 0) <= around.start ? around : null;
}

function handoutsOf(chart: Chart): readonly Span[] {
  const before = known.get(chart.tokens);
  if (before) return before;
  const found: Span[] = [];
  const { text } = chart;
  if (/["“]/.test(text))
    for (const m of text.matchAll(QUOTED)) {
      if (FIRST_PERSON.test(m[1])) continue;
      const lead = leadOf(text.slice(Math.max(0, m.index - 110), m.index));
      const told = (NAMED.test(lead) || ADDRESSED.test(m[1])) && !SPOKEN.test(lead);
      if (told) found.push({ start: m.index, end: m.index + m[0].length });
    }
  known.set(chart.tokens, found);
  return found;
}

/** The last statement before the marks: of the same line, or of the line above where its own says no more than a date. */
function leadOf(before: string): string {
  const lines = before.replace(/[\s:.,(—–-]+$/, '').split('\n');
  const last = lines.pop() ?? '';
  const whole = /[a-z]{3}/i.test(last) ? last : `${lines.pop() ?? ''} ${last}`;
  return whole.split(/[.;!?]\s/).pop() ?? '';
}
