// Words that tell how a treatment went.

import type { CueRow, Outcome } from './cue.ts';
import { saidOutcomes } from './outcome-said.ts';

const good = String.raw`(?:relief|benefits?|improvements?|help|success|effect|response|results?|gains?|progress|difference|control|respite|resolution|efficacy|changes?(?: in (?:pain|symptoms))?|gains?|ease|weight loss|loss)`;
const size = String.raw`(?:significant(?:ly)?|sustained|lasting|long[- ](?:term|lasting)|durable|meaningful|appreciable|adequate|sufficient|satisfactory|much|real|any|noticeable|substantial|clear|great|further|real|enough|good|permanent|prolonged|functional|clinical(?:ly)?|symptomatic|pain|symptom|overall|measurable|additional|of the|major)`;
const few = String.raw`(?:minimal(?:ly)?|little(?: to no)?|negligible|poor|marginal|scant|insignificant|inadequate|insufficient|suboptimal|unsatisfactory|not enough|no|without|w\/o|wo|not much|lack of|nil|zero|0(?= (?:relief|benefit|change|improvement|help|effect))|not (?:a|an|one)(?: single| little)? (?:bit|lick|shred|whit|iota|jot|ounce|trace|hint|scrap|speck|stitch)(?: of)?|hardly any|never (?:any|got|had)(?: much)?)`;
const some = String.raw`(?:some|mild|modest|partial|moderate|incomplete|slight|limited|temporary|transient|short[- ]?(?:term|lived)|brief|intermittent|variable|fleeting|initial|a little|only (?:\w+ )?(?:temporary|brief|short[- ]?(?:term|lived)|transient|partial|mild|modest|some|slight|minor))`;
const much = String.raw`(?:good|excellent|great|significant|substantial|marked|dramatic|complete|total|adequate|considerable|tremendous|meaningful|near[- ]complete|lasting|sustained|ongoing|continued|full|major|definite|clear|noticeable)`;
const harm = String.raw`(?:nausea|vomiting|gi (?:upset|distress|bleed(?:ing)?|intolerance|side effects)|gastritis|dyspepsia|heartburn|reflux|(?:peptic |gastric |stomach )?ulcers?|stomach (?:upset|pain|ache|irritation)|upset (?:\w+ )?stomach|abdominal (?:pain|upset)|diarrhea|dizz\w+|sedation|sedated|drows\w+|somnolence|sleepiness|groggy|grogginess|fog(?:gy|giness)?|brain fog|confus\w+|rash|hives|itching|angioedema|anaphylaxis|swelling|edema|weight gain|hyponatremia|constipation|headaches?|falls|unsteadiness|palpitations|hypotension|bradycardia|hyperkalemia|cough|bleeding|renal (?:injury|insufficiency)|kidney (?:injury|function)|aki|elevated (?:creatinine|lfts?|glucose|blood pressure|sugars?)|hyperglycemia|mood changes?|suicidal\w*|claustrophobi\w+|panic|aerophagia|skin (?:irritation|breakdown)|(?:blood )?pressure rise|rise in (?:blood )?pressure|hypertension|liver (?:tests|enzymes)|hallucinations?|dry mouth|urinary retention)`;

const pained = String.raw`pain|legs?|back|neck|arms?|foot|feet|hands?|burning|symptoms?|sciatica|score|nrs|nprs|vas`;
const high = String.raw`(?:[5-9]|10)(?: ?(?:-|to|–) ?(?:[5-9]|10))?(?!\d|\.\d)`;
const ofTen = String.raw`(?: ?\/ ?10| (?:out )?of (?:10|ten))`;
/** "No help after two months": how long it was tried, not what. */
const time = String.raw`(?:about |only |just |nearly |over |more than )?(?:an?|one|two|three|four|five|six|eight|ten|twelve|\d+(?:[-–]\d+)?|several|a few)(?: full| more)?[ -](?:days?|weeks?|wks?|months?|mos?|years?|yrs?|visits?|sessions?|treatments?)\b`;
const after = `after(?! ${time}(?! (?:of|on|in|with|doing|at)\\b))`;
/** "Relief of cramps", which names no treatment. */
const ofComplaint = String.raw`(?:(?:the|her|his|their|my|any|all) )?(?:[\w-]+ ){0,2}(?:pain|pains|symptoms?|headaches?|migraines?|burning|swelling|cramps?|cramping|spasms?|spasticity|aches?|aching|stiffness|numbness|tingling|snoring|sleepiness|itch\w*|rash|cough|wheez\w*|congestion|reflux|heartburn|nausea|anxiety|sciatica|soreness|flares?|attacks?|discomfort|fatigue|tremors?)\b`;
const thenWhat = String.raw`(?: (?:with|from|${after}|on|despite|by|following)\b)?`;

