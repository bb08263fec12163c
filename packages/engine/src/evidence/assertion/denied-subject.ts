// A denying word that carries its verb with it in; out, the words up to that verb: "Neither knee shows an effusion", "at no time during the
// trial did he have a headache", "on no night did the sensor record hypoxemia". What the verb says is denied though a new verb begins there.

import { type Cue, HARD, mark, norm, type Reading } from './reading.ts';
import { CELL, CLOSE, COLON, COMMA, DASH, OPEN } from './text-marks.ts';
import { CONJUNCTION, FINITE } from './words.ts';

const NOWHERE: readonly [number, number] = [-1, -1];

/** First and last of the words that end no denial; none where the cue denies only what stands beside it. */
export function verbOfDenial(r: Reading, cue: Cue): readonly [number, number] {
  if (!DENYING.test(norm(r, cue.first))) return NOWHERE;
  const fronted = isFronted(r, cue);
  const subject = SUBJECTS.test(norm(r, cue.first)) && opens(r, cue.first);
  if (!fronted && !subject && !isSecond(r, cue)) return NOWHERE;
  const verb = verbAfter(r, cue);
  if (verb < 0) return NOWHERE;
  const end = clauseEnd(r, verb);
  if (!fronted) {
    const main = mainVerb(r, verb, end);
    return main < 0 ? NOWHERE : [verb, main];
  }
  if (!AUXILIARY.test(norm(r, verb)) || !isInverted(r, verb, end)) return NOWHERE;
  let found = !(IS.test(norm(r, verb)) && DEFINITE.test(norm(r, verb + 1)));
  for (let i = verb + 1; i < end; i++) {
    if (EFFECT.test(norm(r, i))) return NOWHERE;
    found ||= SEEN.test(norm(r, i)) || TELLS.test(norm(r, i));
  }
  return found ? [verb, Math.min(verb + SUBJECT_LENGTH, end - 1)] : NOWHERE;
}

const DENYING = /^(?:no|neither|nor|none|nobody|never|not|at|on|under|nowhere)$/;
const SUBJECTS = /^(?:no|neither|none|nobody)$/;

/** "Neither the ultrasound nor the CT showed a mass". */
function isSecond(r: Reading, cue: Cue): boolean {
  if (norm(r, cue.first) !== 'nor') return false;
  for (let i = cue.first - 1; i >= Math.max(r.from, cue.first - FARTHEST); i--) {
    if (mark(r, i + 1) & (HARD | CELL | COLON)) return false;
    if (norm(r, i) === 'neither') return opens(r, i);
  }
  return false;
}

const AUXILIARY = /^(?:is|are|was|were|has|have|had|does|do|did|will|would|can|could|should)$/;
const IS = /^(?:is|are|was|were)$/;
const DEFINITE = /^(?:the|his|her|their|this|that)$/;
const SEEN = /^(?:seen|noted|present|visible|evident|apparent|observed|there|heard|felt|made|done|given|tried)$/;
const ADVERB = /^(?:ever|yet|also|either|since|so|far|really|actually|now|then|clearly|clinically)$/;
/** What is found or not; who is not helped by a drug has what it is for. */
const TELLS =
  /^(?:ha[sd]|have|show(?:s|ed|n)?|demonstrat(?:es?|ed)|reveal(?:s|ed)?|display(?:s|ed)?|exhibit(?:s|ed)?|contain(?:s|ed)?|develop(?:s|ed)?|suffer(?:s|ed)?|experienc(?:es?|ed)|underw?(?:ent|go|goes|gone)|receiv(?:es?|ed)|us(?:es?|ed)|record(?:s|ed)?|detect(?:s|ed)?|identif(?:y|ies|ied)|disclos(?:es?|ed)|document(?:s|ed)?|suggest(?:s|ed)?|report(?:s|ed)?|smok(?:es?|ed)|carr(?:y|ies|ied)|needs?|needed|requir(?:es?|ed)|f(?:ind|inds|ound))$/;
