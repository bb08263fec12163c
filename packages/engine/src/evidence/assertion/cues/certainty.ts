// Words that say how sure the author is. "Probable" counts as evidence by the conventions, "possible" does not.

import type { CueGroup } from './cue.ts';

const certainty = { axis: 'certainty' } as const;

/** Conditions in which one thing is measured twice: set against each other, they are no differential. */
const CONDITION =
  '{taped|untaped|un taped|lifted|unlifted|elevated|rest|resting|exercise|exertion|walking|ambulation|ambulating|pre|post|before|after|on|off|with|without|baseline|follow up|supine|upright|prone|lateral|sitting|seated|standing|active|passive|weight bearing|non weight bearing|flexion|extension|flexed|extended|loaded|unloaded|dilated|undilated|corrected|uncorrected|aided|unaided|current|previous|prior|old|new|then|now|today|last|initial|admission|discharge|right|left|R|L|OD|OS|RA|room air|air|oxygen|REM|NREM|day|night|am|pm}';

export const certaintyCues: readonly CueGroup[] = [
  {
    ...certainty,
    value: 'possible',
    dir: 'pre',
    max: 8,
    comma: 'list',
    phrases: `
      {possible|possibly|poss|perhaps|maybe|questionable|equivocal|indeterminate|conceivable|conceivably|potential|potentially|presumptive}
      {possibly|perhaps|maybe} {{due|secondary|related} to|from|representing|reflecting}
      {possibility|possibilities} [of]
      {suspect|suspects|suspected|suspecting|suspicious|suspicion} [{for|of|that}]
      [{high|low|moderate|intermediate|strong|substantial|significant|considerable}] {pretest|pre test} {probability|likelihood|suspicion|odds} {of|for}
      {concern|concerns|concerning|worrisome|concerned|worry|worried} {for|about|of|that|regarding}
      {may|might|could|can} {be|have|represent|reflect|indicate|suggest|signify|mean|also have|well be|well have|possibly be|possibly have}
      {may|might} {still|also|just|simply|easily|well|equally|just as well} {be|have been}
      {may|might} not {be able|be|have|manage|reach|tolerate|get}
      {may|might} {limit|affect|impair|hinder|impede|interfere with|prevent|restrict|reduce|preclude|make|keep|contribute to|account for|explain}
      could {still|also|just|simply|easily|well|equally|just as well} {be|have been} {a|an|the|from|due|related|part|caused|some}
      {may|might|could} {be|have been} [{a|due to|related to|secondary to|caused by|from|the result of}]
      {cannot|can't|can not|could not|couldn't|unable to|not able to} [{be|entirely|completely|definitively|totally|fully|reliably}] {exclude|excluded|rule out|ruled out}
      not [{yet|been|entirely|completely|definitively|definitely|fully}] {excluded|ruled out}
      {consider|considering|considered|consideration} [{of|for}] [a] {diagnosis|possibility|dx} of
      {question|questions|questioning} of
      {suggests|suggest|suggesting|suggestive} [{of|that}]
      {hint|hints|suggestion|suggestions} of
      {difficult|hard|impossible} to [{entirely|completely|definitively|fully}] {exclude|rule out}
      {raises|raise|raising} {the|a} {possibility|question|concern|suspicion} {of|for|about}
      {uncertain|unclear|unsure|unknown} {if|whether|of|about}
      not {certain|sure|clear|known} {if|whether|that|about}
      {wonders|wonder|wondered|wondering} {if|about|whether}
      {to|will|must|should|shall|can|could|cannot|can't|couldn't} [{help|also|then}] {decide|determine|tell|say|establish|judge|settle} {whether|if}
      {is|are|remains|remain} to be {seen|decided|determined|established} {whether|if}
      not [{yet|been}] {decided|determined|established|settled|known} {whether|if}
      {doubt|doubts|doubted|doubtful}
      {less|least} likely [to be]
      {{not|hardly} {adequate|sufficient|enough}|inadequate|insufficient} to {exclude|rule out}
      {does|did|do|would|will} not [{entirely|completely|definitively|fully|necessarily|reliably|totally}] {exclude|rule out}
      {doesn't|didn't|don't|wouldn't|won't|doesnt|didnt} [{entirely|completely|definitively|fully|necessarily|reliably|totally}] {exclude|rule out}
      {query|queried}
      {is|are|was|were|be|represents|represent|reflects|reflect|suggests|suggest|suggesting} either ..6.. or
      due to either ..6.. or
      {thinks|feels|believes|thought} {he|she|they|it|that} {may|might|could} {have|be}
      {versus|vs}
      {borderline|atypical for|early or|incipient}
      {working|provisional|tentative|preliminary} {diagnosis|dx} [{of|is}]
      {at least|some} possibility
      {self diagnosed|self reported concern for}
      {appears|appear|seems|seem} possible
      {not necessarily|does not necessarily}`,
  },
  {
    // each item of a differential is one of several
    ...certainty,
    value: 'possible',
    dir: 'pre',
    max: 24,
    comma: 'run',
    phrases: `
      {differential|ddx|dd} [{diagnosis|diagnoses|includes|include|including|is|considerations|consideration|consists of}] [{includes|include|including|is|would include}]
      considerations {include|including|would include|are}`,
  },
  {
    // "Either pleurisy or a rib fracture."
    ...certainty,
    value: 'possible',
    dir: 'pre',
    max: 6,
    comma: 'stop',
    opening: true,
    phrases: `
      either ..6.. or`,
  },
  {
    // "question small effusion"
    ...certainty,
    value: 'possible',
    dir: 'pre',
    max: 3,
    comma: 'stop',
    phrases: `
      question`,
  },
  {
    ...certainty,
    value: 'possible',
    dir: 'post',
    max: 5,
    comma: 'stop',
    phrases: `
      [{is|are|was|were|seems|remains}] {less|least} likely
      {is|are|was|were|remains|remain|seems|also|a} [{a|also|only|still|certainly|quite|initially|clinically|strongly|first}] {possible|possibility|suspected|questionable|uncertain|conceivable|equivocal|indeterminate|considered|a concern|a question|a possibility|a consideration|in the differential|on the differential|queried|unclear|questioned}
      {possible|suspected|questionable|queried|equivocal|indeterminate|questioned|favored but not proven}
      {cannot|can't|can not|could not|couldn't} be [{entirely|completely|definitively|totally|fully|reliably|definitely|confidently}] {excluded|ruled out}
      {has|have|is|are|was|were} not [{yet|been}] [{been|entirely|completely|definitively}] {excluded|ruled out}
      not {excluded|ruled out}
      [{is|are|was|were|remains|remain|would be}] {difficult|hard|impossible} to [{entirely|completely|definitively|fully}] {exclude|rule out}
      {is|are|remains|stays|remain} {in|on} {the|our|my} differential
      {versus|vs}
      {not|never} {confirmed|proven|established|verified}
      {needs|awaits|requires} {confirmation|to be ruled out|to be excluded}
      {must|should} be {considered|excluded|ruled out}
      {may|might|could} {be|have been} {present|contributing|responsible|to blame|a factor|the cause|developing|involved|playing a role}
      {low|moderate|high} on {the|my|our} {differential|list}
      {is|are|remains|remain|stays|stay} [{still|also|always|high|low|very much|firmly}] [{high|low}] {on|in} {the|our|my} {list|differential|radar|running|race|mix|cards|ballot}
      {remains|remain|stays|stay|{is|are} still} on the table
      {is|are|remains|remain|stays|stay} [{still|also}] {under consideration|a contender|a candidate diagnosis}`,
  },
  {
    ...certainty,
    value: 'probable',
    dir: 'pre',
    max: 8,
    comma: 'list',
    phrases: `
      {probable|probably|likely|presumably|presumed|apparent|apparently|evidently}
      {in all {probability|likelihood}|{more|as} likely {than|as} not}
      {lean|leans|leaned|leaning|inclined|incline} [{more|heavily|strongly}] {toward|towards|to {think|believe|suspect|call}}
      {tempted|inclined} to {think|believe|suspect|blame|call|attribute}
      {to all appearances|by all {appearances|indications|accounts}}
      {smack|smacks|smells|savors|reeks} of
      {looks|look|looked|acts|acted|behaves|behaved|sounds|sounded} [{more|most|very much|a lot|much|rather}] like
      {reminiscent|redolent} of
      {my|our|the smart|the} {money|bet|guess|hunch|leaning|gut feeling|best guess} {is|would be|goes|went} [{on|that|to|for}]
      {would|might} {bet|guess|venture|hazard} [{on|that|at}]
      {chances|odds} are [{good|high|better than even}] [that]
      {most|very|highly|more|quite} likely [{due to|related to|secondary to|from|represents|represent|to be|than not}]
      {consistent|compatible|in keeping|c/w} [with]
      {highly|strongly|very} {suggestive|suspicious|suggests|concerning} {of|for}
      {favor|favors|favored|favoring|favour|favours|favoured|favouring}
      {felt|thought|believed|considered|judged} to {be|have|represent|reflect}
      {diagnostic|pathognomonic|characteristic|typical|classic|indicative} {of|for}
      {presumptive|clinical|presumed} {diagnosis|dx} of
      {meets|met|fulfills|satisfies} [{diagnostic|clinical|full|dsm|icsd|rome|acr|eular}] [{#|v|iv|tr}] [tr] criteria for
      {appears|appear|appeared|seems|seem|seemed} to {have|be}
      {points|pointing} to
      {fits|fitting|matches} [with]
      {high|strong} {suspicion|probability|likelihood|clinical suspicion} {of|for}`,
  },
  {
    ...certainty,
    value: 'probable',
    dir: 'post',
    max: 4,
    comma: 'stop',
    phrases: `
      {is|are|was|were|seems|remains} {likely|probable|presumed|favored|most likely|highly likely|strongly suspected}
      {probable|presumed|favored}`,
  },
  {
    ...certainty,
    value: '',
    dir: 'pseudo',
    phrases: `
      {as|if|when|where|wherever|whenever|soon as|much as|far as|best} possible
      {no|without|beyond} [{a|any}] {doubt|doubts}
      {he|she|they|patient|pt} can be {at|in|on|out|up|there|alone|left|independent|safe|safely|moved|transferred}
      could be {palpated|felt|seen|visualized|visualised|identified|demonstrated|elicited|reproduced|heard|appreciated|detected|found|observed|recreated|looked at|reviewed|read|retrieved|pulled|downloaded|opened|shown|produced|obtained|verified}
      {may|might|could} {be|have} {reached|contacted|seen|resumed|started|scheduled|used|taken|discharged|continued}
      {no|without|denies|denied|any|voiced|voices|expressed|expresses} [{any|new|other|acute|further|specific}] {concern|concerns|suspicion|worry|worries} [{for|of|about|regarding}]
      {low|no} suspicion {for|of}
      {can|could} have {a|the} {copy|seat}
      {possible|potential} {side effects|complications|adverse effects|risks|benefits}
      likely to {benefit|respond|improve|need|require|tolerate|succeed|fail}
      potential {to|for}
      {appears|appear|seems} {well|comfortable|stable|stated age|to be doing|older|younger|healthy|in no}
      no question [{of|that|about}]
      {perhaps|maybe} [{a|about|some}] {#|third|quarter|half|fifth|tenth}
      question {and|is|was|whether|if|about|regarding|mark|asked|remains|by|from|to|for|#}
      {in|this|that|any|without|to} question
      no suggestion of
      {risk|risks} of {the|this|a} {procedure|surgery|operation|anesthesia}
      not {likely|possible|probable|suspected}
      vs code
      ${CONDITION} [..1..] {vs|versus} [..1..] ${CONDITION}
      # [{mm|cm|mmhg|degrees|deg|percent|hours|ft|feet|m|min|minutes|kg|lb|points}] {vs|versus} #
      {vs|versus} [the] {last|prior|previous|baseline|opposite|contralateral|other side|normal|expected|before}
      {visual|rehab|rehabilitation|restorative|functional|healing|recovery|evoked|action|earning|work|learning|good|excellent|fair|poor|limited|no|with|has|have|his|her|its|full} potential
      {only|nothing but|none but|nothing else} ..4.. can be {blamed|held responsible|the cause|the reason|at fault}
      borderline personality
      {looks|look|looked|sounds|sounded|acts|acted|behaves|behaved} like {he|she|they|his|her|a {child|new}}
      {looks|look|looked} like it
      {is|are|remains|remain|stays|stay} [still] on {the|our|my} list {of|for}`,
  },
  {
    ...certainty,
    value: '',
    dir: 'terminate',
    phrases: `
      but
      however
      although
      though
      which
      who
      due to
      secondary to
      because
      based {on|upon}
      {on the basis|in view|in light} of
      [{seen|found|present|presenting|arising}] in {this|a|an|our|the|any} [..3..] {man|woman|lady|gentleman|patient|pt|boy|girl|child|teenager|adult|person|male|female|infant|smoker|diabetic|alcoholic|veteran|former smoker} {with|who|whose|on|after|status|complaining|presenting|being}
      given
      considering {the|his|her|their|its|this|that|these|those|a|an|#|such|how}
      {in view|in light|on the strength|on the basis|on account|on the evidence|by virtue|in the face|on top|on a background|against a background|on the background|against the background|in the {setting|context}} of
      superimposed {on|upon}
      {judging {by|from}|as {evidenced|shown|suggested|indicated} by|going by|to go by}
      to {explain|account for}
      as {the|a|an} [..1..] {cause|source|reason|explanation|culprit|driver|trigger|root} {of|for|behind}
      {accounting|responsible|to blame} for
      {behind|underlying|complicating|explaining|explains|explain|causing|driving} {the|his|her|their|its|this|that|these|those}
      {with|has|had|have} {known|confirmed|documented|established|proven|definite}
      {known|confirmed|documented|established|proven|definite}
      {relief|improvement|benefit|response} {from|with|after|to}`,
  },
];
