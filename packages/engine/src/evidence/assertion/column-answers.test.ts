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
