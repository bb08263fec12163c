// What a form asks and what is filled in are one statement: "How long have you had this pain? 7 months", on a line, in two cells, or one
// below the other; so is what is asked further: "Therapy tried? Yes. How long? 12 weeks. Did it help? No".

import { isBlank, isSmall, wordsIn } from '../characters.ts';

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
/** Where the next question begins, and no stop before it. */
const BEGINS = /\s(?=(?:How|Did|When|What|Do|Does|Have|Has|Are|Is|Where|Which|For how|Since when|If so|If yes|Any)\b)/;
/** What ends an answer. */
const ENDS = new RegExp(`[.!?\\n]|${BEGINS.source}`);

/** "How long have you had pain?" above "How long off work? 7 weeks": the first was left blank. */
const ASKS_AGAIN = /^[^.!?\n]*\?/;

/** Is this an answer to the last of the questions, and no sentence of its own? */
export const fillsIn = (questions: string, answer: string): boolean =>
  answer.trim() !== '' &&
  !ASKS_AGAIN.test(answer.trimStart().split(BEGINS)[0]) &&
  !answer.trimEnd().endsWith('?') &&
  wordsIn(answer) <= WORDS_OF_ANSWER &&
  (SAYS_WHETHER.test(answer) || (asksWhat(questions.split(BEGINS).at(-1)!) && !TELLS.test(answer)));

/** Does a question, without its mark, ask for a word or a figure? */
export const asksWhat = (question: string): boolean => ASKS_WHAT.test(question) || ASKS_SHORTLY.test(question);

/**
 * Whether the question that ends with the mark at `at` is answered behind `after`: where the next question begins there without a stop,
 * or the end of the text; -1 where it is not answered.
 */
export function answeredUntil(raw: string, at: number, after: number): number {
  const asked = /[^.?!\n]*$/.exec(raw.slice(Math.max(0, at - LONGEST_QUESTION), at))![0];
  if (asked.trim() === '') return -1;
  const rest = raw.slice(after, after + LONGEST_ANSWER);
  const end = ENDS.exec(rest.trimStart());
  const answered = rest.length - rest.trimStart().length + (end?.index ?? rest.trimStart().length);
  if (end?.[0] === '?' || !fillsIn(asked, rest.slice(0, answered))) return -1;
  return end?.[0].trim() === '' && end[0] !== '\n' && !FURTHER.test(raw.slice(after + answered))
    ? after + answered
    : raw.length;
}

/** "Therapy tried? Yes. | How long? 12 weeks. | Did it help? No": what is asked further names nothing of its own. */
export const asksFurther = (above: string, below: string): boolean => FURTHER.test(below) && ANSWERED.test(above);

/** The same at a full stop. */
export const goesOnAsking = (raw: string, at: number, after: number): boolean =>
  asksFurther(raw.slice(Math.max(0, at - LONGEST_QUESTION), at), raw.slice(after, after + LONGEST_QUESTION));

const FURTHER =
  /^\s*(?:if (?:so|yes),? )?(?:how long|for how (?:long|many \w+)|how many(?: visits| sessions| weeks| months| years| times)?|how often|when|since when|when did (?:you|it|this|that|they) \w+|(?:did|does|do|has|have) (?:it|they|this|that|these|any of (?:it|them)) \w+|helped|which ones?|years smoked|what (?:year|for))\s?\?/i;
/** What stands before ends with an answer. */
const ANSWERED = /\?[^.?!]{1,80}[.]?$/;

/** 'went through "Is screening right for me?" with him': a question in quotes, and the sentence goes on. */
export const isTitleInside = (raw: string, after: number): boolean =>
  QUOTED.test(raw[after - 1]) && isBlank(raw.charCodeAt(after)) && isSmall(raw.charCodeAt(after + 1));
const QUOTED = /["”’']/;

/** "LBP, ? facet", "New pain. ? SI joint": a question mark before what is doubted ends nothing. */
export function leadsDoubt(raw: string, at: number, after: number): boolean {
  if (
    after !== at + 1 ||
    !/^[ \t](?!(?:yes|no|y|n|none|never|denie[sd]|unknown)\b)[a-z]/i.test(raw.slice(after, after + 12))
  )
    return false;
  return /(?:^|[,;:.(–—\n]|\b(?:vs\.?|versus|or|and))[ \t]*$/i.test(raw.slice(Math.max(0, at - 10), at));
}
