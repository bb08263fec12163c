// Words that tell where a treatment stands.

import type { CueRow, Status } from './cue.ts';

/** What a treatment ends without being ended itself: "the walker has stopped the falls". */
const ended = String.raw`falls?|falling|pain|aches?|attacks?|spasms?|seizures?|migraines?|headaches?|snoring|cramps?|cravings?|symptoms?|numbness|burning|swelling|bleeding|wheez\w+|cough\w*|itch\w*|panic\w*|reflux|episodes?|events?|lows|choking|gasping`;

/** What has been done: "will be switched to" has not. */
const notAhead = String.raw`(?<!\b(?:will|to|would|should|could|can|may|if|recommend\w*|consider\w*|discuss\w*|plan\w*)\s(?:be\s|being\s)?)`;

export const statusRows: readonly CueRow<Status>[] = [
  [
    'never',
    'pre',
    String.raw`(?:never|has not|have not|had not|hasn['’]t|haven['’]t|not) (?:yet )?(?:tried|taken|used|had|been (?:on|treated with|offered|prescribed|to|in|tried)|done|attended|undergone|received|started|participated in|completed|attempted)(?: (?:any|a trial of|formal|supervised|a course of))*|never (?:on|in)|no (?:prior|previous|history of|hx of|past|recent|formal|trial of|documented|attempt at|course of|record of|treatment with)(?: (?:trial of|use of|course of|treatment with|attempts at|supervised|formal|recent))*|(?:denies|denied) (?:any |prior |previous |ever |current |recent |having |use of |using |taking |trying |past )+|(?:no|without)(?: (?:any|formal|supervised|current))*(?= ?$)|not (?:on|taking|using|doing|currently on|currently taking|currently using|yet on|a user of)(?: (?:any|a))?|naive to|has had no|have had no|had no|did not (?:do|try|have|attend|complete|undergo|take|use|receive|participate in|go to)(?: (?:any|a|formal))*|without (?:a )?(?:trial of|prior|trying|having (?:tried|had|done)|first trying)`,
  ],
  [
    'never',
    'post',
    String.raw`(?:has |have |had |was |were |is |are )?(?:never |not )(?:yet )?(?:been )?(?:tried|done|attempted|attended|started|used|taken|performed|initiated|completed(?: to date)?|given|documented)(?: (?:yet|to date))?|(?:not yet|yet to be) \w+|untried|none (?:tried|used|taken|attempted|given|done)(?: yet| to date| so far)?|none to date|: ?none\b|[–—-] no(?=\s*(?:[.;,)]|$))|: ?no\b(?! (?:change|relief|help|benefit|better|improve|difference|gain|effect|response|progress|lasting|longer))|never`,
  ],
  [
    'declined',
    'both',
    String.raw`(?:declin(?:es|ed|ing)|refus(?:es|ed|ing|al)|reject(?:s|ed)|(?:does|did) not want|do not want|doesn['’]t want|not interested in|unwilling to|not willing to|opt(?:s|ed) (?:out|against)|prefers? (?:not|to avoid)|wish(?:es)? to avoid|deferred by (?:the )?patient|would rather not|against|reluctant to)(?: (?:to|any|try|further|trial of|formal|start|take|have|use|undergo|attend|do|a|the))*`,
  ],
  [
    'planned',
    'pre',
    String.raw`(?:(?:we |i |she |he |patient |pt |they |and |plan )*(?:will|would|to|should|shall|may|could|going to|plan(?:s|ning|ned)? (?:to|for|on)?|intend(?:s)? to|hope to|wants? to|would like to|agree(?:s|d) to|advised to|encouraged to|recommend(?:s|ed|ing)?(?: (?:that|to))?|suggest(?:s|ed)?|consider(?:s|ed|ing)?|discuss(?:ed|ing)?|offer(?:s|ed)?|propose[ds]?) (?:\w+ )?(?:begin|start|try|trial|initiate|refer|add|schedule|order|proceed|resume|undergo|have|attend|enroll|pursue|do|give|prescribe|be (?:started|referred|scheduled)|get|obtain|set up|arrange|consider|use|take|continue with)(?: (?:to|for|with|on|a|the|her|him|trial of|of|formal|course of|supervised|in|up))*)|(?:refer(?:red|ral)?(?: (?:her|him|the patient|patient|pt|placed|made|sent|given))?|scheduled|schedule|order(?:ed|s|ing)?|recommend(?:s|ed|ation|ing)?|consider(?:ation|ing)?|plan(?:ned|ning|s)?(?: for)?|propose[ds]?|request(?:ed|ing)?|awaiting|pending|eval(?:uate|uation)? (?:and|&) treat|authorization for|approval for|candidate for|discuss(?:ed)?(?: options)?(?: including)?|options include|if (?:\w+ )*(?:fails|persists|no better),?|next step(?: is| would be)?|initiate|begin|start(?=\s)|enroll(?: in)?|trial of(?=\s)(?<=^(?:plan:?\s*)?(?:\d[.)]\s*)?trial of)|add)(?: (?:to|for|with|a|the|trial of|of|formal|course of|supervised|new|outpatient|another|repeat|starting))*`,
  ],
  [
    'planned',
    'post',
    String.raw`(?:referral|ordered|scheduled|recommended|planned|pending|to (?:begin|start)|will (?:begin|start|be (?:started|ordered|scheduled|initiated))|is being considered|was discussed|discussed|advised|was recommended|has been recommended|was ordered|eval(?:uation)? (?:ordered|scheduled)|starts? (?:next|on|in|tomorrow)|not yet started|consult placed|if (?:no better|needed|not improved))(?: (?:today|for|next))*`,
  ],
  [
    'prescribed',
    'both',
    String.raw`(?:was |were |is |been |has been |given )*(?:prescribed|prescription (?:for|given|sent)|rx(?:'?d)?(?: for)?|e-?prescribed|script (?:for|given)|dispensed|sent to pharmacy|refilled|refill(?:s)?(?: of)?|given a prescription for)(?: (?:her|him|a|the))*`,
  ],
  [
    'stopped',
    'both',
    String.raw`(?:was |were |has been |been |since |then |has |had (?:to (?:be )?)?|self[- ]?)*(?:stopped(?! (?:(?:all|most) )?(?:of )?(?:the|all|her|his) (?:\w+ )?(?:${ended})\b)|discontinued|discontinue|dc['’]?d|d\/c['’]?d|d\/c(?=\s?(?::|[-–—(]|due|because|2\/2))|(?<=had to )(?:stop|come off|go off|come out|come down|quit)|ceased|halted|quit|weaned off|tapered off|taken off|came off|went off|off(?= )(?! (?:it|them|this),? (?:he|she|they|i|the|her|his|pain)\b)|no longer (?:taking|using|on|doing|uses|takes)|stop(?=\s)(?! (?:(?:all|most) )?(?:of )?(?:the|all|her|his) (?:\w+ )?(?:${ended})\b)|held since|abandoned|dropped out of|(?:gave|given|giving)(?: it| them)? up(?: on)?|(?:put|laid|set)(?: it| them)? (?:away|aside)|left(?: it| them)? off|leave(?: it| them)? off|let go of|shelved|disenrolled|expired|removed|returned (?:the |his |her )?(?:machine|device))(?: (?:of|from|for good|the|her|his|use of|taking|using))*`,
  ],
  [
    'stopped',
    'pre',
    String.raw`${notAhead}(?:switch(?:ed|ing)?|chang(?:ed|ing)|transition(?:ed|ing)?|moved|rotated|converted|crossed over)(?: (?:her|him|over|the patient))* from`,
  ],
  [
    'current',
    'pre',
    String.raw`${notAhead}(?:switched|changed|transitioned|moved|rotated|converted|swapped|crossed over)(?: (?:her|him|over|the patient|back))* to|replaced (?:by|with)`,
  ],
  ['stopped', 'post', String.raw`(?:was |has been |were )*(?:replaced|supplanted|swapped out)(?= (?:by|with)\b)`],
  [
    'current',
    'pre',
    String.raw`(?:(?:is |are |has been |currently |now |still |been |presently |she |he |patient |pt )*(?:taking|takes|using|uses|on(?! (?:exam|examination|the|review|her|his|left|right|a scale|average|file|hand|hold|own|time|schedule|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|january|february|march|april|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d))|wearing|wears|doing|does|performing|performs|attending|attends|maintained on|stable on|managed (?:with|on)|treated with|continu(?:e|es|ed|ing)(?: (?:with|on|taking|to take|using|to use|to do|doing))?|remain(?:s|ed|ing)? on|receiving|receives|enrolled in|participating in|working with|relies on|requires|adherent (?:to|with)|compliant with|controls? (?:it|pain) with)(?: (?:daily|regular|her|his|the|a|scheduled|prn|both|only|oral|home|chronic|some))*)`,
  ],
  [
    'current',
    'post',
    String.raw`(?:currently|ongoing|daily|nightly|bid|tid|qid|qhs|qd|prn|twice (?:a|per) day|once (?:a|per) day|as needed|every day|every night|at present|to date|still on (?:it|them|this)|still(?=\s*(?:[.,;:)]|$)| (?:on|using|taking|wearing|doing|in use|active|uses|takes|wears)\b)|continues|continued|unchanged|since(?=\s)|taking: ?yes|as prescribed|weekly|monthly|every (?:other |\w+ )?(?:weeks?|months?)|three times a week)`,
  ],
  ['current', 'both', String.raw`tolerat(?:es|ing)`],
  [
    'current',
    'post',
    String.raw`(?:was |were |has been |been )*(?:begun|initiated|resumed|restarted|(?:was |were |been )(?:started|added|increased))`,
  ],
  [
    'tried',
    'both',
    String.raw`(?:has |have |had |having |been |was |were |s\/p |status post |after |following |previously |also |then |first |most recently |patient |she |he |they |who |once |already )*(?:tried(?: and)?|trial(?:s|ed)?(?: of)?|trialled|complet(?:ed|ing|ion)(?: of)?|finish(?:ed|ing)|underwent|undergone|attended|attending|received|has had|have had|had(?= )|used(?! to be)|took|taken|did(?! not| n)|done(?! not)|went (?:to|through)|gone through|participated in|attempted|exhausted|treated with|treatment with|treatment (?:has )?includ(?:ed|es|ing)|managed with|previously (?:on|in|tried|used)|prior|previous|past|(?:a |an )?(?:\S+ )?(?:course|courses|rounds?|series) of|s\/p|status post|after|following|history of|hx of|enrolled in|lost \d+|given|administered|performed|injected|joined|followed|been (?:on|through|to)|responded to|discharged from|graduated from|including|conservative (?:care|treatment|management|measures)(?: (?:has|have))?(?: (?:included|includes|including|consist(?:ed|ing) of|with|of))?)(?: (?:a |an |the |of|both|with|trial of|course of|courses of|multiple|several|numerous|formal|supervised|adequate|full|prior|various|extensive|oral|his|her|their|to|\d+ (?:weeks|months|visits|sessions) of))*`,
  ],
  [
    'tried',
    'post',
    String.raw`(?:has |have |had |was |were |been |all |each )*(?:tried|trialed|completed|finished|attended|done|performed|attempted|exhausted|used|taken|received|given|administered|x ?\d+|times \d+)(?: (?:in|on|without|with|from|for|over))?`,
  ],
];
