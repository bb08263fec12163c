import { expect, test } from 'vitest';
import { readChart } from '../read-chart.ts';
import { typedPage } from './typed-page.ts';

const prose = Array.from(
  { length: 40 },
  (_, i) => `She tells of the knee at length, and of the ${i} stairs at home, without a change.`,
);
const first = [
  'Tidewater Family Physicians',
  'Office visit 01/14/2026',
  'Patient: Mae West   DOB 09/17/1961',
  ...prose,
];

const documentsOf = (...second: readonly string[]) =>
  readChart([typedPage(1, ...first), typedPage(2, ...second, ...prose)]).documents.map((d) => [
    d.pageFrom,
    d.kind,
    d.title.slice(0, 40),
  ]);

test.each([
  [
    'what, when and by whom in one line',
    ['Seating Clinic – Occupational Therapy 10/08/2026 · M. Fontenot, OTR/L · Mercy Hospital'],
    'therapy_note',
  ],
  [
    'the same by nobody with a title',
    ['Home Visit Report · Pelican Rehab Equipment · 10/22/2026 · L. Guidry, technician'],
    'supplier_form',
  ],
  [
    'a letterhead in two columns',
    [
      'COASTAL SLEEP DIAGNOSTICS                       HOME SLEEP APNEA TEST',
      'Accredited 4471      Page 1 of 1',
      'PATIENT  West, Mae   DOB 1961-09-17',
    ],
    'sleep_study',
  ],
  [
    'who wrote it and when',
    ['QUICKSTEP URGENT CARE      ENCOUNTER 20-APR-2026', 'PT: WEST MAE   DOB 09/17/1961', 'PROVIDER: DANA FOLSOM PA-C'],
    'visit_note',
  ],
  [
    'the same house and patient, and another day',
    [
      'Tidewater Family Physicians',
      'Office note, dictated',
      'Patient: Mae West   DOB 09/17/1961',
      'June 18, 2026. Seen by me.',
    ],
    'visit_note',
  ],
  [
    'a head in one line',
    ['Lakeshore Primary Care | Mae West | DOB 09/17/1961 | Visit 05/05/2026', 'SUBJECTIVE', 'Low back pain.'],
    'visit_note',
  ],
])('%s begins a record', (_, head, kind) => {
  const documents = documentsOf(...head);
  expect(documents.map(([page]) => page)).toEqual([1, 2]);
  expect(documents[1][1]).toBe(kind);
});

test.each([
  [
    'goes on in the middle of a sentence',
    ['and the pain at night is worse. She sleeps in a chair.', 'No falls.', 'No fever.'],
  ],
  [
    'repeats the head of its own record',
    ['Tidewater Family Physicians', 'Office visit 01/14/2026', 'Patient: Mae West   DOB 09/17/1961'],
  ],
  [
    'is numbered beside whose it is',
    ['WEST, MAE     DOB 09/17/1961    NO. 40-7712    PAGE 2', 'FILMS MRI L-spine 01/08/2026'],
  ],
  [
    'is the second sheet of a letter',
    ['M. West, born 09/17/1961; letter of January 14, 2026, second sheet', 'I ask for it.'],
  ],
  ['is numbered beside a name and a number', ['WEST, M. 77-1903-4 01/14/2026 PAGE 2', 'GAIT: TOE-TOUCH R, ONE CRUTCH']],
  [
    'begins with a section, before anybody signed',
    [
      'Assessment',
      'Left leg pain again, as before the injection of 04/21/2026, which had carried her well for months on end.',
    ],
  ],
  ['begins with a heading, before anybody signed', ['Pictures, today (K. Ibarra, COA)', 'Three views, stored.']],
  ['numbers its page', ['Office visit 01/14/2026, page 2', 'Patient: Mae West   DOB 09/17/1961', 'Plan: therapy.']],
  ['says that it goes on', ['Office visit, continued', 'Patient: Mae West   DOB 09/17/1961', 'Plan: therapy.']],
])('a page that %s belongs to the one before', (_, head) => {
  expect(documentsOf(...head).map(([page]) => page)).toEqual([1]);
});

test('a sentence that goes on from the page before begins no record', () => {
  const found = documentsOf('She went to the Hospital on 01/05/2026 and was told by J. Patel, MD that nothing more');
  expect(found).toHaveLength(1);
});

test('two names with an ampersand are a house', () => {
  const [d] = readChart([
    typedPage(1, 'Whitcombe & Sayer', 'Follow-up sheet, nerve ablation', 'WEST, MAE   DOB 09/17/1961', ...prose),
  ]).documents;
  expect([d.kind, d.title]).toEqual(['visit_note', 'Follow-up sheet, nerve ablation']);
});

test('a house that stands alone is the letterhead of the title below', () => {
  const [d, ...more] = readChart([
    typedPage(
      1,
      'St. Odile Medical Center',
      '',
      'DISCHARGE SUMMARY',
      'Name: WEST, MAE   DOB 09/17/1961   Disch 04/18/2026',
      ...prose,
    ),
  ]).documents;
  expect([more.length, d.kind, d.title]).toEqual([0, 'hospital_note', 'DISCHARGE SUMMARY']);
});
