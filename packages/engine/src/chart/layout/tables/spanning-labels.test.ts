import { expect, test } from 'vitest';
import { rowsOn } from './rows-on.ts';

const head = [50, '*Joint'] as const;
const names = [
  [150, '*Motion'],
  [280, '*Right'],
  [360, '*Left'],
] as const;

test('a cell in the middle of the rows that it spans is the title of each', () => {
  expect(
    rowsOn([
      [40, [250, '*MOTION']],
      [80, head, ...names],
      [100, [150, 'Flexion'], [280, '95°'], [360, '130°']],
      [110, [50, 'Knee']],
      [120, [150, 'Extension'], [280, '10°'], [360, '0°']],
      [140, [150, 'Flexion'], [280, '110°'], [360, '115°']],
      [150, [50, 'Hip']],
      [160, [150, 'Rotation'], [280, '20°'], [360, '30°']],
      [180, [50, 'Ankle'], [150, 'Flexion'], [280, '10°'], [360, '12°']],
    ]).slice(1),
  ).toEqual([
    'Knee > Motion=Flexion | Right=95° | Left=130°',
    'Knee > Motion=Extension | Right=10° | Left=0°',
    'Hip > Motion=Flexion | Right=110° | Left=115°',
    'Hip > Motion=Rotation | Right=20° | Left=30°',
    'Ankle > Motion=Flexion | Right=10° | Left=12°',
  ]);
});

test('so is a cell beside the first of them', () => {
  expect(
    rowsOn([
      [40, [250, '*ACUITY']],
      [80, [50, '*Date'], [150, '*Eye'], [280, '*Acuity']],
      [100, [50, '10/05/2026'], [150, 'Right'], [280, '20/60']],
      [120, [150, 'Left'], [280, '20/25']],
      [140, [50, '03/01/2026'], [150, 'Right'], [280, '20/50']],
      [160, [150, 'Left'], [280, '20/25']],
    ]).slice(1),
  ).toEqual([
    '10/05/2026 > Eye=Right | Acuity=20/60',
    '10/05/2026 > Eye=Left | Acuity=20/25',
    '03/01/2026 > Eye=Right | Acuity=20/50',
    '03/01/2026 > Eye=Left | Acuity=20/25',
  ]);
});

test('cells that break over lines are no rows of their own', () => {
  expect(
    rowsOn([
      [40, [250, '*TREATMENT']],
      [80, [50, '*What'], [150, '*When'], [280, '*Outcome']],
      [100, [150, '04/2026 to'], [280, 'Stomach upset, stopped']],
      [106, [50, 'Naproxen']],
      [112, [150, '08/2026'], [280, 'without lasting gain']],
      [134, [50, 'Therapy'], [150, '06/2026'], [280, 'No better']],
    ]).slice(1),
  ).toEqual([
    'TREATMENT > What=Naproxen | When=04/2026 to 08/2026 | Outcome=Stomach upset, stopped without lasting gain',
    'TREATMENT > What=Therapy | When=06/2026 | Outcome=No better',
  ]);
});

test('the title of the last rows is none of the next table', () => {
  expect(
    rowsOn([
      [40, [250, '*MOTION']],
      [80, head, ...names],
      [100, [150, 'Flexion'], [280, '95°'], [360, '130°']],
      [110, [50, 'Knee']],
      [120, [150, 'Extension'], [280, '10°'], [360, '0°']],
      [150, [50, '*Drug'], [150, '*Dose'], [280, '*Since']],
      [166, [50, 'Naproxen'], [150, '500 mg'], [280, '04/2026']],
    ]).at(-1),
  ).toBe('Drug=Naproxen | Dose=500 mg | Since=04/2026');
});
