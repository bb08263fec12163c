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

test.each([
  ['Impression and recommendations:', 'actual'],
  ['We recommend:', 'recommended'],
])('what is listed under %j is %s', (lead, frame) => {
  const chart = chartFromText(`${lead}\n- the cataract accounts for the loss\n- new glasses`);
  const start = chart.text.indexOf('accounts');
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  expect(assess(chart, sentence, { start, end: start + 'accounts'.length }).frame).toBe(frame);
});

test('an answer under the other eye answers nothing of this one', () => {
  const chart = chartFromText(
    '|  | OD | OS |\n| Manifest refraction | -2.25, 20/70 | not applicable |\n| Glare | 20/200 | n/a |',
  );
  const start = chart.text.indexOf('20/70');
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  expect(assess(chart, sentence, { start, end: start + 5 }).frame).toBe('actual');
});

test.each([
  ['Oxygen', 'affirmed'],
  ['Finding', 'negated'],
])('none under %j leaves what stands before it %s', (head, polarity) => {
  const chart = chartFromText(
    `Test            ${head}       SpO2      Minutes\nSeated rest     none         90        20\nCorridor walk   none         83        3\nStair climb     none         82        2`,
  );
  const start = chart.text.indexOf('Corridor walk');
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  expect(chart.sentences[sentence].cells?.length).toBe(4);
  expect(assess(chart, sentence, { start, end: start + 'Corridor walk'.length }).polarity).toBe(polarity);
});
