// All cues of the frame axis; here those that end a frame's reach and those that only look like one.

import type { CueGroup } from './cue.ts';
import { generalCues } from './frame-general.ts';
import { hypotheticalCues } from './frame-hypothetical.ts';
import { soughtCues } from './frame-sought.ts';
import { undoneCues } from './frame-undone.ts';
import { untoldCues } from './frame-untold.ts';

const frame = { axis: 'frame' } as const;

export const frameCues: readonly CueGroup[] = [
  ...hypotheticalCues,
  ...soughtCues,
  ...undoneCues,
  ...untoldCues,
  ...generalCues,
  {
    ...frame,
    value: '',
    dir: 'terminate',
    phrases: `
      but
      however
      although
      though
      whereas
      who
      which
      where
      because [of]
      due to
      secondary to
      given [{that|his|her|the}]
      since
      {in light|in view|on account|as a result|by virtue} of
      {for|to treat|to address|to manage|treatment of|management of} {his|her|the|their|ongoing|known|chronic|persistent|severe|worsening|continued|recurrent|intractable|refractory|documented|confirmed|moderate|symptomatic|significant|uncontrolled|bilateral|left|right|low|progressive|failed}
      {to|for} {treat|address|manage|control|alleviate|relieve} [{the|his|her|their}]
      {as|after|following|despite} {he|she|his|her|the|patient|failing|failed|failure|having|multiple|extensive|completing|trial|trials|adequate}
      {after|despite|status post}
      {has|have|had} [{already|previously|also|now|since|not}] {tried|failed|completed|had|been|undergone|used|taken|received|done|attempted|started|finished|trialed|responded}
      {previously|already} {tried|failed|completed|underwent|had|used|took|received|done|attempted}
      {secondary|owing|attributable|related} to
      {regarding|concerning}
      on [the] {strength|basis|grounds|force|evidence|account|back|heels} of
      {based on|prompted by|driven by|supported by|in response to|on top of|in the face of|in the setting of}
      {before|until|prior to|ahead of} {the|his|her|their|these|those} ..4.. {is|are|get|gets} {dealt|treated|addressed|tackled|removed|repaired|fixed|corrected|operated|taken care|drained|closed}
      {presents|presented|presenting|complains|complaining|reports|reported|endorses|denies|states|developed|underwent|completed|received|tried|failed}`,
  },
  {
    ...frame,
    value: '',
    dir: 'pseudo',
    phrases: `
      so that {the|this|his|her|he|she|it|they|we|I|no|only} [..2..] {lasted|was|were|had|came|went|ended|stopped|fell|failed|became|took|gave}
      {will|would} {often|sometimes|occasionally|usually|frequently|typically|generally|always|at times|periodically|intermittently|regularly|commonly|get|wake|awaken|find himself|find herself|not sleep|nod off|fall asleep|doze|feel|become|have to stop|stop breathing|gasp|choke|snore}
      {living|free|last|at|good|strong|against his|against her} will
      as if
      if {only|anything|nothing else}
      should {return|follow|continue|stop|go|reach|become|move|rise|drop|show|need|come|break|prove}
      {screen {share|shared|sharing}|{on|shared|touch|tablet|computer} screen}
      even if
      {no|an|the|any|sudden|strong|constant|bladder|urinary} urge
      {nobody|no one|none|neither} [..5..] {can|could|may|might|would} {help|do|manage|assist|take|use|operate}
      urge {incontinence|to {go|void|urinate|defecate|pass}}
      {asked|asks|wonders|wonder|wondered|inquired|inquires|unsure|unclear|unknown|certain|sure|clear|know} if
      {cannot|can't|can not|could not|couldn't|unable to|not able to} [be] [{entirely|completely|definitively|reliably|fully|totally|definitely|confidently}] {exclude|rule out|excluded|ruled out}
      {does|did|do|would|will} not [{entirely|completely|definitively|fully|necessarily|reliably|totally}] {exclude|rule out}
      {doesn't|didn't|don't|wouldn't|won't|doesnt|didnt} [{entirely|completely|definitively|fully|necessarily|reliably|totally}] {exclude|rule out}
      [{not|hardly}] {inadequate|insufficient|adequate|sufficient|enough} to {exclude|rule out}
      {adequate|sufficient|enough} to rule [{him|her|them|{the patient}|patient|pt}] out
      could be {palpated|felt|seen|visualized|visualised|identified|demonstrated|elicited|reproduced|heard|appreciated|detected|found|observed|recreated|looked at|reviewed|read|retrieved|pulled|downloaded|opened|shown|produced|obtained|verified}
      {is|are|was|were|also|still|be|been} present {with|for}
      indicated {a|an|that|no|mild|moderate|severe|normal|abnormal|acute|chronic|benign|malignant|evidence|significant|diffuse|multiple|degenerative|positive|negative}
      considering {his|her|their|that|the {severity|severe|degree|presence|extent|nature|duration|history|persistent|patient|patient's|young|advanced|age|fact|above|findings|failure|lack}}
      not [{yet|been|entirely|completely|definitively}] {excluded|ruled out}
      {health|insurance|treatment|care|medical|benefit|drug|coverage|medicare advantage|advantage|meal|safety|diet|lesson|birth|floor} plan
      {as|than|originally|was|were} planned
      planned parenthood
      planned {pocket|site|incision|entry}
      {i|we} shall [{also|then|now|again}] {block|cover|obstruct|limit|improve|exceed}
      {risk|risks} {stratification|assessment|score|calculator|chart|picture|estimate|tool}
      {risk|risks} {and|versus|vs} {benefit|benefits|harm|harms|reward}
      {benefit|benefits} {and|versus|vs} {risk|risks}
      risk [{is|was|of}] # percent
      {as|in the|on the} {ordered|prescribed|recommended|directed|scheduled|instructed|advised}
      {taking|takes|uses|using|used|adherent to|compliant with|following|completed|tried|failed|finished|attended|did|underwent|performs|performed|exhausted} [{the|his|her|their|all|{all of} the}] {prescribed|recommended|ordered|advised}
      {decline|declines|declined|declining} [{only|merely|just|further|steadily|slightly}] {in|from|of} [{the|his|her|function|functional|memory|cognition|strength|vision|health|status|lung|renal}]
      {cognitive|functional|gradual|steady|progressive|visual|rapid|further|marked|physical|clinical|overall|slow} decline
      {refused|refusing|refuses|declined|declines} to {leave|stop|quit}
      {no|without} goal
      {in|good} {order|orders}
      order {of|to}
      {disorder|recorder}
      well {controlled|managed}
      {tested|test|tests|screened|screen|testing} {positive|negative} [for]
      {positive|negative} {screen|screens|screening|test|tests|testing|study|serology|serologies|culture|cultures} for
      repeat [..6..] [now] {showed|shows|revealed|reveals|demonstrated|demonstrates|confirmed|confirms|read|{was|were} {done|performed|obtained|completed|normal|negative|positive|unchanged|stable|consistent}}
      {described|describes|describe} {symptoms|signs} {of|and}
      targeted {therapy|therapies|chemotherapy|chemotherapies|treatment|treatments|agent|agents|drug|drugs|radiotherapy|biopsy|injection|muscle|muscles|exercises}
      {into|under} consideration
      {evaluated|assessed|examined|checked|seen|looked|tested} {by|in|at|on|today}
      {referring|ordering|prescribing} {provider|physician|doctor|md|clinician|np}
      {referred|referral} {pain|otalgia|by|from|source|note|notes|letter|letters|packet|paperwork|records|information}
      referred {to|by} {us|me|our|this|dr|here}
      {over the counter|otc}
      {goal|target} {directed|oriented|organ|lesion|range met}
      {surgical|operative|operable} {target|targets}
      target [{left|right|L|R|lt|rt}] {leg|legs|foot|arm|back|limb|area|areas|region|regions|joint|joints|level|levels|site|sites|side|lesion|organ|pain|zone|symptom|symptoms|vessel|nerve|nerves|eye|knee|hip|disc|segment|population|lid}
      per [..3..] {evaluation|assessment|eval|check|visit}
      {had|has|have} to be
      {will|shall|to|should|we'll|plan to|plans to|can|may|would like to|wishes to} continue [{with|on|to use|to take|to wear|using|taking|wearing|her|his|the}]
      no need for
      {at|above|below|near|within|under|over|not at|meeting|exceeds|exceeding} {goal|target|goals|targets}
      {goals|goal} {met|achieved|attained|reached|not met|partially met|unmet|of care}
      {failed|met|achieved|reached|attained} [{to|all|his|her|the}] [{meet|achieve|reach}] [{goal|goals|target}]
      information {obtained|provided by|from|was obtained|release}
      {history|information|records} {reviewed|discussed}
      {may|can|could|might} have {been}
      {may|might|could} be [{partly|partially|in part|also}] {{due|related|secondary|attributable} to|caused by|from|the result of|associated with|explained by}
      {march|june|july|april|august|in|on|of|since|during|late|early|mid|through|until} {may}
      {start|started|begin|began|onset|starts|begins} {of|in|on|at|when|after|as|#|over|with|from}
      {get|gets} {worse|better|short of breath|tired|dizzy|up|out}
      {prevents|prevented|preventing} {him|her|them|patient|sleep|the patient|work|from} [from]
      {as|if|when|where} {indicated}
      {needs|need|requires|require|needed|required} {assistance|help|#|frequent|to stop|to rest|to sit|to be reminded|to lean|to hold|to use {his|her|both}|a break|breaks|naps|support|the use of|use of|supervision|cues|cueing|minimal|moderate|maximal|min|mod|max|total|hands on|physical|constant|someone|somebody|another person|{a|an} {hand|push|boost|lift|pull|aide|arm|second person|person}|both {arms|hands}|{his|her|their|the} {husband|wife|daughter|son|aide|spouse|sister|brother|mother|caregiver|partner|arms|hands}|oxygen at}
      {needs|need|requires|require} [{a|his|her|two|the}] {cane|canes|walker|rollator|crutch|crutches|arms|rail|rails|railing|banister|wall|walls|furniture} {to|for|at|even|just|when|outside|indoors|everywhere}
      {assistance|assist|assists|help|supervision|cueing|cues|support|oxygen|person|people|caregiver} [..4..] {is|are|was|were} [{always|usually|still|often|sometimes}] {required|needed}
      must [{always|often|still}] {hold|lean|push|pull|stop|rest|sit|turn|tilt|raise|hang|grab|rely|use {his|her|both|two|furniture|the|a {cane|walker|rail|magnifier}}|have {help|someone|somebody}}
      {does|did|do|has|will|would} not {need|require}
      discussed {at|with|in} {length|his|her|patient|the patient|detail}
      {result|results|finding|findings|report|reports|study|studies|labs|images|diagnosis} [{was|were|are|is}] [{also|all|now}] discussed
      discussed {that|results|findings|imaging|his|her|above|today}
      discussed the {results|findings|mri|imaging|diagnosis|report|images|case|study}
      {reviewed|discussed} {and|results|images|imaging|records|above|films|the results|labs|with} 
      {avoids|avoid|avoided|avoiding} {driving|stairs|social|going|walking|activities|activity|lifting|bending|work|crowds|eye}
      {pending|awaiting} {disability|litigation|placement}
      {should|could|might} have {been|had}
      would have been
      {symptoms|signs} of {fluid|heart|depression|withdrawal|infection|sleep|anxiety|neurogenic|upper|lower|carpal}
      {meets|met|fulfills|satisfies} {diagnostic|clinical|full|dsm|icsd|rome|acr|eular} [{#|v|iv|tr}] [tr] criteria for
      your {patient|mutual patient|kind referral|referral}
      thank you`,
  },
];
