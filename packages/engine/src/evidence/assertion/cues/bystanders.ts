// Who comes along, is met or is likened to the patient, and what is said of them by the way: "by his daughter, a nurse with narcolepsy",
// "the man in the next bed", "unlike her sister's", "neither parent had". What they bear is not the patient's.

import type { CueGroup } from './cue.ts';
import { BORE, COMES, KIN, OTHERS, PERSON, SAYS, SAYS_PLAIN } from './experiencer.ts';

const family = { axis: 'experiencer', value: 'family', dir: 'pre' } as const;
const other = { axis: 'experiencer', value: 'other', dir: 'pre' } as const;

/** The words of an alternative without its braces. */
const of = (phrase: string): string => phrase.slice(1, -1);

const WHOSE = "{his|her|their|the|my|our|patient's|a}";
const WITH = '{with|on|who has|in treatment for|treated for|suffering from|living with}';
const LIKE =
  '{unlike|like|as with|as in|compared to|compared with|in contrast to|in contrast with|different from|similar to} [{that|those} of]';
/** Persons who are the patient only where nothing sets them apart. */
const SOMEBODY =
  '{man|woman|boy|girl|lady|gentleman|guy|fellow|toddler|child|kid|student|pupil|resident|veteran|client|person|patient|teenager|teen|baby|infant|inmate|soldier|player|worker|tenant|customer|old man|old woman}';
const CIRCLE =
  '{shelter|church|parish|temple|mosque|work|workplace|office|gym|class|classroom|school|building|unit|ward|floor|team|squad|hall|dorm|dormitory|street|block|facility|home|group home|nursing home|household|party|choir|group|platoon|cell|crew|shop|daycare|bus|flight|row|table|village}';
/** Persons who are not the patient where they begin a clause as its subject; those who care for the patient do more for him than fall. */
const STRANGER =
  '{{other|second|oncoming} driver|driver|passenger|pedestrian|cyclist|bicyclist|motorcyclist|motorist|assailant|attacker|intruder|landlord|landlady|visitor|bystander|lodger|tenant}';
const HELPER = '{nurse|aide|orderly|interpreter|translator|babysitter|nanny|instructor|trainer|officer|teacher|coach}';
const FELL =
  '{sustained|suffered|broke|died|fell|slipped|tripped|fainted|collapsed|contracted|came down with|tested positive}';

/** The sentence is over with who came along: what follows is of them. */
const ALONG =
  '{comes|came|come|arrives|arrived|presents|presented|is here|was here|here|seen|attends|attended|is|was} [{in|today|again|along|to clinic|to the visit}] {with|w/|accompanied by|together with}';
/** What they have been through themselves; in the present tense what follows may be the patient's again ("who has gout, and complains of"). */
const WENT_THROUGH =
  '{had|got|received|underwent|needed|took|used|wore|tried|developed|suffered|failed|quit|survived|beat|smoked|{lost|gained|regained} {weight|and|#|on|with|two|three|four|half|a|an}|did {well|great|fine|poorly|badly|not}|was {on|given|treated|told|diagnosed}}';

