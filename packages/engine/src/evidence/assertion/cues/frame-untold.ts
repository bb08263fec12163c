// Words of teaching, policies and blank forms: said of nobody in particular.

import type { CueGroup } from './cue.ts';

const frame = { axis: 'frame' } as const;

export const untoldCues: readonly CueGroup[] = [
  {
    // doctors write to each other of what "you" did for a patient
    ...frame,
    value: '',
    dir: 'pseudo',
    phrases: `
      you {have|had} [{kindly|already|also|since|previously|recently|rightly|wisely}] {her|him|his|them|their|mr|mrs|ms|seen|put|sent|asked|started|tried|given|referred|treated|followed|known|noted|prescribed|raised|listed|written|told|sent|ordered|found|stopped|added|increased|kept|arranged|tapped|injected}
      you have [{already|since|kindly}] had {her|him|them|this|mr|mrs|ms|our}
      you will {recall|remember|know|see|find}`,
  },
  {
    ...frame,
    value: 'education',
    dir: 'pre',
    phrases: `
      {education|educated|educate|educating|handout|handouts|pamphlet|brochure|leaflet|booklet|educational materials} [{him|her|patient|pt|given|provided|done|reviewed|was|sheet|sheets|materials}] {on|about|regarding|for|re|concerning|of|provided|to|covering}
      {handout|handouts|leaflet|pamphlet|brochure|booklet} {given|provided|sent|reviewed}
      {page|pages|leaflet|sheet|handout|list|booklet|card} {on|of|about|with} [the] {warning|danger|alarm} signs
      {seminar|seminars|webinar|webinars|orientation|lecture|info session|information session|information night} [{given|held|online}] {on|about|regarding|re|concerning|covering}
      {teaching|taught|information|info|literature|website|video|tips|resources|instruction} [{him|her|patient|pt|given|provided|sheet|materials}] {on|about|regarding|re|concerning|covering}
      {counseled|counselled|counseling|counselling|instructed|instruction|instructions} [{him|her|patient|pt|provided|given|done|was}] {on|about|regarding|re|concerning|in}
      {reviewed|discussed|explained|described|went over|covered|taught} [{with|the|him|her|patient|pt|to}] [the] {signs|symptoms|signs and symptoms|warning signs|pathophysiology|natural history|nature|importance|benefits|risks|risks and benefits|complications|definition|causes|diagnosis|management|prevention|mechanism} {of|and|for}
      {patients|people|individuals|persons|adults|men|women|those|anyone|children|smokers} {with|who|in|at|that|taking|over|should|may|can|often|undergoing}
      {patients|people|individuals|persons|adults|men|women|those|smokers} [{aged|ages|age|between}] # {to|and|through} # {with|who|that}
      {symptoms|signs|causes|complications|types|warning signs|risk factors} of [{the|this|your}] [..3..] {include|are|may include|can include}
      {untreated|unchecked|uncontrolled} {obesity|weight|apnea|sleep apnea|diabetes|hypertension} {often|usually|commonly|eventually|leads|causes|raises}
      obesity [{itself|often|usually|commonly|also|eventually}] {leads to|lead to|causes|brings on|is linked to|raises}
      what {is|are|causes}
      you {may|might|can|should|will|could|have|are|must|need|had}
      please do not
      {talk to|ask|tell|call|contact|consult|see} your
      {can|may} {increase|raise|reduce|lower|contribute to|be caused by|be associated with} [{your|the}] [{risk|chance|likelihood|chances}]
      {is|are} {a condition|a disease|a disorder|a common|diseases|conditions|caused by|defined as|characterized by|usually|often|commonly|a type of|associated with}
      {learn|read|understanding|facts} {about|more about|more|on}
      {about|regarding} your
      {policy|coverage|criteria|guideline|guidelines|medicare|payer|insurance|plan|lcd|ncd} {states|state|recommends|recommend|covers|defines|includes|indicates}
      {red flags|findings|indications|conditions} such as
      {meets|met} criteria {if|when}
      {levels|values|results|readings|scores|counts|ratios} {above|below|over|under|greater than|less than|between|of} [..5..] {have been|has been|are|is|may be|can be} {associated|seen|linked|correlated|considered|regarded|graded|classified}
      {is|are} {graded|classified|categorized|staged} [{as|into}]
      {most|many|some|all|usual|typical} {patients|people|candidates|persons|members} {have|are|will|need|do|can|get|find|recover|go}
      {brochure|leaflet|pamphlet|booklet|poster|website|internet|article|video} {shows|says|tells|explains|reads|describes|pictures|states}
      in {some|many|most|a few|other|certain} {people|patients|persons|individuals|men|women}
      {many|some|others} have
      {tell us|let us know|call us|ask us|call the office|call your}
      {reasons|causes} ..8.. {include|are|may be|can be}
      {doctors|surgeons|physicians|nurses|insurers|plans} {often|usually|sometimes|look|scan|ask|want|treat|use|order|worry|test|may|will|can}
      {is|are} {rarely|seldom|usually|often|commonly|typically|generally|sometimes} {a|an|the|caused|due|used|needed|helpful|safe}
      {studies|literature|research|evidence|trials|data} {show|shows|suggest|suggests|supports|support|have shown|has shown|demonstrate|demonstrates|indicate|indicates}`,
  },
  {
    ...frame,
    value: 'education',
    dir: 'post',
    max: 1,
    comma: 'stop',
    phrases: `
      {education|handout|handouts|counseling|counselling}`,
  },
  {
    // "Importance of taking tablets daily was stressed", "Benefits of CPAP explained: better sleep"
    ...frame,
    value: 'education',
    dir: 'pre',
    whole: 'around',
    phrases: `
      {importance|value|necessity|benefits|advantages|merits|purpose|dangers|hazards|consequences} of [..6..] {stressed|emphasized|emphasised|reinforced|reviewed|discussed|explained|underscored|reiterated|impressed upon|outlined|described|pointed out}
      {stressed|emphasized|emphasised|reinforced|explained|underscored|reiterated|impressed upon|outlined|pointed out|discussed|reviewed} [..4..] the {importance|value|necessity|benefits|advantages|merits|dangers|hazards|consequences} of`,
  },
  {
    // "Education given: “A defibrillator can treat cardiac arrest.”"
    ...frame,
    value: 'education',
    dir: 'pre',
    colon: true,
    far: true,
    phrases: `
      [patient] {education|teaching|handout|leaflet|pamphlet|booklet|brochure} [{given|provided|done|reviewed|text|material|materials|discussed|points}]
      {printed|preprinted} [{at|on|along|across}] [the] {foot|bottom|back|reverse|margin} [of [{the|this|his|her|each}] {card|sheet|form|page|diary|log|slip}]
      {printed|sent|mailed|enclosed|included} {for|to|with|in|on|under|beneath|below} {every|each|all} [{participant|participants|patient|patients|member|members|enrollee|enrollees|report|reports|letter|letters|page|packet|packets}]`,
  },
  {
    // "Example: lids at rest 20 degrees, taped 44": nobody's figures
    ...frame,
    value: 'education',
    dir: 'pre',
    colon: true,
    opening: true,
    far: true,
    phrases: `
      [{worked|sample|reading|for}] {example|examples} [{only|#}]
      sample {values|figures|case|patient|report|reading|calculation}`,
  },
  {
    // "An index over 15, or over 5 with heart disease, may be treated": a rule; a finding's sentence opens otherwise
    ...frame,
    value: 'education',
    dir: 'pre',
    whole: 'around',
    opening: true,
    phrases: `
      {patients|people|women|men|persons|individuals|anyone} {of|at} {her|his|this|that|such|a similar|similar|these|comparable} {size|weight|build|age|habitus|bmi|stature}
      {patients|people|women|men} {like|such as} {her|him|this|these}
      {an|any} {index|ahi|rdi|rei|score|value|level|number|reading|result|saturation|bmi|a1c} {of|over|above|under|below|beyond|between|exceeding|greater than|less than|at or} [{at least|more than|#}]`,
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
    value: 'education',
    dir: 'post',
    max: 4,
    comma: 'stop',
    phrases: `
      {education|handout|handouts|counseling|counselling|teaching|pamphlet|brochure|leaflet|literature|information} {was|were|is|provided|given|done|reviewed|sheet|completed}
      {precautions reviewed|leaflet|brochure|pamphlet}
      {is|are} {a condition|a disease|a disorder|a common|diseases|conditions|caused by|defined as|characterized by}
      {is|are} [{very|quite|fairly|perfectly}] {common|normal|usual|expected|to be expected|not unusual|not uncommon} {after|following|in {people|patients|most|older|adults|the first}|with {age|this|any|all|such}|for {a few|the first|several|some|up to|people|most}}
      can [also] be {a sign|signs|a symptom|symptoms|the first sign|a warning} {of|that}
      {affects|afflicts} {millions|many|people|adults|#|about}
      {commonly|usually|typically|generally|often} {lasts|last|gives|brings|takes|wears|returns|comes|helps|works|goes|settles|heals}
      {can|may} {cause|lead to|increase|result in|damage} [{your|the|serious|many|a}]`,
  },
  {
    // "Charcot joint, active infection and immaturity are contraindications": a rule, told of nobody
    ...frame,
    value: 'education',
    dir: 'post',
    max: 16,
    comma: 'pass',
    phrases: `
      are [{absolute|relative|all|also|further|the usual|known|standard}] {contraindications|exclusions|exclusion criteria|red flags|risk factors|warning signs|prerequisites|reasons {to|for|not to|we}}
      {contraindicate|exclude|rule out|preclude} {surgery|the procedure|injection|implantation|treatment|arthroplasty|replacement}`,
  },
  {
    // silence about a thing: "lens role not stated", "no word on"
    ...frame,
    value: 'template',
    dir: 'post',
    max: 3,
    comma: 'stop',
    phrases: `
      [{is|are|was|were|{has|have|had} been}] {not|never} [{yet|further|all|even|actually|really}] {mentioned|stated|addressed|specified|discussed|covered|raised|brought up|touched on|asked about|tested|assessed|checked|measured|examined|evaluated}`,
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
];
