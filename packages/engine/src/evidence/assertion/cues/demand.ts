// What a payer, policy or form asks for: said of nobody yet. "Approval requires bone-on-bone change", "a trial of NSAIDs is required",
// "the patient must have failed PT". Patients need and must do things too ("oxygen is required at rest", "must hold on to the counter",
// "requires a cane"): a bare "required" or "must" is no demand, it takes a payer beside it or a word of proof.

import type { CueGroup } from './cue.ts';

const PAYER =
  "{policy|policies|guideline|guidelines|medicare|medicaid|cms|payer|payor|payers|insurer|insurers|insurance|carrier|contractor|lcd|ncd|{health|advantage|his|her|their|your|patient's|insurance} plan|coverage|authorization|prior auth|approval|precertification|reimbursement|criteria|criterion|regulation|regulations|utilization review|reviewer|determination}";
const PURPOSE =
  '{coverage|approval|payment|authorization|reimbursement|precertification|prior authorization|prior auth|certification|eligibility|insurance|medicare|medicaid|{the|his|her|their} {payer|payor|insurer|carrier|plan|policy|contractor|guideline|reviewer}|payer|payor|policy}';
const PROOF =
  '{documentation|documented|proof|evidence|verification|confirmation|statement|attestation|report|reports|record|records|trial|trials|failure|attempt|attempts|score|finding|findings|criterion}';
const TOLD =
  '{documented|recorded|present|shown|demonstrated|evidenced|established|verified|submitted|included|stated|described|attached|met|satisfied|supplied|provided|noted|specified|substantiated|addressed|on {file|record}|in {the|her|his} {record|chart|notes}|ruled out|excluded|confirmed|tried|exhausted|attempted|unsuccessful}';
const DONE =
  '{failed|tried|had|been|undergone|completed|used|exhausted|received|lasted|persisted|documented|attempted|lost|worn|shown|met|demonstrated|at least|a documented|documentation|evidence|a diagnosis|a bmi}';
const PERSONS =
  '{patient|patients|member|members|beneficiary|beneficiaries|enrollee|enrollees|applicant|applicants|candidate|candidates|individual|individuals|person|claimant|subscriber|anyone|everyone|people}';

const demand = { axis: 'frame', value: 'demand' } as const;

