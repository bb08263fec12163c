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
    'titles in capitals below a signer and with a signer of their own',
    [
      ...visit,
      'F. Lee MD, radiologist 02/12/2026',
      '',
      'LAB SLIP - MERCY REGIONAL',
      'Sed rate 31, CRP 1.4 mg/dL, hemoglobin 14.1.',
      'Uric acid 5.9.',
      'Creatinine 1.0, done 02/11/2026.',
      '',
      'FAMILY DOCTOR NOTE, 02/19/2026 - DEAN POHL MD',
      ...told,
    ],
    [
      ['visit_note', 'Valley Clinic · PROGRESS NOTE'],
      ['lab', 'LAB SLIP - MERCY REGIONAL'],
      ['visit_note', 'FAMILY DOCTOR NOTE, 02/19/2026'],
    ],
  ],
  [
    'a fax below a line of signs',
    [
      ...visit,
      '---- VENDOR FAX --------------------',
      'Blue Ridge Oxygen Co.   03/15/2026    Re: M. West 09/17/1961',
      'Qualifying sat: 88',
    ],
    [
      ['visit_note', 'Valley Clinic · PROGRESS NOTE'],
      ['supplier_form', ''],
    ],
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
    'what another house wrote',
    [
      ...visit,
      'N. Farquhar MD signed 02/11/2026',
      '',
      'FROM MERCY GENERAL, COPY',
      'Admitted 01/11/2026, discharged 01/18/2026',
      ...told,
    ],
    [
      ['visit_note', 'Valley Clinic · PROGRESS NOTE'],
      ['other', 'FROM MERCY GENERAL, COPY'],
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
    'a request with its day below a signature, in plain type',
    [
      ...visit,
      'Signed: A. Brand MD 02/11/2026',
      '',
      'AUTH REQUEST            02/15/2026',
      'Code 64479-LT, left side only',
      'Remark: the technique changed.',
    ],
    [
      ['visit_note', 'Valley Clinic · PROGRESS NOTE'],
      ['payer_form', 'AUTH REQUEST 02/15/2026'],
    ],
  ],
  [
    'the copy of a report',
    [
      ...visit,
      '',
      'RADIOLOGY (COPY)       ARROWHEAD IMAGING',
      'MR CERVICAL SPINE      01/18/2026',
      'No stenosis anywhere, cord normal in signal.',
    ],
    [
      ['visit_note', 'Valley Clinic · PROGRESS NOTE'],
      ['imaging', 'RADIOLOGY (COPY) ARROWHEAD IMA'],
    ],
  ],
  [
    'a report with its day, below who ran another',
    [
      ...visit,
      'Drawn and run by: L. Pettibone, RRT, PFT Lab',
      '',
      'ECHOCARDIOGRAM REPORT (TRANSTHORACIC) 02/10/2026',
      'LV size normal, EF 60%.',
    ],
    [
      ['visit_note', 'Valley Clinic · PROGRESS NOTE'],
      ['cardiac_test', 'ECHOCARDIOGRAM REPORT (TRANSTH'],
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
    'a telehealth visit below a signed therapy note',
    [
      'Physical therapy note 03/20/2026',
      'WEST, MAE, DOB 09/17/1961. Check of home program.',
      ...told,
      'Signed: Ines Calloway, PT, 03/20/2026',
      '',
      'Telehealth 05/06/2026',
      'WEST, MAE, DOB 09/17/1961. Pain back up since May 1.',
    ],
    [
      ['therapy_note', 'Physical therapy note 03/20/20'],
      ['visit_note', 'Telehealth 05/06/2026'],
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
    'a copy of an earlier film below a signed report, and a later film below that',
    [
      'Radiology report 08/25/2026',
      'WEST, MAE  DOB 09/17/1961',
      ...told,
      'Signed: Ines Calloway, MD, 08/25/2026',
      'Earlier film (copy): pelvis and right hip, 05/06/2024',
      'Thin lucent line, less than 1 mm, of uncertain meaning. Suggest follow-up.',
      'Signed: T. Orel, MD, 05/07/2024',
      'Film: pelvis and right hip, 08/11/2026',
      'The line suggested in 2024 is not seen again.',
      'Signed: I. Calloway, MD, 08/11/2026',
    ],
    [
      ['imaging', 'Radiology report 08/25/2026'],
      ['imaging', ''],
      ['imaging', ''],
    ],
  ],
  [
    'another visit told in one line with its writer, and a copied summary',
    [
      ...visit,
      'Occupational Health note, 09/18/2026 (C. Delahunt, PA)',
      ...told,
      'Discharge summary 06/14/2026, excerpt',
      'Right lower lobe pneumonia. Home on usual tablets.',
    ],
    [
      ['visit_note', 'Valley Clinic · PROGRESS NOTE'],
      ['visit_note', 'Occupational Health note, 09/1'],
      ['hospital_note', 'Discharge summary 06/14/2026, '],
    ],
  ],
  [
    'no paper where a list tells what was sent',
    [
      ...visit,
      'Sent with this:',
      'Visit note 02/11/2026 (A. Brand, MD)',
      'Therapy note 03/20/2026 (I. Calloway, PT)',
      'Film report 02/14/2026 (T. Orel, MD)',
    ],
    [['visit_note', 'Valley Clinic · PROGRESS NOTE']],
  ],
  [
    'no paper where a signed note tells when to come again',
    [
      ...visit,
      'A. Brand MD 02/11/2026',
      'Next visit 03/18/2026',
      'Addendum 02/12/2026',
      'Films look clean. A. Brand MD 02/12/2026',
    ],
    [['visit_note', 'Valley Clinic · PROGRESS NOTE']],
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

test('a slip under a name that runs at the head of every page', () => {
  const name = 'WEST, MAE  DOB 09/17/1961  NO. 55-019';
  const { documents } = readChart([
    typedPage(1, name, 'HILL SLEEP CLINIC  VISIT', '02/11/2026', ...told, 'A. BRAND, M.D. SIGNED 02/11/2026'),
    typedPage(
      2,
      name,
      'HILL SLEEP CLINIC  EQUIPMENT ORDER',
      'DATE 02/12/2026  E0601 AT 9 CM WATER',
      'HEATED HUMIDIFIER AND TUBING',
      'DX G47.33  LIFETIME',
      'A. BRAND, M.D. SIGNED 02/12/2026',
      '',
      'PINE MEDICAL EQUIPMENT',
      'WEST, MAE  DOB 09/17/1961  ACCT 5530',
      '02/13/2026',
      'SPOKE WITH HER. THE THERAPIST WILL SHOW HER THE MACHINE.',
    ),
    typedPage(3, name, 'HILL SLEEP CLINIC  VISIT', '03/11/2026', ...told, 'A. BRAND, M.D. SIGNED 03/11/2026'),
  ]);
  expect(documents.map((d) => d.kind)).toEqual(['visit_note', 'order', 'supplier_form', 'visit_note']);
});

test.each([
  ['DME order', 'Patient: Mae West, DOB 09/17/1961', 'order'],
  ['SUPPLIER COVER SHEET', 'LAKESHORE OXYGEN CO. 02/15/2026', 'fax_cover'],
  ['PSYCHOLOGY LETTER, 02/04/2026 (EXTRACT)', 'No eating disorder at present, mood even.', 'psych_note'],
  ['COUNTY GENERAL - DISCHARGE PAGE (copy)', 'In / out 01/11/2026 / 01/17/2026', 'other'],
  ['Authorization Form', 'Service 33249', 'payer_form'],
  ['Supplier delivery checklist', 'Blank until delivery', 'supplier_form'],
])('%s in bold begins right below a signature', (title, below, kind) => {
  const page = typedPage(1, ...visit, 'H. Brand, MD, signed 02/11/2026', title, below, 'No more than that.');
  const line = page.words.findIndex((w) => w.text === title.split(' ')[0]);
  const { y0 } = page.words[line];
  const words = page.words.map((w) => (w.y0 === y0 ? { ...w, bold: true } : w));
  expect(readChart([{ ...page, words }]).documents.map((d) => d.kind)).toEqual(['visit_note', kind]);
});

test('a bare request in large type begins below a signature', () => {
  const page = typedPage(
    1,
    ...visit,
    'H. Brand, MD, signed 02/11/2026',
    '',
    'REQUEST',
    '02/15/2026. 33249, I42.0. Mae West, DOB 09/17/1961.',
    'Completed by K. Roe, scheduler.',
  );
  const words = page.words.map((w) => (w.text === 'REQUEST' ? { ...w, size: w.size * 1.4, bold: true } : w));
  expect(readChart([{ ...page, words }]).documents.map((d) => d.kind)).toEqual(['visit_note', 'payer_form']);
});
