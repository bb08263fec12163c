// Words that put a statement into the past, and words that end it.

import type { CueGroup } from './cue.ts';
import { endedCues } from './temporality-ended.ts';

const temporality = { axis: 'temporality' } as const;

/** How long ago it must be: "thirty years", "a decade", "many moons". */
const LONG =
  '{{#|several|many|some|few|two|three|four|five|couple of|a number of|number of} {years|yrs|yr|decades|winters|summers|springs|moons}|years|decades|ages|eons|a {decade|century|generation|lifetime|long time|good while}|half a {century|lifetime}|long}';
/** Ages long behind who is seen, behind "as a". */
const YOUNG =
  '{child|kid|boy|girl|teenager|teen|youth|baby|toddler|newborn|youngster|schoolboy|schoolgirl|student|recruit|{young|younger} {man|woman|adult|child|boy|girl|person|mother|soldier}|little {boy|girl}|small {child|boy|girl}}';
const DECADES = '{teens|twenties|thirties|forties|fifties|sixties|20s|30s|40s|50s|60s}';
const YOUTH = '{childhood|adolescence|infancy|youth|boyhood|girlhood}';
const SCHOOLS =
  '{college|high school|university|nursing school|military service|the {army|navy|marines|military|service|war}|vietnam|korea|iraq|afghanistan}';
const WAS_YOUNG = `{he|she|they|i|patient} {was|were} {{a|an} {adolescent|infant|${YOUNG.slice(1, -1)}}|#|about #|only #|young|younger|little|small|in {his|her|their} [{early|mid|late}] ${DECADES}|in ${SCHOOLS}|in {school|grade school|elementary school|middle school|kindergarten}|pregnant with {his|her|their} {first|second|third|last}}`;
/** What dates a thing far back, set before its clause or behind the thing. */
const FAR_BACK = `
  ${LONG} {ago|back}
  {years|decades} {earlier|previously|prior|before}
  {#|several|many|some|two|three} decades {earlier|previously|prior|before}
  [back] in ${YOUTH}
  [back] {in|during|throughout} {his|her|their|my} [{early|mid|late|younger|earlier}] {${DECADES.slice(1, -1)}|${YOUTH.slice(1, -1)}|days|years|teenage years|school days|school years|army days|navy days|working years|working days}
  [back] in {the {early|late} {fifties|sixties|seventies|eighties|nineties}}
  back in {the {fifties|sixties|seventies|eighties|nineties}|the day}
  {as|while} {a|an} {adolescent|infant|${YOUNG.slice(1, -1)}}
  [back] {in|during|{when|while} [{he|she|they} {was|were}] in} ${SCHOOLS}
  {at|by|around} {age|the age of|ages} #
  at # {years|yrs} {old|of age}
  {when|while} ${WAS_YOUNG}
  in {a|another|an} {former|previous|earlier|past|other} {life|job|career|marriage}
  {with|during} {his|her} {last|first|second|third|previous|prior} pregnancy
  {last|the previous|the prior} {year|decade}
  last {winter|spring|summer|autumn|january|february|march|april|may|june|july|august|september|october|november|december}`;

