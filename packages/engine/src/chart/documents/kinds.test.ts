import { expect, test } from 'vitest';
import { kindOf } from './kinds.ts';

test.each([
  [
    'Bluewater Weight Program',
    'Consultation 29 September 2026, dictated by Mr. Evander Holt, MD',
    'She has been large since her second child.',
    'consultation',
  ],
  ['Surgery scheduling request', '', 'Operation 43775, laparoscopic', 'order'],
  ['Prior authorization request', '', 'Member B. Ngata', 'payer_form'],
  ['Radiology report', '', 'Findings: …', 'imaging'],
  ['Home sleep test', '', 'REI 22 per hour', 'sleep_study'],
  ['FAX', 'To: Utilization Review', 'Pages 5 including this cover', 'fax_cover'],
])('%s, %s is a %s', (title, head, body, kind) => {
  expect(kindOf(title, head, `${title}\n${head}\n${body}`)).toBe(kind);
});
