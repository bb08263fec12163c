import { expect, test } from 'vitest';
import { chartFromText } from '../../chart/index.ts';
import { assess } from './index.ts';

test.each([
  ['Prior supervised programs\n*** [program / dates / result]', 'template'],
  ['Prior supervised programs\n____________', 'template'],
  ['Prior supervised programs\nTwelve weeks at the hospital, 2025.', 'actual'],
  ['He went through supervised programs.\n*** [signature]', 'actual'],
])('%j says it as %s', (text, frame) => {
  const chart = chartFromText(text);
  const start = chart.text.indexOf('supervised');
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  expect(assess(chart, sentence, { start, end: start + 'supervised programs'.length }).frame).toBe(frame);
});
