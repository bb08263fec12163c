// How a saturation or a gas was taken: what was breathed, and what the patient was doing. A text in, cues with their places out.

import { matchesOf } from '../../../values/matches.ts';
import type { Span } from '../../../values/span.ts';
import { mayMatch } from '../../required-words.ts';

export type Breathing = 'air' | 'oxygen';
export type Doing = 'rest' | 'exertion' | 'sleep' | 'recovery' | 'unsettled';
export type Cue<T> = Span & { readonly says: T };

const some = String.raw`(?:(?:any|all|the|her|his|their|supplemental|added|extra|home|portable|nasal|wearing|using)\s+)*`;
const source = String.raw`(?:o2|oxygen|supplementa(?:l|tion)|cannula|nc\b|tank|concentrator|lpm|poc\b|nasal prongs)`;

const air = [
  String.raw`room[\s-]?air`,
  String.raw`\b(?:off|without|w\/?o(?:ut)?|with no|no|not on|not wearing|not using|minus|sans|free of|removed|prior to|before|unaided by|unassisted by)\s+${some}${source}(?:\s+(?:on|in use|used))?`,
  String.raw`\b(?:o2|oxygen|cannula|tank|concentrator|supplemental|device)\s*[:=]?\s*(?:(?:was|is|had been|were)\s+)?(?:turned |taken |shut |switched )?(?:off|removed|none|nil|no)\b(?!\s?\d+(?:\.\d+)?\s?(?:l\b|lpm|lit|%))`,
  String.raw`\b(?:tank|oxygen|o2|cannula|concentrator|tubing)\s+(?:was\s+)?(?:left (?:behind|at home|in the)|disconnected|unplugged|set aside|hung up)`,
  String.raw`\bnone(?=\s+(?:walk|sit|rest|at rest|ambul|exert|while))`,
  String.raw`\b(?:shut|turn(?:ed)?|switch(?:ed)?|took|taken|pulled|came|come)\s+(?:(?:it|them|her|him|the|pt|patient)\s+)?(?:\w+\s+)?off\b`,
  String.raw`\b(?:off|without)\s+(?:the |her |his )?(?:\d+|one|two|three|four)\s?(?:l\b|lpm\b|lit(?:er|re)s?\b)`,
  String.raw`\b(?:ambient|atmospheric)\s+air\b`,
  String.raw`\bair\b(?!\s+(?:hunger|leak|flow|travel|quality|entry|movement|bag|fluid\w*|mattress|trapping|purifier|exchange|space|bronchogram))`,
  String.raw`\bfio2\s*[:=]?\s*(?:of\s+)?(?:0?\.21|21\s?%?)(?!\d)`,
  String.raw`\b21\s?(?:%|percent)(?:\s+(?:fio2|oxygen|o2))?`,
  String.raw`\bunsupplemented\b|\b(?:unhooked|unplugged|off the (?:hose|tube|tubing|tank|line|prongs))\b`,
  String.raw`\bwithout(?=\s*(?:[,;.]|and\b|$))`,
  String.raw`\b(?:nothing|no prongs|no tubing) (?:in|on) (?:her|his|the) (?:nose|face)`,
  String.raw`(?<=\d\s?%?\s)none\b`,
].join('|');
/** "RA" in capitals anywhere; small letters only behind a number, where they cannot be a word. */
export const shortAir = /\bR\/?A\b|(?<=\d\s?%?\s?)\bra\b|(?<=\bon\s)ra\b|\bra\b(?=\s+(?:rest|walk|sat|amb|exert))/;

