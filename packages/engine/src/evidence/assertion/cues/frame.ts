// Words that say a statement is not (yet) fact: hypothetical, planned, recommended, ordered, declined, to be worked up, a goal, teaching, a blank form.

import type { CueGroup } from './cue.ts';

const frame = { axis: 'frame' } as const;
const PLANS = ['plan', 'assessment_plan', 'orders', 'assessment'] as const;

export const frameCues: readonly CueGroup[] = [
  {
    ...frame,
    value: 'hypothetical',
    dir: 'pre',
    far: true,
    phrases: `
      if
      unless
      in case [of]
      {in|on} the event {of|that}
      {should|if} {he|she|they|you|symptoms|this|these|pain|it|the|there|any|his|her}
      {return|come back|call|present|seek care|seek attention|go to the er|go to the ed|notify|alert} [also] [{to|the|our|us|clinic|office|er|ed|emergency|department|room|immediately|promptly|sooner|back|earlier|provider|doctor|physician|for}] [{the|our|clinic|office|er|ed|emergency|department|room|immediately}] [{er|ed|emergency|department|room|clinic|office|immediately|promptly|sooner}] {if|for|with|should|any}
      sooner {if|for|with}
      {call|return|come in|come back|report|go} [..3..] {right away|immediately|at once|promptly|asap} {if|for|with}
      should [..3..] {occur|develop|arise|worsen|recur|persist|appear|happen|fail}
      {return|er|ed|strict return|emergency} precautions [{for|given|including|reviewed|discussed|were|if|:}] [{for|including|if}]
      {watch|watching|monitor|monitored|monitoring|look out|on the lookout|alert|vigilant} for
      {provided|assuming|supposing} that
      {contingent|conditional|dependent} {on|upon}
      {in order to|to|aimed at|helps|help} {prevent|preventing|avoid|avoiding|forestall}
      {prevent|prevents|prevention of|preventing|avoidance of|prophylaxis|prophylactically} [{for|against|of}]
      {prophylaxis|ppx} {for|against}
      {avoid|avoids|avoiding}
      {at|increased|increase|increases|high|higher|low|elevated|risks|greater|lower|reduce|reduces|reduced|the|known|fall|some|substantial|significant|future|lifetime|genetic} risk [{factor|factors}] {of|for}
      {reviewed|discussed} {side effects|adverse effects}
      {risks|risk|possible complications|potential complications|side effects|adverse effects} [{discussed|explained|reviewed|were|are}] {of|include|includes|including|such as|include but not limited to|including but not limited to|include but are not limited to}
      {risk factors|predisposes|predisposing|predisposed|susceptible|vulnerable|prone} {for|to}
      {as needed|prn} [for]
      {would|could|might} {need|require|develop|lead to|cause|result in|progress to|worsen|benefit if|consider if|only|entail|be at risk}
      {may|might|can|could} {develop|lead to|cause|result in|progress to|trigger|precipitate|occur|require|need|experience|worsen|include|help}
      {threatens|threaten|threatening} to
      otherwise {he|she|they|patient} {will|would|may|might}
      depending on whether
      {fear|fears|afraid|fearful|scared} {of|that|he|she}
      as if [{he|she|they}] [{was|were}] [{going to|about to}]
      {before|until} {he|she|they|patient} {develops|gets|has}`,
  },
  {
    ...frame,
    value: 'hypothetical',
    dir: 'post',
    max: 8,
    comma: 'pass',
    phrases: `
      {if|when|once|as|unless} {needed|indicated|necessary|approved|tolerated|desired|required|authorized|able|appropriate|warranted|available|covered|feasible|no improvement|symptoms|symptom|pain|not improved|not improving|not better|persistent|refractory|worse|worsening|worsens|persists|fails|failed|failing|this fails|that fails|these fail|above fails|there is no|conservative|no better|no response|no relief|insurance|it|he fails|she fails|patient fails|still|recurs|recurrent|positive|negative|abnormal|cleared}
      {would|could|might|may} {be|become|occur|develop|arise|ensue|result} [{an option|considered|indicated|needed|necessary|possible|reasonable|beneficial|the next step|offered|helpful|appropriate|required|warranted}]
      {precautions|risk|risks}
      {is|are|was|were|as} [also] {an option|options|alternatives|an alternative}
      {may|might|could|can|would} {occur|develop|happen|arise|appear|follow|be needed|be required|be necessary|be considered|worsen|recur|help}
      {prophylaxis|prevention|avoidance}`,
  },
  {
    ...frame,
    value: 'planned',
    dir: 'pre',
    phrases: `
      {will|shall|we'll|i'll|he'll|she'll|they'll}
      {is|are|am|was|were} [{now|also|currently|tentatively}] {going to|to be|to undergo|to start|to begin|to receive|to have}
      {is|are|am|was|were} [{now|also|currently|tentatively}] {scheduled|planned|slated|booked|set|about|expected|anticipated|awaiting|planning} {to|for|on}
      to {be|undergo|start|begin|receive|have|get|initiate|obtain|resume|schedule|proceed|trial|try|complete|add} {scheduled|started|done|obtained|performed|initiated|arranged|determined|completed|tried|considered|fitted|reassessed|evaluated}
      {plan|plans|planned|planning|intends|intend|intending|intention|anticipate|anticipates|anticipated|expect|expects|hoping|prepares|preparing|arrange|arranging} {to|for|on|is|is to|is for}
      {scheduled|schedule|rescheduled|slated|booked} [{him|her|patient|pt|them|a}] [{for|to|on}]
      {await|awaits|awaiting|pending}
      upcoming
      future
      {next|the next} {step|steps} {is|are|will be|would be}
      {proceed|proceeding|moving forward|go ahead|move forward} {with|to}
      {ready|preparing|prior} to {begin|starting|start|undergo|undergoing|initiating|initiate}
      {looking forward|agreeable|agrees|willing|open|amenable|eager|consented|consents|agreed} to [{trying|try|start|starting|undergo|undergoing|begin|proceed|a trial of|having|have}]
      {wants|want|wishes|wish|would like|desires|prefers|interested|requests|requesting|requested|seeks|seeking} [{to|in|for}] [{try|trying|start|starting|undergo|undergoing|proceed|pursue|pursuing|have|having|get|getting|receive|discuss|discussing|explore|consider}]
      {let us|let's} {start|try|begin|get|obtain|do|proceed}
      {in|within} {the future|future}
      {candidate|candidacy|evaluated|clearance|cleared|preparation|approval|workup|assessment|authorization|auth|consideration|need|necessity} for {surgery|a trial}
      {request|requests|requesting|seeking} {approval|authorization|coverage|prior authorization} {for|of}
      {prior authorization|prior auth|preauthorization|precertification|authorization|letter of medical necessity|medical necessity} {for|of|request|request for}
      {yet|still|remains} to be {scheduled|done|started|performed|determined}
      {once|after|when} {approved|authorized|cleared}
      {before|prior to} {starting|beginning|initiating|undergoing|proceeding|initiation of|considering}
      not yet {started|begun|had|done|tried|received|undergone|completed|initiated|scheduled}`,
  },
  {
    ...frame,
    value: 'planned',
    dir: 'pre',
    opening: true,
    phrases: `
      {start|begin|initiate|schedule|obtain|arrange|get|trial|try|book|add|resume|restart|repeat|perform|proceed|set up|switch} [{to|a|an|with|on|of|trial|for|the}]`,
  },
  {
    ...frame,
    value: 'planned',
    dir: 'pre',
    sections: PLANS,
    phrases: `
      {trial of|start|begin|initiate|schedule|obtain|add|switch to|repeat|to start|increase to|transition to|follow up with|f/u with|followup with|follow up for}`,
  },
  {
    ...frame,
    value: 'planned',
    dir: 'post',
    max: 8,
    comma: 'stop',
    phrases: `
      {will|shall} [{also|then|now|likely|probably}] {be|start|begin|follow|occur|commence|take place|need|happen}
      {is|are|was|were} [{now|also|tentatively|currently}] {scheduled|planned|pending|upcoming|slated|booked|anticipated|being scheduled|being arranged|being planned|set for|to follow|to be|due|awaited|in the works|underway to schedule|requested|being requested}
      {scheduled|planned|pending|awaited|booked|upcoming} [{for|on|next|in|at}]
      {in|at} {the future|future|a future visit|a later date}
      to {be|follow} {scheduled|arranged|done|performed|started|obtained|determined|completed|initiated|considered}
      {next|this coming} {week|month|visit|year|monday|tuesday|wednesday|thursday|friday}
      tbd
      {not yet|yet to be} {started|begun|scheduled|done|initiated|completed}
      {requested|request}`,
  },
  {
    ...frame,
    value: 'recommended',
    dir: 'pre',
    phrases: `
      {recommend|recommends|recommended|recommending|recommendation|recommendations|rec|recs} [{that|to|for|of|is|he|she|patient|pt|are|include|starting|a trial of|trial of|:}]
      {suggest|suggests|suggested|suggesting} {starting|trying|a trial of|that {he|she|they|patient|we}|to|we|referral|adding|using}
      {advise|advises|advised|advising|encourage|encouraged|encourages|urged|urge|urges} [{him|her|patient|pt|them|that|the patient}] [{to|for|regarding|about|starting|trying|use|a trial of|he|she}]
      {consider|considering|considered|reconsider} [{a|an|adding|starting|trial|trying|referral|for|the|of}]
      {would|could|may|might|should} [{also|likely|greatly|definitely|potentially|probably}] {benefit|profit} from
      {would|could|will|should} [{also|likely|strongly}] {consider|recommend|suggest|advise|favor|try|offer|do well with}
      {should|must|ought to|needs to|need to|has to} [{also|then|first|now|likely|ideally|strongly|continue|consider|be}] {undergo|start|begin|have|receive|try|get|trial|obtain|complete|proceed|use|initiate|attend|be started|be placed|be given|be considered|do|see|wear|take|be evaluated|be treated|treated|offered|considered|started|given|placed}
      {needs|in need of|warrants|warranting|warrant|merits} [{a|an|further|additional|repeat}]
      {require|requires|required|needed} [a] {further|additional|repeat|surgery|surgical|operative|evaluation|referral|treatment with|revision|replacement|intervention}
      {candidate|eligible|appropriate|suitable|qualifies|indicated|indication|qualify|approved|need|necessity|criteria} {for}
      {offered|offer|offers|offering|proposed|proposing} [{him|her|patient|the option of|starting|trying|a trial of}]
      {discussed|discuss|discussing|discussion of|reviewed|explored|talked about} [the] {option|options|possibility|role|use|alternatives|idea|merits} [{of|for}]
      {discussed|discuss|discussing|discussion of|talked about|explored} {starting|trying|adding|switching|a trial of|trial of|having}
      {options|option|alternatives|choices} {include|including|are|such as|would be|of|were discussed including|discussed include|discussed including|discussed}
      {counseled|counselled|instructed|told|asked|directed|reminded} [{him|her|patient|pt|them|the patient|not}] to [{use|start|try|do|perform|continue|have|take}]
      {counseled|counselled|instructed|reminded} [{him|her|patient|pt}] {on|about|regarding} [{use of|using|starting|trying|the importance of|importance of}]
      {it would be|would be} {reasonable|appropriate|prudent|helpful|beneficial} to
      {best|first|preferred|next} {option|choice|step} {is|would be}
      {medically necessary|medical necessity of|justification for|rationale for}`,
  },
  {
    ...frame,
    value: 'recommended',
    dir: 'post',
    max: 6,
    comma: 'stop',
    phrases: `
      {is|are|was|were|has been|have been|had been|be|been} [{also|strongly|again|now}] {recommended|advised|suggested|encouraged|indicated|offered|discussed|proposed|considered|warranted|being considered|under consideration|medically necessary|needed|required|an option|reviewed}
      {recommended|advised|suggested|offered|encouraged|warranted|discussed|proposed|indicated|needed} [{to|by|as|at|given|for|today|but}]
      {should|must|ought to} be {considered|started|performed|done|obtained|tried|used|attempted|initiated|given|pursued|offered|undertaken|begun}
      {would be|may be|might be} {reasonable|appropriate|beneficial|helpful|useful|considered|indicated|needed}`,
  },
  {
    ...frame,
    value: 'ordered',
    dir: 'pre',
    phrases: `
      {order|orders|ordered|ordering|reordered} [{a|an|for|placed|written|entered|given|is|was|today|:}]
      {prescribed|prescribe|prescribes|prescribing|rx|rx'd|script|prescription|prescriptions|rxed|e prescribed} [{for|of|given|sent|written|provided|him|her|:}]
      {refer|refers|refered|referred|referral|referrals|referring} [{him|her|patient|pt|made|placed|sent|given|for|to|was|is|today}] [{to|for|made|placed}]
      {requisition|dispense|dispensed|sent rx|sent in|called in|wrote for|written for|sent a prescription} {for}
      {given|provided|wrote|gave} [{him|her|patient|pt}] [a] {prescription|script|rx|order|referral} {for|to}`,
  },
  {
    ...frame,
    value: 'ordered',
    dir: 'post',
    max: 6,
    comma: 'stop',
    phrases: `
      {is|are|was|were|has been|have been|had been|been|being} [{also|now|again}] {ordered|prescribed|referred|requisitioned|sent to pharmacy}
      {ordered|prescribed}
      {order|orders|referral|referrals|prescription|rx|script|requisition} {placed|written|sent|made|given|entered|provided|submitted|was|is}
      {referral|prescription|requisition}`,
  },
  {
    ...frame,
    value: 'declined',
    dir: 'pre',
    phrases: `
      {declines|declined|declining|refuses|refused|refusing|refusal|rejects|rejected|deferred|defers|deferring|postponed|postpones|cancelled|canceled|cancels} [{to|of|all|any|a|the|further|undergo|trial|starting|trying|offer of}]
      {opts|opted|opting|decided|chose|elected|elects|chooses} {against|not to|to forgo|to defer|to hold off on|to decline}
      {not|isn't|wasn't|never} {interested in|willing to|open to|amenable to|agreeable to|keen on|ready for|ready to}
      {does not|doesn't|did not|didn't|do not|would not|wouldn't|will not|won't} {want|wish|desire|care} [to] [{start|undergo|have|try|take|use|pursue|consider|do}]
      {unwilling|reluctant|hesitant|averse} to [{start|try|undergo|use|have|take|consider|pursue|do}]
      {wants|wishes|prefers|would like|would prefer} to {avoid|hold off on|hold off|defer|delay|forgo|postpone|wait on}
      {held off|hold off|holding off|put off|passed up|passed on} [on]
      {insurance|payer|insurer|carrier|medicare|medicaid|plan} [{has|have|previously|initially}] {denied|declined|refused|would not cover|will not cover|did not cover|does not cover|rejected}
      {denial|denied coverage|denied authorization|non coverage} {of|for}
      {denied|declined|rejected} by [{the|his|her}] {insurance|insurer|payer|carrier|plan|medicare|medicaid|health plan} [coverage] for
      {claim|claims|request|requests|appeal|authorization|coverage} [..2..] {denied|rejected|declined} for
      {forgo|forgoes|forwent|foregoing|forgoing|waived|waives}
      {no show|no showed|did not show|did not attend|failed to attend|missed} {for|to|his|her|all|appointment for|appointments for}`,
  },
  {
    ...frame,
    value: 'declined',
    dir: 'post',
    max: 8,
    comma: 'pass',
    phrases: `
      {but|and|which} [{this|it|that}] {was|were|has been|is} {declined|refused|deferred|rejected|cancelled|canceled|turned down}
      {but|and|which|though|although} [{the|has|had}] [{he|she|patient|pt|they|family}] [{has|had|again|also}] {declined|declines|refused|refuses|deferred|defers|rejected|cancelled|canceled|turned it down|did not want|does not want|was not interested|is not interested}
      {he|she|patient|pt|they} [{has|had|again}] {declined|declines|refused|refuses|deferred|defers|cancelled|canceled}
      {denied|rejected|not covered} by [{the|his|her}] {insurance|payer|insurer|carrier|plan|medicare|medicaid|health plan}`,
  },
  {
    ...frame,
    value: 'declined',
    dir: 'post',
    max: 5,
    comma: 'stop',
    phrases: `
      {is|are|was|were|has been|have been|been|had been} [{again|also|repeatedly|politely}] {declined|refused|deferred|rejected|cancelled|canceled|turned down|waived|not wanted|not approved|not covered|not authorized|postponed}
      {was|were|has been|is|been} denied {by|coverage|authorization|on appeal|as not}
      {declined|refused|cancelled|canceled|turned down|deferred|postponed}`,
  },
  {
    ...frame,
    value: 'workup',
    dir: 'pre',
    phrases: `
      {rule|to rule|ruling} out
      r/o
      {evaluate|evaluation|eval|evaluating|evaluated|assess|assessing|assessed|assessment|check|checked|checking|screen|screened|screening|test|tested|testing|investigate|investigated|investigation|examine|examined|look|looking|looked|search|searched|searching|surveillance|workup|work up|worked up|w/u|studied|study|consult|consultation|imaging|mri|ct|xray|biopsy|labs|ordered|probe|sent} {for|of possible|for possible}
      {reason|indication|indications} {for|of} {exam|examination|study|test|imaging|procedure}
      {exclude|excluding}
      {must|should|need to|needs to} {exclude|rule out}
      {clinical|exam} {question|indication}
      {determine|determining|ascertain|clarify|see|confirm} {if|whether}
      to {confirm|establish|verify} [{the|a|diagnosis|presence}] [{of|diagnosis of|presence of}]`,
  },
  {
    ...frame,
    value: 'workup',
    dir: 'post',
    max: 0,
    comma: 'stop',
    phrases: `
      {screening|screen|workup|work up|w/u|evaluation|eval|testing|questionnaire|panel}
      {to be|needs to be|must be|should be} {ruled out|excluded|evaluated|investigated|worked up}
      {being|under} {worked up|evaluated|investigated|investigation|evaluation}`,
  },
  {
    ...frame,
    value: 'goal',
    dir: 'pre',
    phrases: `
      {goal|goals|target|targets|targeting|targeted|aim|aims|aiming|objective|objectives|ltg|stg|ltgs|stgs|hopes|hope|hoping|hoped|aspires|strives|striving} [{is|are|of|to|for|include|includes|including|at|that|#|therapy|treatment}]
      {short|long} term {goal|goals}
      {in order to|so that|so as to|with the hope of|in hopes of|in the hope of|with the goal of|with the aim of|work toward|working toward|working towards|strive for} [{achieve|obtain|reach|be|he|she|they|patient|attain|help}]
      {patient|pt|client} will [{be able to|demonstrate|achieve|report|improve|perform|return|increase|decrease|tolerate|verbalize|ambulate|reach|maintain|attain|show}]
      will be able to
      {expected|anticipated|desired|intended} {outcome|outcomes|result|results|benefit|benefits}
      {wants|would like|wishes|hopes} to {be|lose|return|get back|stop|quit|achieve|reach|regain|become|improve|walk|run|play}
      to {achieve|attain|reach} [{a|an}]`,
  },
  {
    ...frame,
    value: 'goal',
    dir: 'post',
    max: 2,
    comma: 'stop',
    phrases: `
      [{is|as|the|our|his|her|long term|short term|treatment}] {goal|goals|target|targets|objective}`,
  },
  {
    ...frame,
    value: 'education',
    dir: 'pre',
    phrases: `
      {education|educated|educate|educating|teaching|taught|handout|handouts|pamphlet|brochure|leaflet|booklet|literature|educational materials|information|info|website|video|tips|resources} [{him|her|patient|pt|given|provided|done|reviewed|was|sheet|sheets|materials}] {on|about|regarding|for|re|concerning|of|provided|to|covering}
      {counseled|counselled|counseling|counselling|instructed|instruction|instructions} [{him|her|patient|pt|provided|given|done|was}] {on|about|regarding|re|concerning|in}
      {reviewed|discussed|explained|described|went over|covered|taught} [{with|the|him|her|patient|pt|to}] [the] {signs|symptoms|signs and symptoms|warning signs|pathophysiology|natural history|nature|importance|benefits|risks|risks and benefits|complications|definition|causes|diagnosis|management|prevention|mechanism} {of|and|for}
      {patients|people|individuals|persons|adults|men|women|those|anyone|children|smokers} {with|who|in|at|that|taking|over|should|may|can|often|undergoing}
      {symptoms|signs|causes|complications|types|warning signs|risk factors} of [{the|this|your}] [..3..] {include|are|may include|can include}
      what {is|are|causes}
      you {may|might|can|should|will|could|have|are|must|need|had}
      please do not
      {talk to|ask|tell|call|contact|consult|see} your
      {can|may} {increase|raise|reduce|lower|contribute to|be caused by|be associated with} [{your|the}] [{risk|chance|likelihood|chances}]
      {is|are} {a condition|a disease|a disorder|a common|diseases|conditions|caused by|defined as|characterized by|usually|often|commonly|a type of|associated with}
      {learn|read|understanding|facts} {about|more about|more|on}
      {about|regarding} your
      {policy|coverage|criteria|guideline|guidelines|medicare|payer|insurance|plan|lcd|ncd} {requires|require|states|state|recommends|recommend|covers|defines|includes|indicates|criteria include|criteria}
      {criteria|requirements} [for ..4..] {include|includes|are}
      {meets|met} criteria {if|when}
      {studies|literature|research|evidence|trials|data} {show|shows|suggest|suggests|supports|support|have shown|has shown|demonstrate|demonstrates|indicate|indicates}`,
  },
  {
    // leaflets speak to "you"; letters between doctors do too, but not right before a symptom
    ...frame,
    value: 'education',
    dir: 'pre',
    max: 2,
    comma: 'stop',
    phrases: `
      {your|you're}`,
  },
  {
    ...frame,
    value: 'recommended',
    dir: 'pre',
    max: 3,
    comma: 'stop',
    phrases: `
      {discussed|discussing}`,
  },
  {
    ...frame,
    value: 'education',
    dir: 'post',
    max: 4,
    comma: 'stop',
    phrases: `
      {education|handout|handouts|counseling|counselling|teaching|pamphlet|brochure|leaflet|literature|precautions reviewed|information} [{was|were|is|provided|given|done|reviewed|sheet|completed}]
      {is|are} {a condition|a disease|a disorder|a common|diseases|conditions|caused by|defined as|characterized by}
      {affects|afflicts} {millions|many|people|adults|#|about}
      {can|may} {cause|lead to|increase|result in|damage} [{your|the|serious|many|a}]`,
  },
  {
    ...frame,
    value: 'template',
    dir: 'answer',
    phrases: `
      {yes no|y n|no yes|n y}
      {n/a|na|not applicable|unknown|unk|not assessed|not evaluated|not asked|not addressed|not documented|not recorded|not available|unable to assess|unable to obtain|unable to determine|deferred|to be completed|to be determined|tbd|blank|not tested|not examined|not specified|circle one|select one|check one|specify|see below|see above}
      not yet {assessed|evaluated|documented|recorded}`,
  },
  {
    ...frame,
    value: 'template',
    dir: 'both',
    max: 6,
    phrases: `
      {yes no|circle one|select one|check one|check all that apply|circle all that apply|mark one|select all that apply|please specify|please describe|please list|fill in|if yes|if so}
      {do you have|have you had|have you ever|do you|are you|did you|have you|has the patient|does the patient|is the patient|did the patient|does patient|has patient}`,
  },
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
      {presents|presented|presenting|complains|complaining|reports|reported|endorses|denies|states|developed|underwent|completed|received|tried|failed}`,
  },
  {
    ...frame,
    value: '',
    dir: 'pseudo',
    phrases: `
      {will|would} {often|sometimes|occasionally|usually|frequently|typically|generally|always|at times|periodically|intermittently|regularly|commonly|get|wake|awaken|find himself|find herself|not sleep|nod off|fall asleep|doze|feel|become|have to stop|stop breathing|gasp|choke|snore}
      {living|free|last|at|good|strong|against his|against her} will
      as if
      even if
      {asked|asks|wonders|wonder|wondered|inquired|inquires|unsure|unclear|unknown|certain|sure|clear|know} if
      {cannot|can't|can not|could not|couldn't|unable to|not able to} [be] [{entirely|completely|definitively|reliably}] {exclude|rule out|excluded|ruled out}
      not [{yet|been|entirely|completely|definitively}] {excluded|ruled out}
      {health|insurance|treatment|care|medical|benefit|drug|coverage|medicare advantage|advantage|meal|safety|diet|lesson|birth|floor} plan
      {as|than|originally|was|were} planned
      planned parenthood
      {risk|risks} {stratification|assessment|score}
      {as|in the|on the} {ordered|prescribed|recommended|directed|scheduled|instructed|advised}
      {taking|takes|uses|using|used|adherent to|compliant with|following} {prescribed|recommended|ordered}
      {decline|declines|declined|declining} {in|from|of} [{the|his|her|function|functional|memory|cognition|strength|vision|health|status|lung|renal}]
      {cognitive|functional|gradual|steady|progressive|visual|rapid|further|marked|physical|clinical|overall|slow} decline
      {refused|refusing|refuses|declined|declines} to {leave|stop|quit}
      {no|without} goal
      {in|good} {order|orders}
      order {of|to}
      {disorder|recorder}
      well {controlled|managed}
      {tested|test|tests|screened|screen|testing} {positive|negative} [for]
      {evaluated|assessed|examined|checked|seen|looked|tested} {by|in|at|on|today}
      {referring|ordering|prescribing} {provider|physician|doctor|md|clinician|np}
      {referred|referral} {pain|otalgia|by|from|source}
      referred {to|by} {us|me|our|this|dr|here}
      {over the counter|otc}
      {goal|target} {directed|oriented|organ|lesion|range met}
      {had|has|have} to be
      {will|shall|to|should|we'll|plan to|plans to|can|may|would like to|wishes to} continue [{with|on|to use|to take|to wear|using|taking|wearing|her|his|the}]
      no need for
      {at|above|below|near|within|under|over|not at|meeting|exceeds|exceeding} {goal|target|goals|targets}
      {goals|goal} {met|achieved|attained|reached|not met|partially met|unmet|of care}
      {failed|met|achieved|reached|attained} [{to|all|his|her|the}] [{meet|achieve|reach}] [{goal|goals|target}]
      information {obtained|provided by|from|was obtained|release}
      {history|information|records} {reviewed|discussed}
      {may|can|could|might} have {been}
      {march|june|july|april|august|in|on|of|since|during|late|early|mid|through|until} {may}
      {start|started|begin|began|onset|starts|begins} {of|in|on|at|when|after|as|#|over|with|from}
      {get|gets} {worse|better|short of breath|tired|dizzy|up|out}
      {prevents|prevented|preventing} {him|her|them|patient|sleep|the patient|work|from} [from]
      {as|if|when|where} {indicated}
      {needs|requires|needed|required} {assistance|help|#|frequent|to stop|to rest|to sit|to be reminded|a break|breaks|naps|support|the use of|use of|supervision|cues|cueing|minimal|moderate|maximal|oxygen at}
      {does|did|do|has|will|would} not {need|require}
      discussed {at|with|in} {length|his|her|patient|the patient|detail}
      discussed {that|results|findings|imaging|his|her|above|today}
      discussed the {results|findings|mri|imaging|diagnosis|report|images|case|study}
      {reviewed|discussed} {and|results|images|imaging|records|above|films|the results|labs|with} 
      {avoids|avoid|avoided|avoiding} {driving|stairs|social|going|walking|activities|activity|lifting|bending|work|crowds|eye}
      {pending|awaiting} {disability|litigation|placement}
      {should|would|could|might} have {been|had}
      {symptoms|signs} of {fluid|heart|depression|withdrawal|infection|sleep|anxiety|neurogenic|upper|lower|carpal}
      {meets|met|fulfills|satisfies} {diagnostic|clinical|full|dsm|icsd|rome|acr|eular} [{#|v|iv|tr}] [tr] criteria for
      your {patient|mutual patient|kind referral|referral}
      thank you`,
  },
];
