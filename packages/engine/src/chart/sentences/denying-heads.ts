// "Not present", "Denies:", "Red flags (all absent)": a line that denies what is listed below it. Its words in, whether it does out.

const THERE = String.raw`(?:present|found|seen|noted|reported|there|felt|observed|documented|identified|applicable now)`;
const HAVE = String.raw`(?:have|had|having|has|report|reports|note|notes|endorse|endorses|describe|describes|complain of|complains of|show|shows)`;
const DENIAL = String.raw`(?:(?:all |are |is |was |were |both )*(?:absent|denied|negative)|(?:all |are |is |was |were |and )*not ${THERE}|(?:does|do|did|has|have|had)(?: not|n['’]t) ${HAVE}|denies|(?:pertinent |relevant |important )?negatives|negative for|none of (?:these|the following|them|those|the below)|free of|without|no (?:history|sign|signs|evidence|complaint|complaints) of|no evidence of any of these|asked (?:for |about )?and (?:denied|absent|not ${THERE})|looked for and not ${THERE}|has (?:had )?(?:no|none)(?: of (?:these|the following))?)`;
/** Words that may go before the denial: what is listed, who denies. */
const SUBJECT = String.raw`(?:[\w’'-]+[ ,(:–—-]+){0,6}?`;

const LIST_HEAD = new RegExp(
  String.raw`^\W*${SUBJECT}${DENIAL}(?: today| now| at (?:this|any) (?:visit|time)| currently)?\W*$`,
  'i',
);
const LONGEST = 60;
/** "no rash or wounds, alert, no distress, denies": a sentence. */
const IS_SENTENCE = /[.;]\s|,.*,/;

export const deniesBelow = (text: string): boolean =>
  text.length <= LONGEST && !IS_SENTENCE.test(text) && LIST_HEAD.test(text);

/** A word alone may be an answer as well: it is a head only with a colon, or set as one. */
export const isOneWord = (text: string): boolean => !/[\p{L}]\s+[\p{L}]/u.test(text.trim());
