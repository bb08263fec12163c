// How a treatment went, as it is told in whole sentences: rows of the outcome table in the phrase language (values/phrase.ts), inflection
// folded, so that one line reads a family of wordings. `@names` are the groups of told-groups.ts.

import type { Outcome, ToldRow } from './cue.ts';

export const outcomeTold: readonly ToldRow<Outcome | 'barred' | null>[] = [
  // what only looks like an outcome: used up, and says nothing
  {
    value: null,
    dir: 'both',
    phrases: `
      [@have] @not [{been|yet}] change [{the|his|her|any|my}] {dose|doses|dosage|medication|medications|medicine|medicines|prescription|regimen|plan|brand|schedule|time|clothes|dressing}
      {nothing|none|none of {them|these|those|which|it}} {was|were|is|are|has been|have been|will be} {change|alter|adjust|add} [{today|now|at this visit}]
      [@have] @not {work|working|worked} {since|at|in|as|for|outside|because|due|full|part|the}
      {gone|goes|go|going} {into|to|up|from|on|through|over|down} {the|his|her|into|to}
      [{left|leave|leaves}] [@whom] {not|isn't|wasn't|hardly|half|nowhere near|no longer|less} [{nearly|quite|anything like|half|so}] as {bad|severe|strong|sore|stiff|much|intense|painful|troublesome|limiting|sleepy|tired} as [{it|he|she|when|before|at|on|in|the|they|ever}] [{was|did|had|he|she|it}] [{started|began|begun|came}]
      {do|does|did|done|had|has|have|get|got} nothing {of|like|else|more|yet|before|since|so far|by|but}
      [{there is|there was|with|make|made|has|had}] no {change|changes} [{was|were}] {today|made|at this|this visit|needed|planned|{in|to|of} [{the|his|her|any|my|current|present}] {vision|acuity|weight|dose|doses|dosing|medication|medications|medicine|medicines|meds|plan|regimen|treatment|therapy|bowel|bladder|appetite|sleep|exam|examination|health|history|address|insurance|mood|skin}|since {the|his|her|our|last|our last}}
      {wish|wishes|want|wants|desire|desires|need|needs|request|requests|ask for|asks for|see no need for} no {change|changes}
      nothing [{was|is|has|will be}] [been] {change|changed} {today|at|this|in|since|on}
      {does|did} not cure {it|@it} but
      {did|does|has} not {fail|failed} {him|her|me}
      no better and no worse
      {unsafe|not safe|not yet safe} [for @whom] to {cross|walk|drive|climb|stand|live|go|be alone|be left|return|transfer|bathe|cook|work|lift|use {the|a|stairs|public}}
      {just|exactly|every bit|quite} as {bad|severe|sore|stiff|painful} as {the|his|her} [other] {left|right|other}
      no pain {relief|medicine|medicines|medication|medications|pill|pills|killer|killers|clinic|management|control|reduction|improvement}
      {help|helps|helped|helping} [@whom] {to|with|at} [..1..] {bathe|dress|cook|clean|shop|shopping|meals|chores|housework|bathing|dressing|toilet|transfer|transfers}
      {where|when} {it|the pain|pain} {was|is|started|began} {worst|at its worst}`,
  },
  {
    value: 'failed',
    dir: 'pre',
    phrases: `
      {has|have|had|having} [{now|already|long since|also}] {exhausted|been through|run through|used up|gone through} [{all|both|the|a course of|courses of|her|his}]
      no [..1..] {improvement|benefit|gain|change|progress|relief|effect|difference} [{was|were|has been|had been}] {seen|noted|found|reported|observed|made|had|noticed} {after|with|from|on|following|despite|over}
      {unimproved|unrelieved|unhelped|untouched|unaffected|uncontrolled|undiminished} {by|with|after|on|following|despite}
      nothing {came|has come} of [{the|his|her|that|all the}]`,
  },
  {
    value: 'failed',
    dir: 'post',
    phrases: `
      [@have] [@have] @not [{really|even|ever|so far|at all|yet|fully|truly|been|been able to|able to|seem to|seemed to|appear to|so much as}] @acts [{@it|@whom}] [{much|at all|enough|any|for long|a bit|one bit|in the least}]
      @none [{of {it|them|these|those|which|that|this|the {drugs|medicines|pills|shots|injections|treatments}}|drug|medicine|one|pill|treatment}] [@have] [{ever|really|even|so far|yet|much}] @acts [{@it|@whom}] [{much|at all|enough|for long}]
      @none [of {it|them|these|those|this|that}] [{lasted|held|worked|helped|good|any good}] {for long|for good|lastingly|more than {a|an|one|#} {hour|day|week|month}}
      neither ..8.. {change|help|alter|shift|ease|do|did|make|made} [{anything|much|a difference|any difference}]
      {do|did|does|done|change|gain|bring|brought|give|gave|get|got|accomplish|achieve|alter|add|yield|get rid of|got rid of|amount to|come to|came to|mean|meant|buy|bought} [@whom] {nothing|next to nothing|precious little|naught|very little} [{for|to|against} [@it]]
      {had|got|has|have|get|felt|saw|noticed|found} {nothing|no good|no use|little} {from|of|out of|by} {it|them|that|this|these}
      from {which|that|this|them|it} {he|she|they|patient} {had|got|felt|gained|drew} {nothing|little|no good|no benefit|no relief}
      [{he|she|they|patient|and|could|can|did|has|have|had|but}] {see|saw|seen|notice|noticed|feel|felt|find|found|make|made|show|showed|shown|bring|brought|get|got|gave|report|reported|with|have|had|there {was|has been|is|were}|to} no [{real|great|lasting|clear|marked|true|further|appreciable|noticeable}] {change|difference|shift|gain|gains|progress|effect|improvement|good|advance} [{from|in|to|for|on} @it]
      [{and|but|is|was|are}] no {further along|farther along|further forward|further ahead|farther ahead|nearer to|closer to|easier|lighter|looser|calmer|quieter|steadier|stronger for it|happier|less stiff|less sore|more mobile|more comfortable}
      {walk|stand|sit|sleep|go|bend|climb|manage|walking|sitting|standing} no {farther|further|longer|better|more}
      {is|are|was|were|remain|stay|stand|stood|be|left|leave|has left|have left} [@whom] [{just|exactly|right|back|still|about|pretty much|much}] {where|what|as|how} {it|he|she|they|things} {was|were|is|did|had been|started|began|stood|always was|used to be}
      {hurt|ache|burn|sting|throb|swell|wake|limp|snore|stiff|bad|sore|same|much} [{just|exactly|still|every bit|quite|about}] as [{much|bad|badly|before|ever}] [as] {it|he|she|they|ever|before|always|at|in|on|when} [{did|was|were|had}] [{in|at|before|when|then|all along|the|on}] [{start|beginning|outset|first|last}] [{day|visit}]
      {just|exactly|still|every bit|quite|about} as {it|he|she|they} {did|was|were|had|has} {in|at|before|when|then|all along|on|last}
      as {bad|severe|strong|sore|stiff|much|intense|painful|troublesome|limiting|sleepy|tired|heavy} as {ever|before|on|at|in|when|it was|it had been|it did|the|they were|always}
      [{with|by|has|have|had|still|still has|still the|still in|end with|ended with|left with}] the [very] same {pain|limp|stiffness|burning|ache|complaint|complaints|distance|score|scores|sleepiness|weight|numbness|symptoms|trouble}
      [{and|but}] still {the same|no different|as bad|as before|no better|same}
      [{and|but}] {@complaint|{the|his|her|my} @complaint} [{is|was|are|were|has|have|remain|stay}] {the same|same|no different|what it was|as it was|still there|no easier|no lighter|no less|no calmer|no better|undimmed|unmoved|stuck}
      {went|go|goes|gone|carried|carry|carries|runs|ran|kept|keeps} on [{just}] {as before|the same|just the same|regardless|unabated|all the same|as it was|undiminished|unchanged}
      back {to the same|to square one|where it was|where he was|where she was|where he started|where she started|to what it was|to where|as it was|to the beginning|to before|just as bad|as bad} [..4..]
      {hurt|ache|burn|sting|throb|swell|snore|bother|limp|wake} {just|exactly|every bit|quite} as {much|bad|badly|often|hard|loud|loudly|fiercely}
      {just|exactly|every bit} as {bad|severe|strong|sore|stiff|intense|frequent|painful|heavy}
      no better than {the day|when|before|the first} [..6..] {started|began|start|door|went|came|day}
      still {wake|wakes|waking|woken} [up] {in|with|w|from|numb|stiff|hurting} [..1..] {pain|numb|numbness|stiff|hands|fingers|arm|leg|ache|hurting|tingling}
      still {wakes|waking} [up] {numb|stiff|hurting|sore}
      without [{ever|really}] {get|go|come} anywhere
      without {a|any|much|lasting|real|further|clear|good|great|more|noticeable|visible} [{real|lasting|further|clear|good}] {change|shift|effect|headway|good|use|result|help|gain|success|difference|movement|improvement|advance}
      no {lasting|real|long term|permanent|great|particular|further|more|obvious} {good|use|change|shift|headway|movement|hold|joy|success|difference|effect|relief|help|result}
      [{stop|stopped|discontinued|ended|dropped|given up|gave up|quit|discharged|released}] [..3..] {for|from|through} {want|lack} of [{any|much|good|lasting}] {effect|benefit|response|progress|result|results|gain|relief|success|improvement|help}
      {since|because|as|for} {it|they|this|that|there|he|she} {was|were|is|are|did|had|saw|felt|got} {not|no|never|nothing|little|hardly} [{of|any|a|being|really|been|much}] [{real|good|great}] {effect|gain|use|doing anything|working|helping|help|progress|benefit|response|change|good|improvement|relief|from it|result|better}
      {could|can} [{not|hardly|barely}] tell [{that|if|whether|when|the|any|much}] ..2.. {take|taking|took|on|use|using|wear|wearing|difference}
      {as|for being|because [{it|they}] {was|were} [of]} {useless|worthless|pointless|no use|no good|no help|ineffective}
      {{it|pain|they|the pain|and|then|but|weight} {was|were|is|are}} [all] {back|back again|back in full|back in force|back within|back by|back after}
      {relief|help|ease|better|improvement|benefit} for [{about|only|just|some|around|the|a|at most}] {#|a few|two|three|couple|day|week|few} {hour|day|week|minute|night} ..2.. then {none|nothing|gone|back|as before|over}
      {put|regain|gain|gained|regained} [{it|them|that|the weight|the pounds}] [all] [{of it|back on}] {back|again} [{again|on|within|by|and more}]
      {weight|pounds|pound|kilos|lb} [{has|have|had|all|soon|then}] {come|came|crept|crawled|went|returned|returning} back
      {weight|pounds|kilos|lb} [{was|were|has been|is}] [{all|soon|then}] {regained|put back|gained back|returned|rebounded}
      {weight|he|she|scale} [{was|is|stayed|remained|stood|at}] [{the|at the|exactly the}] same [{at|in} the end]
      {no|little|nothing|none|hardly any} [{weight|pounds|loss|weight loss|change|relief|gain|progress|benefit|effect|result}] to {speak of|mention|report|boast of|show for it|show}
      {reach|reached|hit|come to|came to} [{a|the}] {plateau|standstill|wall|dead end|ceiling}
      {fell|fall|came|come} {short|up short|to nothing|to naught|flat}
      {gave|give|given} up {on it|on them|on that|as hopeless|because it did not|as it did not|since it did not|after it did nothing}
      {all|just} a waste
      {money|time|effort} {down the drain|wasted|ill spent|thrown away}
      {a|#|one|two|three|four|five|six|seven|eight|nine|ten|few|couple of|some} [{whole|full}] {good|easy|easier|quiet|better|comfortable|decent|fair|calm} {day|week|month|night} [{and|but}] then {back|just|exactly|the {old|same}|all|it|as|nothing|over|gone|pain|@complaint}
      {fortnight's|week's|day's|month's|weekend's|afternoon's|night's|weeks'|days'} [{blessed|brief}] {peace|relief|rest|ease|comfort|respite|help|quiet}
      {relief|helped|lasted|held} [{only|just}] {until|till|up to} [{the|about|around|late|early|mid}] @until
      {by|within|before|come} [{the|about|around|late|early|mid}] @until [{the|all the}] [old] {it|@complaint} {was|were|is|are} [all] back [{again|in full|in force}]
      back {where|to where} {he|she|it|they} had {started|begun|been}
      {effect|benefit|relief|good|ease|help|comfort} [of it] {was|is|were|had} [{all|soon|quite}] {spent|gone|over|lost|used up|exhausted|finished|worn off|faded} [{by|in|within|after|before|at}]
      {notice|noticed} nothing [{of|from} {it|them|that}]
      {notice|noticed|felt|feel|perceived} {no difference|no effect|no benefit|no relief} [{of|from} {it|them|that}]
      nope
      {is|are|was|were|been|now} exhausted
      {was|is|were|are|has been|being|proved|remained|:} {nil|negligible|zero|disappointing|poor|meager|scant|minimal|a failure|a disappointment|no less|unimpressive|short lived}
      {of|proved of|proved to be of|to|being of|with} no {value|avail|use|purpose|benefit|worth|account|profit}
      {met|achieved|reached|attained|having met} {none|no|few|not one} [of] [{his|her|the|their}] [..1..] {goals|goal|targets}
      {goals|goal|LTG|LTGs|STG|STGs} 0 {of|out of} # {met|achieved|reached}
      {goals|goal|LTG|LTGs|STG|STGs} 0 # {met|achieved|reached}
      {none|few|not one|no} [of] [{his|her|the|their}] [..1..] {goals|goal|targets} {was|were|been|had been} {met|achieved|reached|attained}
      discharged {unimproved|unchanged|no better|without {gain|progress|improvement|benefit|change}|for lack of progress|for no progress|not improved}
      {and|but|while|yet} [{the|his|her}] @complaint {still|yet|keeps|keep|continue to|continues to|go on|goes on} [{to}] {hurt|hurts|hurting|swell|swells|swelling|wake|wakes|waking|lock|locks|buckle|buckles|burn|burns|burning|ache|aches|aching|bother|bothers|catch|catches|limit|limits|throb|throbs|give way|gives way|stop|stops|keep|keeps}
      {he|she|they|patient} [{is|are|was}] {still|remain|remains|continues to be|continue to be} [{so|very|severely|badly|quite|in}] {limited|in pain|symptomatic|disabled|lame|stiff|sore|unable|uncomfortable|in trouble|miserable|hampered|housebound|restricted|slow}
      {still|yet} limited to
      still {symptomatic|painful|hurting|sore|stiff|lame|limited|bad|swollen|numb|weak|in pain|troubled|bothered}
      [{and|but|with}] {@complaint|{the|his|her|my} @complaint} [{is|are|has been|have been|was|were}] [{only|steadily|just|still|gradually|slowly}] {increase|increasing|increased|worsen|worsening|worsened|mount|mounting|deepening|spreading}
      {continue|continues|continued|still} [{to}] {have|has|report|reports|complain|complains|suffer|suffers|struggle|struggles|experience|experiences|having} [{of|from|with}] [..2..] {trouble|difficulty|problems|limits|limitations|@complaint}
      {stir|stirred|flare|flared|irritate|irritated|inflame|inflamed|anger|angered} [only] {it|things|@it} [up]
      only {stir|stirred|flare|flared|irritate|irritated|inflame|inflamed} {it|things|@it} [up]
      @complaint [{still|yet}] {averages|average|averaging|runs|rates|rated|stays at|remains|sits at|hovers|scores} [{at|about|around|a|as}] #5..10
      but not [{the|his|her|with the|for the}] @complaint
      {was|were|then|all|since|all been|has been} [all] regained
      {not|no} {better|easier|improved|relieved} {for|after|from|by|with|on|despite} {it|that|this|all this|them|these|any of it|all of it}
      {is|are|was|were|get|got|getting|grew|grows|growing|become|becoming|became} {worse|steadily worse|worse and worse} [{all the same|anyway|regardless|on it|despite it|for it|despite that|nonetheless|with it|since}]
      {keep|keeps|kept|still} {him|her|me|them} {awake|up|in bed|indoors|from work|off work|in the chair|off his feet|off her feet}
      {still|yet} {hardly|barely|cannot|can't|could not|unable to|not able to|struggles to} {climb|walk|stand|sit|sleep|kneel|work|bend|dress|drive|use|get|do|manage|lift|turn}
      can {hardly|barely|scarcely|not} {climb|walk|stand|sit|sleep|kneel|bend|get|manage}`,
  },
  {
    value: 'partial',
    dir: 'post',
    phrases: `
      [@have] {take|took|taken} [{off|away}] [{the|some of the|a little of the|part of the|half of the|half the}] {edge|worst|sharpness|some|part|half|bite} [{off|of it|off it|of @it|away}]
      [@have] {help|ease|dull|soothe|steady|loosen|calm|relieve|blunt|lessen|improve|better|lift|reduce|cut|soften} [{@it|@whom}] [@whom] {a little|a bit|a touch|a trifle|some|somewhat|slightly|in part|partly|partially|for a time|for a while|at first|to begin with|to start with|in the beginning|early on|while it is on|while on|while she is|while he is|while it lasts|at best|only so much|up to a point|to a degree|to some extent|modestly|marginally}
      [@have] {help|ease|dull|soothe|relieve|better|hold|last|lift|work|good} [{@it|@whom}] {for|only} [{about|only|just|some|around|a|an|maybe|perhaps|at most|the|for}] [{good|bare|first}] {#|a few|a couple of|couple|few|half} [{or|to}] [{#}] {hour|day|week|night|minute}
      [@have] {help|ease|dull|soothe|relieve|better|hold|last|lift|work|good} [{@it|@whom}] {for|only} [{about|only|just|some|around|maybe|perhaps|at most|barely}] {an|a} [{good|bare}] {hour|day|week|night|while|morning|evening}
      {help|ease|relieve|better|good|relief} [@it] [for] {#|a few|two|three|few} {hour|day|week} {and|then|but|before|until|after which} ..3.. {return|returned|come back|came back|was back|back|wear off|wore off|fade|faded|recur|recurred} [{in full|in full force|as before|again}]
      {lost|loses|losing|lose} {its|their} {effect|hold|bite|punch|power}
      {worked|works|helped|good|better} {at first|in the beginning|for a time|for a while|initially|to begin with|early on} ..3.. {then|but|later|and} ..4.. {no longer|not any more|stopped|less|wore off|faded|nothing}
      {gave|give|brought|bring|got|get|had|has} [@whom] {#|a few|a couple of|two|three|a couple|some} [{good|better|easy|easier|quiet|comfortable}] {hour|day|week|night} [{and|then|but|before|until}] [..3..] [{relief|back|of relief}]
      {help|improve|better|ease|loosen|strengthen} ..6.. {but|though|although|while} [not] ..3.. {continue|continued|stay|stayed|remain|remained|persist|persisted|unchanged|the same|did not|no change|no better|as before|not @complaint}
      {momentary|passing|fleeting|transient|temporary|short lived|brief|evanescent} {comfort|ease|relief|respite|benefit|effect|change|help|peace} [only]
      {cut|cuts|reduce|reduces|reduced|lower|lowers|lowered|drop|drops|dropped|ease|eases|eased|take|takes|took} @it by [{about|only|at most|perhaps}] {a quarter|a third|a fifth|a tenth|one third|one quarter}
      {gets|get|got|has|had} [{about|only|perhaps|maybe|some}] {#|an|a few|two|three} {hour|hours} {out of|from} {each|every|it|a}
      {bearable|tolerable|livable|manageable} {but|though|yet} [{no|not|nothing}] [{more|better|gone|much|beyond}]
      {make|makes|made} [{it|@it|things}] {bearable|tolerable|livable}
      but [not] {the leg|the arm|the back|leg pain|the leg pain|the pain|the rest|the burning|numbness|the knee} [{pain|itself}] {stay|stays|stayed|remain|remains|remained|persist|persists|persisted|continues|continued|did not|has not|was not|is still there|is the same|unchanged}
      [{about|only|perhaps|some|maybe|roughly|at most|at best}] {a third|one third|a quarter|one quarter|a fifth|a tenth|one tenth} {less|better|of the pain|relief|improved|off|of it} [pain]`,
  },
  {
    value: 'effective',
    dir: 'post',
    phrases: `
      [@have] {settle|clear|fix|cure|heal|sort|end} [all] {@it|@complaint} [{up|out|down|completely|for good|entirely|altogether|nicely}]
      [@have] {clear|cleared|clears} [{@it|up}] {up|@it}
      [@have] {take|took|taken|taking} {care of|away} {@it|all @it}
      [@have] {take|took|taken} @it {away|off} [{completely|entirely|altogether|for good}]
      {is|was|are} able to {do|manage|carry on with|keep up with} [..1..] {all|everything}
      [@have] {hold|control|keep|manage|held|kept} {@it|@whom|things|him|her} [{quite|very|nicely|pretty}] {well|nicely|quiet|down|at bay|in check|going|comfortable|away|controlled|under control|low|mild}
      {@complaint|{the|his|her|my} @complaint} [{has|have|had|is|are|was|were}] [{now|all|quite|completely|entirely|since|nearly|almost|all but}] {gone|went away|go away|gone away|disappear|disappeared|vanish|vanished|cleared|settled|resolved|stopped|over|ceased|at rest}
      [{has|have|had|is}] [{had|been}] {no|free of} [{more|further|knee|leg|back|hip}] pain {since|at all|now|any more|these days|again}
      since ..6.. {has|have|had|is|was} [{had|been}] {no|free of} [{more|further|knee|leg|back|hip}] pain
      {give|gave|given|bring|brought|buy|bought|get|got} [@whom] [{about|nearly|some|a|over}] {#|several|many} [{good|better|great|comfortable|pain free|full|whole}] {month|year} [{of relief|relief|of ease|of comfort}]
      {relief|better|help|helped|good|comfortable|eased} for [{about|nearly|some|over|a|at least}] {#|several|many} [{good|full|whole}] {month|year}
      [@have] {do|did|does|done} [@whom] {much|a lot of|a world of|great|some real|real} good
      [@have] {do|did|does|done} {him|her|me|them} good
      {met|achieved|reached|attained|having met} {all|most|every one} [of] [{his|her|the|their}] [..1..] {goals|goal|targets}
      {all|most} [of] [{his|her|the|their}] [..2..] {goals|goal|targets} [{was|were|been|have been}] {met|achieved|reached|attained}
      [{quite|fully|amply}] {suffices|sufficed|suffice|is enough|is all he needs|is all she needs|is plenty}
      {has|have|had|is|are|was|were|keeps|kept|holds|held} [@it] {well|nicely} in hand
      {@complaint|{the|his|her|my} @complaint} {is|was|are|were|feels|feel|now} [{nearly|almost|quite|much|now|back to|as good as}] {normal|well|fine|comfortable|quiet|calm|good|new|nothing|better|a different knee|a new knee}
      made [{a|the|all the}] [{big|great|huge|real|world of|lot of|tremendous|marked|good|considerable}] difference
      {all|made all} the difference
      {doing|does|did|is} [{very|quite|so}] {well|great|fine} {on|with} {it|them|this}
      {back|returned|able to return|gone back|went back} {to|at} [{his|her|full|full time|normal|all|light}] {work|tennis|golf|gardening|walking|normal|duty|activities|usual|sport|job|hiking|running|dancing}
      {keep|keeps|kept|keeping} @whom {walking|working|moving|going|mobile|upright|functional|functioning|independent|active|on his feet|on her feet|on their feet|at work|on the job|out of {the|a|his|her} {chair|bed|wheelchair|hospital|house}|out of bed}
      {stop|stopped|end|ended|prevent|prevented|abolish|eliminate|halt|banish} [{all|most}] [of] {the|all|his|her|their|all the|all his|all her} [{night|daily|frequent|nighttime}] {falls|falling|attacks|spasms|seizures|migraines|headaches|snoring|cramps|cravings|episodes|lows|itching|wheezing|burning|choking}
      {sleeps|sleep|slept|sleeping} {through|well|soundly|all night} [{now|again|since|on it|with it}]
      [{very|quite|so|well|much}] {happy|pleased|satisfied|content|delighted} [{about|with|by|from}] [{it|the result|the results|the outcome|its effect|this}]`,
  },
  {
    value: 'effective',
    dir: 'pre',
    phrases: `
      {resolved|cleared|settled|disappeared|vanished} [{completely|entirely|fully|largely}] {after|with|on|following|by|through|since|thanks to}
      {manages|manage|managing|gets by|copes|does|doing|is doing|has done} [{very|quite}] {well|fine|nicely|all right} {on|with|by}
      {@complaint|{the|his|her|my} @complaint} [{has|have|had|is|are|was|were}] [been] {quiet|silent|calm|comfortable|good|fine|no trouble|no problem|pain free|well} {since|after|with|on|from}
      [{very|quite|so|well|much}] {happy|pleased|satisfied|content|delighted} with what`,
  },
  {
    value: 'intolerant',
    dir: 'post',
    phrases: `
      [@have] {upset|hurt|bother|burn|irritate|turn|turned|tear up|tore up|wreck|inflame|trouble|ruined} {his|her|my|their|the} {stomach|gut|guts|bowels|kidneys|kidney|liver|head|belly|skin}
      [@have] {give|gave|cause|bring on|brought on|produce|set off|lead to|led to|leave|left|make|made|turn|turned} [@whom] [{feel|feeling|so|too|very|quite|badly|bad|a|an|some|severe|bleeding|stomach|terribly|awfully|his|her}] [{badly|bad|bleeding|stomach|too|very}] @harm
      [@have] {raise|raised|drive up|drove up|push up|pushed up|bump|bumped|spike|spiked|worsen|worsened|elevate|elevated|increase|increased|put up} [{his|her|my|their|the}] {creatinine|blood pressure|pressure|liver|liver enzymes|sugar|sugars|glucose|potassium}
      {make|made|making} {his|her|my} {ankle|leg|feet|head|heart|stomach|face|lips|tongue|hands} [and] [{feet|legs|ankles}] {swell|swim|spin|race|pound|ache|hurt|churn|burn|puff up}
      {leave|left|make|made} [@whom] too {sleepy|tired|drowsy|dizzy|groggy|foggy|sick|weak|sedated|confused} [to]
      {could|can} not [{even|really}] {think|drive|function|concentrate|wake up|stay awake|get up|keep awake|work} [{straight|clearly|safely|on it|with it|while on it|in the morning|mornings}]
      {had to|must|has to} {stop|quit|come off|give it up|give up|be stopped|be given up|be taken off|be withdrawn} [{it|them}] [..2..] {after|because|for|due|with|from|over|on} [{of|a|the|to|severe|bad|bleeding|stomach}] [{of|a|the|to|severe|bad|bleeding|stomach}] @harm
      {given up|gave up|stopped|came off|come off|taken off|dropped|quit|ended|took off|taken away} [{it|them}] [..2..] {after|because|for|due|with|from|over|on|since it|as it|when it} [{of|a|the|to|severe|bad|bleeding|stomach|caused|gave|made|him|her}] [{of|a|the|to|severe|bad|bleeding|stomach|him|her|so|too|feel}] @harm
      {hurt|hurts|painful|sore} {so|too} [{much|bad|badly|severely}] {that|to} ..3.. {stop|stopped|quit|gave up|go on|continue|finish|leave|left|do}
      {set off|sets off|flared|flare up|brought on|stirred up|inflamed|aggravated} ..8.. {stop|stopped|quit|gave up|give up|could not go on|could not continue}
      [{is|was|were|proved|found it|too}] too {sedating|constipating|irritating|strong|rough on the stomach|hard on the stomach|hard on his stomach|hard on her stomach}
      {felt|feels|feel} [@whom] [{so|too|very}] {drunk|drugged|doped|drowsy|dizzy|sick|ill|sleepy|foggy|off balance|like a zombie|out of it}
      @harm [{and|with|or}] [{@harm}] [{so|then|and|was|were|was therefore|it was}] {stopped|quit|discontinued|held|given up|came off|withdrawn|off it}
      {stopped|discontinued|held|withdrawn|taken off|quit} [..3..] {because of|for|due to|on account of|owing to|from|after|with} [{his|her|the|a|an|severe|marked|some}] @harm
      {stopped|discontinued|held|withdrawn} {@harm|hypertension|high blood pressure|side effect|side effects|intolerance}
      {rub|rubbed|chafe|chafed} ..3.. {raw|sore|blister|blisters|open}
      {made|make|makes} {it|the pain|the leg|the knee|things|the back} {so much worse|worse and ..4.. {stop|stopped|quit}}
      {did|does|do} not {agree|sit well|sit right} [with] [@whom]
      {broke out|came out} in {a rash|hives|welts|spots|a sweat}`,
  },
  {
    value: 'intolerant',
    dir: 'pre',
    phrases: `
      {vomit|vomited|threw up|throw up|sick|nauseated|dizzy|sleepy|drowsy|fell|bled|bleed|swelled|swelled up|broke out|itched|confused|foggy|groggy|rash|hives|unsteady|hallucinated} {on|with|from|after|while on|while taking|whenever he takes|whenever she takes|when he takes|when she takes|each time he took|each time she took} [{taking|starting}]
      {had|has|have|developed|develop|got|gets|suffered|reported|experienced} [{a|an|severe|some|terrible|bad|mild|bothersome}] @harm [{and @harm|or @harm}] {on|with|from|while on|while taking|after|after taking|due to}
      {could|can} not [{even|really}] {think|drive|function|concentrate|wake up|stay awake|get up|work} [{straight|clearly|safely|mornings|in the mornings}] {on|with|from|while on|while taking}
      {cannot|could not|can not|can't|couldn't} {keep|hold} {down|ingest}`,
  },
  {
    value: 'contraindicated',
    dir: 'post',
    phrases: `
      [{is|are|was|were|been|be}] [{strictly|absolutely|simply|quite}] {out of the question|off limits|off the table|forbidden|barred|prohibited|not allowed|not permitted|not an option|no option|not an option for|unsafe|not safe|too risky|too dangerous|not advisable|precluded|ruled out [{by|for|because|due|on account|given|in view|with|since|after}]|banned|excluded by|not to be {used|taken|given}|not possible|impossible}
      {not|never} [{be|been}] {given|used|prescribed|tried|taken|started|offered|allowed} {because|due|owing|on account|given|in view|for fear|for the sake|with|since|as} [{of|to|his|her|the|for|he is on|she is on|he takes|she takes|stage|chronic}] [{of|to|his|her|the|stage|chronic|#|severe}] [{#|severe|chronic}] @bar`,
  },
  {
    value: 'contraindicated',
    dir: 'pre',
    phrases: `
      {do|does|did|will|would|can|may|has|have} not {allow|permit|let [@whom] {take|have|use|near|touch}|want [@whom] {on|to take|near|taking}} [{any|the use of|her|him}]
      {cannot|can not|may not|must not|should not} [{be given|go near|touch|go on|be on|be put on}]
      {forbid|forbids|forbade|forbidden|warned off|warned against|told to keep off|told to stay off|told to stay away from|keep off|stay off|stay away from|keeps off|steers clear of|steer clear of|kept off|keeps away from} [{all|any|her|him|the use of|taking}]
      @bar {so|thus|therefore|hence} [{he|she|they|is|was}] {no|not|cannot|avoid|avoids|keep off|without|not allowed|unable to take|must not take}
      {told|advised|instructed|warned} ..5.. {never|not} to {take|use|have|touch|be on} [any]
      @bar {rule|rules|ruled} out`,
  },
  {
    // stands only behind a treatment that was not given (episodes.ts)
    value: 'barred',
    dir: 'post',
    phrases: `
      [{because|because of|due to|owing to|on account of|given|in view of|for|with|since|after|as|on}] [{of|to|his|her|the|he is on|she is on|he takes|she takes|he has|she has|a|an|stage|chronic|he had|she had}] [{stage|chronic|his|her|#|severe|a|an|the|bleeding|stomach|gastric|peptic|advanced|solitary|single|one}] [{#|severe|chronic|bleeding|poor|weak}] @bar`,
  },
];
