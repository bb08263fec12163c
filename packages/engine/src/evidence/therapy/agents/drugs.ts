// Ingredients as data, by what they belong to: `|` parts ingredients; a generic name comes first, its brands behind it.

export const drugs: readonly (readonly [classes: string, list: string])[] = [
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
  [
    'gabapentinoid anticonvulsant neuropathic_agent',
    'gabapentin "Gaba" neurontin gralise horizant | pregabalin lyrica',
  ],
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
