import { expect, test } from 'vitest';
import { isoOf } from '../../values/civil-date.ts';
import { pageOfLines } from '../from-text.ts';
import { readChart } from '../read-chart.ts';

test('who a paper is about may stand below its labels, and is no table', () => {
  const rows = [
    'Prairie Lung Clinic',
    '',
    'Patient            DOB           MRN          Visit         Clinician',
    'Beulah Stancliff   07/09/1948    0067-41-B    10/28/2026    Eamon Trask, MD',
    '',
    'COPD, eight weeks after a bronchitis. She is slow and needs to stop on the stairs.',
  ];
  const { text, patient, documents, sentences } = readChart([pageOfLines(rows, 1)]);
  expect(
    sentences.flatMap((s) => (s.kind === 'pair' ? [s.cells!.map((c) => text.slice(c.start, c.end)).join(': ')] : [])),
  ).toEqual([
    'Patient: Beulah Stancliff',
    'DOB: 07/09/1948',
    'MRN: 0067-41-B',
    'Visit: 10/28/2026',
    'Clinician: Eamon Trask, MD',
  ]);
  expect(patient.name?.text).toBe('Beulah Stancliff');
  expect(patient.birthDate && isoOf(patient.birthDate.day)).toBe('1948-07-09');
  expect(documents[0].date && isoOf(documents[0].date.lo)).toBe('2026-10-28');
});

test('labels of a person over a row of other labels are a form in two columns', () => {
  const rows = ['Request', '', 'Patient      DOB', 'Insurance    Phone', 'Supplier     Item'];
  const { sentences } = readChart([pageOfLines(rows, 1)]);
  expect(sentences.some((s) => s.kind === 'pair' && s.cells?.length === 2 && s.start === 9)).toBe(false);
});

test('labels over more than one person head a table', () => {
  const rows = [
    'Clinic list',
    '',
    'Patient    DOB           MRN',
    'Ann Lee    07/09/1948    0067-41',
    'Roy Moss   07/09/1958    0067-42',
  ];
  const { sentences } = readChart([pageOfLines(rows, 1)]);
  expect(sentences.filter((s) => s.kind === 'row' && s.cells?.length === 3)).toHaveLength(3);
});
