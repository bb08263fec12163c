import { expect, test } from 'vitest';
import { chartFromText } from '../chart/index.ts';
import type { Side } from '../evidence/finding.ts';
import { refusedBySide } from './other-side.ts';

test.each<readonly [string, Side | null, boolean]>([
  ['Fellow eye: 3+ cataract.', null, true],
  ['There is a 3+ cataract in the fellow eye.', null, true],
  // in a paper about the left one
  ['Fellow eye: 3+ cataract.', 'left', false],
  ['Fellow eye: 3+ cataract.', 'right', true],
  ['3+ cataract.', null, false],
  ['3+ cataract.', 'left', true],
  ['Contralateral knee replaced; cataract.', null, false],
])('%j, told of %j, is refused where the right is asked for: %j', (text, side, refused) => {
  const chart = chartFromText(`=== visit_note 2026-06-01 Visit\n${text}\n`);
  const start = chart.text.indexOf('cataract');
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  expect(refusedBySide(chart, 'right', sentence, { start, end: start + 8 }, side) !== null).toBe(refused);
});
