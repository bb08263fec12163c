import { expect, test } from 'vitest';
import { chartFromText } from '../index.ts';

const NOTE = 'HPI: Short of breath on the stairs since the winter and worse each month, sleeps on two pillows.\n\n';

test.each([
  ['Oximetry | 05/03/2025 | 86% RA', [['Oximetry', '05/03/2025', '86% RA']]],
  ['Sx onset | 05/26/2026 | low back', [['Sx onset', '05/26/2026', 'low back']]],
  ['Urinary | loss of control | started 05/20/2026', [['Urinary', 'loss of control', 'started 05/20/2026']]],
  ['KL grade | 4 | R knee | 5/12/26', [['KL grade', '4', 'R knee', '5/12/26']]],
  ['05/03/2025 | Oximetry 86% RA', [['05/03/2025', 'Oximetry 86% RA']]],
  [
    'Counseling visit | 05/01/2026 | CT appointment | 06/25/2026',
    [
      ['Counseling visit', '05/01/2026'],
      ['CT appointment', '06/25/2026'],
    ],
  ],
  // statements side by side, and the head of a paper
  ['BP 128/76 | HR 72 | Temp 98.6', []],
  ['Fever | chills | night sweats', []],
  ['Seen 05/03/2026 | Dr. Lee | in person', []],
  ['Weight: 244 lb | Height: 70 in | 05/03/2026', []],
])('the entries of %j', (line, rows) => {
  const { text, sentences } = chartFromText(NOTE + line);
  const of = sentences.filter((s) => (s.kind === 'row' || s.kind === 'pair') && s.start >= text.indexOf('pillows'));
  expect(
    of
      .filter((s) => !text.slice(s.start, s.end).includes(':'))
      .map((s) => s.cells?.map((c) => text.slice(c.start, c.end))),
  ).toEqual(rows);
});

test.each([
  [
    'First ESI    05/06/2025    NRS 8 to 7    returned 1 wk\nSecond ESI   08/20/2025    NRS 8 to 3    lasted 4 months',
    2,
  ],
  ['KL grade   4       R knee   5/12/26\nROM        5-95    R knee   5/12/26', 2],
  ['Height   70 in     Weight   244 lb\nBP       128/76    Pulse    72', 4],
])('rows without a head stay whole, labels and values by turns are pairs: %j', (table, entries) => {
  const { sentences } = chartFromText(table);
  expect(sentences.filter((s) => s.cells)).toHaveLength(entries);
});
