// Treatments as data: ingredient or modality, its classes, and the names it goes by (phrases). A class in, its agents out.

export type Agent = {
  readonly id: string;
  readonly classes: readonly string[];
  readonly names: readonly string[];
  readonly except?: readonly string[];
};

const drugs: readonly (readonly [classes: string, list: string])[] = [
  [
    'nsaid analgesic',
    'ibuprofen motrin advil | naproxen aleve naprosyn anaprox naprelan | meloxicam mobic | diclofenac cataflam cambia zorvolex | celecoxib celebrex | etodolac lodine | indomethacin indocin | ketorolac toradol | nabumetone relafen | piroxicam feldene | oxaprozin daypro | sulindac clinoril | flurbiprofen | ketoprofen | diflunisal | salsalate | tolmetin | fenoprofen | mefenamic',
  ],
  ['acetaminophen analgesic', 'acetaminophen tylenol paracetamol'],
  [
    'opioid analgesic',
    'tramadol ultram | oxycodone percocet oxycontin roxicodone endocet | hydrocodone norco vicodin lortab | morphine "MS Contin" | hydromorphone dilaudid | fentanyl duragesic | tapentadol nucynta | buprenorphine belbuca butrans suboxone | methadone | codeine | oxymorphone opana',
  ],
  [
    'muscle_relaxant',
    'cyclobenzaprine flexeril amrix | tizanidine zanaflex | methocarbamol robaxin | baclofen lioresal | metaxalone skelaxin | carisoprodol soma | chlorzoxazone | orphenadrine norflex',
  ],
  ['gabapentinoid anticonvulsant neuropathic_agent', 'gabapentin neurontin gralise horizant | pregabalin lyrica'],
  [
    'anticonvulsant neuropathic_agent',
    'topiramate topamax | carbamazepine tegretol | oxcarbazepine trileptal | lamotrigine lamictal',
  ],
  [
    'snri antidepressant neuropathic_agent',
    'duloxetine cymbalta | venlafaxine effexor | milnacipran savella | desvenlafaxine pristiq',
  ],
  [
    'tricyclic antidepressant neuropathic_agent',
    'amitriptyline elavil | nortriptyline pamelor | desipramine | imipramine | doxepin',
  ],
  [
    'antidepressant ssri',
    'sertraline zoloft | fluoxetine prozac | escitalopram lexapro | citalopram celexa | paroxetine paxil',
  ],
  ['antidepressant', 'bupropion wellbutrin | mirtazapine remeron | trazodone'],
  ['oral_steroid steroid', 'prednisone deltasone | prednisolone | methylprednisolone medrol | dexamethasone decadron'],
  ['antiviral', 'valacyclovir valtrex | acyclovir zovirax | famciclovir famvir'],
  [
    'antibiotic',
    'cephalexin keflex | cefazolin ancef | vancomycin | doxycycline | ceftriaxone rocephin | daptomycin | rifampin | ciprofloxacin cipro | levofloxacin levaquin | amoxicillin | clindamycin',
  ],
  [
    'basal_insulin insulin',
    'glargine lantus basaglar toujeo semglee rezvoglar | detemir levemir | degludec tresiba | NPH "Humulin N" "Novolin N"',
  ],
  [
    'rapid_insulin bolus_insulin insulin',
    'lispro humalog admelog lyumjev | aspart novolog fiasp | glulisine apidra | "Humulin R" "Novolin R" | afrezza',
  ],
  ['premixed_insulin insulin', '70/30 75/25 50/50'],
  [
    'glp1 diabetes_drug',
    'semaglutide ozempic rybelsus | liraglutide victoza | dulaglutide trulicity | exenatide byetta bydureon | tirzepatide mounjaro | lixisenatide',
  ],
  ['metformin diabetes_drug', 'metformin glucophage'],
  ['sulfonylurea diabetes_drug', 'glipizide glucotrol | glyburide glynase micronase | glimepiride amaryl'],
  ['meglitinide diabetes_drug', 'repaglinide prandin | nateglinide starlix'],
  ['dpp4 diabetes_drug', 'sitagliptin januvia | linagliptin tradjenta | saxagliptin onglyza | alogliptin'],
  [
    'sglt2i diabetes_drug gdmt',
    'empagliflozin jardiance | dapagliflozin farxiga | canagliflozin invokana | sotagliflozin inpefa | ertugliflozin',
  ],
  ['tzd diabetes_drug', 'pioglitazone actos'],
  [
    'weight_loss_drug anti_obesity',
    'phentermine adipex qsymia | orlistat xenical alli | contrave | wegovy | saxenda | zepbound | lorcaserin belviq | phendimetrazine | diethylpropion',
  ],
  [
    'ace_inhibitor gdmt',
    'lisinopril zestril prinivil | enalapril vasotec | ramipril altace | captopril | benazepril lotensin | quinapril | fosinopril | trandolapril | perindopril',
  ],
  [
    'arb gdmt',
    'losartan cozaar | valsartan diovan | candesartan atacand | irbesartan | olmesartan benicar | telmisartan micardis',
  ],
  ['arni gdmt', 'sacubitril entresto'],
  ['beta_blocker gdmt', 'metoprolol toprol lopressor | carvedilol coreg | bisoprolol zebeta'],
  ['beta_blocker', 'atenolol tenormin | nebivolol bystolic | propranolol inderal | nadolol | labetalol'],
  ['mra gdmt', 'spironolactone aldactone | eplerenone inspra | finerenone kerendia'],
  ['loop_diuretic diuretic', 'furosemide lasix | torsemide demadex | bumetanide bumex'],
  ['heart_failure_drug', 'hydralazine bidil | ivabradine corlanor | digoxin lanoxin | vericiguat verquvo'],
  [
    'antiarrhythmic',
    'amiodarone pacerone | sotalol betapace | mexiletine | dofetilide tikosyn | ranolazine | flecainide',
  ],
  [
    'anticoagulant',
    'warfarin coumadin | apixaban eliquis | rivaroxaban xarelto | dabigatran pradaxa | enoxaparin lovenox',
  ],
  ['topical_steroid', 'hydrocortisone | triamcinolone cream | desonide | clobetasol'],
  ['topical_antifungal', 'clotrimazole | ketoconazole cream | nystatin'],
  ['sleep_stimulant', 'modafinil provigil | armodafinil nuvigil | solriamfetol sunosi'],
  [
    'bronchodilator',
    'albuterol proair ventolin | tiotropium spiriva | salmeterol advair | budesonide symbicort | umeclidinium anoro trelegy',
  ],
  ['smoking_cessation', 'varenicline chantix'],
  [
    'bone_agent',
    'alendronate fosamax | zoledronic reclast | denosumab prolia | risedronate actonel | teriparatide forteo',
  ],
];