export const bystanderCues: readonly CueGroup[] = [
  {
    // the verb is theirs
    axis: 'polarity',
    value: 'negated',
    dir: 'pre',
    phrases: `
      {neither|none|not one|no one|nobody} {of {the|his|her|their|my}|in {the|his|her|their|my} {family|house|household}} [{other|own|two|three|four|five|six|living|many|older|younger|full|half}] [${KIN}] [{or|nor|and}] [${KIN}] [ever] {${of(BORE)}|have|smokes|smoked|shows}
      {neither|no} [{other|living|known|first degree|second degree|blood|close|full|older|younger}] ${KIN} [{or|nor|and}] [{other|any}] [${KIN}] [ever] {${of(BORE)}|have|with|smokes|smoked}`,
  },
  {
    // "Comes with his sister Yudelka, who lost and regained with a diet, then pills, and had a sleeve": who comes along has been told
    ...family,
    comma: 'pass',
    phrases: `${ALONG} [${WHOSE}] [{own|older|younger|twin|late}] ${KIN} [..2..] who [{also|himself|herself|now|once|never}] ${WENT_THROUGH}`,
  },
  {
    ...other,
    comma: 'pass',
    phrases: `${ALONG} [${WHOSE}] [{own|old}] ${OTHERS} [..2..] who [{also|himself|herself|now|once|never}] ${WENT_THROUGH}`,
  },
  {
    // "by his daughter, a nurse with narcolepsy, who drove him": no more of them than stands between the commas
    ...family,
    comma: 'stop',
    phrases: `
      ${COMES} [${WHOSE}] ${KIN} {{himself|herself|themselves} [{a|an|also|now|on|with}]|{a|an} [..2..] ${WITH}|who [{also|himself|herself|now|once}] ${BORE}}
      ${LIKE} [${WHOSE}] [{own|late|older|younger|twin}] ${KIN} [who ${BORE}]`,
  },
  {
    ...other,
    comma: 'stop',
    phrases: `
      ${COMES} [${WHOSE}] ${OTHERS} {{himself|herself|themselves} [{a|an|also|now|on|with}]|{a|an} [..2..] ${WITH}|who [{also|himself|herself|now|once}] ${BORE}}
      ${LIKE} [${WHOSE}] [{own|late|ex}] ${OTHERS} [who ${BORE}]
      {exposed to|exposure to|contact with|visited|visits|visiting|teaches|taught|tutors|coaches|babysits|nurses|nursed|dates|dating|met|{shares|shared|sharing} [..3..] with|{sat|sits|sitting|slept|sleeps|stood|works|worked|lives|lived|flew|traveled} {with|beside|next to|by|alongside|near}} {a|an|another|two|some} [..1..] {${of(SOMEBODY)}|${of(OTHERS)}|somebody|someone} {with|on|who {has|had|was|is|takes|tested}}`,
  },
  {
    ...family,
    phrases: `
      [${WHOSE}] ${KIN} {{himself|herself|themselves} [{a|an|also|now|on|with}] [fellow] [patient]|{a|an} [..2..] ${WITH}}
      it {is|was} [${WHOSE}] [{older|younger|own}] ${KIN} {who|that|whose}`,
  },
  {
    ...other,
    phrases: `
      [${WHOSE}] ${OTHERS} {{himself|herself|themselves} [{a|an|also|now|on|with}] [fellow] [patient]|{a|an} [..2..] ${WITH}}
      it {is|was} [${WHOSE}] [{own|other|ex}] {${of(OTHERS)}|${of(STRANGER)}|${of(HELPER)}} {who|that|whose}
      {the|a|an|one|another} [..1..] ${SOMEBODY} [{that|whom|who}] {he|she|they} {{is|was} {with|near|next|beside|dating|seeing}|babysits|tutors|teaches|coaches|{sat|sits} {beside|next to|near|by}|{cares|cared} for|{looks|looked} after|shares|shared|{lives|lived|works|worked|rooms|roomed|carpools|rides|rode|travels|traveled|flew|slept|sleeps|trains|played|plays} {with|beside|next to|near|alongside|for}|visits|visited|dates|dated|met|nurses|nursed|hit|struck|helped|helps|watches|mentors|supervises|minds|kissed|fosters|fostered}
      {the|a|an|one|another} [..1..] ${SOMEBODY} {in|from|at|on} {the|a} {next|other|neighboring|adjacent|adjoining|opposite|second|same} {bed|room|cubicle|bay|chair|seat|apartment|house|car|lane|vehicle|ward|stall|unit|desk|door}
      {the|a|an|one} [..1..] ${SOMEBODY} {next to|beside|across from|ahead of|behind|in front of|before|sitting by|opposite} {him|her|them}
      {a|an|one|some|two|three|several|another|many} [other] {man|woman|boy|girl|child|kid|student|person|teacher|guy|lady|men|women|boys|girls|children|kids|residents|students|people|others} {at|in|on|from} {his|her|their} ${CIRCLE}
      one of {the|his|her|their} [other] {residents|children|kids|students|pupils|players|boarders|inmates|men|women|boys|girls} {at|in|on|from} {the|his|her|their} ${CIRCLE}
      {a fellow|the next} {resident|passenger|student|inmate|worker|camper|traveler|soldier}
      [{the|a|his|her|their}] {previous|prior|former|last} {tenant's|owner's|occupant's|resident's|renter's|user's}
      [{the|his|her|their}] {landlord's|landlady's|lodger's|tenant's|babysitter's}`,
  },
  {
    ...other,
    opening: true,
    phrases: `
      {the|a|one} [other] ${STRANGER} {${of(FELL)}|{has|had} {a|an|the|his|her}|has|had|got|is on|was on|is being treated for|was treated for}
      {the|a|one} [other] ${HELPER} {${of(FELL)}|{has|had} {a|an}|has}`,
  },
  {
    axis: 'experiencer',
    value: '',
    dir: 'pseudo',
    phrases: `
      [${COMES}] [${WHOSE}] ${PERSON} who [{also|now|often}] {has|have|had} [{also|often|frequently|usually|repeatedly|twice}] [been] {${of(SAYS)}|helping|giving|watching|caring|doing|checking|managing|driving|taking|bringing|sleeping|worried|concerned|present|with {him|her|them}|there}
      [${COMES}] [${WHOSE}] ${PERSON} who [{also|now|often}] {has|had|needs|needed|takes|took|gets|got|uses|used|received|tried} {to|him|his|them|their|care|over|turns|the patient|patient|pt|notes|calls}
      [${COMES}] [${WHOSE}] {husband|son|brother|father|grandson|boyfriend|nephew} who {takes|took|gets|got} her
      {the|a|one} [other] {${of(STRANGER)}|${of(HELPER)}} {has|had|got} [{also|often|now|again}] {to|him|her|them|his|been|not|no|concerns|${SAYS_PLAIN}}`,
  },
];
