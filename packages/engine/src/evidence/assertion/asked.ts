// A question inside a sentence and the first word behind it in; what was asked, of whom, and whether it was filled in or denied, out.

import { asksWhat, type Chart } from '../../chart/index.ts';
import { normAt } from '../../chart/words/token-columns.ts';
import { NO_ANSWER } from './answers.ts';

/** The question that ends right before a word. */
export function askedBefore(chart: Chart, index: number, answer: number): string {
  const end = chart.tokens.starts[answer];
  const before = chart.text.slice(Math.max(chart.sentences[index].start, end - LONGEST), end);
  return /[^.?!]*\?\W*$/.exec(before.replace(LETTER, ''))?.[0].split(NEXT_ASKED).at(-1) ?? '';
}
/** "Q: Fever? A: No": what stands for "answer" between. */
const LETTER = /(?<=\?\s*)A(?:nswer)?\s?\d*\s*[:.)]\s*$/;

/** The first word of an answer, without the letter that says it is one. */
export const answerFrom = ({ text, tokens }: Chart, at: number): number =>
  /^A(?:nswer)?$/.test(text.slice(tokens.starts[at], tokens.ends[at])) &&
  /^\s*[:.)]/.test(text.slice(tokens.ends[at], tokens.ends[at] + 2))
    ? at + 1
    : at;
const LONGEST = 300;

/** "How long have you had this pain? 7 months": whoever fills that in has the pain. */
export function isFilledIn(chart: Chart, index: number, answer: number): boolean {
  const asked = askedBefore(chart, index, answer);
  const said = normAt(chart.tokens, answer);
  if (asksInGeneral(asked)) return false;
  if (areBothPrinted(chart, answer)) return false;
  return saysYes(chart, answer) || (asksWhat(asked.replace(MARK, '')) && !SAYS_NOTHING.test(said));
}

/** "Yes", and "sometimes" or "most days" alone. */
const saysYes = ({ text, tokens }: Chart, at: number): boolean =>
  /^y(?:es)?$/.test(normAt(tokens, at)) || OFTEN.test(text.slice(tokens.starts[at], tokens.starts[at] + 40));
const OFTEN =
  /^(?:sometimes|often|usually|always|daily|nightly|frequently|constantly|occasionally|(?:most|every) (?:days?|nights?|of the time))(?:\s*$|[.,;)\n])/i;

/** "Currently smoke?   Yes / No" */
export const areBothPrinted = (chart: Chart, answer: number): boolean =>
  /^y(?:es)?$/.test(normAt(chart.tokens, answer)) &&
  /^no?$/.test(normAt(chart.tokens, answer + 1)) &&
  areApart(chart, answer);
const areApart = ({ text, tokens }: Chart, at: number): boolean =>
  /^[\s/|]*$/.test(text.slice(tokens.ends[at], tokens.starts[at + 1]));

/** "What is ptosis?", "What diseases does obesity cause?": a leaflet's; what follows is of nobody. */
export const asksInGeneral = (asked: string): boolean =>
  ASKS_OF_ALL.test(asked) || (ASKS_WHAT_IS.test(asked) && !ASKS_OF_ONE.test(asked));
/** "How is it treated?", "How do I know?", "How long does it usually last?" */
const ASKS_OF_ALL =
  /^\W*(?:\d{1,2}[.)]\s*|q[:.]\s*)?(?:how (?:is|are) (?:[\w-]+ ){1,4}(?:found|treated|done|diagnosed|made|caused|prevented|managed|cured|detected|performed)\b|(?:what|how|when|which) (?:\w+ ){0,2}(?:do|can|will) I\b|(?:what|how|when|where|which|why)\b[^?]*\b(?:should|usually|normally|typically)\b)/i;
const ASKS_WHAT_IS = /^\W*(?:\d{1,2}[.)]\s*|q[:.]\s*)?(?:what|when|which|why)\b[^?]*\b(?:is|are|do|does|causes?)\b/i;
/** "What is the diagnosis?" and "Which side is worse?" ask of the patient. */
const ASKS_OF_ONE =
  /\b(?:you|yours?|patient|member|s?he|his|her|him|my|me|pain|hurts?|it|this|that|now|today|current\w*|worse|worst|better|taken|used|tried|being|affected|involved|planned|requested|prescribed)\b|^\W*what (?:is|are) the (?:(?!of\b)[\w-]+ ?){1,3}\?/i;
/** "No When did you quit?" */
const NEXT_ASKED = /\s(?=(?:How|When|What|Where|Which|Who|For how|Since when|On a scale|Rate)\b)/;
const MARK = /\s?\?\W*$/;
const SAYS_NOTHING = /^(?:no|none|never|nothing|nowhere|n|na|zero|0|unknown|unsure|blank|declined|see)$/;

/** "No", and not "no answer". */
export const saysNo = ({ tokens }: Chart, at: number): boolean =>
  /^(?:no|none|denies|denied|never|negative|n)$/.test(normAt(tokens, at)) && !NO_ANSWER.test(normAt(tokens, at + 1));
