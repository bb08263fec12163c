// "Not present", "Denies:", "Red flags (all absent)": a line that denies what is listed below it. Its words in, whether it does out.

const THERE = String.raw`(?:present|found|seen|noted|reported|there|felt|observed|documented|identified)`;
const HAVE = String.raw`(?:have|had|having|has|report|reports|note|notes|endorse|endorses|describe|describes|complain of|complains of|show|shows)`;
/** What is listed: "Straight leg raise negative" is a finding of its own and heads nothing. */
const LISTED = String.raw`(?:(?:pertinent |red |warning |alarm |the |other |associated |constitutional |all |any )*(?:flags?|symptoms?|signs?|findings?|features|complaints?|risk factors?|conditions|items|following|these)[ ,(:–—-]+)`;
const PERSON = String.raw`(?:(?:he|she|they|(?:the )?(?:patient|pt|client|member)|(?:mr|mrs|ms)\.? [\w'’-]+)(?: also| currently| specifically)* )`;
const OF_LIST = String.raw`(?:(?:all |are |is |was |were |both )*(?:absent|denied|negative)|(?:all |are |is |was |were |and )*not ${THERE}|(?:pertinent |relevant |important )?negatives|none of (?:these|the following|them|those|the below)|(?:asked (?:for |about )?|looked for )and (?:denied|absent|not ${THERE}))`;
const BY_PERSON = String.raw`(?:(?:does|do|did|has|have|had)(?: not|n['’]t) ${HAVE}|denies|denied|negative for|free of|without|no (?:history|signs?|evidence|complaints?) of|has (?:had )?(?:no|none)(?: of (?:these|the following))?)`;

const LIST_HEAD = new RegExp(
  String.raw`^\W*(?:${LISTED}?${OF_LIST}|${PERSON}?${BY_PERSON})(?: today| now| at (?:this|any) (?:visit|time)| currently)?\W*$`,
  'i',
);
const LONGEST = 60;

export const deniesBelow = (text: string): boolean => text.length <= LONGEST && LIST_HEAD.test(text);

/** A word alone may be an answer as well: it is a head only with a colon, or set as one. */
export const isOneWord = (text: string): boolean => !/[\p{L}]\s+[\p{L}]/u.test(text.trim());
