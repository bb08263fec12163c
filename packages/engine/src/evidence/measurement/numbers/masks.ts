// Digits that are no values: dates, clock times, codes, spine levels, telephone and record numbers, list numbers. A text in, spans out.

import { noScore } from '../../../values/date-forms.ts';
import { matchesOf } from '../../../values/matches.ts';
import type { Span } from '../../../values/span.ts';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';

/** Behind these words "5:48" is five hours and 48 minutes, not a time of day. */
export const durationLead = String.raw`\b(?:total sleep time|sleep time|TST|total recording time|recording time|TRT|monitoring time|(?:evaluation|study|recording|monitoring) (?:time|period|duration)|duration|valid (?:sleep |recording )?time|(?:average|median|mean|total) (?:daily |nightly )?(?:usage|use))\s?(?:\(?h{1,2}:mm(?::ss)?\)?)?\s?(?:[:=]|was|is|of)?\s?`;

const monthName = /jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec/i;

/** Each with what a text must hold at least for it to match: most texts hold little of that. */
const patterns: readonly (readonly [gate: RegExp, pattern: RegExp])[] = [
  [/\[\*\*/, /\[\*\*[^\]]*\*\*\]/g],
  [/\d[/-]/, /\b\d{4}([/-])\d{1,2}\1\d{1,2}\b/g],
  [/\d\/\d/, /(?<![\d/.])\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})(?![\d/])/g],
  [/\d[-.]\d/, /(?<![\d/.-])\d{1,2}[-.]\d{1,2}[-.](?:\d{4}|\d{2})(?![\d/-])/g],
  [/\d\/\d/, /(?<![\d/.])(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d(?![\d/])/g],
  [
    /\d\/\d/,
    new RegExp(
      // of two figures it is asked what stands before them, of no other place: to look there takes long
      `(?=\\d{1,2}/\\d)${noScore}` +
        String.raw`(?<=\b(?:on|since|by|until|till|dated|after|before|from|of|through|thru|beginning|starting|as of|due|last)\s?)(?!\d{1,2}/10\b(?:\s?(?:to|pain|-|→|at|in|with|on|before|after)\b|[,.;)]))(?:0?[1-9]|1[0-2])/(?:0?[1-9]|[12]\d|3[01])(?![\d/]|\s?(?:mm|pain|%))(?=\W|$)`,
      'gi',
    ),
  ],
  // "8.1 (5/20)": its day; no "8 (8/10)"
  [
    /\(\d{1,2}\/\d/,
    /(?=\d{1,2}\/\d)(?<=\b(\d{1,3})\s?(?:%|mm|lbs?|kg)?\s?\()(?!\1\/|\d{1,2}\/(?:10|[1-5])\))(?:1[0-2]|0?[1-9])\/(?:3[01]|[12]\d|0?[1-9])(?=\))/g,
  ],
  // "on 3/27 and 3/28", "from 3/27 to 4/1"; "from 3/5 to 4/5" is one scale
  [
    /\d\/\d/,
    /(?=\d{1,2}\/\d)(?<=\b(?:on|from|between)\s(?:0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\s?(?:and|to|through|thru|or|[-–,&])\s?)(?:0?[1-9]|1[0-2])\/(?!\1\b)(?:0?[1-9]|[12]\d|3[01])(?![\d/]|\s?(?:mm|pain|%))(?=\W|$)/gi,
  ],
  // "25% +/- 5%"
  [
    /±|\+\/?[-−]|plus or minus/i,
    /(?=\d)(?<=\d\s?(?:%|[a-z/]{1,6})?\s?(?:±|\+\/?[-−]|plus or minus)\s?)\d+(?:\.\d+)?/gi,
  ],
  [monthName, new RegExp(`\\b${month}\\s+\\d{1,2}(?:st|nd|rd|th)?(?:,?\\s+(?:19|20)\\d\\d)?\\b(?!\\s?%|\\.\\d)`, 'gi')],
  [monthName, new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?[ -](?:of )?${month}(?:[ ,-]+(?:19|20)?\\d\\d)?\\b`, 'gi')],
  [monthName, new RegExp(`\\b${month},?\\s+(?:of )?(?:(?:19|20)\\d\\d|'\\d\\d)\\b`, 'gi')],
  [
    /(?:19|20)\d\d/,
    /(?=(?:19|20)\d\d\b)(?<=\b(?:in|since|circa|year|early|mid|late|spring|summer|fall|autumn|winter|until|before|after|from|of|by|to|quit|stopped)[ -])(?:19|20)\d\d\b(?!\s?(?:%|m[gl]|feet|ft|steps|cal|kcal|grams|g\b|units|ml|cc|meters))/gi,
  ],
  [
    /\d:\d/,
    new RegExp(
      String.raw`(?=\d{1,2}:[0-5]\d)(?<!${durationLead})\b\d{1,2}:[0-5]\d(?::\d{2})?(?!\d)(?:\s?[ap]\.?m\b\.?)?`,
      'gi',
    ),
  ],
  [/\d\s?[ap]\.?m/i, /\b\d{1,2}\s?[ap]\.?m\b\.?/gi],
  [
    /\d{4}/,
    /(?=[012]\d[0-5]\d\b)(?<=\b(?:at|around|by)\s)[012]\d[0-5]\d\b(?!\s?(?:%|m\b|m[glm]\b|g\b|grams|meters|steps|cal))/gi,
  ],
  // "(0 never - 3 high)", "(0 = would never doze, 3 = high chance)": what the points of a scale mean
  [/\(\s*0/, /\(\s*0\s?[=:–-]?\s?[a-z][^()\d]*(?:\d\s?[=:–-]?\s?[a-z][^()\d]*){1,4}\)/gi],
  // "ESS 3+2+3+1 = 9": what is added up
  [/\d\s?\+\s?\d/, /(?<![\d.])\d{1,2}(?:\s?\+\s?\d{1,2}){2,}(?=\s?=\s?\d)/g],
  [/\d[-.]\d/, /(?:\(\d{3}\)\s?|\b\d{3}[-.])\d{3}[-.]\d{4}\b/g],
  [/\d-/, /\b1?-?8(?:00|88|77|66|55|44|33)-[A-Z0-9-]{4,}/g],
  [/\d{4}/, /\b\d{8,}\b/g],
  [
    /\d/,
    /(?=\d)(?<=\b(?:qty|quantity|refills?|pages?|pg|item|line|seat|lot|code|times|x|×)[ :#.]{0,2})\d+(?!\+?\s?(?:%|mm|cm|mg|h\b|hr|\/|\d|\.\d|weeks?|months?|years?|days?|wks?|mos?|yrs?|nights?|visits?|sessions?|[dwy]\b))/gi,
  ],
  // a diagnosis code, but "T98.6" is a temperature
  [/[A-Z]\d/i, /\b(?!T9[4-9]\.\d\b)[A-TV-Z]\d[0-9A-Z]\.[0-9A-Z]{1,4}\b/g],
  [/[A-Z]\d/i, /\b[CTLS]\d{1,2}(?:\s?[-–/]\s?(?:[CTLS]?\d{1,2}))+\b/g],
  [
    /\d/,
    /(?=\d)(?<=\b(?:type|stage|(?<!\b(?:nyha|functional|failure)\s)class|phase|(?<!\b(?:pain|sugar|glucose|a1c|hemoglobin|oxygen|saturation|tsh|testosterone|vitamin d|b12|severity|discomfort|symptom|serum|activity)\s)level|(?<!exam )room|suite|page|step|MRN|NPI|id|no\.|number|ste|apt|box|figure|table|day|(?<!last )visit|unit|lot|model|tel|fax|phone|zip|cpt|hcpcs|icd|icd-10)[ :#]{1,2})\d+[a-z]?\b(?!\s?%)/gi,
  ],
  // "rose by 1.2 to 8.4": how far it went
  [
    /\bby\s/i,
    /(?=\d)(?<=\b(?:rose|risen|rises?|fell|falls?|fallen|drop(?:s|ped)?|went (?:up|down)|(?:came|come|gone) (?:up|down)|up|down|increased?|decreased?|reduced?|improved?|lowered|raised|climbed|declined|lost|gained|better|worse|short|over|above|below)\s(?:\w+\s)?by\s(?:about\s|some\s|nearly\s|almost\s)?)\d+(?:\.\d+)?(?!\d|\s?(?:%|percent|degrees?|deg|°|mm|cm|lbs?|pounds|kg))(?!\s?\/)/gi,
  ],
  // "45 %, not 30": the number that it is not
  [
    /\b(?:not|no longer|rather than|instead of|far from|near)\s(?:\w+\s){0,2}\d/i,
    /(?=\d)(?<=\b(?:(?<!\b(?:if|whether or|or|why) )not|no longer|rather than|instead of|(?:nowhere|not|n['’]t) (?:even )?(?:near|close to)|far from)\s(?:the\s|an?\s|about\s)?)\d+(?:\.\d+)?(?!\d|\s?(?:feet|ft|m|yards|steps|blocks|minutes?|min|hours?|days?|weeks?|months?|years?|yrs?|st|nd|rd|th)\b|\s?\+)/gi,
  ],
  [/\d/, /^\s*\(?\d{1,2}[.)](?=\s|[A-Z])/g],
  [/q\.?\s?\d/i, /\bq\.?\s?\d+(?:\s?-\s?\d+)?(?=\s?(?:h|d|w|m|$))/gi],
  [/every\s\d/i, /(?=\d)(?<=\bevery\s)\d+(?:\s?(?:-|to)\s?\d+)?(?=\s?(?:h|d|w|m))/gi],
  [/\d(?:st|nd|rd|th)/i, /\b\d+(?:st|nd|rd|th)\b/gi],
  [
    /0\s?(?:-|–|to)\s?10/i,
    /\b0\s?(?:-|–|to)\s?10{1,2}\b(?=[\s-]?(?:point |mm |cm )?(?:numeric|numerical|pain|scale|nrs|vas|rating|nprs|analog))/gi,
  ],
  [/(?:covid-|[boh])\d/i, /\bCOVID-19\b|\bO2\b|\bB12\b|\bH2O\b/gi],
  [/[A-Z]\d/i, /\b[A-Z]{1,4}\d{4,}\b/g],
  // "MMPI-3, Pain Catastrophizing Scale": the edition of a questionnaire
  [/[A-Z]-\d/, /\b(?:MMPI|MCMI|BHI|PHQ|GAD|BDI|PCL|SCL|TSK|EQ|SF|PROMIS)-\d{1,2}\b/g],
];

const NONE: Span[] = [];
let last: { readonly text: string; readonly spans: readonly Span[] } = { text: '', spans: NONE };

/** In order; asked several times in a row for the same sentence. */
export function maskedSpans(text: string): readonly Span[] {
  if (text === last.text) return last.spans;
  last = { text, spans: read(text) };
  return last.spans;
}

function read(text: string): readonly Span[] {
  if (!/[\d*]/.test(text)) return NONE;
  const out: Span[] = [];
  for (const [gate, pattern] of patterns)
    if (gate.test(text))
      for (const m of matchesOf(pattern, text)) out.push({ start: m.index, end: m.index + m[0].length });
  return out.sort((a, b) => a.start - b.start);
}

export const covered = (spans: readonly Span[], at: number): Span | undefined =>
  spans.find((s) => s.start <= at && at < s.end);
