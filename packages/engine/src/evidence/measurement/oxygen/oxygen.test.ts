import { expect, test } from 'vitest';
import { chartFromText } from '../../../chart/index.ts';
import { chartOf } from '../../marked-cases.ts';
import { oneCellGas } from './numbers.ts';
import { oxygenReadings } from './oxygen.ts';

const read = (text: string): string =>
  oxygenReadings(chartOf(text))
    .filter((r) => r.role === 'actual')
    .map((r) => `${r.gas ? 'gas ' : ''}${r.value.lo ?? ''} ${r.doing} ${r.breathing ?? '?'}`)
    .join(', ');

test.each([
  ['In the chair on room air she saturates 86 %.', '86 rest air'],
  ['Sitting RA 94, hall RA 84, hall 2 L 92.', '94 rest air, 84 exertion air, 92 exertion oxygen'],
  [
    'Baseline 95% RA, dropped to 83% on the stairs, 91% with 3 LPM.',
    '95 rest air, 83 exertion air, 91 exertion oxygen',
  ],
  ['Off her tank for a quarter hour, the oximeter read 87.', '87 rest air'],
  ['Stayed at 93 awake and sank to 84 for much of the night, no oxygen.', '93 rest air, 84 sleep air'],
  ['Gas breathing air: 7.41/44/53.', 'gas 53 rest air'],
  ['PaO2 of 54 without supplemental oxygen.', 'gas 54 rest air'],
  ['Oxygen tension 7.0 kPa on air.', 'gas 52.5042 rest air'],
  ['pO2 57.6 L (80-100), resting on room air.', 'gas 57.6 rest air'],
  ['pO2 53 L 80-100, resting on room air.', 'gas 53 rest air'],
  ['Room air, resting\npH     7.39      7.35-7.45\npCO2   49        35-45\npO2    53 L      80-100', 'gas 53 rest air'],
  ['On 40 L high flow resting he is 91 %.', '91 rest oxygen'],
  ['RA sat check\nSource: 2 L NC\nSpO2: 87 %', '87 rest oxygen'],
  ['Recovery saturation on air one minute later 85 %.', '85 recovery air'],
  ['SpO2 86 % on 2 L.', '86 rest oxygen'],
  ['SpO2 86 %.', '86 rest ?'],
  ['SpO2 85 % on air, conditions not recorded.', '85 unsettled air'],
  ['RA resting ABG 52.', 'gas 52 rest air'],
  ['RA sat seated in the exam room 86.', '86 rest air'],
  ['Day of discharge: 95% RA rest, 93% stairs.', '95 rest air, 93 exertion air'],
  ['With 3 L exertional sat 83 vs 85 on air.', '83 exertion oxygen, 85 exertion air'],
  ['Satting 85% on RA when I walked in.', '85 rest air'],
  [
    'SpO2 at rest on RA 93, after 3 min of stepping 84, with 2L 92.',
    '93 rest air, 84 exertion air, 92 exertion oxygen',
  ],
  ['Awake, oxygen off 15 min, resting in the recliner: sat 88, PR 74.', '88 rest air'],
  ['ARTERIAL GAS  rest, room air\npH   7.39\nCO2  50 mmHg\nO2   55 mmHg', 'gas 55 rest air'],
  ['Reference for age, room air: 75 to 95.', ''],
  ['SAMPLE 1 - ROOM AIR\npH      pCO2       pO2       HCO3\n7.41    pCO2 44    pO2 58    27', 'gas 58 rest air'],
  ['8.8 kPa on air while resting.', 'gas 66.00528 rest air'],
  ['Sleep took him from a baseline of 95 to 87, no oxygen.', '95 rest air, 87 sleep air'],
  ['6MWT RA  1280 ft\nrest 96  low 89', '96 rest air, 89 exertion air'],
  ["SpO2 85 RA. Doesn't say if he was asleep, walking or what.", '85 unsettled air'],
  ['Walk with the tank left behind: 84 at the second lap.', '84 exertion air'],
  ['Oxygen 2 L walking 92, none walking 84, none sitting 91.', '92 exertion oxygen, 84 exertion air, 91 rest air'],
  ['At rest off O2: 90% (walk not done).', '90 rest air'],
  ['He rested without oxygen, then the stick: a tension of 60 mmHg.', 'gas 60 rest air'],
  [
    'From 94 percent at rest to 83 on the hall walk without oxygen, back to 92 when he walked again with two liters.',
    '94 rest air, 83 exertion air, 92 exertion oxygen',
  ],
  ['She sits at 89 % on air and falls to 81 by the second hour.', '89 rest air, 81 unsettled air'],
  ['Keep SpO2 above 88 % on air.', ''],
  ['Venous gas on room air: pO2 38.', ''],
  ['T 98.1, HR 84, BP 120/70, on room air.', ''],
  ['Time at or below 88 %: 41 min on room air.', ''],
  ['82 years old, walks 90 feet on air.', ''],
  ['Reference: pO2 80-100 on room air', ''],
  ['Reference range for pO2 80-100, hers 52 on room air.', ''],
  ['Blood gas in our laboratory: oxygen 58 on room air.', 'gas 58 rest air'],
  [
    'Trial: sitting, room air, 15 min: 91 % pulse 86 hall walk 160 ft, room air: low 89 %, pulse 104 back in chair 2 min, room air: 92 %.',
    '91 rest air, 89 exertion air, 92 recovery air',
  ],
  ['Saturation walk. First he sat ten minutes breathing plain air: 92.', '92 rest air'],
  ['Walked on air 84, back in the chair 92.', '84 exertion air, 92 recovery air'],
  ['SpO2 (RA, sitting): 87 % HR 92', '87 rest air'],
  ['Exertion 82% RA; exertion w/ 2L pulse dose 89, 3L 92.', '82 exertion air, 89 exertion oxygen, 92 exertion oxygen'],
  ['Vitals p 77 r 16 sat 89 ra (sitting)', '89 rest air'],
  ['Sat 84 on ra', '84 rest air'],
  ['Pulse ox 83 w/out O2 while sitting', '83 rest air'],
  ['BP 138/72 HR 88 RR 20 O2 85% RA', '85 rest air'],
  ['Lights out 96, mean asleep 88, RA.', '96 rest air, 88 sleep air'],
  ['VS: 118/70, 84, 20, 89 % RA', '89 rest air'],
  ['Lap on air lowest 89, stopped, in chair, 87.', '89 exertion air, 87 recovery air'],
])('oxygen: %j says %j', (text, says) => expect(read(text)).toBe(says));

