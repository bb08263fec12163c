// Papers printed one below another, without white space between them: the head of each begins it.

import { expect, test } from 'vitest';
import { readChart } from '../read-chart.ts';
import { typedPage } from './typed-page.ts';

const told = [
  'She tells of the knee at length, and of the stairs that she takes one at a time.',
  'The right knee is worse in the evening, and warm to the hand of the examiner.',
];
const visit = ['Valley Clinic · PROGRESS NOTE', 'Pt: WEST, MAE  DOB: 09/17/1961  Visit: 02/11/2026', ...told, ...told];
const signed = 'Signed: A. Brand MD 02/11/2026';

const openings = (...pages: readonly (readonly string[])[]) => {
  const { text, documents } = readChart(pages.map((lines, i) => typedPage(i + 1, ...lines)));
  return documents.slice(1).map((d) => text.slice(d.start, text.indexOf('\n', d.start)).replace(/ +/g, ' '));
};

test.each<[string, readonly string[], string]>([
  [
    'a report right below a signature',
    [signed, 'RADIOLOGY REPORT        MESA IMAGING', 'PT: WEST, MAE  DOB: 09/17/1961', 'EXAM: 02/20/2026', ...told],
    'RADIOLOGY REPORT MESA IMAGING',
  ],
  [
    'a birth printed in another way',
    [signed, 'Hill Physical Therapy, discharge', 'Mae West, born Sep 17 1961, seen 03/02/2026', ...told],
    'Hill Physical Therapy, discharge',
  ],
  [
    'a writer, no house',
    [signed, 'Gail Sorrel, Psy.D.', 'West, Mae  d.o.b. 09/17/1961  seen July 28, 2026', ...told],
    'Gail Sorrel, Psy.D.',
  ],
  [
    'whose it is above what it is',
    [signed, 'West, Mae  DOB 09/17/1961  MRN 55-019 | Hill Imaging', 'Diagnostic report', ...told],
    'West, Mae DOB 09/17/1961 MRN 55-019 | Hill Imaging',
  ],
  [
    'whose it is, with a page number below the signature',
    [signed, 'Page 1 of 3', 'West, Mae  DOB 09/17/1961  MRN 55-019', 'Request for authorization', ...told],
    'West, Mae DOB 09/17/1961 MRN 55-019',
  ],
  [
    'below a paper that nobody signed, what, whose, when and by whom',
    [
      '',
      'Hill Family Medicine progress note',
      'Mae West DOB: 9/17/61  Visit: March 24, 2026  Seen by: H. Ost, FNP',
      ...told,
    ],
    'Hill Family Medicine progress note',
  ],
  [
    'below whose it is, on a sheet that is numbered',
    [
      '',
      'Mae West  DOB 09/17/1961  Sheet 2',
      'HILL SURGEONS: CONSULTATION',
      'SEEN 03/20/2026',
      'BY L. Ankrah, MD',
      ...told,
    ],
    'HILL SURGEONS: CONSULTATION',
  ],
  [
    'in typed lines a title in capitals, its head long',
    [
      'CLINICAL REMINDERS: FLU VACCINE DUE.',
      'LOCAL TITLE: RADIOLOGY REPORT      STATUS: Verified',
      'DATE OF NOTE: SEP 02, 2026@10:40',
      'AUTHOR: BRAND,ANNE',
      'WEST,MAE   DOB: SEP 17,1961',
      ...told,
    ],
    'LOCAL TITLE: RADIOLOGY REPORT STATUS: Verified',
  ],
])('%s begins a paper', (_, below, opening) => {
  expect(openings([...visit, ...below])).toEqual([opening]);
});

test.each<[string, readonly string[]]>([
  ['a line that names the birth again', ['Mae West, DOB 09/17/1961, was told of the plan on 02/11/2026.', ...told]],
  [
    'what is enclosed',
    [signed, 'Enclosed: MRI report, therapy notes', 'Re: Mae West DOB 09/17/1961, visit 02/11/2026'],
  ],
  ['a list of reminders', ['Reminders: [ ] labs due', 'Mae West DOB 09/17/1961 printed 02/12/2026', ...told]],
])('%s begins none', (_, below) => {
  expect(openings([...visit, ...below])).toEqual([]);
});

const filled = [...visit, ...told, ...told, ...told, ...told, signed];

test('a head that the end of a page parts begins one paper', () => {
  const whose = 'West, Mae 09/17/1961  Admit 02/01/2026  Discharge 02/03/2026';
  expect(openings([...filled, '', 'MERCY HOSPITAL: discharge summary'], [whose, ...told])).toEqual([
    'MERCY HOSPITAL: discharge summary',
  ]);
});

test('who signs at the end of a page is no title of the paper on the next', () => {
  const next = ['SEAFORD HOME HEALTH: home report', 'Patient Mae West 09/17/1961  Visit 02/20/2026', ...told];
  expect(openings([...filled, 'Amara Nwosu, MD, 02/11/2026'], next)).toEqual(['SEAFORD HOME HEALTH: home report']);
});

test('a signature that the end of a page parts from its paper begins none', () => {
  const next = ['Signature A. Brand, 02/11/2026 12:07', '', 'RADIOLOGY REPORT', 'WEST, MAE  DOB 09/17/1961', ...told];
  expect(openings([...visit, ...told], next)).toEqual(['RADIOLOGY REPORT']);
});

test('the head of the next paper makes no head of what stands above it', () => {
  const next = [
    'Side 21 an hour, back 58.',
    signed,
    'SLEEP SUPPLY RECORD',
    'West, Mae DOB 09/17/1961',
    'Set-up 03/02/2026',
  ];
  expect(openings([...visit, ...told], next)).toEqual(['SLEEP SUPPLY RECORD']);
});

test('whose it is, alone at the end of a page, leaves the title to the next', () => {
  const whose = 'West, Mae | DOB 09/17/1961 | MRN 55-019 | Shore Imaging';
  const next = ['SCHEDULING / AUTHORIZATION', 'RECEIVED 02/26/2026', 'Leaflet enclosed, covered by the plan.', ...told];
  const pages = [typedPage(1, ...filled, whose), typedPage(2, ...next)];
  expect(readChart(pages).documents.map((d) => d.kind)).toEqual(['visit_note', 'payer_form']);
});

test('a numbering in the middle of a page begins nothing at its top', () => {
  const next = [...told, ...told, ...told, signed, 'HILL SLEEP TEST', 'Station 4471   Page 1 of 1', ...told];
  expect(openings(visit, next)).not.toContain(told[0]);
});

test('to whom a letter goes begins no paper', () => {
  const letter = [
    'Three Rivers Joint & Bone, P.C.',
    '212 Ferry St · Wendell Brand, MD',
    'October 21, 2026',
    '',
    'Anita Moss, MD',
  ];
  const below = [
    'Family Medicine of Hill',
    '',
    'RE: Mae West DOB 09/17/1961 Chart 55-019',
    '',
    'Dear Anita,',
    '',
    ...told,
  ];
  expect(openings([...letter, ...below])).toEqual([]);
});

test('a field among the fields of an order begins no paper', () => {
  const order = [
    signed,
    'Oxygen order 02/11/2026',
    'Patient        Mae West, 09/17/1961',
    'Equipment      Concentrator E1390',
    'Test           ABG 02/10/2026 pO2 57',
    'LON            3 mo then re-test',
    'Signed         A. Brand MD 02/11/2026',
    'Whose          WEST, MAE DOB 09/17/1961',
  ];
  expect(openings([...visit, ...order])).not.toContain('LON 3 mo then re-test');
});
