// What stands between a date and what it may date, as patterns: bounds, other events, other values, other sides.

/** Dates that bound a stretch, or lie ahead, are not when something was so. */
export const bounding =
  /\b(?:since|until|till|through|thru|up to|before|after|prior to|by|next(?: (?:visit|appointment|appt|injection|scan)(?: is| on)?)?|due|scheduled(?: for| on)?|return(?: on| in)?|expires?|no earlier than|follow[- ]?up(?: on| in| for)?|starting|beginning|as compared (?:to|with)|comparison (?:to|with)|compared (?:to|with)|than(?: in)?|vs\.?|versus|unchanged (?:from|since)|from|(?:where|what|how|the way) (?:he|she|it|they|this|things) (?:was|were|had been|stood|started|began)(?: back)?)\s+(?:on\s|in\s|about\s|around\s|the\s|his\s|her\s|their\s|early\s|late\s|study (?:of|on|from)\s)*$/i;
/** "The pain **came back** beginning in March": the start of what begins is its day. */
export const turn =
  /\b(?:(?:came|come|crept|creep|is|was) (?:\w+ )?back|return\w*|recur\w*|wore off|flared|relapsed)\b/i;
export const fromThen = /\b(?:starting|beginning)\s+(?:in\s|on\s|about\s|around\s|the\s|early\s|late\s|mid[- ])*$/i;
/** "Films of the right knee **from** March 2023": the date is the test's own, not a bound. */
export const ofTest =
  /\b(?:films?|x-?rays?|radiographs?|mri|ct|scan|study|images?|imaging|report|labs?|mrx|refractions?|bcva|fields?|hvf|photos?|photographs?|biometry|slit lamp|exam(?:ination)?|note)\s+(?:of\s(?:the\s|his\s|her\s|both\s)?(?:\w+\s){1,3}|\w+\s\w+\s)?from\s+$/i;
/** "The last set on file **is from** 06/2024". */
export const testIsFrom =
  /\b(?:films?|x-?rays?|radiographs?|mri|ct|scan|study|set|images?|imaging|report|labs?|ones?)\b[^.;,()]{0,30}\b(?:is|are|was|were|come|comes|date|dates)\s(?:back\s)?(?:to|from)\s+$/i;
/** "In June he was short of breath; your catheterization showed …": found at the time that the sentence begins with. */
export const testThen =
  /^[^;]*;\s(?:(?:your|our|my|the|his|her|an?)\s)?(?:cath\w*|angiogra\w+|echo\w*|mri|ct|scan|study|test|films?|x-?rays?|biopsy)\s(?:then\s)?(?:showed|found|gave|read|revealed)\b[^;]*$/i;
export const stop = /[;]|\.\s+(?=[A-Z])|\n\s*\n/;
/** "Carried over from 02/24/2026: BMI 44.0", "BMI 44.0 (from 02/24/2026)": the day is that on which it was found. */
export const carriedFrom =
  /\b(?:(?:carried|brought) (?:over|forward|down)|copied(?: (?:over|forward))?|imported|transcribed|pulled(?: forward)?|quoted|taken over)\s+from\s+(?:the\s|my\s|our\s)?(?:\w+\s){0,2}(?:of\s|on\s|dated\s)?$/i;