export const temporalityCues: readonly CueGroup[] = [
  {
    ...temporality,
    value: 'historical',
    dir: 'pre',
    phrases: `
      {history|hx|h/o|histories} [{significant|notable|positive|remarkable|pertinent|relevant}] {for|of}
      h/o
      hx
      medical {history|hx}
      {history|hx} [{is|was}] {significant|notable|positive|remarkable|pertinent} for
      {history|hx} {includes|including|include|included|consists of}
      {past|prior|previous|remote|distant|old|personal|known|long|longstanding|past medical|past surgical} [{medical|surgical}] {history|hx} [{significant|notable|positive|remarkable}] [{for|of}]
      pmh [{significant|notable|positive|remarkable|includes|of}] [for]
      pmhx [of]
      psh [of]
      postop
      previously [{had|diagnosed with|treated for|underwent|tried|used|took|on}]
      remotely {had|treated for|underwent|diagnosed with}
      {was|were|been} once {treated|hospitalized|operated} {for|on|with}
      {hospitalized|hospitalised|admitted|treated|operated} {#|several|many|some|two|three|four|five|ten} {years|yrs|decades} ago {for|with|on}
      during {his|her} {last|first|second|third|previous|prior} pregnancy
      {during|on|at} {a|an|the|his|her|that} {last|previous|prior|earlier|past} {admission|hospitalization|stay|hospital stay|illness} {he|she|they|patient|pt|the patient} {had|was|developed|suffered|experienced}
      had been {admitted|hospitalized|hospitalised} [..3..] {for|with}
      {was|been} {hospitalized|hospitalised|admitted|treated|operated} {last year|previously|in the past|in childhood|as a child|as a teenager} {for|with|on}
      months ago {he|she|they|patient|pt} {had|was|underwent|suffered|took|tried|broke|fractured|tore|sustained|survived|contracted|received}
      formerly
      {used|use} to {have|be|suffer|take|smoke|use|get|drink|work}
      {had|has had|have had|was having} {a|an} {previous|prior|remote|distant|old} {episode|episodes|bout|bouts|diagnosis|occurrence} of
      {previous|prior|past|old|remote|former|earlier} {diagnosis|diagnoses|episode|episodes|bout|bouts|instance|occurrence|events|event} {of|with}
      {at|by|on} {the|his|her|that|our} {last|previous|prior|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter} {visit|appointment|checkup|check|encounter} {he|she|they|patient|pt|the patient|mr|mrs|ms} {was|were|had been}
      when last seen [..3..] {he|she|they|patient|pt|the patient} {was|were|had}
      in the past {which|that} {showed|revealed|demonstrated|found}
      in the past {he|she|they|patient|pt} {had|has|was|has had|has been|used|took|tried|suffered}
      {he|she|they|patient|pt|who|i|had|has|having} once {had|broke|fractured|tore|wore|took|used|smoked|drank|suffered|underwent|needed|received|contracted|lost|weighed|tried}
      [{a|the}] survivor of
      {having|has|had|who} survived`,
  },
  {
    ...temporality,
    value: 'historical',
    dir: 'pre',
    whole: 'past',
    phrases: `
      {long|years|decades|centuries} before {the|this|that|his|her|their|any} [..6..] {he|she|they|patient|pt}
      {once upon a time|in the {distant|remote} past|at one time|in years past|in earlier years|in times past|in former times}
      ${FAR_BACK}
      at {seven|eight|nine|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty} {he|she|they|patient|pt}
      {while|when} [{he|she|they} {was|were}] {stationed|deployed|in training|serving|studying|still {in|a|at} [{college|high school|school|boy|girl|student|child}]}`,
  },
  {
    ...temporality,
    value: 'historical',
    dir: 'pre',
    colon: true,
    comma: 'run',
    phrases: `
      {surgical|operative|past surgical} {history|hx}
      {past|previous|prior} [..2..] {surgeries|surgery|operations|operation|procedures|illnesses|illness|hospitalizations|admissions|injuries}`,
  },
  {
    ...temporality,
    value: 'historical',
    dir: 'pre',
    max: 8,
    comma: 'stop',
    phrases: `
      s/p
      {status|state} post`,
  },
  {
    ...temporality,
    value: 'historical',
    dir: 'pre',
    max: 3,
    comma: 'stop',
    phrases: `
      {prior|previous|past|former|remote|old|childhood|bygone|ex|erstwhile|distant|healed|preexisting}`,
  },
  {
    ...temporality,
    value: 'historical',
    dir: 'post',
    max: 10,
    comma: 'list',
    phrases: `
      in the {past|remote past|distant past}
      {months|month} ago
      {years|year|yrs|yr} ago
      {a|#} {yrs|yr|year} back
      from {his|her|their} {childhood|youth|teens|boyhood|girlhood|army days}
      {corrected|repaired|fixed|operated|operated on|removed|resected|excised|closed|drained|treated|cured|pinned|plated} {in|during|as|at|when|during} [{age|a|an|his|her|he|she}] [was] {childhood|infancy|adolescence|youth|child|baby|infant|boy|girl|teenager|teen|newborn|toddler|#}
      {corrected|repaired|fixed|operated|operated on|removed|resected|excised|closed|drained|pinned|plated} {at {age|birth|the age of}|in {high school|college}|${LONG} {ago|back}}
      {at one time|once upon a time|in years past|in times past|in earlier years|in days gone by}
      ${FAR_BACK}
      since recovered
      {remotely|previously|formerly|historically}
      during {childhood|adolescence|{a|his|her|the|an} {prior|previous|earlier|past} {pregnancy|admission|hospitalization|stay}}
      {with|during|in} {both|all|each|both of her|all of her|her {two|three|earlier|previous|prior}} {pregnancies|pregnancy}
      on {a|one|two|three|several|many|multiple|#} {prior|previous|past|earlier} {occasion|occasions|visits|admissions}
      {by|per} history`,
  },
  {
    ...temporality,
    value: 'historical',
    dir: 'post',
    max: 2,
    comma: 'stop',
    phrases: `
      {history|hx}`,
  },
  {
    // "a leukemia survivor"
    ...temporality,
    value: 'historical',
    dir: 'post',
    max: 0,
    comma: 'stop',
    phrases: `
      {survivor|survivors}`,
  },
  {
    // a disease whose organ was taken out
    ...temporality,
    value: 'historical',
    dir: 'post',
    max: 1,
    comma: 'list',
    phrases: `
      {s/p|{status|state} post} [..2..] {resection|excision|removal|nephrectomy|thyroidectomy|mastectomy|lumpectomy|lobectomy|pneumonectomy|colectomy|gastrectomy|splenectomy|hysterectomy|oophorectomy|prostatectomy|orchiectomy|cystectomy|appendectomy|cholecystectomy|parathyroidectomy|adrenalectomy|tonsillectomy|herniorrhaphy}
      remote`,
  },
  ...endedCues,
  {
    ...temporality,
    value: '',
    dir: 'terminate',
    phrases: `
      but
      however
      now
      {recent|new|newly|acute|worsening|current|ongoing|active}
      currently
      today
      presents
      presenting
      presented
      presently
      who
      which
      admitted
      {complains|complaining} of
      c/o
      {here|seen} {for|with|today}`,
  },
  {
    ...temporality,
    value: '',
    dir: 'pseudo',
    phrases: `
      history and {physical|exam|examination}
      history of present {illness|complaint|problem}
      {history|hx} {taking|obtained|provided|given|limited|unavailable|as above|reviewed|per|from|by}
      {#|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|few|couple} {hour|hours|hr|day|days|week|weeks|wk|month|months|mo|year|years|yr|yrs} {history|hx} of
      {history|hx} of [a] {gradual|progressive|progressively|worsening|increasing|recent|sudden|new|acute|intermittent|persistent|ongoing}
      {gave|gives|giving} {a|the} {history|hx} of
      since [{about|approximately|around}] {#|one|two|three|four|five|six|several|a few} {days|weeks|months|years} ago
      prior {the|his|her}
      {previous|prior|former|ex} {tenant|owner|occupant|resident|renter|roommate|tenant's|owner's|occupant's|resident's|renter's|roommate's|tenants|owners}
      on history
      fam {hx|history} [of]
      family [{medical|psychiatric|cardiac|cancer}] {history|hx|h/o} [{of|for}]
      family {history|hx} {is|was} {significant|positive|notable|remarkable} for
      family {history|hx} {significant|positive|notable|remarkable|negative} for
      {natural|sleep|smoking|social|occupational|sexual|obstetric|treatment|medication|clinical|case|interval|brief|patient|full|good|poor|birth} {history|hx}
      {poor|good|reliable|unreliable} historian
      prior to
      prior {authorization|auth|authorizations|approval|to}
      previous {to|visit|note}
      {as|than} previously
      than {it|he|she|they|this|that} [{had|was}] previously
      previously {identified|present|visualized|evident|appreciated|noted|described|documented|mentioned|discussed|seen|scheduled|stated|recorded|reported}
      {not|never} {stopped|discontinued|quit|resolved|ceased}
      [{has|have|had|fully|completely|now|since}] {recovered|healed} to
      stopped {on|upon|when|at|as} [{his|her|my|our|verbal|the}] {request|requested|command|commands|cue|cues|demand|asked|told|instructed|directed|prompted|line|mark}
      {not|never|hasn't|haven't|hadn't|won't|doesn't|didn't|isn't|cannot|can't} [{yet|fully|completely|really|entirely|quite}] {gone|go away|gone away|went away|resolved|subsided|abated|remitted|healed|cleared|disappeared|settled|let up}
      {has|have|did|does} not [{fully|completely|yet|been}] {stopped|stop|discontinue|discontinued|quit|resolved|resolve|cease|ceased}
      {until|unless} {seen|then|further|such}
      {put off|put on hold|on hold|postponed|deferred|delayed|rescheduled|moved|pushed back|pushed out|scheduled|booked|held|wait|waiting|waits|hold off} [{again|once more|for now}] until
      {not|never|hardly|hasn't|haven't|hadn't|didn't|doesn't} [{yet|fully|completely|really|entirely|quite|all}] {vanished|lifted|faded|dried up|worn off|let up|died down|cleared up|run its course|calmed down|settled down|come off|come to an end|get over|gotten over}
      {hasn't|haven't|hadn't|didn't|doesn't|has not|have not|had not|did not|does not} [{yet|fully|completely|really|entirely|quite}] {vanish|lift|fade|dry up|wear off|let up|die down|clear up|come off|gotten {over|rid of|past}|get {over|rid of|past}}
      {has|have|had} worn off {after|within|in|by|at}
      {wore|wears} off {after|within|in|by|at}
      [{has|have}] {vanished|cleared up|dried up|wore off|let up|died down} {and|but|only to} [{then|has|have|since|now|soon|it}] [{has|have|since|later|soon|again}] {came|come|returned|return|recurred|recur|reappeared}
      until [{about|around|nearly|almost|after|past|maybe}] # [{#|or #|to #|or so}] {am|pm|a.m|p.m|o'clock|in the {morning|afternoon|evening}|at night|each|every|most|nightly}
      {cannot|can't|can not|could not|couldn't|unable to|never|hardly|rarely|does not|doesn't|do not|don't|did not|didn't|won't|will not} [..3..] {asleep|sleep|drop off|drift off|doze off|nod off|go off|settle} [..3..] until
      {awake|up|tossing|staring} [..3..] until
      {off|on} and {on|off}
      {quit|stop|stopped} {worrying|wondering|asking|complaining|fretting|losing sleep}
      quit {line|date|smoking line|attempt|attempts|now|plan|coach}
      {off|tapered off} balance
      {cannot|can't|can not|could not|couldn't|unable to|not able to|inability to|never} [be] {wean|weaned|taper|tapered|come} {off|from|off of}
      {within|over|in|during|for} the {past|previous|prior|last} {few|several|couple|#|week|month|year|24|6|12|3|two|three|four|six|day|days|night}
      the {past|previous|prior|last} {few|several|couple|#|week|month|year|day|night}
      {past|previous|prior|last} #
      old {records|chart|man|woman|male|female|gentleman|lady|boy|girl}
      {year|yr|month|week|day|years|yo} old
      {post|ex|pre} {vivo|tube}
      {is|are|was|were} [{all|then}] gone {through|over|into}
      {months|month|years|year|weeks} {prior|before|earlier} {to|she|he}`,
  },
];
