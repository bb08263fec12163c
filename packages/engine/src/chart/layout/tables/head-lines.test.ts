import { expect, test } from 'vitest';
import { rowsOn } from './rows-on.ts';

test('names in bold begin a table below another one', () => {
  expect(
    rowsOn([
      [40, [250, '*SLEEP REPORT']],
      [80, [50, '*Left out by the scorer'], [280, '120 min, cannula off']],
      [96, [50, '*Time for the index'], [280, '1 h 43 min']],
      [114, [50, '*Kind'], [280, '*Seen']],
      [130, [50, 'Obstructive apneas'], [280, '9']],
      [146, [50, 'Hypopneas'], [280, '18']],
    ]).slice(-2),
  ).toEqual(['Kind=Obstructive apneas | Seen=9', 'Kind=Hypopneas | Seen=18']);
});

test('labels in bold before their values head nothing, however long they are', () => {
  expect(
    rowsOn([
      [40, [250, '*OXIMETRY']],
      [80, [50, '*Desaturations of 3% or more (whole recording)'], [320, '64']],
      [96, [50, '*ODI 3%'], [320, '17.2']],
      [112, [50, '*Lowest SpO2'], [320, '84 %']],
    ]),
  ).toEqual(['Desaturations of 3% or more (whole recording) | 64', 'ODI 3% | 17.2', 'Lowest SpO2 | 84 %']);
});

test('names in the middle of wide columns name the cells at their left', () => {
  expect(
    rowsOn([
      [40, [250, '*LUNG FUNCTION']],
      [80, [353, '*Meas'], [489, '*% pred']],
      [96, [38, 'FVC'], [304, '2.39'], [429, '61']],
      [112, [38, 'FEV1'], [304, '2.02'], [429, '68']],
    ]).slice(-2),
  ).toEqual(['FVC | Meas=2.39 | % pred=61', 'FEV1 | Meas=2.02 | % pred=68']);
});

test('three names over values begin a table right below the fields of a form', () => {
  expect(
    rowsOn([
      [40, [250, 'DISCHARGE PAGE']],
      [80, [56, 'In and out'], [148, '08/11/2026'], [220, 'Dx'], [270, 'Pneumonia of the left lower lobe']],
      [96, [56, 'Day'], [148, 'Saturation'], [296, 'On']],
      [112, [56, '08/11'], [148, '84'], [296, 'air']],
      [128, [56, '08/13'], [148, '93'], [296, '3 L']],
    ]).slice(-2),
  ).toEqual(['Day=08/11 | Saturation=84 | On=air', 'Day=08/13 | Saturation=93 | On=3 L']);
});

test('a name of two lines may break at a comma', () => {
  expect(
    rowsOn([
      [40, [250, '*USAGE']],
      [80, [50, '*Period'], [150, '*Nights'], [250, '*Average hours,']],
      [93, [150, '*in period'], [250, '*nights used']],
      [112, [50, 'First'], [150, '30'], [250, '3 h 22 min']],
      [128, [50, 'Second'], [150, '30'], [250, '6 h 08 min']],
    ]).slice(-1),
  ).toEqual(['Period=Second | Nights in period=30 | Average hours, nights used=6 h 08 min']);
});

test('only a head leaves the first column without a name', () => {
  expect(
    rowsOn([
      [40, [250, 'BLOCKS']],
      [80, [126, 'No. 1'], [391, 'No. 2']],
      [96, [53, 'Drug'], [126, 'bupivacaine, half a mL each'], [391, 'lidocaine']],
      [112, [53, 'Before'], [126, '8'], [391, '8']],
      [128, [53, 'Best after'], [126, '1'], [391, '2 at its best']],
    ]).slice(-2),
  ).toEqual(['Before | No. 1=8 | No. 2=8', 'Best after | No. 1=1 | No. 2=2 at its best']);
});

test('in capitals a head in bold stands over rows, not over boxes', () => {
  expect(
    rowsOn([
      [40, [250, '*ORDERS']],
      [80, [50, '*TEST'], [200, '*STATUS']],
      [92, [50, 'NECK FILMS'], [200, 'FINAL 10/13/2026']],
      [104, [50, 'NERVE STUDY'], [200, 'NOT SCHEDULED']],
    ]).slice(-2),
  ).toEqual(['ORDERS > TEST=NECK FILMS | STATUS=FINAL 10/13/2026', 'ORDERS > TEST=NERVE STUDY | STATUS=NOT SCHEDULED']);
});

test('ragged rows of as many cells each are told by their order', () => {
  expect(
    rowsOn([
      [40, [250, 'CUMULATIVE REPORT']],
      [80, [87, '02/10/26'], [137, '03/19/26'], [187, '05/27/26'], [242, 'Ref']],
      [92, [40, 'HGB'], [80, '19.0'], [112, '18.1'], [150, '17.9'], [190, '11.7-15.5']],
      [104, [40, 'HCT'], [98, '57.8'], [140, '56.4'], [182, '54.6'], [222, '35.0-46.0']],
      [116, [40, 'CO2 mmol/L'], [106, '27'], [152, '27'], [198, '28'], [240, '20-32']],
    ])[2],
  ).toBe('HCT | 02/10/26=57.8 | 03/19/26=56.4 | 05/27/26=54.6 | Ref=35.0-46.0');
});

test('a colon inside brackets makes no label of a name', () => {
  expect(
    rowsOn([
      [40, [50, '*Visit'], [150, '10/27/2026'], [300, '*Provider'], [400, 'R. Moss, MD']],
      [60, [50, '*Vitals (MA: Dee)'], [200, '*BP'], [300, '*Wt'], [400, '*BMI']],
      [78, [50, 'stadiometer, scale 2'], [200, '138/84'], [300, '206.0 lb'], [400, '34.3']],
    ]).slice(-1),
  ).toEqual(['Vitals (MA: Dee)=stadiometer, scale 2 | BP=138/84 | Wt=206.0 lb | BMI=34.3']);
});

test('a sum in bold heads nothing below it', () => {
  expect(
    rowsOn([
      [40, [250, '*SLEEP REPORT']],
      [80, [50, '*Breathing'], [280, '*Count'], [360, '*Per hour']],
      [96, [50, 'Obstructive apneas'], [280, '12'], [360, '2.1']],
      [112, [50, 'Hypopneas, by a drop of 4 %'], [280, '52'], [360, '9.1']],
      [128, [50, '*Sum by a drop of 4 %'], [280, '*64'], [360, '*11.2']],
      [144, [50, 'With arousals'], [280, '112'], [360, '19.7']],
    ]).slice(-2),
  ).toEqual([
    'Breathing=Sum by a drop of 4 % | Count=64 | Per hour=11.2',
    'Breathing=With arousals | Count=112 | Per hour=19.7',
  ]);
});

test('a head of two rows is told by its own rows, not by the table below', () => {
  expect(
    rowsOn([
      [40, [250, '*BLOCK RECORD']],
      [80, [352, '*Right'], [511, '*Left']],
      [98, [315, '*Pre'], [394, '*Post'], [474, '*Pre'], [553, '*Post']],
      [116, [50, 'Pain'], [322, '8'], [401, '2'], [481, '7'], [560, '6']],
      [134, [50, 'Hours of relief'], [322, '0'], [401, '5'], [481, '0'], [560, '1']],
      [158, [50, '*Test'], [214, '*Pre'], [339, '*Post'], [491, '*Predicted']],
      [172, [50, 'FEV1'], [212, '1.22'], [339, '1.30'], [504, '41']],
    ])[1],
  ).toEqual('Pain | Right Pre=8 | Right Post=2 | Left Pre=7 | Left Post=6');
});
