// What treatments do to a patient that ends them, as data. No outcome by itself, as a complaint may be meant: where it is told that the
// treatment was stopped, and nothing else why, it is the reason (../stopped-for.ts).

import type { ToldRow } from './cue.ts';

export const harms: readonly ToldRow<'harm'>[] = [
  {
    value: 'harm',
    dir: 'both',
    phrases: `
      {nausea|nauseated|vomit*|gastritis|dyspepsia|heartburn|ulcer|ulcers|bleed|bled|bleeding|melena|diarrhea|constipat*|bloating|black stools|pancreatitis|hepatitis}
      {GI|stomach|belly|bowel} {upset|distress|pain|pains|cramps|ache|bleed|side effect|trouble}
      {rash|hives|welts|itch*|angioedema|anaphyla*|blister*|photosensitiv*|bruising}
      skin ..3.. {burn*|blister*|broke down|breakdown|raw|tore|torn|peel*|reaction|irritat*|red|sore|sores}
      {burn*|blister*|chafe*|irritat*|tore} {his|her|the|my} skin
      {pressure sore|pressure sores|sores}
      {dizz*|lightheaded*|groggy|grogginess|sedated|oversedat*|sedation|somnolen*|confus*|fog|foggy|brain fog|zombie|delirium|delirious|psychosis|psychotic|mania|manic|hallucinat*|nightmares|agitat*|irritability|rage|suicidal*|panic|claustrophob*|word finding|memory trouble|memory loss|jitter*|jittery|tremor*|tremulous*|serotonin syndrome}
      {syncope|presyncope|near syncope|passed out|blacked out|fainted|fainting|orthostat*}
      {sweats|sweating|palpitations|dry mouth|urinary retention|flushing|impotence|gynecomastia|myalgia|myalgias|muscle aches|leg cramps|rhabdo*}
      {hypotens*|hypertens*|bradycard*|tachycard*|hyperkal*|hypokal*|hyponatr*|hypoglyc*|hyperglyc*|transaminitis|agranulocytosis|neutropenia|thrombocytopenia|QT prolong*|bronchospasm}
      {weight gain|edema|fluid retention|angioedema|ketoacidosis|DKA|yeast infection|yeast infections|AKI|renal failure|kidney injury|kidney failure|liver failure}
      # {lb|lbs|pounds|kg} of {edema|weight|fluid|water|swelling}
      {creatinine|Cr|potassium|"K"|LFTs|ALT|AST|liver {enzymes|tests}|sugar|sugars|glucose|BP|blood pressure|pressure|lipase|INR|QTc|CK} [{has|had|was|were|went}] [{then|since}] {rise|rose|up|climb*|jump*|double*|triple*|shot up|went up|spike*|bump*|elevated|high|soar*}
      {GFR|eGFR|sodium|"Na"|BP|blood pressure|pressure|HR|heart rate|pulse|platelets|white count|WBC|hemoglobin} [{has|had|was|were|went}] [{then|since}] {fall|fell|drop*|down|plummet*|sank|crash*|low|bottomed out|tank*}
      {drop*|crash*|bottom* out|lower*|tank*|sank} {his|her|my|the} {BP|blood pressure|pressure|HR|heart rate|pulse|sodium|platelets|counts}
      {"K"|potassium} #>=5.6
      {HR|pulse|heart rate} #<46
      {BP|pressure} #<90
      too {fatigue*|tired|sleepy|sick|weak|dizzy|drowsy|sedating|groggy|foggy|wired|nauseated|constipated|jittery|lightheaded|unsteady|wobbly}
      {fatigue|exhaustion|wiped out|wipe him out|wipe her out|lethargy|lethargic}
      {allergic|adverse|bad|severe|local|infusion|injection site|pseudoseptic} {reaction|reactions|response}
      {blew|puffed|swelled|blown|ballooned|swollen} [up] like
      {side effect|side effects}`,
  },
  { value: 'harm', dir: 'both', of: ['ace_inhibitor'], phrases: 'cough' },
  {
    value: 'harm',
    dir: 'both',
    of: ['statin', 'bone_agent', 'ssri', 'snri', 'antidepressant'],
    phrases: '{headache|headaches|muscle pain|muscle pains|jaw pain}',
  },
];
