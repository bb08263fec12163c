// Words that take a whole sentence with them: "there is no evidence that …", "whether …", "if …", "in her brother's case …".
//
// Unlike the other cues they do not end with the clause: what a sentence is said under is said of all of it, until a contrast.

import type { CueGroup } from './cue.ts';
import { KIN, OTHERS } from './experiencer.ts';

const anywhere = { dir: 'pre', whole: 'anywhere' } as const;
const opening = { dir: 'pre', whole: 'opening' } as const;

const SHOW =
  '{show|shows|showed|suggest|suggests|suggested|indicate|indicates|indicated|support|supports|supported|state|states|stated|say|says|said|mention|mentions|document|documents|documented|establish|established|demonstrate|demonstrates|demonstrated|prove|proves|proved|confirm|confirms|confirmed|reveal|reveals|revealed|record|records|recorded|report|reports|reported|claim|claims|claimed|imply|implies|verify|verified}';
// "nothing in her mental state that", "nothing in the report that": no verbs
const SAYS = SHOW.replace(/(?<=\|)(?:state|record|report|document|claim|support)\|/g, '');
const THINK =
  '{believe|believes|believed|think|thinks|thought|feel|feels|felt|agree|agrees|agreed|accept|accepts|recall|recalls|see|find|found}';
const NOT =
  "{not|never|hardly|scarcely|isn't|wasn't|doesn't|didn't|don't|hasn't|haven't|cannot|can't|couldn't|won't|wouldn't}";
const POSSESSED =
  "{mother's|father's|mom's|dad's|sister's|brother's|son's|daughter's|child's|aunt's|uncle's|grandmother's|grandfather's|cousin's|parent's|twin's|niece's|nephew's|parents}";
const POSSESSOR =
  "{wife's|husband's|spouse's|partner's|girlfriend's|boyfriend's|roommate's|housemate's|friend's|neighbor's|coworker's|colleague's|caregiver's|donor's|{other|another|previous|prior} patient's}";

/** Words that strike a thing from the record: "AHI 40 (entered in error)", "wrong patient: …". */
const VOID = `
  {entered|filed|charted|documented|scanned|recorded|misfiled|listed|copied|imported} [here] {in error|by mistake|by accident|mistakenly|erroneously|accidentally}
  {is|was|were|been|got} {dictated|typed|put|placed|noted} [{in|here}] {in error|by mistake|by accident|mistakenly|erroneously|accidentally}
  {mistakenly|erroneously|accidentally} {entered|filed|charted|documented|scanned|recorded|listed|copied|imported}
  {erroneous|mistaken} entry
  [{is|was|were|been}] {struck|lined|crossed} {out|through} {as|in} [an] {error|mistake|wrong}
  {is|was|were|been} {struck|lined|crossed} {out|through}
  {wrong|incorrect} {patient|patient's|chart}
  please {disregard|ignore}
  {disregard|ignore} {this|the {above|below|following|previous|prior|earlier}} [{entry|note|result|value|statement|report|line}]`;

