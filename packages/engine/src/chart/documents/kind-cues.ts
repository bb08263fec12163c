// What tells the kind of a document, as data: words of its title and letterhead, words of its content.

import type { DocumentKind } from '../chart.ts';

type KindCue = {
  readonly kind: DocumentKind;
  readonly title: RegExp;
  readonly weight: number;
  /** What it matches stands in one line. */
  readonly content?: RegExp;
  /** What each of its words in the content counts for; 0.9 when left out. */
  readonly contentWeight?: number;
};

/** What a machine's print-out tells. */
const DOWNLOADED =
  /days with (?:device )?usage|usage days|days used|nights (?:with any use|not used|used|4 hours)|(?:>=|≥|at least) ?(?:4h|4 h)|time in range|average usage|mean usage|95th percentile|residual AHI/i;

/** Specific kinds first: of two equal scores the earlier wins. */
export const KIND_CUES: readonly KindCue[] = [
  {
    kind: 'fax_cover',
    weight: 8,
    title:
      /\bfacsimile\b|\btelefax\b|^fax ?: ?(?:to|from)\b|^f ?a ?x(?: transmittal)?$|(?<!\b(?:note|report|letter) (?:and|&) )\bfax (?:cover|transmittal|transmission|message)|(?<!\bauth(?:ori[sz]ation)? )\bcover (?:sheet|page)\b|^transmittal\b/i,
    content:
      /number of pages|pages? (?:including|incl\.?) (?:this )?cover|if you (?:have )?received this (?:fax|transmission) in error/i,
  },
  {
    kind: 'policy_text',
    weight: 7,
    title:
      /\bcoverage (?:policy|criteria|guideline|determination policy)|\b(?:LCD|NCD) ?\(?[LA]?\d|\bmedical (?:coverage )?policy\b|local coverage|national coverage|clinical (?:policy|guideline)|policy article/i,
    content: /is considered (?:reasonable|medically) (?:and )?necessary|limitations of coverage|covered indications/i,
  },
  {
    kind: 'education',
    weight: 7,
    title:
      /\beducation(?:al)? (?:material|sheet|handout)|\bhandout\b|after[- ]visit summary|\bpatient (?:instructions|information|education)|information (?:for patients|sheet|leaflet)|\bleaflet\b|about your\b|\bbooklet\b|your guide|fact sheet|brochure|what (?:you should|to) (?:know|expect)|(?:patient|clinic) sheet enclosed|enclosed (?:patient )?sheet|copied sheet\b|sheet for patients|discharge instructions|aftercare|care instructions|\b(?:instruction|teaching) sheet|\bpamphlet\b|(?:pre|post)-?(?:op(?:erative)?|procedure)? instructions|\bpt ed(?:ucation)? (?:sheet|handout)|^how to\b|^understanding your\b|take-?home (?:sheet|instructions)|patient sheet ?[:—–-]|class (?:handout|notes)|^living (?:with|smoke-free)\b|(?:sheet|instructions) given to (?:the )?patient/i,
    content: /talk (?:to|with) your (?:doctor|provider)|your doctor (?:may|will)|ask your (?:doctor|provider)/i,
  },
  {
    kind: 'sleep_study',
    weight: 6,
    title:
      /polysomnogra|\bN?PSG\b|\bMSLT\b|multiple sleep latency|sleep (?:study|test\b|lab(?:oratory)? report)|home sleep|\bHSAT\b|\bHST\b|titration (?:study|report)|\bsleep apnea test|\bsleep record(?:ing|er)|(?:portable|unattended|overnight) sleep|(?:un)?attended (?:[\w-]+ ){0,2}(?:recording|study|test)\b|cardiorespiratory (?:sleep|polygraph)|polygraphy|\bsplit[- ]night\b|\bnight study|\b(?:C|bi)?(?:PAP|level) titration|in-?lab titration/i,
    content:
      /total sleep time|sleep efficiency|\b(?:AHI|REI|RDI|pAHI)\b.{0,30}(?:events|\/ ?h|per hour|\d)|lights out|respiratory disturbance|recording time/i,
  },
  {
    kind: 'device_download',
    weight: 6,
    title:
      /\bdownload\b|(?:compliance|adherence|usage|(?:therapy |device |machine )use|(?:PAP|CPAP|bilevel|device|machine|sleep) therapy) (?:report|data|summary|print-?out|record)|^\W*\d+[- ]day (?:compliance|adherence|usage)\b|\b(?:card|machine|meter|modem|sensor|cloud) (?:read-?out|print-?out|data|summary|report)|^\W*(?:AirView|LibreView|Dexcom|Clarity|Glooko|CareLink|Care Orchestrator|EncoreAnywhere)\b|remote transmission|\b(?:pacemaker|ICD|defibrillator|stimulator|pump|device)\b.{0,12}\b(?:check|interrogation)\b|\bread-?out\b|ambulatory glucose profile|\bAGP\b|(?:CGM|sensor|glucose|meter) (?:report|summary|data)|remote (?:monitoring|data)|device (?:interrogation|data)|interrogation report|pap data|\bdevice summary|\b(?:meter|therapy|usage) print-?out/i,
    content: DOWNLOADED,
  },
  {
    kind: 'vision_test',
    weight: 6,
    title:
      /visual fields?|perimetry|\bhumphrey\b|biometry|iol ?master|\boct (?:report|scan|macula)|corneal topograph|biometer|glare test|photograph(?:s|ic|y)?\b|external photo|\bphoto (?:sheet|page|record|document\w*)|ptosis field|taped|\bkinetic\b|\bgoldmann\b|\bIII-?4-?e\b|\bperimet(?:er|ric)\b|\bA-?scan\b|\bHVF\b|\boct (?:RNFL|print-?out|macular)|fluorescein|visual acuity|\brefraction (?:sheet|record|report)|\beye measure\w*|\bmeasurement sheet\b.{0,40}\beyes?\b|keratometry/i,
    content: /fixation losses|false positive|mean deviation|superior field/i,
  },
  {
    kind: 'pulmonary_test',
    weight: 6,
    title:
      /pulmonary function|spirometry|\bPFTs?\b|blood gas|\bABG\b|oximetry|(?:six|6)[- ]?min(?:ute)? walk|\b6MW|walk(?:ing)? (?:test|study|oximetry)|(?<!\bvisit\b.{0,60})(?:walk(?:ing)? (?:sheet|record)|(?:corridor|hall(?:way)?) walk)(?!.{0,60}\bvisit\b)|\brespiratory (?:care|therapy)\b.{0,4}\b(?:home )?(?:oxygen|O2) (?:sheet|form|record|check)\b|(?:oxygen|O2) (?:saturation|qualif\w*|titration|test\w*|evaluation|assessment|study)|(?:ambulatory|exertional|nocturnal|overnight) (?:record(?:ing|er)|saturation|desaturation)|desaturation (?:study|test)|lung function|^\W*walk\b|\b(?:nocturnal|overnight|night) (?:pulse )?ox\b|pulse oximet|methacholine|\bwalk (?:on|in|with|without) (?:room )?(?:air|oxygen|O2)\b|\b(?:oxygen|O2|exertional) walk\b|\barterial gas|\bsaturation (?:test|study|check|record)/i,
    content: /\bFEV1\b.{0,40}\bFVC\b|room air.{0,60}(?:exert|walk|ambulat)|\bDLCO\b|\bPaO2\b/i,
  },
  {
    kind: 'cardiac_test',
    weight: 6,
    title:
      /echocardiogra|\bheart ultrasound|ultrasound of the heart|\becho (?:report|study|lab(?:oratory)?\b)|\becho$|^echo\b|\b(?:12[- ]lead )?(?:ECG|EKG)\b|electrocardiogram|catheterization|\bcath report|(?<!fluorescein )angiogra(?:m|phy)|tilt[- ]table|stress (?:test|echo)|holter|telemetry|event monitor|\bcath(?:eteri[sz]ation)? lab\b|nuclear (?:stress|perfusion)|\bMUGA\b|cardiac (?:MRI|MR\b|CT)|ambulatory (?:(?:ECG |heart )?monitor|patch)|\b(?:24|48)[- ]hour (?:ECG |heart )?(?:recorder|monitor|tape|ECG)|\bTT?EE?\b|cardiac ultrasound|\bEP study|electrophysiolog\w+ (?:study|test\w*|report)|\bheart cath\b|\bCMR\b|\b(?:patch|rhythm|ECG|heart) (?:monitor|record(?:er|ing)|strip)|^\W*zio\b|\bzio (?:patch|report)|loop recorder|\b12-lead\b/i,
    content: /\bLVEF\b|ejection fraction|sinus rhythm|wall motion/i,
  },
  {
    kind: 'imaging',
    weight: 6,
    title:
      /radiolog|diagnostic imaging|^(?:(?:earlier|prior|outside|old|plain|new) )?films?\b|\b(?:knees?|hips?|spine|chest|shoulders?|pelvis|lumbar|cervical|plain|standing) (?:plain )?(?:films?|views?)\b|\bbone scan\b|scintigra|\b(?:venous|arterial|carotid|reflux) (?:duplex|doppler|reflux|study)|sonogra|\bUS (?:abdomen|neck|thyroid|liver|kidneys?)|^(?:[\w&]+ ){1,4}imaging$|\bimaging (?:partners|center|centre|associates|services|institute|specialists)|imaging (?:report|result|study|::|\/\/|[|·•–-])|\bMR (?:cervical|lumbar|thoracic|brain|spine|knee|hip|shoulder|of)\b|x-?ray|\bMRI\b|\bCT\b|computed tomograph|magnetic resonance|ultrasound|mammogra|radiograph|\bDE?XA\b|bone density|\bPET\b|myelogra|\blow[- ]dose|\bLDCT\b|scan report|film report|\bimaging\b.{0,20}\breport|\b(?:[2-6]|two|three|four) views?\b|\bAP (?:and|&|\/) ?lat/i,
    content: /\b(?:technique|comparison|findings|impression) *[:.]/i,
    contentWeight: 0.5,
  },
  {
    kind: 'pathology',
    weight: 6,
    title: /(?<!speech.{0,12})patholog(?:y|ic)|cytolog|histolog|biopsy report/i,
    content: /gross description|microscopic/i,
  },
  {
    kind: 'lab',
    weight: 5,
    title:
      /(?<!\bsleep\b.{0,24} )\blab(?:oratory|s)?(?: results?| reports?| data| values)?\b(?!.*sleep)|chemistry|hematology|blood (?:test|work|results?)|metabolic panel|test results|\b(?:drug|urine) screen|\bmicrobiolog|\b(?:wound|urine|blood) culture|\bserum\b|genetic test|^\W*(?:CBC|CMP|BMP|(?:Hb)?A1c|C-peptide|lipids?)\b/i,
    content: /\bcollected\b|reference (?:range|interval)|\bspecimen\b|\bmg\/dL\b.*\b\d+ ?(?:-|to) ?\d+/i,
  },
  {
    kind: 'operative_note',
    weight: 6,
    title:
      /(?<!\bpre-? ?)\b(?:operati(?:ve|on|ng)(?: room)? (?:note|report|rpt|record|sheet)|op(?:erative)? (?:note|report|rpt)\b)|surg(?:ery|ical) report|report of operation|brief op/i,
    content: /estimated blood loss|postoperative diagnosis|preoperative diagnosis/i,
  },
  {
    kind: 'telephone_note',
    weight: 7,
    title:
      /telephone(?!\W{0,3}\d{3})|\bphone\b(?!\W{0,3}\d{3})|(?<!house )\bcall (?:note|record|log)|\bnurse call\b|(?:pre-?op(?:erative)?|pre-?procedure|pre-?admission|post-?op(?:erative)?|follow-?up|check-?in|courtesy) call\b|\bcall-?back\b|nurse line|\bmessages?\b|triage call|e-?visit message|^\W*calls?\b(?=\W*(?:\d|$|from|to|with))|\b(?:incoming|outgoing|inbound|outbound) call|^\W*T\/?C\b(?= (?:to|from|with|\d))|^\W*tel\.? (?:enc|call|note|contact)|\b(?:patient|pt) call\b|voice-?mail|advice line|\bmychart\b|portal (?:thread|exchange)/i,
  },
  {
    kind: 'therapy_note',
    weight: 6,
    title:
      /physical therap|occupational therap|(?<!\b(?:new|est|established|each) )\b(?:PT|OT)\b.{0,12}(?:note|eval|discharge|summary|progress|record|visit|report|flow ?sheet|d\/c)|\bphys(?:ical)? ther(?:apy)?\b|\bP\. ?T\. (?:note|eval\w*|d\/c)|\bchiro\b|\brehab\b.{0,12}plan of care|\b(?:speech|aquatic|hand) therapy\b|speech[- ]language|(?:evaluation|assessment|examination) by (?:the |an? )?(?:PT|OT|physical|occupational)\b|\brehab(?:ilitation)?\b.{0,30}(?:note|summary|report|discharge|evaluation|seating)|\btherapy\b.{0,30}\bsession|(?:pulmonary|cardiac) rehab|chiropract|physiotherap|(?<!^)therapy\b.{0,4} ?(?:evaluation|discharge|summary|progress|record|note|visit|closing)|seating (?:clinic|evaluation|assessment|(?:\/|and|&) ?mobility)|seating\/mobility|wheelchair (?:seating|evaluation|assessment|clinic)|(?:specialty|mobility) (?:evaluation|assessment) .*therap|acupuncture/i,
    content: /\btherapist *:|\bvisits? attended|home exercise program|short[- ]term goals/i,
  },
  {
    kind: 'psych_note',
    weight: 6,
    title:
      /psycholog|psychiatr|behavioral (?:health|medicine)|mental health|psychosocial|behavioral (?:evaluation|assessment)|\bpsych (?:eval\w*|note|consult\w*|clearance|report)|\bCBT(?:-I)? (?:course|summary|note|sessions?)|cognitive[- ]behaviou?ral|\bcounseling (?:associates|center|group|services|practice)|psychotherap/i,
  },
  {
    kind: 'procedure_note',
    weight: 6,
    title:
      /procedure (?:note|report|record|sheet|suite|unit|room)|procedure\b.{0,4}\d?$|injection (?:note|record|report|procedure)|(?:medial branch|nerve|diagnostic|test|facet|epidural).{0,20}(?:block|injection|note|report|record)|(?<!heart |av |branch )\bblock (?:notes?|records?|reports?|sheets?|log)|procedure log|\bepidural (?:steroid|note|record)|radiofrequency|ablation (?:note|report|record)|(?:trial|lead|implant(?:ation)?|insertion) (?:procedure|note|report|record)|endoscop|\bEGD\b|colonoscop|bronchoscop|trial (?:stimulat|lead|record)|\bEMG\b|nerve conduction|\binjection proc\w* note|\bnumbing (?:test|injection|shot)|fluoroscop\w+ (?:injection|procedure)|\btest (?:injection|block)/i,
    content: /informed consent|sterile (?:prep|drape|fashion)|under fluoroscop|time[- ]out/i,
  },
  {
    kind: 'hospital_note',
    weight: 5,
    title:
      /(?:discharge|leaving|departure|inpatient) summary|\bd\/c (?:summary|summ)\b|^\W*discharge (?:note|report)|emergency (?:services|visit|record)|(?:observation|hospital|ICU) (?:stay|transfer|progress|admission)|\bpatient care (?:report|record)\b|\bE[DR] (?:documentation|chart|report)|\bICU\b.{0,12}note|admission (?:note|history)|hospital (?:course|note|summary|discharge|record)|emergency (?:department|room|dept)|\bE[DR] (?:note|visit|physician|record|provider)|inpatient|history and physical|\bH ?& ?P\b|hospitalist|^(?:EMS|ambulance|paramedic)\b|\brun (?:sheet|report|summary)|critical care|transfer summary/i,
  },
  {
    kind: 'pharmacy',
    weight: 6,
    title:
      /pharmacy|pharmacist(?:'s)? (?:\w+ )?note|\b(?:re)?fill (?:history|hx)|\b(?:Rx|prescription) (?:profile|claims)|dispens(?:e|ing)|refill (?:history|record)|\bPDMP\b|prescription (?:history|fill|drug monitoring)|claims history/i,
    content: /days'? supply|last filled|\bqty\b/i,
  },
  {
    kind: 'medication_list',
    weight: 5,
    title:
      /^(?:current |active |home |discharge )?(?:outpatient )?(?:medications?|meds?|medicines?) (?:list|reconciliation|profile|administration|record|history|print-?out|as of|(?:and|&) allergies)|\bactive (?:outpatient )?medications? list|(?<!\bvisit\b.{0,60})\b(?:medicines?|medications?|meds) (?:sheet|card)\b(?!.{0,60}\bvisit\b)/i,
  },
  {
    kind: 'payer_form',
    weight: 6,
    title:
      /(?:prior[- ]auth\w*|pre-?cert\w*|pre-?authori[sz]ation|pre-?service)\b(?! (?:visit|consult\w*|exam\w*|evaluation|clinic|appointment|office))|\bauthori[sz]ation (?:request|form|sheet|slip|fax|submission|note|packet|cover|desk|worklist|worksheet|queue|record|review)|pre-?determination|coverage (?:request|review|determination request)|utili[sz]ation (?:review|management|desk|unit)|\breview desk\b|\bUM request|review request|^request\b|request (?:sheet|form|for (?:authorization|coverage|services))|\bauth\b|\bauthori[sz]ation$|submission|payer(?! ?:)|health plan|\b(?:fax(?:ed)?|sent|submitted) to (?:the )?(?:plan|payer|insur\w+)|\brequest to (?:the )?(?:insurer|payer)|\binsurance (?:review|sheet|form|verification)|\bPA (?:form|req(?:uest)?|worksheet|packet|sheet)\b|adverse (?:benefit )?determination|utili[sz]ation mgmt|prescription drug coverage|\bplan (?:portal|form)|\bportal (?:entry|submission|print)|\bUR\b (?:nurse |worksheet|form|review)|notice of (?:decision|determination|coverage)|reconsideration form/i,
    content:
      /\b(?:plan|member) ID\b|\bmember *:|submitted by|attached *:|\bsent with this\b|(?:surgical|surgery|scheduling|booking|authori[sz]ation) desk\b/i,
  },
  {
    kind: 'supplier_form',
    weight: 6.4,
    title:
      /(?<!\b(?:ties?|relation(?:ship)?|interest|employ(?:ed|ment)) (?:to|in|with|by) (?:the |a |any )?)\bsupplier(?! (?:person|rep\w*|staff|present))|(?<!(?:\bvisit\b|pharmacy ?:).{0,60})\bmail[- ]order\b(?!.{0,60}\bvisit\b)|\b(?:home|house|dwelling|residence)(?: (?:environment|accessibility|access|measurement))? (?:survey|measurements?|dimensions|checklist|measuring)\b|\bhome (?:accessibility|access) (?:record|report|sheet)|\bhome check\b|\bcustomer intake\b|\bin-?home report|\b(?:PAP|CPAP|oxygen|equipment|sensor|supply) intake\b|\b(?:equipment|product|chair|scooter) quot|equipment (?:return|pick-?up)|\bpick-?up slip|\bABN\b|assignment of benefits|\bquot(?:e|ation)s? (?:no\b|number|#|\d|for)|^\W*quot(?:e|ation)\b|\bDME (?:liaison|log|rep\w*)|\b(?:company|device|field) rep(?:resentative)?(?:'s)? (?:log|sheet|note|report)|\brep (?:sheet|log|notes?|report)\b|\bfield programming|\b(?:device|sensor|oxygen) company\b|\bvendor|\bdealer\b|delivery (?:ticket|receipt|note)|proof of delivery|(?:set-?up|intake|home visit|home assessment|fitting) (?:record|note|form|sheet|request|worksheet|checklist)(?!.{0,20}\bpatient\b)|home visit report.{0,40}\b(?:equipment|supply|mobility)\b|customer form|resupply|device representative|representative (?:sheet|note|report)|\bDME (?:request|intake|company|form)|equipment (?:company|request)|(?:medical supply|home medical|(?<!\brespiratory (?:care|therapy)\W{1,3})home oxygen|diabetic supply|medical equipment|homecare)\b(?! (?:evaluation|assessment|titration|test|study|qualif|safety|education)).*|attestation form|statement of ordering|hand-?(?:over|off) slip|set-?up (?:slip|ticket)|field (?:clinical )?(?:support|specialist)|\bdevices?,? (?:inc|llc)\b/i,
    content: /benefits check|meets criteria|HCPCS|set-?up (?:visit|date)|, intake\b|\bsupplier staff|in home now/i,
  },
  {
    kind: 'patient_form',
    weight: 6.2,
    title:
      /questionnaire|\bVF-?(?:8R?|14)\b|visual function (?:form|index|survey|sheet)|patient (?:form|intake|survey|history form|diary|log|statement|reported)(?!.{0,30}\b(?:physician|provider|clinician|doctor)(?:'s|’s)? (?:section|part|portion|page)\b)|\bdiary\b|self[- ](?:assessment|report)|\bepworth (?:sleepiness )?scale|\b(?:pain|glucose|headache|sleep|food|symptom) (?:log|diary|journal)|(?<!\bvisit\b.{0,60})\b(?:pain|glucose|headache|sleep|food|symptom) (?:card|calendar|chart)\b(?!.{0,60}\bvisit\b)|\b(?:home|hourly|pain|clock) sheet\b|\bdisability index|\boswestry|^\W*(?:NDI|ODI|WOMAC|PHQ-?[29]|GAD-?7|STOP-?BANG|epworth|[KH]OOS)\b|\bdaily (?:vision|life|living) (?:scale|sheet|form)|\bvis(?:ion|ual) function\b|\bpatient(?:'s|’s) (?:own )?(?:\w+ )?(?:log|record|page|sheet|chart|diary|notes?)\b|\bpatient history sheet|\bblood sugar log|\blog kept\b|\bkept by (?:the )?(?:patient|pt)\b|release (?:of )?(?:medical )?information|\bfilled (?:in |out )?(?:by (?:the )?patient|at home)|\bletter (?:from|of|by) (?:the )?(?:patient|member|beneficiary)\b|\bpatient[- ](?:filled|completed)\b|\(patient(?:(?:'s|’s)? own)?\)|\b(?:kept|written) (?:at home|by (?:the )?patient)|\bcheck-?in (?:sheet|form)|\bhourly (?:relief|pain)|\bto be filled in\b|completed by (?:the )?patient|screening form|survey|health history form|consent form|own (?:words|sheet|log)|\bpain slip\b|\bvision sheet\b/i,
    content: /completed by (?:the )?patient|please (?:circle|check|rate)/i,
  },
  {
    kind: 'order',
    weight: 6.5,
    title:
      /(?<!\bmail-? ?)\borders?\b(?!ing)|prescription(?! (?:claims|history|profile|drug|fill))|requisition|certificate of medical necessity|\bCMN\b|\bDWO\b|\bSWO\b|\bRx\b(?! profile)|(?<!\breply to (?:the |your )?)referral(?: order| form| request| to| for|$)|(?:imaging|scheduling|surgical|surgery|service|implant|procedure|equipment|device|case) request|scheduling (?:sheet|slip|form|(?:&|and) authori[sz]ation)|(?:surgical|surgery) scheduling$|\bprosthetics\b.{0,40}\brequest|case posting|\bposting (?:form|sheet|slip)|\bbooking\b|\b(?:MRI|CT|scan|x-?ray|imaging|study|DME|wheelchair|oxygen|sensor) request|\brequest for (?:[\w-]+ ){0,3}(?:MRI|CT|scan|x-?ray|imaging)\b(?! (?:approval|auth))/i,
    content: /length of need|\bLON\b|refills?\b|\bquantity\b|order date/i,
  },
  {
    kind: 'nursing_note',
    weight: 5,
    title:
      /nurs(?:e(?! practitioner)|ing)\b|triage|medical assistant|\bMA (?:note|intake|visit|rooming)|\brooming\b|\bRN (?:note|intake|visit|check)|\bmask (?:clinic|room|fitting)|\bCDCES\b|technician|tech work-?up|vital signs (?:flow)?sheet|flow ?sheet|diabetes educat|self-management|dietit|dietic|nutrition(?:ist|al)?|respiratory therap|care (?:coordinator|manager|coordination)|social work|case management|oxygen clinic check/i,
  },
  {
    kind: 'letter',
    contentWeight: 2,
    weight: 5,
    title:
      /\bletter\b|^reply to\b|\bLMN\b|to whom it may concern|correspondence|statement of medical necessity|^re:|^dear\b/i,
    content:
      /\bto whom it may concern|^\s*dear\b[^.\n]{2,40}[,:]|^\s*(?:yours |most |very )?(?:sincerely|truly|faithfully|respectfully|cordially)(?: yours)?,?\s*$|with (?:kind|best|warm|all good) (?:regards|wishes)|kind regards|thank you for (?:referring|sending|asking|the kind)/im,
  },
  {
    kind: 'consultation',
    weight: 5,
    title:
      /consult|new patient|initial (?:visit|evaluation|assessment|exam)|(?:specialty|specialist|surgical|surgeon|surgeon's|pre-?op(?:erative)?|mobility|cardiolog\w*|pulmonary|orthop\w*|spine|pain|sleep|ophthalmolog\w*|bariatric) (?:evaluation|assessment|examination)|second opinion/i,
  },
  // What is asked for stands in the name of the form; the form is no record of its being done.
  {
    kind: 'payer_form',
    weight: 7,
    title:
      /\b(?:payer|insurance|insurer|carrier|plan)(?:'s)? (?:\w+ )?(?:intake|request|form)\b|\brequest for (?:[\w-]+ ){0,4}(?:procedure|injection|block|ablation)s?\b|\b(?:first|initial|repeat|new) request\b|\b(?:front|surgery|surgical|scheduling|booking|authori[sz]ation|insurance) desk\b/i,
  },
  { kind: 'payer_form', weight: 3, title: /\brequest\b/i },
  // "Therapy Summary" heads a therapist's closing sheet and a machine's print-out alike: what it tells decides
  { kind: 'therapy_note', weight: 4.5, title: /^therapy (?:report|summary|discharge|note|progress|record|visit)/i },
  {
    kind: 'device_download',
    weight: 4,
    title: /^therapy (?:report|data|summary|details)/i,
    content: DOWNLOADED,
  },
  // "Harbor Therapy", "Greenway Counseling": whose paper it is tells what it is where nothing else does
  {
    kind: 'therapy_note',
    weight: 3,
    title:
      /^(?!.*(?:oxygen|cpap|pap|pump|stimulat\w*|radiation|infusion|insulin|drug|hormone) therapy$)(?:[\w&'’.-]+ ){1,4}therapy$|\bhome health (?:PT|OT)\b/i,
  },
  {
    kind: 'psych_note',
    weight: 3,
    title:
      /^(?!.*(?:screening|tobacco|smoking|cessation|nutrition|dietary|diabetes|making|risk) counsell?ing$)(?:[\w&'’.-]+ ){1,3}counsell?ing$/i,
  },
  {
    kind: 'sleep_study',
    weight: 3,
    title: /\bsleep (?:(?:&|and) [\w-]+ )?(?:lab(?:oratory)?|diagnostics)\b|(?:attended|recorded) night/i,
  },
  {
    kind: 'visit_note',
    weight: 4,
    title:
      /\bvisit\b|\btele(?:health|medicine)\b|progress notes?|follow[- ]?up|\bclinic\b|encounter|\bSOAP\b|wellness|established patient|\bnotes?\b|\bexam(?:ination)?\b|\bevaluation\b|check-?up|clearance|return patient|shared decision|\boffice(?: note)?$|face[- ]to[- ]face|chart note|addendum|assessment/i,
    content:
      /chief complaint|\bHPI\b|history of present illness|review of systems|assessment (?:and|&|\/) plan|\bsubjective\b|\bis (?:a|an) \d{2}[- ]year|\bon exam(?:ination)?\b|\btender (?:over|to)\b|\breflexes\b|\bI (?:propose|recommend|have asked|examined|saw|would|will|am (?:asking|referring|ordering)|plan)\b|\b(?:BP|blood pressure) \d{2,3} ?\/|^ ?(?:plan|impression|assessment|decision|proposal)\b/im,
  },
];

/** Said of who runs the paper: a supplier's letterhead makes its form a supplier's. */
export const SUPPLIER_NAME =
  /\b(?:home medical|medical supply|(?:diabetic|medical|sleep|respiratory|oxygen) suppl(?:y|ies)|(?<!(?:\bvisit\b|pharmacy ?:).{0,60})\bmail[- ]order\b(?!.{0,60}\bvisit\b)|\bDME (?:supplier|company|provider)|(?<!\brespiratory (?:care|therapy)\W{1,3})home oxygen(?! (?:order|therapy|evaluation|assessment|titration|saturation|test|study|walk|qualif|safety|education))|(?<!\b(?:for|of) )(?:rehab|mobility|medical) equipment\b(?! (?:evaluation|assessment|needs?|clinic))|(?:rehab|respiratory|orthopedic|health ?care|surgical) supply\b|mobility (?:solutions|supply|products)|home ?care equipment|home respiratory|respiratory services|diabetic direct|home ?care\b(?=.{0,30}\b(?:oxygen|PAP|equipment|supply|intake|request))|medical products)\b/i;

/** Papers of a clinician even where a supplier is named in their head. */
export const CLINICAL_TITLE = /\b(?:orders?|prescription|report|evaluation|note|letter)\b/i;

export const ORDER_TITLE =
  /^(?!.*\b(?:intake|delivery|(?<!prosthetics\b.{0,40}\b)request)\b).*\b(?<!\bmail-? ?)(?:orders?|prescription|Rx|prosthetics\b.{0,40}\brequest)\b/i;

/** Words of titles in general, for finding where a document begins. */
export const TITLE_NOUN =
  /\b(?:notes?|reports?|summary|letter|order|consult(?:ation)?|visit|tele(?:health|medicine)|request|requisition|form|study|evaluation|assessment|record|call|list|questionnaire|download|results|statement|certificate|prescription|sheet|log|diary|handout|clearance|follow-?up|encounter|examination|echocardiogram|polysomnogra(?:m|phy)|ECG|EKG|spirometry|oximetry|radiograph|MRI|x-?ray|work-?up|plan of care|authorization|referral|cover|transcript|fields?|photographs?|questionnaire|survey|history|profile|worksheet|checklist|narrative|message|line|triage|titration|laboratory|labs?|pathology|biopsy|test|imaging|therapy|progress|submission|fax|application|appeal|booklet|leaflet|read-?out|print-?out|slip|ticket|notice|memo|transmittal|discharge (?:page|sheet|papers?)|local title)\b/i;

export const ORGANISATION =
  /\b(?:clinic|hospital|center|centre|associates|medical group|medicine group|health(?:care)?|institute|laborator(?:y|ies)|imaging|radiology|supply|supplies|pharmacy|orthop(?:a?edics?)|partners|physicians|practice|specialists|surgery|surgical|rehab(?:ilitation)?|therapy|cardiology|pulmonary|eye|vision|ophthalmology|diagnostics|home medical|equipment|university|foundation|family medicine|internal medicine|primary care|urgent care|family practice|neurology|pain|sleep|heart|spine|endocrin\w+|diabetes|diabetic|optometry|group|suite|department|facility|inc|llc)\b/i;
