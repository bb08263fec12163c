// The head of a document in; its date of service out.

import { expect, test } from 'vitest';
import { isoOf } from '../../values/civil-date.ts';
import { readChart } from '../read-chart.ts';
import { typedPage } from './typed-page.ts';

const prose = Array.from({ length: 12 }, (_, i) => `She tells of the knee at length, and of the ${i} stairs at home.`);

test.each<[string, readonly string[], string]>([
  [
    "of its title, not of a request's form below",
    [
      'Catheterization laboratory summary 06/22/2026',
      'Operator: J. Nakano, MD. Indication: exertional dyspnea.',
      'The left anterior descending stent is widely patent, and the circumflex smooth.',
      'The right coronary artery was stented. Same day discharge.',
      'Request',
      'Date sent: 11/03/2026',
      'Service date: 11/17/2026',
    ],
    '2026-06-22',
  ],
  [
    'alone in a cell beside whom it is about, not of a call below',
    [
      'Riverbend Pain: procedure record',
      'Oyelaran, Marguerite      RB 61174      04/09/2026',
      'Procedure                 Left S1 epidural',
      'Drug                      Dexamethasone 10 mg',
      'S. Prideaux, MD',
      'Clinic 07/14/2026, Bryn Colfax, PA-C',
      'Leg 2/10.',
    ],
    '2026-04-09',
  ],
  [
    'behind the house, before the doctor, not of a table below',
    [
      'Procedure note',
      'Patient: Ann Lee      DOB 04/19/1952',
      'Lockridge Hospital, Spine Center. 01/21/2026. Imelda Strathmore, MD.',
      'Radiofrequency neurotomy of three nerves on the right.',
      'Date                  Pain 0-10    Comment',
      '01/14/2026            8            Awaiting procedure',
      '03/04/2026            2            Workbench two hours',
      '08/12/2026            2            Garden planted',
    ],
    '2026-01-21',
  ],
  [
    'at the start of a line with its doctor, not of an earlier weight',
    [
      'Rehabilitation Medicine - Consultation',
      '10/14/2026 Teodora Ivanova-Clark, MD requested by R. Sandoz, PA-C',
      'BP            Temp       Weight      Previous weight',
      '136/84        98.1 F     188 lb      199 lb (04/09/2026)',
      'Right-sided low back pain with an ache into the right buttock and outer thigh.',
    ],
    '2026-10-14',
  ],
  [
    'behind who it is about',
    ['Polysomnography, diagnostic', 'PRUITT, RASHIDA DOB 05/30/1963 MRN 700412258 Night of 11/06/2025 Bed 4'],
    '2025-11-06',
  ],
  [
    'of its encounter, also above a report that was signed before it',
    [
      'West, Mae DOB 09/17/1961 MRN 660775 Electrophysiology consult',
      'Encounter 10/06/2026 13:00, Heart Rhythm Clinic',
      'At the first visit, 09/04/2026, lisinopril was stopped.',
      'Echo, EF 30 %. Electronically signed by Sofia Lindqvist, MD 09/30/2026',
    ],
    '2026-10-06',
  ],
  [
    'in the line of who it is about, not of an operation planned below',
    [
      'Nurse call',
      'West, Mae · 09/17/1961 · MRN 660775 · 10/21/2026 · T. Vang, RN',
      'Confirms left. Flu shot done.',
      'Dx   M17.12',
      'Date   12/02/2026, outpatient',
    ],
    '2026-10-21',
  ],
  [
    'and no birth that stands without a label',
    ['Cedar Heart Clinic', 'Castellanos, Inez 06/21/1968 (58 F) MRN 5580213', 'Seen 10/18/2026 on the ward'],
    '2026-10-18',
  ],
  [
    'of a new patient, in a line of many parts',
    [
      'Copper Beech Oculoplastics',
      'New patient 10/12/2026 | Yael Brandvold, MD | Rosamund Achterberg, 74 y.o. F, DOB 12/18/1951, OP-8827-1 | Referred: Dr. Sun',
    ],
    '2026-10-12',
  ],
  [
    'below the title, and of no stay told in the story',
    [
      'Electrophysiology consultation',
      '11/06/2026. Anneliese Kwan, MD. Referred by the heart failure clinic (Dr. Sato).',
      'HPI',
      'Mae West, retired lineman, lymphoma treated in 2011, in remission ever since then.',
      'Discharged from oncology in 2020. Admitted 03/28/2026 with breathlessness and a low pressure.',
    ],
    '2026-11-06',
  ],
  [
    'and of none that an office notes in few words',
    [
      'Office visit 06/09/2026',
      'Mae West DOB 09/17/1961',
      'HPI',
      'Right knee as before.',
      'Interval: admitted 03/28/2026, chest pain.',
    ],
    '2026-06-09',
  ],
  [
    'of the arrival at an emergency department',
    [
      'Emergency Department Physician Note',
      'Mae West DOB 09/17/1961',
      'Arrival 10/11/2026 06:52 by EMS',
      'Chief complaint: racing heart. BP 92/60. Review of systems: as told.',
    ],
    '2026-10-11',
  ],
  [
    'and of no other visit told in a paragraph',
    [
      'Occupational Therapy Wheelchair Evaluation',
      'Valley Rehabilitation | 10/13/2026 | Evaluator: A. Brand, OTR/L',
      'Mae West DOB 09/17/1961',
      'Drives between cones.',
      'Home visit 10/14/2026 (with supplier): single floor, doors 34 inches wide, no steps.',
    ],
    '2026-10-13',
  ],
  [
    'behind a birth and its day',
    ['Nutrition and behavior', 'West, Mae   DOB 09/17/1961   08/09/2026   Cornell Abiade, PsyD'],
    '2026-08-09',
  ],
  [
    'behind a label far in a line',
    [
      'LAKEFRONT IMAGING - REPORT',
      'Exam CT chest, low dose, lung cancer screening Date 10/27/2025 Ordered by A. Nwosu, MD',
    ],
    '2025-10-27',
  ],
  [
    'without a label',
    ['NORTHWOODS HEART CENTER · TTE', 'Abernathy, Clifton J DOB 03/22/1960 MRN 6620149 05/22/2026'],
    '2026-05-22',
  ],
  [
    'and who wrote it follows',
    [
      'Spine Institute',
      'SVOBODA, MILAN DOB 12/30/1959 MRN 0044-8162 Consultation update 09/28/2026 Ines',
      'Sandoval, MD',
    ],
    '2026-09-28',
  ],
  [
    'of an exam with its name',
    [
      'COMMUNITY HOSPITAL – Diagnostic Imaging',
      'RAY BETTINA F 07/21/1968 PF 31190 Exam: MRI lumbar without 07/08/2026',
    ],
    '2026-07-08',
  ],
  [
    'no start of care',
    ['Valley Physical Therapy — discharge', 'Mae West dob 09/17/1961 SOC 4/6/26', 'Visit date 5/22/2026'],
    '2026-05-22',
  ],
  [
    'never a day told in a sentence',
    ['Office visit 06/09/2026', 'Mae West DOB 09/17/1961', 'She was seen by us after her fall on 03/02/2026.'],
    '2026-06-09',
  ],
  [
    'no planned day of a request',
    ['Request for surgery', 'Mae West DOB 09/17/1961', 'Planned date 09/29/2026', 'Request date 09/04/2026'],
    '2026-09-04',
  ],
  [
    'and none of a form of what happened',
    ['Procedure authorization worksheet', 'Mae West DOB 09/17/1961', 'Prepared 11/12/2026', 'MI date 05/03/2026'],
    '2026-11-12',
  ],
  [
    'with its time behind it',
    ['Laboratory report', 'Mae West DOB 09/17/1961', 'Collected 03/06/2026 - 08:15', 'Reported 03/08/2026'],
    '2026-03-06',
  ],
  [
    'of the letter, not of the months it tells of',
    ['Discharge letter', 'Mae West DOB 09/17/1961', 'Date 03/06/2026', 'Seen 11/03/2025 to 03/02/2026'],
    '2026-03-06',
  ],
])('%s', (_, head, day) => {
  const [d] = readChart([typedPage(1, ...head, ...prose)]).documents;
  expect(d.date && [isoOf(d.date.lo), d.date.basis]).toEqual([day, 'service']);
});

