// The same papers with their days printed in another form: where each begins, whose it is, its day and who signed stay the same.

import { expect, test } from 'vitest';
import { isoOf } from '../../values/civil-date.ts';
import { readChart } from '../read-chart.ts';
import { typedPage } from './typed-page.ts';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
type Form = (month: number, day: number, year: number) => string;
const two = (n: number): string => String(n).padStart(2, '0');
const short = (m: number): string => MONTHS[m - 1].slice(0, 3);

/** Two pages, the second with two papers below each other; every day is printed by `p`. */
const papers = (p: Form) =>
  readChart([
    typedPage(
      1,
      'ADVANCED HEART CLINIC Progress Note',
      `WEST, MAE ${p(9, 17, 1961)} MRN 55-0190 ${p(2, 11, 2026)} A. Brand, MD`,
      'Walks the dog two miles. No chest pain.',
      'LABS',
      `Potassium was 4.4 when it was measured on ${p(2, 9, 2026)}.`,
      `Ann Brand, MD ${p(2, 12, 2026)}`,
    ),
    typedPage(
      2,
      'Riverside Rehab - PT note',
      `Mae West ${p(9, 17, 1961)} Visit date: ${p(3, 5, 2026)}`,
      'Six visits of twelve, the knee bends to 110 degrees.',
      'Home program goes on. Steps are hard.',
      'Next visit in two weeks.',
      `T. Ollis, PT, DPT ${p(3, 6, 2026)} 17:22`,
      '',
      `TELEPHONE ENCOUNTER ${p(3, 20, 2026)}`,
      `WEST, MAE ${p(9, 17, 1961)}`,
      'Asks for a refill. Sent.',
      `signed K. Dufour RN ${p(3, 20, 2026)}`,
    ),
  ]).documents.map((d) => ({
    kind: d.kind,
    day: d.date && `${isoOf(d.date.lo)} ${d.date.basis}`,
    patient: d.patient.name?.text,
    author: d.author?.text,
    signedOn: d.signedOn && isoOf(d.signedOn),
  }));

const figures: Form = (m, d, y) => `${two(m)}/${two(d)}/${y}`;

test('read from figures', () => {
  expect(papers(figures).map((d) => `${d.kind} ${d.day} ${d.patient} by ${d.author} ${d.signedOn}`)).toEqual([
    'visit_note 2026-02-11 service Mae West by Ann Brand 2026-02-12',
    'therapy_note 2026-03-05 service Mae West by T. Ollis 2026-03-06',
    'telephone_note 2026-03-20 service Mae West by K. Dufour 2026-03-20',
  ]);
});

test.each<[string, Form]>([
  ['March 5, 2026', (m, d, y) => `${MONTHS[m - 1]} ${d}, ${y}`],
  ['Mar. 5th, 2026', (m, d, y) => `${short(m)}. ${d}${d % 10 === 1 && d !== 11 ? 'st' : 'th'}, ${y}`],
  ['5 March 2026', (m, d, y) => `${d} ${MONTHS[m - 1]} ${y}`],
  ['05-Mar-2026', (m, d, y) => `${two(d)}-${short(m)}-${y}`],
  ['05-MAR-2026', (m, d, y) => `${two(d)}-${short(m).toUpperCase()}-${y}`],
  ['3-5-2026', (m, d, y) => `${m}-${d}-${y}`],
  ['2026-03-05', (m, d, y) => `${y}-${two(m)}-${two(d)}`],
  ['2026/03/05', (m, d, y) => `${y}/${two(m)}/${two(d)}`],
])('read the same from days like %s', (_, form) => {
  expect(papers(form)).toEqual(papers(figures));
});

test('a day that the line breaks off dates the paper, and a month is nobody\u2019s middle name', () => {
  const [document] = readChart([
    typedPage(
      1,
      'Valley Clinic - Progress Note',
      'WEST, MAE March 9, 1954 MRN 55-0190 Consultation update September 28,',
      '2026 about the knee, which is no better than it was in the spring.',
      'Signed A. Brand, MD September 30, 2026',
    ),
  ]).documents;
  expect([document.patient.name?.text, document.date && isoOf(document.date.lo), document.date?.basis]).toEqual([
    'Mae West',
    '2026-09-28',
    'service',
  ]);
});
