// "3.5 in 2023; 1.5 on 5/12/26", "2023 3.5; 5/12/26 1.5", "38 (2022), 6 (5/2026)": values of one label told each with its day. The
// words between two numbers and behind the second in; whether they are two of such a series out.

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const day = String.raw`(?:\d{1,2}[/-]\d{1,2}[/-](?:20)?\d\d|\d{1,2}[/-](?:19|20)\d\d|\d{1,2}\/\d{1,2}|(?:19|20)\d\d(?:-\d\d-\d\d)?|${month}(?: \d{1,2})?,?(?: (?:19|20)\d\d)?|\d{1,2} ${month}(?: (?:19|20)\d\d)?)`;
const unit = String.raw`\s?(?:%|percent|mm|kg|lbs?|\/\s?h(?:ou)?r?|events?\/h(?:ou)?r?|O[DSU])?`;
const clock = String.raw`(?:at \d{1,2}(?::\d\d)?\s?(?:[ap]\.?m\.?)?\s)?`;
const join = String.raw`\s?[,;/|]?\s?(?:and |then |now |& ?)?`;

const ahead = new RegExp(String.raw`^${unit}${join}\(?(?:on |in )?${day}\)?\s?[:=–-]?\s?(?:was |is |at )?$`, 'i');
const behind = new RegExp(
  String.raw`^${unit}\s?${clock}(?:\((?:on |in )?${day}\)|(?:on |in )${day})${join}(?:was |is |to )?$`,
  'i',
);
const isDated = new RegExp(
  String.raw`^${unit}\s?${clock}(?:\((?:on |in )?${day}|(?:on |in )${day}|\(?(?:now|today|currently)\b)`,
  'i',
);
const endsInDay = new RegExp(String.raw`(?:^|[^\d/])\(?${day}\)?\s?[:=–-]?\s?(?:was |is )?$`, 'i');

/** @param before the text up to the first number, @param between that between the two, @param after that behind the second */
export const isNextOfSeries = (before: string, between: string, after: string): boolean =>
  (ahead.test(between) && endsInDay.test(before)) || (behind.test(between) && isDated.test(after));

/** Behind a hard stop nothing but the day of the next value: "; 5/12/26 ". */
export const isDayOfNext = (between: string): boolean => daysAlone.test(between);
const daysAlone = new RegExp(String.raw`^[;]\s*(?:and |then )?${day}\s?[:=–-]?\s?$`, 'i');
