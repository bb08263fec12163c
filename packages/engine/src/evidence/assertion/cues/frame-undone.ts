// Words that say a thing is planned, recommended, ordered or declined: not done.

import type { CueGroup } from './cue.ts';

const frame = { axis: 'frame' } as const;
/** A day or an event to come. */
const WHEN =
  '{tomorrow|tonight|today|next|soon|shortly|later|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|early|late|mid|this {week|month|fall|spring|summer|winter|coming|afternoon|evening}|the {#|first|second|third|fall|spring|summer|winter|autumn|week|month|new year|following|coming|end|beginning|same}|once|when|as soon as|after|on}';
const HANDS =
  '{supply|deliver|provide|send|fit|dispense|schedule|order|arrange|book|furnish|mail|set up|install|procure}';
const PLANS = ['plan', 'assessment_plan', 'orders', 'assessment'] as const;

export const undoneCues: readonly CueGroup[] = [
  {
    ...frame,
    value: 'planned',
    dir: 'pre',
    phrases: `
      {will|shall|we'll|i'll|he'll|she'll|they'll}
      {is|are|am|was|were} [{now|also|currently|tentatively}] {going to|to be|to undergo|to start|to begin|to receive|to have}
      {is|are|am|was|were} [{now|also|currently|tentatively}] {scheduled|planned|slated|booked|set|about|expected|anticipated|awaiting|planning} {to|for|on}
      to {be|undergo|start|begin|receive|have|get|initiate|obtain|resume|schedule|proceed|trial|try|complete|add} {scheduled|started|done|obtained|performed|initiated|arranged|determined|completed|tried|considered|fitted|reassessed|evaluated|reviewed|repeated|rechecked|addressed|revisited|redone|booked|ordered|ordained|delivered|implanted|placed|inserted|repaired|resected|submitted|dispensed}
      {is|are|am|case management|social work} [{now|also|currently|still|busy|already}] {arranging|organizing|organising|setting up|scheduling|booking|coordinating|working on|pursuing|requesting|applying for|lining up|trying to {get|arrange|obtain|find|book}|looking for {a|an}|saving {up for|for}}
      {is|are} [also] to {drop off|deliver|bring|send|supply|provide|install|fit|ship|order|arrange|schedule|see|get|obtain|try|wear|attend}
      {asked|requested|instructed|told|directed|authorized|begged} ..5.. to ${HANDS}
      {request|requests|requisition|application|petition|appeal|bid} [{placed|sent|submitted|made|filed|faxed|is in|in|pending}] for
      on the {calendar|docket|agenda|books|surgical schedule|or schedule|operating schedule} [{for|on} {${WHEN}|the {1*|2*|3*|4*|5*|6*|7*|8*|9*}}]
      on the [{transplant|waiting|wait|surgical|cancellation|operating}] {list|waitlist} for
      consent [{form|forms|papers}] [{was|were|is}] {signed|obtained|given|in hand|on file} for
      {consented|signed up|signed on|preop|pre op|preoperative visit|preadmission|preadmission testing|preadmission visit|put in|saving up|medically cleared|surgical clearance} for
      {anticipate|anticipates|anticipating|envisage|envisages|envision|envisions|foresee|foresees}
      {tomorrow's|next {week's|month's|monday's|tuesday's|wednesday's|thursday's|friday's}}
      {is down|are down|put down|in line|on the waiting list|on the wait list|waitlisted|wait listed|penciled in|pencilled in|put in} for
      {plan|plans|planned|planning|intends|intend|intending|intention|anticipate|anticipates|anticipated|expect|expects|hoping|prepares|preparing|arrange|arranging} {to|for|on|is|is to|is for}
      {will|to} follow up [{with|in}] [..2..] for
      {we|i|tentatively} {plan|planned|planning} [{a|an|the|on}]
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
      {thinks|thinking|thought|dreams|dreaming|talks|talking|talked} {about|of} {buying|getting|trying|using|starting|having|ordering|renting|going|a|an}
      {toying with|toyed with|contemplates|contemplating|mulling|shopping for|looking into|browsing for} [the idea of]
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
      {start|begin|initiate|schedule|obtain|arrange|get|try|book|add|resume|restart|repeat|perform|proceed|set up|switch|take|inject|eat|drink} [{to|a|an|with|on|of|trial|for|the}]`,
  },
  {
    ...frame,
    value: 'planned',
    dir: 'pre',
    opening: true,
    phrases: `
      to {begin|start|initiate|resume|undergo} {a|an|the|#|pt|physical|therapy|cpap|oxygen|insulin|metformin|gabapentin|pregabalin|duloxetine|naproxen|meloxicam|nsaid|nsaids|tomorrow|tonight|next}
      [the] {patient|pt|client|member} to {begin|start|undergo|receive|initiate|obtain|attend|resume|try|schedule}`,
  },
  {
    // "To do: sleep study, TSH. Done: ECG"
    ...frame,
    value: 'planned',
    dir: 'pre',
    opening: true,
    colon: true,
    phrases: `
      {to do [list]|to dos|still to do|left to do|outstanding|still outstanding|still to come|yet to come|coming up|coming|in the works|on order|not yet {done|here|scheduled|booked|started}|wish list|due|now due|overdue|scheduled|to follow|to be {done|scheduled|ordered|arranged|booked|addressed}|for next {time|visit|week|month}|next {visit|appointment|time|session|week}|plan for {today|tomorrow|next visit|next week}|on the calendar}`,
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
      to {be|follow} {scheduled|arranged|done|performed|started|begun|tried|attempted|obtained|determined|completed|initiated|considered|mailed|sent|faxed|shown|given|provided|reviewed|discussed|gone {through|over}|signed|measured|tested|checked|repeated|ordered|booked|placed|implanted|injected}
      {next|this coming} {week|month|visit|year|monday|tuesday|wednesday|thursday|friday}
      tbd
      {not yet|yet to be} {started|begun|scheduled|done|initiated|completed}
      {is|are|was|were|now|still|remains|remain|being} [{now|still|currently|already}] {on order|on {backorder|back order}|backordered|back ordered|on {its|the} way|en route|in the {pipeline|mail|post}|on the {calendar|docket|agenda|books}|on hold|under construction|waitlisted|wait listed|being {ordered|made|built|processed|arranged|organized|prepared|fabricated|fitted}}
      on {order|back order|backorder} {from|with|since|through|for}
      [{is|are|was|were|has been|have been}] {set|slated|listed|penciled in|pencilled in|lined up|earmarked|calendared|down|due|booked in|put down} {for|on} ${WHEN}
      to {begin|start|commence|resume|restart|take place|occur|follow|come|go ahead} [{on|in|at}] ${WHEN}
      [{is|are|was|were|has been|have been|had been|being}] {put off|postponed|pushed back|pushed|moved back|moved|delayed|rescheduled|deferred|held|carried over} {until|till|to|for} ${WHEN}
      [{is|are|was|were|has been|have been|being}] {requested|sought|solicited} {from|of|through} {vendor|supplier|dme|company|manufacturer|pharmacy|the|his|her|insurance|medicare|medicaid|cardiology|surgery|neurology|dr|an outside|another|a {second|specialist}}
      {when|once|as soon as|after|until|till} [..4..] {arrives|arrive|delivered|ships|ship|available|in stock|comes in|come in|approves|is ready|are ready|clears|allow|allows|permits|permit}
      can [{finally|safely|even|ever|at last}] be {booked|scheduled|listed|performed|started|begun|placed|implanted|ordered|fitted|offered|considered|carried out|delivered|dispensed|approved|attempted|undertaken|planned}
      {waits|wait|is waiting|are waiting|still waiting|must wait|hinges} {on|for|until}
      {overdue|past due}
      {forwarded|faxed|submitted|sent on} to [{the|our|his|her}] {supplier|vendor|dme|scheduler|scheduling|payer|insurer|insurance|vendor's}`,
  },
  {
    ...frame,
    value: 'recommended',
    dir: 'pre',
    phrases: `
      {recommend|recommends|recommended|recommending|recommendation|recommendations|rec|recs} [{that|to|for|of|is|he|she|patient|pt|are|include|starting|a trial of|trial of|:}]
      {suggest|suggests|suggested|suggesting} {starting|trying|a trial of|that {he|she|they|patient|we}|to|we|referral|adding|using}
      {I|we} [{have|had|also|would}] {suggest|suggested|propose|proposed}
      {surgeon|surgery|doctor|therapist|pcp|cardiology|cardiologist|neurology|neurologist|orthopedics|orthopedist|pulmonology|pulmonologist|ophthalmologist|specialist|consultant|team|dr ..1..|pt|ot} {suggests|suggested|proposes|favors|advocates|is in favor of|would {like|prefer|favor}}
      {advise|advises|advised|advising|encourage|encouraged|encourages|urged|urge|urges} [{him|her|patient|pt|them|that|the patient}] [{to|for|regarding|about|starting|trying|use|a trial of|he|she}]
      consideration {of|for}
      {consider|considering|considered|reconsider} [{a|an|adding|starting|trial|trying|referral|for|the|of}]
      {would|could|may|might|should} [{also|likely|greatly|definitely|potentially|probably}] {benefit|profit} from
      {would|could|will|should|might|may} [{also|likely|strongly}] {consider|recommend|suggest|advise|favor|try|offer|do well with|normally give|usually give|normally try|usually try}
      {should|must|ought to|needs to|need to|has to} [{also|then|first|now|likely|ideally|strongly|continue|consider|be}] {undergo|start|begin|have|receive|try|get|trial|obtain|complete|proceed|use|initiate|attend|be started|be placed|be given|be considered|do|see|wear|take|be evaluated|be treated|treated|offered|considered|started|given|placed}
      {needs|in need of|warrants|warranting|warrant|merits} [{a|an|further|additional|repeat}]
      {require|requires|required|needed} [a] {further|additional|repeat|surgery|surgical|operative|evaluation|referral|treatment with|revision|replacement|intervention}
      {candidate|eligible|appropriate|suitable|qualifies|indicated|indication|qualify|approved|need|necessity|criteria} {for}
      {offered|offer|offers|offering|proposed|proposing} [{him|her|patient|the option of|starting|trying|a trial of}]
      {discussed|discuss|discussing|discussion of|reviewed|explored|talked about} [the] {option|options|possibility|role|use|alternatives|idea|merits} [{of|for}]
      {discussed|discuss|discussing|discussion of|talked about|explored} {starting|trying|adding|switching|a trial of|trial of|having}
      {options|option|alternatives|choices} {include|including|are|such as|would be|of|were discussed including|discussed include|discussed including|discussed}
      {counseled|counselled|instructed|told|directed|reminded} [{him|her|patient|pt|them|the patient|not}] to [{use|start|try|do|perform|continue|have|take}]
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
      {recommended|advised|suggested|offered|encouraged|warranted|discussed|proposed|indicated} [{to|by|as|at|given|for|today|but}]
      {should|must|ought to} be {considered|started|performed|done|obtained|tried|used|attempted|initiated|given|pursued|offered|undertaken|begun}
      {would be|may be|might be} {reasonable|appropriate|beneficial|helpful|useful|considered|indicated|needed}`,
  },
  {
    ...frame,
    value: 'ordered',
    dir: 'pre',
    phrases: `
      {order|orders|ordered|ordering|reordered} [{a|an|for|placed|written|entered|given|is|was|today|:}]
      {order|request} of {today|this date|this day}
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
      {is|are|was|were|has been|have been|had been|been|being} [{also|now|again}] {ordered|prescribed|requisitioned|sent to pharmacy}
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
      {resists|resisted|resisting|balks at|balked at|shuns|shunned|turned down|turns down|said no to|says no to|passes on|won't hear of|too {proud|vain|embarrassed} {for|to {use|wear}}} [{using|wearing|taking|trying}]
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
      {denied|rejected|not covered} by [{the|his|her}] {insurance|payer|insurer|carrier|plan|medicare|medicaid|health plan}
      [{but|and|which|then}] [{he|she|they|patient|pt|it}] {did not|didn't|never} {go|went} {ahead|through with it|through with that|forward|through}
      [{but|and|which|then}] [{he|she|they|patient|pt|it}] {fell through|did not happen|didn't happen|never happened|never took place|never came about|changed {his|her|their} mind}`,
  },
  {
    // "migraine was denied by the patient": a symptom
    ...frame,
    value: '',
    dir: 'pseudo',
    phrases: `
      {is|are|was|were|has been|have been|been} denied by [{the|his|her}] {patient|pt|member|client|wife|husband|spouse|partner|mother|father|parents|son|daughter|family|caregiver|him|her|them|mr|mrs|ms|both}`,
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
    value: 'recommended',
    dir: 'pre',
    max: 3,
    comma: 'stop',
    phrases: `
      {discussed|discussing}`,
  },
];
