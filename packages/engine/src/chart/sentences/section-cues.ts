// Headings of clinical documents by the kind of section they open, as data. Compared in lower case without punctuation,
// numbering, dates and brackets; `/` and `&` read as `and`.

import { PRINTED_DAY } from '../../values/printed-day.ts';
import { copyOf, wordsIn } from '../characters.ts';
import type { SectionKind } from '../chart.ts';

const HEADINGS: Partial<Record<SectionKind, string>> = {
  chief_complaint: `chief complaint|id cc|id and cc|cc and hpi|chief complaints|cc|presenting complaint|presenting complaints|presenting problem|reason for visit|reason for the visit|reason for consultation
reason for consult|reason for referral|reason for encounter|reason for appointment|reason for evaluation|reason for admission|reason for call|reason for todays visit|visit reason|complaint
complaints|why she is here|why he is here|what brings you here|what brings you in today|purpose of visit|purpose of the visit|purpose of consultation|purpose|concern|concerns|patient concerns`,
  history: `history|hpi|history of present illness|history of presenting illness|history of the present illness|history of presenting complaint|present illness|present history|presenting history
clinical history|subjective|s|subjective history|patient history|medical history and hpi|hpi and subjective|story|background|narrative|clinical summary|summary of illness|case summary|course
hospital course|brief history|history and background|current history|current complaints|current symptoms|symptoms|symptom review|sleep history|sleep complaints|pain history|pain description
description of pain|diabetes history|oncologic history|cardiac history|ocular history|eye history|history of current condition|onset|injury history|mechanism of injury|weight history
diet history|dietary history|nutrition history|exercise history|respiratory history|pulmonary history|mobility history|visual complaints|visual symptoms|why it matters|history obtained from
hx|hx present illness|history per patient|pertinent history|relevant history|neurologic history|orthopedic history|clinical background|daytime|night|at night|by day|a day at home|emergency department course|ed course|clinical course`,
  interval_history: `interval history|interim history|interval hx|interval events|interval summary|interval update|interval changes|interval|since last visit|since the last visit|updates since last visit
update|overnight events|events since last visit|progress since last visit|follow up history|progress|today|interval note|24 hour events`,
  past_history: `past medical surgical family|past medical family and social history|pmfsh|past medical family social history|past medical surgical and family history|past medical surgical social and family history|past medical surgical family and social history|past medical history|pmh and psh and meds|pmh and meds|pmhx and pshx|pmh|pmhx|past history|medical history|past medical and surgical history|pmh and psh|pmh psh|past medical hx|medical hx|previous medical history|prior medical history
past medical problems|comorbidities|comorbid conditions|coexisting conditions|medical conditions|conditions|other history|other medical history|significant medical history|pertinent past history
pmh meds allergies|past eye history|past ocular history|poh|past psychiatric history|psychiatric history|past cardiac history|past medical surgical history|obstetric history|ob gyn history|gyn history
chronic conditions|chronic medical conditions|personal history|personal medical history|health history`,
  surgical_history: `past surgical history|psh|pshx|surgical history|surgical hx|past surgeries|previous surgeries|prior surgeries|previous surgery|prior surgery|surgeries|operations|previous operations
prior operations|past operations|procedures history|past procedures|prior procedures|surgical and procedural history|surgery history|surgical`,
  family_history: `family history|family medical history|fh|fhx|family hx|family|familial history|family health history|fam hx|family history of|family and genetic history|mother|father|parents|siblings|brother|sister|brothers|sisters|relatives|mother and father|maternal|paternal|blood relatives|in the family`,
  social_history: `family and social|social and family|family social|social family|family and social history|social and family history|family social history|social history|soc|soc hx|sochx|sh|shx|social hx|social|social and occupational history|substance use|substance use history|tobacco history|smoking history|smoking|tobacco|tobacco use|alcohol|alcohol use
habits|lifestyle|living situation|home situation|occupation|occupational history|work history|employment|social determinants of health|social and family situation|social situation|home environment
marital status|drug use|work|tobacco smoking history|smoking status|exercise|diet`,
  medications: `medications|medication|meds|current medications|current meds|home medications|home meds|medication list|medications list|active medications|outpatient medications|outpatient encounter medications
current outpatient medications|current outpatient prescriptions|prescriptions|prescription medications|medicines|current medicines|drugs|drug list|drug history|medication history|meds at home
medications at discharge|meds at discharge|meds on discharge|medications on discharge|discharge rx|other medicines|other medications|other drugs|discharge medications|discharge meds|admission medications|medications on admission|medications prior to admission|medications reviewed|medication reconciliation
current drug therapy|current therapy|rx|medications and supplements|supplements|over the counter medications|meds and allergies|inhalers|medications this visit|current regimen|regimen|diabetes medications
pain medications|current pain medications|eye drops|drops|current treatment|current treatments|infusions|treatment at present`,
  allergies: `allergies|all|algs|nkda|allergy|drug allergies|known allergies|medication allergies|allergies and intolerances|allergies and adverse reactions|adverse reactions|adverse drug reactions|allergies and sensitivities|allergies intolerances|intolerances`,
  review_of_systems: `review of systems|review|ros|system review|systems review|systems|review of symptoms|12 point ros|12 point review of systems|10 point ros|10 point review of systems|14 point review of systems|complete review of systems|pertinent ros|ros per patient`,
  vitals: `vital signs|vitals|vs|vital|vitals today|todays vitals|vital signs today|measurements|anthropometrics|biometrics|vital signs and measurements|vitals and measurements|height and weight|anthropometric data|vitals at discharge|most recent vitals`,
  exam: `physical exam|ex|physical examination|pe|exam|examination|physical|objective|o|on examination|examination findings|physical findings|focused exam|focused examination|focused physical exam|exam findings
musculoskeletal exam|musculoskeletal examination|neurologic exam|neurological exam|neurologic examination|neurological examination|neuro exam|knee exam|hip exam|spine exam|back exam|lumbar exam|cervical exam
eye exam|eye examination|ocular exam|ocular examination|ophthalmic exam|slit lamp exam|slit lamp examination|slit lamp|external exam|fundus exam|dilated fundus exam|dilated exam|complete ocular examination
complete ocular examination with dilation|complete eye examination|mental status exam|mental status examination|mse|mental status|general exam|cardiovascular exam|respiratory exam|lung exam|airway exam
foot exam|gait exam|gait|functional exam|orthopedic exam|clinical examination|clinical exam|physical exam findings|objective findings|status on examination|local examination|joint exam|motor exam|strength testing
anterior segment|posterior segment|range of motion|condition|exam today|limited exam|visual acuity|acuity|refraction|lids|eyelid exam|external photos`,
  results: `results|test results|lab results|laboratory results|labs|lab|laboratory|laboratory data|laboratory studies|lab data|labs reviewed|recent labs|pertinent labs|relevant labs|labs today|data|data reviewed|data review
diagnostic data|diagnostics|diagnostic studies|diagnostic tests|diagnostic testing|studies|tests|investigations|investigation results|review of data|pertinent results|relevant results|ecg|ekg|ecg today|electrocardiogram|echo|echocardiogram
pft|pfts|pulmonary function tests|spirometry|sleep study|sleep study results|polysomnography|polysomnogram|study results|abg|arterial blood gas|blood gas|oximetry|glucose log|glucose data|cgm data|cgm download|download
device download|device data|pap download|compliance data|adherence data|visual field|visual fields|oct|test data|urine|urinalysis|pathology|microbiology|cultures|point of care testing|in office testing|work up|workup
work up so far|workup so far|evaluation to date|work up to date|procedures and tests|cardiac testing|cardiac studies|telemetry|measurements and calculations|biometry|psychometric testing|test scores|outcome measures
outcome scores|questionnaires|scales|screening results|screenings|epworth|pathology results|test blocks|block results|results review|objective data|monitoring|interrogation|device interrogation|critical values`,
  imaging: `imaging|imaging studies|imaging results|imaging review|imaging reviewed|radiology|radiology results|radiographs|x rays|xrays|x ray|films|radiographic findings|imaging findings|mri|ct|ultrasound|diagnostic imaging|advanced imaging|imaging and studies|review of imaging|radiologic studies|images reviewed|mri lumbar spine|mri cervical spine|plain films`,
  findings: `findings|report|description of findings|observations|interpretation of findings|results and findings|microscopic description|gross description|microscopic|gross|narrative findings|detailed findings|comparison findings|operative findings|intraoperative findings|procedure findings|lung findings|lungs|mediastinum|nodules|other findings|additional findings|incidental findings|body of report|study quality|respiratory events|sleep architecture|oxygenation|respiratory data|cardiac data|sleep data|limb movements|coronary findings|hemodynamics|left ventricle`,
  impression: `impression|imp|impr|impressions|conclusion|conclusions|interpretation|final interpretation|final impression|radiologic impression|reading|final diagnosis|pathologic diagnosis|diagnostic impression|clinical impression|opinion|summary impression|overall impression|impression and recommendation|impression and recommendations|interpretation summary|summary of findings|final conclusion|comment|comments|result|overall assessment`,
  assessment: `assessment|a|assessments|diagnosis|diagnoses|dx|clinical assessment|assessment today|medical decision making|mdm|clinical diagnosis|working diagnosis|primary diagnosis|secondary diagnoses|visit diagnoses|visit diagnosis|encounter diagnoses|encounter diagnosis|discharge diagnosis|discharge diagnoses|admission diagnosis|admitting diagnosis|diagnosis list|preoperative diagnosis|pre operative diagnosis|preop diagnosis|postoperative diagnosis|post operative diagnosis|postop diagnosis|discussion|medical necessity|statement of medical necessity|justification|rationale|clinical rationale|decision making|risk assessment|formulation|differential diagnosis|differential|problems addressed|problems addressed today|summary|evaluation|summary and opinion|thoughts|prognosis|medical necessity statement|clinical justification|statement|physician statement|preprocedure diagnosis|postprocedure diagnosis|pre procedure diagnosis|post procedure diagnosis|todays diagnoses`,
  plan: `plan|p|plans|rec|recs|plan of care|treatment plan|care plan|plan of treatment|management plan|management|recommendation|recommendations|recommended plan|plan and recommendations|recommendations and plan|proposed treatment|proposed procedure|next steps|disposition|action plan|plan of action|plan today|surgical plan|discharge plan|plan for next visit|treatment recommendations|therapy plan|follow up plan|follow up|followup|plan and orders|goals and plan|request|treatment requested|proposed plan|plan and follow up|proposal|interventions planned|anticipated plan|what happens next|return|follow up instructions plan`,
  assessment_plan: `assessment and plan|a and p|ap|a p|assessment plan|assessment and recommendations|assessment and recommendation|impression and plan|impression plan|impression and recommendations plan|assessment and treatment plan|assessment and plan of care|plan and assessment|diagnoses and plan|diagnosis and plan|problems and plan|problem based assessment and plan|assessment diagnosis and plan|assessment impression and plan|problem list and plan|discussion and plan|decision and plan|summary and plan|summary and recommendations|conclusion and plan|conclusions and recommendations|imp and plan|i and p`,
  indication: `indication|indications|clinical indication|clinical indications|reason for exam|reason for study|reason for test|reason for examination|reason for procedure|reason for scan|indication for study|indication for procedure|indication for surgery|clinical information|clinical question|indications for procedure|indications for surgery|study indication|reason for order|history and indication|clinical data|reason`,
  procedure: `procedure|procedures|procedure performed|procedures performed|procedure details|procedure note|procedure description|description of procedure|details of procedure|technique|operation|operation performed|operations performed|procedure in detail|operative procedure|title of procedure|title of operation|surgery performed|anesthesia|complications|estimated blood loss|ebl|specimens|specimen|implants|exam performed|examination performed|study|test performed|type of study|study type|protocol|methods|method|scan technique|comparison|contrast|medications administered|injectate|targets|consent|time out|preparation|post procedure|postprocedure course|equipment used|procedure today|fluoroscopy|titration|trial|quality|procedures this visit|laterality`,
  problem_list: `problem list|active problems|active problem list|problems|patient active problem list|current problems|ongoing problems|chronic problems|problem list imported|inactive problems|resolved problems|diagnoses on file|medical problems`,
  orders: `orders|orders placed|orders this visit|orders today|new orders|order|order details|ordered|ordered today|tests ordered|medications ordered|procedure orders|equipment ordered|item ordered|items ordered|prescribed items|dme order|equipment|items|services requested|service requested|requested service|requested services|requested procedure|procedure requested|codes requested|order information|item description|supplies|referrals|referral orders`,
  instructions: `instructions|patient instructions|discharge instructions|aftercare|after care|follow up instructions|return precautions|when to call|when to seek care|home care|home instructions|post procedure instructions|care instructions|activity restrictions|activity|warning signs|seek care if|call if|return if|safety instructions|general advice|after visit summary|what we talked about|what to do|preparation for your test|nursing instructions|follow up appointments|appointments`,
  education: `education|patient education|education provided|teaching|health education|counseling|counselling|handout|general information|about your condition|about your test|what is|patient information|information for patients|educational material|educational materials|education material|frequently asked questions|faq|risks and benefits|risks benefits and alternatives|advice|what you should know|learn more|interpretive note|interpretation guide|reference note|reference information|about this test|education given|education done|education reviewed|education discussed|education text|education sheet|education points|patient education given|patient education text|patient handout|handout given|handout text|handed out|handouts|handed to patient|given to patient|sent home with|for the patient|leaflet|leaflet given|patient leaflet|information leaflet|pamphlet|brochure|teaching sheet|teaching points|patient teaching|reading material|take home sheet|printed guide|severity guide|guide to severity|reading guide|guide to this report|about this report|how to read this report|how severity is graded`,
  therapy_history: `treatment history|rx tried|tx tried|meds tried|treatments tried|treatment to date|treatment so far|treatments to date|prior treatment|prior treatments|previous treatment|previous treatments|past treatments|therapies tried|prior therapies|previous therapies
failed therapies|failed treatments|failed medications|failed conservative treatment|failed conservative therapy|conservative treatment|conservative treatments|conservative therapy|conservative care|conservative management|conservative measures
conservative treatment history|nonoperative treatment|nonsurgical treatment|non operative treatment|non surgical treatment|nonoperative management|non operative care|prior conservative care|tried and failed|medications tried|medication trials
medications tried and failed|previous medications|prior medications|past medications|discontinued medications|stopped medications|earlier care|earlier treatment|earlier treatments|what has been done|what has been tried|what was tried|prior interventions
previous interventions|past interventions|interventions to date|treatment|treatments|therapy|therapies|treatment course|prior weight treatment|prior weight loss attempts|weight loss attempts|weight loss history|previous weight loss attempts|diet attempts|physical therapy|physical therapy history|pt history
injections|injection history|prior injections|previous injections|pain treatments|pain management history|changes made so far|medication changes|pap therapy|pap history|cpap history|pap adherence|response to treatment|response to therapy|interventions|modalities|failed|tried|medications stopped|medications discontinued|stopped`,
  goals: `goals|goal|treatment goals|therapy goals|short term goals|long term goals|patient goals|goals of care|target|targets|functional goals|pt goals|rehab goals|patient stated goals|outcome goals|goals and expectations|expectations`,
  functional_status: `functional status|function|functional history|functional assessment|activities of daily living|adls|adl|adl status|mobility|mobility status|mobility assessment|functional limitations|functional limitation|functional impairment|impact on function|impact on daily life|impact on daily activities|effect on daily life|daily activities|iadls|mradls|self care|transfers|ambulation|walking|functional level|prior level of function|level of function|disability|visual function|functional vision|effect on life|activities|limitations|self care status|ambulatory status|home assessment|sitting|scooter|power chair|manual propulsion|manual wheelchair|aids|skin and seat|day to day`,
  signature: `signature|signatures|signed|attestation|provider signature|physician signature|practitioner signature|authentication|electronically signed by|electronic signature|signed by|signature and date|physician attestation|prescriber signature|certification`,
  identity: `patient information|patient demographics|demographics|patient|patient name|patient data|patient details|identification|member information|beneficiary|beneficiary information|insurance information|insurance|encounter information|visit information|facility|provider information|header|contact information`,
};

