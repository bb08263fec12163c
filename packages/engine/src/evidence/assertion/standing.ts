// Whether a thing is told as background, not as what the visit is about: what is past, habits, and a lasting disease or an operation that is
// named and no more ("Hypertension.", "a man with diabetes who presents with …"). A place and its assertion in, yes or no out.
//
// An axis of its own beside `temporality`: a disease that stands in the background is still there, and criteria that ask for what is
// current take it. What annotators of notes call "historical" is both together, which bench/reader.ts measures.

import type { Chart } from '../../chart/chart.ts';
import type { Span } from '../../values/span.ts';
import type { Assertion } from '../finding.ts';
import { CHRONIC, OF_TODAY, OPERATION } from './cues/chronic.ts';
import { FINITE } from './words.ts';

export function isBackground(chart: Chart, index: number, place: Span, assertion: Assertion): boolean {
  if (assertion.temporality === 'historical') return true;
  if (assertion.experiencer !== 'patient' || assertion.frame !== 'actual') return false;
  // what a denial ended was denied, and what a habit ended was had
  if (assertion.temporality === 'resolved') return assertion.polarity === 'affirmed';
  const { start, end } = chart.sentences[index];
  const words = chart.text.slice(place.start, place.end);
  const before = chart.text.slice(start, place.start);
  if (isHabit(chart, index, before, words)) return true;
  if (assertion.polarity === 'negated') return false;
  if (NAMES_HISTORY.test(words) || isUnderHistory(before)) return true;
  const lasting = CHRONIC.test(words) && !OF_TODAY.test(words);
  if (!lasting && !OPERATION.test(words)) return false;
  const after = chart.text.slice(place.end, end);
  return (
    isListed(before, words, after) ||
    (lasting && (introduces(before, after) || TREATED.test(before) || KNOWN.test(before)))
  );
}

/** "Psychiatric history". */
const NAMES_HISTORY = /\b(?:history|hx)\W*$/i;

/** A habit or an allergy, and what is told under social history, in a section or behind its label. */
const isHabit = (chart: Chart, index: number, before: string, words: string): boolean =>
  chart.sections[chart.sentences[index].section]?.kind === 'social_history' || SOCIAL.test(before) || HABIT.test(words);
const SOCIAL =
  /\b(?:social|tobacco|smoking|alcohol|substance(?: use)?) (?:history|hx)\s*(?::|-\s)[^:]*$|^\W*habits\s*:/i;
const HABIT =
  /^\W*(?:\w+\s)?(?:tobacco|smok(?:er|ing|es|ed)|cigarettes?|alcohol|etoh|drinks|(?:illicit|illegal|recreational|iv) drugs?|drug (?:use|abuse)|allerg(?:y|ies))(?:\s(?:use|abuse|alcohol|tobacco|cigarettes))?\W*$/i;

/** "Psychiatric history: anxiety", "Past medical history is significant for …, which is mild, and gout": all that follows to what is of today. */
function isUnderHistory(before: string): boolean {
  const lead = LEADS.exec(before);
  return lead !== null && !TURNS.test(before.slice(lead.index + lead[0].length));
}
const LEADS =
  /(?:^|[.;:]\s+)\W*(?:(?:the|his|her|patient's|significant|other)\s)*(?:(?:past|previous|prior|old|chronic)\s(?:(?:medical|surgical|psychiatric)\W)*|(?:medical|surgical|psychiatric|psych|oncolog(?:y|ic)|obstetric(?:al)?|gyn\w*|cardiac|significant)\s)(?:history|hx|problems|surger(?:y|ies)|operations|illnesses|diagnoses)\s*(?::|-\s|(?:is|are|was|includes?|included|significant|remarkable|positive|consists?)\b)/i;
const TURNS =
  /\b(?:now|today|currently|presents|presented|presenting|admitted|complains|complaining|here)\b|[A-Z]{4,}:/;

/** Items and no statement: no verb, no label but one of history or problems, nothing of today. */
function isListed(before: string, words: string, after: string): boolean {
  if (/:\s*\S/.test(`${before.replace(PROBLEMS, '')}x${after}`) || OF_TODAY.test(before + after)) return false;
  const all = (before + words + after).toLowerCase().match(/[a-z']+/g) ?? [];
  return all.length <= 24 && !all.some((w) => FINITE.has(w) || STATES.has(w));
}
const PROBLEMS =
  /^\W*(?:(?:active )?problems?(?: list)?|co-?morbidities|chronic (?:conditions|problems|diseases)|(?:past )?(?:medical|surgical) (?:history|problems))\s*:/i;
const STATES = new Set([
  'patient',
  'pt',
  'he',
  'she',
  'with',
  'due',
  'secondary',
  'for',
  'from',
  'staging',
  'rule',
  'seen',
]);

/** "A 70-year-old woman with asthma and [gout] who presents with …": what she has before what brings her. */
const introduces = (before: string, after: string): boolean => DESCRIBES.test(before) && BRINGS.test(after);
const DESCRIBES =
  /\b(?:year[- ]old|y\/?o|yo|man|woman|male|female|gentleman|lady|patient)\b(?:[^.;:]{0,40}?)\b(?:with|has|having)\b[^.;:]*$/i;
const BRINGS = /^[^.;:]*?\b(?:presents|presented|presenting|admitted|transferred|referred|comes|came|brought|seen)\b/i;

/** "Multiple medical problems including [gout]", "known [asthma]". */
const KNOWN =
  /\b(?:known|carr(?:y|ies|ied) (?:a|the) diagnos[ie]s of|(?:medical|chronic|multiple|several|other|numerous)\s(?:problems|conditions|comorbidities|issues|illnesses|diseases),?\s(?:including|include|such as|like)|comorbidit(?:y|ies),?\s(?:of|include|including|such as))\b(?!.*\b(?:presents|presented|now|today)\b)[^.;:]*$/i;

/** "Lisinopril 10 mg daily for [hypertension]": the reason of a drug. */
const TREATED = /\b\d+(?:\.\d+)?\s?(?:mg|mcg|g|gm|units?)\b[^.;:]*\bfor\s(?:(?:his|her|the)\s)?$/i;
