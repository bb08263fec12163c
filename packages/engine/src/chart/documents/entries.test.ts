// Papers that hold several records under one title, each led by its day.

import { expect, test } from 'vitest';
import { isoOf } from '../../values/civil-date.ts';
import { readChart } from '../read-chart.ts';
import { typedPage } from './typed-page.ts';

test.each<[string, readonly string[], readonly (readonly [string, string])[]]>([
  [
    'visits led by a day and who wrote them',
    [
      'NORTH FORK SPINE CLINIC, VISITS SINCE',
      'WEST, MAE  DOB 09/17/1961',
      '04/21/2026 J. PRUE, PA-C',
      'Legs 3/10. Stands 30 min. Six visits of therapy planned.',
      'J. Prue PA-C signed',
      '07/28/2026 R. MALHOTRA, MD',
      'Still 3/10. No shot needed now. Signed 07/28/2026',
    ],
    [
      ['visit_note', 'NORTH FORK SPINE CLINIC, VISITS SINCE'],
      ['visit_note', 'NORTH FORK SPINE CLINIC, VISITS SINCE'],
    ],
  ],
  [
    'the next entry of signed procedure notes, led by its day',
    [
      'PROCEDURE NOTES (two)',
      'WEST, MAE  DOB 09/17/1961',
      '02/12/2026. Left L5 root: needle under left L5 pedicle. Home with husband. L. Whitby, DO (signed',
      '02/12/2026)',
      '07/16/2026. Repeat. Needle under left L5 pedicle, as in February.',
      'L. Whitby, DO (signed 07/16/2026)',
    ],
    [
      ['procedure_note', 'PROCEDURE NOTES (two)'],
      ['procedure_note', 'PROCEDURE NOTES (two)'],
    ],
  ],
  [
    'visits under a day alone, the one above signed',
    [
      'NORTH FORK SPINE CLINIC, EARLIER VISITS',
      'West, Mae | DOB 09/17/1961',
      '04/07/2026',
      'Four weeks after injection. Leg 3/10. Plan: return in July. P. Dunmore, MD',
      '07/02/2026',
      'Doing as in April. Walks two miles with the dog. P. Dunmore,',
      'MD',
      '08/27/2026, telephone, RN Begaye',
      'Patient says leg pain has returned over the past weeks.',
    ],
    [
      ['visit_note', 'NORTH FORK SPINE CLINIC, EARLIER VISITS'],
      ['visit_note', 'NORTH FORK SPINE CLINIC, EARLIER VISITS'],
      ['visit_note', 'NORTH FORK SPINE CLINIC, EARLIER VISITS'],
    ],
  ],
  [
    'calls in a log, each led by its day and who took it',
    [
      'Clinic nurse, telephone sheet',
      'WEST, MAE  DOB 09/17/1961',
      '02/24/26 S. Idowu RN. Streaming cold since the 18th, machine in bag.',
      'Back on it tonight, he promises.',
      '06/08/26 P. Lund RN. Server looked up: 05/08 to 06/06, 26 of 30 nights four hours or longer.',
    ],
    [
      ['telephone_note', 'Clinic nurse, telephone sheet'],
      ['telephone_note', 'Clinic nurse, telephone sheet'],
      ['telephone_note', 'Clinic nurse, telephone sheet'],
    ],
  ],
  [
    'no entry where nobody signed above it',
    [
      'PROGRESS NOTE 03/18/2026',
      'WEST, MAE  DOB 09/17/1961',
      'She tells of the knee at length, and of the stairs.',
      'The right knee is worse in the evening, and warm.',
      '02/12/2026. Left knee drained by her own doctor.',
      '03/12/2026. Drained again.',
    ],
    [['visit_note', 'PROGRESS NOTE 03/18/2026']],
  ],
])('%s', (_, lines, expected) => {
  const { documents } = readChart([typedPage(1, ...lines)]);
  expect(documents.map((d) => [d.kind, d.title])).toEqual(expected);
});

test('an entry is of the day that leads it', () => {
  const [, second] = readChart([
    typedPage(
      1,
      'PROCEDURE NOTES',
      'WEST, MAE  DOB 09/17/1961',
      'July 9, 2026. Test block, first. Right L3 and L4 medial branches.',
      'Signed E. Brand, MD, 07/09/2026; sheet added 07/13/2026',
      'August 6, 2026. Test block, second. Same side, same nerves. Next visit 09/22/2026.',
      'Signed E. Brand, MD, 08/06/2026; sheet added 08/10/2026',
    ),
  ]).documents;
  expect([isoOf(second.date!.lo), second.signed]).toEqual(['2026-08-06', true]);
});
