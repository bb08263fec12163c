// Words that say whose it is: the patient's, a relative's or someone else's. A relative who only tells is no bearer.

import type { CueGroup } from './cue.ts';

const experiencer = { axis: 'experiencer' } as const;

/** Blood relations: what they have is family history. */
export const KIN =
  "{bro|sis|gma|gpa|grandma's|mother|mothers|mother's|mom|mom's|father|fathers|father's|dad|dad's|sister|sisters|sister's|brother|brothers|brother's|sibling|siblings|son|sons|son's|daughter|daughters|daughter's|child|children|aunt|aunts|aunt's|uncle|uncles|uncle's|grandmother|grandmother's|grandmothers|grandfather|grandfather's|grandfathers|grandparent|grandparents|grandma|grandpa|cousin|cousins|cousin's|niece|nieces|nephew|nephews|niece's|nephew's|kids|parent|parents|twin|half brother|half sister|relative|relatives|family member|family members|grandson|granddaughter|grandsons|granddaughters|grandchild|grandchildren|great {aunt|uncle|grandmother|grandfather}|stepbrother|stepsister|triplet|triplets|mgm|mgf|pgm|pgf}";
/** The plain names of relatives, for a column's head. */
export const KIN_NAMES =
  'mothers?|moms?|fathers?|dads?|parents?|brothers?|sisters?|siblings?|sons?|daughters?|child(?:ren)?|grandmothers?|grandfathers?|grandparents?|aunts?|uncles?|cousins?';
/** Others about the patient. */
export const OTHERS =
  "{hubby's|wifey|wife|wife's|wifes|husband|husband's|husbands|spouse|spouse's|partner|partner's|girlfriend|girlfriend's|boyfriend|boyfriend's|fiance|fiancee|roommate|roommate's|housemate|friend|friends|friend's|neighbor|neighbors|neighbor's|neighbour|neighbours|coworker|coworkers|coworker's|co worker|co workers|colleague|colleagues|classmate|classmates|roommates|boss|caregiver|caregiver's|bed partner|bed partner's|bedpartner|in law|{mother|father|brother|sister|son|daughter|parents} in law|stepmother|stepfather|stepson|stepdaughter}";
/** What makes a relative the bearer in a relative clause. */
export const BORE =
  '{had|has|got|gets|received|underwent|needed|needs|required|takes|took|uses|used|wears|wore|tried|developed|suffers from|suffered from|suffered|went through|was given|was treated for|is on|was on|died of|died from}';
/** Who looks after a relative: "wife sees psychiatry for depression" tells of her, "wife sees him stop breathing" of the patient. */
const CARER =
  '[{a|an|the|her|his|their|our|own}] {mh|mental health|doctor|doctors|md|dr|specialist|psychiatrist|psychiatry|psychologist|psychology|counselor|counsellor|therapist|cardiologist|cardiology|pulmonologist|pulmonary|neurologist|neurology|oncologist|oncology|orthopedist|ortho|surgeon|urologist|clinic|gp|pcp|pain clinic|va}';
/** What a relative does for or with the patient. */
const CARES =
  '{checked|checks|took|takes|measured|measures|felt|watched|watches|brought|brings|drove|drives|carried|carries|carry|caught|catches|catch|helped|helps|help|picked|lifted|lifts|lift|dressed|dresses|dress|bathes|bathe|bathed|washes|wash|wheels|wheeled|pushes|pushed|push|pulls|pulled|pull|bought|buys|found|finds|reminds|reminded|turns|turned|rolls|rolled|steadies|steadied|holds|held|hold|feeds|fed|urges|urged|begs|begged|nags|nagged|lent|hands|handed|fetches|got|gets|gave|made|makes|lets|let|puts|put|walks|walked|follows|followed}';
