// Words that stand at the head of a table's column, as data.

export const HEADER_WORD = new RegExp(
  `^(?:${[
    'line|step|item|event|events|per hour|per h|/h|/hr|amount|taking|field|entry|test|value|values|result|results|ref|ref\\.? ?range|reference|reference (?:range|interval)|range|normal|normal range|units?|flag|status',
    'date|dates|date of service|dos|time|visit|day|week|month|year|years|when|from|to|start|started|stop|stopped|end|ended|duration|since|last filled|filled',
    'drug|drugs|medication|medications|medicine|name|dose|dosage|strength|sig|route|frequency|directions|for|indication|reason|quantity|qty|refills|prescriber|days supply',
    'treatment|therapy|what|response|outcome|effect|relief|comment|comments|remark|remarks|notes?|details|description|finding|findings|structure|location|level|side',
    'eye|right|left|od|os|ou|right eye|left eye|both|r|l|pre|post|before|after|baseline|intake|initial|discharge|final|current|previous|prior|change|goal|target',
    'parameter|measure|measurement|metric|index|score|scale|question|answer|response|yes|no|y|n|n/a|criterion|criteria|met|condition|diagnosis|code|icd-?10|problem|onset',
    '(?:on |off )?(?:the )?(?:back|side)|(?:in )?n?rem|(?:in )?non-?rem|non-?supine|lateral|per hour of sleep|how many',
    'place|width|area|setting|settings|pressure|mode|stage|position|supine|rest|exertion|ambulation|sleep|awake|sp[o0]2|[o0]2|lpm|flow|hr|bp|weight|wt|height|ht|bmi',
    'joint|motion|muscle|muscle group|nerve|segment|vessel|artery|leg|arm|strength|rom|allergen|reaction|relation|relative|age|vaccine|provider|facility|procedure|surgery',
    'room|rooms|doorway|doorways|clearance|fits\\??|pass(?:es)?\\??|equipment|device|model|lid position|lid|reliability|upper limit|task|activity|assistance|view|photo|photograph',
    'topic|modality|therapies|tried\\??|tolerated\\??|helped\\??|why not|why|done|date done|completed|date completed|initials|symptom|red flag',
    '#|no\\.?|number|count|total|average|mean|median|min|max|lowest|highest|period|nights|days|hours|usage|goal met|patient|control|observed|predicted|%|% pred(?:icted)?',
  ].join('|')})$`,
  'i',
);
