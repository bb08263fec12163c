// What is said of people in general: rates, averages, the usual course, what others get, want or study. Told of nobody: "Average loss after a
// sleeve is 50 percent", "most plans want 80 percent relief", "he read online that people get a series of three". What people told or
// noticed of the patient is his, and so are his own averages ("people tell him he snores", "on average he uses it five hours").

import type { CueGroup } from './cue.ts';

const PEOPLE =
  '{people|patients|persons|individuals|adults|women|men|folks|smokers|diabetics|seniors|candidates|participants|sufferers|users|wearers}';
const PERSON = '{person|patient|man|woman|adult|smoker|candidate|user|participant}';
const SOME = '{most|many|some|few|several|certain|not all|other|older|elderly|younger|a few|a lot of|plenty of}';
const USUALLY = '{usually|often|generally|commonly|typically|normally|sometimes|rarely|seldom|mostly|frequently}';
const PLANS =
  '{plan|plans|insurer|insurers|insurances|payer|payers|payor|payors|carrier|carriers|{insurance|health} {plans|companies}}';
const DOCTORS =
  '{surgeons|doctors|physicians|centers|centres|clinics|hospitals|programs|offices|practices|specialists|experts|therapists|labs}';
const TREATED =
  '{sleeve|bypass|switch|band|surgery|operation|procedure|injection|block|ablation|epidural|implant|replacement|stimulator|scan|trial|shot}';
const NUMBER =
  '{#|half|one|two|three|four|five|six|seven|eight|nine|ten|a third|a quarter|two thirds|three quarters|most|# percent|# to # percent|ninety percent|eighty percent|seventy percent|sixty percent|fifty percent|a majority|the majority|a minority}';
const RATE =
  '{success|failure|infection|complication|response|mortality|death|cure|revision|dropout|recurrence|shock|survival|quit|satisfaction}';

const DISEASE =
  '{failure|apnea|apnoea|stenosis|diabetes|prediabetes|arthritis|osteoarthritis|copd|emphysema|asthma|hypertension|fibrillation|neuropathy|radiculopathy|sciatica|neuroma|obesity|lymphedema|insufficiency|glaucoma|cataract|osteoporosis|ptosis|edema|ischemia|hypoglycemia|syndrome|spondylosis|migraine|gerd|gout|lupus|sclerosis|anemia|stroke|angina}';

const general = { axis: 'frame', value: 'education', dir: 'pre', whole: 'around' } as const;

