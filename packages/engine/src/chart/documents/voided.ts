// A document's text in; whether it says of itself that it counts for nothing ("*** ENTERED IN ERROR ***", "WRONG PATIENT - DISREGARD").
// Only lines of their own say so: "the prior note was entered in error" speaks of another paper.

const PAPER =
  '(?:(?:this|the|above|below|entire|whole) ){0,2}(?:note|document|documentation|report|result|results|entry|encounter|visit|order|page|record|form|addendum|chart|letter)s?';
const WRONG = "(?:wrong|incorrect|another|different) (?:patient|chart|person)(?:[’']s (?:chart|record))?";
const MADE = '(?:entered|filed|charted|documented|scanned|created|opened|recorded|signed|misfiled|uploaded|dictated)';
const PLEA = '(?:please )?(?:disregard|ignore|do not use|not for (?:clinical )?use)';

const DONE = '(?:(?:was|has been|is) )?';

const BANNERS = [
  `(?:${PAPER} )?${DONE}${MADE} in error`,
  `(?:${PAPER} )?${DONE}${MADE} (?:in|on|into|to|under|for) (?:the )?${WRONG}`,
  WRONG,
  'erroneous (?:note|document|report|result|entry|encounter|order)',
  `${PLEA} ${PAPER}`,
  `${PAPER} ${DONE}(?:voided|retracted|nullified|invalidated|rescinded)`,
  'void(?: void)+',
].join('|');
/** What may follow: by whom, when, what to do. */
const MORE = String.raw`and|in error|void|${PLEA}(?: ${PAPER})?|${WRONG}|see corrected (?:note|report)|by [^\n]{0,40}|\d[\d/.: ]{3,18}(?:[ap]m)?`;

const BANNER = new RegExp(
  String.raw`^[^\p{L}\d\n]*(?:status ?: ?)?(?:${BANNERS})(?:[ ,.;:()*/|–—-]*(?:${MORE})){0,4}[^\p{L}\d\n]*$`,
  'imu',
);

/** Most papers hold none of these words, and need no closer look. */
const HINT =
  /in error|erroneous|(?:wrong|incorrect|another|different) (?:patient|chart|person)|disregard|ignore|void|retracted|nullified|invalidated|rescinded|do not use|not for/i;

export const isVoided = (text: string): boolean => HINT.test(text) && BANNER.test(text);