export const fromInBrackets = /^\s?[([]from\s+$/i;
/** "EF 31 % from 3/2/26". */
export const fromThatDay = /^\s?(?:%|percent|mm|kg|lbs?|pounds)?\s(?:is |was )?from\s$/i;
/** "On August 4 a stent was placed, found before **the bypass**": the day is not that of what it is told by. */
export const otherEvent =
  /\b(?:before|prior to|preceding|since|after|following)\s+(?:(?:the|his|her|that|this|their|my)\s)?$/i;
/** "48 % in September **before** the ablation". */
export const rightBefore =
  /^\W*(?:right |just |shortly )?(?:before|prior to|preceding|ahead of)\s+(?:(?:the|his|her|that|this|their|my)\s)?$/i;
/** "Down to 1 mm (3 mm in 2023)", "42, up from 25 in December", "27, having stood at 44 in 2023": the day is that of the other value. */
export const otherValue =
  /(?:[([]|[,;] (?=(?:it )?(?:was|from|vs\.?|previously|prior|having|against) )|[,;]? (?=(?:up|down|improved|risen|fallen|recovered) from )|^\s?(?:%|percent|mm|kg|lbs?|pounds)?(?=\s(?:from|vs\.?|versus|against|where it was)\s\d))\s*(?:(?:it\s)?was\s|having (?:been|stood|measured|run|read)(?: (?:at|as))?\s|against\s|(?:(?:up|down|improved|risen|fallen|recovered) )?from\s|vs\.?\s|previous(?:ly)?\s|prior\s)?(?:[<>~≥≤]?\d+(?:\.\d+)?(?:\/\d+)?[+-]?|(?:class )?I{1,3}V?\b)(?:\s[^()[\]]*|%[^()[\]]*)$/i;
/** "Before the ablation and 20 % **in January**": the day is that of the value right before it. */
export const nextValue =
  /(?:\b(?:and|then|but|now)|,)\s+(?:(?:to|at|was|it was|an?|down to|up to)\s)?\d+(?:\.\d+)?\s?(?:%|percent|\/\s?\d+)?\s(?:in|on|at|by|of)\s(?:early |mid |late |mid-)?$/i;
/** "33.5, highest BMI 43.8 **in 2022**". */
export const ofExtreme =
  /(?:^|[\s,;(])(?:highest|lowest|heaviest|peak|max(?:imum)?|nadir|starting|initial|previous(?:ly)?|prior)\b[^,;]{0,24}\d/i;
/** "Fell from 44 % **in 2023** to 27 %": the day is that of the value that it came from. */
export const cameFrom =
  /^\W*(?:(?:and|then|but)\s)?(?:(?:now|currently|today)\s)?(?:(?:down|up|back)\s)?to\s(?:(?:just|only|about|a|an)\s)?$/i;
/** "Was 3.5 in 2023 and is 1.5 **now**", "38 in 2022, **now** 6": the value is that of the note. */
export const sinceThen = /\b(?:now|current(?:ly)?|present(?:ly)?|today(?:['’]s)?)\b/i;
export const isNow =
  /^\s?(?:%|percent|mm|kg|lbs?|pounds|\/\s?10)?,?\s(?:(?:OD|OS|OU)\s)?(?:now|currently|presently|at present|today)\b/i;
export const arrow = /->|→|=>/;
export const comma = /^\s?%?,\s$/;
export const valueBehind = /^\s?(?:[A-Za-z][\w-]{0,11}\s){0,2}[:=]?\s?[<>~≥≤]?\d/;
export const ofValueBefore =
  /\d\s?(?:%|percent|mm|kg|lbs?|pounds)?,?\s(?:(?:back )?in|on|at|of)\s(?:early |late |mid[- ]?|the )?$|\d[^;.\d()]{0,30}\((?:in |on )?$/i;
/** "Lens OD 2+ NS, OS implant 2022": the day is that of the other side. */
export const otherSide = /[,;]\s+(?:the\s)?(?:OD|OS|RE|LE|RUL|LUL|[Rr]ight|[Ll]eft)\b\s+(?!in\b|on\b|\d)\w/;
export const ownDay =
  /^(?:[\s,#]|[CTLS]\d{1,2}(?:[-/][CTLS]?\d{1,2})?\b|\b(?:left|right|bilat(?:eral)?|[RLB]|caudal|TF|IL|\d|x\d)\b)*(?:on|of|dated|done|performed)?\s*$/i;
/** "Wt 141.9 kg (08/20: 134.0)": the day is that of the value behind it. */
export const heads = /^\s*[:=]\s*[<>~≥≤]?\d/;
/** "The ablation took her from 8 to 3 when we saw her **in January**": the day is that of the visit, not of what helped. */
export const ofVisit =
  /\b(?:took|brought|gave|got|helped|made|left|kept|held|worked|cut|lowered|eased|reduced)\b.*\b(?:(?:when|as) (?:we|i|he|she|they|the patient|dr\.? \w+) (?:last )?(?:saw|came|was|were|had|returned)|at (?:the|his|her|that) (?:visit|follow-?up|recheck|check-?up))\b/i;
export const test =
  /\b(?:room air trial|walk|saturations?|echo\w*|stud(?:y|ies)|test\w*|labs?|ct|mri|x-?rays?|films?|radiographs?|spirometry|pfts?|psg|polysomno\w*|hsat|oximetry|abg|report|results?|cath\w*|ekg|ecg|scan|download|visit|seen|evaluat\w+|procedure|surgery|injection)\b/i;
/** "MRI of 5/6, reviewed **today**, shows a tear": the day is that on which it was looked at. */
export const lookedAt =
  /\b(?:review(?:ed)?|discussed|gone over|went over|shown|looked at|read|compared|received|brought(?: in)?|available|on file|in hand|here)\s(?:(?:with (?:him|her|them|the patient)|by me|personally|again|together)\s)*$/i;
export const isToday = /^(?:today|this (?:morning|afternoon|visit))$/i;
/** "Six weeks **after** his 01/12/2026 operation". */
export const countsFrom = /\s(?:after|before|following|prior to|ahead of)$/i;
