// Phrases with a negator in them that deny nothing of what stands beside them ("no relief with ibuprofen": ibuprofen was taken).

import type { CueGroup } from './cue.ts';

const polarity = { axis: 'polarity' } as const;

export const polarityPseudoCues: readonly CueGroup[] = [
  {
    ...polarity,
    value: '',
    dir: 'pseudo',
    phrases: `
      no option [{but|other than}]
      {has|have|had|did|does|do} not {keep|kept|prevent|prevented|spare|spared|save|saved|stop|stopped} [{him|her|them|this|it}] from
      {has|have|had|did|does|do} not [{yet|ever|really}] {ended|end|stopped|stop|cured|cure|fixed|fix|solved|solve|abolished|abolish|eliminated|eliminate|cleared|silenced} {the|his|her|their|these|those|this|that}
      not {only|just|simply|merely|solely|exclusively}
      {block|shot|injection|needle|epidural|set|session|round|visit|course|step|study|test|attempt} no {1|2|3|4|5|6|7|8}
      {changed|changes|achieved|accomplished|gained|yielded|brought|did} nothing
      no {doubt|question} [{that|about}]
      {without|beyond} [{a|any}] {doubt|question}
      {with|w} {and|or} {without|w/o|wo}
      {without|w/o|wo} {and|or} {with|w}
      {w/wo|w/w/o|wwo}
      no {remaining|residual} [{articular|medial|lateral|superior}] {joint space|cartilage|clear space|disc space|disc height|vision}
      no [{superior|medial|lateral|articular}] {joint space|cartilage|clear space|daylight} {left|remaining|remains|whatever|whatsoever}
      never {without|free {of|from}}
      no {denying|escaping|mistaking|getting {around|away from}|mistake|hiding|ignoring|overlooking|disputing}
      {no|not a|not any} {stranger to|lack of|shortage of|dearth of|scarcity of|want of|absence of}
      {no end of|never not|nothing if not|not a {few|little}|not {inconsiderable|inconsiderably|insignificantly|seldom|rarely}}
      not {devoid|bereft|void|short} of
      {never|not|doesn't|don't|didn't|hasn't|haven't|rarely|seldom|hardly|without} [{ever|yet|once|intentionally}] {miss|misses|missed|missing|skip|skips|skipped|skipping|forget|forgets|forgot|forgotten|forgetting|omit|omits|omitted|omitting|neglects|neglected|fails to|failed to|quits|ran out of|runs out of|goes without|gone without|went without|been without} [{a|any|one|even one|a single|his|her|the} {dose|doses|day|days|night|nights|session|sessions|appointment|appointments|refill|refills|visit|visits|week|weeks}] [{of|with}]
      not once {has|have|had|did} {he|she|they|patient|pt|the patient} {miss|missed|skip|skipped|forget|forgotten}
      never {stops|stopped|quit}
      {missed|misses|skipped|skips|omitted|forgot} {no|none of}
      no {missed|skipped|forgotten|omitted} [{dose|doses|day|days|night|nights|session|sessions|appointment|appointments|refill|refills|visit|visits}] [{of|with|to|for}]
      {not|isn't|wasn't} [{so much|simply|just}] that {he|she|they|it|patient|pt|the patient} {doesn't|does not|didn't|did not|don't|do not|won't|will not|can't|cannot|hasn't|has not|isn't|is not|wasn't|was not|never}
      [{is|are|was|were|seems|remains}] beyond [{all|any}] {dispute|doubt|question|debate|argument}
      {more|as} {likely|often|probably} {than|as} not
      {insulin|humulin|novolin} n
      not {without|free {of|from}|absent|negative {for|of}|denied|uncommon|unusual|infrequent|infrequently|uncommonly|rare|unlike|unlikely|unexpected|surprising|insignificant}
      {does|did|do|can|could|has|have} not {deny|denied}
      {doesn't|didn't|don't} deny
      {cannot|can't|can not|could not|couldn't} {be denied|deny}
      {is|are|was|were} [{all|then}] gone {through|over|into}
      {is|are|was|were} not denied
      no [{remarkable|marked|considerable|meaningful|lasting|sustained|measurable|objective|noticeable|functional|net|additional|new|significant|interval|appreciable|real|definite|recent|substantial|acute|further|overall|major|clear}] {change|changes|increase|decrease|decline|difference|alteration|worsening|progression|improvement|reduction|resolution|relief|benefit|success|luck|help|response|recovery|gain|gains|progress|abatement|let up|letup} [{regarding|concerning|in|of|from|with|after|to|on|since|for|despite|when|by}]
      {without|no} [{significant|definite|substantial|appreciable}] interval {change|changes|increase|decrease|worsening|progression|improvement} [{in|of|from|since}]
      without [{any|significant|much|real|lasting|adequate|sufficient|meaningful|sustained|appreciable|substantial}] {change|changes|increase|improvement|relief|benefit|success|help|response|recovery|resolution|progress|avail|effect} [{in|of|from|with|after|to|on|for|despite}]
      {to|with|of} no {avail|effect}
      no {better|worse} [{on|with|after|despite|since}]
      no {fault|flaw|quarrel} {in|with|to be found with|to find with}
      not [{well|really|at all}] {tolerable|tolerated|bearable|endurable|sustainable} [{because|due to|for|at|with|owing to}]
      not {better|worse|improving|improved|resolving|resolved|abating|abated|subsiding|subsided|responding|respond|responded|responsive|relieved|helped|alleviated|eased|controlled|managed|remitted|remitting|settling|settled|cleared|gone|going away} [{to|by|with|on|from|after|despite}]
      not {well|adequately|sufficiently|optimally|fully|completely|totally|entirely|effectively|properly|yet fully|satisfactorily} [{controlled|managed|relieved|resolved|treated|recovered|compensated}]
      {does|did|do|has|have|had|will|would} not [{fully|completely|adequately|really|significantly|at all|yet}] {improve|improved|resolve|resolved|respond|responded|help|helped|work|worked|relieve|relieved|tolerate|tolerated|abate|abated|subside|subsided|ease|eased|let up|go away|gone away|settle|settled|stop|stopped|quit|change|changed|touch|lessen|lessened|budge} [{to|by|with|on|from|after|despite}]
      {doesn't|didn't|don't|hasn't|haven't|won't} [{fully|completely|really|significantly|yet}] {improve|improved|resolve|resolved|respond|responded|help|helped|work|worked|relieve|relieved|tolerate|tolerated|abate|subside|ease|stop|stopped|quit|go away|gone away|change|changed}
      {cannot|can't|can not|could not|couldn't|unable to|not able to} {entirely|completely|definitively|fully|reliably|totally} {exclude|rule out|be excluded|be ruled out}
      {cannot|can't|can not|could not|couldn't|unable to|inability to|not able to} {tolerate|exclude|rule out|be excluded|be ruled out|control|stop|quit|relieve|stand|shake|get rid of|get relief|get comfortable}
      {cannot|can't|can not|could not|couldn't|unable to|inability to|not able to|does not|do not|did not} {sleep|walk|work|stand|sit|lie|concentrate|function|drive|climb|exercise|bend|lift|breathe|move} {with|due|because|from|without|secondary}
      not [{yet|been|entirely|completely|definitively|definitely|fully}] {excluded|ruled out}
      {has|have} not been {excluded|ruled out}
      {does|did|do|would|will|may|might} not [{entirely|completely|definitively|fully|necessarily|reliably|totally}] {exclude|rule out}
      {doesn't|didn't|don't|wouldn't|won't|doesnt|didnt} [{entirely|completely|definitively|fully|necessarily|reliably|totally}] {exclude|rule out}
      being {ruled out|excluded}
      {{not|hardly} {adequate|sufficient|enough}|inadequate|insufficient} to {exclude|rule out}
      {may|might|would|ought to|is to|are to} be {excluded|ruled out}
      {cannot|can't|can not|could not|couldn't} be {entirely|completely|definitively|fully|reliably|totally|definitely|confidently} {excluded|ruled out}
      {cannot|can't|can not|could not|couldn't|unable to|not able to|inability to|never} [be] {wean|weaned|taper|tapered|come|titrate|titrated} {off|from|down|down from|off of}
      {to|must|should|needs to|need to|will|cannot|can not|can't} [{first|also}] be {excluded|ruled out}
      {is|are|was|were} not [{yet|been|entirely|completely|definitively}] {excluded|ruled out}
      not {certain|sure|clear|known} {if|whether|that}
      not necessarily
      {do|does|did} not know
      {don't|doesn't|didn't} know
      not {always|every|all|constantly|continuously|constant}
      {whether|if} or not
      {if|or|why} not
      no {more|less|fewer|greater|later|sooner|earlier|longer} than
      not {more|less|fewer|greater|later|sooner} than
      no sooner
      no matter
      not until
      no {adverse|side|ill|untoward} {reaction|reactions|effect|effects|events} {to|from|with|on|of}
      no {complications|problem|problems|issue|issues|trouble|difficulty|difficulties} {from|with|after|since|during|on} {the|his|her|current|prior|previous|taking|using}
      {no|without} [{evidence|sign|signs} of] {exacerbation|exacerbations|flare|flares|flare up|flare ups|progression|decompensation} {of|in}
      {no|without} [a] [{clear|obvious|identifiable|identified|apparent|reversible|specific|definite|particular|other|known|treatable|secondary|underlying}] {cause|causes|etiology|etiologies|aetiology|source|explanation|reason|trigger|triggers} {of|for|to explain}
      {fails|failed} to {reveal|show|demonstrate|identify|disclose|find|detect|explain} {the|a|any} [{clear|reversible|specific|underlying}] {cause|source|etiology|reason} {of|for}
      no {access|barrier|barriers} to
      no [{recent|prior|previous|formal|further|interval}] {evaluation|assessment|reassessment|work up|workup|follow up|followup|monitoring|surveillance|imaging} {of|for}
      not [{previously|yet}] {present|seen|noted|identified|visualized|evident|described|documented|reported|there|appreciated} {on|in|at|during} [{the|his|her|any}] {prior|previous|earlier|old|comparison|last|preceding|initial|baseline|outside}
      {is|are|was|were} not [{previously|yet}] {present|seen|noted|identified|visualized|evident|described|documented|reported|there|appreciated} {on|in|at|during} [{the|his|her|any}] {prior|previous|earlier|old|comparison|last|preceding|initial|baseline|outside}
      [{is|are|was|were}] not previously {present|seen|noted|identified|visualized|evident|described|documented|reported|there|appreciated}
      [{is|are|was|were}] not {present|seen|noted|identified|there} {previously|before|earlier}
      no contraindication {to|for}
      no contraindications {to|for}
      not {contraindicated|precluded}
      {gram|rh|rhesus} negative
      {denied|denial|denies} {by|from} [{the|his|her}] {insurance|payer|plan|carrier|insurer|health plan|medicare|medicaid}
      {insurance|payer|insurer|carrier|medicare|medicaid|claim|claims|authorization|coverage|request|appeal|plan} [{has|have|was|were|had|been|previously|initially}] {denied|denies}
      denial letter
      {non|not} {compliant|compliance|adherent|adherence} {to|with}
      no {show|shows|showed}
      {number|no} of {pillows|episodes}
      negative {pressure|impact|affect|effect|feedback|outlook|thoughts|symptoms|airway|inspiratory|ion}
      absent from {work|school}
      {absence|absences} from {work|school}
      {excluded|excludes} from
      {lack|lacks} {of|the} {sleep|insight|energy|motivation|transportation|strength|support|efficacy|response|improvement|relief|benefit|success|adherence|compliance|progress|exercise|concentration}
      nothing {helps|helped|works|worked|relieves|relieved|has helped|has worked|seems to help|makes it better|improves|improved} [{with|for|from}]
      nothing {but|except|other than|more than|short of}
      {doing|to do} nothing
      {cannot|can't|could not|couldn't} {but|help but}
      zero in`,
  },
];