/** "At no time was the pain controlled": the pain was there. */
const EFFECT =
  /^(?:control\w*|reliev\w*|help\w*|better|improv\w*|resolv\w*|respond\w*|eas(?:e|ed|es)|stop\w*|subsid\w*|abat\w*|settl\w*|worse\w*|without|free|absent|off|miss(?:ed)?|skip(?:ped)?|chang\w*|doubt\w*|den(?:y|ied|ies)|remov\w*|correct\w*|treat(?:ed)?)$/;
/** In words, with its article: "did the sensor record". */
const SUBJECT_LENGTH = 4;
const FARTHEST = 9;

const opens = (r: Reading, i: number): boolean =>
  i === r.from ||
  (mark(r, i) & (HARD | CELL | COLON)) > 0 ||
  (mark(r, i) & COMMA) > 0 ||
  /^(?:and|but|although|though|because|since|while|that)$/.test(norm(r, i - 1));

/** "At no time", "not once", "never before", "in none of": an adverbial set first. */
function isFronted(r: Reading, cue: Cue): boolean {
  const word = norm(r, cue.first);
  if (/^(?:at|on|under|nowhere|never)$/.test(word)) return opens(r, cue.first);
  if (word === 'nor' && !isSecond(r, cue)) return true;
  if (word === 'not') return /^(?:once|ever)$/.test(norm(r, cue.first + 1)) && opens(r, cue.first);
  const before = cue.first - 1;
  return before >= r.from && PREPOSITION.test(norm(r, before)) && opens(r, before);
}
const PREPOSITION = /^(?:in|on|at|under|during|to|from|by)$/;

/** The next verb before any comma or conjunction. */
function verbAfter(r: Reading, cue: Cue): number {
  for (let i = cue.last + 1; i < Math.min(r.to, cue.last + 1 + FARTHEST); i++) {
    const word = norm(r, i);
    if (mark(r, i) & (HARD | CELL | COLON | COMMA | DASH | OPEN | CLOSE) || CONJUNCTION.has(word)) return -1;
    // "no one who had …"
    if (/^(?:who|which|that|but|with|without|because|since|after)$/.test(word)) return -1;
    if (FINITE.has(word)) return i > cue.last + 1 || AUXILIARY.test(word) ? i : -1;
  }
  return -1;
}

function clauseEnd(r: Reading, from: number): number {
  let i = from + 1;
  while (i < r.to && !(mark(r, i) & (HARD | CELL | COLON | COMMA | DASH | OPEN)) && norm(r, i) !== 'but') i++;
  return i;
}

/** "Had", "has ever had", "has shown", "had a tear"; not "has helped", "is needed". */
function mainVerb(r: Reading, verb: number, end: number): number {
  const word = norm(r, verb);
  if (IS.test(word)) return -1;
  if (!AUXILIARY.test(word) && TELLS.test(word)) return verb;
  let i = AUXILIARY.test(word) ? verb + 1 : verb;
  while (i < end && ADVERB.test(norm(r, i))) i++;
  const next = i < end ? norm(r, i) : '';
  if (TELLS.test(next)) return i;
  // "nobody has noticed pauses"; "no one has seen the ulcer" that is there
  if (PERCEIVES.test(next) && !(i + 1 < end && DEFINITE.test(norm(r, i + 1)))) return i;
  return /^ha(?:s|ve|d)$/.test(word) && !PARTICIPLE.test(next) ? verb : -1;
}
const PERCEIVES =
  /^(?:notic(?:es?|ed)|noted?|describ(?:es?|ed)|mention(?:s|ed)?|complain(?:s|ed)?|heard|hears|witness(?:ed)?|observ(?:es?|ed)|seen?|saw)$/;
const PARTICIPLE = /(?:ed|en)$|^(?:got|made|kept|held|brought|led|put|cut|to|been)$/;

/** "Did he have", "was the pain", "was atrial fibrillation seen": the subject follows. */
const isInverted = (r: Reading, verb: number, end: number): boolean =>
  verb + 1 < end && !/(?:ing)$|^(?:to|not|been|a|an|in|on|with|without|for)$/.test(norm(r, verb + 1));
