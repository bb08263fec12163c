import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { isoOf } from '../../values/civil-date.ts';
import { dateFor } from './index.ts';

const dayOf = (text: string, word: string): string | undefined => {
  const chart = chartFromText(text);
  const start = chart.text.indexOf(word);
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  const found = dateFor(chart, sentence, { start, end: start + word.length });
  return found ? isoOf(found.lo) : undefined;
};

const BLOCKS = `=== procedure_note 2026-06-01 Procedures
Notes of both blocks are below.

First block
Date: 04/28/2026
Site: L4-5
Relief: 85%

Second block
Date: 05/15/2026
Site: L5-S1
Relief: 90%`;

test.each([
  [BLOCKS, 'First block', '2026-04-28'],
  [BLOCKS, '85%', '2026-04-28'],
  [BLOCKS, 'Second block', '2026-05-15'],
  [BLOCKS, 'L5-S1', '2026-05-15'],
  [BLOCKS, 'Notes of both', '2026-06-01'],
  ['Oxygen form for the supplier.\n\nSpO2 at rest: 86 %\nTest date: 05/03/2025\nFlow: 2 L', '86 %', '2025-05-03'],
  ['Oxygen form for the supplier.\n\nSpO2 at rest: 86 %\nOrder date: 05/03/2025\nFlow: 2 L', '86 %', '2026-06-01'],
  // a day of something else
  ['We spoke of the plan.\n\nFirst block\nDate ordered: 04/28/2026\nRelief: 85%', '85%', '2026-06-01'],
  ['He fell at home in his kitchen.\nDate: 04/28/2026\nRelief: 85%', '85%', '2026-06-01'],
])('in the form %#, %j is of its own part', (text, word, day) => {
  expect(dayOf(text, word)).toBe(day);
});
