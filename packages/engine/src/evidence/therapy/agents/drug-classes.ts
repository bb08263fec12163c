// Medicines as notes name them without their ingredient, as data: by class, form or regimen ("NSAIDs", "eye drops", "MDI").

import type { Agent } from './agent.ts';

export const drugClasses: readonly Agent[] = [
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
    except: ['{opioid|narcotic} {use disorder|agreement|contract|risk|overdose|abuse|dependence|misuse}'],
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
    id: 'topical_skin',
    classes: ['topical_steroid', 'topical_skin'],
    names: [
      '{barrier|steroid|antifungal|zinc|topical} {cream|ointment|creams}',
      '{topical} {steroid|steroids|antibiotic|antifungal|corticosteroid}',
    ],
  },
  { id: 'antibiotics', classes: ['antibiotic'], names: ['{antibiotic|antibiotics}', 'IV {abx}', '"abx"'] },
  {
    id: 'nicotine_replacement',
    classes: ['smoking_cessation'],
    names: ['nicotine {patch|patches|gum|lozenge|lozenges|replacement}', '"NRT"'],
  },
];
