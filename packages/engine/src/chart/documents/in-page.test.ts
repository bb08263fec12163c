// Papers that share a page: each title below begins a record, or is a part of the one that is open.

import { expect, test } from 'vitest';
import { readChart } from '../read-chart.ts';
import { typedPage } from './typed-page.ts';

const told = [
  'She tells of the knee at length, and of the stairs.',
  'The right knee is worse in the evening, and warm.',
];
const visit = ['Valley Clinic · PROGRESS NOTE', 'Pt: WEST, MAE  DOB: 09/17/1961  Visit: 02/11/2026', ...told];

const titles = (...lines: readonly string[]) =>
  readChart([typedPage(1, ...lines)]).documents.map((d) => [d.kind, d.title.slice(0, 30)]);

test.each<[string, readonly string[], readonly (readonly [string, string])[]]>([
  [
    'the next visit under the same letterhead',
    [...visit, '', 'Valley Clinic · PROGRESS NOTE', 'Pt: WEST, MAE  DOB: 09/17/1961  Visit: 03/18/2026', ...told],
    [
      ['visit_note', 'Valley Clinic · PROGRESS NOTE'],
      ['visit_note', 'Valley Clinic · PROGRESS NOTE'],
    ],
  ],
  [
    'the title below whom it is about and whose paper it is',
    [
      'WEST, MAE F 65 DOB 09/17/1961 MRN 55-019  Bayline Chart export',
      '',
      'OFFICE VISIT: Joint Clinic',
      'Date of service 02/11/2026 | A. Brand, MD',
      ...told,
    ],
    [['visit_note', 'OFFICE VISIT: Joint Clinic']],
  ],
  [
    'a report below a line of dots',
    [
      ...visit,
      '. . . . . . . . . . . . . . . . . . . .',
      'X-RAY REPORT             TIDEWATER IMAGING',
      'PT: WEST, MAE   DOB 09/17/1961   #5580-13',
      'LUMBAR SPINE 3V          02/14/2026',
      'L5-S1 narrowed, small spurs. No fracture, no bone lesion.',
    ],
    [
      ['visit_note', 'Valley Clinic · PROGRESS NOTE'],
      ['imaging', 'X-RAY REPORT TIDEWATER IMAGING'],
    ],
  ],
  [
    'a paper below a name with its title and a day',
    [
      ...visit,
      'L. Brightwater, PT, DPT 02/11/2026',
      '',
      'AUTHORIZATION REQUEST',
      'Sent 02/15/2026  Patient Mae West  DOB 09/17/1961',
      'Codes 64493, left side, at the surgery center.',
    ],
    [
      ['visit_note', 'Valley Clinic · PROGRESS NOTE'],
      ['payer_form', 'AUTHORIZATION REQUEST'],
    ],
  ],
  [
    'an order below a signed note',
    [
      ...visit,
      'Signed: A. Brand MD 02/11/2026',
      '',
      'PROCEDURE ORDER — Larkspur',
      'Patient Mae West  DOB 09/17/1961',
      'Codes 64493',
    ],
    [
      ['visit_note', 'Valley Clinic · PROGRESS NOTE'],
      ['order', 'PROCEDURE ORDER — Larkspur'],
    ],
  ],
  [
    'a birth without its label',
    [...visit, 'Signed: A. Brand MD 02/11/2026', '', 'SPINE FILMS + MRI  West, Mae 09/17/1961', 'Facet overgrowth.'],
    [
      ['visit_note', 'Valley Clinic · PROGRESS NOTE'],
      ['imaging', 'SPINE FILMS + MRI West, Mae 09'],
    ],
  ],
  [
    'a letter',
    [
      ...visit,
      'Signed: A. Brand MD 02/11/2026',
      '',
      'Referral letter, Dr. Ruark, 01/12/2026',
      'Dear Helga, her right eye is small.',
    ],
    [
      ['visit_note', 'Valley Clinic · PROGRESS NOTE'],
      ['letter', 'Referral letter, Dr. Ruark, 01'],
    ],
  ],
  [
    'a paper named with its day below whose it is',
    [
      ...visit,
      'Signed: A. Brand MD 02/11/2026',
      'WEST, MAE  DOB 09/17/1961  MRN 70-448',
      'Stillwater Physical Therapy · Closing Note · 07/17/2026',
      'Visits 14 kept, 2 missed.',
    ],
    [
      ['visit_note', 'Valley Clinic · PROGRESS NOTE'],
      ['therapy_note', 'Stillwater Physical Therapy · '],
    ],
  ],
  [
    'no heading of the same note',
    [...visit, '', 'LAB RESULTS', 'A1c 6.6, eGFR 34.', '', 'FOLLOW UP', 'Return in six weeks.'],
    [['visit_note', 'Valley Clinic · PROGRESS NOTE']],
  ],
  [
    'not the head of the note itself',
    ['Valley Clinic', '', 'PROGRESS NOTE', 'Pt: WEST, MAE  DOB: 09/17/1961  Visit: 02/11/2026', ...told],
    [['visit_note', 'PROGRESS NOTE']],
  ],
])('%s', (_, lines, expected) => {
  expect(titles(...lines)).toEqual(expected);
});
