// Words that deny, words that only seem to, and words where a denial ends.

import type { CueGroup } from './cue.ts';

const polarity = { axis: 'polarity' } as const;

export const polarityCues: readonly CueGroup[] = [
  {
    ...polarity,
    value: 'negated',
    dir: 'pre',
    phrases: `
      no
      not
      never
      nor
      neither
      none of
      no evidence {of|for|that|to suggest}
      no {complaint|complaints|report|reports|mention|history|hx|h/o|sign|signs|indication|suggestion|suspicion|trace|hint} {of|for}
      {without|no} reports of
      not a {trace|hint|sign|bit} of
      not so much as
      {isn't|wasn't|aren't|weren't|doesn't|don't|didn't|hasn't|haven't|hadn't|won't|wouldn't|shouldn't}
      {denies|denied|deny|denying|denial}
      {negative|neg} {for|of}
      negative {screen|screening|test|tests|testing|result|results|study|workup|work up} for
      {negates|disclaims|refutes|disavows}
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
      nowhere
      {ruled|rules|ruling} out
      {excluded|excludes|excluding}
      {avoids|avoided|abstains from|abstained from|abstinent from}
      stranger to
      ve for
      {low|minimal|little|very low|no real} {suspicion|probability|likelihood|index of suspicion|concern|pretest probability} {for|of|that}
      {do|does|did} not {believe|think|feel|suspect} [that] [..3..] {is|are|was|were|has|had|have|is having|represents|represent}
      {don't|doesn't|didn't} {believe|think|feel|suspect} [that] [..3..] {is|are|was|were|has|had|have|is having|represents|represent}
      not [be] {typical|characteristic|suggestive|consistent|compatible|indicative|diagnostic|concerning|suspicious|in keeping|convincing} {of|for|with}
      {steers|steered|stays|stayed|kept|keeps} clear of
      {instead of|rather than|in lieu of|in place of}
      no longer
      not any longer
      {cannot|can't|can not|couldn't} {see|find|identify|detect|appreciate|palpate|elicit|visualize}
      0 episodes of`,
  },
  {
    // denials inside a sentence: a comma without "or" ends them
    ...polarity,
    value: 'negated',
    dir: 'pre',
    comma: 'list',
    phrases: `
      without
      w/o
      without {evidence|sign|signs|history|complaint|complaints} of
      {free|devoid|void|bereft|clear} {of|from}
      {absence|lack|exclusion} of
      {lacks|lacked|lacking}
      in the absence of
      {unaccompanied by|unassociated with}
      {remains|remained} {without|free of}
      spared`,
  },
  {
    ...polarity,
    value: 'negated',
    dir: 'pre',
    max: 4,
    comma: 'stop',
    phrases: `
      {cannot|can't|can not|couldn't|could not}
      {unable|inability} to
      incapable of
      {hardly|barely|scarcely} {any|ever}
      {nil|zero|absent}
      {minimal to no|little to no|little or no|little if any}
      {never|not} {touched|known|tasted}`,
  },
  {
    ...polarity,
    value: 'negated',
    dir: 'post',
    max: 14,
    comma: 'list',
    phrases: `
      {is|are|was|were|has been|have been|had been|being} [{now|currently|also|all|both|otherwise|entirely|completely}] {absent|denied|negative|excluded|lacking|nonexistent|nil|unlikely to be present}
      {is|are|was|were|has been|have been|had been|been} [{now|effectively|subsequently|definitively|essentially|also}] ruled out
      {ruled out|excluded} {by|on|with|via}
      {is|are|was|were} {not|never} {present|seen|noted|found|identified|evident|apparent|observed|appreciated|demonstrated|detected|visualized|visible|palpable|elicited|reported|endorsed|documented|described|there|established|confirmed|encountered|performed|done|made|obtained|taken|used|given|started|tried|attempted|completed}
      {isn't|wasn't|aren't|weren't} {present|seen|noted|found|identified|evident|apparent|observed|appreciated|demonstrated|detected|visualized|visible|palpable|elicited|reported|documented|there|performed|done}
      {has|have|had} {not|never} been {present|seen|noted|found|identified|observed|appreciated|demonstrated|detected|reported|documented|described|established|confirmed|performed|done|made|obtained|taken|used|given|started|tried|attempted|completed|needed|required|a {problem|concern|issue}}
      {hasn't|haven't|hadn't} been {present|seen|noted|found|identified|observed|detected|reported|documented|performed|done|tried|attempted|completed|started}
      {is|are|was|were|has been|have been} {not|never} [{felt|thought|believed|considered|judged}] to be present
      {does|did|do} not {exist|occur|appear}
      {has|have} {not|never} {occurred|happened|appeared|recurred}
      never {occurred|happened|occurs}
      {could|can} not be {identified|seen|found|elicited|palpated|demonstrated|detected|appreciated|visualized}
      cannot be {identified|seen|found|elicited|palpated|demonstrated|detected|appreciated|visualized}
      {is|are|was|were} not {a {problem|concern|issue|complaint|feature|factor}|an {issue|option}}
      {is|are|was|were} out of the {question|picture}
      {has|have} [{now|since|completely|fully|largely|all}] {resolved|cleared|subsided|abated|disappeared|vanished|gone away}
      {appears|appear|seems|seem|seemed|appeared} to have {resolved|cleared|subsided|abated}
      {appears|appear|seems|seem} have {resolved|cleared}
      [{is|are|was|were}] {resolved|subsided}
      {went|gone} away
      {although|though|but|which|that} [{that|this|it|these|they}] {has|have|had|seemed|seems|appears|appeared} [{now|since}] [to have] {resolved|subsided|abated|cleared}
      no longer {present|seen|noted|identified|a problem|bothers|troubles|occurs|an issue}
      {is|are|was|were} {gone|no more}`,
  },
  {
    // the same words alone, right after their target
    ...polarity,
    value: 'negated',
    dir: 'post',
    max: 3,
    comma: 'stop',
    phrases: `
      {not|never} {present|seen|noted|found|identified|evident|apparent|observed|appreciated|demonstrated|detected|visualized|palpable|elicited|reported|endorsed|documented|confirmed|performed|done|completed|attempted|tried|started|given}
      ruled out
      {absent|negative} {bilaterally|throughout|today|symmetrically|diffusely|on|in|at|by}
      unlikely
      {is|are|was|were} {unlikely|doubtful|improbable|not likely}`,
  },
  {
    ...polarity,
    value: 'negated',
    dir: 'pre',
    max: 0,
    phrases: `
      non`,
  },
  {
    ...polarity,
    value: 'negated',
    dir: 'post',
    max: 0,
    phrases: `
      free`,
  },
  {
    ...polarity,
    value: 'negated',
    dir: 'answer',
    phrases: `
      no
      n
      none
      none {known|reported|noted|seen|found|identified|present|elicited|documented|observed|appreciated}
      {denies|denied}
      {negative|neg}
      nil
      absent
      never
      not {present|applicable|at all|at this time|currently|reported}
      no {history|complaints|evidence|problems|issues}
      unremarkable for this
      zero`,
  },
  {
    ...polarity,
    value: 'affirmed',
    dir: 'answer',
    phrases: `
      yes
      y
      present
      {positive|pos}`,
  },
  {
    ...polarity,
    value: 'affirmed',
    dir: 'pre',
    phrases: `
      {positive|pos} for
      tested positive for
      {admits|admitted} to
      admits
      {endorses|endorsed|endorsing}
      {reports|reported|reporting}
      {complains|complained|complaining|complaints} of
      c/o
      {presents|presented|presenting} with
      {significant|notable|remarkable} for
      {does|did|do} have
      {acknowledges|acknowledged|confirms|confirmed}
      {suffers|suffered|suffering} from
      {continues|continued|continuing} {to|with}
      there {is|was|are|were}
      {diagnosed with|known to have}
      {states|stated} {that|he|she|they}
      {now|currently} {has|with}
      {found|noted|shown} to have`,
  },
  {
    ...polarity,
    value: '',
    dir: 'terminate',
    phrases: `
      but
      however
      although
      though
      even though
      albeit
      except
      except {for|that|when|with}
      other than
      {apart|aside} from
      besides
      save for
      with the exception of
      yet
      still
      nevertheless
      nonetheless
      whereas
      rather
      only
      just
      which
      who
      whose
      whom
      until
      {relief|improvement|benefit|response|help|success} {from|with|after|to|on|despite}`,
  },
  {
    ...polarity,
    value: '',
    dir: 'pseudo',
    phrases: `
      not {only|just|simply|merely|solely|exclusively}
      no {doubt|question} [{that|about}]
      {without|beyond} [{a|any}] {doubt|question}
      never {without|free {of|from}}
      not {without|free {of|from}|absent|negative {for|of}|denied|uncommon|unusual|infrequent|infrequently|uncommonly|rare|unlike|unlikely|unexpected|surprising|insignificant}
      {does|did|do|can|could|has|have} not {deny|denied}
      {doesn't|didn't|don't} deny
      {cannot|can't|can not|could not|couldn't} {be denied|deny}
      {is|are|was|were} not denied
      no [{significant|interval|appreciable|real|definite|recent|substantial|acute|further|overall|major|clear}] {change|changes|increase|decrease|decline|difference|alteration|worsening|progression|improvement|reduction|resolution|relief|benefit|success|luck|help|response|recovery|gain|gains|progress|abatement|let up|letup} [{in|of|from|with|after|to|on|since|for|despite|when|by}]
      without [{any|significant|much|real|lasting|adequate|sufficient|meaningful|sustained|appreciable|substantial}] {change|changes|increase|improvement|relief|benefit|success|help|response|recovery|resolution|progress|avail|effect} [{in|of|from|with|after|to|on|for|despite}]
      {to|with|of} no {avail|effect}
      no {better|worse} [{on|with|after|despite|since}]
      not {better|worse|improving|improved|resolving|resolved|abating|abated|subsiding|subsided|responding|respond|responded|responsive|relieved|helped|alleviated|eased|controlled|managed|remitted|remitting|settling|settled|cleared|gone|going away} [{to|by|with|on|from|after|despite}]
      not {well|adequately|sufficiently|optimally|fully|completely|totally|entirely|effectively|properly|yet fully|satisfactorily} [{controlled|managed|relieved|resolved|treated|recovered|compensated}]
      {does|did|do|has|have|had|will|would} not [{fully|completely|adequately|really|significantly|at all|yet}] {improve|improved|resolve|resolved|respond|responded|help|helped|work|worked|relieve|relieved|tolerate|tolerated|abate|abated|subside|subsided|ease|eased|let up|go away|gone away|settle|settled|stop|stopped|quit|change|changed|touch|lessen|lessened|budge} [{to|by|with|on|from|after|despite}]
      {doesn't|didn't|don't|hasn't|haven't|won't} [{fully|completely|really|significantly|yet}] {improve|improved|resolve|resolved|respond|responded|help|helped|work|worked|relieve|relieved|tolerate|tolerated|abate|subside|ease|stop|stopped|quit|go away|gone away|change|changed}
      {cannot|can't|can not|could not|couldn't|unable to|inability to|not able to} {tolerate|exclude|rule out|be excluded|be ruled out|control|stop|quit|relieve|stand|shake|get rid of|get relief|get comfortable}
      {cannot|can't|can not|could not|couldn't|unable to|inability to|not able to|does not|do not|did not} {sleep|walk|work|stand|sit|lie|concentrate|function|drive|climb|exercise|bend|lift|breathe|move} {with|due|because|from|without|secondary}
      not [{yet|been|entirely|completely|definitively|definitely|fully}] {excluded|ruled out}
      {has|have} not been {excluded|ruled out}
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
      no {complications|problem|problems|issue|issues|trouble|difficulty|difficulties} {from|with|after|since|during|on} {the|his|her|current|prior|previous|taking|using|treatment|therapy}
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
      {cannot|can't|could not|couldn't} {but|help but}
      zero in`,
  },
];
