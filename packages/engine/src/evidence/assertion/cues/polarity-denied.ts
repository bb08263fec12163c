// Words that deny: before what they deny, behind it, or as an answer.

import type { CueGroup } from './cue.ts';

const denied = { axis: 'polarity', value: 'negated' } as const;

export const deniedCues: readonly CueGroup[] = [
  {
    ...denied,
    dir: 'pre',
    phrases: `
      no
      not
      never
      {never|not} {once|ever|yet}
      nor
      neither
      none {of|had|has|have}
      {none|neither} {with|involving|requiring|needing|causing|showing|resulting in|leading to|due to|related to|severe enough {for|to}|bad enough {for|to}|complicated by|accompanied by|associated with|suggestive of|suspicious for}
      no evidence {of|for|that|to suggest}
      no {complaint|complaints|report|reports|mention|history|hx|h/o|sign|signs|indication|suggestion|suspicion|trace|hint} {of|for}
      {without|no} reports of
      not a {trace|hint|sign|bit} of
      not so much as
      {isn't|wasn't|aren't|weren't|doesn't|don't|didn't|hasn't|haven't|hadn't|won't|wouldn't|shouldn't}
      {isnt|wasnt|arent|werent|doesnt|dont|didnt|hasnt|havent|hadnt|wouldnt|shouldnt}
      negative {screen|screening|test|tests|testing|result|results|study|workup|work up} for
      {fails|failed} to {reveal|show|demonstrate|identify|disclose|find|detect}
      {has|have|had} yet to
      {is|are} yet to
      {answered|answers|responded|said|says} no to
      no {need|reason|plan|plans|desire|wish|call} {for|to}
      at no time
      on no occasion
      under no circumstances
      nothing
      nobody
      {no one|nobody} [else] {at home|in {the|his|her|their} {home|house|household}}
      nowhere
      {ruled|rules|ruling} [{him|her|them|{the patient}|patient|pt}] out [{for|against}]
      {adequate|sufficient|enough} to rule [{him|her|them|{the patient}|patient|pt}] out [{for|against}]
      {excluded|excludes|excluding}
      {avoids|avoided|abstains from|abstained from|abstinent from}
      stranger to
      {argues|argue|argued|arguing|speak|speaks|spoke|goes|go|went|point|points|pointed|weighs|weigh|militates|militate|tells|counts|mitigates} [{strongly|clearly}] against
      {disproves|disproved|disproving|refutes|refuted|belies|belied|put paid to|puts paid to|laid to rest}
      {fails|failed} to {bear out|corroborate|substantiate|support|confirm}
      {anything but|nowhere near}
      {little|nothing|not much|precious little} in the way of
      {is|are|was|were} far from [{being|having}]
      far from {being|having}
      ve for
      {low|minimal|little|very low|no real} {suspicion|probability|likelihood|index of suspicion|concern|pretest probability} {for|of|that}
      {do|does|did} not {believe|think|feel|suspect} [that] [..3..] {is|are|was|were|has|had|have|is having|represents|represent}
      {don't|doesn't|didn't} {believe|think|feel|suspect} [that] [..3..] {is|are|was|were|has|had|have|is having|represents|represent}
      not [be] {typical|characteristic|suggestive|consistent|compatible|indicative|diagnostic|concerning|suspicious|in keeping|convincing} {of|for|with}
      {steers|steered|stays|stayed|kept|keeps} clear of
      no longer
      not any longer
      {cannot|can't|can not|couldn't} {see|find|identify|detect|appreciate|palpate|elicit|visualize}
      0 episodes of`,
  },
  {
    // "neg cough, neg hemoptysis"; a written-out "negative" also says how a test came out, or is a pressure
    ...denied,
    dir: 'pre',
    max: 2,
    comma: 'stop',
    phrases: `
      neg`,
  },
  {
    // "nothing left of the medial space, bone rubs on bone", "the line instead of a walk, her hip too sore"
    ...denied,
    dir: 'pre',
    comma: 'stop',
    phrases: `
      nothing {left|remaining|remains} [of]
      {instead of|rather than|in lieu of|in place of}`,
  },
  {
    ...denied,
    dir: 'pre',
    colon: true,
    phrases: `
      {negative|neg|negatives}
      {pertinent|significant|relevant} {negative|negatives}
      the following [{symptoms|signs|red flags|findings|complaints}] {were|are|was|is} [all] {denied|absent|negative|not present|not reported|not found}
      [{looked for|asked for|asked about|searched for|checked for|screened for}] [and] {absent|not present|not found|none found|denied|not reported|none of {the following|these|those}}`,
  },
  {
    // whoever denies goes on to the end of the list, however it is built: "denies heat or cold intolerance, fatigue, weight loss"
    ...denied,
    dir: 'pre',
    comma: 'run',
    phrases: `
      {denies|denied|deny|denying|denial}
      {negates|disclaims|refutes|disavows}
      {negative|neg} {for|of}
      {ROS|review of systems} [is] {negative|neg}
      tested {negative|neg} to
      unremarkable for
      {finding|findings|features|presentation|picture|appearance|exam|imaging|pattern|clinically|radiographically} [{is|are|was|were}] {inconsistent|incompatible} with`,
  },
  {
    ...denied,
    dir: 'pre',
    phrases: `
      {free|devoid|void|bereft|clear} {of|from}`,
  },
  {
    // "ROS: neg fever, chills, weight loss"
    ...denied,
    dir: 'pre',
    comma: 'run',
    opening: true,
    sections: ['review_of_systems'],
    phrases: `
      {negative|neg}`,
  },
  {
    // denials inside a sentence: a comma without "or" ends them
    ...denied,
    dir: 'pre',
    comma: 'list',
    phrases: `
      without
      w/o
      without {evidence|sign|signs|history|complaint|complaints} of
      {absence|lack|exclusion} of
      {lacks|lacked|lacking}
      in the absence of
      {unaccompanied by|unassociated with}
      {remains|remained} {without|free of}
      spared`,
  },
  {
    ...denied,
    dir: 'pre',
    max: 4,
    comma: 'stop',
    phrases: `
      {cannot|can't|can not|couldn't|could not}
      {unable|inability} to
      unlikely to {be|represent|reflect|indicate|have|signify} [{due|related|secondary} to]
      incapable of
      {hardly|barely|scarcely} {any|ever}
      {nil|zero|absent}
      {minimal to no|little to no|little or no|little if any}
      {never|not} {touched|known|tasted}
      not {once|ever|at any time|on any occasion} {has|had|did|have|was|were}
      {lack|lacks|lacking} [of]
      devoid of`,
  },
  {
    // what somebody is kept from does not happen: "weakness keeps her from squeezing the lever", "too confused to run a joystick"
    ...denied,
    dir: 'pre',
    max: 5,
    comma: 'stop',
    phrases: `
      {keeps|keep|kept|keeping|prevents|prevent|prevented|preventing|stops|stop|stopped|stopping|hinders|hindered|bars|barred|precludes|precluded} {him|her|them|me|patient|pt|the patient} from
      {forbids|forbid|forbade|precludes|precluded|prohibits|prevents|prevented|preventing|defies|defied} {working|using|driving|steering|walking|standing|pushing|operating|reaching|propelling|gripping|turning|transferring|sitting|squeezing|holding|wearing|climbing|bathing|dressing}
      too [..2..] {weak|tired|sore|painful|stiff|confused|forgetful|breathless|winded|short of breath|unsteady|shaky|dizzy|frail|feeble|sleepy|drowsy|sick|ill|poor|dim|blurred|narrow|big|heavy|wide|slow|fatigued|exhausted|afraid|scared|frightened|impaired|demented|deformed|spastic|clumsy|far|much} to
      {fails|failed|failing} to {turn|operate|steer|drive|reach|hold|stand|transfer|walk|propel|squeeze|work|manage|complete|clear|get|make it|stop}`,
  },
  {
    // "squeezing the lever is beyond her", "the tiller defeated him"
    ...denied,
    dir: 'post',
    max: 3,
    comma: 'stop',
    phrases: `
      {is|are|was|were|proved|seems|seemed} [{now|quite|well|far|simply|plainly}] {beyond|past|too much for} [{him|her|them}]
      {defeated|defeats|defeat} {him|her|them}`,
  },
  {
    ...denied,
    dir: 'post',
    max: 14,
    comma: 'list',
    phrases: `
      {is|are|was|were|has been|have been|had been|being} [{now|currently|also|all|both|otherwise|entirely|completely|reportedly|repeatedly|{found|noted|reported|shown} to be|found|reported}] {absent|denied|negative|neg|excluded|lacking|nonexistent|nil|non reactive|nonreactive|not reactive|unlikely to be present}
      {is|are|was|were|has been|have been|had been|been} [{now|effectively|subsequently|definitively|essentially|also}] ruled out
      [{is|are|was|were}] {looked for|searched for|sought|hunted for|considered|queried|suspected} [{specifically|carefully|expressly}] [{and|but}] {absent|not {found|seen|there|present|identified|confirmed|borne out}|excluded|ruled out|none {found|seen}}
      {ruled out|excluded} {by|on|with|via}
      {came|come|comes|coming|turned|returned} [{back|out|up}] [as] {negative|neg|empty|non reactive|nonreactive}
      can [{now|safely|effectively|essentially|reasonably|also|thus|therefore}] be {ruled out|excluded}
      {is|are|was|were} {not|never} {borne out|substantiated|corroborated|recorded|registered|captured|logged|witnessed|noticed|recognized|picked up|spotted|discovered|uncovered|diagnosed|shown|present|seen|noted|found|identified|evident|apparent|observed|appreciated|demonstrated|detected|visualized|visible|palpable|heard|felt|elicited|reported|endorsed|documented|described|there|established|confirmed|encountered|performed|done|made|obtained|taken|used|given|started|tried|attempted|completed|needed|required|necessary|prescribed|administered}
      {is|are|was|were|has been|have been|had been|being} {not|never} [{all|yet|ever|actually|really|even|fully|formally|separately|going to be|to be}] {planned|scheduled|booked|arranged|foreseen|intended|proposed|wanted|wished|induced|provoked|reproduced|triggered|inducible|reproducible|answered|reviewed|gone {through|over}|talked through|shown|offered|provided|sent|mailed|signed|received|included|attached|enclosed|filled {in|out}|instilled|injected|placed|implanted|at hand|to hand|on hand|available|worn|opened|read}
      {will|would|can|could} {not|never} [{all|actually|ever}] be {planned|scheduled|booked|arranged|foreseen|intended|proposed|wanted|wished|induced|provoked|reproduced|triggered|inducible|reproducible|answered|shown|offered|provided|sent|mailed|signed|received|included|attached|enclosed|filled {in|out}|instilled|injected|placed|implanted|at hand|to hand|on hand|available|worn|opened|read}
      {has|have|had} {not|never} [{all|yet|ever|actually|really|even|fully|formally}] been {planned|scheduled|booked|arranged|foreseen|intended|proposed|wanted|wished|induced|provoked|reproduced|triggered|inducible|reproducible|answered|shown|offered|provided|sent|mailed|signed|received|included|attached|enclosed|filled {in|out}|instilled|injected|placed|implanted|at hand|to hand|on hand|available|worn|opened|read}
      {isn't|wasn't|aren't|weren't|hasn't been|haven't been|hadn't been|won't be} {borne out|substantiated|corroborated|recorded|registered|captured|logged|witnessed|noticed|recognized|picked up|spotted|discovered|uncovered|diagnosed|shown|present|seen|noted|found|identified|evident|apparent|observed|appreciated|demonstrated|detected|visualized|visible|palpable|heard|felt|elicited|reported|documented|there|performed|done}
      {has|have|had} {not|never} been {borne out|substantiated|corroborated|recorded|registered|captured|logged|witnessed|noticed|recognized|picked up|spotted|discovered|uncovered|diagnosed|shown|present|seen|noted|found|identified|observed|heard|appreciated|demonstrated|detected|reported|documented|described|established|confirmed|performed|done|made|obtained|taken|used|given|started|tried|attempted|completed|needed|required|necessary|prescribed|administered|a {problem|concern|issue}}
      {is|are|was|were} {not|never} {part of|in {use|the picture|the plan|play}}
      {has|have|had} {not|never} been {part of|in {use|the picture|the plan|play}}
      {has|have|had} {not|never} {entered|come into} {the|his|her} {picture|plan|regimen}
      {hasn't|haven't|hadn't} been {borne out|substantiated|corroborated|recorded|registered|captured|logged|witnessed|noticed|recognized|picked up|spotted|discovered|uncovered|diagnosed|shown|present|seen|noted|found|identified|observed|detected|reported|documented|performed|done|tried|attempted|completed|started}
      {is|are|was|were|has been|have been} {not|never} [{felt|thought|believed|considered|judged}] to be present
      {does|did|do} not {exist|occur|appear}
      {has|have} {not|never} {occurred|happened|appeared|recurred|returned|reappeared|come back}
      {hasn't|haven't} {occurred|happened|appeared|recurred|returned|reappeared|come back}
      never {occurred|happened|occurs}
      {will not|won't|is not to|are not to|not going to|need not|does not need to} be {done|performed|carried out|obtained|made|taken|used|needed|required|given|ordered}
      {cannot|could not|couldn't|can not|can't} be {performed|done|completed|obtained|carried out|undertaken}
      {could|can} not be {identified|seen|found|elicited|palpated|demonstrated|detected|appreciated|heard|felt|visualized}
      cannot be {identified|seen|found|elicited|palpated|demonstrated|detected|appreciated|heard|felt|visualized}
      {is|are|was|were} not {a {problem|concern|issue|complaint|feature|factor}|an {issue|option}}
      {is|are|was|were} out of the {question|picture}
      {has|have} [{now|since|completely|fully|largely|all}] {resolved|cleared|subsided|abated|disappeared|vanished|gone away}
      {appears|appear|seems|seem|seemed|appeared} to have {resolved|cleared|subsided|abated}
      {appears|appear|seems|seem} have {resolved|cleared}
      [{is|are|was|were}] {resolved|subsided}
      {went|gone} away
      {although|though|but|which|that} [{that|this|it|these|they}] {has|have|had|seemed|seems|appears|appeared} [{now|since}] [to have] {resolved|subsided|abated|cleared}
      [{is|are|was|were}] no longer {present|seen|noted|identified|a problem|bothers|troubles|occurs|an issue}
      {is|are|was|were} {gone|no more}`,
  },
  {
    // the same words alone, right after their target
    ...denied,
    dir: 'post',
    max: 3,
    comma: 'stop',
    phrases: `
      {not|never} {recorded|registered|captured|witnessed|noticed|recognized|diagnosed|picked up|discovered|present|seen|noted|found|identified|evident|apparent|observed|appreciated|demonstrated|detected|visualized|palpable|heard|felt|elicited|reported|endorsed|documented|confirmed|performed|done|completed|attempted|tried|started|given}
      {not|no longer} [{clinically|really}] {supported|favored|suspected|likely}
      {ruled out|excluded|r/o'd|r/od}
      {absent|negative} {bilaterally|throughout|today|symmetrically|diffusely|on|in|at|by}
      unlikely
      not likely
      {non reactive|nonreactive|not reactive|unreactive}
      {test|tests|assay|screen|panel|titer} [{is|was}] {negative|non reactive|nonreactive|not reactive|unreactive|normal}
      {is|are|was|were} {unlikely|doubtful|improbable|not likely}`,
  },
  {
    ...denied,
    dir: 'pre',
    max: 0,
    phrases: `
      non
      unlikely`,
  },
  {
    ...denied,
    dir: 'post',
    max: 0,
    comma: 'stop',
    phrases: `
      free`,
  },
  {
    // "fever and chills were asked for, and he had neither"
    ...denied,
    dir: 'post',
    comma: 'run',
    phrases: `
      [{but|and}] [{he|she|they|patient}] {had|has|have|reports|reported} neither [of {them|these|those}]
      {he|she|they|patient} {has|have|had|reports|reported} [had] none [of {it|that|them|these|those}]
      [{is|are|was|were}] all {none|negative|denied|absent}`,
  },
  {
    ...denied,
    dir: 'answer',
    phrases: `
      no
      all no
      n
      none
      nothing [{reported|of note|to report}]
      none {known|reported|noted|seen|found|identified|present|elicited|documented|observed|appreciated}
      {denies|denied}
      {negative|neg}
      {ruled out|excluded|r/o'd|r/od} [{clinically|today|on exam|on imaging|by imaging}]
      nil
      0
      zero
      absent
      never [{once|ever|yet}]
      never {used|tried|had|taken|smoked|received|done|attempted|performed}
      neither [one]
      nope
      not [{a|one|any}] {bit|once|whit|trace}
      not {so far|that {she|he} knows|to {her|his} knowledge}
      not {present|applicable|at all|at this time|currently|reported}
      no {history|complaints|evidence|problems|issues}
      unremarkable for this`,
  },
];
