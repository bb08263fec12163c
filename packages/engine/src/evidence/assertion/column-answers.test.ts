import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { assess } from './index.ts';

test.each([
  ['| Modality | Tolerated? | Why not |\n| Naproxen | yes | |\n| PT | no | leg pain each time |', 'PT', 'affirmed'],
  ['| Treatment | Helped | Weeks |\n| Naproxen | yes | 8 |\n| PT | no | 6 |', 'PT', 'affirmed'],
  ['| Treatment | Tried | Helped |\n| Naproxen | Yes | No |\n| PT | Yes | No |', 'PT', 'affirmed'],
  ['| Treatment | Tried | Helped |\n| Naproxen | Yes | No |\n| PT | No | |', 'PT', 'negated'],
  ['| Drug | Side effects | Dose |\n| Naproxen | none | 500 mg |\n| Tramadol | yes | 50 mg |', 'Naproxen', 'affirmed'],
  ['| Symptom | Present | Side |\n| Numbness | yes | L |\n| Fever | no | |', 'Fever', 'negated'],
  ['| Skill | Independent | Note |\n| Feeding | yes | |\n| Transfers | no | two helpers |', 'Transfers', 'negated'],
] as const)('in %j %s is %s', (table, word, polarity) => {
  const chart = chartFromText(table);
  const start = chart.text.indexOf(word);
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  const found = assess(chart, sentence, { start, end: start + word.length });
  expect([found.polarity, found.frame]).toEqual([polarity, 'actual']);
});

test.each([
  [
    '| Study | Ordered | Completed |\n| MRI | 05/01/2026 | 05/20/2026 |\n| EMG | 05/01/2026 | |',
    'EMG',
    'affirmed',
    'ordered',
  ],
  [
    '| Study | Ordered | Completed |\n| MRI | 05/01/2026 | 05/20/2026 |\n| EMG | 05/01/2026 | |',
    'MRI',
    'affirmed',
    'actual',
  ],
  [
    '| Over 2 weeks | Not at all | Several days |\n| Low mood | | X |\n| Self harm | X | |',
    'Self harm',
    'negated',
    'actual',
  ],
  [
    '| Finding | None | Mild | Severe |\n| Spurs | ☐ | ☒ | ☐ |\n| Subluxation | ☒ | ☐ | ☐ |',
    'Subluxation',
    'negated',
    'actual',
  ],
  [
    '| Finding | None | Mild | Severe |\n| Spurs | ☐ | ☒ | ☐ |\n| Subluxation | ☒ | ☐ | ☐ |',
    'Spurs',
    'affirmed',
    'actual',
  ],
  ['| Finding | Right | Left |\n| Crepitus | ☒ | ☐ |\n| Effusion | ☐ | ☐ |', 'Effusion', 'affirmed', 'template'],
  ['Prior relief of half or more? ☒ Yes ☐ No ☐ N/A', 'relief', 'affirmed', 'actual'],
  ['Prior fusion there? ☐ Yes ☒ No ☐ N/A', 'fusion', 'negated', 'actual'],
  ['Do you use oxygen at home?   Yes / No', 'oxygen', 'affirmed', 'template'],
  ['Walks at home:  Yes     No\nFell this year:  Yes     No', 'Fell', 'affirmed', 'template'],
  ['Do you use a cane? Sometimes', 'cane', 'affirmed', 'actual'],
  ['Do you use a cane? Often people ask.', 'cane', 'affirmed', 'template'],
  ['Do you use oxygen at home? Yes, no mask though', 'oxygen', 'affirmed', 'actual'],
  ['Smokeless tobacco    Never used\nPacks a day          1.0', 'Smokeless', 'negated', 'actual'],
  ['Quit date            \nPacks a day       1.0\nYears             34', 'Quit', 'affirmed', 'actual'],
] as const)('in %j %s is %s and %s', (text, word, polarity, frame) => {
  const chart = chartFromText(text);
  const start = chart.text.indexOf(word);
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  const found = assess(chart, sentence, { start, end: start + word.length });
  expect([found.polarity, found.frame]).toEqual([polarity, frame]);
});

test.each([
  ['| Drug | Dose | Taking? |\n| Glargine | 18 units | Yes |\n| Lispro | 6 units | No |', 'resolved'],
  ['| Drug | Dose | Taking? |\n| Glargine | 18 units | No |\n| Lispro | 6 units | Yes |', 'current'],
])('lispro in %j is %s', (text, temporality) => {
  const chart = chartFromText(text);
  const start = chart.text.indexOf('Lispro');
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  expect(assess(chart, sentence, { start, end: start + 6 }).temporality).toBe(temporality);
});
