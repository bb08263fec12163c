import { expect, test } from 'vitest';
import { isoOf } from '../values/civil-date.ts';
import { chartFromText, type DocumentKind } from './index.ts';

test('text is one signed visit note of a clinician', () => {
  const [d, ...rest] = chartFromText('She wakes gasping.').documents;
  expect(rest).toEqual([]);
  expect([d.kind, isoOf(d.date!.lo), d.signed, d.authorRole]).toEqual(['visit_note', '2026-06-01', true, 'clinician']);
});

test('text takes documents of a kind and a date', () => {
  const chart = chartFromText(
    '=== imaging 2026-05-02 X-ray of the knee\nImpression: severe OA.\n=== patient_form 2026-05-03\nSnoring: ☒ yes ☐ no\n',
  );
  expect(chart.documents.map((d) => [d.kind, isoOf(d.date!.lo), d.title])).toEqual([
    ['imaging', '2026-05-02', 'X-ray of the knee'],
    ['patient_form', '2026-05-03', ''],
  ]);
  expect(chart.sections.map((s) => s.kind)).toContain('impression');
});

test('text is unsigned when it says so', () => {
  expect(chartFromText('Plan: surgery.\nSignature pending').documents[0].signed).toBe(false);
});

test('every document keeps its kind', () => {
  const kinds: DocumentKind[] = ['order', 'lab', 'supplier_form'];
  expect(chartFromText(kinds.map((k) => `=== ${k} 2026-01-02\nText.`).join('\n')).documents.map((d) => d.kind)).toEqual(
    kinds,
  );
});

test('a table of which the last line could head another is read', () => {
  const text = 'Prior treatment   Tried   Result\nNSAIDs   Yes   Effective\nPT   No   -\nInjection   No   -';
  const head = '=== visit_note 2026-06-01 Visit\nPatient: Jordan Vale DOB: 03/04/1958';
  const foot = 'Electronically signed by Alex Morgan, MD, 06/01/2026';
  expect(chartFromText(`${head}\n${text}\n${foot}`).text).toContain('Injection');
});
