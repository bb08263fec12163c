// What a form asks and what is filled in are one statement: "How long have you had this pain? 7 months". A text and the place of a mark
// in it in; whether a question is answered behind it, or the next one only asks further, out.

import { wordsIn } from '../characters.ts';

const LONGEST_QUESTION = 120;
const LONGEST_ANSWER = 80;
const WORDS_OF_ANSWER = 9;
const NUMBER = String.raw`^\W*(?:\d{1,2}[.)]\s*)?`;
/** Asks for a word or a figure. */
const ASKS_WHAT = new RegExp(
  `${NUMBER}(?:if (?:so|yes|you (?:quit|stopped)), )?(?:how|what|what's|when|where|which|who|on a scale|rate|for how|since when|at what|in what)\\b`,
  'i',
);
/** "Medicines tried? Naproxen" */
const ASKS_SHORTLY = /\b(?:tried|used|taken|helped|worse|better)\s?$/i;
const SAYS_WHETHER =
  /^\W*(?:yes|no|none|never|y|n|not at all|a little|somewhat|sometimes|often|rarely|for a (?:while|time))\b/i;
/** A sentence of its own is no answer that was filled in. */
const TELLS =
  /^\W*(?:I|he|she|they|we|it|this|that|the|there|her|his|if|then|will|would|should|could|may|perhaps|maybe|not(?! at all))\b/i;

/** Is the question that ends with the mark at `at` answered right behind it? */
export function isAnswered(raw: string, at: number, after: number): boolean {
  const asked = /[^.?!\n]*$/.exec(raw.slice(Math.max(0, at - LONGEST_QUESTION), at))![0];
  if (asked.trim() === '') return false;
  const what = ASKS_WHAT.test(asked) || ASKS_SHORTLY.test(asked);
  const answer = /^[^.?!\n]*/.exec(raw.slice(after, after + LONGEST_ANSWER))![0];
  if (answer.trim() === '' || raw[after + answer.length] === '?') return false;
  return wordsIn(answer) <= WORDS_OF_ANSWER && (SAYS_WHETHER.test(answer) || (what && !TELLS.test(answer)));
}

/** "Therapy tried? Yes. | How long? 12 weeks. | Did it help? No": what is asked further names nothing of its own. */
export function asksFurther(raw: string, at: number, after: number): boolean {
  const next = raw.slice(after, after + LONGEST_QUESTION);
  return FURTHER.test(next) && ANSWERED.test(raw.slice(Math.max(0, at - LONGEST_QUESTION), at));
}
const FURTHER =
  /^\s*(?:if (?:so|yes),? )?(?:how long|for how (?:long|many \w+)|how many(?: packs(?: (?:a|per) day)?| visits| sessions| weeks| months| years| times)?|how often|when|since when|when did (?:you|it|this|that|they) \w+|(?:did|does|do|has|have) (?:it|they|this|that|these|any of (?:it|them)) \w+|which ones?|years smoked|do you smoke now|what (?:year|for))\s?\?/i;
/** What stands before ends with an answer. */
const ANSWERED = /\?[^.?!\n]{1,80}$/;
