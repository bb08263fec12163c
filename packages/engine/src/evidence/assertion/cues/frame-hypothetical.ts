// Words that say a thing is only supposed or feared: "if", "in case of", "risk of", "call for".

import type { CueGroup } from './cue.ts';

const frame = { axis: 'frame' } as const;
/** What may befall somebody. */
const COMES =
  '{occur|recur|develop|arise|emerge|ensue|appear|reappear|happen|follow|return|come back|come on|come up|come about|come to|worsen|get worse|become|persist|continue|fail|flare|flare up|break out|break down|set in|start up|spread|show|show up|rise|drop|fall|exceed|prove|turn out|stop|fade|give out|dislodge|migrate|move|break|leak|go|need|reach}';

export const hypotheticalCues: readonly CueGroup[] = [
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
];
