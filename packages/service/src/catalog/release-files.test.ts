import { expect, test } from 'vitest';
import { kindOfRelease, readHcpcsAnweb, readIcd10cmOrder } from './release-files.ts';
import { starterCodes } from './starter-codes.ts';

const order = (number: string, code: string, billable: 0 | 1, short: string, long: string) =>
  `${number} ${code.padEnd(7)} ${billable} ${short.padEnd(60)} ${long}`;

const icd = [
  order('00001', 'A00', 0, 'Cholera', 'Cholera'),
  order(
    '00002',
    'A000',
    1,
    'Cholera due to Vibrio cholerae 01, biovar cholerae',
    'Cholera due to Vibrio cholerae 01, biovar cholerae',
  ),
  order(
    '40321',
    'S72001A',
    1,
    'Fx unsp part of nk of r femr, init',
    'Fracture of unspecified part of neck of right femur, initial encounter',
  ),
].join('\r\n');

/** 320 columns for a first line, 91 for a continuation, as in the real files. */
function hcpcs(
  code: string,
  kind: '3' | '4' | '7',
  long: string,
  more: { readonly from?: string; readonly to?: string } = {},
): string {
  const head = `${code.padStart(5)}${'00100'}${kind}${long.padEnd(80)}`;
  if (kind === '4') return head;
  const filled = `${head}${'short'.padEnd(28)}`.padEnd(268);
  return `${filled}${'20040101'}${(more.from ?? '20040101').padEnd(8)}${(more.to ?? '').padEnd(8)}N`.padEnd(320);
}

const anweb = [
  hcpcs('E0601', '3', 'Continuous positive airway pressure'),
  hcpcs('E0601', '4', '(cpap) device'),
  hcpcs('A9999', '3', 'An old thing', { from: '20100101', to: '20151231' }),
  hcpcs('D0120', '3', 'of the dentists'),
  hcpcs('KX', '7', 'Requirements specified in the medical policy have been met'),
  '',
].join('\r\n');

test('an ICD-10-CM order file becomes codes with their dot, headers marked', () => {
  expect(kindOfRelease(icd)).toBe('icd10cm-order');
  expect([...readIcd10cmOrder(icd)].map((e) => [e.code, e.display, e.billable])).toEqual([
    ['A00', 'Cholera', false],
    ['A00.0', 'Cholera due to Vibrio cholerae 01, biovar cholerae', true],
    ['S72.001A', 'Fracture of unspecified part of neck of right femur, initial encounter', true],
  ]);
});

test('an HCPCS ANWEB file becomes codes with joined names and dates, without modifiers and dental codes', () => {
  expect(kindOfRelease(anweb)).toBe('hcpcs-anweb');
  const entries = [...readHcpcsAnweb(anweb)];
  expect(entries.map((e) => [e.code, e.display, e.effectiveFrom, e.effectiveTo])).toEqual([
    ['E0601', 'Continuous positive airway pressure (cpap) device', '2004-01-01', null],
    ['A9999', 'An old thing', '2010-01-01', '2015-12-31'],
  ]);
});

test.each(['', 'hello', 'A000   Cholera due to Vibrio cholerae 01', '%PDF-1.7'])('%j is neither', (text) => {
  expect(kindOfRelease(text)).toBeUndefined();
});

test('the starter set has well-formed codes, once each, and none of CPT', () => {
  const codes = starterCodes();
  expect(codes.length).toBeGreaterThan(250);
  expect(new Set(codes.map((c) => `${c.system} ${c.code}`)).size).toBe(codes.length);
  for (const { system, code, display } of codes) {
    expect(code).toMatch(system === 'HCPCS' ? /^[A-CE-V]\d{4}$/ : /^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/);
    expect(display.length).toBeGreaterThan(3);
  }
});