test('what was signed did not happen later, and a summary of months is of its end', () => {
  const [request, summary] = readChart([
    typedPage(1, 'Authorization request', 'Mae West DOB 09/17/1961', 'Date 10/06/2026', 'Signed 09/09/2026'),
    typedPage(
      2,
      'WEIGHT CLINIC — CLOSING NOTE',
      'Mae West DOB 09/17/1961',
      'In the program 10/07/2024 to 07/14/2025',
      ...prose,
      'Signature: F. Jankowski, MD   12/08/2025',
    ),
  ]).documents;
  expect([request, summary].map((d) => isoOf(d.date!.lo))).toEqual(['2026-09-09', '2025-12-08']);
});

test.each([
  ['Date of interview: ____ / ____ / ______', null],
  ['Date: ____________', null],
  ['Evaluator: Joan Feld, LCSW', '2026-06-25'],
])('a paper with %j among others of 06/25/2026 is of %s', (line, day) => {
  const visit = typedPage(1, 'Office visit 06/25/2026', 'Pat Lee, DOB 03/04/1958', ...prose, 'A. Brand, MD 06/25/2026');
  const paper = typedPage(
    2,
    'Behavioral evaluation',
    'Client: Pat Lee',
    line,
    'He came with his wife and told of his mood at length.',
  );
  const { date } = readChart([visit, paper]).documents[1];
  expect(date && isoOf(date.lo)).toBe(day);
});

test('a form takes the day on which it was sent, not an older one of its steps or signatures', () => {
  const [form] = readChart([
    typedPage(
      1,
      'Prior authorization request',
      'Submitted 09/17/2026',
      'Member Pat Lee, 07/19/1983',
      'Surgeon first visit   done 05/12/2026',
      'Portal',
      'Eat as you do until we call.',
      'T. Kimball RN 08/31/2026',
    ),
  ]).documents;
  expect(isoOf(form.date!.lo)).toBe('2026-09-17');
});

test('a line that begins with the day of the study tells it, whoever read it on that line', () => {
  const [echo] = readChart([
    typedPage(
      1,
      'Echocardiogram, complete',
      'Study 10/27/2026 · read by Ann Tredway, MD, FASE · River Echo Lab · limited by: none',
      'Compared with 05/04/2026 (bedside): unchanged, the wall is thin and still in its anterior part.',
      'Final. A. Tredway, MD 10/28/2026 17:40',
    ),
  ]).documents;
  expect(isoOf(echo.date!.lo)).toBe('2026-10-27');
});
