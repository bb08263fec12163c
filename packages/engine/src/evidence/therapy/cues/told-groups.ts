// Groups of words that the phrases of outcomes and states share, as `@names`.

/** Word groups, one phrase a line. */
export const toldGroups: Readonly<Record<string, string>> = {
  whom: '{him|her|me|them|us|the patient|patient|pt|his|my|their}',
  it: '{it|that|this|them|these|those|things|the trouble|@complaint|{the|his|her|my|their|any of the|most of the|all the|all of the|much of the|some of the|any|the worst} @complaint}',
  complaint:
    '[{nerve|leg|back|knee|hip|joint|night|arm|neck|foot|morning|low back|radiating|shooting}] {pain|pains|ache|burning|leg|legs|back|knee|knees|hip|hips|neck|arm|arms|foot|feet|hand|groin|sciatica|symptom|symptoms|numbness|tingling|stiffness|spasm|spasms|soreness|swelling|complaint|complaints|problem|snoring|sleepiness|walking|limp|discomfort|attack|attacks|sugar|sugars|weight}',
  have: '{has|have|had|did|does|do|was|were|is|are|been}',
  not: "{not|didn't|doesn't|don't|hasn't|haven't|hadn't|isn't|wasn't|weren't|never|hardly|barely|scarcely|only barely|failed to|fails to|fail to|no longer}",
  none: '{none|neither|nothing|nor|not one|none at all}',
  // what a treatment does that works
  acts: `{help|work|change|alter|shift|budge|move|touch|dent|ease|relieve|calm|settle|quiet|quieten|soothe|improve|better|control|hold|last|stick|reach|blunt|dull|lessen|reduce|lower|break|loosen|steady|cure|fix|resolve|clear|lift|diminish|lower|tame
    |{go|come} {away|down|off}|let up|let go|give way|subside|abate|drop|fall|yield|respond
    |keep ..3.. {down|away|off|at bay|in check|bearable|under control|comfortable|controlled|quiet}
    |make [@whom] [{it|things|a|any|much|much of a|any real|a real|the|walking|life|the pain|the knee|the hip}] {difference|better|bearable|easier|tolerable|dent|headway|change|impression|impact|comfortable}
    |{do|does} [@whom] {much|anything|a thing|the trick|any good|good|much good|the job|enough|what}
    |bring [@whom] [{any|much|the|real|lasting|enough}] {relief|ease|comfort|rest|change|improvement|benefit|peace}
    |give [@whom] [{any|much|the|real|lasting|enough}] {relief|ease|comfort|rest|benefit|peace|improvement|sleep}
    |get [@whom] [{it|things}] {anywhere|back|better|moving|far|further|going}
    |take [@it] {away|off|down|any of it away|any away|much away|care of it|care of @it}
    |get rid of @it|get on top of @it|{be|been} {enough|sufficient|adequate|of use|of help|any use|any help|much use|much help|of any|of much}
    |let [@whom] {sleep|work|walk|rest|stand}|restore|regain|recover|correct|remedy|eliminate|abolish|suppress|carry over|translate|bring back|give back|lead to|result in|suffice|satisfy|impress|prevail|pay off|cut it|{sleep|walk|stand|sit|go} {better|farther|further|longer}}`.replace(
    /\n\s*/g,
    '',
  ),
  harm: '{nausea|sweats|drunk|sedating|constipating|palpitations|nauseous|nauseated|vomit*|sick|ill|ulcer|ulcers|bleed|bled|bleeding|gastritis|heartburn|reflux|dyspepsia|diarrhea|constipat*|dizzy|dizziness|lightheaded*|drows*|sleepy|sedat*|groggy|foggy|fog|fuzzy|confus*|loopy|woozy|rash|hives|itch*|headache|headaches|tremor*|palpitation*|bruising|swelling|swollen|swell|black stools|stomach pain|stomach pains|stomach ache|belly pain|cramps|stomach trouble|stomach upset|unsteady|weight gain|hallucinat*|suicidal|wheez*|breathless*|anaphyla*|renal failure|kidney failure|kidney injury|GI bleed|{rising|raised|elevated|high|higher|climbing} {creatinine|blood pressure|pressure|potassium|sugars|liver enzymes}}',
  // a day that an effect reached
  until:
    "{january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|thanksgiving|halloween|new year|spring|summer|fall|autumn|winter|the weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|{mother's|father's|labor|memorial|valentine's|independence} day|fourth of july|{first|second|third|fourth|end|middle|beginning|start|half} of ..2..}",
  // what keeps a patient from anti-inflammatory drugs and others
  bar: '{kidney|kidneys|kidney disease|renal|CKD|eGFR|GFR|creatinine|warfarin|apixaban|rivaroxaban|dabigatran|Eliquis|Xarelto|Coumadin|Pradaxa|Plavix|clopidogrel|anticoag*|blood thinner|blood thinners|ulcer|ulcers|bleed|bled|bleeding|gastric bypass|bypass|sleeve|heart failure|CHF|cardiomyopathy|cirrhosis|liver disease|transplant|pregnan*|allergy|asthma|stent|stents|hypertension|reflux|gastritis|MAOI|glaucoma|seizure|seizures|lithium|methotrexate}',
};
