import { expect, test } from 'vitest';
import { readChart } from '../read-chart.ts';
import { typedPage } from './typed-page.ts';

test.each([
  ['Thea Brandt, PT, DPT', 'therapy_note'],
  ['Thea Brandt, OTR/L', 'therapy_note'],
  ['Thea Brandt, RN', 'nursing_note'],
  ['Thea Brandt, RDN, LD', 'nursing_note'],
  ['Thea Brandt, LCSW', 'psych_note'],
  ['Thea Brandt, MD', 'visit_note'],
  ['Thea Brandt, RRT', 'other'],
])('what nothing else tells apart, signed by %s, is a %s', (writer, kind) => {
  const [paper] = readChart([
    typedPage(1, 'Harbor Gait', 'West, Mae DOB 09/17/1961', 'Came six times.', 'Better.', `${writer} 02/11/2026`),
  ]).documents;
  expect(paper.kind).toBe(kind);
});