const OFTEN = '{has|had|always|often|now|must|usually|sometimes|has to|had to|has had to|needs to|needed to|will}';
export const PERSON = `{${KIN}|${OTHERS}|family|ems|staff|nursing staff|nurse|caregivers|aide|facility}`;
export const SAYS_PLAIN =
  'reports|reported|report|states|stated|state|says|said|say|notes|noted|note|notices|noticed|notice|observes|observed|observe|witnessed|witnesses|witness|describes|described|describe|confirms|confirmed|confirm|corroborates|corroborated|tells|told|hears|heard|complains|complained|mentions|mentioned|denies|denied|deny|believes|believed|thinks|thought|recalls|recalled|relates|related|endorses|endorsed|adds|added|saw|sees|seen|recorded|records|filmed|videotaped|worries|worried|fears|finds|found|insists|insisted|indicates|indicated|verifies|verified|explains|explained|states that|feels|felt|requests|requested|asks|asked|called|calls|counts|counted|nudges|nudged|pokes|wakes|woke|elbows|shakes|complaining|states he|is concerned|was concerned|is worried|was worried|expresses|expressed|voiced|voices|attests|commented|comments|remarks|remarked|provides|provided|helps|helped|assists|assisted|brought|brings|drives|drove|accompanies|accompanied|cares|cooks|manages|moved|is aware|documents';
/** "Gave up dressing" and "keeps losing weight" tell of the relative. */
export const SAYS = `{${SAYS_PLAIN}|{gives|gave} {him|her|them|the|a|an|his|insulin|glucagon|juice|us|me}|keeps {him|her|them|a|an|the|track|his|count|telling|reminding|waking|nudging|poking|hearing|finding|score}}`;

/** "Daughter says her mother cannot reach the toilet": a child tells of the patient, as long as it tells of today and not of what a parent had. */
const NOW =
  "{cannot|can't|could not|couldn't|is|isn't|needs|fell|falls|has fallen|has been|gets|does|doesn't|won't|will not|refuses|uses|walks|keeps|now|dozes|nods|naps|sleeps|snores|wakes|forgets|repeats|struggles|wears|coughs|pants}";

/** Verbs with which others tell of the patient. */
export const SAYING: ReadonlySet<string> = new Set([...SAYS_PLAIN.split('|'), 'gives', 'gave']);

/** What brings in a relative who only comes along or tells. */
export const COMES =
  '{per|with|by|from|according to|via|through|accompanied by|lives with|lives w/|living with|living w/|here w/|seen w/|here with|together with|discussed with|spoke with|and|married to|resides with|stays with|supported by|help from|assistance from|help of|assistance of|collateral from|obtained from|provided by|given by|told by|witnessed by|observed by|reported by|noted by|seen by|heard by|presence of|front of|request of|insistence of|urging of|behalf of|sake of|arm of|side of|company of|beside|alongside|thanks to|not|noticed by|confirmed by|corroborated by|described by|woken by|awakened by|recorded by|asked by|sent by|brought by|brought in by|driven by|disturbs|disturbing|disturbed|wakes|waking|keeps|bothers|annoys|awakens|awakening|kicks|kicking|argues with|sleeping with|to}';