const byHeading = new Map<string, SectionKind>();
for (const [kind, list] of Object.entries(HEADINGS))
  for (const heading of list.split(/[|\n]/)) byHeading.set(heading, kind as SectionKind);

const DAY = new RegExp(`,? ?\\b${PRINTED_DAY}\\b`, 'gi');
/** A line or label as it is looked up: "3. Past Medical Hx (updated 06/2026):" → "past medical hx". */
export function headingKey(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/^\s*(?:\(?(?:\d{1,2}|[ivx]{1,4})[.)]\s+|[#*•▪‣-]\s*)/, '')
      .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
      .replace(DAY, ' ')
      .replace(/,? ?\b(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{1,2}\/\d{4}|(?:19|20)\d\d(?:-\d\d-\d\d)?)\b/g, ' ')
      // "Goals, 8 weeks", "Goals (8 visits)"
      .replace(/(?<=^(?:[a-z]+ )?goals?), (?:in |by |for )?\d{1,2} (?:weeks?|wks?|months?|visits?|sessions?)\b/, ' ')
      .replace(/\s*[/&+]\s*/g, ' and ')
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  );
}

const SUFFIX =
  / (?:today|reviewed|update|updated|at this visit|this visit|as of|reviewed with patient|reviewed with patient this visit|as stated|per patient|continued|cont|cont d|contd|copied|imported|reconciled|in clinic|in detail|so far)$/;

const LONGEST_HEADING = 90;
type Heading = { readonly key: string; readonly kind: SectionKind | undefined };
const MEMO_LIMIT = 20_000;
const memo = new Map<string, Heading>();

function headingOf(text: string): Heading {
  const hit = memo.get(text);
  if (hit !== undefined) return hit;
  const key = headingKey(text);
  const heading = { key, kind: lookUp(key) };
  if (memo.size >= MEMO_LIMIT) memo.clear();
  memo.set(copyOf(text), heading);
  return heading;
}

/** The kind of section that a heading opens. sectionKindOf('PMH / PSH') → 'past_history'; sectionKindOf('Weather') → undefined. */
export const sectionKindOf = (text: string): SectionKind | undefined =>
  text.length > LONGEST_HEADING ? undefined : headingOf(text).kind;

function lookUp(key: string): SectionKind | undefined {
  return (
    byHeading.get(key) ??
    byHeading.get(key.replace(SUFFIX, '')) ??
    byHeading.get(key.replace(PREFIX, '')) ??
    slipOf(key) ??
    joined(key)
  );
}

const PREFIX =
  /^(?:the|my|our|his|her|their|your|todays|relevant|recent|pertinent|current|updated|brief|other|additional|overall) /;

/** "medications and allergies": the first part decides. */
function joined(key: string): SectionKind | undefined {
  if (key.includes('assessment') && key.includes('plan') && key.length < 60) return 'assessment_plan';
  const parts = key.split(' and ');
  if (parts.length < 2 || parts.length > 3) return undefined;
  const kinds = parts.map((p) => byHeading.get(p));
  return kinds.every((k) => k !== undefined) ? kinds[0] : undefined;
}

/** One letter misread in a heading of eight letters or more: "lmpression". One half of the heading is then right. */
function slipOf(key: string): SectionKind | undefined {
  if (key.length < 8 || key.length > 40) return undefined;
  for (const half of halves(key)) {
    for (const [heading, kind] of byHalf.get(half) ?? []) if (differsByOne(key, heading)) return kind;
  }
  return undefined;
}

function halves(heading: string): readonly [string, string] {
  const middle = heading.length >> 1;
  return [`${heading.length}<${heading.slice(0, middle)}`, `${heading.length}>${heading.slice(middle)}`];
}

const byHalf = new Map<string, [string, SectionKind][]>();
for (const [heading, kind] of byHeading) {
  if (heading.length >= 8)
    for (const half of halves(heading)) byHalf.set(half, [...(byHalf.get(half) ?? []), [heading, kind]]);
}

function differsByOne(a: string, b: string): boolean {
  let slips = 0;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && ++slips > 1) return false;
  return slips === 1;
}

