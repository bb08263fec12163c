// "Present | Absent" over words: two lists side by side, the one of what is and the other of what is not. The heads in; what they say out.

const DENIES = /^(?:not (?:present|found|reported|seen)|absent|denie[ds]|(?:pertinent )?negatives?|no|without)$/i;
/** Plain enough to be no answer to a label beside it. */
const DENIES_ALONE = /^(?:not (?:present|found|reported|seen)|absent|denie[ds]|(?:pertinent )?negatives)$/i;
const AFFIRMS = /^(?:yes|present|reports?|reported|positives?|(?:pertinent )?positives?|has|with|endorses|admits)$/i;

const SELF = /^(?:you|yourself|self|patient|me|client)$/i;
const RELATIVES = /^(?:(?:your )?family|relatives?|mother|father|parents?|family members?)$/i;

/** "You | Family" over words. */
export const arePersons = ([one, other, ...more]: readonly string[]): boolean =>
  more.length === 0 && other !== undefined && SELF.test(one) && RELATIVES.test(other);

export const isOfRelatives = (head: string, heads: readonly string[]): boolean =>
  RELATIVES.test(head) && arePersons(heads);

/** Two names of columns, of which one denies what the other affirms. */
export const areOpposites = ([one, other, ...more]: readonly string[]): boolean =>
  more.length === 0 &&
  other !== undefined &&
  ((AFFIRMS.test(one) && DENIES.test(other)) || (DENIES.test(one) && AFFIRMS.test(other)));

/** Does the head say that what its cells name is not? "No" does only beside "Yes". `heads`: all of the row. */
export const isDenyingHead = (head: string, heads: readonly string[]): boolean =>
  DENIES.test(head) && (areOpposites(heads) || (DENIES_ALONE.test(head) && !heads.some((h) => AFFIRMS.test(h))));

/** "Numbers | Not present" over words: said of a list, never of one finding. */
export const isHeadOfDenied = (head: string, below: readonly string[]): boolean =>
  OF_LIST.test(head) && below.every((t) => !/\d/.test(t) && !DENIES.test(t) && !AFFIRMS.test(t));
const OF_LIST = /^(?:not (?:present|found|reported|seen)|(?:pertinent )?negatives)$/i;