export const experiencerCues: readonly CueGroup[] = [
  {
    ...experiencer,
    value: 'family',
    dir: 'pre',
    phrases: `
      {family|familial} {history|hx|h/o|histories} [{of|for|is|was|significant|positive|negative|notable|remarkable|includes}] [{for|of}]
      {fh|fhx|fmh|famhx|fmhx|f/h}
      fam {hx|history} [of]
      family {medical|psychiatric|cardiac|cancer} {history|hx} [of]
      [{maternal|paternal|patient's|his|her|their|a|older|younger|first degree|second degree|biological|birth|identical|fraternal|full|late|deceased|elderly}] ${KIN}
      ${KIN} {and|&|or} [{maternal|paternal|his|her|older|younger}] ${KIN}
      {maternal|paternal} {side|history|family|aunt|uncle|cousins}
      [{his|her|their|the|patient's|older|younger|late}] ${KIN} [{also|always}] {feels|felt} {better|worse|fine|well|great|good|tired|short|weak|stronger|sick|low}
      [{his|her|their|the|patient's|older|younger}] ${KIN} {sees|saw|is seeing|goes to|went to|is followed by|follows with} ${CARER}
      {lives|living|stays|resides|lived} {with|w/} [..2..] ${KIN} who {${BORE}|smokes|smoked|drinks|snores|also}
      {runs|ran} in {the|his|her|their} family
      {family|relatives} [{is|was|are}] {full of|riddled with|loaded with|rife with}
      hereditary {history|risk} of
      on {his|her|the|their} {mother's|father's|maternal|paternal|mom's|dad's} side
      {inherited|genetic} {risk|predisposition} {for|of|to}`,
  },
  {
    ...experiencer,
    value: 'family',
    dir: 'post',
    max: 6,
    comma: 'list',
    phrases: `
      {runs|ran} [strongly] in {the|his|her|their} family
      {in|affecting|for|of} [{the|his|her|their|a|both|one|two|three|multiple|several|many}] [{maternal|paternal|first degree|second degree|older|younger|biological|close|immediate|deceased}] ${KIN}
      {in|of} {the|his|her|their|my} family
      on {his|her|the|their} {mother's|father's|maternal|paternal|mom's|dad's} side
      {maternal|paternal} ${KIN}
      family {history|hx}`,
  },
  {
    // "the same operation her sister had"
    ...experiencer,
    value: 'family',
    dir: 'post',
    max: 0,
    comma: 'stop',
    phrases: `
      [{that|which|like|as}] {his|her|their|the|my} [{own|older|younger|late|twin|maternal|paternal}] ${KIN} [{also|once|already}] ${BORE}
      [{just|much|exactly}] {like|as} {his|her|their} [{own|older|younger|late|twin|maternal|paternal}] ${KIN} [did]
      belongs to {his|her|their} ${KIN}`,
  },
  {
    ...experiencer,
    value: 'other',
    dir: 'post',
    max: 0,
    comma: 'stop',
    phrases: `
      [{that|which|like|as}] {his|her|their|the|my|a|another} [{own|ex|late|previous|prior|other}] {${OTHERS}|donor|patient} [{also|once|already}] ${BORE}
      [{just|much|exactly}] {like|as} {his|her|their|a} [{own|ex|late}] ${OTHERS} [did]
      {in|of|from} {the|a|another|the other} {donor|donors|recipient|roommate}
      {in|of|from} {another|the other|a previous|the previous} patient
      {belongs to|belonging to|meant for|intended for} {his|her|their|another|a different|the} [{previous|other}] {${OTHERS}|patient|person}`,
  },
  {
    // "hyperlipidemia, imported, removed, belongs to her mother's chart"
    ...experiencer,
    value: 'other',
    dir: 'post',
    max: 14,
    comma: 'pass',
    phrases: `
      {belongs|belong|belonged|belonging} to [..2..] {his|her|their} [{late|ex|own|older|younger}] {${OTHERS}|${KIN}}
      {belongs|belong|belonging} to {his|her|their|the} {mother's|father's|sister's|brother's|son's|daughter's|wife's|husband's|spouse's|twin's|roommate's|neighbor's} {chart|record|file|list}`,
  },
  {
    ...experiencer,
    value: 'family',
    dir: 'answer',
    phrases: `
      [{maternal|paternal|his|her|older|younger|first degree|patient's}] ${KIN} [{and|&|maternal|paternal|her|his|both}] [${KIN}]
      family {history|hx}`,
  },
  {
    ...experiencer,
    value: 'other',
    dir: 'pre',
    phrases: `
      [{patient's|his|her|their|a|late|deceased|elderly|ex|sick|disabled|ailing}] ${OTHERS}
      [{his|her|their|the|patient's|older|younger}] ${OTHERS} {sees|saw|is seeing|goes to|went to|is followed by|follows with} ${CARER}
      {lives|living|stays|resides|lived} {with|w/} [..2..] ${OTHERS} who {${BORE}|smokes|smoked|drinks|snores|also}
      another {patient|person|resident|individual}
      {other|neighboring|different} {patient|patients|person|people|residents}
      {donor|donors|donor's}
      {previous|prior|earlier|fellow|next} {patient|patients|resident}
      {donor|roommate|recipient} {history|hx|chart|record|report}
      {lab mate|classmate|teammate|tenant|landlord|employee|employer|client's {wife|husband|spouse}}
      {someone|somebody} {else|who|with|at}
      {no one|noone|nobody|none|nobody else|no one else} {else|at home|at work|in {the|his|her|their} {home|house|household|family}|around {him|her|them}}
      {other|another} {driver|passenger|motorist|resident|child|occupant|worker}
      {dog|cat|horse|puppy|kitten|bat|raccoon} {with|that has|who has|had|has|takes|took|gets|needs|on|is on|was on}
      {fetus|fetal|newborn|neonate|infant|baby}`,
  },
  {
    ...experiencer,
    value: 'other',
    dir: 'post',
    max: 5,
    comma: 'stop',
    phrases: `
      {in|of|for} [{the|his|her|their|a|late|sick|ill|ailing|disabled}] ${OTHERS}
      {in|of} {another|a different} {patient|person|individual}`,
  },
  {
    ...experiencer,
    value: '',
    dir: 'terminate',
    phrases: `
      {patient|pt|client|claimant|member|beneficiary|enrollee|myself}
      {the|this} {patient|pt|client|member|child|boy|girl|infant|baby|man|woman|gentleman|lady}
      {patient|pt|he|she|i|they} {himself|herself|myself|has|had|have|is|was|denies|reports|also|does|did|complains|states|continues|takes|uses|wakes|snores|smokes|presents|underwent|developed|suffers|experiences|endorses|admits|notes|describes|remains}
      personal {history|hx|h/o} [of]
      {found|shocked|revived|defibrillated|resuscitated|cardioverted|transported|intubated} {him|her|them|patient|pt}
      past medical history
      {our|today's}
      {and|but|while|whereas} {his|her|their|my} own`,
  },
  {
    ...experiencer,
    value: '',
    dir: 'pseudo',
    phrases: `
      [{his|her|their|the}] ${PERSON} [{has|had|now|often}] {sleeps|slept|sleeping} {elsewhere|apart|away|downstairs|upstairs|separately|next to|{in|on} [..3..] {because|due|since|for} [{of|to}] {her|his|the|she|he}|{in|on} [{the|a|another|her|his}] {other|another|different|spare|guest|separate|own|living} [{room|bed|bedroom}]|in another {room|bed}|{with|wearing|using} [{the|ear}] {earplugs|plugs}}
      [{his|her|their|the|patient's|a}] ${PERSON} [{and|or}] [${PERSON}] [{on|by|via|over} [the] {phone|telephone|video}] [{who|also|has|have|had|he|she|frequently|often|now|again|usually|sometimes|occasionally|regularly|repeatedly|consistently|always}] [{also|been|often|frequently|usually|repeatedly}] ${SAYS}
      ${COMES} [{the|his|her|their|my|our|patient's|patient|own|two|three|four|five|#|young|younger|older|adult|elderly|supportive|bed}] ${PERSON}
      {his|her|the|their|patient's} ${PERSON} {is|was|are|were} [also] {present|here|at bedside|in attendance|available|supportive|able|with|helping|assisting|unable|concerned|worried|aware|in the room}
      [{his|the|a}] {wife|girlfriend|mother|mom|daughter|sister|granddaughter|niece|aunt} [${OFTEN}] ${CARES} {him|his {temp|temperature|pulse|pressure|forehead|back|legs}}
      [{her|his|the|a}] {husband|boyfriend|father|dad|son|brother|grandson|nephew|uncle|hubby} [${OFTEN}] ${CARES} {her|him}
      [{his|her|their|the|a}] ${PERSON} [${OFTEN}] ${CARES} {patient|pt|the patient|the pt}
      {has|had|have|having|lets|let|needs|needed|gets|got} [{his|her|their|the|a}] ${PERSON} [to] ${CARES}
      ${PERSON} {at bedside|present|in the room|in attendance|here}
      {per|according to|[{his|her|the|their}]} {daughter|son|son in law|daughter in law} [${SAYS}] [that] [{his|her|their}] {mother|mom|mum|mama|father|dad|papa} ${NOW}
      {daughter|son|daughters|sons|children|kids} [${SAYS}] [that] [{his|her|their|my|our}] {mom's|mum's|dad's|mother's|father's} {asleep|always|not|been|sleeping|sleepy|nodding|dozing|confused|forgetting|forgetful|getting|falling|gotten|so|too|more|very|short|breathless|on|using|wearing|up|out|unable|no longer}
      {per|according to|[{his|her|the|their}]} wife [${SAYS}] [that] [her] husband ${NOW}
      {per|according to|[{his|her|the|their}]} husband [${SAYS}] [that] [his] wife ${NOW}
      [{his|her|the|their}] ${PERSON} {and|&} {i|me|myself}
      {told|tell|advised|discussed with|explained to|counseled|counselled|informed|taught|educated|instructed|shown|both} {patient|pt} [{and|&}] [{his|her|the|their}] ${PERSON}
      {someone|somebody|colleague|colleagues} [{at|from|in|across|of}] [..3..] {put|injected|gave|placed|performed|prescribed|tried|aspirated}
      {my|our} {partner|partners|associate|colleague|colleagues|son in practice} [{dr|doctor}] [{here|also|has|have|had|kindly}] {put|injected|gave|saw|did|tried|placed|performed|started|took|examined|evaluated|replaced|operated|reviewed|read}
      {his|her|the|their} ${PERSON} {can|could} [{also|even|often}] {hear|see|feel|smell|tell}
      {like|as if|as though} [..3..] {someone|somebody} else
      {single|married|divorced|widowed} {mother|father|parent|mom|dad} [of]
      {mother|father|parent|mom|dad} of {#|two|three|four|five}
      {as|when|since} {a|she was a|he was a|being a} {child|children}
      {as a|is a|being a} {parent|mother|father|caregiver|single parent}
      {g|gravida} # {child|children}
      in a child
      {since|after|from} [{the|her|their|my}] [{birth of|birth of her|birth of the}] {first|second|third|fourth|fifth|last|youngest|oldest|other} {child|children|baby|babies|kids|son|daughter|twins}
      [{of|at|for|before|after|since|until|to}] [{the|his|her|their}] {${KIN}|${OTHERS}} {wedding|birth|funeral|graduation|death|passing|birthday|christening|retirement}
      {has|have|had} [{#|two|three|four|five|one|no|several|a|young|small|adult|grown}] [{young|small|adult|grown}] {child|children|grandchildren|son|sons|daughter|daughters|siblings|brothers|sisters|kids}
      {care of|caring for|cares for|watches|watching|babysits|babysitting|play with|playing with|carry|carrying|lift|lifting|holding|pick up|bathe|bathing|raise|raising} [{his|her|their|the|a|#|two|three}] [{young|small|infant|elderly}] {child|children|baby|infant|son|daughter|grandchildren|grandchild|grandson|granddaughter|kids}
      {reach|keep out of|out of} {of|the} {children|child}
      children's {hospital|motrin|tylenol|clinic|advil|benadryl}
      {child|children} {and|life|protective|care|support}
      child {pugh|turcotte|bearing|birth}
      {baby|infant} aspirin
      {sister|brother} mary
      {mother's|father's|valentine's|grandparents} day
      [{his|her|their|the|a}] ${PERSON} {{{is|was|were} not|not|no longer|never} {needed|required|present|here|home|available|involved|helping|assisting|touching|there|able to help}|absent|away|at work|out of town|unavailable|{standing|stands|stood} {by|near|nearby|behind}|on standby|nearby|hands off|looking on|looked on|watched|watching|{does|did|do} not {help|assist|touch|lift|need to}|doesn't {help|assist}|didn't {help|assist}}
      {visit|visits|visiting|visited|call|calls|calling|called|phone|phones|join|joins|joining|meet|meets|meeting|met|invite|invites|see|seeing|reach|reaching} [{the|his|her|their|my|old|some}] {${OTHERS}|grandchildren|grandkids|grandson|granddaughter|kids|children}
      relative {improvement|gain|increase|decrease|reduction|change|difference|risk|contraindication|contraindications|afferent|weakness|sparing|rest|to}
      family {practice|medicine|physician|doctor|meeting|conference|support|planning|therapy|counseling|care|nurse|np|members present|present|at bedside|involvement|dynamics|doc}
      {the|this} {child|children}
      {is|was|as|being|became} [{the|a|her|his|their|now}] [{main|sole|primary|only|full time|unpaid}] {caregiver|caretaker}
      [{his|her|their|the}] ${PERSON} {a|an|who is a|who is an} [{retired|former|registered|home|hospital|icu|er}] {nurse|rn|lpn|cna|aide|doctor|physician|paramedic|emt|therapist|pharmacist}
      caregiver {training|education|strain}
      {people|person} with {disabilities}
      {twin|twins} {bed|beds|size|cities}
      newborn {screen|screening}
      fetal {position|heart}`,
  },
];
