// What a rule's words say of a figure: that the patient's own meets it, or that it is the limit itself. Texts around a label in.

const MEETS = String.raw`(?:meets?|met|meeting|satisf(?:y|ies|ied|ying)|fulfil(?:l|ls|led|ling|s)?|exceeds?|exceeded|qualif(?:ies|ied|ying) (?:with|by|on|based on)|qualif(?:ies|ied) for [^.;,\d]{0,24} (?:with|by|on|based on))`;
const ASKED = String.raw`(?:must|to|should|shall|if|when|unless|until|may|might|who|anyone|patients?|members?|n['’]t|not)`;
const met = new RegExp(String.raw`(?<!\b${ASKED}\s(?:be\s|also\s|first\s)?)\b${MEETS}\b[^.;]{0,60}$`, 'i');
/** "Meets the requirement of 15": the limit itself. */
const LIMIT = String.raw`(?:threshold|cut-?offs?|limit|requirement|criteri(?:on|a)|benchmark|ceiling|floor|minimum|maximum)`;
const itself = new RegExp(
  String.raw`\b${LIMIT}\s(?:value\s|level\s)?(?:of|is|at|being)\s(?:an?\s|the\s)?(?:[A-Za-z]\w*\s){0,3}[<>≤≥]?\s?$`,
  'i',
);
const limitFor = new RegExp(
  String.raw`\b${LIMIT}\s(?:value\s|level\s|score\s)?(?:for|on|of)\s(?:the\s|an?\s|your\s)?$`,
  'i',
);
const SAID_TO_BE = /^\W*(?:is|was|of|at|being|remains)?\W*(?:set at\s)?$/i;

/** "Meets Medicare's criteria with a PaO2 of 52", "criteria met: EF 28 %": the figure is the patient's. */
export const isMet = (lead: string): boolean => met.test(lead) && !itself.test(lead);

/** "The cut-off for AHI is 15" */
export const isLimitOf = (beforeLabel: string, between: string): boolean =>
  limitFor.test(beforeLabel) && SAID_TO_BE.test(between);
