// Names of treatments that a policy may put under `classes`: those of the readers' table (evidence/therapy/agents), which a policy must
// not import; a test holds them together.

export const therapyClasses: readonly string[] = `
ace_inhibitor acetaminophen activity_modification acupuncture analgesic anti_obesity antiarrhythmic antibiotic anticoagulant
anticonvulsant antidepressant antiviral arb arni arthroscopy artificial_tears assistive_device basal_insulin beta_blocker
bilevel bolus_insulin bone_agent bracing bronchodilator cgm chiropractic conservative_care corticosteroid_injection cpap
diabetes_drug diet_programme diuretic dpp4 epidural_steroid_injection eye_drops gabapentinoid gdmt gdmt_statement glasses glp1
heart_failure_drug heat_ice home_exercise hyaluronic_acid injection insulin insulin_pump interventional lid_hygiene
loop_diuretic manipulation manual_wheelchair massage medial_branch_block meglitinide metformin mra multiple_daily_injections
muscle_relaxant nerve_block neuropathic_agent nsaid opioid oral_appliance oral_steroid oxygen pap physical_therapy
physical_treatment premixed_insulin prp psychological_therapy radiofrequency_ablation rapid_insulin refraction
revascularization sglt2i si_joint_injection sleep_stimulant smoking_cessation snri spinal_cord_stimulation spine_surgery ssri
steroid steroid_injection sulfonylurea surgery tens topical_analgesic topical_antifungal topical_nsaid topical_skin
topical_steroid tricyclic trigger_point_injection tzd weight_loss weight_loss_drug weight_program weight_programme
`
  .trim()
  .split(/\s+/);

/** A single medicine or treatment, without the class it is of. */
export const therapyAgents: readonly string[] = `
70/30 acyclovir afrezza albuterol alendronate alogliptin amiodarone amitriptyline amoxicillin antibiotics apixaban armodafinil
aspart atenolol baclofen benazepril bisoprolol budesonide bumetanide buprenorphine bupropion canagliflozin candesartan
captopril carbamazepine carisoprodol carvedilol cefazolin ceftriaxone celecoxib cephalexin chlorzoxazone ciprofloxacin
citalopram clindamycin clobetasol clotrimazole codeine contrave cyclobenzaprine dabigatran dapagliflozin daptomycin degludec
denosumab desipramine desonide desvenlafaxine detemir dexamethasone diclofenac diethylpropion diflunisal digoxin dofetilide
doxepin doxycycline dulaglutide duloxetine empagliflozin enalapril enoxaparin eplerenone ertugliflozin escitalopram etodolac
exenatide famciclovir fenoprofen fentanyl finerenone flecainide fluoxetine flurbiprofen fosinopril furosemide gabapentin
glargine glimepiride glipizide glulisine glyburide humulin_r hydralazine hydrocodone hydrocortisone hydromorphone ibuprofen
imipramine indomethacin irbesartan ivabradine ketoconazole_cream ketoprofen ketorolac labetalol lamotrigine levofloxacin
linagliptin liraglutide lisinopril lispro lixisenatide lorcaserin losartan mefenamic meloxicam metaxalone methadone
methocarbamol methylprednisolone metoprolol mexiletine milnacipran mirtazapine modafinil morphine nabumetone nadolol naproxen
nateglinide nebivolol nicotine_replacement nortriptyline nph nystatin olmesartan orlistat orphenadrine oxaprozin oxcarbazepine
oxycodone oxymorphone paroxetine perindopril phendimetrazine phentermine pioglitazone piroxicam prednisolone prednisone
pregabalin propranolol quinapril ramipril ranolazine repaglinide rifampin risedronate rivaroxaban sacubitril salmeterol
salsalate saxagliptin saxenda semaglutide sertraline sitagliptin solriamfetol sotagliflozin sotalol spironolactone sulindac
tapentadol telmisartan teriparatide tiotropium tirzepatide tizanidine tolmetin topiramate torsemide tramadol trandolapril
trazodone triamcinolone_cream umeclidinium valacyclovir valsartan vancomycin varenicline venlafaxine vericiguat warfarin
wegovy zepbound zoledronic
`
  .trim()
  .split(/\s+/);