test('the rows of a walk go on from rest', () => {
  const text =
    'Corridor walk on room air\nmin          laps      O2      SpO2\n0 (seated)   0         RA      94\n2            4         RA      88\n';
  expect(read(text)).toBe('94 rest air, 88 exertion air');
});

test('a column of what the patient was doing names no one doing', () => {
  const rows = [
    'Date        Position / activity       O2       SpO2',
    '10/29       chair                     none     87',
    '10/29       chair                     2L       94',
    '10/31       hall with rollator        none     90',
  ];
  expect(read(rows.join('\n'))).toBe('87 rest air, 94 rest oxygen, 90 exertion air');
});

test('a walk that is told by its start and its lowest point began from rest', () => {
  const rows = [
    'Date 07/08/2026 | Pulmonary function laboratory',
    'Part | O2 | SpO2 start | SpO2 lowest | Distance | Borg',
    'Seated 10 min | room air | 94 | 93 | - | 0.5',
    'Walk 1 | room air | 94 | 83 | 140 m (stopped) | 6',
    'Walk 2 | 3 L/min | 95 | 91 | 310 m | 3',
  ];
  expect(read(rows.join('\n'))).toBe(
    '94 rest air, 93 rest air, 94 rest air, 83 exertion air, 95 rest oxygen, 91 exertion oxygen',
  );
});

test('the one column of a walk holds what there was at rest', () => {
  const rows = [
    'Step                          Lowest SpO2   Pulse',
    'Sitting, off cannula 10 min   92            80',
    'Walking, no oxygen, 210 ft    89            104',
    'Walking, 2 L/min, 210 ft      94            99',
    'Sitting after, off cannula    93            88',
  ];
  const chart = chartOf(rows.join('\n'));
  expect(read(rows.join('\n'))).toBe('92 rest air, 89 exertion air, 94 exertion oxygen, 93 recovery air');
  expect(oxygenReadings(chart)[0].lowest).toBe(false);
});

test.each([
  ['7.41 / 43 / 63 / 26', 63],
  ['7.36/47/51', 51],
  ['63', undefined],
])('of a gas in one cell, %j, the third is oxygen', (cell, value) => expect(oneCellGas(cell)?.first).toBe(value));

test.each([
  [
    'Analyte      Result      Reference\nFiO2         0.21\npH           7.43        7.35-7.45\npO2          57          80-100 mmHg\nO2 sat       90          95-99 %',
    'gas 57 rest ?, 90 rest ?',
  ],
  [
    'FiO2         0.21\npH           7.43        7.35-7.45\npO2          57          80-100 mmHg\nO2 sat       90          95-99 %',
    'gas 57 rest air, 90 rest ?',
  ],
])('what is normal was not measured', (rows, values) => expect(read(rows)).toBe(values));

test('a walk is told on the feet', () => {
  expect(read('LAP 2 ON 2 L CANNULA\nsitting before 96\nlowest on feet 94\nSpO2')).toContain('94 exertion oxygen');
});

test('the names of a gas stand in the line above its values', () => {
  const chart = chartFromText(
    '=== lab 2026-10-14 Arterial report\nCondition: seated, awake, room air\nTest: PH PCO2 PO2 HCO3\nResult: 7.39 46 57.3 27.4',
  );
  expect(oxygenReadings(chart).map((r) => [r.gas, r.value.lo, r.breathing])).toEqual([[true, 57.3, 'air']]);
});