const modalities: readonly Agent[] = [
  {
    id: 'nsaid',
    classes: ['nsaid', 'analgesic'],
    names: [
      '{NSAID|NSAIDs|NSAIDS}',
      '{anti inflammatory|anti inflammatories|antiinflammatory|antiinflammatories|antiinflammatorys}',
      'nonsteroidal*',
      'non steroidal*',
      'COX 2 inhibitor',
    ],
    except: ['{anti inflammatory|antiinflammatory} {diet|foods}', '{steroidal} anti inflammatory'],
  },
  {
    id: 'topical_nsaid',
    classes: ['topical_nsaid', 'topical_analgesic'],
    names: [
      '{diclofenac|voltaren} {gel|cream|patch|1|topical|solution}',
      'topical {NSAID|NSAIDs|diclofenac|anti inflammatory|voltaren}',
      '"Voltaren"',
      'pennsaid',
      'flector',
    ],
  },
  {
    id: 'topical_analgesic',
    classes: ['topical_analgesic'],
    names: [
      '{lidocaine|lidoderm} [5] {patch|patches|cream|ointment|gel}',
      'lidoderm',
      'capsaicin',
      'biofreeze',
      '{menthol|salonpas|icy hot|bengay}',
      'topical {analgesic|analgesics|cream|creams|agents|agent|rub|rubs|lidocaine|medication|medications|compound}',
      'compounded cream',
    ],
  },
  {
    id: 'analgesic',
    classes: ['analgesic'],
    names: [
      '{analgesic|analgesics}',
      '{pain|OTC|over the counter} {medication|medications|medicine|medicines|meds|pills|relievers|reliever|remedies}',
      'painkillers',
      'pain killers',
    ],
    except: ['topical {analgesic|analgesics}'],
  },
  {
    id: 'opioid',
    classes: ['opioid', 'analgesic'],
    names: ['{opioid|opioids|opiate|opiates|narcotic|narcotics}'],
    except: ['{opioid|narcotic} {use disorder|agreement|contract|risk|naive|overdose|abuse|dependence|misuse}'],
  },
  {
    id: 'muscle_relaxant',
    classes: ['muscle_relaxant'],
    names: ['muscle {relaxant|relaxants|relaxer|relaxers}', '{antispasmodic|antispasmodics}'],
  },
  {
    id: 'neuropathic_agent',
    classes: ['neuropathic_agent', 'anticonvulsant', 'gabapentinoid'],
    names: [
      '{neuropathic|nerve} [pain] {agent|agents|medication|medications|meds}',
      '{gabapentinoid|gabapentinoids}',
      '{anticonvulsant|anticonvulsants}',
      'membrane {stabilizer|stabilizers}',
    ],
  },
  {
    id: 'antidepressant',
    classes: ['antidepressant'],
    names: ['{antidepressant|antidepressants}', '{TCA|TCAs|SNRI|SNRIs}'],
  },
  {
    id: 'oral_steroid',
    classes: ['oral_steroid', 'steroid'],
    names: [
      '{steroid|prednisone|medrol|methylprednisolone} {taper|burst|dose pack|dosepak|dose pak|pack}',
      'medrol dosepak',
      'oral {steroid|steroids|corticosteroid|corticosteroids|prednisone}',
    ],
  },
  {
    id: 'physical_therapy',
    classes: ['physical_therapy', 'conservative_care', 'physical_treatment'],
    names: [
      'physical {therapy|therapist|therapists}',
      '"PT"',
      '"P.T."',
      'physiotherapy',
      'physiotherapist',
      'physio',
      '{supervised|formal|outpatient|aquatic|pool|water|land based|skilled} [{physical|outpatient|course of}] {therapy|exercise|exercises|PT}',
      'therapy {visits|sessions|visit|session}',
      'exercises {with|under} {the|a|her|his} therapist',
      'work hardening',
      'functional restoration',
      '{McKenzie|mckenzie} {method|program|exercises|therapy}',
      'quad strengthening program',
      'rehab',
      'rehabilitation',
      'gait training',
      'occupational therapy',
      'mechanical traction',
    ],
    except: [
      '{PT|physical therapy} {INR|PTT}',
      '"PT" {is|was|states|reports|denies|has a|with a|presents|seen|here}',
      '{cardiac|pulmonary|speech|vestibular|drug|alcohol|substance} {rehab|rehabilitation|therapy}',
      '{radiation|hormone|behavioral|behavioural|oxygen|cognitive|speech|PAP|CPAP} therapy',
      'PT referral',
      'PT {time}',
    ],
  },
  {
    id: 'home_exercise',
    classes: ['home_exercise', 'conservative_care', 'physical_treatment'],
    names: [
      'HEP',
      'home [{based|therapy}] {exercise|exercises|stretching|stretches|strengthening|physical therapy}',
      'home [exercise] program',
      '{exercise|stretching|strengthening|walking} {program|regimen|routine}',
      'self directed exercise*',
      '{core|quad|quadriceps|lumbar} strengthening',
      '{stretching|stretches}',
      '{knee|hip|leg|band|quad|thigh|water} {exercises|work}',
      'therapeutic exercise*',
      '{yoga|pilates|tai chi}',
      '{exercise|exercises} at home',
      '{low impact} exercise*',
    ],
  },
  {
    id: 'chiropractic',
    classes: ['chiropractic', 'manipulation', 'conservative_care', 'physical_treatment'],
    names: [
      '{chiropractic|chiropractor|chiropractics|chiro}',
      '{spinal|osteopathic|lumbar|manual} {manipulation|manipulations|manipulative}',
      'OMT',
      '{osteopathic} [manipulative] treatment',
      'manual therapy',
      'manipulation',
    ],
    except: ['manipulation under anesthesia'],
  },
  {
    id: 'acupuncture',
    classes: ['acupuncture', 'conservative_care'],
    names: ['{acupuncture|acupuncturist}', 'dry needling'],
  },
  { id: 'massage', classes: ['massage', 'conservative_care'], names: ['{massage|massages}', 'myofascial release'] },
  {
    id: 'tens',
    classes: ['tens', 'conservative_care'],
    names: ['"TENS"', 'transcutaneous electrical*', '{electrical} stimulation'],
  },
  {
    id: 'bracing',
    classes: ['bracing', 'conservative_care'],
    names: [
      '{brace|braces|bracing|braced}',
      '{LSO|TLSO|AFO}',
      '{knee|unloader|lumbar|back|hip|elastic|neoprene} {sleeve|support|orthosis|belt|wrap}',
      '{orthosis|orthoses|orthotic|orthotics}',
      '{lumbar} corset',
      '{offloader|unloader}',
      'soft collar',
    ],
  },
  {
    id: 'heat_ice',
    classes: ['heat_ice', 'conservative_care'],
    names: ['{ice|heat|icing} [and {heat|ice}] [{packs|pack|therapy|pads}]', 'heating pad', 'RICE therapy'],
    except: [
      'heat intolerance',
      '{heat|hot} flash*',
      'ice cream',
      'heat rash',
      '{ice|icy} {road|sidewalk|patch|driveway}',
      'on {the} ice',
    ],
  },
  {
    id: 'activity_modification',
    classes: ['activity_modification', 'conservative_care'],
    names: [
      'activity {modification|modifications|restriction|restrictions|change|changes|avoidance|limitation}',
      '{modified|modifying|modifies|modification of|restricted|reduced} [{her|his|the|their}] {activity|activities}',
      '{lifestyle} {modification|modifications}',
      '{rest|relative rest|bed rest|bedrest}',
      '{light|modified} duty',
      'avoid* {stairs|lifting|kneeling|bending|squatting}',
    ],
    except: [
      'at rest',
      'rest pain',
      'pain at rest',
      '{the|all the} rest',
      'rest of',
      'resting',
      'arrest',
      'rest comfortably',
      'night rest',
      'restroom',
      'rest break*',
      'to rest',
      'rest {SpO2|sat|saturation|room|RA|O2}',
      'rests',
    ],
  },
  {
    id: 'assistive_device',
    classes: ['assistive_device', 'conservative_care'],
    names: ['{cane|canes|walker|rollator|crutch|crutches|walking stick|quad cane}', 'assistive device*'],
    except: ['{hurricane}', 'baby walker'],
  },
  {
    id: 'weight_loss',
    classes: ['weight_loss', 'conservative_care'],
    names: [
      'weight {loss|reduction} {attempt|attempts|efforts|program|programs|programme|counseling|of|goal|plan}',
      '{lost|losing} weight',
      'weight {loss|reduction|management}',
    ],
    except: [
      '{unintentional|unexplained|involuntary} weight loss',
      'weight loss {surgery|of unknown}',
      '{denies|no} weight loss',
    ],
  },
  {
    id: 'conservative_care',
    classes: ['conservative_care'],
    names: [
      '{conservative|nonoperative|non operative|nonsurgical|non surgical|noninvasive|non invasive|nonpharmacologic} {care|therapy|therapies|management|measures|measure|treatment|treatments|modalities|interventions|options}',
    ],
  },
  {
    id: 'corticosteroid_injection',
    classes: ['corticosteroid_injection', 'steroid_injection', 'injection', 'conservative_care'],
    names: [
      '{cortisone|corticosteroid|steroid|kenalog|depo medrol|depomedrol|triamcinolone|celestone|intra articular|intraarticular|IA|knee|hip|joint} [{steroid|cortisone|corticosteroid|joint|knee|hip}] {injection|injections|shot|shots|inj}',
      '{injected|injection} ..4.. {kenalog|depo medrol|triamcinolone|corticosteroid|cortisone|methylprednisolone}',
      '{cortisone|kenalog}',
    ],
    except: [
      'epidural [steroid] {injection|injections}',
      '{facet} [joint] {injection|injections}',
      '{SI|sacroiliac} joint',
    ],
  },
  {
    id: 'hyaluronic_acid',
    classes: ['hyaluronic_acid', 'injection', 'conservative_care'],
    names: [
      '{viscosupplementation|viscosupplement|hyaluronic|hyaluronate|synvisc|orthovisc|euflexxa|supartz|gelsyn|durolane|monovisc|hyalgan|visco}',
      '{gel|HA|rooster comb} {injection|injections|shots}',
    ],
  },
  {
    id: 'epidural_steroid_injection',
    classes: ['epidural_steroid_injection', 'injection', 'interventional'],
    names: [
      '{ESI|ESIs|LESI|TFESI|CESI|ILESI|TESI|TFESIs|LESIs}',
      '{epidural|epidurals}',
      '{transforaminal|interlaminar|caudal} [{epidural|steroid}] {injection|injections|ESI}',
      'selective nerve root {block|blocks|injection}',
      '"SNRB"',
    ],
    except: ['epidural {abscess|hematoma|fibrosis|lipomatosis|space|lead|leads|electrode|electrodes|mass|disease}'],
  },
  {
    id: 'medial_branch_block',
    classes: ['medial_branch_block', 'injection', 'interventional'],
    names: [
      '{MBB|MBBs|LMBB}',
      'medial branch [nerve] {block|blocks|injection|injections}',
      'facet [joint] {injection|injections|block|blocks}',
      'diagnostic {block|blocks}',
    ],
  },
  {
    id: 'radiofrequency_ablation',
    classes: ['radiofrequency_ablation', 'interventional'],
    names: [
      '{RFA|RFAs|RFN|RFTC}',
      '{radiofrequency|radio frequency|RF} [{facet|medial branch|nerve|thermal}] {ablation|ablations|neurotomy|denervation|lesioning|rhizotomy}',
      '{rhizotomy|neurotomy}',
      'radiofrequency',
    ],
  },
  {
    id: 'trigger_point_injection',
    classes: ['trigger_point_injection', 'injection', 'interventional'],
    names: ['trigger point {injection|injections}', '{TPI|TPIs}'],
  },
  {
    id: 'si_joint_injection',
    classes: ['si_joint_injection', 'injection', 'interventional'],
    names: ['{SI|sacroiliac|SIJ} [joint] {injection|injections|block}'],
  },
  {
    id: 'nerve_block',
    classes: ['nerve_block', 'injection', 'interventional'],
    names: [
      '{nerve|sympathetic|stellate [ganglion]|ganglion|genicular|peripheral nerve|occipital [nerve]} {block|blocks}',
      'genicular',
    ],
  },
  {
    id: 'prp',
    classes: ['prp', 'injection'],
    names: ['{PRP|platelet rich plasma}', 'stem cell {injection|injections|therapy}', 'prolotherapy'],
  },
  {
    id: 'injection',
    classes: ['injection'],
    names: ['{injection|injections}'],
    except: [
      '{insulin|weekly|daily|subcutaneous|B12|allergy|GLP|semaglutide|epidural|facet|steroid|cortisone|trigger|joint|knee|hip} [{steroid|joint|point}] {injection|injections}',
      '{injections|injection} {daily|per day|a day|times|of insulin|insulin}',
      'ejection',
      'multiple daily {injections|injection}',
      'conjunctival injection',
      'branch [nerve] {injection|injections}',
    ],
  },
  {
    id: 'spinal_cord_stimulation',
    classes: ['spinal_cord_stimulation', 'interventional'],
    names: ['spinal cord {stimulator|stimulation}', '"SCS"', '{dorsal column} stimulator', 'neuromodulation'],
  },
  {
    id: 'spine_surgery',
    classes: ['surgery', 'spine_surgery'],
    names: [
      '{laminectomy|discectomy|microdiscectomy|laminotomy|foraminotomy}',
      '{lumbar|spinal|cervical} {fusion|decompression}',
      '{ACDF|TLIF|PLIF|ALIF|XLIF}',
    ],
  },
  {
    id: 'arthroscopy',
    classes: ['arthroscopy', 'surgery'],
    names: ['{arthroscopy|arthroscopic}', 'meniscectomy', 'debridement'],
  },
  {
    id: 'psychological_therapy',
    classes: ['psychological_therapy'],
    names: [
      'cognitive {behavioral|behavioural} therapy',
      '"CBT"',
      '{psychotherapy|counseling|biofeedback|hypnosis|hypnotherapy}',
      '{mindfulness} [based] [stress reduction]',
      'pain psychology',
      '{pain} {coping} {program|skills|group|class}',
      'acceptance and commitment',
      '{behavioral|behavioural|relaxation|psychological|talk} {therapy|treatment|training}',
    ],
    except: [
      '{smoking|tobacco|dietary|nutrition|nutritional|genetic|diet|weight|lung|cessation|medication|adherence} [{cessation|loss|screening}] counseling',
      'counseling {on|about|for|regarding} {smoking|diet|tobacco}',
    ],
  },
  {
    id: 'insulin',
    classes: ['insulin'],
    names: ['insulin'],
    except: ['insulin {resistance|resistant|pump|sensitivity|level}', '{no|not on} insulin'],
  },
  {
    id: 'basal_insulin',
    classes: ['basal_insulin', 'insulin'],
    names: ['{basal|long acting|background} [insulin]'],
    except: ['basal {rate|rates|cell|ganglia|ganglion|metabolic|bolus}'],
  },
  {
    id: 'rapid_insulin',
    classes: ['rapid_insulin', 'bolus_insulin', 'insulin'],
    names: [
      '{bolus|mealtime|prandial|rapid acting|short acting|sliding scale|correction} [insulin]',
      'insulin with meals',
    ],
    except: ['bolus {of|fluid|feeding|feeds|IV}', 'food bolus', '{fluid|saline|IV|LR|NS} bolus'],
  },
  {
    id: 'insulin_pump',
    classes: ['insulin_pump', 'insulin'],
    names: [
      '[insulin] pump',
      '{omnipod|tandem|minimed|CSII|t slim|tslim|ilet|beta bionics}',
      'continuous subcutaneous insulin [infusion]',
      '{hybrid} closed loop',
      'automated insulin delivery',
    ],
    except: [
      '{pain|intrathecal|baclofen|breast|morphine|proton|wound|balloon|infusion|sump|feeding|heart} pump',
      'pump {inhibitor|failure}',
      '{no} [balloon] pump',
    ],
  },
  {
    id: 'multiple_daily_injections',
    classes: ['multiple_daily_injections', 'insulin'],
    names: [
      '{MDI|MDII}',
      'multiple daily {injections|injection|doses}',
      'basal bolus [{insulin|regimen|therapy}]',
      '# {injections|shots} {daily|a day|per day|of insulin}',
    ],
  },
  {
    id: 'weight_programme',
    classes: ['weight_programme', 'weight_program', 'diet_programme'],
    names: [
      '{weight watchers|WW|jenny craig|nutrisystem|noom|optifast|medifast|optavia|HMR|slimfast|slim fast|TOPS|curves|overeaters anonymous|weightwatchers|herbalife|keto|ketogenic|atkins|south beach|mediterranean diet|paleo|intermittent fasting}',
      '{medically|physician|dietitian|clinician|doctor|nurse|clinic|RD} [led] {supervised|monitored|directed|managed|guided} [{weight|diet}] [loss] {diet|program|programme|weight|plan}',
      'supervised [{weight|diet|medical}] [{loss|management}] {diet|program|programme|weight loss|plan}',
      '{weight [loss]|weight management|weight reduction|lifestyle|nutrition|wellness|diabetes prevention|behavioral weight} {program|programme|clinic|intervention|class|classes|group}',
      '{low|very low|reduced|restricted} {calorie|carb|carbohydrate|fat} {diet|diets|eating}',
      '{VLCD|LCD}',
      '{diet|dietary|dieting} [{and|plus|with|&}] {exercise|changes|modification|counseling|attempts}',
      '{meal replacement|meal replacements|calorie counting|liquid diet}',
      '{dietitian|dietician|nutritionist} {visits|visit|sessions|counseling|follow up}',
      'MOVE program',
      '{diet|diets}',
    ],
    except: [
      '{regular|diabetic|cardiac|renal|clear liquid|gluten free|balanced|healthy|ADA|heart healthy|soft|low sodium|bland} diet',
      'diet: {regular|diabetic}',
    ],
  },
  {
    id: 'gdmt',
    classes: ['gdmt', 'gdmt_statement'],
    names: [
      '"GDMT"',
      '"OMT"',
      'guideline directed [medical] [{therapy|management}]',
      '{optimal|optimized|optimised|maximal|maximally tolerated|maximum} medical {therapy|management|treatment}',
      '{optimal|guideline} [heart failure] {therapy|medications}',
    ],
    except: ['osteopathic*'],
  },
  {
    id: 'ace_inhibitor',
    classes: ['ace_inhibitor', 'gdmt'],
    names: ['{ACE inhibitor|ACE inhibitors|ACEi|ACEI|ACE-I}'],
  },
  { id: 'arb', classes: ['arb', 'gdmt'], names: ['"ARB"', '"ARBs"', 'angiotensin receptor {blocker|blockers}'] },
  { id: 'arni', classes: ['arni', 'gdmt'], names: ['"ARNI"'] },
  { id: 'beta_blocker', classes: ['beta_blocker', 'gdmt'], names: ['beta {blocker|blockers|blockade}', 'betablocker'] },
  {
    id: 'mra',
    classes: ['mra', 'gdmt'],
    names: ['mineralocorticoid [receptor] {antagonist|antagonists}', '"MRA"', 'aldosterone {antagonist|blocker}'],
  },
  { id: 'sglt2i', classes: ['sglt2i', 'gdmt'], names: ['{SGLT2|SGLT 2|SGLT2i} [{inhibitor|inhibitors}]'] },
  {
    id: 'cpap',
    classes: ['cpap', 'pap'],
    names: [
      '{CPAP|APAP|AutoPAP|auto PAP|autoCPAP|auto CPAP|autoset|airsense}',
      '{PAP|positive airway pressure} {therapy|device|treatment|machine|use|usage|trial}',
      '"PAP"',
      'continuous positive airway [pressure]',
    ],
    except: ['PAP smear', '{bilevel|BiPAP} [positive airway pressure]'],
  },
  { id: 'bilevel', classes: ['bilevel', 'pap'], names: ['{BiPAP|BPAP|BIPAP|bilevel|bi level|VPAP|VAuto|aircurve}'] },
  {
    id: 'oral_appliance',
    classes: ['oral_appliance'],
    names: ['oral appliance', 'mandibular advancement [{device|splint}]', '"MAD"', 'dental {appliance|device}'],
  },
  {
    id: 'oxygen',
    classes: ['oxygen'],
    names: ['{supplemental|home|nocturnal|portable|continuous} {oxygen|O2}', 'oxygen {therapy|concentrator}', '"LTOT"'],
  },
  {
    id: 'artificial_tears',
    classes: ['artificial_tears', 'eye_drops'],
    names: [
      'artificial {tears|tear}',
      '{lubricating|lubricant|preservative free} {drops|tears|ointment|gel}',
      '{refresh|systane|theratears|genteal}',
      '{restasis|xiidra|cyclosporine drops|lifitegrast}',
      'punctal {plugs|plug|occlusion}',
    ],
  },
  {
    id: 'eye_drops',
    classes: ['eye_drops'],
    names: [
      '{eye|topical|glaucoma} {drops|drop}',
      '{latanoprost|timolol|dorzolamide|brimonidine|prednisolone drops|apraclonidine|oxymetazoline|upneeq}',
    ],
  },
  {
    id: 'lid_hygiene',
    classes: ['lid_hygiene'],
    names: [
      '{lid|eyelid} {hygiene|scrubs|scrub|taping|tape}',
      'warm compress*',
      '{taping|taped} [{the|of}] [{upper}] {lids|lid|eyelids|brows}',
    ],
  },
  {
    id: 'refraction',
    classes: ['refraction', 'glasses'],
    names: [
      '{new|updated|change of|changed|changing|stronger|bifocal|prescription} {glasses|spectacles|lenses|refraction|prescription|eyeglasses}',
      '{refraction|glasses|spectacles|eyeglasses|best correction|spectacle correction}',
      'contact lenses',
      '{increased|better|brighter} lighting',
      'anti glare {coating|lenses}',
    ],
    except: ['refraction error'],
  },
  {
    id: 'topical_skin',
    classes: ['topical_steroid', 'topical_skin'],
    names: [
      '{barrier|steroid|antifungal|zinc|topical} {cream|ointment|creams}',
      '{topical} {steroid|steroids|antibiotic|antifungal|corticosteroid}',
    ],
  },
  { id: 'antibiotics', classes: ['antibiotic'], names: ['{antibiotic|antibiotics}', 'IV {abx}', '"abx"'] },
  {
    id: 'revascularization',
    classes: ['revascularization'],
    names: ['{PCI|CABG|stent|stenting|angioplasty|revascularization}'],
  },
  {
    id: 'cgm',
    classes: ['cgm'],
    names: [
      '{dexcom|libre|freestyle libre|CGM|guardian sensor|eversense}',
      'continuous glucose {monitor|monitoring|sensor}',
    ],
  },
  {
    id: 'nicotine_replacement',
    classes: ['smoking_cessation'],
    names: ['nicotine {patch|patches|gum|lozenge|lozenges|replacement}', '"NRT"'],
  },
  {
    id: 'manual_wheelchair',
    classes: ['manual_wheelchair', 'assistive_device'],
    names: ['[{manual|lightweight|standard|transport}] wheelchair'],
    except: ['{power|motorized|electric} wheelchair', 'wheelchair {ramp|van|lift|accessible}'],
  },
];

/** One entry per ingredient: its generic name first, brands behind it, entries separated by `|`. */
const ingredients: readonly Agent[] = drugs.flatMap(([classes, list]) =>
  list.split('|').map((entry) => {
    const names = entry.trim().match(/"[^"]+"|\S+(?: cream)?/g) ?? [];
    return {
      id: names[0]!.replaceAll('"', '').toLowerCase().replace(/\s+/g, '_'),
      classes: classes.split(' '),
      names: names.map((n) => n.replace('"', '"')),
    };
  }),
);

export const agents: readonly Agent[] = [...modalities, ...ingredients];

/** The agents of any of the given classes (an agent's own id is a class too). */
export const agentsOf = (classes: readonly string[]): readonly Agent[] =>
  agents.filter((a) => classes.includes(a.id) || a.classes.some((c) => classes.includes(c)));
