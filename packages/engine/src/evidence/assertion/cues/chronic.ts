// Diseases that last by their nature, and operations, as data: told without any word of time, they stood before the visit.

const oneOf = (lines: string): string =>
  lines
    .trim()
    .split(/\s*\n\s*/)
    .join('|');

const DISEASES = oneOf(`
  (?<!(?:pulmonary|portal|intracranial|ocular|venous)\\s)hypertension
  htn
  hyper(?:lipid|cholesterol|triglycerid)[a-z]*
  dyslipidemia
  (?:high|elevated) cholesterol
  hld
  diabetes(?! insipidus)
  niddm
  iddm
  t[12]dm
  dm ?(?:2|ii)
  (?:hypo|hyper)thyroid[a-z]*
  hashimoto[a-z']*
  graves'? disease
  goiter
  (?:adrenal|pituitary|venous) insufficiency
  hypopituitarism
  (?:osteo|psoriatic |rheumatoid |juvenile )?arthritis
  (?:djd|ddd)
  degenerative (?:joint|disc|disk) disease
  osteoporosis
  osteopenia
  fibromyalgia
  scoliosis
  gout
  asthma
  sleep apnea
  osa
  allergic rhinitis
  hay fever
  mitral valve prolapse
  mvp
  polycystic (?:kidney|ovar)[a-z]*(?: disease| syndrome)?
  bph
  benign prostatic (?:hyperplasia|hypertrophy)
  gerd
  (?:gastroesophageal |acid )?reflux(?: disease)?
  hiatal hernia
  barrett'?s(?: esophagus)?
  diverticulosis
  irritable bowel(?: syndrome)?
  ibs
  celiac disease
  hepatitis [bc]
  hiv
  aids
  thalassemia
  hemophilia
  autism
  parkinson'?s?(?: disease)?
  migraines?
  (?:peripheral |diabetic )?neuropathy
  cerebral palsy
  down'?s? syndrome
  mental retardation
  developmental delay
  spina bifida
  glaucoma
  macular degeneration
  (?:hearing loss|hard of hearing|deafness)
  lupus
  sle
  scleroderma
  sj[oö]gren'?s?(?: syndrome)?
  psoriasis
  eczema
  vitiligo
  rosacea
  congenital [a-z]+
  (?:hypo|hyper)parathyroidism
  addison'?s?(?: disease)?
  cushing'?s?(?: disease| syndrome)?
  bronchiectasis
  cystic fibrosis
  pulmonary fibrosis
  sarcoidosis
  c\\.?o\\.?p\\.?d\\.?
  emphysema
  coronary (?:artery |heart )?disease
  ischemic heart disease
  cad
  (?:atrial|a\\.?) ?fib(?:rillation)?
  afib
  (?:congestive |systolic |diastolic )?heart failure
  chf
  cardiomyopathy
  (?:mitral|aortic|valvular) (?:valve )?(?:disease|stenosis)
  rheumatic heart disease
  (?:peripheral|cerebro)[ -]?(?:arterial |vascular )+disease
  pvd
  crohn'?s?(?: disease)?
  ulcerative colitis
  cirrhosis
  sickle cell [a-z]+
  bipolar [a-z]+
  schizo[a-z]+
  (?:adhd|ptsd)
  dementia
  alzheimer'?s?(?: disease)?
  anxiety
  depression
  multiple sclerosis
  epilepsy
  seizure disorder
  (?:morbid )?obesity
  cataracts?
  endometriosis
  esrd
  end[ -]stage renal disease
  ckd
`);

/** A disease, its kind or course beside it: "type 2 diabetes mellitus", "chronic back pain", "essential hypertension". */
export const CHRONIC = new RegExp(`\\b(?:${DISEASES}|chronic(?! versus| vs)\\s[a-z]+)(?![a-z])`, 'i');

/** What is new, graded or growing is a finding of today, whatever its name. */
export const OF_TODAY =
  /\b(?:acute|new|newly|recent|worsening|worsened|exacerbation|decompensated|flare|mild|mildly|moderate|severe|borderline|trivial|suspected|possible|probable|likely|uncontrolled|crisis|urgency)\b/i;

/** An operation named and no more. */
export const OPERATION =
  /\b(?:append|cholecyst|hyster|tonsill|mast|lump|prostat|neph|col|thyroid|splen|oophor|gastr|lamin|disk|disc|menisc|lob|pneumon|vas|adenoid)ectomy\b|\b(?:arthro|angio|abdomino|rhino|septo|hernio|mammo|kypho)plasty\b|\bherniorrhaphy\b|\b(?:cabg|tkr|tka|tha|tah|bso|ptca|tubal ligation|(?:c|cesarean)[ -]?section|coronary (?:artery )?bypass(?: graft(?:ing)?)?|(?:hip|knee|shoulder|valve) replacement|hernia repair|spinal fusion)\b/i;
