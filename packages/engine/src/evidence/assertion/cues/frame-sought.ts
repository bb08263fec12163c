// Words that say a thing is looked for or aimed at: not found.

import type { CueGroup } from './cue.ts';

const frame = { axis: 'frame' } as const;

export const soughtCues: readonly CueGroup[] = [
  {
    ...frame,
    value: 'workup',
    dir: 'pre',
    phrases: `
      {rule|to rule|ruling} out
      r/o
      {evaluate|evaluation|eval|evaluating|evaluated|assess|assessing|assessed|assessment|check|checked|checking|screen|screened|screening|test|tested|testing|investigate|investigated|investigation|examine|examined|look|looking|looked|search|searched|searching|surveillance|workup|work up|worked up|w/u|studied|study|consult|consultation|imaging|mri|ct|xray|scan|scans|scanned|scanning|biopsy|labs|ordered|probe|sent} {for|of possible|for possible}
      {reason|indication|indications} {for|of} {exam|examination|study|test|imaging|procedure}
      {exclude|excluding}
      {to|can|could|would|will|help|helps|helped|helping|trying} {tell|distinguish|differentiate|separate|discriminate} ..6.. from
      {to|can|could|would|will|help|helps|helped|helping|trying} {distinguish|differentiate|discriminate|decide|tell the difference} between
      {meant|intended|designed|done|performed|obtained|sent|taken|aimed|run|carried out|hoping|trying|attempt|order|had|undertaken} to {uncover|detect|identify|pick up|find|show|reveal|demonstrate|prove|catch|unmask}
      with {an eye {to|toward|on}|a view to {excluding|finding|ruling out}}
      {differentiate|distinguish} ..6.. from
      {holter|monitor|telemetry|recorder|scan|test|study|films|imaging|ct|mri|x ray|x rays|ultrasound|biopsy|labs|echo|eeg|emg|swab|tap|culture} to {catch|find|show|see|detect|prove|pick up|uncover}
      {aim|hope|goal|purpose|intention|object|intent|view} {of|to} {finding|detecting|excluding|ruling out|identifying|catching|uncovering|confirming}
      {in search of|hunting for|searching for|on the hunt for|querying}
      {question|query} [{put|posed|asked|addressed} ..3..] {was|is} [{whether|one of}]
      {distinguishing|differentiating|discriminating} {between|..4.. from}
      {troponin|troponins|cardiac enzymes|d dimer|cultures|culture|swab|swabs|smear|dopplers|doppler|duplex|serology|serologies|titer|titers|bronchoscopy|venogram|cta|v/q|dexa|tilt test|tilt table|tap|lumbar puncture} {for|to look for|to exclude}
      {correlate|correlation|correlating} [clinically] for
      {must|should|need to|needs to} {exclude|rule out}
      {clinical|exam} {question|indication}
      clinical {concern|query|suspicion}
      {determine|determining|ascertain|clarify|see|confirm} {if|whether}
      to {confirm|establish|verify} [{the|a|diagnosis|presence}] [{of|diagnosis of|presence of}]`,
  },
  {
    // "Ask about morning headaches."
    ...frame,
    value: 'workup',
    dir: 'pre',
    opening: true,
    phrases: `
      {ask|inquire|enquire} [{him|her|them|patient|pt|the patient|family|{his|her|the} {wife|husband|spouse|partner|daughter|son|family|caregiver}}] {about|after|regarding|re}`,
  },
  {
    // "no subsidence can be measured with confidence"
    ...frame,
    value: 'workup',
    dir: 'post',
    max: 4,
    comma: 'stop',
    phrases: `
      {can|could|cannot|can't} be {measured|confirmed|established|proven|determined|demonstrated|judged|assessed|excluded|said} {with|to} [{any|sufficient|a}] [{reasonable}] {confidence|certainty|satisfaction|degree}`,
  },
  {
    ...frame,
    value: 'workup',
    dir: 'post',
    max: 0,
    comma: 'stop',
    phrases: `
      {screening|screen|workup|work up|w/u|evaluation|eval|testing|questionnaire|panel}
      [{is|are|was|were}] being {ruled out|excluded}
      {to be|needs to be|must be|should be|has to be|have to be|had to be|was to be|were to be} {ruled out|excluded|evaluated|investigated|worked up}
      {being|under} {worked up|evaluated|investigated|investigation|evaluation}`,
  },
  {
    ...frame,
    value: 'goal',
    dir: 'pre',
    phrases: `
      {goal|goals|target|targets|targeting|targeted|aim|aims|aiming|objectives|ltg|stg|ltgs|stgs|hopes|hope|hoping|hoped|aspires|strives|striving} [{is|are|of|to|for|include|includes|including|at|that|#|therapy|treatment}]
      {short|long} term {goal|goals}
      {goal|goals|aim|aims|objective|hope} {for|of|from|after|with} [..4..] {is|are|remains|was|were} [to]
      {the|our|his|her|treatment|therapy|primary|main} objective [{is|of|to|for|at|that}]
      {goal|goals|aim|objective|purpose} of [{the|this|his|her}] {treatment|therapy|surgery|care|procedure|injection|program|rehab|rehabilitation} {is|are|was|remains|would be} [to]
      {so that|so as to|with the hope of|in hopes of|in the hope of|with the goal of|with the aim of|work toward|working toward|working towards|strive for} [{achieve|obtain|reach|be|he|she|they|patient|attain|help}]
      {patient|pt|client} will [{be able to|demonstrate|achieve|report|improve|perform|return|increase|decrease|tolerate|verbalize|ambulate|reach|maintain|attain|show}]
      will be able to
      {quoted|quote|quoting} {him|her|them|patient|pt|family}
      {told|warned|advised} [{him|her|them|patient|pt}] to expect
      {can|should|may|might|could} {reasonably|safely|realistically} expect
      {expected|anticipated|desired|intended} {outcome|outcomes|result|results|benefit|benefits}
      {wants|would like|wishes|hopes} to {be|lose|return|get back|stop|quit|achieve|reach|regain|become|improve|walk|run|play}
      to {achieve|attain|reach} [{a|an}]
      {objective|objectives|ambition|ambitions} {is|are|for|of|remains}
      {his|her|their|my} [{own|dearest|greatest}] {ambition|dream|wish|desire} to
      ideally [{he|she|we|they|I}] {would|will|should}
      {hopes|hope|hoping|wish|wishes|longs|dreams|wants} [for] [{most|more than anything|above all}] {is|was} [to]
      {purpose of|intent of|intention of|object of|point of {the|this|doing|having}} ..4.. {is|was} [to]
      {his|her|their} [{biggest|main|chief|dearest|one|only|great}] {wish|dream|desire|ambition} [..3..] {is|was} [to]`,
  },
  {
    // "in order to confirm the diagnosis, MRI was done": what comes after the comma was
    ...frame,
    value: 'goal',
    dir: 'pre',
    comma: 'list',
    phrases: `
      to {get|bring|keep|hold|have|maintain} {his|her|their|the|your} ..3.. {below|under|above|over|within|at {#|or|least|most}|down to|up to|back to}
      in order to [{achieve|obtain|reach|be|he|she|they|patient|attain|help}]`,
  },
  {
    // "By discharge: stairs with a rail"
    ...frame,
    value: 'goal',
    dir: 'pre',
    opening: true,
    colon: true,
    phrases: `
      {by|at} {[the] {time|day} of} {discharge|transfer}
      {by|before|for} {discharge|going home|graduation from {pt|therapy|rehab}|[the] {next|follow up} {visit|appointment|session}|week #|day #|{week's|month's|year's} end|the end of {the|this} {week|month|program|course|stay|episode}|then}
      {in|within} # {days|weeks|months|visits|sessions} [time]
      {looking|working|hoping|shooting} for`,
  },
  {
    // "To have him walk 150 feet is the objective"
    ...frame,
    value: 'goal',
    dir: 'post',
    max: 14,
    comma: 'pass',
    phrases: `
      {is|are|remains|remain} {the|our|his|her|their|my|a} [{main|first|next|chief|shared|stated|long term|short term|realistic|immediate|overall}] {objective|objectives|aim|aims|ambition|goal we set|goal agreed|goal}
      {is|are} {what|where} {we|he|she|they|I} {want|wants|hope|hopes|aim|aims} [to]
      {is|are} {hoped|aimed|strived|striven|worked} for`,
  },
  {
    ...frame,
    value: 'goal',
    dir: 'post',
    max: 2,
    comma: 'stop',
    phrases: `
      [{is|as|the|our|his|her|long term|short term|treatment}] {goal|goals|target|targets}
      {is|as|the|our|his|her|long term|short term|treatment} objective`,
  },
];