/** Too common in front of running text to open a section there; they do so only on a line of their own. */
const ONLY_ALONE =
  words(`nkda|height and weight|lungs|mediastinum|nodules|condition|conditions|work|night|at night|daytime|by day|today|return|gait|lids|exercise|diet|oct|reason|sitting|walking|transfers|scooter|aids|trial|quality
ordered|equipment|items|patient|provider information|target|targets|goal|goals|statement|concern|concerns|onset|data|test|study|interval|drops|request|laterality|contrast|consent|function|activity|activities|facility|header
limitations|disability|ambulation|mobility|modalities|protocol|prognosis|failed|tried|stopped|rx|dx|drugs|codes requested|insurance|refraction|acuity|weight history|insurance information|monitoring|scales|implants|preparation
employment|update|progress|power chair|manual wheelchair|manual propulsion|skin and seat|order|medical problems|identification`);

/** May open a paragraph's section, but in the middle of one they are as a rule mere labels. */
const ONLY_FIRST =
  words(`course|mri|ct|ultrasound|echo|ecg|ekg|telemetry|urine|surgery|summary|purpose|tests|studies|tobacco|smoking|alcohol|symptoms|background|injections|specimen|specimens|comparison|anesthesia|complications|report|treatment|therapy
advice|signed|methods|method|technique|differential|discussion|result|results|disposition|conclusions|orders|referrals|systems|counseling|teaching|handout|measurements|visual acuity|titration|download|spirometry|lifestyle|habits|problems
surgeries|operations|surgical|physical|story|procedure|procedures|equipment used|time out|education|self care|appointments|interventions|blocks|comment|comments|gross|microscopic|opinion|reading|a day at home|living situation|interpretation`);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/[|\n]/));
}