/** "57.6 L (80-100)", "53 L 80-100" and a result's cell "53 L" are low, not of liters; nobody breathes fifty liters over a range. */
const lowFlag = String.raw`(?!\s*[([]\s*\d+(?:\.\d+)?\s?[-–]\s?\d)(?!(?<=\b[2-9]\d(?:\.\d+)?\s?l)\s*(?:\d+(?:\.\d+)?\s?[-–]\s?\d|\||$))`;
const litres = String.raw`(?:\d+(?:\.\d+)?|\b(?:one|two|three|four|five|six))\s?-?\s?(?:l\b${lowFlag}|lpm\b|[lui|]\/?m(?:in)?\b|[lui]\/?min ?nc\b|lit(?:er|re)s?\b)`;
const given = [
  String.raw`\b(?:nc|nasal cannula|hfnc|high[\s-]?flow|ventimask|venturi|non-?rebreather|nrb|oxymizer)\b`,
  String.raw`\b(?:on|with|w\/|using|wearing|breathing|via|plus)\s*(?:(?:the|her|his|home|supplemental|added|portable|continuous|pulse[d]?|some|a|nasal)\s+)*(?:o2|oxygen|concentrator|cannula|tank|poc)\b(?!\s*(?:sat|level|content|none|off))`,
  String.raw`\b(?:supplemental|added)\s+(?:o2|oxygen)\b`,
  String.raw`\b(?:cannula|tank|concentrator|regulator|oxygen|o2|poc)\s+(?:was\s+|is\s+)?(?:set\s+)?(?:at|to)\s+\d`,
  String.raw`(?<=\/\s?)o2\b`,
  String.raw`\bon (?:cpap|bipap|bilevel|pap|avaps|the ventilator|niv|trilogy)\b`,
  String.raw`\bfio2\s*[:=]?\s*(?:of\s+)?(?:0?\.(?:2[2-9]|[3-9]\d?)|(?:2[2-9]|[3-9]\d)\s?%?)`,
].join('|');
export const LITRES = new RegExp(litres, 'i');
export const GIVEN = new RegExp(given, 'i');

const never =
  /\b(?:(?:walk(?:ing)?|ambulation|exertion|exercise|stairs|6\s?mw[td])(?: (?:test(?:ing)?|study|portion))?(?: (?:was|were))?,? (?:not (?:done|performed|tested|attempted|possible|tolerated)|deferred|declined|omitted|skipped|refused)|(?:unable to|(?:could|did|does|can) ?no?t|cannot) (?:walk|ambulate|exercise)|no (?:walk|exertion(?:al)?|exercise|ambulat\w+) (?:test\w*|study|portion|done|performed)|walkers?|walk-?in|sleep (?:apnea|clinic|medicine|lab(?:oratory)?|center|specialist|doctor)|night sweats?|rest of|(?:had|has|needs|needed|asked|wanted) to (?:sit|rest|stop)|good night|activities of daily living|(?:0|no) exertion|restless\w*|footstool|walk(?:ed|s)? (?:in\b(?! (?:the )?(?:hall|corridor|place))|into|in to|to(?! ?\d)) ?(?:clinic|the clinic|the office|the exam room)?)\b/gi;

const doing: readonly (readonly [Doing, string])[] = [
  [
    'unsettled',
    String.raw`\b(?:unclear|unknown|not clear|not recorded|not stated|unsure|(?:does not|doesn't|did not|didn't|not) (?:say|tell|state|specify|record|mention|note)(?:d|ed)?) (?:if|whether) (?:\w+ ){0,2}(?:awake|asleep|sleeping|at rest|resting|walking|moving)\b|\b(?:circumstances?|conditions?|activity|position) (?:was |were )?(?:not |un)(?:recorded|stated|noted|known|documented|specified|clear)\b`,
  ],
  [
    'recovery',
    String.raw`\brecover(?:y|ed|ing)\b|\bpost[\s-]?(?:exercise|exertion|walk|exertional)\b|\bafter (?:stopping|(?:the |her |his )?(?:walk|test|exercise|exertion|lap|stairs|6mwt))\b|\b\d+ (?:min(?:ute)?s?|sec(?:ond)?s?) (?:after|later|post|into rest)\b(?! (?:start|begin|walk))|\bstopp(?:ed|ing)\b,?(?: and)? (?:\d+ (?:min|sec)\w*|sat|seated|sitting|rest\w*|(?:back )?(?:in|to) (?:the |a |her |his )?(?:chair|seat))(?: (?:seated|sitting|rest\w*))?|\bonce seated\b|\b(?:sit|sitting|sat|seated|rest(?:ing)?) (?:down )?(?:after|following) (?:the |her |his )?(?:walk|test|exercise)|\b(?:sitting|seated|chair|rest(?:ing)?) (?:after|afterwards?)(?=\s*(?:[,;:|)]|$))|\bback (?:in|into|to) (?:the |a |her |his )?(?:chair|seat)\b`,
  ],
  [
    'rest',
    String.raw`\b(?:pre|before|prior to)[\s-]?(?:the |her |his )?(?:walk\w*|exercis\w*|exert\w*|test(?:ing)?|ambulat\w*|6mwt|sleep|bed(?:time)?|moving)\b`,
  ],
  [
    'rest',
    String.raw`\b(?:at rest|rest(?:ing|ed|s)?|seated|sitting|sits?|lying|supine|reclin\w*|quiet(?:ly)?|awake|wake|waking|daytime|day time|office|baseline|lights? out(?= (?:at )?\d\d\b(?!:))|in (?:the |a |her |his )?(?:chair|recliner|bed)|exam room|vitals?|vital signs|vs(?=\s?:)|triage|sat (?:still|quietly|down|upright)|(?:he|she) sat(?! ?(?:was|is|of|at)? ?\d)|sat (?:for |about )*(?:\d+|five|ten|fifteen|twenty|a quarter|half an) ?(?:min\w*|hour|of an hour)|standing still)\b`,
  ],
  [
    'exertion',
    String.raw`\b(?:(?:got|made it|went|came) (?:only )?(?:as far as|to the (?:desk|mailbox|door|gate|corner|curb|car|scale|porch|end))|as far as the|(?:by|at) the (?:mailbox|car|desk|corner|top|door of the)|walk\w*|ambulat\w*|amb|exert\w*|exercis\w*|6\s?mw[td]|(?:six|6)[\s-]?min(?:ute)?s?(?: walk)?|stairs?|stairwell|flight|ex(?=\s(?:spo2|sats?|ra\b|o2))|step(?:s|ping)?|hall(?:way)?(?! (?:for|to)\b)|corridor|treadmill|activit(?:y|ies)|active|climb\w*|march\w*|laps?|shuttle|sit[\s-]to[\s-]stand|chair stands?|pace|pacing|stroll\w*|mobiliz\w*|nustep|bik(?:e|ing)|ergometer|cycl\w*|mets|up and about|moving|on the move|on foot|on (?:her |his |the )?feet|effort|chores|shower\w*|dressing|(?:making|make|made) (?:the |her |his )?bed|(?:to|from) the (?:bathroom|mailbox|car|kitchen|toilet|commode)|housework|vacuum\w*)\b|\b\d+\s?(?:ft|feet|yards|met(?:er|re)s)\b`,
  ],
  [
    'sleep',
    String.raw`\b(?:asleep|sleep\w*|overnight|nocturnal\w*|nights?|noc|night-?time|rem|nrem|lights? out(?! (?:at )?\d\d\b(?!:))|bedtime|[1-5]\s?(?:am|a\.m))\b|\b(?:for most|much|most) of the night\b`,
  ],
];