export const wholeCues: readonly CueGroup[] = [
  { axis: 'frame', value: 'void', dir: 'pre', whole: 'around', phrases: VOID },
  { ...opening, axis: 'frame', value: 'void', phrases: VOID },
  {
    ...anywhere,
    axis: 'polarity',
    value: 'negated',
    phrases: `
      {no|without|lacking|lack of|absence of|little|any} [..2..] {evidence|indication|indications|suggestion|proof|documentation|record|sign|signs|basis|finding|findings|data|confirmation|reason|grounds|truth} [to {believe|think|suspect|suppose|say|suggest|assume|conclude}] that
      ${NOT} [..3..] {true|so|correct|accurate|established|shown|proven|documented|demonstrated|confirmed|evident|apparent|believed|thought|reported|found|recorded|substantiated|supported} that
      ${NOT} [..2..] the case that
      ${NOT} [been] ${SHOW} that
      ${NOT} ${THINK} that
      {denies|denied|deny|denying|disputes|disputed|doubts|doubt|doubted|disbelieves|refutes|refuted|rejects|rejected|contests|contested|disagrees|disagreed} [the {claim|idea|notion|suggestion|statement}] that
      {false|untrue|incorrect|inaccurate|erroneous|mistaken|wrong|far from true|far from clear|a mistake|an error|a misconception|a myth} that
      {unlikely|improbable|doubtful|inconceivable|implausible|impossible} that
      {failed|fails|fail} to ${SHOW} that
      {nothing|nobody|no one|none|nowhere|neither} [..5..] ${SAYS} that
      {nothing|nobody|no one|none|neither} [..5..] ${THINK} that
      no {note|record|report|study|exam|examination|imaging|physician|provider|clinician|document|chart|source|test} [..3..] ${SHOW} that
      {at no {time|point}|on no occasion|under no circumstances|in no way|by no means|in no sense|nowhere} {has|have|had|did|does|do|was|were|is|are|will|can|could|would}`,
  },
  {
    // a denied clause denies what stands in it, a denied thing does not ("no doubt that")
    ...anywhere,
    axis: 'polarity',
    value: '',
    phrases: `
      {no|without|beyond|little} {doubt|question} that
      ${NOT} [..2..] {false|untrue|incorrect|doubtful|unlikely|surprising|unexpected} that
      ${NOT} {deny|denied|dispute|doubt} that`,
  },
  {
    ...anywhere,
    axis: 'frame',
    value: 'workup',
    phrases: `
      {rule|rules|ruled|ruling} out {that|whether|if|the {possibility|chance|idea} that}
      r/o {that|whether|if}
      {exclude|excludes|excluding|excluded} {that|whether|if|the {possibility|chance|idea} that}
      {see|know|tell|say|determine|decide|establish|clarify|check|learn|find out|figure out|verify|confirm|investigate|evaluate|assess|test|explore|discuss} {whether|if}
      {question|questions|issue} [{is|was|remains|as to|about|of}] {whether|if}
      remains to be {seen|shown|determined|established|proven} {whether|if|that}
      whether`,
  },
  {
    ...anywhere,
    axis: 'frame',
    value: '',
    phrases: `
      {regardless of|no matter|irrespective of} whether
      {even|as|only} if
      if {only|anything|nothing else}
      whether or not`,
  },
  {
    ...anywhere,
    axis: 'certainty',
    value: 'possible',
    phrases: `
      {unclear|unknown|uncertain|unsure|undetermined|debatable|questionable|undecided|open|disputed|doubtful} {whether|if|that}
      {uncertainty|doubt|doubts} [{is|was|remains|as to|about|of}] {whether|if}
      ${NOT} {certain|sure|clear|known|settled|decided} {whether|if|that}
      {wonder|wonders|wondered|wondering} {whether|if}
      {possible|conceivable|possibility|chance|suspicion|concern|fear|plausible} that
      {suspects|suspect|suspected|fears|fear|worries|worry|worried|speculates|guess|guesses} that
      {may|might|could} be that`,
  },
  {
    ...opening,
    axis: 'frame',
    value: 'hypothetical',
    phrases: `
      if
      unless
      in case
      {in|on} the [{unlikely|rare|remote|unhappy}] event {of|that}
      should {he|she|they|it|you|there|this|that|these|those|the|his|her|their|any|a|an|symptoms|pain|patient}
      {were|had} {he|she|they|it|there} [not]
      {suppose|supposing|imagine|imagining|assume|assuming|presuming|provided|providing|granted|let us say} [..1..] that
      {on condition|on the condition|on the assumption|in a scenario|in the case} that
      suppose
      had {he|she|they|it|there|the patient|patient} not
      {it|this|that} {would|could|might} {be|mean} [..3..] {if|that}`,
  },
  {
    // "surgery may or may not improve her sight"
    axis: 'frame',
    value: 'hypothetical',
    dir: 'pre',
    whole: 'around',
    phrases: `
      {may|might|could|would|will|can|does|did|is|was|has} or {may|might|could|would|will|can|does|did|is|was|has} not`,
  },
  {
    ...anywhere,
    axis: 'frame',
    value: 'planned',
    phrases: `
      {it|that} {is|was|has been} [{also|now|still|being}] {planned|intended|expected|anticipated|hoped|proposed|foreseen|arranged|agreed|scheduled|predicted|projected} [..5..] that
      {plan|plans|intention|proposal|expectation|aim|goal|idea|hope|hopes|prediction|forecast|arrangement} {is|was|are|remains|being} [..2..] that
      {plan|plans|planned|planning|hope|hopes|hoped|hoping|expect|expects|expected|anticipate|anticipates|anticipated|intend|intends|intended|wish|wishes|wished|predict|predicts|look forward} that
      {in the hope|in hopes|with the hope|with the aim|with the intention|with the goal|in order|in the expectation} that`,
  },
  {
    ...opening,
    axis: 'frame',
    value: 'planned',
    phrases: `
      {next|this coming|the coming} {week|month|year|spring|summer|fall|autumn|winter|visit|time|session|appointment|monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december}
      if {it|this|that|all|everything|the trial|the test} goes {well|smoothly|to plan|as planned|as hoped}
      {tomorrow|someday|one day soon|henceforth|in future|in the future|in the near future|going forward}
      {in the coming|over the coming} [#] {days|weeks|months|years}`,
  },
  {
    ...anywhere,
    axis: 'frame',
    value: 'recommended',
    phrases: `
      {recommend|recommends|recommended|propose|proposes|proposed|advise|advises|advised|request|requests|requested|urge|urges|urged|prefer|prefers} [..1..] that
      {recommendation|recommendations|advice|request|suggestion|proposal} {is|was|are} [..2..] that`,
  },
  {
    // a leaflet quoted in a note: "Education given, sleep apnea: “People with sleep apnea may be sleepy, have low mood …”"
    ...opening,
    axis: 'frame',
    value: 'education',
    phrases: `
      [patient] education {given|provided|done|reviewed|text|sheet|points|material|materials|discussed}
      [{patient|pt}] {handout|leaflet|pamphlet|brochure}
      {AVS|after visit summary} {text|message|handout|excerpt|sheet|reads|says}
      return {at once|immediately|right away|promptly} {if|for}
      {patients|people|persons|individuals|adults|men|women} {with|who} [..4..] {may|can|often|usually|commonly|sometimes|frequently|should|are {advised|encouraged}}`,
  },
  {
    // "An infected implant may need more surgery (standard handout)"
    axis: 'frame',
    value: 'education',
    dir: 'pre',
    whole: 'around',
    phrases: `
      {standard|standing|printed|template|boilerplate} {list|text|handout|wording|warning|leaflet|paragraph} [{printed|on|of|for}]
      printed on {every|each|all}`,
  },
  {
    ...anywhere,
    axis: 'experiencer',
    value: 'family',
    phrases: `
      {in|of|about|with|for|to} {his|her|their|the|a} ${POSSESSED} [own] {case|situation|experience|body|illness|course}
      ${KIN} [..6..] {in|of|about|with|from} {his|her|their} own {case|situation|experience|life|illness|body|course|history|hip|hips|knee|knees|back|neck|heart|eye|eyes|lungs|condition|symptoms|disease}
      ${KIN} [..3..] [{who|also|has|had}] {has|had|have|having|with|suffers from|suffered from|underwent|developed|received|got|needed|went through} {the same|a similar|similar|this same|an identical}
      ${KIN} {who|also} {has|had|have|suffers|suffered|underwent} [..4..] {his|her|their} own
      {his|her|their|the} ${POSSESSED} [own] {record|records|chart|notes|note|report|form|paper|papers|medication list|med list|list|study|results|result} [..4..] {:|says|say|said|shows|show|showed|reads|read|tells|told|lists|listed|gives|gave|has|had|states|stated|was|were|is|are}
      ${KIN} [..3..] {speaking|speaks|spoke|talking|talks|talked|says|said} {of|about} {himself|herself|themselves}`,
  },
  {
    ...anywhere,
    axis: 'experiencer',
    value: 'other',
    phrases: `
      {in|of|about|with|for|to} {his|her|their|the|a|another} ${POSSESSOR} [own] {case|situation|experience|body|illness|course|chart|record}
      ${OTHERS} [..6..] {in|of|about|with|from} {his|her|their} own {case|situation|experience|life|illness|body|course|history|hip|hips|knee|knees|back|neck|heart|eye|eyes|lungs|condition|symptoms|disease}
      ${OTHERS} [..3..] [{who|also|has|had}] {has|had|have|having|with|suffers from|suffered from|underwent|developed|received|got|needed|went through} {the same|a similar|similar|this same|an identical}
      ${OTHERS} {who|also} {has|had|have|suffers|suffered|underwent} [..4..] {his|her|their} own
      {his|her|their|the} ${POSSESSOR} [own] {record|records|chart|notes|note|report|form|paper|papers|medication list|med list|list|study|results|result} [..4..] {:|says|say|said|shows|show|showed|reads|read|tells|told|lists|listed|gives|gave|has|had|states|stated|was|were|is|are}
      ${OTHERS} [..3..] {speaking|speaks|spoke|talking|talks|talked|says|said} {of|about} {himself|herself|themselves}
      {in|of|for|from|about|with} {another|a different|a previous|the previous|a prior|an earlier|a fellow|a second|the wrong|some other} {patient|person|member|individual|resident|client|man|woman|case}
      {another|previous|prior|different|other|earlier|wrong|fellow} patient's
      {belongs|belong|belonging|refers|pertains|applies} to {another|a different|a previous|the wrong} {patient|person|individual|chart}
      {not|never} {this|our|my} patient`,
  },
];
