// Machines and aids that treat, as data: of the airway, of diabetes, of sight, of mobility.

import type { Agent } from './agent.ts';

export const devices: readonly Agent[] = [
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
    id: 'cgm',
    classes: ['cgm'],
    names: [
      '{dexcom|libre|freestyle libre|CGM|guardian sensor|eversense}',
      'continuous glucose {monitor|monitoring|sensor}',
    ],
  },
  {
    id: 'manual_wheelchair',
    classes: ['manual_wheelchair', 'assistive_device'],
    names: ['[{manual|lightweight|standard|transport}] wheelchair'],
    except: ['{power|motorized|electric} wheelchair', 'wheelchair {ramp|van|lift|accessible}'],
  },
];
