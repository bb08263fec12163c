import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { sideOfSpan } from './index.ts';

test.each([
  ['Mild arthrosis, right hip.', 'right'],
  ['1. Advanced change, left hip. 2. Mild arthrosis, right hip.', 'right'],
  // a side alone behind a comma begins the next thing
  ['Arthrosis, left, see notes.', null],
])('%j: arthrosis of the %s', (text, side) => {
  const chart = chartFromText(text);
  const start = chart.text.toLowerCase().indexOf('arthrosis');
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  expect(sideOfSpan(chart, sentence, { start, end: start + 'arthrosis'.length })).toBe(side);
});