export const demandCues: readonly CueGroup[] = [
  {
    ...demand,
    dir: 'pre',
    whole: 'around',
    phrases: `
      ${PAYER} [..2..] {requires|require|required|requiring|needs|need|demands|demand|demanded|wants|want|expects|expect|asks for|asked for|asks that|calls for|call for|insists on|insist on|insists that|stipulates|stipulate|mandates|mandate|specifies|specify|looks for|must {see|have|show}|{has|have} to {see|have|show}|{needs|wants} to see|will not {pay|cover}|won't {pay|cover}|does not {pay|cover}|doesn't {pay|cover}|only {pays|covers}|{pays|covers|exists|applies|begins|starts} only}
      the plan {requires|demands|insists|wants|asks for|looks for|{will not|won't|does not} {pay|cover}}
      {the|your|their|this|denial|payer's|authorization|appeal} {form|letter|checklist|reviewer|fax} {asks for|asked for|asks to see|calls for|called for|requires|wants|demands|specifies|insists on|stipulates}
      {one|another|two|first|second|third|last|remaining|next|main|only} [of {the|its|their|your}] [{coverage|payer|policy}] {criterion|criteria|requirement|requirements|condition|conditions} [for {coverage|approval|payment}] {is|are|was}
      {coverage|approval|payment|authorization|eligibility|reimbursement} {hinges|depends|turns|rests|is contingent|is conditional|is predicated} {on|upon}
      {coverage|approval|payment|authorization|eligibility|reimbursement} {presupposes|assumes|takes|comes only with|calls for}
      {pursuant to|under|per|according to} ..3.. {policy|policies|guideline|guidelines|lcd|ncd|rule|rules|regulation|contract|bulletin} ..10.. {{is|are} {needed|necessary|called for|wanted|asked for|a must}|{has|have|ought|needs} to {show|have|be|demonstrate|document}}
      {will|would|does|do|did|won't|wouldn't|doesn't} [not] {approve|authorize|pay|cover|certify|reimburse} [..3..] {without|unless|until}
      {criteria|requirements|prerequisites} [{for|of|under} ..5..] {include|includes|including|are|consist of|comprise|call for|list|lists}
      {coverage|approval|payment|authorization|benefit} {is|are} {limited|restricted|reserved|available only|only}
      {covered|approved|authorized|reimbursed|eligible|paid for|allowed|payable} {only|when|if|unless|once|provided}
      {submit|provide|supply|send|fax|attach|include|obtain|forward|upload|furnish|need|needs|request|requests|requesting|requested} [..3..] ${PROOF} {of|that|for|showing|to|from}
      {need|needs|submit|send|attach|include} [..2..] {note|notes|letter|field|fields|photo|photos|photographs|films|x rays|study|test|exam|addendum} {stating|saying|documenting|showing|proving|with|that {show|shows|state|states|say|says|document|documents|prove|proves}}
      please {submit|provide|supply|send|fax|attach|document|include|show|state|indicate|specify|describe|upload|forward|furnish}
      ${PERSONS} [{also|first}] {must|should|need to|needs to|{has|have} to|ought to} have ${DONE}
      {must|{needs|need|has|have|ought} to} [also] have {failed|tried|undergone|completed|used|exhausted|received|lasted|persisted|attempted|lost {at least|#}|documented|a documented|documentation|proof|evidence|at least|a minimum}
      should have {failed|exhausted}
      ${PERSONS} must [{also|not|first|either}] {show|demonstrate|exhibit|meet|document|lack|satisfy|fulfill|be {unable|willing|motivated|documented|refractory|symptomatic|at least}}
      {record|records|chart|note|notes|films|imaging|report} {must|should|{has|have|needs|need|ought} to} {show|say|state|record|describe}
      {must|shall} [also] {show|demonstrate|exhibit|document|fail|exceed|persist|satisfy|fulfill|want|cover|block|improve|gain|interfere|limit|impair|affect|obstruct|involve|exist|remain|last|meet|correlate|match|agree|worsen|reveal}
      {must|shall} [also] be {unable|able to|willing|the [{main|primary|sole}] {cause|reason}|{due|attributable} to|caused by|explained by|worse|better|less|more|greater|at {least|most}|below|above|under|over|within|no more|free of|severe|moderate|symptomatic|significant|consistent|refractory|unstable|insufficient|inadequate|#}
      {expected|required|asked|demanded} of {anyone|any|every|everyone|all|patients|members|candidates|applicants|those}
      {is|are} covered {for|only|when|if}
      {are|is} {expected|required} to {have|show|demonstrate|document|fail}`,
  },
  {
    ...demand,
    dir: 'pre',
    whole: 'around',
    phrases: `
      {must|should|shall|{need|needs|has|have|ought|required} to} [{also|first|still|always|clearly|either|all}] be [{well|clearly|first|properly|fully}] ${TOLD}
      ${PROOF} [..8..] {is|are} [{also|always|still}] {required|needed|necessary|mandatory|requested|demanded|wanted|essential}
      {required|needed|necessary|requested|mandatory|demanded|wanted|asked for|expected|essential} {for|by|under|to {obtain|get|secure|gain}} [{the|any|this}] ${PURPOSE}
      {{or|and} {more|greater|less|fewer|higher|worse|above|below}|grade #|# {percent|points|degrees|mm|weeks|months}} [..6..] {is|are} {required|mandatory|demanded}
      {is|are} {a|an|one of the|the} [{absolute|basic|stated|further|first}] {condition|conditions|requirement|requirements|precondition|prerequisite|prerequisites} {of|for|to} ${PURPOSE}
      {is|are} defined {by|under|in} ..3.. {as|to mean|to be}
      {is|are} {counted|counts|accepted|recognized|recognised} {by|under} ${PAYER} [only] {as|if|when}
      {is|are} [a] {mandatory|compulsory|obligatory|prerequisite|prerequisites|precondition|requirement|requirements|criterion|coverage criterion|criteria for}
      {relief|clearance|improvement|gain} {is|are} required
      would waive`,
  },
  {
    ...demand,
    dir: 'pre',
    whole: 'opening',
    phrases: `
      [in order] to {qualify|be {eligible|approved|covered|considered}|get {approved|approval|coverage}|{obtain|secure|gain} {approval|coverage|authorization}|meet {criteria|policy|guidelines}}
      for {coverage|approval|payment|authorization|reimbursement} [{we|she|he|they|the|it|a|an|by}]
      {criteria|requirements|prerequisites|conditions} for {coverage|approval|payment|authorization|surgery}`,
  },
  {
    ...demand,
    dir: 'pre',
    whole: 'around',
    opening: true,
    colon: true,
    phrases: `
      [{payer|policy|coverage|medicare|insurance|insurer|plan}] requirements
      {policy|lcd|guideline|coverage|plan|payer} {language|text|wording|criterion|criteria|requirement|excerpt}
      {criterion|requirement} [#]
      [per] {policy|lcd|ncd|guideline|guidelines|criteria|{policy|payer|coverage|medicare|lcd} criteria}`,
  },
  {
    ...demand,
    dir: 'pre',
    whole: 'around',
    phrases: `
      {diagnosis|limitation|limitations|impairment|deficit|history|loss|presence|inability|complaint|complaints|vision|acuity|bmi|ahi|photo|photos|photographs|reduction} [..8..] {is|are} required`,
  },
  {
    // an order's words, help, and what the body makes necessary
    axis: 'frame',
    value: '',
    dir: 'pre',
    whole: 'around',
    phrases: `
      please {furnish|supply|provide|dispense|deliver|send|set up} [..5..] {wheelchair|wheelchairs|scooter|pov|chair|rollator|walker|concentrator|oxygen|cylinder|cylinders|cpap|bipap|bilevel|mask|device|sensor|sensors|transmitter|receiver|reader|brace|bed|cushion|supplies|system|unit|tubing}
      please {furnish|supply|provide|dispense|deliver} [{for|to}] [{the|this|my|our}] {above|following|named|patient|pt|mr|mrs|ms}
      must be {helped|assisted|lifted|carried|reminded|pushed|supervised|told}
      {does|do|did} not {meet|satisfy|fulfill} [..2..] {criteria|requirements}
      {meets|met|meeting|satisfies|fulfills|fulfilled|exceeds} [..4..] {criteria|requirements|criterion|requirement} [for ..3..]`,
  },
];