const patterns = {
  air: new RegExp(air, 'gi'),
  oxygen: new RegExp(`${litres}|${given}`, 'gi'),
  shortAir: new RegExp(shortAir, 'g'),
  doing: doing.map(([says, written]) => ({ says, pattern: new RegExp(written, 'gi') })),
} as const;

export const IN_AIR = new RegExp(air, 'i');
const actsOf = (...of: readonly Doing[]): RegExp =>
  new RegExp(doing.flatMap(([says, written]) => (of.includes(says) ? [written] : [])).join('|'), 'i');
export const RESTING = actsOf('rest');
export const STIRRING = actsOf('exertion', 'sleep');

const mayBreathe = mayMatch([IN_AIR, GIVEN]);
const mayDo = mayMatch([never, ...patterns.doing.map((d) => d.pattern)]);

/** Blanks where the matches were: the same offsets. */
function without(text: string, matches: readonly RegExpExecArray[]): string {
  let rest = text;
  for (const { index, 0: match } of matches)
    rest = rest.slice(0, index) + ' '.repeat(match.length) + rest.slice(index + match.length);
  return rest;
}

const NONE: readonly RegExpExecArray[] = [];

/** What was breathed: "off O2" is air, so its own "O2" is not read again. */
export function breathingIn(text: string): Cue<Breathing>[] {
  const [mayBeAir, mayBeGiven] = mayBreathe(text);
  const out: Cue<Breathing>[] = [];
  const put = (says: Breathing, matches: readonly RegExpExecArray[]): void => {
    for (const m of matches) out.push({ start: m.index, end: m.index + m[0].length, says });
  };
  const inAir = mayBeAir === 1 ? matchesOf(patterns.air, text) : NONE;
  put('air', inAir);
  put('air', matchesOf(patterns.shortAir, text));
  if (mayBeGiven === 1 || LITRES.test(text)) {
    const rest = without(text, inAir);
    put('oxygen', matchesOf(patterns.oxygen, without(rest, matchesOf(patterns.shortAir, rest))));
  }
  return out.sort((a, b) => a.start - b.start);
}

