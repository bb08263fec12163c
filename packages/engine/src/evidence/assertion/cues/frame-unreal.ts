// Words that say a thing is hypothetical, looked for or aimed at: not found.

import type { CueGroup } from './cue.ts';

const frame = { axis: 'frame' } as const;
/** What may befall somebody. */
const COMES =
  '{occur|recur|develop|arise|emerge|ensue|appear|reappear|happen|follow|return|come back|come on|come up|come about|come to|worsen|get worse|become|persist|continue|fail|flare|flare up|break out|break down|set in|start up|spread|show|show up|rise|drop|fall|exceed|prove|turn out|stop|fade|give out|dislodge|migrate|move|break|leak|go|need|reach}';

export const unrealCues: readonly CueGroup[] = [
  {
    ...frame,
    value: 'hypothetical',
    dir: 'pre',
    far: true,
    phrases: `
      if
      unless
      in case [of]
      {in|on} the [{unlikely|rare|remote|unhappy}] event [{of|that}]
      {should|if} {he|she|they|you|symptoms|this|these|pain|it|the|there|any|his|her}
      {return|come back|call|present|seek care|seek attention|go to the er|go to the ed|notify|alert} [also] [{to|the|our|us|clinic|office|er|ed|emergency|department|room|immediately|promptly|sooner|back|earlier|provider|doctor|physician|md|team|nurse|rn|for}] [{the|our|clinic|office|er|ed|emergency|department|room|immediately}] [{er|ed|emergency|department|room|clinic|office|immediately|promptly|sooner}] {if|for|with|should|any}
      seek {immediate|immediately|emergency|emergent|urgent|prompt} [medical] {attention|care|help|treatment|evaluation} {for|if|with|should|in case of|in the event of}
      sooner {if|for|with}
      {bring|take|send|rush|get} {him|her|them|{your|the|a} child|patient|pt} [{in|back|to ..4..}] [{at once|right away|immediately|straight away}] {for|if|with}
      {when|reasons|what} to {page|call|phone|ring|come in|return|seek|notify|worry|contact|report|watch for|look out for}
      {precaution|precautions|insurance|safeguard|hedge|be on the safe side} against
      {transfuse|page|replete} {for|when}
      {consider|considering} {transfusion|transfusing|dialysis|intubation|repletion} {for|if|when}
      {hold|skip|omit|withhold} ..3.. for {hr|bp|sbp|heart rate|pulse|systolic|rr|map|glucose|potassium|inr|platelets|sedation|temp|sats|#}
      {call|calling|notify|notification|hold|holding|alarm|alert|transfusion|trigger|return} {parameters|criteria|limits|thresholds|triggers|rules}
      hold for {hr|bp|sbp|heart rate|systolic|rr}
      {call|ring|phone|return|come|come in|come back|report|go} [..3..] {right away|straight away|immediately|at once|promptly|asap|straight back|{the|that} [{same|very}] {day|night|hour}|without delay|day or night|at any hour} {if|for|with}
      should [..3..] {occur|develop|arise|worsen|recur|persist|appear|happen|fail}
      lest
      for fear {of|that|he|she|it|they}
      {on|in} the [off] chance that
      {to|should|must|will|can|would|may} ..5.. at {the first|any|the slightest|the earliest} {sign|signs|hint|suggestion|symptom|symptoms|trace|sight|whiff|onset|appearance|return} of
      {told|asked|instructed|advised|reminded|knows|understands|agrees|is|are|encouraged|to} to {call|phone|ring|page|telephone|contact} [..3..] {for|if|with|about|when|whenever|should|upon}
      {told|asked|instructed|advised|reminded|knows|understands|agrees|is|are|encouraged|to} to {return|come back|come in|report|go in|seek help|seek care} [..3..] {if|should|whenever|upon|for {any|new|worsening|increasing|sudden|severe|recurrent|fresh}}
      {return|warning|emergency|follow up|callback|call back|red flag|safety net} {instructions|advice|guidance|parameters} {for|given for|including|if|with}
      {return|er|ed|strict return|emergency} precautions [{for|given|including|reviewed|discussed|were|if|:}] [{for|including|if}]
      {warned|cautioned} [{him|her|patient|pt|them}] {of|about|regarding}
      {watch|watching|monitor|monitored|monitoring|look out|on the lookout|alert|vigilant} [{closely|carefully|him|her|patient|pt}] for [{signs|symptoms} of]
      {provided|assuming|supposing} that
      {contingent|conditional|dependent} {on|upon}
      {in order to|to|aimed at|helps|help} {prevent|preventing|avoid|avoiding|forestall}
      {prevent|prevents|prevention of|preventing|avoidance of|prophylaxis|prophylactically} [{for|against|of}]
      {protect|protects|protecting|protection|guard|guards|guarding|safeguard|safeguards} [{him|her|them|patient|pt|you|the patient}] {from|against}
      {prophylaxis|ppx} {for|against}
      {avoid|avoids|avoiding}
      {reviewed|discussed} {side effects|adverse effects}
      {would|could|might} {need|require|develop|lead to|cause|result in|progress to|worsen|benefit if|consider if|only|entail|be at risk}
      {may|might|can|could} {develop|lead to|cause|result in|progress to|trigger|precipitate|occur|require|need|experience|worsen|include|help}
      otherwise {he|she|they|patient} {will|would|may|might}
      depending on whether
      as if [{he|she|they}] [{was|were}] [{going to|about to}]
      {before|until} {he|she|they|patient} {develops|gets|has}`,
  },
  {
    // ends with its clause: "at risk for falls, uses a walker for gait instability"
    ...frame,
    value: 'hypothetical',
    dir: 'pre',
    phrases: `
      {at|increased|increase|increases|high|higher|low|elevated|risks|greater|lower|reduce|reduces|reduced|the|known|fall|some|substantial|significant|future|lifetime|genetic} risk [{factor|factors}] {of|for}
      {risks|risk|possible complications|potential complications|side effects|adverse effects} [{discussed|explained|reviewed|were|are}] {of|include|includes|included|including|which include|which included|such as|include but not limited to|including but not limited to|include but are not limited to|which include but are not limited to}
      {risk factors|predisposes|predisposing|predisposed|susceptible|vulnerable|prone} {for|to}
      {as needed|prn} [for]
      {as needed|prn} ..2.. for
      would have {had|undergone|gotten|received|tried|used|needed|required|taken}
      {threatens|threaten|threatening} to
      {fear|fears|afraid|fearful|scared|frightened|terrified} {of|that|he|she}
      {fears|dreads|dreading|fearing} {losing|falling|becoming|getting|being|having|ending|going|dying|needing|choking|another|a|an}`,
  },
  {
    // above a list
    ...frame,
    value: 'hypothetical',
    dir: 'pre',
    opening: true,
    phrases: `
      {possible|potential|expected|common|known} {side effects|adverse effects|risks|complications|reactions}
      {things|signs|symptoms|what} to watch for
      {instructions|precautions|{{warning|danger|alarm} signs}} [{were|was}] {given|reviewed|explained|discussed|{gone over}|{gone through}} [{{in writing}|verbally|again}]
      {written|verbal|discharge|home} instructions [{given|reviewed|explained}] [in writing]
      {call|phone|ring} {us|me|the office|the clinic} {for|if|when|with}`,
  },
  {
    // "Should fever or chills develop", "even should the pain come back"; a bare verb behind "should" is advice
    ...frame,
    value: 'hypothetical',
    dir: 'pre',
    opening: true,
    far: true,
    phrases: `
      [{even|and|but|or}] should ..7.. ${COMES}
      were ..3.. to ${COMES}
      were {the|his|her|their|any|a|an|this|that|these|those|such} ..4.. to
      had ..7.. {would|wouldn't|could|might} [not] have
      {with|at|for|on|upon} any {drop|fall|rise|change|increase|decrease|sign|signs|new|worsening|recurrence|further|increased|fever|bleeding|pain}`,
  },
  {
    // "whenever rest pain or an ulcer should appear", "a leak that should develop"
    ...frame,
    value: 'hypothetical',
    dir: 'post',
    max: 6,
    comma: 'pass',
    phrases: `
      should [{ever|again|suddenly|then|it|they|one|this|that|these}] {appear|develop|occur|recur|arise|emerge|ensue|reappear|come back|flare|show up|set in|break out|turn up}`,
  },
  {
    // "For glucose under 70 give juice": what to do at a threshold
    ...frame,
    value: 'hypothetical',
    dir: 'pre',
    opening: true,
    phrases: `
      any ..8.. {should|must|is to|are to|needs to|has to} be {reported|told|called in|phoned in|treated|brought|seen|shown}
      {one more|another} ..4.. and {he|she|it|we|they|I} {will|would|may|might|is|are}
      for ..4.. {under|over|below|above|beyond|less than|greater than|more than|lower than|higher than|at or {below|above}|of # or {more|less}} # [..3..] {give|take|call|notify|hold|start|recheck|treat|page|administer|drink|eat|use|stop|double|add|inject|increase|decrease|skip}`,
  },
  {
    // "Treat any glucose below 54 at once": what to do then
    ...frame,
    value: 'hypothetical',
    dir: 'pre',
    opening: true,
    phrases: `
      {treat|correct|report|recheck|confirm} {any|all|every|each} [{low|reading|value|glucose|sugar|blood sugar|number|episode|fever|pain}]`,
  },
  {
    // "To ER for chest pain": what would send somebody there
    ...frame,
    value: 'hypothetical',
    dir: 'pre',
    opening: true,
    phrases: `
      {to|go to|report to|proceed to} [the] {er|ed|emergency room|emergency department|hospital} {for|with}`,
  },
  {
    // "Numb between the legs, fever, new weakness: go to the emergency room": what to do then, said to the reader
    ...frame,
    value: 'hypothetical',
    dir: 'post',
    max: 24,
    comma: 'pass',
    opening: true,
    phrases: `
      {go|come|return|report} [{straight|right|back}] to [{the|your}] [{nearest|closest|local}] {emergency room|emergency department|emergency|er|ed|a & e|hospital}
      {call|dial|phone} 911`,
  },
  {
    ...frame,
    value: 'hypothetical',
    dir: 'post',
    max: 8,
    comma: 'pass',
    phrases: `
      {if|when|once|unless} it
      {should|must|is to|are to|need to|needs to|has to|have to} be {reported|told to us|called in|phoned in} [{at once|immediately|right away|promptly|to}]
      {is|are} {a reason|reasons} to {call|phone|come|return|go}
      please {call|phone|ring|tell|let} {me|us|the office|the clinic|my office}
      {if|when|once|as|unless} {needed|indicated|necessary|approved|tolerated|desired|required|authorized|able|appropriate|warranted|available|covered|feasible|no improvement|symptoms|symptom|pain|not improved|not improving|not better|persistent|refractory|worse|worsening|worsens|persists|fails|failed|failing|this fails|that fails|these fail|above fails|there is no|conservative|no better|no response|no relief|insurance|he fails|she fails|patient fails|still|recurs|recurrent|positive|negative|abnormal|cleared}
      {would|could|might|may} {be|become|occur|develop|arise|ensue|result} [{an option|considered|indicated|needed|necessary|possible|reasonable|beneficial|the next step|offered|helpful|appropriate|required|warranted}]
      {is|are|was|were|as} [also] {an option|options|alternatives|an alternative}
      {may|might|could|can|would} {occur|develop|happen|arise|appear|follow|be needed|be required|be necessary|be considered|worsen|recur|help}
      {prophylaxis|prevention|avoidance}`,
  },
  {
    // "fall risk", "aspiration and bleeding precautions"; not a risk that is told farther off
    ...frame,
    value: 'hypothetical',
    dir: 'post',
    max: 3,
    comma: 'stop',
    phrases: `
      {precautions|risk|risks}`,
  },
  {
    ...frame,
    value: 'workup',
    dir: 'pre',
    phrases: `
      {rule|to rule|ruling} out
      r/o
      {evaluate|evaluation|eval|evaluating|evaluated|assess|assessing|assessed|assessment|check|checked|checking|screen|screened|screening|test|tested|testing|investigate|investigated|investigation|examine|examined|look|looking|looked|search|searched|searching|surveillance|workup|work up|worked up|w/u|studied|study|consult|consultation|imaging|mri|ct|xray|scan|scans|scanned|scanning|biopsy|labs|ordered|probe|sent} {for|of possible|for possible}
      {reason|indication|indications} {for|of} {exam|examination|study|test|imaging|procedure}
      {exclude|excluding}
      {to|can|could|would|will|help|helps|helped|helping|trying} {tell|distinguish|differentiate|separate|discriminate} ..6.. from
      {to|can|could|would|will|help|helps|helped|helping|trying} {distinguish|differentiate|discriminate|decide|tell the difference} between
      {meant|intended|designed|done|performed|obtained|sent|taken|aimed|run|carried out|hoping|trying|attempt|order|had|undertaken} to {uncover|detect|identify|pick up|find|show|reveal|demonstrate|prove|catch|unmask}
      with {an eye {to|toward|on}|a view to {excluding|finding|ruling out}}
      {differentiate|distinguish} ..6.. from
      {holter|monitor|telemetry|recorder|scan|test|study|films|imaging|ct|mri|x ray|x rays|ultrasound|biopsy|labs|echo|eeg|emg|swab|tap|culture} to {catch|find|show|see|detect|prove|pick up|uncover}
      {aim|hope|goal|purpose|intention|object|intent|view} {of|to} {finding|detecting|excluding|ruling out|identifying|catching|uncovering|confirming}
      {in search of|hunting for|searching for|on the hunt for|querying}
      {question|query} [{put|posed|asked|addressed} ..3..] {was|is} [{whether|one of}]
      {distinguishing|differentiating|discriminating} {between|..4.. from}
      {troponin|troponins|cardiac enzymes|d dimer|cultures|culture|swab|swabs|smear|dopplers|doppler|duplex|serology|serologies|titer|titers|bronchoscopy|venogram|cta|v/q|dexa|tilt test|tilt table|tap|lumbar puncture} {for|to look for|to exclude}
      {correlate|correlation|correlating} [clinically] for
      {must|should|need to|needs to} {exclude|rule out}
      {clinical|exam} {question|indication}
      clinical {concern|query|suspicion}
      {determine|determining|ascertain|clarify|see|confirm} {if|whether}
      to {confirm|establish|verify} [{the|a|diagnosis|presence}] [{of|diagnosis of|presence of}]`,
  },
  {
    // "Ask about morning headaches."
    ...frame,
    value: 'workup',
    dir: 'pre',
    opening: true,
    phrases: `
      {ask|inquire|enquire} [{him|her|them|patient|pt|the patient|family|{his|her|the} {wife|husband|spouse|partner|daughter|son|family|caregiver}}] {about|after|regarding|re}`,
  },
  {
    // "no subsidence can be measured with confidence"
    ...frame,
    value: 'workup',
    dir: 'post',
    max: 4,
    comma: 'stop',
    phrases: `
      {can|could|cannot|can't} be {measured|confirmed|established|proven|determined|demonstrated|judged|assessed|excluded|said} {with|to} [{any|sufficient|a}] [{reasonable}] {confidence|certainty|satisfaction|degree}`,
  },
  {
    ...frame,
    value: 'workup',
    dir: 'post',
    max: 0,
    comma: 'stop',
    phrases: `
      {screening|screen|workup|work up|w/u|evaluation|eval|testing|questionnaire|panel}
      [{is|are|was|were}] being {ruled out|excluded}
      {to be|needs to be|must be|should be|has to be|have to be|had to be|was to be|were to be} {ruled out|excluded|evaluated|investigated|worked up}
      {being|under} {worked up|evaluated|investigated|investigation|evaluation}`,
  },
  {
    ...frame,
    value: 'goal',
    dir: 'pre',
    phrases: `
      {goal|goals|target|targets|targeting|targeted|aim|aims|aiming|objectives|ltg|stg|ltgs|stgs|hopes|hope|hoping|hoped|aspires|strives|striving} [{is|are|of|to|for|include|includes|including|at|that|#|therapy|treatment}]
      {short|long} term {goal|goals}
      {goal|goals|aim|aims|objective|hope} {for|of|from|after|with} [..4..] {is|are|remains|was|were} [to]
      {the|our|his|her|treatment|therapy|primary|main} objective [{is|of|to|for|at|that}]
      {goal|goals|aim|objective|purpose} of [{the|this|his|her}] {treatment|therapy|surgery|care|procedure|injection|program|rehab|rehabilitation} {is|are|was|remains|would be} [to]
      {so that|so as to|with the hope of|in hopes of|in the hope of|with the goal of|with the aim of|work toward|working toward|working towards|strive for} [{achieve|obtain|reach|be|he|she|they|patient|attain|help}]
      {patient|pt|client} will [{be able to|demonstrate|achieve|report|improve|perform|return|increase|decrease|tolerate|verbalize|ambulate|reach|maintain|attain|show}]
      will be able to
      {quoted|quote|quoting} {him|her|them|patient|pt|family}
      {told|warned|advised} [{him|her|them|patient|pt}] to expect
      {can|should|may|might|could} {reasonably|safely|realistically} expect
      {expected|anticipated|desired|intended} {outcome|outcomes|result|results|benefit|benefits}
      {wants|would like|wishes|hopes} to {be|lose|return|get back|stop|quit|achieve|reach|regain|become|improve|walk|run|play}
      to {achieve|attain|reach} [{a|an}]
      {objective|objectives|ambition|ambitions} {is|are|for|of|remains}
      {his|her|their|my} [{own|dearest|greatest}] {ambition|dream|wish|desire} to
      ideally [{he|she|we|they|I}] {would|will|should}
      {hopes|hope|hoping|wish|wishes|longs|dreams|wants} [for] [{most|more than anything|above all}] {is|was} [to]
      {purpose of|intent of|intention of|object of|point of {the|this|doing|having}} ..4.. {is|was} [to]
      {his|her|their} [{biggest|main|chief|dearest|one|only|great}] {wish|dream|desire|ambition} [..3..] {is|was} [to]`,
  },
  {
    // "in order to confirm the diagnosis, MRI was done": what comes after the comma was
    ...frame,
    value: 'goal',
    dir: 'pre',
    comma: 'list',
    phrases: `
      to {get|bring|keep|hold|have|maintain} {his|her|their|the|your} ..3.. {below|under|above|over|within|at {#|or|least|most}|down to|up to|back to}
      in order to [{achieve|obtain|reach|be|he|she|they|patient|attain|help}]`,
  },
  {
    // "By discharge: stairs with a rail"
    ...frame,
    value: 'goal',
    dir: 'pre',
    opening: true,
    colon: true,
    phrases: `
      {by|at} {[the] {time|day} of} {discharge|transfer}
      {by|before|for} {discharge|going home|graduation from {pt|therapy|rehab}|[the] {next|follow up} {visit|appointment|session}|week #|day #|{week's|month's|year's} end|the end of {the|this} {week|month|program|course|stay|episode}|then}
      {in|within} # {days|weeks|months|visits|sessions} [time]
      {looking|working|hoping|shooting} for`,
  },
  {
    // "To have him walk 150 feet is the objective"
    ...frame,
    value: 'goal',
    dir: 'post',
    max: 14,
    comma: 'pass',
    phrases: `
      {is|are|remains|remain} {the|our|his|her|their|my|a} [{main|first|next|chief|shared|stated|long term|short term|realistic|immediate|overall}] {objective|objectives|aim|aims|ambition|goal we set|goal agreed|goal}
      {is|are} {what|where} {we|he|she|they|I} {want|wants|hope|hopes|aim|aims} [to]
      {is|are} {hoped|aimed|strived|striven|worked} for`,
  },
  {
    ...frame,
    value: 'goal',
    dir: 'post',
    max: 2,
    comma: 'stop',
    phrases: `
      [{is|as|the|our|his|her|long term|short term|treatment}] {goal|goals|target|targets}
      {is|as|the|our|his|her|long term|short term|treatment} objective`,
  },
];
