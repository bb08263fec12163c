// Words of a value quoted, expected or hoped for: the text around a number in, whether it lies ahead out.

const PERSON =
  "(?:him|her|them|you|me|(?:the )?(?:patient|pt|family|couple|parents|mother|wife|husband)|(?:mr|mrs|ms)\\.? [a-z'’-]+)";
const ARRIVE = '(?:be|weigh|reach|hit|land|settle|bring|end up|wind up|level off|stabili[sz]e|come|get|see|lie|sit)';
const MOVE = '(?:go|fall|drop|rise|climb|run|stay)';
const EASE = '(?:likely |probably |eventually |then |easily |well |hopefully |only |still |just )?';

const cues = [
  `quot(?:e|ed|ing) ${PERSON}(?! (?:the|this|that|his|her)\\b)`,
  'i (?:would )?quote',
  '(?<!\\b(?:than|as|we|was|were|had|have|not|never) )(?:expects?|expecting|anticipates?|anticipating|foresees?|predicts?|forecasts?|envisions?|envisages?|pictures)',
  '(?:is|are) (?:expected|anticipated|projected|predicted|forecast|likely|hoped) to',
  `(?:is|are) (?:supposed|meant|bound) to (?:${ARRIVE}|${MOVE})`,
  '(?:projected|anticipated|forecasted|realistic(?:ally)?)',
  'what (?:he|she|we|i) (?:wants?|would like|hopes? for)',
  '(?:expected|likely) (?:weight|bmi|body mass|a1c|ef|lvef|ejection|value)',
  '(?:was|were|been) promised',
  '(?:i|we|would) look for',
  // what becomes of others
  '(?:average|most|typical) (?:patients?|people|women|men|outcomes?)',
  'typical results?',
  '(?:someone|somebody|people|patients) (?:like (?:him|her|you)|(?:of )?(?:his|her|your) (?:size|weight))',
  '(?:dream|hope|wish|ambition|guess) (?:is|was|would be)',
  '(?:hope|hopes|hoped|hoping|dreams?|dreamt|dreaming|wish|wishes|wishing|longs?|shoots?|shooting) (?:of|for|to (?:be|see|weigh|reach|get|hit|come))',
  `(?:will|'ll|would|should|ought to|could|may|might|shall) ${EASE}(?:${ARRIVE}|${MOVE})\\b(?! [a-z]+(?:ed|en|ne)\\b)`,
  '(?:can|should|may|might|could) (?:reasonably |safely )?(?:expect|look for|count on|hope for)',
  'look(?:s|ing)? forward to',
  '(?:(?:risk|outcomes?|weight[- ]loss|surgical|prediction) calculator|nomogram|prediction|forecast|projection|expectation)(?: is| was| of| gives| gave| puts?| says| shows)?',
];
/** Up to the number, or to one before it whose other form it is: "a weight near 165 lb, BMI 28". */
const plainWords = '(?:[^.;:(),\\d]|(?<=[A-Za-z])\\d)';
const stretch = `${plainWords}{0,50}(?:\\d[\\d.]*${plainWords}{0,14}[,(]\\s?${plainWords}{0,24})?:?\\s?$`;
const forecast = new RegExp(`\\b(?:${cues.join('|')})\\b:?${stretch}`, 'i');
/** "Needs to get down to a BMI of 40", "trying to bring the A1c below 8". */
const striven =
  /\b(?:plan(?:s|ning)?|intends?|sets? out|trying|working|needs?|has|have|must|ought|asked|told) (?:still )?to (?:get|come|bring|go|drop|reach)(?: (?:it|her|his|the|your|a|of|down|back|up|under|below|to|into|near|around|about|weight|body|mass|index|bmi|a1c|sugar))*\s?[<≤]?\s?$/i;
/** A word of the present or the past ends the reach of a forecast. */
const turned =
  /\b(?:today|now|currently|current|at present|present|actual|most recent|latest|measured|was|were|had|from|since|because|although|though|but|with an?|given|despite|yesterday|this (?:morning|visit))\b/i;
/** "He should reach 165 lb" foretells what a treatment brings; "her sugar will drop to 48", "could go 40 feet" tell what is so. */
const outlook = /\b(?:bmi|body mass|weigh\w*|lbs?|pounds|kg|a1c|l?v?ef|ejection)\b/i;
const modal = /^(?:will|'ll|would|should|ought to|could|may|might|shall)\b/i;

/** Whether the words before a number, and the unit behind it, make it one of a time to come. */
export function isForecast(lead: string, number: string): boolean {
  if (striven.test(lead)) return true;
  const found = forecast.exec(lead)?.[0];
  return (
    found !== undefined &&
    !turned.test(found.replace(/^\S+ /, '')) &&
    (!modal.test(found) || outlook.test(`${lead}${number}`))
  );
}

const AHEAD =
  '(?:(?:by|at|in|within|after) (?:[\\w-]+ ){0,2}(?:years?|months?|weeks?|surgery|christmas|spring|summer|fall|winter),?\\s)?';
/** "A BMI of 30 at one year is what I expect", "165 lb is my estimate": said behind the number. */
export const forecastAfter = new RegExp(
  `^\\s*(?:(?:lb|lbs|pounds|kg|%)\\.?)?,?\\s*${AHEAD}\\(?(?:(?:is |are |would be )?what (?:i|we|he|she|they)(?: would| might| can)? (?:expect|hope|quote|predict|anticipate|aim)\\b|(?:is |are |would be )(?:my|our|his|her|the|a) (?:realistic |fair |reasonable |usual )?(?:guess|hope|expectation|prediction|forecast|dream|wish)|(?:is |are )?(?:expected|anticipated|projected|predicted|hoped for|realistic)\\b(?! to\\b))`,
  'i',
);
