// "94 fasting, 188 at 1 hour", "worst 9, least 3", "134/76 supine, 108/66 standing": values of one label told each with its condition.
// The words between two numbers and behind the second in; whether they are two of such a series out.

const STATE =
  'fasting|random|supine|prone|sitting|seated|standing|lying|resting|paced|intrinsic|awake|asleep|walking|ambulating|most days|at night|today|now|currently';
const POINT = String.raw`(?:\d{1,3}\s?-?(?:h|hr|hrs|hours?|min|minutes?)|\d{4}|\d{1,2}(?::\d\d)?\s?[ap]\.?m\.?|noon|bedtime|midnight|rest|night|work|admission|discharge|enrollment|enrolment|intake|baseline|start|end|presentation|diagnosis)`;
const MEAL = String.raw`(?:before|after|with)\s(?:the\s)?(?:breakfast|lunch|dinner|supper|meals?|bed|exercise|exertion|activity|surgery|treatment|walking|lifting|stairs|movement|juice)`;
const RULE = String.raw`(?:by|on|with|in)\s(?:the\s)?(?:\d%\s(?:rule|criteri\w+|scoring)|echo|mri|ct|exam|muga|exertion|activity|lifting|walking|movement|(?:good|bad|most) days|(?:right|left)(?:\s(?:eye|lid|side))?|room air)`;
const BEHIND = String.raw`\s?\(?(?:(?:at|by)\s${POINT}|${MEAL}|${RULE}|${STATE})\)?`;
const AHEAD = String.raw`(?:(?:at\s)?${POINT}|${STATE}|best|worst|least|most|average|mean|lowest|highest|peak|start|end|then)`;
const UNIT = String.raw`\s?(?:%|mm|mg\/d[lL]|ms|mmHg)?`;
const JOIN = String.raw`\s?(?:[,;/]|,?\sand(?:\san?)?|,?\sthen|,?\sbut)\s?`;

const behind = new RegExp(String.raw`^${UNIT}${BEHIND}${JOIN}$`, 'i');
const isConditioned = new RegExp(String.raw`^${UNIT}${BEHIND}(?=[\s.,;)]|$)`, 'i');
const ahead = new RegExp(
  String.raw`^${UNIT}(?:${BEHIND})?${JOIN}(?:at\s)?${AHEAD}\s?(?:was\s|is\s|of\s|[:=]\s?)?$`,
  'i',
);

/** @param between the text between two numbers, @param after that behind the second */
export const isNextCondition = (between: string, after: string): boolean =>
  between.length < 44 && (ahead.test(between) || (behind.test(between) && isConditioned.test(after)));
