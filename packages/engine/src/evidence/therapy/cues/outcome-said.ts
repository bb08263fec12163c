// How patients and tired clinicians put it that a treatment failed, helped for an hour, or did not agree with them: rows of the outcome table.

import type { CueRow, Outcome } from './cue.ts';

const whom = String.raw`(?:her|him|me|them|us|it|the patient|pt)`;
const complaint = String.raw`(?:pain|symptoms?|legs?|back|neck|arms?|foot|feet|sciatica|complaints?|ache|burning|numbness|it)`;
const didNot = String.raw`(?:has|have|had|did|does|do)(?: not|n['’]t) (?:really |even |exactly )?`;

export const saidOutcomes: readonly CueRow<Outcome>[] = [
  [
    'failed',
    'post',
    String.raw`(?:neither|none)(?: \w+){1,6} (?:got|gets|is|was|are|were|has gotten|have gotten|grew) (?:any |a bit |much |one bit )?better`,
  ],
  [
    'failed',
    'post',
    String.raw`(?:has |have |had )*(?:got(?:ten)?|gets?|took|taken|led|brought|went|gone|going|getting) (?:${whom} )?(?:absolutely |exactly )?nowhere(?: fast)?|(?:made|makes|making) (?:no|little|hardly any|scant|zero|not much) (?:headway|inroads?|impression|impact|odds)(?: (?:on|with|into|against)(?: (?:it|the|her|his|pain|leg))*)?`,
  ],
  [
    'failed',
    'post',
    String.raw`(?:was |were |all |each |proved |largely |rather )*(?:fruitless(?:ly)?|pointless|hopeless|disappointing|a (?:disappointment|let-?down|wash-?out|non-?starter|failure|wash)|for naught|to no (?:real |great )?(?:benefit|purpose|gain|use))|(?:with |has |have |had )*(?:little|nothing|not much|precious little|naught) to show(?: for (?:it|them|the \w+))?`,
  ],
  [
    'failed',
    'post',
    String.raw`${didNot}(?:mov(?:e|ed) the needle|ma(?:de|ke) (?:a |any )?(?:headway|inroads?|impression|impact)|g[eo]t(?:ten)? (?:${whom} )?anywhere|tak(?:e|en) (?:it|the pain|pain) away|turn(?:ed)? (?:it|things) around|do(?:ne)? (?:the trick|the job|any good|a thing|much good)|been (?:of )?(?:much |any )(?:use|help|good|value)|cut it|suffic\w+|br(?:ought|ing) (?:${whom} )?(?:any )?(?:relief|ease|comfort)|chang(?:e|ed) (?:a thing|anything|much|things))`,
  ],
  [
    'failed',
    'post',
    String.raw`(?:neither|none)(?: (?:one|drug|medicine|of (?:them|these|those|it|which)))?(?: (?:was|were|being|proved))? of (?:any|much) (?:use|help|benefit|value|good)|(?:was |were |been )?of (?:little|scant|limited|minimal|dubious|negligible|no real|doubtful) (?:use|help|benefit|value|good|avail)|as bad as (?:ever|before|day one|at the start|the (?:first )?day)|(?:is |are )?(?:exactly |right )?(?:as|where) (?:it|she|he|they|bad as it) (?:was|were)(?: (?:at|before|in) (?:the )?(?:start|outset|beginning|\w+))?|might as well (?:be|have been|take|eat) (?:candy|water|sugar(?: pills)?|nothing|tic tacs|air)|all (?:it|they) (?:did|do|does) (?:was|is) \w+|goals? (?:unmet|not (?:met|achieved|reached))|(?:not |un|was not |wasn['’]t )impressed|underwhelm\w*|no dent|no longer (?:h[eo]ld(?:s|ing)?|control(?:s|ling)?|touch(?:es)?|cover(?:s)?|last(?:s)?|enough|do(?:es)? (?:much|anything)|cuts? it|keeps? up|suffic\w+)(?: (?:it|the \w+|her|his))?|no (?:real |appreciable |noticeable |discernible )?(?:headway|movement|turn-?around|pay-?off|traction)(?! (?:unit|table|therapy|device|collar))`,
  ],
  [
    'failed',
    'post',
    String.raw`${complaint}(?: (?:has|have|is|are|was|were|still|just|stayed|remains?))* (?:unaffected|undiminished|untouched|every bit as bad|just as (?:bad|severe|intense|strong)|no less|right where it was|where it was|not (?:a|one) (?:bit|iota|whit) better|none the better|no different)|(?:left|leaves|leaving) ${whom} (?:no better(?: off)?|just as bad|where (?:she|he|they) (?:was|were|started|began)|as (?:she|he) was|(?:still )?(?:hurting|in pain|limited|symptomatic)|the same|unchanged)`,
  ],
  [
    // "Good until the end of April.": opens its sentence; "he was well until March" tells when a trouble began
    'failed',
    'post',
    String.raw`(?<=^\W{0,2})(?:good|quiet|better) (?:only |just )?(?:until|till) (?:about |around |the |late |early |mid |end of |first of |middle of )*(?:january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|thanksgiving|new year|spring|summer|fall|autumn|winter)\b(?![^.]{0,12}\bwhen\b)`,
  ],
  [
    'partial',
    'post',
    String.raw`(?:help(?:s|ed)|better|relief|ease[sd]?|good|improved)(?: (?:but|though|only|just|for|about|all of|maybe|a bit|some))* (?:(?:that|the same) (?:day|evening|night)|until (?:that evening|the next (?:day|morning)|(?:she|he|i) (?:gets?|got) (?:home|back|up)|the (?:drive|ride|trip|walk) home)|while (?:on the table|there|in the (?:clinic|pool|office|water)|(?:she|he) (?:is|was) there|it lasts))`,
  ],
  [
    'intolerant',
    'pre',
    String.raw`(?:could not|couldn['’]t|cannot|can['’]t|unable to|not able to|never able to) (?:even )?(?:get through|endure|withstand|put up with|keep up with|last through|sit through|make it through|stomach|abide)(?: (?:more than \w+ (?:visits?|sessions?) of|any|the|a|full|formal))*`,
  ],
  [
    'intolerant',
    'post',
    String.raw`(?:did not|didn['’]t|does not|doesn['’]t|do not|never) agree[ds]? with (?:${whom}|(?:his|her) stomach)|(?:could not|couldn['’]t|cannot|can['’]t|unable to) (?:stomach|abide|keep (?:it|them) down)(?: (?:it|them))?|(?:knocked|wiped|zonked|laid) ${whom} (?:out|flat)|(?:turned|made) ${whom} (?:into )?(?:a )?(?:zombie|woozy|goofy|spacey|ill|jittery|swell(?: up)?)|(?:tore up|wrecked|burned|hard on|rough on|bothered) (?:her|his|the|my) (?:stomach|gut|kidneys?|liver)`,
  ],
  [
    'effective',
    'post',
    String.raw`(?:did|does|has done) the (?:job|trick)|(?:settled|fixed|cured|sorted|took care of|solved|healed) (?:it|things|the (?:pain|problem|leg|back)|(?:her|his) (?:pain|leg|back))(?: (?:completely|entirely|fully|out|up|altogether))?|(?:is |was |['’]s |feels? like )?a new (?:woman|man|person)|${complaint} (?:is |was |are )?(?:down to|now(?: at| a)?|only) (?:an? )?[0-2](?:\s?\/\s?10)?(?![\d/])|(?:got|gets|brought|brings|took|takes|dropped|drops|cut|knocked) (?:it|things|(?:the |her |his )?pain)(?: back)?(?: down)? to (?:an? |about )?(?:[0-2](?:\s?\/\s?10)?(?![\d/.])|zero|nothing|nil)|(?<=[,;] )(?:(?:the|his|her) )?(?!rash|nausea|dizziness|sedation|constipation|ulcers?|bleeding|swelling)[a-z]+ (?:has |have |is |are |was |were |all |now )*(?:cleared(?! for| by)|resolved|gone|disappeared|vanished|subsided)|discharged (?:happy|pain[- ]free|satisfied|symptom[- ]free)|all better|like new`,
  ],
];
