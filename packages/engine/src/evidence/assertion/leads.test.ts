import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { assess } from './index.ts';

test.each([
  ['Denies:', 'negated'],
  ['No history of:', 'negated'],
  ['Negative for:', 'negated'],
  ['BREATHING, no treatment worn:', 'affirmed'],
  ['CT CHEST, without contrast:', 'affirmed'],
])('a list under %j is %s', (lead, polarity) => {
  const chart = chartFromText(`${lead}\n- apneas 21 per hour\n- snoring in the last hour`);
  const start = chart.text.indexOf('snoring');
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  expect(chart.sentences[sentence].lead).toBeDefined();
  expect(assess(chart, sentence, { start, end: start + 'snoring'.length }).polarity).toBe(polarity);
});
