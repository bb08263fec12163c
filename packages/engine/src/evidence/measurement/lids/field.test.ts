import { expect, test } from 'vitest';
import { assess } from '../../assertion/index.ts';
import type { AnalyteNeed } from '../../finding.ts';
import { chartOf } from '../../marked-cases.ts';
import { findMeasurements } from '../index.ts';

const need = (computed: 'lid_field_degrees' | 'lid_field_percent', unit: string): AnalyteNeed => ({
  id: computed,
  unit,
  plausible: [0, 100],
  labels: [],
  except: [],
  computed,
});
const wanted = [need('lid_field_degrees', 'degrees'), need('lid_field_percent', '%')];

test.each([
  ['Superior field 15 degrees untaped, 36 degrees taped.', '21 | 58.3 %'],
  ['Tape lets each eye see to 38 degrees up from 15.', '23 | 60.5 %'],
  ['Goldmann with lids taped: right 16 -> 39, left 14 -> 40.', '23 right, 26 left | 59 %, 65 %'],
  [
    'Goldmann: upper limit 34 degrees right and 35 left as the lids lie, 38 right and 39 left with the lids taped.',
    '4 right, 4 left | 10.5 %, 10.3 %',
  ],
  ['The upper limit is 28 at rest and 34 with the tape.', '6 | 17.6 %'],
  ['The upper limit lay at 14 degrees with the lids in repose and rose to 38 once they were taped.', '24 | 63.2 %'],
  ['30 of 36 points untaped, 33 of 36 taped.', ' | 8.3 %'],
  ['Upper limit with lids at rest 11 degrees, 33 with tape.', '22 | 66.7 %'],
  ['Superior field limited to 10° and opens to 30° with tape.', '20 | 66.7 %'],
  ['Superior loss 55%, taped 12%.', ' | 43 %'],
  [
    '| Upper limit on 90 degree meridian | Lids at rest | Skin taped up |\n| Right eye | 24 degrees | 38 degrees |\n| Temporal limit, right | 78 | 84 |',
    '14 right | 36.8 %',
  ],
  [
    '| Run | Lid | Seen of 36 | Fix loss |\n| 14:15 | as it hangs | 17 / 36 | 1/14 |\n| 14:28 | taped up | 33 / 36 | 0/14 |',
    ' | 44.4 %',
  ],
  [
    '| Upper limit at 90 degrees | Right | Left |\n| Lid as it hangs | 14 | 17 |\n| Skin lifted, paper tape | 38 | 39 |',
    '24 right, 22 left | 63.2 %, 56.4 %',
  ],
  ['| Run | Lid | Seen | Fix loss |\n| 1415 1428 | as it hangs taped up | 17 / 36 33 / 36 | 1/14 0/14 |', ' | 44.4 %'],
  [
    'Right\n| Screen | As she sits | Taped |\n| Spots seen of 36 | 15 | 30 |\n| Fixation losses | 1/12 | 0/12 |\n\nLeft\n| Screen | As she sits | Taped |\n| Spots seen of 36 | 17 | 31 |\n| Fixation losses | 0/12 | 1/12 |',
    ' | 41.7 %, 38.9 %',
  ],
  [
    '| Left eye | Lid at rest | Lid taped |\n| Highest point seen, vertical | 14 degrees | 42 degrees |\n| Right eye | Lid at rest | Lid taped |\n| Highest point seen, vertical | 41 degrees | 45 degrees |',
    '28 left, 4 right | 66.7 %, 8.9 %',
  ],
  ['MRD1 2.0 at rest, 4.0 with the brow lifted.', ' | '],
  ['Tape raises the upper limit by 14 degrees.', ' | '],
  ['24-2 with lids taped: right MD -0.9. Run without tape: right MD -6.1.', ' | '],
  ['Lids hanging 14 of 36, taped 29 of 36. False positives 0 to 3 percent.', ' | 41.7 %'],
  ['Fields 20/40 untaped on 4/30/26, taped later.', ' | '],
])('%j gives %j', (text, says) => {
  const found = findMeasurements(chartOf(text), wanted, assess);
  const told = (id: string, mark: string): string =>
    found
      .get(id)!
      .map((m) => `${m.value.hi}${mark}${mark === '' && m.side ? ` ${m.side}` : ''}`)
      .join(', ');
  expect(`${told('lid_field_degrees', '')} | ${told('lid_field_percent', ' %')}`).toBe(says);
  for (const list of found.values()) for (const m of list) expect(m.inputs?.length).toBe(2);
});
