// Leaflets that a note holds over one or more sentences, in quotation marks ("Sheet given: “Fever, new weakness: go to the emergency room.”")
// or under a label ("Handout 14-B: … in some patients. Platelets are being studied."). A chart in, the spans that are said to every reader
// and of nobody out. What somebody said of himself is left alone.

import type { Chart } from '../../chart/chart.ts';
import { documentOf, indexAt } from '../../chart/place-of.ts';
import type { Span } from '../../values/span.ts';

const QUOTED = /["“](?<=(?:^|[\s(:—]).)(?=\S)([^"“”]{12,900})["”]/g;

/** What is handed out, in the words right before the quotation marks. */
const NAMED =
  /\b(?:hand-?outs?|leaflets?|pamphlets?|booklets?|brochures?|flyers?|flier|fact sheet|exercise page|after.visit summary|AVS\w*|auto-?message|reminder text|newsletter|poster|(?:general )?advice|(?:discharge|patient|home|printed|written|general) instructions?|teaching(?! hospital)|education(?:al)?(?: (?:text|points|materials?|sheet|given|provided))?|(?:instruction|information|advice|treat-lows|care|precautions?|safety|tips?|facts?|teaching) (?:sheet|page|card)|sheet,? (?:\w+ )?(?:given|handed|printed|mailed|sent|reviewed|enclosed)|printed (?:at|on|under) (?:the )?(?:foot|bottom|back|margin)|template line)\b/i;

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
  for (const span of [...labelled(chart), ...quotedFrom(chart)])
    if (!found.some((f) => f.start < span.end && span.start < f.end)) found.push(span);
  found.sort((a, b) => a.start - b.start);
  known.set(chart.tokens, found);
  return found;
}

/** A leaflet's label that opens a sentence: "Handout 14-B:", "What to expect after neurotomy (handout)", "Patient sheet:". */
const LABEL =
  /^\W*(?:(?:[\w’'-]+ ){0,5}\(?(?:hand-?out|leaflet|pamphlet|booklet|brochure|flyer|fact sheet|(?:patient|clinic|information|advice|instruction|teaching|education|safety) (?:sheet|page|card|text))s?\)?(?: (?:no\.? ?)?[\w-]{1,5}\d[\w-]*| \d[\w-]*)?\)?(?:,? (?:given|mailed|enclosed|attached|printed|copied|excerpt|text))?(?:\s*[:—–](?!\s*\d{1,3}\s*(?:$|of\b))|\)\s|\s*$)|printed (?:on|for|at|under|in|with) (?:every|each|all|the (?:foot|bottom|back))[^.:]{0,30}:)/i;
/** A leaflet's heading that does not call itself one: "What the test block tells us", "How a nerve block works". */
const TEACHES =
  /^\W*(?:what (?:the|a|an|to|is|are|happens|you|your|this)|how (?:the|a|an|to|do|does|your)|why (?:we|do|the|a|your)|understanding|living with|getting ready|caring for|before your|after your|about (?:the|your|this))\b/i;
const TO_READER = /\b(?:you|your|yours|you’re|you're)\b/i;
const OF_ALL =
  /\b(?:you|your|(?:some|most|many|all|few) (?:people|patients|of us)|(?:is|are) (?:being studied|common|usual|normal)|(?:do|please) not|we hope|linked to|can|may|usually|often|call (?:us|for|if))\b/i;
/** The patient himself, or what was found or done on a day. */
const OF_PATIENT =
  /\b(?:he|she|his|her|him|hers|himself|herself|patient(?:'s|’s)? (?:is|was|has|had|states|reports|says|denies|asks)|pt|mr|mrs|ms|i|my|me|reviewed|voiced|verbalized|signed|since|failed|completed)\b|\b\d{1,2}\/\d{1,2}\b/i;

/** "Lidocaine usually wears off within one to four hours (patient leaflet PM-14)." */
const SOURCE =
  /\((?:from (?:the |our )?)?(?:(?:patient|clinic|our|information|education) )?(?:hand-?out|leaflet|pamphlet|booklet|brochure|fact sheet)\b[^()]{0,24}\)\W*$/i;

/** A sentence that says what every reader of a leaflet is told, and names it behind. */
function quotedFrom({ sentences, text }: Chart): Span[] {
  return sentences.flatMap(({ start, end }) => {
    const own = text.slice(start, end);
    const source = SOURCE.exec(own);
    const told = source && own.slice(0, source.index);
    return told && OF_ALL.test(told) && !OF_PATIENT.test(told) ? [{ start, end }] : [];
  });
}

/** From a label that names a leaflet as far as it speaks to everybody. */
function labelled(chart: Chart): Span[] {
  const spans: Span[] = [];
  const { sentences, text } = chart;
  for (let i = 0; i < sentences.length; i++) {
    const { kind, start, end } = sentences[i];
    if (kind !== 'prose' && kind !== 'pair' && kind !== 'heading' && kind !== 'item') continue;
    const own = text.slice(start, end);
    const named = LABEL.exec(own);
    if (!named && !(kind === 'heading' && TEACHES.test(own))) continue;
    const rest = own.slice(named?.[0].length ?? own.length);
    if (OF_PATIENT.test(rest)) continue;
    let last = i;
    while (goesOn(chart, last + 1, i)) last++;
    const told = named
      ? text.slice(start + named[0].length, sentences[last].end)
      : text.slice(end, sentences[last].end);
    if (!(named ? OF_ALL : TO_READER).test(told)) continue;
    spans.push({ start, end: sentences[last].end });
    i = last;
  }
  return spans;
}

function goesOn(chart: Chart, at: number, first: number): boolean {
  const sentence = chart.sentences[at];
  if (!sentence || sentence.document !== chart.sentences[first].document) return false;
  if (sentence.kind !== 'prose' && sentence.kind !== 'item') return false;
  const { section } = sentence;
  const begins = chart.sections[section]?.start ?? 0;
  if (section !== chart.sentences[first].section && begins > chart.sentences[first].end) return false;
  const own = chart.text.slice(sentence.start, sentence.end);
  return !OF_PATIENT.test(own) && !/,\s(?:m\.?d|d\.?o|r\.?n|pt|dpt|np|pa-c|lpn)\b/i.test(own);
}

/** The last statement before the marks: of the same line, or of the line above where its own says no more than a date. */
function leadOf(before: string): string {
  const lines = before.replace(/[\s:.,(—–-]+$/, '').split('\n');
  const last = lines.pop() ?? '';
  const whole = /[a-z]{3}/i.test(last) ? last : `${lines.pop() ?? ''} ${last}`;
  return whole.split(/[.;!?]\s/).pop() ?? '';
}
