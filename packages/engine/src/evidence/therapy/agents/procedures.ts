// Injections, blocks and operations, as data.

import type { Agent } from './agent.ts';

export const procedures: readonly Agent[] = [
  {
    id: 'corticosteroid_injection',
    classes: ['corticosteroid_injection', 'steroid_injection', 'injection', 'conservative_care'],
    names: [
      '{cortisone|corticosteroid|steroid|kenalog|depo medrol|depomedrol|triamcinolone|celestone|intra articular|intraarticular|IA|knee|hip|joint} [{steroid|cortisone|corticosteroid|joint|knee|hip}] {injection|injections|shot|shots|inj}',
      '{injected|injection} ..4.. {kenalog|depo medrol|triamcinolone|corticosteroid|cortisone|methylprednisolone}',
      '{cortisone|kenalog}',
      '{intra articular|intraarticular|IA} {steroid|steroids|cortisone|corticosteroid|corticosteroids}',
      '{steroid|corticosteroid|triamcinolone|methylprednisolone|betamethasone|dexamethasone|depo medrol} [#] [{mg|ml|cc}] [{was|were}] {placed|put|instilled|deposited|delivered|went|by needle} [{inside|into|in|to|within}] [{the|his|her|that}] [{left|right}] {knee|hip|joint|shoulder} [joint]',
      '{triamcinolone|methylprednisolone|betamethasone|depo medrol} [#] [{mg|ml|cc}] {to|into|in} [{the|his|her|that}] [{left|right}] {knee|hip|joint|shoulder} [joint]',
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
    id: 'revascularization',
    classes: ['revascularization'],
    names: ['{PCI|CABG|stent|stenting|angioplasty|revascularization}'],
  },
];