/** Too short to be a lasting effect. */
const spell = String.raw`(?:an?|one|two|three|four|five|six|\d+|a few|a couple(?: of)?|half an?|the)(?: ?(?:-|to|or|–) ?(?:\w+))? ?(?:good )?(?:hours?|hrs?|days?|weeks?|wks?|nights?|weekend|fortnight|afternoon|evening|morning|night)`;

/** "Not safe to cross a street": of the patient, not of a treatment. */
const toDo = String.raw` (?:for \w+ )?to (?!take|use|give|have|receive|prescribe|be (?:on|given)|start|continue|inject|combine|offer)`;

/** "Did it help?" of a form, and what was filled in. */
const asked = String.raw`(?:helped\?\s*|(?:did|does|do|has|have|was|were) (?:it|they|this|that|these|the \w+|any of (?:it|them|these)) (?:help(?:ed|ful)?|work(?:ed)?|relieve(?:d)? (?:it|the pain)|give (?:you )?(?:any )?relief)\?\s*)`;

export const outcomeRows: readonly CueRow<Outcome>[] = [
  ['failed', 'post', String.raw`${asked}(?:no|not at all|not really|none|never)`],
  [
    'partial',
    'post',
    String.raw`${asked}(?:yes,? )?(?:only |just )?(?:a (?:little|bit)|some(?:what|times)?|briefly|partly|for (?:a |about |only )?(?:\w+) (?:hours?|days?|weeks?|while|time)|at first|temporarily)`,
  ],
  [
    'effective',
    'post',
    String.raw`${asked}yes(?!,? (?:a (?:little|bit)|some|briefly|partly|for|at first|temporarily|but))`,
  ],
  // how it failed
  [
    'failed',
    'both',
    String.raw`(?:has |have |had |having |who |which |that )*(?:all )?fail(?!ing (?:that|this|which|these|those)\b)(?:ed|s|ing|ure)?(?: (?:to (?:respond to|improve with|improve (?:on|after|despite)|benefit from|relieve|provide|help|control|improve|tolerate)|(?:a |an )?(?:trials? |course |courses )?of|treatment with|trials? of|attempts? at|both|multiple|numerous|prior|previous))?(?: (?:adequate|any|significant|lasting))? ?(?:relief)?`,
  ],
  ['failed', 'both', String.raw`(?:treatment|therapeutic|drug|clinical) failures?(?: (?:of|with|to))?`],
  [
    'failed',
    'post',
    String.raw`(?:with |but |and |has |have |had |provid\w+ |gave |giving |got |gets |getting |received |reports? |reporting |noting |offer\w+ |yield\w+ |produc\w+ |achiev\w+ |experienc\w+ |derived |obtained |of |saw |made |makes )*(?:${few}) (?:(?:or|to no|and) (?:${few} )?)?(?:${size} |or |and )*${good}(?! (?:from|with|to|of|${after}|despite|by|on|using|following)\b)`,
  ],
  [
    'failed',
    'pre',
    String.raw`(?:(?:with |but |and |has |have |had |got |gets |getting |received |reports? |noted |obtained |derived |experienced |saw )*(?:${few}) (?:(?:or|to no) (?:${few} )?)?(?:${size} |or |and )*${good}|did not (?:get|obtain|have|experience|receive|derive|find|achieve|see|feel|report) (?:\w+ )?(?:${size} )*${good}|(?:denies|denied) (?:any |having |getting |${size} )*${good}) (?:from|with|to|of|${after}|despite|by|on|using|following)(?: (?:a |the |her |his |their |prior |previous |trials? of|courses? of|multiple|\d+ weeks of))*`,
  ],
  [
    'failed',
    'post',
    String.raw`(?:(?:it |they |these |this |which |that |has |have |had |all |none of (?:which|these|them|it) )*(?:did|does|do|has|have|had|was|were|is|are)(?:n['’]?t| not|n['’]t)(?: been| really| seem to| appear to| at all| ever)?(?: (?:help(?:ed|ful|ing|s)?|work(?:ed|ing|s)?|reliev\w+|effective|beneficial|provid\w+(?: (?:${size} |any )*${good})?|improv\w+|control(?:led|ling)?|respond\w*|benefi\w+|h[eo]ld(?: it| the pain| her| him)?|touch(?: the| her| his)? ?(?:pain)?|resolv\w+|successful|adequate(?:ly)?|sufficient|enough|last(?:ed)?|make (?:a|any|much) difference|made (?:a|any) difference|change (?:the|her|his) (?:pain|symptoms)|do (?:anything|much)|give \w+ relief|get better|any better))+)(?: (?:much|enough|at all|the pain|her|him|his pain|her pain|symptoms|relief))*`,
  ],
  [
    'failed',
    'post',
    String.raw`(?:no|not|none|never) (?:longer )?(?:help(?:ed|ful|ing|s)?|work(?:ed|ing)?|better|effective|reliev\w+|improv\w+|relief|beneficial|successful|respond\w+|responsive)(?: (?:much|at all|enough))?|(?:do(?:es)?|did|helps?|helped|(?:made|make) (?:very )?|provid\w+|gain\w*|got|offer\w*|g[ai]ve[sn]?|brought|achieved|yielded|changed|accomplished)(?: (?:her|him|me|them|the patient))? (?:very )?(?:little|nothing)(?! by little)|nothing (?:held|helped|works?|worked|lasted|has (?:helped|worked))|(?:the )?(?:relief|benefit|effect|improvement|gains?) (?:never|did not|didn['’]t|has not|hasn['’]t|does not|would not) (?:outlast\w*|last\w*|h[eo]ld|persist\w*|carry over|carried over|endure\w*)(?: the day| long)?|(?:none|neither) of (?:it|this|these|which|them|that)(?: has| have| had)? (?:really )?(?:helped|changed|worked|held|touched|lasted|made (?:a|any|much) difference)|then nothing|(?<=[,–—-] ?)(?:little|nothing|none|useless)(?=\s*(?:[.;,]|$))|(?<=, ?)no(?=\s*(?:[.;,]|$))`,
  ],
  [
    'failed',
    'post',
    String.raw`(?:was |were |are |is |proved |proven |found |been |has |have |largely |mostly |all |became |becoming )*(?:ineffective|unsuccessful(?:ly)?|unhelpful|useless|futile|inadequate|insufficient|of no (?:use|benefit|help|avail)|to no avail|in vain|not (?:helpful|effective)|worthless)\b`,
  ],
  [
    'failed',
    'pre',
    String.raw`(?:not (?:settling|settled|responding|improving|improved|controlled|relieved|managed|helped) (?:with|on|by|to|despite)|refractory|resistant|unresponsive|recalcitrant|non-?responsive|not respond(?:ed|ing)?|did not respond|has not responded|have not responded|nonresponder|inadequate response|poor response|no response|insufficient response|lack of response|non-?response)(?: (?:to|with))(?: (?:a |the |all |her |his |trials? of|courses? of|\d+ weeks of|multiple|conservative treatment including|including|treatment with))*`,
  ],
  ['failed', 'post', String.raw`(?:inadequate|poor|insufficient|suboptimal) (?:response|control)\b(?! to)`],
  [
    'failed',
    'pre',
    String.raw`(?:(?:pain|symptoms?|sleepiness|complaints?|weakness|numbness|hyperglycemia)(?: (?:has|have|still|remain\w*|continu\w+|is|are))* )?(?:persist(?:s|ed|ent|ing)?(?: (?:pain|symptoms?|disability|complaints))?|continu(?:es|ed|ing) (?:pain|symptoms?)|remain\w* (?:symptomatic|severe|unchanged|disabled|in pain)|unchanged|no better|still (?:symptomatic|in pain|hurts?|hurting|has pain|severe)|ongoing (?:pain|symptoms?)|uncontrolled|symptomatic|worsen(?:ed|ing)|progress(?:ed|ive|ing)|plateau(?:ed)?|unrelieved)?,? ?(?:despite|in spite of|notwithstanding|even (?:with|after)|not (?:relieved|controlled|helped|improved) (?:by|with|on|after)|unrelieved by|uncontrolled (?:with|on|by))(?: (?:a |an |the |having |completing |completed |regular |daily |full |faithful |use of|using|taking|trials? of|courses? of|treatment with|multiple|conservative treatment with|conservative (?:care|treatment|management) including|including|optimal|maximal|over|at least|more than|\d+|weeks|months|of|six|eight|twelve|ten|four|three|two))*`,
  ],
  [
    'failed',
    'post',
    String.raw`(?:(?:the |her |his |with |but |and |though |although )*(?:pain|symptoms?|back|knee|leg|sciatica|function|snoring|sleepiness) )?(?:(?:has|have|had|is|are|was|were|still|made|makes|making|being|has been|remains?|it|things|only|symptoms|the pain|her|him|pain|the) )*(?:unchanged|unimproved|unrelieved|no better|worse(?:ned|ning|ns)?|aggravat\w+|exacerbat\w+|flared|plateau\w*|not improved|persist(?:s|ed|ent)|continues? unabated|never improved|remained severe|still severe|as before|the same|irritated)(?: (?:the |her |his |it|pain|symptoms|things))*`,
  ],
  [
    'failed',
    'post',
    String.raw`(?:pain|symptoms?|it|snoring|ache|numbness|sciatica|all)(?: (?:has|have|had|soon|then|quickly|always|all))* (?:return(?:ed|s)|recur(?:red|s)|came back|comes back|relapsed)|(?:relief|it|benefit|effect|and|then|but)? ?(?:wore off|wears off|waned|faded)(?: (?:within|after|in|quickly|shortly|by))?|which came back`,
  ],
  [
    'failed',
    'post',
    String.raw`(?:re-?gain(?:ed|ing)?|gained back|put (?:it |them |the weight )?(?:all )?back on|weight regain|with regain|with subsequent regain)(?: (?:it|all|the|weight|of|most|back|more|that|plus))*|unable to (?:maintain|sustain|keep)(?: (?:the|off|weight|it|loss|this))*|could not (?:maintain|sustain|keep)(?: (?:the|off|weight|it|loss|this))*|not (?:sustained|maintained)|unsustained|lost (?:no weight|nothing|little)|no (?:sustained |significant |lasting |durable )?weight loss|did not lose(?: \w+)? ?(?:weight)?`,
  ],
  [
    'partial',
    'post',
    String.raw`(?:with |but |and |gave |gives |giving |provid\w+ |got |gets |has |had |reports? |offer\w+ |for |only |receiv\w+ |experienc\w+ |obtain\w+ |yield\w+ |achiev\w+ |brought |brings )*(?:only )?(?:${some}) (?:to (?:moderate|modest|partial|mild) )?(?:${size} |and \w+ |but \w+ |or \w+ |short[- ]lived )*${good}(?! (?:from|with|to|of|${after}|by|on|using)\b)`,
  ],
  [
    'partial',
    'pre',
    String.raw`(?:with |got |gets |has |had |reports? |received |obtained )*(?:only )?(?:${some}) (?:${size} )*${good} (?:from|with|to|of|${after}|by|on|using)`,
  ],
  // of a complaint, the treatment standing on either side
  [
    'failed',
    'both',
    String.raw`(?:${few}) (?:(?:or|to no) (?:${few} )?)?(?:${size} |or |and )*(?:${good}|reductions?|decrease|lessening) (?:of|in|on) ${ofComplaint}${thenWhat}`,
  ],
  [
    'partial',
    'both',
    String.raw`(?:only )?(?:${some}) (?:${size} )*(?:${good}|reductions?|decrease|lessening) (?:of|in|on) ${ofComplaint}${thenWhat}`,
  ],
  [
    'effective',
    'both',
    String.raw`(?:${much}) (?:${size} )*(?:${good}|reductions?|decrease|lessening) (?:of|in|on) ${ofComplaint}${thenWhat}`,
  ],
  // said in the patient's words
  [
    'failed',
    'post',
    String.raw`(?:it |they |this |which |that )*(?:(?:has|have|had|did|does|was|were|is|never) ?(?:n['’]?t|not)? (?:really |even )?(?:so much as )?(?:made|make|put|left|leave)(?: so much as)? (?:a|any|much of a) (?:dent|scratch|mark)|(?:has|have|had|did|does)(?:n['’]?t| not) (?:even |really )?(?:touch(?:ed)?|dent(?:ed)?|shift(?:ed)?|budge[d]?|ease[d]?|settle[d]?|calm(?:ed)?|quiet(?:ed)?|put a dent in)(?: (?:it|the \w+|her \w+|his \w+))?|(?:hardly|barely|scarcely|never) (?:made|put|left) (?:a|any) (?:dent|scratch|mark)|no dent|(?:a |complete |total )*(?:waste of (?:time|money|effort)|bust|flop|dud)|for nothing|to no end|zip|zilch|nada|no (?:joy|dice|luck|good)|not worth (?:it|the \w+)|nothing (?:stuck|lasting|durable|to show for it|came of it|doing|that (?:lasted|held|stuck|helped))|none (?:gave|lasted|provided|brought|bought|held|produced)[^.;]{0,24}?(?:more than|over|beyond|past|longer than) ${spell}|(?:never|not) (?:lasted|held|stuck|budged|moved)|(?:pain|leg|it) (?:has |have )?(?:not|never|n['’]t) (?:budged|moved|changed|shifted|let up)|relief (?:was |of )?(?:under|less than|below) [1-4]?\d ?(?:%|percent)|no carry-?over|as bad as (?:ever|before)|(?:right |straight )?back (?:to )?(?:where (?:she|he|they|it|i) (?:started|began|was)|to (?:baseline|square one)))`,
  ],
  [
    'failed',
    'post',
    String.raw`(?:(?:pain|leg|back|neck|arm|foot|knee|it|she|he|i) )?(?:still|was|is|left (?:her|him|me)) (?:hurts|hurting|burns|burning|aches|aching|throbs|throbbing|suffers|suffering|miserable|in (?:pain|agony|misery|tears|trouble)|up (?:all night|at night)|cannot sleep|can['’]t sleep)`,
  ],
  [
    'failed',
    'both',
    String.raw`(?:(?:${pained}) (?:(?:is|was|has been|are|score) )?(?:still|remain(?:s|ed|ing)?|stay(?:s|ed|ing)?|stuck|persist(?:s|ing|ed)?|hover\w+)(?: (?:at|a|an|rated|about|around|up at|between|constant|steady|in the))* ?${high}(?:${ofTen})?|(?:still|remain(?:s|ed|ing)?|stay(?:s|ed|ing)?|stuck|hover\w+)(?: (?:at|rated|rates|rating|scores|scoring|reports|it|them|the|her|his|pain|about|around|between|constant|steady|in))* (?:${high}${ofTen}|an? (?:${high}|seven|eight|nine|ten|six)(?:${ofTen})?))(?: (?:on|with|despite|after|through|even (?:on|with)))?(?! ?(?:mg|visits?|weeks?|wks?|days?|months?|sessions?|tabs?|tablets?|%|percent|years?|hours?|lb))`,
  ],
  [
    'failed',
    'post',
    String.raw`(?:none|neither|nothing)(?: of (?:it|this|these|which|them|that|those))?(?: (?:has|have|ever|really|even|drug|one))* (?:touch(?:es|ed)?|dents?|dented|work(?:s|ed)?|help(?:s|ed)?(?: (?:much|at all|a bit))?|h[eo]lds?|last(?:s|ed)?|eased?s?|relieve[ds]?|control(?:s|led)?|does (?:much|anything|a thing)|did (?:much|anything|a thing))(?: (?:it|the \w+))?|still (?:cannot|can['’]t|unable to|not able to) (?:function|sleep|walk|stand|sit|work|do|bear|wear|get|lie)|(?:of )?no use|(?:${pained}) (?:at |of )?${high}(?:${ofTen})? (?:regardless|anyway|all the same|nonetheless|notwithstanding|throughout)|made (?:no|little) odds|(?:the )?(?:pain|leg|rest|foot|back) (?:is |was |are |stayed |remains? )*(?:the same|no different|unaltered|as it was)`,
  ],
  // the same score before and after
  [
    'failed',
    'post',
    String.raw`(\d{1,2})(?:${ofTen})? (?:before|pre|initial(?:ly)?|at (?:the )?(?:start|intake|eval\w*|onset)|on day one|going in|on intake)[ ,;:>→-]*(?:and |to |pain )?(?:still )?\1(?:${ofTen})? (?:after|post|at (?:the )?(?:discharge|end|d\/c)|afterwards?|coming out|on discharge)|(?:from )?(\d{1,2})${ofTen} (?:\w+ )?(?:to|->|→|and|vs\.?) \2${ofTen}|(?:pain|nrs|nprs|vas|score)s?:? (\d{1,2}) (?:to|->|→|then|and) \3(?!\d)`,
  ],
  [
    'partial',
    'post',
    String.raw`(?:(?:got|gave|gives|had|offered|brought|with|only|just|maybe|perhaps|about|roughly|at (?:best|most)) )+(?:[1-4]\d|\d)(?: ?(?:-|to|–|or) ?[1-4]\d)? ?(?:%|percent)(?! ?(?:gel|cream|patch|ointment|solution|lotion|drops?|weight|of (?:body|total|excess)|loss|body))|(?:[1-4]\d|\d)(?: ?(?:-|to|–|or) ?[1-4]\d)? ?(?:%|percent) (?:relief|better|improvement|improved|help|benefit|reduction in pain|at best|at most|tops)|\d{1,2} ?(?:%|percent)(?: (?:relief|better|improvement))? ?(?:x|×|for|lasting) ?(?:(?:only|about|just) )?(?:\d+|one|two|three|a|a few|a couple of) ?(?:-\d+ ?)?(?:hours?|hrs?|days?|d|weeks?|wks?)`,
  ],
  [
    'partial',
    'post',
    String.raw`help(?:ed|s) (?:x ?|× ?|only |just |about |maybe )*${spell}(?:,? (?:only|at most|tops|at best))?|(?:was |were |each |all |only |just )*good for (?:(?:only|just|about|maybe|perhaps|at most) )*${spell}(?:,? (?:no more|at most|tops|at best|only|each|apiece))?|(?:bought|lasted|each) (?:(?:her|him|me|us|it|only|just|about|maybe|perhaps|barely|all of|at most) )*${spell}|(?:got|gave|gained|had|get) (?:(?:her|him|me|us|only|just|about|maybe|perhaps|barely|at most) )*${spell}(?:,? (?:of (?:relief|peace|comfort|ease|respite|quiet)|at most|tops|at best|apiece|no more))`,
  ],
  [
    'partial',
    'post',
    String.raw`(?:it |they |this |which |has |have |only )*(?:helps?|helped|helping|improved|relieved|eased|worked|takes the edge off|took the edge off)(?: (?:it|her|him|pain|symptoms|the pain|only))* (?:some(?:what)?|a (?:little|bit)|partially|slightly|minimally|temporarily|briefly|only (?:briefly|temporarily|a little|for (?:a )?(?:few|couple|short|\d+)|partially|slightly|somewhat)|for (?:only |just |about |around |a few |several )?(?:\d+|one|two|three|four|a|an?) ?(?:-|to)? ?\d* ?(?:hours?|days?|weeks?)\b|at first|initially)|(?:only )?(?:partially|somewhat|slightly|temporarily|briefly) (?:helpful|effective|beneficial|helped|reliev\w+|improv\w+)|takes? the edge off|took the edge off|dulls? (?:it|the pain|her pain|his pain)|eas(?:es|ed) (?:it|the pain|her pain|his pain)(?: for (?:about |only )?(?:\w+) (?:hours?|days?|weeks?))?|(?:a few|few|some|several|two|three|\d+) good (?:days|hours|weeks)|pleasant but no more|partial(?:ly)? respon\w+|helped at first|initially helped|partial control`,
  ],
  [
    'partial',
    'pre',
    String.raw`(?:got|gets|had|gained|gave|given) (?:(?:her|him|me|only|just|about|maybe|perhaps|barely|at most) )*${spell} (?:(?:of )?(?:relief |peace |ease )?)?(?:out of|from)(?: (?:the|his|her|each|every|that|last|first|second))*`,
  ],
  // how it harmed or could not be
  [
    'intolerant',
    'post',
    String.raw`(?:stopped|discontinu\w+|dc['’]?d|d\/c['’]?d|halted|quit|abandoned|aborted|terminated|cut short|called off)(?: (?:it|early|at|after|on|in|visit|session|week|day|#?\d+|\w+ (?:visits?|sessions?|weeks?)))* (?:because|as|since|when|due to|for|owing to)(?: of)? (?:(?:she|he|pt|patient|the|it|her|his|of|leg|back|severe|increas\w+|intolerable|unbearable) )*(?:pain|could not|couldn['’]t|was unable|unable|made (?:it|the|her|his)|too (?:painful|much)|flare\w*|worse\w*|aggravat\w*|not tolerat\w*|spasms?)`,
  ],
  [
    'failed',
    'post',
    String.raw`(?:stopped|discontinu\w+|discharged|dc['’]?d|d\/c['’]?d|halted|quit|abandoned|terminated|released)(?: (?:it|him|her|early|at|after|visit|session|#?\d+))* (?:because of|for|due to|owing to|secondary to) (?:a )?(?:lack of|no|absence of|poor) (?:progress|benefit|improvement|gains?|response|effect|relief)`,
  ],
  [
    'intolerant',
    'both',
    String.raw`(?:was |were |is |has been |being |she |he |they |but |could|can|did|does)*(?:not tolerat\w+|n['’]t tolerate\w*|cannot tolerate|unable to tolerate|could not tolerate|couldn['’]t tolerate|can['’]t tolerate|did not tolerate|not able to tolerate|intoleran(?:t|ce)(?: (?:of|to))?|poorly tolerated|unable to (?:use|wear|continue|take|complete)(?: \w+)? (?:because of|due to|secondary to))(?: (?:it|them|the|any|higher doses?|full dose|because of|due to))*`,
  ],
  [
    'intolerant',
    'post',
    String.raw`(?:stopped|discontinu\w+|dc['’]?d|d\/c['’]?d|halted|held|quit|ceased|withdrawn|limited|abandoned|self-discontinued|taken off|had to stop|had to quit|switched off|weaned off)(?: (?:it|them|this|the|early|after|on|in|at|by (?:\w+ )?(?:pcp|gi|cardiology|nephrology|doctor|surgeon|pharmacy)|by|\d[\d/]*|\w+ (?:days?|weeks?|doses?)))* (?:because of|due to|secondary to|for|owing to|from|given|d\/t|2\/2|after|with)(?: (?:the|her|his|severe|significant|intolerable|some|mild|worsening|increased|excess\w*|persistent|lower extremity|leg|bad|daytime))* (?:${harm}|side[- ]effects?|adverse \w+|intolerance|allerg\w+)(?:(?:,| and| or|\/) ?(?:${harm}|side[- ]effects?))*`,
  ],
  [
    'intolerant',
    'post',
    String.raw`(?:which |that |it |has |have |had |because it |also |and )*(?:caus(?:ed|es|ing)|gave (?:her|him|me)?|gives (?:her|him)?|led to|leads to|resulted in|produced|made (?:her|him|me|the patient) (?:too |very |feel )?|makes (?:her|him|me) (?:too |very |feel )?|upset|upsets|complicated by|developed|experienced|c\/b)(?: (?:her|his|the|severe|significant|intolerable|some|mild|excess\w*|persistent|lower extremity|leg|bad|daytime|too|very|increased|a))* ?(?:${harm}|side[- ]effects?|adverse \w+|sleepy|tired|sick|nauseated|loopy|stomach)(?:(?:,| and| or|\/) ?(?:${harm}|sleepy|tired|sick))*`,
  ],
  [
    'intolerant',
    'post',
    String.raw`(?:(?:due to|because of|secondary to|with|[-–—:(,]) ?)(?:the |her |his |severe |significant |intolerable |some |excess\w* |leg |bad |daytime |causes? |caused )*(?:${harm}|side[- ]effects?|adverse (?:effects?|reactions?))(?:(?:,| and| or|\/) ?(?:${harm}))*(?=\s*[;,.)\]|]|\s*$|\s+(?:and|at|on|with|after|so|when)\b)`,
  ],
  [
    'intolerant',
    'both',
    String.raw`(?:allerg(?:y|ies|ic)|adverse (?:reactions?|effects?)|side[- ]effects?|anaphyla\w+|hypersensitiv\w+)(?: (?:to|from|with|of))?`,
  ],
  [
    'contraindicated',
    'both',
    String.raw`(?<!\b(?:not|no|without|may be|might be|could be|possibly|perhaps|(?:if|whether) (?:\w+ )?(?:is|are))\s(?:\w+\s)?)(?:(?:is|are|was|were|relatively|absolutely|medically)(?! not| never) )*(?<!\b(?:not|never|no|without|may be|might be|could be|possibly|perhaps)\s)contra-?indicat(?:ed|ions?)(?: (?:to|for|because of|due to|by|given|with|in (?:the setting|light) of))?|(?:cannot|can['’]t|can not|unable to|should not|must not|not able to|could not|couldn['’]t|not allowed to|told not to|advised not to|may not) (?:take|use|have|receive|be given|be prescribed|safely take|participate in|do|attend|perform|tolerate exercise)(?: (?:any|oral|further|more))*|(?:to |must |should |told to |advised to |instructed to |needs to |has to )?avoid(?:s|ed|ing)?(?: (?:all|any|oral|use of|the use of))*|not (?:a )?(?:safe(?!${toDo})|candidate for|appropriate(?: for)?|an option|suitable(?: for)?|advis(?:ed|able)|(?:recommended|indicated)(?:,? (?:due|because|given|in view|owing|with his|with her)))(?: (?:because|due|given))?|preclud(?:es?|ed|ing)(?: the)?(?: use of)?|rules? out|off-limits|unsafe(?!${toDo})`,
  ],
  // how it worked
  [
    'tolerated',
    'both',
    String.raw`(?:tolerat\w+ (?:it |this |them |the \w+ )?(?:well|without)|well[- ]tolerated|(?:no|without|denies(?: any)?|not having(?: any)?|free of|none) (?:\w+ )?(?:side[- ]effects?|adverse (?:effects?|reactions?|events?)|allergies|intolerances?|contraindications?(?: to)?|complications)|no known (?:drug )?allerg\w+|nkda)`,
  ],
  [
    'effective',
    'post',
    String.raw`(?:with |gave |gives |giving |provid\w+ |got |gets |has |had |reports? |for |receiv\w+ |experienc\w+ |obtain\w+ |yield\w+ |achiev\w+ |brought |brings |and )*(?:${much}) (?:\w+ )?(?:${size} |and \w+ |functional )*${good}(?! (?:from|with|to|of|${after}|by|on|using)\b)`,
  ],
  [
    'effective',
    'pre',
    String.raw`(?:with |got |gets |has |had |reports? |received |obtained )*(?:${much}) (?:${size} )*${good} (?:from|with|to|of|${after}|by|on|using)`,
  ],
  [
    'effective',
    'both',
    String.raw`(?:(?:pain|symptoms?|condition|diabetes|hypertension|osa|apnea|depression|insomnia|reflux) (?:is |are |was |now |been |has )*)?(?:(?:well|adequately|fully|nicely|better)[- ](?:controlled|managed)|under (?:good |excellent |full |better )?control)(?: (?:with|on|by|using))?`,
  ],
  [
    'effective',
    'post',
    String.raw`(?:(?:it|they|this|which|has|have|that|also|really|all) )*(?:helps?(?! (?:(?:very )?little|nothing))(?! (?:with )?(?:her|him|me) (?:to )?(?:dress|bathe))|helped|helping|helpful|works(?: well)?|worked(?: well)?|(?<!\b(?:he|she|they|patient|pt|who|i|and|husband|wife) )(?:is|are) (?:now |really |finally |still )?working(?! (?:with|on|at|in|as|for|full|part|toward|two|too|out|up|again|from|nights|days))|effective|beneficial|reliev(?:es|ed)(?: (?:the|her|his|most of the))?(?: pain)?|resolv(?:ed|es)|improv(?:ed|es|ing)(?: (?:the|her|his))?(?: (?:pain|symptoms|function|sleep))?|made (?:a )?(?:big |great )?(?:difference|better)|successful(?:ly)?|doing (?:well|great|better)|excellent response|good response|responded well|responds well|responding well|pain[- ]free|symptom[- ]free|feels (?:much )?better|much better|rested|controls?(?: (?:the|her|his|it))?(?: (?:pain|symptoms))?)(?: (?:a lot|a great deal|greatly|considerably|significantly|tremendously|well|very well))?`,
  ],
  [
    'effective',
    'pre',
    String.raw`(?:responds?|responded|responding|improv(?:ed|es|ing)|better|relieved|controlled|managed|stable|doing well|satisfied|happy|pleased|benefits?|benefit(?:s|ed|ing|ted)?|good response|excellent response)(?: well| \w+ly)? (?:to|with|on|by|from|after|using)(?: the| her| his)?`,
  ],
  [
    'ongoing',
    'pre',
    String.raw`(?:continu(?:e|es|ed|ing)|remain(?:s|ed|ing)?|stay(?:s|ed|ing)?|still|currently|ongoing|maintain(?:s|ed|ing)?)(?: (?:to (?:take|use|do|perform|wear)|taking|using|doing|on|with|wearing|performing|a|the|her|his|use of|daily|compliant|adherent))*`,
  ],
  ...saidOutcomes,
];