/** What the patient was doing: "pre-walk" is rest, so its own "walk" is not read again. */
export function doingIn(text: string): Cue<Doing>[] {
  const may = mayDo(text);
  const out: Cue<Doing>[] = [];
  let rest = may[0] === 1 ? without(text, matchesOf(never, text)) : text;
  for (let i = 0; i < patterns.doing.length; i++) {
    if (may[i + 1] === 0) continue;
    const { says, pattern } = patterns.doing[i];
    const found = matchesOf(pattern, rest);
    for (const m of found) out.push({ start: m.index, end: m.index + m[0].length, says });
    rest = without(rest, found);
  }
  return out.sort((a, b) => a.start - b.start);
}

export const saturationWord =
  /\bsp\s?[o0][2₂]\b|\bsp\s?[o0]₂|\bsa(?:o2|02)\b|\bo2\s?sats?\b|\bsats?\b|\bsatura\w+|\bsatt?ing\b|\bdesat\w*|\bpulse ox\w*|\b(?:meter|finger probe) (?:read|show|said)\w*|\bo2:?\s?(?=\d{2}\s?%)|\boximet\w*|\bpox\b|\bnoc ox\b|\b(?:oxygen|o2) (?:level|reading|number)s?\b/i;
export const gasWord =
  /\babgs?\b|\b(?:blood|arterial|room[\s-]air|lab|resting|daytime) gas(?:es)?\b|\bgas(?:es)?\b(?=[^.;]{0,40}\d)|\barterial\b|\bart gas\b|\ba-?line\b|\bp\s?a?\s?(?:o2|02)\b|\boxygen tension\b|\btension of (?:oxygen\b|(?=[4-9]\d\b))|\bindwelling line\b|\d\s?kpa\b|\bo2\s*[:=]?\s*(?=\d+(?:\.\d+)?\s?(?:mm|torr|kpa))/i;
export const notArterial =
  /\b(?:venous|vbg|capillary|cbg|transcutaneous|tcp?o2|mixed venous|svo2|p50|a-a gradient|gradient)\b/i;
export const tensionLabel =
  /(?<![A-Za-z])(?:pa?\s?[o0]2|o2(?=\s*[:=]?\s*\d+(?:\.\d+)?\s?(?:mm|torr|kpa))|abg(?=\s+\d{2}\b)|oxygen(?= of \d)|(?<=\b(?:gas|abg|arterial)\b[^;]{0,60})oxygen(?=:? (?:was |is |at )?\d{2}(?:\.\d)?\b(?!\s?%))|arterial (?:po2|o2|tension|oxygen(?: (?:tension|pressure))?)|(?:arterial )?oxygen tension|(?:arterial )?tension of (?:arterial )?oxygen|(?:partial|oxygen) pressure(?: of (?:arterial )?oxygen)?)(?![A-Za-z])/gi;
/** pH, carbon dioxide, oxygen: always written in this order. */
export const gasTriple =
  /(?<![\d.])7[.,][0-6]\d?(?:[\s/|,;:=]|p?a?co2|mmhg|torr)+\d{2,3}(?:\.\d)?(?:[\s/|,;:=]|p?a?o2|mmhg|torr)+(\d{2,3}(?:\.\d)?)(?!\d|\.\d|\s?%)/gi;

/** The head of a saturation at some point of a walk. */
export const COURSE =
  /^(?=.*(?:sp?o2|sat|ox)).*\b(?:start|begin\w*|initial|pre|before|end|final|last|low(?:est)?|nadir|min(?:imum)?|peak)\b/i;
export const BEGINNING = /\b(?:start|begin\w*|initial|pre|before)\b/i;

/** A column of what is normal or wished for. */
export const NORMAL =
  /^\W*(?:ref(?:erence|\.)?|normal|usual|ordinary|expected|desired|healthy|range|interval|goal|target|limits?|flag|alarm)\b/i;
/** "Reference for age, room air: 75 to 95". */
export const NORMALS =
  /^\W*(?:(?:ref(?:erence|s)?|normals?)(?: ranges?| values?| intervals?)?|reference\b[^:|.]{0,30})\s*[:|]/i;

export const PROGRESS = /^(?:min(?:ute)?s?|laps?|ft|feet|dist(?:ance)?|met(?:er|re)s)\b/i;

/** A column of what the patient was doing says of no row that it was one of these: "Position / activity". */
export const OF_ANY_KIND =
  /^\W*(?:patient |pt )?(?:positions?|activity|activities|conditions?|state|status|phase|stage|setting|posture|what|rest)\b[ /,&]*(?:\w+\W*){0,3}$/i;
/** Where one sits or lies. */
export const PLACE =
  /^\W*(?:in |on |edge of )?(?:the |a )?(?:chair|bed|bedside|recliner|couch|stretcher|gurney|wheelchair|dangling)\b/i;