/** The kind of section that a label in front of running text opens: "PMH: asthma …", "Exam. BP 120/80". */
export function inlineSectionKindOf(label: string, place: 'first' | 'inside'): SectionKind | undefined {
  if (label.length > LONGEST_HEADING) return undefined;
  const { key, kind } = headingOf(label);
  if (
    ONLY_ALONE.has(key) ||
    (place === 'inside' && ONLY_FIRST.has(key)) ||
    (key.length <= 2 && !/^[^a-z]+$/.test(label.trim()))
  )
    return undefined;
  return kind;
}

/** Headings in a writer's own words, when the dictionary does not have them: "What we have tried for the right knee". */
const IN_OWN_WORDS: readonly (readonly [RegExp, SectionKind])[] = [
  [
    /\b(?:treatments?|therap(?:y|ies)|medicines?|medications?|care|management|measures|interventions?|remedies) (?:so far|to date|tried|received|used|given|before)\b|\bwhat (?:has been|was|we have|he has|she has|they have|patient has)?\s*(?:done|tried)\b|\b(?:failed|prior|previous|past|earlier|tried) (?:\w+ )?(?:treatments?|therap(?:y|ies)|medications?|care|interventions?|injections?|drugs?|measures|attempts)\b|\b(?:weight loss|diet) attempts\b/i,
    'therapy_history',
  ],
  // "Past medical / surgical / family": the patient's own, in which a relative is named as one.
  [/\b(?:past|medical|surgical)\b.*\bfamily\b|\bfamily\b.*\b(?:past|medical|surgical) (?!history)/i, 'past_history'],
  [/\bsocial\b.*\bfamily\b|\bfamily\b.*\bsocial\b/i, 'social_history'],
  [
    /\bfamily\b(?!.*\b(?:medicine|practice|physicians?|care|health|clinic|doctors?|meeting|conference|support)\b)/i,
    'family_history',
  ],
  [/\breview of systems\b/i, 'review_of_systems'],
  [
    /\b(?:when to (?:call|seek)|instructions?|what we talked about|return to (?:the )?(?:er|ed|emergency))\b/i,
    'instructions',
  ],
  [
    /\b(?:education|general information|about your|what you should know|handouts?|leaflets?|brochure|pamphlet|flyer|patient information|what we tell (?:our |all |every )?patients?|for (?:our |all )patients|(?:note|notice|information) (?:to|for) (?:our )?patients)\b/i,
    'education',
  ],
  [/\b(?:surgical|operative) history\b|\bprevious operations\b/i, 'surgical_history'],
  [/\bpast (?:\w+ )?history\b|\bcomorbid/i, 'past_history'],
  [/\b(?:social|smoking|tobacco|occupational) history\b/i, 'social_history'],
  [/\ballerg(?:y|ies)\b/i, 'allergies'],
  [/\b(?:medications?|medicines|drugs)\b/i, 'medications'],
  [/\b(?:exam|examination|on looking|physical findings)\b/i, 'exam'],
  [/\b(?:impression|conclusions?)\b/i, 'impression'],
  [/\b(?:assessment|diagnos[ei]s)\b/i, 'assessment'],
  [/\b(?:plan|recommendations?|what happens next)\b/i, 'plan'],
  [/\b(?:imaging|x-?rays?|radiographs?|mri|ct scan|films)\b/i, 'imaging'],
  [
    /\b(?:labs?|laboratory|results?|test(?:s|ing)?|glucose log|download|data|stud(?:y|ies)|scores?|measurements?)\b/i,
    'results',
  ],
  [/\b(?:history|story|symptoms?)\b/i, 'history'],
  [/\b(?:daily (?:life|living|activities)|function(?:al)?|mobility)\b/i, 'functional_status'],
];

/** For a line that stands as a heading by its shape. */
export function headingKindOf(line: string): SectionKind | undefined {
  const known = sectionKindOf(line);
  if (known || wordsIn(line) > 10) return known;
  return IN_OWN_WORDS.find(([pattern]) => pattern.test(line))?.[1];
}
