// Digits that are no values: dates, clock times, codes, spine levels, telephone and record numbers, list numbers. A text in, spans out.

import type { Span } from '../../values/span.ts';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';

/** Behind these words "5:48" is five hours and 48 minutes, not a time of day. */
export const durationLead = String.raw`\b(?:total sleep time|sleep time|TST|total recording time|recording time|TRT|monitoring time|(?:evaluation|study|recording|monitoring) (?:time|period|duration)|duration|valid (?:sleep |recording )?time|(?:average|median|mean|total) (?:daily |nightly )?(?:usage|use))\s?(?:\(?h{1,2}:mm(?::ss)?\)?)?\s?(?:[:=]|was|is|of)?\s?`;

const patterns: readonly RegExp[] = [
  /\[\*\*[^\]]*\*\*\]/g,
  /\b\d{4}-\d{1,2}-\d{1,2}\b/g,
  /(?<![\d/.])\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})(?![\d/])/g,
  /(?<![\d/.-])\d{1,2}[-.]\d{1,2}[-.](?:\d{4}|\d{2})(?![\d/-])/g,
  /(?<![\d/.])(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d(?![\d/])/g,
  /(?<=\b(?:on|since|by|until|till|dated|after|before|from|of|through|thru|beginning|starting|as of|due|last)\s?)(?!\d{1,2}\/10\b(?:\s?(?:to|pain|-|→|at|in|with|on|before|after)\b|[,.;)]))(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|[12]\d|3[01])(?![\d/]|\s?(?:mm|pain|%))(?=\W|$)/gi,
  new RegExp(`\\b${month}\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+(?:19|20)\\d\\d)?\\b(?!\\s?%|\\.\\d)`, 'gi'),
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?[ -](?:of )?${month}(?:[ ,-]+(?:19|20)?\\d\\d)?\\b`, 'gi'),
  new RegExp(`\\b${month},?\\s+(?:of )?(?:(?:19|20)\\d\\d|'\\d\\d)\\b`, 'gi'),
  /(?<=\b(?:in|since|circa|year|early|mid|late|spring|summer|fall|autumn|winter|until|before|after|from|of|by|to|quit|stopped)[ -])(?:19|20)\d\d\b(?!\s?(?:%|m[gl]|feet|ft|steps|cal|kcal|grams|g\b|units|ml|cc|meters))/gi,
  new RegExp(String.raw`(?<!${durationLead})\b\d{1,2}:[0-5]\d(?::\d{2})?(?!\d)(?:\s?[ap]\.?m\b\.?)?`, 'gi'),
  /\b\d{1,2}\s?[ap]\.?m\b\.?/gi,
  /(?<=\b(?:at|around|by)\s)[012]\d[0-5]\d\b(?!\s?(?:%|m|g|steps|cal))/gi,
  /(?:\(\d{3}\)\s?|\b\d{3}[-.])\d{3}[-.]\d{4}\b/g,
  /\b1?-?8(?:00|88|77|66|55|44|33)-[A-Z0-9-]{4,}/g,
  /\b\d{8,}\b/g,
  /(?<=\b(?:qty|quantity|refills?|pages?|pg|item|line|seat|lot|code|times|x|×)[ :#.]{0,2})\d+(?!\s?(?:%|mm|cm|mg|h\b|hr|\/|\d|\.\d|weeks?|months?|years?|days?|wks?|mos?|yrs?|nights?|visits?|sessions?))/gi,
  /\b[A-TV-Z]\d[0-9A-Z]\.[0-9A-Z]{1,4}\b/g,
  /\b[CTLS]\d{1,2}(?:\s?[-–/]\s?(?:[CTLS]?\d{1,2}))+\b/g,
  /(?<=\b(?:type|stage|class|phase|level|room|suite|page|step|MRN|NPI|id|no\.|number|ste|apt|box|figure|table|day|visit|unit|lot|model|tel|fax|phone|zip|cpt|hcpcs|icd|icd-10)[ :#]{1,2})\d+[a-z]?\b(?!\s?%)/gi,
  /^\s*\(?\d{1,2}[.)](?=\s|[A-Z])/g,
  /\bq\.?\s?\d+(?:\s?-\s?\d+)?(?=\s?(?:h|d|w|m|$))/gi,
  /(?<=\bevery\s)\d+(?:\s?(?:-|to)\s?\d+)?(?=\s?(?:h|d|w|m))/gi,
  /\b\d+(?:st|nd|rd|th)\b/gi,
  /\b0\s?(?:-|–|to)\s?10{1,2}\b(?=[\s-]?(?:point |mm |cm )?(?:numeric|numerical|pain|scale|nrs|vas|rating|nprs|analog))/gi,
  /\bCOVID-19\b|\bO2\b|\bB12\b|\bH2O\b/gi,
  /\b[A-Z]{1,4}\d{4,}\b/g,
];

export function maskedSpans(text: string): Span[] {
  const out: Span[] = [];
  for (const p of patterns) for (const m of text.matchAll(p)) out.push({ start: m.index, end: m.index + m[0].length });
  return out.sort((a, b) => a.start - b.start);
}

export const covered = (spans: readonly Span[], at: number): Span | undefined =>
  spans.find((s) => s.start <= at && at < s.end);
