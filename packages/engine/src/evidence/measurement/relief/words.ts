// What sentences say about pain and its scores. A chart in; out, by name, whether a sentence says it.

import { toldBy } from '../../sentence-patterns.ts';
import { N } from './pairs.ts';

export const about =
  /\b(?:pain|vas|nrs|relief|score|nprs|discomfort|ache|symptom|numeric scale|numerical scale|0-10|pain log|diary|\bblocks?\b|\bmbb|\brfa?\b|ablation|\bburn\b|neurotomy|rhizotomy|injection|\blog\b|numb\b|medial branch|bupivacaine|lidocaine|ropivacaine|epidural|stimulator|\bt?f?esi\b|\bilesi\b|\bcaudal\b|\bstim\b|\bshots?\b|\btrial\b|\bwires?\b|\bleads?\b|\blesion|\bburn(?:ed|t|ing)?\b|\bsore|\bhurt|\brf\b|sciatica|\bmm\b)/i;
/** A number beside one of these is no pain score. */
const ofSomethingElse =
  /\b(?:strength|motor|power|reflex\w*|ehl|dtrs?|a1c|weight|bmi|tabs?|tablets?|pills?|mme|odi|oswestry|ndi|roland|rmdq|phq|gad|sleep|steps|walk\w*|minutes?|tolerance|stage|grade|pregabalin|gabapentin|oxycodone|hydrocodone|tramadol)\b/i;
/** "Right leg 31, against 78 beforehand": on a scale that the paper named before. */
const partAgainst =
  /\b(?:legs?|arms?|foot|feet|hands?|buttock|calf|toes)\b[\s:(]*(?:is |was |at |now )?\d{1,3}(?:\s?mm)?,?\s(?:against|versus|vs\.?|compared with|down from|instead of)\s\d{1,3}\b/i;
export const hundredLine = /\b100[ -]?mm\b|\bmm line\b|\bvas\b|visual analog/i;
/** "Leg 9 → 3", "leg: 8 to 2": a part of the body that can hardly have another number. */
const partThenScores =
  /\b(?:legs?|arms?|back|neck|foot|feet|hands?|buttock|burning|sciatica|ache|headache|nrs|vas|nprs)\b[\s:(]*(?:from |was |went from |is )?(?:an? )?(?:\d{1,2}(?:\s?\/\s?10)?)\s?(?:→|->|to|down to|>)\s?(?:an? )?\d{1,2}\b/i;
const outOfTenTwice =
  /\bpre\b[^.;]{0,25}\d\s?\/\s?10\b[^.;]{0,40}\bpost\b[^.;]{0,25}\d\s?\/\s?10\b|\d\s?(?:\/|(?:out )?of)\s?10\b[^.;]{0,12}\bbefore\b[^.;]{0,40}\d\s?(?:\/|(?:out )?of)\s?10\b/i;
/** "Down to a usual 4; she had hoped for zero": what was hoped for besides makes no goal of what came. */
const goal =
  /\b(?!(?<=\bhad )(?:hoped|expected)(?: for (?:zero|none|nothing|more|better|less|a \w+))?\s*(?:[.,;)]|$))(?:goal|target(?! (?:left |right |[lr] )?(?:legs?|foot|arms?|back|limb|areas?|regions?|sites?|side|zone|pain|knee|hip)\b)|aim|hope|expect)\w*\b/i;
const twoScores = /\b(?:at|from|to|was|an?)\s(?:an?\s)?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b/i;
const share = /\b(?:half|halved|third|quarter|fourth|fifth|tenth|thirds|quarters|fourths|fifths|tenths|percent)\b/i;
export const beforeAtEnd = new RegExp(
  `\\b(?:before|beforehand|pre-?\\w*|baseline)\\b[^.;\\d]{0,25}:?\\s?${N}\\D*$`,
  'i',
);

export const wordsOfPain = toldBy({
  about,
  ofSomethingElse,
  partAgainst,
  partThenScores,
  outOfTenTwice,
  twoScores,
  goal,
  share,
  beforeAtEnd,
});
