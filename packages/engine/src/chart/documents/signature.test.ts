import { expect, test } from 'vitest';
import type { Page } from '../../pdf/page.ts';
import { isoOf } from '../../values/civil-date.ts';
import { readChart } from '../read-chart.ts';

/** One page, set line by line in fixed-width type. */
const page = (...lines: string[]): Page => ({
  number: 1,
  width: 612,
  height: 792,
  source: 'text',
  confidence: 100,
  words: lines.flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((m) => ({
      text: m[0],
      x0: 50 + m.index * 6,
      x1: 50 + (m.index + m[0].length) * 6,
      y0: 80 + row * 12,
      y1: 90 + row * 12,
      size: 10,
    })),
  ),
});

const body = ['Seen for neck pain today.', 'Tender over the joints, strength full.', 'Plan: therapy for six weeks.'];

test.each([
  ['Dr. Anselm Kirkbride', 'Dr. Anselm Kirkbride', 'clinician', 'unsigned'],
  ['Dr. A. Kirkbride, pain medicine', 'Dr. A. Kirkbride', 'clinician', 'unsigned'],
  ['Ludmila Okereke, nurse practitioner', 'Ludmila Okereke', 'clinician', 'unsigned'],
  ['Sigrid Hallam, Radiologist', 'Sigrid Hallam', 'clinician', 'unsigned'],
  ['Thea Brandt, registered respiratory therapist', 'Thea Brandt', 'other_clinician', 'unsigned'],
  ['- Bettany RN', 'Bettany', 'other_clinician', 'unsigned'],
  ['W. Halvorsen NP signed /W Halvorsen/ 08/21/2026', 'W. Halvorsen', 'clinician', '2026-08-21'],
  ['E-signed W. Halvorsen NP 08/21/2026', 'W. Halvorsen', 'clinician', '2026-08-21'],
  ['cc Dr. Anselm Kirkbride', null, 'unknown', 'unsigned'],
  ['Referred by Dr. Anselm Kirkbride', null, 'unknown', 'unsigned'],
])('"%s" closes a note', (line, author, role, signed) => {
  const [d] = readChart([page('Office visit 08/17/2026', ...body, line)]).documents;
  expect([
    d.author?.text ?? null,
    d.authorRole,
    d.signed ? (d.signedOn === null ? 'undated' : isoOf(d.signedOn)) : 'unsigned',
  ]).toEqual([author, role, signed]);
});

test('the line of identity below a signature dates nothing', () => {
  const [d] = readChart([
    page('Imaging order 09/24/2026', ...body, 'Signed Serafina Oduya FNP', 'Mae West b. 08/11/1958'),
  ]).documents;
  expect([d.signed, d.signedOn]).toEqual([true, null]);
});