export const generalCues: readonly CueGroup[] = [
  {
    // he is compared with others, and what others say of him is his
    ...general,
    value: '',
    phrases: `
      {like|unlike|than|as in|among|one of the|with} [{the|so}] ${SOME} [{other|of the|of our}] ${PEOPLE} [{his|her} age]
      than [other] ${PEOPLE} {his|her} age
      one of the [{few|many|most}] ${PEOPLE} {with|who}
      ${PEOPLE} {have|has} {told|said|noticed|heard|commented|complained|remarked|asked|mentioned|seen|watched}
      ${PEOPLE} {are|keep|were} {telling|noticing|saying|complaining|asking|remarking|commenting}
      ${PEOPLE} {at|in|on|around|from} {work|church|home|school|{the|his|her} {house|family|home|office|bus|choir|building|ward|unit}}
      {he|she|patient|pt|sleep|this|it} {is|was} [{now|currently|still|also}] being {studied|investigated}
      being {studied|investigated} {tonight|today|tomorrow|for|by|with|further|here}
      {from|by} ${SOME} ${PEOPLE}
      ${PEOPLE} {have|has} to
      as ${PEOPLE} do
      {the|both|two|all the|these} {men|women|people} are {coming|going|here|at}
      {for|with|to|than|of} {men|women|people|adults|patients} {his|her} age
      {cannot|can't|could not|couldn't|unable to|able to|can|could|hard to|difficult to|trouble to|no longer|hardly|barely|to} [{now|still|only|no longer|even|not}] {read|see|watch|hear} [..2..] {online|on the {internet|web|news|computer}|on {facebook|youtube|tv|television|google|the radio|social media}|on the internet|in {a|the} {magazine|newspaper|paper|ad|commercial}}
      {works|worked|working|enrolled|enrols|enrolls|participates|participated|participating|subject} ..1.. in {clinical|large|randomized|controlled} {trials|studies}
      online {portal|chart|record|pharmacy|visit|account|class|store}`,
  },
  {
    ...general,
    phrases: `
      ${SOME} [{of our|of the|of these|other}] ${PEOPLE}
      ${SOME} [{other|such|obese|diabetic|elderly|cataract|apnea|heart|hip|knee|back|spine|pain}] {patients|people}
      ${PEOPLE} [${USUALLY}] {get|need|feel|find|have|are|do|tend|report|lose|gain|notice|respond|recover|live|experience|develop|try|want|use|wear}
      ${PEOPLE} ${USUALLY}
      ${PEOPLE} {over|under|past|above|below|younger than|older than|aged|of|in} {#|their|{this|that|his|her} age}
      ${NUMBER} {of|out of} [{all|our|the|such|these|about}] [{all|our|cataract|apnea|surgical|bypass|#|ten}] ${PEOPLE}
      {# percent|half|a third|two thirds|ninety percent|eighty percent} of ..1.. ${PEOPLE}
      ${NUMBER} of those {who|blocked|treated|operated|injected|burned|implanted|tested}
      one in {two|three|four|five|six|seven|eight|nine|ten|twenty|#} {has|have|is|are|gets|get|needs|need|will|goes|go|finds|find|feels|lose|loses|first|block|blocks|${PEOPLE}}
      {women|men|people|adults|patients|smokers|diabetics|drivers} {his|her|their|this|your} age
      ${NUMBER} ${PERSON} {in|of|out of} [every] {#|two|three|four|five|six|ten|twenty|hundred}
      {half|# percent|a third|a quarter|two thirds|# to # percent} of {all|such|these} {cases|implants|procedures|operations}
      {average|typical|usual} ${PEOPLE}
      {three|four|five|six|seven|eight|nine} in {ten|five|four} {who|patients|people}
      [the] {average|typical|usual|ordinary|median} ${PERSON} {loses|gains|gets|needs|has|is|will|can|feels|takes|uses|stays|goes|recovers|smokes|lives|sleeps}
      {average|typical|mean|median|usual|expected} [..2..] {after|with|from|following|of|to|for} {a|an|any} [{single|first|gastric|hip|knee}] ${TREATED} [..2..] {is|are|lasts|runs|ranges}
      {average|typical|mean|median|usual} {life|lifetime|cost|hospital stay|recovery|time to {failure|revision|recurrence|recovery|healing}} [..6..] {is|are}
      ${RATE} {rate|rates} {of|is|are|for|after|in|at|with|was #}
      {a|the|an} # {percent|%} ${RATE} rate
      {a|an|the|about} # {percent|%} {chance|risk|likelihood|probability} {of|that|for}
      {kills|affects|afflicts|strikes|helps} {more|many|most|about|#} [{million|percent of}] {people|adults|americans|women|men|patients}
      one in {#|fifty|a hundred|hundred|a thousand|thousand|twenty|thirty|forty} {chance|risk|odds}
      {most|many|some} {chairs|machines|devices|implants|batteries|leads|pumps|scooters|masks|sensors|lenses|stimulators|braces|meters} {weigh|last|need|cost|run|hold|work|fit|come|have|are|take|give}
      a typical ..3.. {gives|lasts|weighs|runs|costs|takes|needs|brings}
      {everyone|everybody|anybody|anyone} [else] {gets|needs|has|feels|loses|goes|who {gets|needs|feels|loses|goes|has {this|that|the|a|an|had|surgery|such}|wants|comes|takes|smokes|qualifies}|with|on|should|is {tired|sore|drowsy|different}}`,
  },
  {
    ...general,
    phrases: `
      {most|many|some|few|not every|not all|every|other|certain} ${PLANS} [${USUALLY}] {want|wants|pay|pays|require|requires|ask|asks|cover|covers|need|needs|look|deny|expect|limit|allow|like|approve|will|do|does}
      {insurers|payers|payors|carriers|{insurance|health} {companies|plans}} [${USUALLY}] {want|pay|require|ask|cover|need|look|deny|expect|limit|allow|like|approve|will}
      {medicare|medicaid|insurance} ${USUALLY} {wants|pays|requires|asks|covers|needs|expects|limits|allows|approves}
      {most|many|some|certain|a few|other|all} ${DOCTORS} [{also|${USUALLY}}] {want|combine|do|use|offer|prefer|recommend|like|give|require|ask|insist|expect|add|put|say|think|believe|believes|skip|wait|repeat|inject|treat|operate|place|order|start|scan|test|burn|block|replace|hold|stop|implant|choose|perform}
      {as a [general] rule|in general|generally} ${DOCTORS}
      ${DOCTORS} {there|elsewhere|abroad|these days|nowadays} {do|use|give|offer|combine|want}
      {is|are} [{still|now|currently|also|only}] {being studied|under study|being researched|investigational|experimental|in trials|in development}
      are [{still|now|currently|also}] {under investigation|being investigated} {for|in|as}
      ${DOCTORS} used to {give|do|use|think|believe|inject|say|put|operate}
      {we|I} {tell|warn|ask|remind} {everyone|everybody|all {our|of our} patients|every patient|all patients} [that]
      {trials|studies} of ..3.. are {under way|underway|ongoing|planned|recruiting}
      research {is|into|on|has|shows|suggests}
      {research|researchers|scientists|investigators} {is|are|have} [{also|now|still}] {looking|studying|working|testing|found|shown}
      {in|from} {trials|studies} {of|with|in|on} [..1..] ${PEOPLE}
      {in|from} {clinical|large|randomized|published|controlled} {trials|studies|series}
      {published|medical|current|existing} {series|literature|evidence} {puts|put|shows|show|says|say|suggests|suggest|reports|report|supports|support|gives|give}
      {published|scientific} {series|evidence}
      {in|per|from|by} the [medical] literature
      the [medical] literature {puts|shows|says|suggests|reports|supports|gives|has|is}
      {website|brand|brand's website|advertisement|commercial} {promises|advertises|claims|boasts|guarantees}
      {quoted|cited|went over} ..2.. the {usual|typical|published|standard|general} {figures|numbers|rates|odds|statistics|percentages}
      in our hands
      {registry|published|national|pooled} {data|figures|numbers}
      data from {the|a|one|large|several} [..2..] {registry|study|studies|trial|trials|literature}
      {drug company|manufacturer|maker|makers|package insert|advertisement|ad} {says|claims|warns|quotes|promises|advertises}
      {company|vendor} {claims|promises|advertises}
      {read|saw|seen|heard|found|looked up|watched|learned} [..2..] {online|on the {internet|web|news|computer}|on {facebook|youtube|tv|television|google|the radio|social media}|on the internet|in {a|the} {magazine|newspaper|paper|ad|commercial}} [that]
      {hears|heard|reads|knows} {of|about|that} [..1..] {people|others|someone|somebody|folks|patients|friends}`,
  },
  {
    // the course that is to be expected
    ...general,
    phrases: `
      it is [{quite|very|fairly|also|perfectly}] {normal|common|usual|typical|natural|expected|not unusual|not uncommon} to {feel|have|be|see|notice|lose|get|need|wake|want|experience}
      {it is|it's} [{quite|very|fairly|also|perfectly}] {normal|common|usual|natural|not unusual|not uncommon} {for|that} {the {pain|numbness|soreness|swelling|relief|effect|leg|eye}|a|some|your|pain|people|patients|any|one|relief}
      in {most|many|some|rare|few|a few} {cases|hands}
      as with {all|any|every|most|other} [..3..] {surgery|surgeries|implants|injections|procedures|operations|medicines|drugs|there}
      on average [the] {relief|results|benefit|people|patients|effect|effects|weight loss|recovery|nerves|batteries|improvement} {lasts|last|is|are|takes|grow|come|runs|lose}
      [the] {numbing medicine|local anesthetic|local anaesthetic|anesthetic|anaesthetic|numbing medication|numbing shot} [{itself|usually|only|often}] {lasts|wears|works|acts}
      [{ablated|burned|treated|heated}] nerves [{may|can|will|do|${USUALLY}}] {grow|regrow|regenerate|heal}
      relief ${USUALLY} {lasts|last|runs|fades}
      {surgery|operations|bypasses|sleeves} ${USUALLY} {improve|improves|help|helps|cure|cures|work|works|relieve|relieves|reverse|reverses}
      {discussed|explained|talked|told|reviewed|advised|counseled} [..3..] in general [terms] {that|how|what}
      relief {after|from|with|following} [{a|an|such}] {burning|ablation|ablations|block|blocks|injections|epidurals|surgery|neurotomy} {${USUALLY} {runs|lasts|last|is|comes}|runs|comes}
      the {usual|typical|customary|standard|normal|ordinary|accepted|conventional} {course|approach|practice|protocol|path|pathway|sequence|care|treatment|next step|first step} {is|would be|will be|calls|consists|runs|begins|starts|includes}
      {small|slight|low|remote} chance of
      the chance of ..2.. is
      it {may|can|might|could} take [{up to|about|several|a few}] [..3..] {days|weeks|months} {before|until|for|to}
      {battery|batteries} {lasts|last|should last|usually lasts} [{about|around|up to|roughly|some}] [..1..] years
      these {machines|devices|batteries|implants|leads|pumps} {last|cost|contain|work}`,
  },
  {
    ...general,
    opening: true,
    phrases: `
      {on average|as a rule|as a general rule|in general|by and large|generally|typically|usually} {people|patients|surgeons|doctors|relief|insurers|plans|insurance|women|men|smokers|adults}
      [as] [{a|the|this|one|our}] {handout|brochure|leaflet|pamphlet|booklet|poster|flyer|article|manual|guide|package insert|instruction sheet|safety sheet|wallet card} ..4.. {shows|says|tells|explains|reads|describes|pictures|states|mentions|warns|cautions|reminds|teaches|puts it|advises|notes}
      [{a|the|this|one}] {website|video} ..4.. {says|tells|explains|states|mentions}
      expect {some|mild|to {feel|be|have|need}}
      {a|an|some|mild} ..8.. {is|are} {common|expected|to be expected|not unusual|not uncommon} [{for|after|in|the|and|with}]
      {epidurals|ablations|nerves|leads|implants|replacements|operations} ..6.. {tend to|${USUALLY} {give|bring|last|help|recover|grow|fail|work|need|hold|fade|ease|take}}
      {knees|hips|backs|hearts|nerves|discs|eyes} {with|that|like} ..6.. {do|fare|respond} {best|better|well|worse|badly}
      {nationally|nationwide|worldwide|statewide|across the country}
      under study
      {a|an} ..2.. is {a|an} {small|large|common|tiny|thin|kind|type|form|condition|disease|disorder|tool|test|device|machine|medicine|drug|procedure|operation|scan|picture|growth|spot|lump|swelling|narrowing|weakness|problem|tear|bulge|clouding|thickening|blockage|measure|way|piece|part|set|battery|wire|tube|way|swollen|worn|special|serious|chronic|harmless|benign|x ray|blood|soft|hard|short|long|simple|safe|very}
      [{heart|sleep|spinal|kidney|renal|liver|respiratory|atrial|knee|hip|macular|venous|lumbar|cervical|obstructive|congestive|chronic|type #|tunnel|pulmonary}] ${DISEASE} {means|simply means|just means|happens when|occurs when|comes from|develops when|starts when|begins when}
      [the] word ..2.. means
      normal [..2..] {is|are|runs|ranges} [{from|between|above|below|over|under|about|at least}] # [{to|percent|and|or}]
      [the] {success|effect|benefit|result|results|relief} of {an|any} ..3.. {varies|differs|depends}`,
  },
];
