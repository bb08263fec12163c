// Words that say that a thing is over: gone, cleared, stopped, no longer there.

import type { CueGroup } from './cue.ts';

const temporality = { axis: 'temporality' } as const;

const SINCE =
  '{now|since|completely|fully|all|all but|been|largely|long|long since|finally|at last|soon|quickly|gradually|eventually|entirely|then|promptly|also|mostly|safely|well}';

export const endedCues: readonly CueGroup[] = [
  {
    ...temporality,
    value: 'resolved',
    dir: 'pre',
    phrases: `
      no longer [{has|have|having|takes|take|taking|uses|use|using|smokes|drinks|requires|needs|on}]
      not any longer
      {stopped|quit|quits|discontinued|ceased|gave up|given up|d/c|d/c'd|weaned off|weaned from|tapered off|came off} [{taking|using|the|his|her|all}]
      {is|was|are|been|now|currently|remains} off [{of|all|the|his|her}]
      {has|have|had|was|were} [{since|been}] {stopped|discontinued|quit|ceased}
      {recovered|recovery|recovering|cured} {from|of}
      sober from
      {grew|grown} out of
      {outgrew|outgrown|has shed|have shed|shook off|shaken off}
      {got|gotten|get} {over|past|rid of}
      {is|are|was|now|been|finally} rid of
      {resolution|remission|cessation} of
      resolved`,
    max: 5,
    comma: 'list',
  },
  {
    // "gone are the night cramps"
    ...temporality,
    value: 'resolved',
    dir: 'pre',
    max: 6,
    comma: 'list',
    opening: true,
    phrases: `
      {gone|past|over|vanished} [{too|now|also|at last}] {is|are|was|were} [{now|also|too}] {the|his|her|their|all|those|these|any|my}
      gone {the|his|her|their}`,
  },
  {
    ...temporality,
    value: 'resolved',
    dir: 'post',
    max: 6,
    comma: 'list',
    phrases: `
      {has|have|had|is|are|was|were} [{now|since|completely|fully|all|been|largely|long}] {resolved|cleared|subsided|abated|disappeared|gone away|cured|healed|stopped|discontinued|ceased|quit|finished|ended|remitted}
      {is|are|was|were} [{now|all|completely}] gone
      {resolved|subsided|abated|remitted|cured}
      {appears|appear|seems|seem|seemed|appeared} to have {resolved|cleared|subsided|abated}
      {appears|appear|seems|seem} have {resolved|cleared}
      healed {well|completely|fully|nicely|uneventfully|without|by}
      {fully|completely|now|has|have|had} recovered
      {in|into} [{complete|full|partial|sustained|early}] remission
      {went|gone} away
      which [{has|have|had}] [{since|now|later|then|eventually}] {cleared|healed|passed|disappeared|went away|gone away} [{up|completely|fully|by itself|on its own}]
      no longer {present|seen|noted|identified|a problem|an issue|bothers|troubles|occurs|hurts|wakes|limits|keeps|drains|bleeds|flares|visible|palpable|evident|apparent|detectable|appreciable|appreciated|demonstrable|demonstrated|there|active|draining|bleeding|bothersome|troublesome|painful|tender|swollen|inflamed|in place|in use|used|needed|required|necessary}
      {has|have|had|is|are|was|were} [${SINCE}] {dried up|lifted|faded|faded away|worn off|melted away|let up|died down|died away|calmed down|quieted down|settled down|passed off|gone for good|run its course|come to an end|petered out|burned {itself out|out}|come off|been {given up|overcome|outgrown|shed}|outgrown}
      [${SINCE}] {vanished|cleared up|dried up|wore off|died down|let up|ran its course|came to an end|petered out|came off|burned itself out}
      {has|have|had} [${SINCE}] been {pulled|taken out|taken off|explanted}
      {was|were} [${SINCE}] {pulled|taken out|taken off|explanted}
      {has|have|had} [${SINCE}] {closed|healed|scabbed} over
      disappeared
      cleared {with|after|within|once|over the|on {antibiotics|prednisone|steroids|cephalexin|doxycycline|its own|therapy|treatment}}
      {all|both|now|since|long|long since} gone
      ended {on|last|yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|a {week|month|year} ago}
      {is|are|was|were} [${SINCE}] {a thing of the past|past history|behind {him|her|them}|over {for|with|since|now}}
      {which|that} {he|she|they|patient} {outgrew|got over|overcame|shook off}
      until [about] {#|last|a|early|late|january|february|march|april|may|june|july|august|september|october|november|december|age}`,
  },
  {
    // "she could not get to the toilet, but therapy restored that"
    ...temporality,
    value: 'resolved',
    dir: 'post',
    max: 14,
    comma: 'run',
    phrases: `
      but [{he|she|they|it|that|this|has|have|had|since|the|his|her|time|therapy|PT|rehab|surgery|treatment|operation|physical therapy}] [{he|she|they|it|that|this|has|have|had|since|operation|surgery|repair|treatment}] [{has|have|had|since|fully|all|completely}] {restored|cured|fixed|recovered|regained|overcame|outgrew|reversed|corrected} [{it|that|this|all that}]
      but [since] {got|gotten|grew|grown} {over|out of|past} {it|that|this|them}
      but {now|today|these days|by now} {he|she|they} {can|does|do}`,
  },
  {
    // "45 pack years, stopped 2011" does not end the pack years
    ...temporality,
    value: 'resolved',
    dir: 'post',
    max: 6,
    comma: 'stop',
    phrases: `
      {was|were} {stopped|discontinued|d/c'd|held}
      {stopped|discontinued|d/c'd} {in|on|after|because|due|by|#|last|at|for|secondary}
      {quit|quit date|stopped}`,
  },
  {
    ...temporality,
    value: 'resolved',
    dir: 'pre',
    max: 1,
    comma: 'stop',
    phrases: `
      {former|ex|reformed|recovered}`,
  },
];
