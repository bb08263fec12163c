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
  ['Not present\n- fever\n- chills', 'negated'],
  ['Denies:\nfever\nchills', 'negated'],
  ['ABSENT\nfever\nchills', 'negated'],
  ['He does not have:\n- fever\n- chills', 'negated'],
  ['Red flags (all absent)\n- fever\n- chills', 'negated'],
  ['Red flags looked for and not found: fever, chills.', 'negated'],
  ['| Reports | Denies |\n| leg pain | fever |\n| numb foot | chills |', 'negated'],
  ['| Yes | No |\n| leg pain | fever |\n| numb foot | chills |', 'negated'],
  ['| Absent | Present |\n| leg pain | fever |\n| numb foot | chills |', 'affirmed'],
  ['| Numbers | Not present |\n| BP 128/80 | fever |\n| BMI 27 | chills |', 'negated'],
  // a stacked answer and a finding of its own head nothing
  ['Straight leg raise negative\n- fever\n- chills', 'affirmed'],
  ['Ankle clonus\nAbsent\nThis week\nfever and chills since Sunday', 'affirmed'],
  ['Present\n- fever\n- chills', 'affirmed'],
])('chills in %j are %s', (text, polarity) => {
  const chart = chartFromText(text);
  const start = chart.text.indexOf('chills');
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  expect(assess(chart, sentence, { start, end: start + 'chills'.length }).polarity).toBe(polarity);
});

test.each([
  ['Family history\nstroke\nchills', 'experiencer', 'family'],
  ['| You | Family |\n| gout | chills |\n| asthma | stroke |', 'experiencer', 'family'],
  ['Possible side effects\n- fever\n- chills', 'frame', 'hypothetical'],
  ['Call us for\n- fever\n- chills', 'frame', 'hypothetical'],
] as const)('chills in %j have the %s %s', (text, axis, value) => {
  const chart = chartFromText(text);
  const start = chart.text.indexOf('chills');
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  expect(assess(chart, sentence, { start, end: start + 'chills'.length })[axis]).toBe(value);
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

test.each([
  ['Goals (by 05/20): 1) bed to chair alone. 2) walk 50 ft at home with walker. 3) chills gone.', 'frame', 'goal'],
  ['Goals: toilet alone within 3 min; kitchen for two meals; chills gone by week 2.', 'frame', 'goal'],
  ['Goals of training: transfers safely; chills gone.', 'frame', 'goal'],
  ['Her goal is to walk; chills today.', 'frame', 'actual'],
  ['Family history: 1. Stroke in the father. 2. Gout. 3. Chills.', 'experiencer', 'family'],
] as const)('chills in the list on one line %j have the %s %s', (text, axis, value) => {
  const chart = chartFromText(text);
  const start = chart.text.search(/chills/i);
  const sentence = chart.sentences.findIndex((s) => s.start <= start && start < s.end);
  expect(assess(chart, sentence, { start, end: start + 'chills'.length })[axis]).toBe(value);
});
